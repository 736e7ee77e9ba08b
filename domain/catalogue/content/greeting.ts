/** @param hour of the member's clock, 0-23. */
export function greetingAt(hour: number): string {
  if (hour < 12) return 'Good morning';
  return hour < 17 ? 'Good afternoon' : 'Good evening';
}

/** What a member is called: the first name, else what stands before the at-sign of the address. */
export const displayName = (firstName: string | null, email: string | null): string =>
  firstName?.trim() || email?.split('@')[0] || 'Fitness Enthusiast';
