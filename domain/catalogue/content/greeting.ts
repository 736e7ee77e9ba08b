/** @param hour local hour of the member, 0-23. */
export function greetingAt(hour: number): string {
  if (hour < 12) return 'Good morning';
  return hour < 17 ? 'Good afternoon' : 'Good evening';
}

/** The member's first name, otherwise the local part of the email address. */
export const displayName = (firstName: string | null, email: string | null): string =>
  firstName?.trim() || email?.split('@')[0] || 'Fitness Enthusiast';
