import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type VerifiedWheel, verifyWheel, type WrongDraw } from '#service/features/quest/verify-wheel.ts';
import { readConfig } from '#service/platform/config.ts';
import { count } from '#service/tools/analysis/progress-line.ts';
import { memberNamed } from './member-named.ts';
import { print, runTool, WrongUsage } from './run-tool.ts';

const usage = `Repeats every draw of the wheel in a month and compares: commitment and seed, the rules of the date, the wheel (from the seed, the
member's equipment and rest days), the draw itself, the candidates (from the wheel and the earlier proposals) and the quest that was drawn. Before a month's seed is published, it follows from QUEST_SEED.

npm run verify-wheel -- --month 2026-11 [options]
  --month MONTH   of the members' dates
  --member WHO    only the draws of this member: id or email
  --json          the result as JSON
  --help          this text

Draws from before the first commitment are counted, and not judged: nothing was promised of them.

Exit codes: 0 no findings, 1 findings, 2 wrong arguments, 3 failed, 130 interrupted.`;

type Options = { readonly month: string; readonly member: string | null; readonly json: boolean };

function optionsOf(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      month: { type: 'string' },
      member: { type: 'string' },
      json: { type: 'boolean', default: false },
    },
  });
  const { month, member = null, json } = values;
  if (month === undefined || !/^\d{4}-(0[1-9]|1[0-2])$/.test(month))
    throw new WrongUsage('--month is missing or not a month such as 2026-11.');
  return { month, member, json };
}

/** Null where neither the environment nor the data folder has one: published seeds can be checked without it. */
async function questSeedHere(): Promise<string | null> {
  const { questSeed, dataDir } = readConfig();
  return questSeed ?? (await readFile(join(dataDir, 'quest-seed'), 'utf8').catch(() => null));
}

const disagreements: Readonly<Record<WrongDraw['what'], string>> = {
  seed: 'was drawn by no published seed of its month',
  draw: 'is not what the seed gives for this member, date and spin',
  spin: 'is not the next spin of its date',
  rules: 'is not by the rules of its date',
  wheel: 'has another wheel than follows from the seed, the equipment and the rest day',
  candidates:
    'has other candidates than follow from the wheel (by v1 from the equipment and the rest day) and the earlier proposals',
  result: 'shows another quest than was drawn',
};

function linesOf({ month, seeds, wrongSeeds, from, draws, wrong }: VerifiedWheel): readonly string[] {
  const published = seeds.map(
    ({ commitment, committedAt, isLate, revealed }) =>
      `Commitment ${commitment}, published ${committedAt}${isLate ? ' (late: the month had begun)' : ''}; seed ${
        revealed ? `${revealed.seed}, published ${revealed.at}` : 'not published yet'
      }.`,
  );
  return [
    ...(seeds.length === 0 ? [`No seed of ${month} was committed to.`] : published),
    ...(seeds.length > 1 ? ['There is more than one commitment: QUEST_SEED was changed.'] : []),
    ...wrongSeeds.map(
      (commitment) => `Wrong: the published seed is not the one of commitment ${commitment}.`,
    ),
    from === null
      ? 'The wheel draws among all quests that fit (rules v1).'
      : `From ${from} on the wheel draws among the eight quests that it shows (rules v2), before that among all that fit (v1).`,
    `Verified: ${count(draws.verified)}.`,
    ...(draws.waiting > 0 ? [`To be verified once the seed is published: ${count(draws.waiting)}.`] : []),
    ...(draws.early > 0 ? [`Drawn before the commitment, by its seed: ${count(draws.early)}.`] : []),
    ...(draws.uncommitted > 0
      ? [`From before there were commitments, not judged: ${count(draws.uncommitted)}.`]
      : []),
    ...wrong.map(
      ({ memberId, date, spin, what }) =>
        `Wrong: spin ${spin} of ${memberId} on ${date} ${disagreements[what]}.`,
    ),
    `Wrong in all: ${count(draws.wrong)}.`,
  ];
}

await runTool({
  usage,
  readOptions: optionsOf,
  async work(stores, { month, member, json }) {
    const verified = await verifyWheel(stores.events, {
      month,
      member: member === null ? null : await memberNamed(stores, member),
      questSeed: await questSeedHere(),
    });
    for (const line of json ? [JSON.stringify(verified, null, 2)] : linesOf(verified)) print(line);
    return verified.draws.wrong + verified.wrongSeeds.length === 0 ? 0 : 1;
  },
});
