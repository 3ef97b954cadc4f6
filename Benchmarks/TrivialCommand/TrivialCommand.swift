/// What a command costs that does nothing: the yardstick for the start of `intents`.
@main
struct TrivialCommand {
    static func main() {
        print("{}")
    }
}
