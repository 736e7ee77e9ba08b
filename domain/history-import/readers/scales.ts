import type { MassUnit } from '#domain/body/quantity.ts';
import { cellAt, columnOf, type Header, hasAll } from './columns.ts';
import { amountOf, type CellNumber, massUnitOf, numberOf } from './file-numbers.ts';
import { giveWeight, type Reading, type RowReader } from './reading.ts';

type Weighing = {
  readonly written: string;
  readonly value: CellNumber;
  readonly unit: MassUnit | null;
  readonly fat: CellNumber;
};

/** A table in which each row is one weighing. */
function weighings(reading: Reading, weighingOf: (cells: readonly string[]) => Weighing): RowReader {
  return {
    row(cells, line) {
      const { written, value, unit, fat } = weighingOf(cells);
      if (value === null || value === 0) return;
      const at = reading.times.read(written);
      if (at === null) reading.problem('date-not-read', written, line);
      else giveWeight({ at, value, unit, bodyFatPercent: fat, line }, reading);
    },
    end: () => {},
  };
}

const unitInBrackets = (name: string): string => /\(([^)]+)\)\s*$/.exec(name)?.[1] ?? '';
const isMass = (name: string): boolean => /\((kg|lbs?|st)\)$/.test(name);
const poundsInStone = 14;

/** Column names follow the language, so places and units are read, and no word but that of the date. */
export const isWithings = (header: Header): boolean =>
  columnOf(header, 'date', 'datum', 'fecha', 'data', 'dato') === 0 &&
  isMass(header[1] ?? '') &&
  header.filter(isMass).length >= 3 &&
  !isMass(header.at(-1) ?? '');

/** The fat is a mass here; its share of the weight is what is kept. */
export function withingsReader(header: Header, reading: Reading): RowReader {
  const unit = unitInBrackets(header[1] ?? '');
  const isStone = unit === 'st';
  return weighings(reading, (cells) => {
    const [weight, fat] = [numberOf(cellAt(cells, 1)), numberOf(cellAt(cells, 2))];
    return {
      written: cellAt(cells, 0),
      value: isStone && weight ? weight * poundsInStone : weight,
      unit: isStone ? 'lbs' : massUnitOf(unit),
      fat: weight && fat ? (fat / weight) * 100 : null,
    };
  });
}

const scaleWeights = ['weight(kg)', 'weight(lb)', 'weight(lbs)', 'weight (kg)', 'weight (lb)'];
const scaleFats = ['body fat(%)', 'body fat percentage(%)', 'body fat (%)', 'bodyfat(%)'];

export const isRenpho = (header: Header): boolean =>
  columnOf(header, ...scaleWeights) >= 0 &&
  columnOf(header, 'time of measurement', 'time') >= 0 &&
  (header.includes('bmi') || columnOf(header, ...scaleFats) >= 0);

/** Also tables of Arboleaf and Fitindex. Columns of wanted weights are not read. */
export function renphoReader(header: Header, reading: Reading): RowReader {
  const weight = columnOf(header, ...scaleWeights);
  const unit = massUnitOf(unitInBrackets(header[weight] ?? ''));
  const fat = columnOf(header, ...scaleFats);
  const [date, time] = [header.indexOf('date'), columnOf(header, 'time of measurement', 'time')];
  return weighings(reading, (cells) => ({
    written: `${cellAt(cells, date)} ${cellAt(cells, time)}`.trim(),
    value: numberOf(cellAt(cells, weight)),
    unit,
    fat: numberOf(cellAt(cells, fat)),
  }));
}

const bodySizes = ['body_fat', 'waist', 'whr', 'muscle', 'water', 'fat'];

export const isOpenScale = (header: Header): boolean =>
  header.includes('weight') &&
  (hasAll(header, 'date', 'time') || header.includes('datetime')) &&
  columnOf(header, ...bodySizes) >= 0;

/** Up to version 2 (`dateTime`) always kilograms; later the unit of the app's settings, which no column names. 0 is not measured. */
export function openScaleReader(header: Header, reading: Reading): RowReader {
  const together = header.indexOf('datetime');
  const fat = columnOf(header, 'body_fat', 'fat');
  return weighings(reading, (cells) => ({
    written:
      together >= 0
        ? cellAt(cells, together)
        : `${cellAt(cells, header.indexOf('date'))} ${cellAt(cells, header.indexOf('time'))}`.trim(),
    value: numberOf(cellAt(cells, header.indexOf('weight'))),
    unit: together >= 0 ? 'kg' : null,
    fat: numberOf(cellAt(cells, fat)),
  }));
}

export const isGoogleWeights = (header: Header): boolean => hasAll(header, 'timestamp', 'weight grams');

/** Whole grams at moments in UTC. */
export function googleWeightsReader(header: Header, reading: Reading): RowReader {
  return weighings(reading, (cells) => {
    const grams = numberOf(cellAt(cells, header.indexOf('weight grams')));
    const written = cellAt(cells, header.indexOf('timestamp'));
    return { written, value: grams && grams / 1000, unit: 'kg', fat: null };
  });
}

export const isGarminWeights = (header: Header): boolean =>
  header[0] === 'time' && header[1] === 'weight' && header[2] === 'change';

/** A row with a date is followed by the weighings of that date, each with its clock and with units in the cells. */
export function garminWeightsReader(header: Header, reading: Reading): RowReader {
  let date = '';
  const fat = header.indexOf('body fat');
  const weighing = weighings(reading, (cells) => ({
    written: `${date} ${cellAt(cells, 0)}`,
    ...amountOf(cellAt(cells, 1)),
    fat: numberOf(cellAt(cells, fat).replace('%', '')),
  }));
  return {
    row(cells, line) {
      if (cells.slice(1).every((cell) => cell.trim() === '')) date = cellAt(cells, 0).trim();
      else weighing.row(cells, line);
    },
    end: () => {},
  };
}
