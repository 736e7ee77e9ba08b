import { parseArgs } from 'node:util';
import { asInstant, type Instant, isMemberDay, type MemberDay } from '#domain/kernel/day.ts';
import { instantOf, WrongUsage } from './run-tool.ts';

export type WhyOptions = {
  /** Id or email. */
  readonly member: string;
  readonly asks: 'streak' | 'points';
  /** Null for all. */
  readonly day: MemberDay | null;
  readonly until: Instant;
  readonly json: boolean;
};

/** @throws WrongUsage */
export function whyOptions(args: readonly string[]): WhyOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      member: { type: 'string' },
      streak: { type: 'boolean', default: false },
      points: { type: 'boolean', default: false },
      day: { type: 'string' },
      'as-of': { type: 'string' },
      json: { type: 'boolean', default: false },
    },
  });
  const { member, streak, points, json } = values;
  if (!member) throw new WrongUsage('--member is missing: an id or an email.');
  if (streak === points) throw new WrongUsage('Give either --streak or --points.');
  const until = instantOf('--as-of', values['as-of']) ?? asInstant(new Date().toISOString());
  return { member, asks: streak ? 'streak' : 'points', day: dayOf(values.day), until, json };
}

function dayOf(text: string | undefined): MemberDay | null {
  if (text === undefined) return null;
  if (!isMemberDay(text)) throw new WrongUsage(`--day ${text} is not a date such as 2026-03-03.`);
  return text;
}
