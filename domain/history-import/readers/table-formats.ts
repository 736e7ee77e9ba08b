import type { Source } from '#domain/history-import/file-rows.ts';
import { type Header, headerOf } from './columns.ts';
import { fitbodReader, isFitbod } from './fitbod.ts';
import { fitNotesBodyReader, fitNotesReader, isFitNotes, isFitNotesBody } from './fitnotes.ts';
import { hevyMeasurementsReader, hevyReader, isHevy, isHevyMeasurements } from './hevy.ts';
import type { Reading, RowReader } from './reading.ts';
import { isStrong, strongReader } from './strong.ts';
import { isOldStrongLifts, isStrongLifts, oldStrongLiftsReader, strongLiftsReader } from './stronglifts.ts';

/** A kind of table that is recognised by its first record. */
export type TableFormat = {
  readonly source: Source;
  /** For the member. */
  readonly name: string;
  readonly isIt: (header: Header) => boolean;
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
  { source: 'fitbod', name: 'Fitbod', isIt: isFitbod, open: fitbodReader },
];

/** The format of a table with these cells in its first record; null when it is none of the known ones. */
export function tableFormatOf(firstRecord: readonly string[]): TableFormat | null {
  const header = headerOf(firstRecord);
  return tableFormats.find(({ isIt }) => isIt(header)) ?? null;
}
