extension AssistantSchemas.IntentSchema {
    /// The schemas of intents for alarms and timers.
    public static var clock: AssistantSchemas.ClockIntent { AssistantSchemas.ClockIntent() }
}

extension AssistantSchemas {
    /// The schemas of intents for alarms and timers (inventory §2.13).
    public struct ClockIntent: Sendable {
        /// The schema “cancel timer”.
        public var cancelTimer: IntentSchema { IntentSchema("clock.cancelTimer") }
        /// The schema “create alarm”.
        public var createAlarm: IntentSchema { IntentSchema("clock.createAlarm") }
        /// The schema “create timer”.
        public var createTimer: IntentSchema { IntentSchema("clock.createTimer") }
        /// The schema “delete alarm”.
        public var deleteAlarm: IntentSchema { IntentSchema("clock.deleteAlarm") }
        /// The schema “dismiss alarm”.
        public var dismissAlarm: IntentSchema { IntentSchema("clock.dismissAlarm") }
        /// The schema “pause timer”.
        public var pauseTimer: IntentSchema { IntentSchema("clock.pauseTimer") }
        /// The schema “resume timer”.
        public var resumeTimer: IntentSchema { IntentSchema("clock.resumeTimer") }
        /// The schema “snooze alarm”.
        public var snoozeAlarm: IntentSchema { IntentSchema("clock.snoozeAlarm") }
        /// The schema “update alarm”.
        public var updateAlarm: IntentSchema { IntentSchema("clock.updateAlarm") }
        /// The schema “update timer”.
        public var updateTimer: IntentSchema { IntentSchema("clock.updateTimer") }
    }
}

extension AssistantSchemas.EntitySchema {
    /// The schemas of entities for alarms and timers.
    public static var clock: AssistantSchemas.ClockEntity { AssistantSchemas.ClockEntity() }
}

extension AssistantSchemas {
    /// The schemas of entities for alarms and timers (inventory §2.13).
    public struct ClockEntity: Sendable {
        /// The schema “alarm”.
        public var alarm: EntitySchema { EntitySchema("clock.alarm") }
        /// The schema “stopwatch”.
        public var stopwatch: EntitySchema { EntitySchema("clock.stopwatch") }
        /// The schema “timer”.
        public var timer: EntitySchema { EntitySchema("clock.timer") }
    }
}

extension AssistantSchemas.EnumSchema {
    /// The schemas of enums for alarms and timers.
    public static var clock: AssistantSchemas.ClockEnum { AssistantSchemas.ClockEnum() }
}

extension AssistantSchemas {
    /// The schemas of enums for alarms and timers (inventory §2.13).
    public struct ClockEnum: Sendable {
        /// The schema “alarm trigger state”.
        public var alarmTriggerState: EnumSchema { EnumSchema("clock.alarmTriggerState") }
        /// The schema “timer state”.
        public var timerState: EnumSchema { EnumSchema("clock.timerState") }
    }
}
