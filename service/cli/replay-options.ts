import { parseArgs } from 'node:util';
import { asInstant, type Instant } from '#domain/kernel/day.ts';
import type { AnyProjection } from '#projections/engine/projection.ts';
import { readModelsNamed } from '#service/analysis/read-model-names.ts';
import { type RuleChanges, readRules, WrongRules } from '#service/analysis/rules-file.ts';
import type { Side } from '#service/analysis/side-comparison.ts';
import { instantOf, WrongUsage } from './run-tool.ts';

export type ReplayOptions = {
  /** The past instant for the state. */
  readonly asOf: Instant | undefined;
  /** That, or now. */
  readonly instant: Instant;
  readonly projections: readonly AnyProjection[];
  readonly rules: RuleChanges | undefined;
  /** Of a comparison. */
  readonly sides: readonly [Side, Side] | undefined;
  readonly verify: boolean;
  readonly print: boolean;
  readonly json: boolean;
  /** Maximum number of processes, if given. */
  readonly processes: number | undefined;
};

/** @throws WrongUsage */
export async function replayOptions(args: readonly string[]): Promise<ReplayOptions> {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: {
      only: { type: 'string' },
      verify: { type: 'boolean', default: false },
      'as-of': { type: 'string' },
      print: { type: 'boolean', default: false },
      rules: { type: 'string' },
      json: { type: 'boolean', default: false },
      processes: { type: 'string' },
      compare: { type: 'boolean', default: false },
    },
    allowPositionals: args.includes('--compare'),
  });
  const { verify, print, json, only, rules } = values;
  const asOf = instantOf('--as-of', values['as-of']);
  if (values.compare && (verify || print || only || rules || values.processes))
    throw new WrongUsage('--compare takes two sides, --as-of and --json only.');
  checkTogether({ verify, print, only, rules, asOf, processes: values.processes });
  const instant = asOf ?? asInstant(new Date().toISOString());
  const processes = processesOf(values.processes);
  return {
    ...{ asOf, instant, verify, print, json, processes },
    sides: values.compare ? await sidesOf(positionals, { instant, asOf }) : undefined,
    projections: chosen(only),
    rules: await rulesOf(rules),
  };
}

type Given = { readonly verify: boolean; readonly print: boolean } & {
  readonly [Option in 'only' | 'rules' | 'asOf' | 'processes']: string | undefined;
};

/** @throws WrongUsage for options that cannot be combined. */
function checkTogether({ verify, print, only, rules, asOf, processes }: Given): void {
  const isOfNow = asOf === undefined && rules === undefined;
  const mistakes = [
    [verify && !isOfNow, '--verify looks at the live rows only.'],
    [print && (asOf === undefined || rules !== undefined), '--print belongs to --as-of.'],
    [only && rules, '--rules says itself what is compared; leave out --only.'],
    [processes && (verify || !isOfNow), '--processes belongs to a rebuild of the live rows.'],
  ] as const;
  for (const [isMade, message] of mistakes) if (isMade) throw new WrongUsage(message);
}

function processesOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (!/^[1-9]$/.test(text)) throw new WrongUsage('--processes is a number from 1 to 9.');
  return Number(text);
}

function chosen(only: string | undefined) {
  try {
    return readModelsNamed(only);
  } catch (error) {
    throw error instanceof RangeError ? new WrongUsage(error.message) : error;
  }
}

type Moment = { readonly instant: Instant; readonly asOf: Instant | undefined };

/** @throws WrongUsage */
async function sidesOf(given: readonly string[], moment: Moment): Promise<readonly [Side, Side]> {
  const [before, after, ...more] = given;
  if (before === undefined || after === undefined || more.length > 0)
    throw new WrongUsage('--compare takes two sides: files of rules, instants, or files of printed rows.');
  return [await sideOf(before, moment), await sideOf(after, moment)];
}

/** @throws WrongUsage */
async function sideOf(text: string, { instant, asOf }: Moment): Promise<Side> {
  if (text.endsWith('.ndjson')) return { title: text, printed: text };
  const rules = text.endsWith('.json') ? await rulesOf(text) : undefined;
  if (rules?.goal) throw new WrongUsage(`${text} changes goals, which --compare does not fold. Use --rules.`);
  if (rules) return { title: text, rules, instant, until: asOf };
  const moment = instantOf('--compare', text) ?? instant;
  return { title: moment, rules: {}, instant: moment, until: moment };
}

async function rulesOf(file: string | undefined): Promise<RuleChanges | undefined> {
  if (file === undefined) return undefined;
  return readRules(file).catch((error: unknown) => {
    throw error instanceof WrongRules ? new WrongUsage(error.message) : error;
  });
}
