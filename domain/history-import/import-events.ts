import type { Mass } from '#domain/body/quantity.ts';
import type { Instant, MemberDay } from '#domain/kernel/day.ts';
import type { MemberId } from '#domain/kernel/ids.ts';
import type { LoggedSet } from '#domain/workout/workout-events.ts';
import type { NamedAnswer } from './exercise-answers.ts';
import type { Source } from './sources.ts';

type OfImport = { readonly memberId: MemberId; readonly importId: string };

/** A member brings a history along from another app. Its batches follow. */
export type ImportBegun = OfImport & {
  readonly type: 'ImportBegun';
  readonly source: Source;
  /** As the files were named, by commas; null when the sender did not say. */
  readonly fileName: string | null;
  /** What the member answered about exercises of the files, for later imports; absent when nothing was asked. */
  readonly exercises?: readonly NamedAnswer[];
};

/** A workout that was done elsewhere. It earns nothing. */
export type ImportedWorkout = {
  /** The same workout of the same source always has the same id. */
  readonly workoutId: string;
  readonly date: MemberDay;
  readonly startedAt: Instant | null;
  /** Null when the file has none. */
  readonly name: string | null;
  /** 0 when the file has none. */
  readonly durationMinutes: number;
  readonly note: string | null;
  readonly sets: readonly LoggedSet[];
};
export type WorkoutsImported = OfImport & {
  readonly type: 'WorkoutsImported';
  readonly source: Source;
  /** From 1, counted by the sender. */
  readonly batch: number;
  readonly workouts: readonly ImportedWorkout[];
};

/** A weigh-in that was recorded elsewhere. */
export type ImportedWeight = {
  /** The same weigh-in of the same source always has the same id. */
  readonly entryId: string;
  readonly date: MemberDay;
  readonly weight: Mass;
  /** Null when the file has none. */
  readonly bodyFatPercent: number | null;
};
export type WeightsImported = OfImport & {
  readonly type: 'WeightsImported';
  readonly source: Source;
  /** From 1, counted by the sender. */
  readonly batch: number;
  readonly weights: readonly ImportedWeight[];
};

export type ImportCompleted = OfImport & { readonly type: 'ImportCompleted' };

/** The import is taken back as a whole. What the member has corrected since then stays. */
export type ImportWithdrawn = OfImport & {
  readonly type: 'ImportWithdrawn';
  readonly workoutIds: readonly string[];
  readonly entryIds: readonly string[];
};

export type ImportEvent =
  | ImportBegun
  | WorkoutsImported
  | WeightsImported
  | ImportCompleted
  | ImportWithdrawn;

/** All imports of a member, so that an erasure finds them by the member alone. */
export const importStream = (memberId: MemberId): string => `import-${memberId}`;

/** The template of a workout that was done elsewhere. */
export const importedTemplate = 'imported';
