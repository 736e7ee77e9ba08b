/** Why a member got a reminder, as a sentence. `toggle` is the title of its switch, `clock` the time of the member: `08:00`. */
const because = (why: string) => (toggle: string, clock: string) =>
  `You have ${toggle} on, and ${why} at ${clock}.`;

export const reminderReasons = {
  streakAlerts: because('your streak was at risk: nothing counted for the day yet'),
  programMilestones: because('a new phase of your program started that day; we say so'),
  achievementBadges: because('you had unlocked an achievement the day before; we say so'),
  weeklyProgress: because('a week had ended; we say so on Monday'),
  weekendCheckIns: because('the week was nearly over; we ask on Sunday'),
  workoutReminders: because('it was a training day of your plan with nothing done yet'),
  questNotifications: because('the wheel of the day was waiting for its first spin'),
  dailyMotivation: because('we send one line a day'),
};
