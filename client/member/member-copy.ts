import { formatCopy } from '#client/lib/format/format-copy.ts';
import { itemsText, numberText, plural } from '#client/lib/format/locale.ts';
import type { ToastMessage } from '#client/ui/toast.ts';
import { commonCopy } from '#client/ui/ui-copy.ts';

export const failure = (description: string): ToastMessage => ({
  title: commonCopy.error,
  description,
  variant: 'destructive',
});

export const equipmentToasts = {
  saved: { title: 'Equipment Updated', description: 'Your workouts and quests now use what you have.' },
  failed: failure('Failed to update equipment. Please try again.'),
};

export const measurementsToasts = {
  saved: { title: 'Measurements Updated', description: 'Your body metrics are up to date.' },
  failed: failure('Failed to update measurements. Please try again.'),
};

export const profileToasts = {
  saved: { title: 'Profile Updated', description: 'Your changes are saved.' },
  failed: failure('Failed to update profile. Please try again.'),
};

export const resetCopy = {
  title: 'Admin Program Reset',
  description:
    'This clears your own program, workouts, quests, points, measurements and assessment. Your account, profile and beta access stay. It cannot be undone.',
  confirm: 'Reset My Data',
  pending: 'Resetting...',
  cleared: { title: 'Reset Complete', description: 'All data cleared. Returning to onboarding wizard.' },
  failed: failure('Failed to reset data. Please try again.'),
};

export const switchesCopy = {
  saved: 'Each change is saved at once.',
  saving: (waiting: number): string =>
    waiting === 1 ? 'Saving a change...' : `Saving ${numberText(waiting)} changes...`,
  undo: 'Undo',
  essentialSet: { title: 'Notification Settings Updated', description: 'Only the essential ones are on' },
  failed: {
    title: commonCopy.error,
    description: 'Failed to save your settings. Please try again.',
    variant: 'destructive',
  },
} as const;

const updated = (title: string, isOn: boolean): string => `${title} ${isOn ? 'enabled' : 'disabled'}`;

export const privacyUpdated = (title: string, isOn: boolean): ToastMessage => ({
  title: 'Privacy Setting Updated',
  description: updated(title, isOn),
});

export const notificationUpdated = (title: string, isOn: boolean): ToastMessage => ({
  title: 'Notification Setting Updated',
  description: updated(title, isOn),
});

export const exportRequested: ToastMessage = {
  title: 'Data Export Requested',
  description: 'Your data export will be emailed to you within 24 hours.',
};

export const exportDataCopy = {
  title: 'Or take it now',
  takeNow: 'Or download it now',
  description: (canMail: boolean): string =>
    canMail
      ? 'Your files, as they are right now. Nothing is emailed before you press the button below.'
      : 'Your files, as they are right now. This Rondel sends no email, so take them here.',
  files: [
    { href: '/api/me/export', label: 'Everything (JSON)' },
    { href: '/api/me/export/workouts.csv', label: 'Workouts (CSV)' },
    { href: '/api/me/export/sets.csv', label: 'Sets (CSV)' },
    { href: '/api/me/export/metrics.csv', label: 'Body metrics (CSV)' },
    { href: '/api/me/export/points.csv', label: 'Points (CSV)' },
  ],
  mail: 'Email me these files',
  mailing: 'Sending...',
  mailed: (address: string) => `The files are on their way to ${address}.`,
  notMailed: {
    title: commonCopy.error,
    description: 'We couldn’t send the email. Please try again.',
    variant: 'destructive',
  } satisfies ToastMessage,
} as const;

export const deleteAccountCopy = {
  title: 'Delete account',
  whatGoes: 'What goes',
  whatStays: 'What stays',
  goes: [
    'Your profile, body data and goals',
    'Your workouts, quests, points and streak',
    'Your access to the beta',
  ],
  stays: [
    'A note that an account was deleted, with its dates and how many entries it had',
    'Backups for 30 days, in which nobody can read your data any more',
  ],
  exportFirst: 'Download your data first (JSON)',
  typeToConfirm: (word: string): string => `Type ${word} to confirm`,
  word: 'DELETE',
  description:
    'This will permanently delete your account, with all your data and your access to the beta. This action cannot be undone.',
  pending: 'Deleting...',
  cleared: { title: 'Account Deleted', description: 'Your account and your data are gone.' },
  failed: {
    title: commonCopy.error,
    description: 'Failed to delete your account. Please try again.',
    variant: 'destructive',
  } satisfies ToastMessage,
} as const;

