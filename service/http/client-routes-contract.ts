/** The paths of the client's screens; a part `:name` matches any single part. Every other path is answered with its page and 404. */
export const clientRoutes: readonly string[] = [
  '/dashboard',
  '/onboarding',
  '/workout',
  '/quest',
  '/daily-maintenance',
  '/program-selection',
  '/assessment',
  '/profile',
  '/history',
  '/recap/:week',
  '/achievements',
  '/library',
  '/library/:name',
  '/admin',
  '/admin/insights',
  '/notifications',
  '/integrations',
  '/friends',
  '/bring-history',
  '/privacy',
  '/help',
  '/contact',
  '/fair-wheel',
  '/test',
];

/** The route that a path belongs to; null for an unknown path. */
export function clientRouteOf(path: string, routes = clientRoutes): string | null {
  if (routes.includes(path)) return path;
  const parts = path.split('/');
  const isOf = (route: string): boolean => {
    const named = route.split('/');
    return (
      named.length === parts.length &&
      named.every((part, nth) => (part.startsWith(':') ? parts[nth] !== '' : part === parts[nth]))
    );
  };
  return routes.find((route) => route.includes(':') && isOf(route)) ?? null;
}
