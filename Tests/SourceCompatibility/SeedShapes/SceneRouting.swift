import AppIntents
import SwiftUI

struct RecipeEntity: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Recipe"
    static let defaultQuery = RecipeQuery()

    let id: UUID
    var dish: String
    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(dish)") }
}

struct RecipeQuery: EntityQuery {
    func entities(for identifiers: [UUID]) async throws -> [RecipeEntity] {
        identifiers.map { RecipeEntity(id: $0, dish: "Soup") }
    }
}

struct CookRecipe: AppIntent, TargetContentProvidingIntent {
    static let title: LocalizedStringResource = "Cook Recipe"

    @Parameter var recipe: RecipeEntity

    var contentIdentifier: String { "cook/\(recipe.id.uuidString)" }
}

struct ShowShoppingList: AppIntent, TargetContentProvidingIntent {
    static let title: LocalizedStringResource = "Show Shopping List"
}

struct CookingView: View {
    @State private var recipe: RecipeEntity

    init(recipe: RecipeEntity) {
        self.recipe = recipe
    }

    var body: some View {
        VStack {
            Text("Now cooking: \(recipe.dish)")
        }
        .padding()
        .handlesExternalEvents(preferring: (["cook/" + recipe.id.uuidString]), allowing: ["*"])
        .onAppIntentExecution(CookRecipe.self) { intent in
            self.recipe = intent.recipe
        }
    }
}

struct ShoppingListView: View {
    @State private var isShown = false

    var body: some View {
        Text(isShown ? "Groceries" : "Nothing")
            .handlesExternalEvents(preferring: ["ShowShoppingList"], allowing: ["ShowShoppingList"])
    }
}

struct KitchenScenes: Scene {
    var body: some Scene {
        WindowGroup {
            ShoppingListView()
        }
        .handlesExternalEvents(matching: ["ShowShoppingList"])
    }
}
