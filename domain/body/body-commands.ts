import type { MemberDay } from '#domain/kernel/day.ts';
import type { MemberId } from '#domain/kernel/ids.ts';
import type { Measurements, WeightCorrected } from './body-events.ts';

/** The measurements of a form, as typed. */
export type TypedMeasurements = { readonly [Field in keyof Measurements]?: string };

/** `entryId` is the command's id, so an entry that is sent twice is recorded once. */
type OfEntry = { readonly memberId: MemberId; readonly entryId: string };
type Dated = {
  readonly date: MemberDay;
  readonly today: MemberDay;
  /** `lbs`, `in`, `imperial`, `kg`, `cm` or `metric`, as sent. */
  readonly unit: string;
};

export type LogWeight = OfEntry & Dated & { readonly type: 'LogWeight'; readonly weight: string };
export type LogMeasurements = OfEntry &
  Dated & { readonly type: 'LogMeasurements'; readonly measurements: TypedMeasurements };
/** Replaces the date and weight of an entry that is a weight alone. */
export type CorrectWeight = OfEntry &
  Dated & {
    readonly type: 'CorrectWeight';
    readonly weight: string;
    /** The facts that stand, for a weight that came with an import. */
    readonly imported?: WeightCorrected['replaced'];
  };
export type RetractBodyMetric = OfEntry & {
  readonly type: 'RetractBodyMetric';
  /** As of the event, for an entry that stands. */
  readonly importId?: string;
};

export type BodyCommand = LogWeight | LogMeasurements | CorrectWeight | RetractBodyMetric;
