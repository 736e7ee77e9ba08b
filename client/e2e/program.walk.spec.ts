import type { Page } from 'playwright/test';
import { asMemberDay } from '#domain/kernel/day.ts';
import type { Decider } from '#domain/kernel/decider.ts';
import { asMemberId, asProgramId } from '#domain/kernel/ids.ts';
import { programDecider } from '#domain/program/program.ts';
import type { ChangeGoal, ChooseDose, ProgramCommand } from '#domain/program/program-commands.ts';
import type { ProgramEvent } from '#domain/program/program-events.ts';
import { type ProgramStatus, programLifecycle } from '#domain/program/program-lifecycle.ts';
import { startAssessment, startDaily } from '#domain/testing/program-samples.ts';
import { expect, followLink, test, toastOf } from './fixtures.ts';
import { programPeople } from './people.ts';
import { longestOf, shortestWalks, titlesOf, walkWithStops } from './shortest-walks.ts';

const memberId = asMemberId('mila');
const today = asMemberDay('2026-03-04');
/** The commands that start and end programs. A choice within a program changes no status. */
type StatusCommand = Exclude<ProgramCommand, ChooseDose | ChangeGoal>;

const samples: readonly StatusCommand[] = [
  {
    type: 'StartProgram',
    memberId,
    programId: asProgramId('lean'),
    today,
    reached: null,
    sentType: 'lean',
    goalType: 'weight_loss',
    goalValue: 10,
    goalUnit: 'lbs',
    startDate: today,
    plannedEndDate: asMemberDay('2026-05-27'),
    weight: null,
    height: null,
    ageYears: null,
    acknowledged: [],
  },
  { ...startDaily, memberId, programId: asProgramId('daily'), today },
  { ...startAssessment, memberId, programId: asProgramId('assessment'), today },
  { type: 'EndProgram', memberId },
];

/** Opens the app there, or leads there. */
const visit = async (page: Page, route: string): Promise<void> => {
  if (page.url() === 'about:blank') await page.goto(route);
  else if (new URL(page.url()).pathname !== route) await followLink(page, route);
};

async function start(page: Page, program: RegExp): Promise<void> {
  await visit(page, '/program-selection');
  await page.getByRole('radio', { name: program }).check({ force: true });
  await page.getByRole('button', { name: 'Start Program' }).click();
  await expect(toastOf(page).getByText('Program Created!')).toBeVisible();
}

/** Each command as somebody at the page gives it. */
const actions: Readonly<Record<StatusCommand['type'], (page: Page) => Promise<void>>> = {
  StartProgram: (page) => start(page, /^Get lean/),
  StartDailyMaintenance: (page) => start(page, /^Daily 50/),
  StartAssessment: (page) => start(page, /^7-day assessment/),
  EndProgram: async (page) => {
    await visit(page, '/profile');
    await page.getByRole('button', { name: 'Admin Program Reset' }).click();
    await page.getByRole('button', { name: 'Reset My Data' }).click();
    await expect(toastOf(page).getByText('All data cleared. Returning to onboarding wizard.')).toBeVisible();
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByRole('heading', { name: 'What are you training for?' })).toBeVisible();
  },
};

/** The program of the goal on the profile, after the command that started it. */
const chips: Readonly<Partial<Record<StatusCommand['type'], string>>> = {
  StartProgram: 'Get lean',
  StartDailyMaintenance: 'Daily maintenance',
  StartAssessment: '7-day assessment',
};

async function expectStatus(
  page: Page,
  status: ProgramStatus,
  last: StatusCommand['type'] | undefined,
): Promise<void> {
  await visit(page, '/profile');
  const goals = page.getByRole('region', { name: 'Current Goals' });
  const setUp = goals.getByRole('link', { name: 'Set Your Goals' });
  if (status === 'none') return expect(setUp).toBeVisible();
  await expect(goals.getByText(chips[last ?? 'EndProgram'] ?? '', { exact: true })).toBeVisible();
  await expect(setUp).toBeHidden();
}

type StateOf<Given> = Given extends { readonly initialState: infer State } ? State : never;
const statusDecider: Decider<StateOf<typeof programDecider>, StatusCommand, ProgramEvent> = programDecider;
const walks = shortestWalks(statusDecider, samples);

test.describe('A program', () => {
  test('has a walk to every status and by every command', () => {
    expect(new Set(walks.map(({ status }) => status))).toEqual(new Set(Object.keys(programLifecycle.states)));
    expect(new Set(walks.flatMap(({ commands }) => commands))).toEqual(new Set(Object.keys(actions)));
  });

  for (const [index, one] of longestOf(walks).entries())
    test(titlesOf(one), async ({ page, member }) => {
      await member(programPeople[index] ?? '');
      await walkWithStops(
        one,
        (command) => actions[command](page),
        ({ status, commands }) => expectStatus(page, status, commands.at(-1)),
      );
    });
});
