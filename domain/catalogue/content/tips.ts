/** The box 'Quick Tips for Success' on the help screen. */
export const quickTips: readonly string[] = [
  'Complete onboarding, so that your program fits you.',
  'Spin the wheel daily. One quest keeps the streak.',
  'Track your progress in the profile.',
  'Use skip tokens strategically: keep one for a day you cannot plan.',
];

/** Shown next to the daily maintenance routine. */
export const dailyMaintenanceTips: readonly string[] = [
  'Same time each day beats the perfect time.',
  'Warm up with a minute of marching before the first set.',
  'Split the sets over the day if ten minutes in a row are hard to find.',
  'Take the easier version as soon as your form breaks, and finish the reps.',
  'Sore? Slow down and use half the range. Sharp pain means stop.',
];

export const healthDisclaimer =
  'General fitness information, not medical advice. Ask a doctor before you start if you are pregnant, injured or have a health condition. Stop on pain or dizziness.';
