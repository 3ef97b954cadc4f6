import AppKit
import SwiftUI
import UIKit

final class PhoneDelegate: NSObject, UIApplicationDelegate {}

final class DesktopDelegate: NSObject, NSApplicationDelegate {
    func applicationDidFinishLaunching(_ notification: Notification) {}
}

@main
struct BridgedApp: App {
    @UIApplicationDelegateAdaptor(PhoneDelegate.self) private var phone
    @NSApplicationDelegateAdaptor(DesktopDelegate.self) private var desktop

    var body: some Scene { WindowGroup { Bridged() } }
}

struct Bridged: View {
    var body: some View {
        VStack {
            MapView(zoom: 2)
            Browser()
            Visual()
        }
    }
}

struct MapView: UIViewRepresentable {
    var zoom: Int

    func makeUIView(context: Context) -> UIView { UIView() }
    func updateUIView(_ uiView: UIView, context: Context) { uiView.tag = zoom }
}

struct Browser: UIViewControllerRepresentable {
    @MainActor final class Coordinator {
        var count = 0
    }

    func makeCoordinator() -> Coordinator { Coordinator() }
    func makeUIViewController(context: Context) -> UIViewController { UIHostingController(rootView: Text("Browser")) }
    func updateUIViewController(_ uiViewController: UIViewController, context: Context) {
        context.coordinator.count += 1
    }
}

struct Visual: NSViewRepresentable {
    func makeNSView(context: Context) -> NSView { NSHostingView(rootView: Text("Visual")) }
    func updateNSView(_ nsView: NSView, context: Context) {}
}

@MainActor func picture() -> UIImage? { ImageRenderer(content: Text("Bed")).uiImage }
@MainActor func desktopPicture() -> NSImage? { ImageRenderer(content: Text("Bed")).nsImage }
