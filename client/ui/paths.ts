/** The only place where an address is spelt. */
export const paths = {
  home: '/',
  dashboard: '/dashboard',
  onboarding: '/onboarding',
  workout: '/workout',
  quest: '/quest',
  dailyMaintenance: '/daily-maintenance',
  programSelection: '/program-selection',
  assessment: '/assessment',
  profile: '/profile',
  history: '/history',
  /** Of a week such as `2026-W47`. */
  recap: (week: string) => `/recap/${week}` as const,
  achievements: '/achievements',
  library: '/library',
  exercise: (name: string) => `/library/${name === ':name' ? name : encodeURIComponent(name)}` as const,
  admin: '/admin',
  insights: '/admin/insights',
  notifications: '/notifications',
  integrations: '/integrations',
  friends: '/friends',
  bringHistory: '/bring-history',
  privacy: '/privacy',
  help: '/help',
  contact: '/contact',
  fairWheel: '/fair-wheel',
  test: '/test',
} as const;

/** Addresses that a visitor may open. */
export const openPaths: readonly string[] = [
  paths.home,
  paths.onboarding,
  paths.privacy,
  paths.help,
  paths.contact,
  paths.fairWheel,
  paths.test,
];

/** Addresses that the browser itself visits: links and assignments, never the router. */
export const navigations = { login: '/api/login', logout: '/api/logout' } as const;

/** Parts of the dashboard that a link scrolls to. At `weight` the form for today's weight is open. */
export const anchors = {
  quest: '#quest',
  progress: '#progress',
  weight: '#weight',
  checkIn: '#check-in',
} as const;
