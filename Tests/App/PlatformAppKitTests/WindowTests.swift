import Foundation
import PlatformAppKit
import Testing

@MainActor @Suite struct WindowTests {
    @Test func aViewKnowsItsWindowAndTheWindowItsController() {
        let window = NSWindow(
            contentRect: CGRect(x: 0, y: 0, width: 30, height: 20), styleMask: [.titled, .closable], backing: .buffered,
            defer: false)
        let controller = NSWindowController(window: window)
        let inner = NSView()
        let content = NSView()
        content.addSubview(inner)
        window.contentView = content
        #expect(window.windowController === controller)
        #expect(inner.window === window)
        inner.removeFromSuperview()
        #expect(inner.window == nil)
        window.contentView = nil
        #expect(content.window == nil)
        controller.showWindow(nil)
        #expect(window.isVisible)
        controller.close()
        #expect(!window.isVisible)
    }

    @Test func aControllerMakesItsViewWhenItIsFirstAskedFor() {
        final class Controller: NSViewController {
            var loads = 0
            override func viewDidLoad() { loads += 1 }
        }
        let controller = Controller()
        #expect(controller.loads == 0)
        let window = NSWindow()
        window.contentViewController = controller
        #expect(controller.view.window === window)
        #expect(controller.loads == 1)
    }

    @Test func aQuestionThatNobodySeesIsNotAnswered() {
        let alert = NSAlert()
        alert.messageText = "Delete the garden?"
        alert.addButton(withTitle: "Delete")
        #expect(alert.runModal() == .abort)
    }

    @Test func aMenuKeepsItsCommands() {
        let menu = NSMenu(title: "Garden")
        let item = NSMenuItem(title: "Water")
        menu.addItem(item)
        menu.addItem(.separator())
        #expect(menu.items.count == 2)
        #expect(item.menu === menu)
        menu.removeAllItems()
        #expect(item.menu == nil)
    }

    @Test func anAppearanceIsMatchedByItsName() {
        #expect(NSAppearance(named: .darkAqua)?.bestMatch(from: [.aqua, .darkAqua]) == .darkAqua)
        #expect(NSApplication().effectiveAppearance.bestMatch(from: [.darkAqua]) == nil)
    }

    @Test func namedImagesAreWhatASurfaceFinds() {
        #expect(NSImage(named: "Logo")?.size == .zero)
        #expect(NSImage(named: "") == nil)
        #expect(NSImage(size: CGSize(width: 2, height: 3)).size == CGSize(width: 2, height: 3))
    }
}
