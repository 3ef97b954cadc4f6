import SwiftUI

/// The page that the router is at.
struct TransferView: View {
    var router: LinkRouter

    var body: some View {
        Group {
            switch router.page {
            case .create: Text("New transfer")
            case .transfer(let code): Text("Transfer \(code)")
            case nil: Text("Transfers")
            }
        }
        .onOpenURL { router.open($0) }
    }
}
