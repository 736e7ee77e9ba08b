import { parseArgs } from 'node:util';
import type { AnyProjection } from '#projections/engine/projection.ts';
import { positionIn } from '#service/event-store/port.ts';
import { type RuleChanges, readRules, WrongRules } from '#service/features/insights/rules-file.ts';
import { readModelsNamed } from '#service/tools/analysis/read-model-names.ts';
import { type AsOfChoice, asOfChoice, asOfOptions } from './as-of-options.ts';
import { instantOf, WrongUsage } from './run-tool.ts';

export type ReplayOptions = {
  readonly asOf: AsOfChoice;
  /** Whether `asOf` names a past state. */
  readonly isPast: boolean;
  readonly projections: readonly AnyProjection[];
  readonly rules: RuleChanges | undefined;
  /** The sides of a comparison. */
  readonly sides: readonly [GivenSide, GivenSide] | undefined;
  readonly verify: boolean;
  readonly print: boolean;
  readonly json: boolean;
  /** The SVG file for the picture of a comparison. */
  readonly picture: string | undefined;
  /** Maximum number of processes, if given. */
  readonly processes: number | undefined;
};

/** A side of a comparison before the log is looked at. Without `asOf` it is at the moment of the whole comparison. */
export type GivenSide = { readonly title: string } & (
  | { readonly printed: string }
  | { readonly rules: RuleChanges; readonly asOf?: AsOfChoice }
);

/** @throws WrongUsage */
export async function replayOptions(args: readonly string[]): Promise<ReplayOptions> {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: {
      only: { type: 'string' },
      verify: { type: 'boolean', default: false },
      ...asOfOptions,
      print: { type: 'boolean', default: false },
      rules: { type: 'string' },
      json: { type: 'boolean', default: false },
      processes: { type: 'string' },
      compare: { type: 'boolean', default: false },
      picture: { type: 'string' },
    },
    allowPositionals: args.includes('--compare'),
  });
  const { verify, print, json, only, rules } = values;
  const asOf = asOfChoice(values);
  const isPast = (asOf.occurredBy ?? asOf.recordedBy) !== undefined;
  if (values.compare && (verify || print || only || rules || values.processes))
    throw new WrongUsage('--compare takes two sides, --occurred-by, --recorded-by and --json only.');
  checkTogether({ verify, print, only, rules, isPast, processes: values.processes });
  const { picture } = values;
  if (picture !== undefined && !(picture.endsWith('.svg') && (values.compare || rules)))
    throw new WrongUsage('--picture FILE.svg belongs to --compare and --rules.');
  const processes = processesOf(values.processes);
  return {
    ...{ asOf, isPast, verify, print, json, picture, processes },
    sides: values.compare ? await sidesOf(positionals) : undefined,
    projections: chosen(only),
    rules: await rulesOf(rules),
  };
}

type Given = { readonly [Option in 'verify' | 'print' | 'isPast']: boolean } & {
  readonly [Option in 'only' | 'rules' | 'processes']: string | undefined;
};

/** @throws WrongUsage for options that cannot be combined. */
function checkTogether({ verify, print, only, rules, isPast, processes }: Given): void {
  const isOfNow = !isPast && rules === undefined;
  const mistakes = [
    [verify && !isOfNow, '--verify looks at the live rows only.'],
    [print && (!isPast || rules !== undefined), '--print belongs to --occurred-by and --recorded-by.'],
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

/** @throws WrongUsage */
async function sidesOf(given: readonly string[]): Promise<readonly [GivenSide, GivenSide]> {
  const [before, after, ...more] = given;
  if (before === undefined || after === undefined || more.length > 0)
    throw new WrongUsage(
      '--compare takes two sides: files of rules, instants, positions of the log, or files of printed rows.',
    );
  return [await sideOf(before), await sideOf(after)];
}

/** @throws WrongUsage */
async function sideOf(text: string): Promise<GivenSide> {
  if (text.endsWith('.ndjson')) return { title: text, printed: text };
  const rules = text.endsWith('.json') ? await rulesOf(text) : undefined;
  if (rules?.goal) throw new WrongUsage(`${text} changes goals, which --compare does not fold. Use --rules.`);
  if (rules) return { title: text, rules };
  const position = positionIn(text);
  if (position !== null)
    return {
      title: `position ${text}`,
      rules: {},
      asOf: { occurredBy: undefined, recordedBy: { position } },
    };
  const occurredBy = instantOf('--compare', text);
  return { title: String(occurredBy), rules: {}, asOf: { occurredBy, recordedBy: undefined } };
}

async function rulesOf(file: string | undefined): Promise<RuleChanges | undefined> {
  if (file === undefined) return undefined;
  return readRules(file).catch((error: unknown) => {
    throw error instanceof WrongRules ? new WrongUsage(error.message) : error;
  });
}
