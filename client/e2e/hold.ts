import type { Route } from 'playwright/test';

/** Calls that get through once they are let go, and not before. */
export function hold() {
  let letGo = (): void => {};
  const isLetGo = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  return {
    letGo: () => letGo(),
    route: async (route: Route): Promise<void> => {
      await isLetGo;
      await route.fallback();
    },
  };
}
