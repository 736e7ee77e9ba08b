import { toMass } from '#domain/body/quantity.ts';
import type { ImportedWeight, ImportedWorkout } from '#domain/history-import/import-events.ts';
import type { Source } from '#domain/history-import/sources.ts';
import { asInstant } from '#domain/kernel/day.ts';
import type { MemberId } from '#domain/kernel/ids.ts';
import { derivedId } from '#service/event-store/command-ids.ts';
import { setsOf } from '#service/features/workout/workout-command-contract.ts';
import type { SentWeight, SentWorkout } from './import-contract.ts';

type Owner = { readonly memberId: MemberId; readonly source: Source };

/** The id follows from the source, the start and the order in the file, of a habit from its name: so the same file twice has the same ids. */
export function importedWorkout(
  { date, startedAt, clock, nth = 1, name, durationMinutes = 0, note, sets, isActivity }: SentWorkout,
  { memberId, source }: Owner,
): ImportedWorkout {
  const at = startedAt === undefined ? null : asInstant(new Date(startedAt).toISOString());
  const start = at ?? [date, clock ?? ''].join('T');
  return {
    workoutId: isActivity
      ? derivedId('imported activity', memberId, source, start, name ?? '')
      : derivedId('imported workout', memberId, source, start, String(nth)),
    ...{ date, startedAt: at, durationMinutes },
    ...{ name: filled(name), note: filled(note), sets: setsOf(sets) },
  };
}

export function importedWeight(
  { date, clock = '', nth = 1, weight: { value, unit }, bodyFatPercent }: SentWeight,
  { memberId, source }: Owner,
): ImportedWeight {
  const start = [date, clock].join('T');
  return {
    entryId: derivedId('imported weight', memberId, source, start, String(nth)),
    ...{
      date,
      weight: toMass(Math.round(value * 1_000) / 1_000, unit),
      bodyFatPercent: bodyFatPercent ?? null,
    },
  };
}

const filled = (text: string | undefined): string | null => text?.trim() || null;
