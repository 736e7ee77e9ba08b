/** Push messages. No health data, no name and no number: everybody can read a lock screen. */
export const messages = {
  streakAlerts: {
    title: 'Your streak is waiting',
    body: 'Today doesn’t count yet. Ten minutes will do it.',
  },
  programMilestones: {
    title: 'A new phase starts today',
    body: 'You’ve earned it. See what changes from here.',
  },
  achievementBadges: {
    title: 'You unlocked something',
    body: 'Yesterday’s effort earned you an achievement. Come and see it.',
  },
  weeklyProgress: {
    title: 'Your week is ready',
    body: 'See how it went, and pick one thing for the next seven days.',
  },
  weekendCheckIns: {
    title: 'How did your week feel?',
    body: 'Take a minute: what went well, and what will you change?',
  },
  workoutReminders: {
    title: 'It’s a training day',
    body: 'Your session is ready when you are.',
    /** Of a button on the message. */
    checkIn: 'How are you today?',
  },
  questNotifications: {
    title: 'Today’s wheel is ready',
    body: 'One spin, one quest. Go and see what you get.',
  },
  /** Its body is the line of the day. */
  dailyMotivation: { title: 'For today' },
  /** From a friend. */
  nudge: {
    title: 'A friend is thinking of you',
    body: 'Your streak is still open today. A small quest keeps it.',
  },
  /** The test that a member asked for. */
  test: { title: 'Reminders work', body: 'This is the test you asked for. Nothing to do.' },
};
