import type { InjuredArea } from '#domain/catalogue/workouts/injured-areas.ts';
import type { MemberDay } from '#domain/kernel/day.ts';
import type { MemberId } from '#domain/kernel/ids.ts';

/** How somebody feels. */
export type Feeling = {
  /** 1 (empty) to 5 (full). */
  readonly energy: number;
  /** 1 (low) to 5 (great). */
  readonly mood: number;
  /** The areas that are sore, in the order of the catalogue. */
  readonly sore: readonly InjuredArea[];
};

/** Energy and mood from here down are low. */
export const lowFeeling = 2;

export const isLowDay = ({ energy, mood }: Pick<Feeling, 'energy' | 'mood'>): boolean =>
  energy <= lowFeeling || mood <= lowFeeling;

type OfDay = { readonly memberId: MemberId; readonly date: MemberDay };

/** A later one of the same date takes the place of the earlier one. It is no activity: it earns nothing and holds no streak. */
export type CheckedIn = OfDay & Feeling & { readonly type: 'CheckedIn' };
export type CheckInRemoved = OfDay & { readonly type: 'CheckInRemoved' };

export type CheckInEvent = CheckedIn | CheckInRemoved;

export const checkInStream = (memberId: MemberId, date: MemberDay): string => `checkin-${memberId}-${date}`;
