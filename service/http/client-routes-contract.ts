/** The paths of the client's screens. Every other path is answered with its page and 404. */
export const clientRoutes: readonly string[] = [
  '/dashboard',
  '/onboarding',
  '/workout',
  '/daily-maintenance',
  '/program-selection',
  '/assessment',
  '/profile',
  '/history',
  '/achievements',
  '/admin',
  '/notifications',
  '/privacy',
  '/help',
  '/contact',
  '/fair-wheel',
  '/test',
];
