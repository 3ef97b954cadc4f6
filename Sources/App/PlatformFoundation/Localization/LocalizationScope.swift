/// The language of the person whom the current task works for.
///
/// A run's request carries it: one app process serves people of several languages without a restart.
package enum LocalizationScope {
    /// nil outside a run: then the process's own locale counts.
    @TaskLocal package static var locale: Locale?

    /// The locale that texts without one of their own are shown in.
    package static var current: Locale { locale ?? .current }
}
