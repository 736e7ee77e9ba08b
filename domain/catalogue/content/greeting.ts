/** @param hour local hour of the member, 0-23. */
export function greetingAt(hour: number): string {
  if (hour < 12) return 'Good morning';
  return hour < 17 ? 'Good afternoon' : 'Good evening';
}

/** Of a member without a name and an address. */
export const unnamed = 'Fitness Enthusiast';

/**
 * The member's first name, otherwise the local part of the email address.
 * @param fallback for a member who has neither, in the language of the reader
 */
export const displayName = (firstName: string | null, email: string | null, fallback = unnamed): string =>
  firstName?.trim() || email?.split('@')[0] || fallback;