/** For somebody at the beta gate. */
export const withoutAccessCopy = {
  title: 'Your data is yours',
  description:
    'You can take a copy of everything we hold about you, or delete your account. You don’t need access for that.',
  deletion: {
    goes: ['Your profile', 'Your request for access'],
    description:
      'This will permanently delete your account, with all your data and your request for access. This action cannot be undone.',
  },
} as const;

export const clearDataCopy = {
  title: 'Clear All Data',
  description:
    'This will permanently delete all your workout data, progress, achievements, and preferences. This action cannot be undone.',
  pending: 'Clearing...',
  cleared: { title: 'Data Cleared', description: 'Your data is gone. Your account stays.' },
  failed: {
    title: commonCopy.error,
    description: 'Failed to clear data. Please try again.',
    variant: 'destructive',
  },
} as const satisfies Record<string, string | ToastMessage>;

export const sessionsCopy = {
  title: 'Where you’re signed in',
  unread: 'We couldn’t load your sessions.',
  thisDevice: 'This device',
  browserOn: (browser: string, system: string): string => `${browser} on ${system}`,
  /** A device whose browser and system the service does not know. */
  device: (device: string): string => device,
  passkeys: 'Passkeys and recovery codes',
  addPasskey: 'Sign in with a passkey too',
  end: 'Sign out',
  ending: 'Signing out...',
  endOthers: 'Sign out all other devices',
  endAll: 'Sign out everywhere',
  alone: 'You’re signed in on this device only.',
  proof: {
    title: 'Please sign in again',
    description: 'Before we sign out other devices, we check that it’s you. You’ll come straight back here.',
    confirm: 'Sign in again',
  },
  failed: {
    title: commonCopy.error,
    description: 'Failed to sign out. Please try again.',
    variant: 'destructive',
  } satisfies ToastMessage,
  /** Weekdays and dates keep their capitals. */
  lastUsed: (day: string): string =>
    day === formatCopy.today || day === formatCopy.yesterday ? day.toLowerCase() : `on ${day}`,
  line: (signedIn: string, lastUsed: string): string => `Signed in ${signedIn}. Last used ${lastUsed}.`,
};

export const sessionsEnded = (count: number): ToastMessage => ({
  title: 'Signed Out',
  description:
    count === 0
      ? 'No other device was signed in.'
      : plural(count, {
          one: 'We signed out your other device.',
          other: `${numberText(count)} other devices are signed out.`,
        }),
});

export const themeCopy = {
  label: 'Theme',
  choices: { system: 'System', light: 'Light', dark: 'Dark' },
  note: 'Kept on this device. System follows the settings of your device.',
};

export const layoutCopy = {
  label: 'Dashboard layout',
  choices: { automatic: 'Automatic', compact: 'Compact', overview: 'Overview' },
  note: 'For this device. Automatic shows the overview in a wide window.',
};

