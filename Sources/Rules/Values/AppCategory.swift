/// The categories of the phone's app picker, in its order.
package enum AppCategory: String, CaseIterable, Hashable, Sendable {
  case all
  case social
  case games
  case entertainment
  case creativity
  case education
  case healthAndFitness = "health_and_fitness"
  case informationAndReading = "information_and_reading"
  case productivityAndFinance = "productivity_and_finance"
  case shoppingAndFood = "shopping_and_food"

  /// The name in sentences, as in `Health & Fitness`.
  package var label: String {
    switch self {
    case .all: "All apps"
    case .social: "Social"
    case .games: "Games"
    case .entertainment: "Entertainment"
    case .creativity: "Creativity"
    case .education: "Education"
    case .healthAndFitness: "Health & Fitness"
    case .informationAndReading: "Information & Reading"
    case .productivityAndFinance: "Productivity & Finance"
    case .shoppingAndFood: "Shopping & Food"
    }
  }
}
