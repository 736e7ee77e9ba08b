import { readFile } from 'node:fs/promises';
import * as z from 'zod';
import { type PointsRules, pointsRulesV1 } from '#domain/points/points-rules.ts';
import { type GoalRules, goalRulesV1 } from '#domain/program/goal-rules.ts';
import { activeKinds, type StreakRules, streakRulesV1 } from '#domain/streak/streak-rules.ts';

/** The differences from the rules in force; other rules stay unchanged. */
export type RuleChanges = {
  readonly points?: Partial<PointsRules>;
  readonly streak?: Partial<StreakRules>;
  readonly goal?: Partial<Pick<GoalRules, 'baseline' | 'standardWeightLb' | 'openEndPercentPerDay'>>;
};

/** An unusable rules file. The message lists every error. */
export class WrongRules extends Error {
  override readonly name = 'WrongRules';
}

const wholeFrom = (least: number, most = 1000) => {
  const message = `must be a whole number from ${least} to ${most}`;
  return z.exactOptional(z.int(message).min(least, message).max(most, message));
};
const above = (least: number, most: number) => {
  const message = `must be a number above ${least}, up to ${most}`;
  return z.exactOptional(z.number(message).gt(least, message).max(most, message));
};
const hours = (message = 'must be hours, 0 to 24') =>
  z.exactOptional(z.number(message).min(0, message).max(24, message));

const noObject = 'must be an object';
const points = z.strictObject(
  {
    easy: wholeFrom(0),
    medium: wholeFrom(0),
    hard: wholeFrom(0),
    luckyDay: wholeFrom(0),
    workout: wholeFrom(0),
    routine: wholeFrom(0),
    workoutsPerDay: wholeFrom(0),
  },
  noObject,
);
const streak = z.strictObject(
  {
    tokenHold: wholeFrom(0),
    tokenStart: wholeFrom(0),
    earnEvery: wholeFrom(1),
    creditDays: wholeFrom(0),
    neutralUnderHours: hours(),
    nightGraceEndsAtHour: wholeFrom(0, 12),
    activeKinds: z.exactOptional(
      z.array(z.enum(activeKinds, `must be some of ${activeKinds.join(', ')}`), 'must be a list'),
    ),
  },
  noObject,
);
const goal = z.strictObject(
  {
    baseline: z.exactOptional(z.enum(['standard', 'start'], 'must be "standard" or "start"')),
    standardWeightLb: above(0, 10_000),
    openEndPercentPerDay: above(0, 100),
  },
  noObject,
);

const rulesFile = z.strictObject(
  {
    // For editors, which check the file and complete its names by it.
    $schema: z.exactOptional(z.string()),
    points: z.exactOptional(points),
    streak: z.exactOptional(streak),
    goal: z.exactOptional(goal),
  },
  noObject,
);

const changedRules: z.ZodType<RuleChanges> = rulesFile
  .transform(({ $schema: _, ...changes }): RuleChanges => changes)
  .refine(
    (changes) => Object.values(changes).some((part) => Object.keys(part).length > 0),
    'changes no rule',
  );

/** The JSON Schema of a rules file. */
export const rulesSchema = () =>
  z.toJSONSchema(rulesFile, {
    override({ jsonSchema, path }) {
      const [, part = '', , rule = ''] = path.map(String);
      const parts: Readonly<Record<string, Readonly<Record<string, unknown>>>> = rulesTemplate();
      const value = path.length === 4 ? parts[part]?.[rule] : undefined;
      if (value !== undefined) jsonSchema.default = value as never;
    },
  });

/** A rules file with the rules in force. */
export const rulesTemplate = (): Required<RuleChanges> => {
  const { baseline, standardWeightLb, openEndPercentPerDay } = goalRulesV1;
  return {
    points: pointsRulesV1,
    streak: streakRulesV1,
    goal: { baseline, standardWeightLb, openEndPercentPerDay },
  };
};

/** @throws WrongRules when the file is missing, is not JSON, or is not a rules file. */
export async function readRules(file: string): Promise<RuleChanges> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new WrongRules(
      `${file} cannot be read: ${error.code === 'ENOENT' ? 'there is no such file' : error.message}`,
    );
  });
  return parseRules(file, text);
}

/** @param file used in the message. @throws WrongRules */
export function parseRules(file: string, text: string): RuleChanges {
  const parsed = changedRules.safeParse(jsonOf(file, text));
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map((issue) => `- ${faultOf(issue)}`);
  throw new WrongRules([`${file} is wrong:`, ...faults].join('\n'));
}

function jsonOf(file: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new WrongRules(`${file} is not JSON. Check its commas, quotes and brackets.`);
  }
}

function faultOf(issue: z.core.$ZodIssue): string {
  const place = issue.path.join('.');
  if (issue.code === 'unrecognized_keys') {
    const names = issue.keys.map((key) => [...issue.path, key].join('.'));
    return `there is no rule ${names.join(', ')}`;
  }
  return `${place === '' ? 'the file' : place} ${issue.message}`;
}
