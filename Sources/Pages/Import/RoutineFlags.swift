/// What the app's two switches say of a routine.
struct RoutineFlags {
  let isBlocking: Bool
  let isNotifying: Bool
}
