/** The addresses at which the client has a screen; every other one is answered with its page and 404. */
export const clientRoutes: readonly string[] = [
  '/dashboard',
  '/onboarding',
  '/workout',
  '/daily-maintenance',
  '/program-selection',
  '/assessment',
  '/profile',
  '/admin',
  '/notifications',
  '/privacy',
  '/help',
  '/contact',
  '/test',
];
