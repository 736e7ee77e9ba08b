import { parseArgs } from 'node:util';
import { asInstant, type Instant } from '#domain/kernel/day.ts';
import type { AnyProjection } from '#projections/engine/projection.ts';
import { readModelsNamed } from '#service/analysis/read-model-names.ts';
import { type RuleChanges, readRules, WrongRules } from '#service/analysis/rules-file.ts';
import { instantOf } from './instant-option.ts';
import { WrongUsage } from './run-tool.ts';

export type ReplayOptions = {
  /** The past instant that is asked for. */
  readonly asOf: Instant | undefined;
  /** That, or now. */
  readonly instant: Instant;
  readonly projections: readonly AnyProjection[];
  readonly rules: RuleChanges | undefined;
  readonly verify: boolean;
  readonly print: boolean;
  readonly json: boolean;
};

/** @throws WrongUsage */
export async function replayOptions(args: readonly string[]): Promise<ReplayOptions> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      only: { type: 'string' },
      verify: { type: 'boolean', default: false },
      'as-of': { type: 'string' },
      print: { type: 'boolean', default: false },
      rules: { type: 'string' },
      json: { type: 'boolean', default: false },
    },
  });
  const { verify, print, json, only, rules } = values;
  const asOf = instantOf('--as-of', values['as-of']);
  if (verify && (asOf || rules)) throw new WrongUsage('--verify looks at the live rows only.');
  if (print && (!asOf || rules)) throw new WrongUsage('--print belongs to --as-of.');
  if (only && rules) throw new WrongUsage('--rules says itself what is compared; leave out --only.');
  const instant = asOf ?? asInstant(new Date().toISOString());
  return { asOf, instant, projections: chosen(only), rules: await rulesOf(rules), verify, print, json };
}

function chosen(only: string | undefined) {
  try {
    return readModelsNamed(only);
  } catch (error) {
    throw error instanceof RangeError ? new WrongUsage(error.message) : error;
  }
}

async function rulesOf(file: string | undefined): Promise<RuleChanges | undefined> {
  if (file === undefined) return undefined;
  return readRules(file).catch((error: unknown) => {
    throw error instanceof WrongRules ? new WrongUsage(error.message) : error;
  });
}
