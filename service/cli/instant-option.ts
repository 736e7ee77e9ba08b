import { asInstant, type Instant, isMemberDay } from '#domain/kernel/day.ts';
import { WrongUsage } from './run-tool.ts';

/** A date, which is its midnight in UTC, or a date and a time with its offset: never this machine's own zone. */
const shape = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2}))?$/;

/** The instant that an option names; undefined where it was not given. @throws WrongUsage */
export function instantOf(option: string, text: string | undefined): Instant | undefined {
  if (text === undefined) return undefined;
  const isOne = shape.test(text) && isMemberDay(text.slice(0, 10));
  const time = isOne ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(time))
    throw new WrongUsage(`${option} ${text} is no ISO 8601 instant such as 2026-03-01T00:00Z.`);
  return asInstant(new Date(time).toISOString());
}
