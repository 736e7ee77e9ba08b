import { parseArgs } from 'node:util';
import type { MemberDay } from '#domain/kernel/day.ts';
import { type AsOfChoice, asOfChoice, asOfOptions } from './as-of-options.ts';
import { dateOf, WrongUsage } from './run-tool.ts';

export type WhyOptions = {
  /** Id or email. */
  readonly member: string;
  readonly asks: 'streak' | 'points';
  /** Null for all. */
  readonly day: MemberDay | null;
  readonly asOf: AsOfChoice;
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
      ...asOfOptions,
      json: { type: 'boolean', default: false },
    },
  });
  const { member, streak, points, json } = values;
  if (!member) throw new WrongUsage('--member is missing: an id or an email.');
  if (streak === points) throw new WrongUsage('Give either --streak or --points.');
  return {
    member,
    asks: streak ? 'streak' : 'points',
    day: dateOf('--day', values.day),
    asOf: asOfChoice(values),
    json,
  };
}
