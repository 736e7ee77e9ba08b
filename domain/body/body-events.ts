import type { MemberDay } from '#domain/kernel/day.ts';
import type { MemberId } from '#domain/kernel/ids.ts';
import type { Length, Mass } from './quantity.ts';

type OfEntry = { readonly memberId: MemberId; readonly entryId: string };

type WeightLogged = OfEntry & {
  readonly type: 'WeightLogged';
  readonly date: MemberDay;
  readonly weight: Mass;
};

/** Contains only the measured fields. */
export type Measurements = {
  readonly weight?: Mass;
  readonly height?: Length;
  readonly waistCircumference?: Length;
  readonly hipCircumference?: Length;
  readonly chestCircumference?: Length;
  /** Percent of body weight, 0-100. */
  readonly bodyFatPercent?: number;
  readonly leanBodyMass?: Mass;
};
type MeasurementsLogged = OfEntry & {
  readonly type: 'MeasurementsLogged';
  readonly date: MemberDay;
  readonly measurements: Measurements;
};
type BodyMetricRetracted = OfEntry & {
  readonly type: 'BodyMetricRetracted';
  /** The import that it came with; absent for one that was logged here. */
  readonly importId?: string;
};

/** The entry keeps its id. Its facts after the correction, and those that it replaced. */
export type WeightCorrected = OfEntry & {
  readonly type: 'WeightCorrected';
  readonly date: MemberDay;
  readonly weight: Mass;
  readonly replaced: { readonly date: MemberDay; readonly weight: Mass };
};

export type BodyEvent = WeightLogged | MeasurementsLogged | WeightCorrected | BodyMetricRetracted;

export const bodyStream = (memberId: MemberId): string => `body-${memberId}`;
