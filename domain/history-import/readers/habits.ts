import { cellAt, type Header, hasAll } from './columns.ts';
import { numberOf } from './file-numbers.ts';
import { type Reading, type RowReader, timeOf } from './reading.ts';

const noEnd = () => {};

export const isLoopHabits = (header: Header): boolean =>
  header[0] === 'position' && hasAll(header, 'name', 'question', 'color');

/** The list of habits: names by position, because folder names lose letters. */
export function loopHabitsReader(header: Header, { habits }: Reading): RowReader {
  return {
    row(cells) {
      habits.set(Number(cellAt(cells, 0)), cellAt(cells, header.indexOf('name')).trim());
    },
    end: noEnd,
  };
}

const firstDay = /^\d{4}-\d{2}-\d{2}$/;

/** Older files of a habit have no header, so the first record is a date. */
export const isLoopCheckmarks = (header: Header, path: string): boolean =>
  /(^|\/)\d{3} [^/]*\/Checkmarks\.csv$/.test(path) &&
  ((header[0] === 'date' && header[1] === 'value') || firstDay.test(header[0] ?? ''));

/** Dates on which a habit was done. A date that only its frequency fills is not done; amounts are thousandths of a unit. */
export function loopCheckmarksReader(header: Header, reading: Reading): RowReader {
  const [, position = '', folder = ''] = /(\d{3}) ([^/]*)\/[^/]*$/.exec(reading.path) ?? [];
  const name = reading.habits.get(Number(position)) ?? (folder.trim() || `Habit ${Number(position)}`);
  const row = (cells: readonly string[], line: number): void => {
    if (!isDoneInLoop(cellAt(cells, 1).trim())) return;
    giveActivity(name, cellAt(cells, 0), line, reading);
  };
  if (firstDay.test(header[0] ?? '')) row(header, 1);
  return { row, end: noEnd };
}

function isDoneInLoop(value: string): boolean {
  const amount = numberOf(value);
  return amount ? amount === 2 || amount > 3 : value.toUpperCase() === 'YES_MANUAL';
}

export const isHabitBull = (header: Header): boolean => hasAll(header, 'habitname', 'calendardate', 'value');

/** A value above 0 is done; a huge negative one means nothing was entered. */
export function habitBullReader(header: Header, reading: Reading): RowReader {
  return {
    row(cells, line) {
      const cell = (name: string): string => cellAt(cells, header.indexOf(name));
      if ((numberOf(cell('value')) ?? 0) > 0)
        giveActivity(cell('habitname'), cell('calendardate'), line, reading);
    },
    end: noEnd,
  };
}

export const isHabitica = (header: Header): boolean =>
  hasAll(header, 'task name', 'task id', 'task type', 'date', 'value');

const dayMilliseconds = 86_400_000;

type Colour = { readonly task: string; readonly value: number; readonly day: number };
const longestGapDays = 25;

/**
 * The value is the colour of a task, which rises when the task is done. Entries a month apart are averages that the app keeps of older
 * times, so a rise after such a gap says nothing about a date.
 */
export function habiticaReader(header: Header, reading: Reading): RowReader {
  let before: Colour | null = null;
  return {
    row(cells, line) {
      const cell = (name: string): string => cellAt(cells, header.indexOf(name));
      const [value, at] = [numberOf(cell('value')), timeOf(cell('date'), line, reading)];
      if (at === null || typeof value !== 'number') return;
      const now = { task: cell('task id'), value, day: Date.parse(at.slice(0, 10)) / dayMilliseconds };
      const change = changeOf(before, now);
      before = now;
      if (change === 'averaged') reading.problem('averaged-history', cell('task name'), line);
      if (change === 'done') giveActivity(cell('task name'), at.slice(0, 10), line, reading);
    },
    end: noEnd,
  };
}

function changeOf(before: Colour | null, now: Colour): 'done' | 'averaged' | 'none' {
  const last = before?.task === now.task ? before : null;
  if (now.value <= (last?.value ?? 0)) return 'none';
  return last && now.day - last.day > longestGapDays ? 'averaged' : 'done';
}

function giveActivity(name: string, written: string, line: number, reading: Reading): void {
  const at = timeOf(written, line, reading);
  if (at !== null) reading.give({ is: 'activity', at: at.slice(0, 10), name: name.trim(), line });
}
