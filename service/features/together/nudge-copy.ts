/** The message on the device of a friend. It names no one, because everybody can read a lock screen. */
export const nudgeText = {
  title: 'A friend is thinking of you',
  body: 'Your streak is still open today. A small quest keeps it.',
};

/** As push services take it. */
export type NudgeMessage = typeof nudgeText & {
  readonly id: string;
  readonly kind: 'nudge';
  readonly path: '/friends';
  readonly topic: 'nudge';
  readonly ttlSeconds: number;
  readonly urgency: 'normal';
};