export const profileCopy = {
  history: 'History',
  otherZones: 'Other',
  daysAndGoals: 'How your days and goals count',
  timeZone: 'Time zone',
  timeZoneHint: 'Your days start and end there from now on. Past days won’t change.',
  deviceZone: (device: string): string => `Use ${device}, where this device is`,
  measureFrom: 'Measure from',
  standardWeight: (standardWeightLb: number): string => `Standard ${numberText(standardWeightLb)} lb`,
  startingWeight: 'My starting weight',
  useTokensAutomatically: 'Use tokens automatically',
  tokensHint:
    'On: a skip token saves your streak when you miss a day. Off: you use it yourself, the day after.',
  restDaysKeepStreak: 'Planned rest days keep my streak',
  restDaysHint:
    'On: from tomorrow, days that your 7-day plan marks as rest break nothing and use no token. Training still counts.',
  recentAchievements: 'Recent Achievements',
  allAchievements: 'See all',
  library: 'Exercises and workouts',
  bringHistory: 'Bring your years along',
  achievementsUnread: 'We couldn’t load your achievements.',
  editProfile: 'Edit profile',
  availableEquipment: 'Available Equipment',
  edit: 'Edit',
  editEquipment: 'Edit Equipment',
  noEquipment: 'Nothing picked yet, so your workouts need no equipment.',
  equipmentLead: 'Tick what you have. Your workouts and quests will use it.',
  targetWeight: 'Target weight',
  started: 'Started',
  ends: 'Ends',
  noEndDate: 'No end date',
  noActiveProgram: 'No active program',
  target: (target: string): string => `Target ${target}`,
  noWeightGoal: 'No weight goal',
  notForMe: 'Not for me',
  notForMeLead: 'We leave these out of your workouts.',
  bringBack: 'Bring back',
  bringBackName: (name: string): string => `Bring back ${name}`,
  bringBackFailed: 'Failed to save that. Please try again.',
  bodyFatTarget: 'Body fat target',
  setTarget: 'Set a target',
  changeTarget: 'Change target',
  targetMissing: 'Set a target, and we’ll measure towards it.',
  targetLead: 'Pick a level you can live with. Lower isn’t always healthier.',
  targetRange: (least: number, most: number): string => `From ${numberText(least)} to ${numberText(most)} %.`,
  targetOutside: (least: number, most: number): string =>
    `Use a number from ${numberText(least)} to ${numberText(most)}.`,
  targetSaved: 'Target saved',
  targetFailed: 'Failed to save your target. Please try again.',
  bodyFatMissing: 'Measure it, or give us your height, weight, age and gender',
  targetPercent: (bodyFatTarget: number): string => `Target ${numberText(bodyFatTarget)}%`,
  nowAt: (bodyFat: string): string => `Now ${bodyFat}`,
  currentGoals: 'Current Goals',
  goalsUnread: 'We couldn’t load your goals.',
  goalsEmpty: 'No goal yet. Pick a program and we’ll plan the weeks.',
  setYourGoals: 'Set Your Goals',
  saving: 'Saving...',
  save: 'Save',
  recently: 'Recently',
  measurementsOf: (date: string): string => `Measurements of ${date}`,
  invalidAge: 'Please enter a valid age.',
  invalidHeight: 'Please enter a valid height.',
  inchesTo11: 'Inches go from 0 to 11.',
  invalidMinutes: 'Please enter a valid number of minutes per day.',
  you: 'You',
  firstName: 'First name',
  lastName: 'Last name',
  age: 'Age',
  gender: 'Gender',
  choose: 'Choose',
  unitsAndHeight: 'Units and height',
  units: 'Units',
  lbsFeet: 'lbs, feet',
  kgCm: 'kg, cm',
  heightMeasured: 'You measured your height. Change it under Update Measurements.',
  training: 'Training',
  activityLevel: 'Activity level',
  daysPerWeek: 'Days per week',
  minutes: 'min',
  minutesPerDay: 'Minutes per day',
  injuries: 'Injuries',
  injuriesHint: 'Your workouts leave out or swap what is hard on them.',
  reminders: 'Reminders',
  questWheel: 'Quest wheel',
  wheelHint: 'Off: your dashboard shows one line in place of the wheel.',
  profile: 'Profile',
  memberSince: (createdAt: string): string => `Member since ${createdAt}`,
  totalPoints: 'Total Points',
  dayStreak: 'Day Streak',
  workouts: 'Workouts',
  questsDone: 'Quests Done',
  numbersUnread: 'We couldn’t load your numbers.',
  yourNumbers: 'Your numbers',
  progressOverview: 'Progress Overview',
  progressUnread: 'We couldn’t load your progress.',
  weightGoal: 'Weight Goal',
  bodyFatGoal: 'Body Fat Goal',
  bodyFat: 'body fat',
  notifications: 'Notifications',
  integrations: 'Integrations',
  friends: 'Friends',
  privacyData: 'Privacy & Data',
  helpSupport: 'Help & Support',
  betaRequests: 'Beta requests',
  settings: 'Settings',
  installTheApp: 'Install the app',
  adminProgramReset: 'Admin Program Reset',
  signOut: 'Sign Out',
  signOutAndForget: 'Sign out and forget this device',
};

