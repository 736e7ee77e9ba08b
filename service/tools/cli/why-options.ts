import { parseArgs } from 'node:util';
import type { MemberDay } from '#domain/kernel/day.ts';
import { type AsOfChoice, asOfChoice, asOfOptions } from './as-of-options.ts';
import { type PersonalChoice, personalChoice, personalOptions } from './personal-options.ts';
import { dateOf, WrongUsage } from './run-tool.ts';

export type WhyOptions = {
  /** Id or email. */
  readonly member: string;
  readonly asks: 'streak' | 'points' | 'session' | 'badges';
  /** Check-ins are personal fields: `session` needs a reason. Some badges follow from personal fields: `badges` may have one. */
  readonly personal: PersonalChoice | null;
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
      session: { type: 'boolean', default: false },
      badges: { type: 'boolean', default: false },
      ...personalOptions,
      day: { type: 'string' },
      ...asOfOptions,
      json: { type: 'boolean', default: false },
    },
  });
  const { member, json } = values;
  const asked = (['streak', 'points', 'session', 'badges'] as const).filter((name) => values[name]);
  const [asks] = asked;
  const personal = personalChoice(values);
  if (!member) throw new WrongUsage('--member is missing: an id or an email.');
  if (!asks || asked.length > 1)
    throw new WrongUsage('Give one of --streak, --points, --session and --badges.');
  if (asks === 'session' && !personal)
    throw new WrongUsage('--session shows check-ins, which are personal: it needs --with-personal.');
  if (asks !== 'session' && asks !== 'badges' && personal)
    throw new WrongUsage('Only --session and --badges show personal fields.');
  return {
    member,
    asks,
    personal,
    day: dateOf('--day', values.day),
    asOf: asOfChoice(values),
    json,
  };
}
