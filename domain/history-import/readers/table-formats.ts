import type { Source } from '#domain/history-import/sources.ts';
import { type Header, headerOf } from './columns.ts';
import { fitbodReader, isFitbod } from './fitbod.ts';
import { fitNotesBodyReader, fitNotesReader, isFitNotes, isFitNotesBody } from './fitnotes.ts';
import {
  habitBullReader,
  habiticaReader,
  isHabitBull,
  isHabitica,
  isLoopCheckmarks,
  isLoopHabits,
  loopCheckmarksReader,
  loopHabitsReader,
} from './habits.ts';
import { hevyMeasurementsReader, hevyReader, isHevy, isHevyMeasurements } from './hevy.ts';
import { isJefit, jefitReader } from './jefit.ts';
import { isLiftLog, isLiftosaur, liftLogReader, liftosaurReader } from './liftosaur.ts';
import type { Reading, RowReader } from './reading.ts';
import {
  garminWeightsReader,
  googleWeightsReader,
  isGarminWeights,
  isGoogleWeights,
  isOpenScale,
  isRenpho,
  isWithings,
  openScaleReader,
  renphoReader,
  withingsReader,
} from './scales.ts';
import { isStrong, strongReader } from './strong.ts';
import { isOldStrongLifts, isStrongLifts, oldStrongLiftsReader, strongLiftsReader } from './stronglifts.ts';

/** A kind of table that is recognised by its first record. */
export type TableFormat = {
  readonly source: Source;
  /** For the member. */
  readonly name: string;
  readonly isIt: (header: Header, path: string) => boolean;
  readonly open: (header: Header, reading: Reading) => RowReader;
};

/** The narrower signature comes first. */
const tableFormats: readonly TableFormat[] = [
  { source: 'strong', name: 'Strong', isIt: isStrong, open: strongReader },
  { source: 'hevy', name: 'Hevy', isIt: isHevy, open: hevyReader },
  { source: 'hevy', name: 'Hevy measurements', isIt: isHevyMeasurements, open: hevyMeasurementsReader },
  { source: 'fitnotes', name: 'FitNotes', isIt: isFitNotes, open: fitNotesReader },
  { source: 'fitnotes', name: 'FitNotes body tracker', isIt: isFitNotesBody, open: fitNotesBodyReader },
  { source: 'stronglifts', name: 'StrongLifts', isIt: isStrongLifts, open: strongLiftsReader },
  { source: 'stronglifts', name: 'StrongLifts', isIt: isOldStrongLifts, open: oldStrongLiftsReader },
  { source: 'liftosaur', name: 'Liftosaur', isIt: isLiftosaur, open: liftosaurReader },
  { source: 'liftlog', name: 'LiftLog', isIt: isLiftLog, open: liftLogReader },
  { source: 'jefit', name: 'JEFIT', isIt: isJefit, open: jefitReader },
  { source: 'fitbod', name: 'Fitbod', isIt: isFitbod, open: fitbodReader },
  { source: 'loop', name: 'Loop Habit Tracker', isIt: isLoopHabits, open: loopHabitsReader },
  { source: 'loop', name: 'Loop Habit Tracker', isIt: isLoopCheckmarks, open: loopCheckmarksReader },
  { source: 'loop', name: 'HabitBull', isIt: isHabitBull, open: habitBullReader },
  { source: 'habitica', name: 'Habitica', isIt: isHabitica, open: habiticaReader },
  { source: 'garmin', name: 'Garmin weights', isIt: isGarminWeights, open: garminWeightsReader },
  { source: 'fitbit', name: 'Google Health weights', isIt: isGoogleWeights, open: googleWeightsReader },
  { source: 'withings', name: 'Withings', isIt: isWithings, open: withingsReader },
  { source: 'renpho', name: 'Renpho and similar scales', isIt: isRenpho, open: renphoReader },
  { source: 'openscale', name: 'openScale', isIt: isOpenScale, open: openScaleReader },
];

/** The format of a table with these cells in its first record; null when it is none of the known ones. */
export function tableFormatOf(firstRecord: readonly string[], path: string): TableFormat | null {
  const header = headerOf(firstRecord);
  return tableFormats.find(({ isIt }) => isIt(header, path)) ?? null;
}