export const bodyCopy = {
  dateFrom: (date: string, app: string): string => `${date} from ${app}`,
  height: 'Height',
  weight: 'Weight',
  bmi: 'BMI',
  bodyFat: 'Body fat',
  leanMuscle: 'Lean muscle',
  leanSource: 'From weight and body fat',
  about: (percent: string, bandPoints: number): string => `about ${percent}% ± ${numberText(bandPoints)}`,
  approximate: 'Estimated, approximate',
  estimated: 'Estimated',
  measuredOn: (day: string): string => `Measured on ${day}`,
  measured: 'Measured',
  waist: 'Waist',
  hips: 'Hips',
  chest: 'Chest',
  age: 'Age',
  given: (on: string): string => `Given ${on}`,
  bodyComposition: 'Body Composition',
  bodyCompositionUnread: 'We couldn’t load your body composition.',
  compositionEmpty:
    'Log your weight, plus body fat or your height, age and gender, and see how much of it is lean.',
  showAsTable: 'Show as table',
  leanMass: 'Lean mass',
  fatMass: 'Fat mass',
  noWeightLogged: 'No weight logged in the last 90 days.',
  leanMassInSentence: 'lean mass',
  fatMassInSentence: 'fat mass',
  change: (name: string, from: string, to: string, unit: string): string =>
    `${name} from ${from} to ${to} ${unit}`,
  compositionOn: (parts: readonly string[], day: string): string => `${itemsText(parts)} on ${day}.`,
  compositionSince: (changes: readonly string[], day: string): string =>
    `${itemsText(changes)} since ${day}.`,
  compositionCaption: (unit: string): string => `Body composition in ${unit}, last 90 days`,
  date: 'Date',
  lean: 'Lean',
  fat: 'Fat',
  estimate: (percent: string): string => `about ${percent}`,
  cm: 'cm',
  centimetres: (value: string): string => `${value} cm`,
  feetAndInches: (feet: number, inches: number): string => `${feet}'${inches}"`,
  heightFeet: 'Height, feet',
  ft: 'ft',
  heightInches: 'Height, inches',
  in: 'in',
  invalidNumber: 'Please enter a number above 0.',
  invalidPercent: 'Please enter a number from 0 to 100.',
  updateMeasurements: 'Update Measurements',
  measurementsLead: 'Fill in what you measured today. Leave the rest empty.',
  noMeasurement: 'Please enter at least one measurement.',
  inchesHint: `5'10" is 70 in.`,
  bodyMetrics: 'Body Metrics',
  measurementsUnread: 'We couldn’t load your measurements.',
};

export const privacyCopy = {
  seeFriends: 'See your friends',
  dataManagement: 'Data Management',
  signInFirst: 'Sign in to manage your data',
  exportMyData: 'Export My Data',
  backToProfile: 'Back to Profile',
  notifications: 'Notifications',
  notificationsIntro:
    'Pick what you want to hear about. It stays in the app until you turn on a device below.',
  preset: 'Preset',
  presetLead: 'Only what keeps your streak and your program going.',
  essentialOnly: 'Essential Only',
  readOurPrivacyPolicy: 'Read our Privacy Policy',
  openQuestion: 'Still have a question?',
  contactSupport: 'Contact Support',
  backToHome: 'Back to Home',
  privacyData: 'Privacy & Data',
  privacyIntro: 'See what we store, why, and how to download or delete it.',
  privacySettings: 'Privacy settings',
  dataSecure: 'Your Data is Secure',
  dataSecureLead:
    'Your data is encrypted and never shared with third parties without your explicit consent. Your history has its own encryption key. Clear your data and the key is destroyed.',
};

export const calendarCopy = {
  title: 'Calendar',
  lead: 'See your planned workouts, and the day your program ends, in the calendar you already use.',
  inUse: (since: string): string => `You made your secret address on ${since}. A new one replaces it.`,
  unread: "We couldn't load your calendar address.",
  make: 'Make an address',
  makeNew: 'Make a new address',
  end: 'End the address',
  address: 'Your secret address',
  addressHint:
    'Subscribe to it in your calendar. We show it only once. Anyone who has it can see your plan, but nothing about your body.',
  copy: 'Copy the address',
  copied: { title: 'Copied', description: 'Paste it where your calendar asks for an address.' },
  notCopied: {
    title: 'Not copied',
    description: 'Select the address and copy it by hand.',
    variant: 'destructive',
  },
  failed: {
    title: 'Nothing has changed',
    description: 'We couldn’t change the address. Please try again.',
    variant: 'destructive',
  },
} as const;
