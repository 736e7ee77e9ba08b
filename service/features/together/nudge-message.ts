/** The message on the device of a friend, as push services take it. It names no one, because everybody can read a lock screen. */
export type NudgeMessage = {
  readonly title: string;
  readonly body: string;
  readonly id: string;
  readonly kind: 'nudge';
  readonly path: '/friends';
  readonly topic: 'nudge';
  readonly ttlSeconds: number;
  readonly urgency: 'normal';
};
