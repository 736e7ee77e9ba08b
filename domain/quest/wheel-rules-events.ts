import type { MemberDay } from '#domain/kernel/day.ts';

/** `v1` draws among all quests that fit the member. `v2` draws among the eight that the wheel shows. */
export type WheelVersion = 'v1' | 'v2';

/** From a date on every wheel is drawn by `v2`. */
export type WheelRulesAdopted = {
  readonly type: 'WheelRulesAdopted';
  readonly rules: 'v2';
  readonly from: MemberDay;
};

/** One event at most, read by everybody who draws or checks. */
export const wheelRulesStream = 'wheelRules';
