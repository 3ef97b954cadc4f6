import AppIntents
import Foundation
import PlatformUIKit
import Testing

@MainActor @Suite struct ControlsTests {
    @Test func screensFollowEachOtherAndTheFirstStays() {
        let first = UIViewController()
        let navigation = UINavigationController(rootViewController: first)
        #expect(navigation.popViewController(animated: false) == nil)
        let second = UIViewController()
        navigation.pushViewController(second, animated: true)
        #expect(navigation.topViewController === second)
        navigation.pushViewController(UIViewController(), animated: true)
        #expect(navigation.popToRootViewController(animated: false)?.count == 2)
        #expect(navigation.topViewController === first)
    }

    @Test func anImageOfARepresentationCanBeASymbolInAColour() {
        let image = DisplayRepresentation.Image(systemName: "leaf", tintColor: .systemGreen, symbolConfiguration: nil)
        #expect(image == DisplayRepresentation.Image(systemName: "leaf", isTemplate: true))
        #expect(DisplayRepresentation.Image(systemName: "", tintColor: nil) == nil)
    }

    @Test func aStackKeepsItsViewsInOrder() {
        let label = UILabel()
        let stack = UIStackView(arrangedSubviews: [label])
        let picture = UIImageView(image: UIImage(systemName: "leaf"))
        stack.addArrangedSubview(picture)
        #expect(stack.arrangedSubviews == [label, picture])
        #expect(picture.superview === stack)
    }

    @Test func aButtonFallsBackToItsUsualTitle() {
        let button = UIButton(type: .system)
        button.setTitle("Water", for: .normal)
        #expect(button.title(for: .highlighted) == "Water")
        button.setTitle("Watering", for: .highlighted)
        #expect(button.title(for: .highlighted) == "Watering")
    }

    @Test func changesThatWouldBeAnimatedAreMadeAtOnce() {
        let view = UIView()
        var isDone = false
        UIView.animate(withDuration: 1, animations: { view.alpha = 0.5 }, completion: { isDone = $0 })
        #expect(view.alpha == 0.5)
        #expect(isDone)
    }
}
