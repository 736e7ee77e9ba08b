import { expect } from 'chai';
import * as exerciseGuides from '#domain/catalogue/guides/exercise-guides.ts';
import * as lucky from '#domain/catalogue/quests/lucky-day.ts';
import * as questCatalogue from '#domain/catalogue/quests/quest-catalogue.ts';
import * as assessmentDays from '#domain/catalogue/workouts/assessment-days.ts';
import * as dailyTemplates from '#domain/catalogue/workouts/daily-templates.ts';
import * as equipment from '#domain/catalogue/workouts/equipment.ts';
import * as programCatalogue from '#domain/catalogue/workouts/program-catalogue.ts';
import * as workoutTemplates from '#domain/catalogue/workouts/workout-templates.ts';
import * as achievements from './achievements.ts';
import * as faq from './faq.ts';
import { guidanceFor } from './guidance.ts';
import * as milestones from './milestones.ts';
import * as motivation from './motivation.ts';
import * as options from './options.ts';
import * as preferences from './preferences.ts';
import * as tips from './tips.ts';

const guidance = (['lean', 'bulk', 'cardio_fitness', 'maintain', 'assessment'] as const).flatMap((type) =>
  [1, 2, 3, 4].map((phaseNumber) => guidanceFor(type, phaseNumber)),
);
const content = {
  achievements,
  assessmentDays,
  dailyTemplates,
  equipment,
  exerciseGuides,
  faq,
  guidance,
  lucky,
  milestones,
  motivation,
  options,
  preferences,
  programCatalogue,
  questCatalogue,
  tips,
  workoutTemplates,
};

type Text = { readonly path: string; readonly text: string };
const texts = textsIn(content, '');

function textsIn(value: unknown, path: string): readonly Text[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, `${path}/${key}`));
}

const offenders = (isWrong: (text: string) => boolean): readonly string[] =>
  texts.filter(({ text }) => isWrong(text)).map(({ path, text }) => `${path}: ${text}`);

describe('copy', () => {
  it('includes more than 900 texts in this test', () => expect(texts.length).to.be.above(900));

  it('has no empty text, no trailing space and no double space', () =>
    expect(
      offenders((text) => text.trim() === '' || text !== text.trim() || /\s\s/.test(text)),
    ).to.deep.equal([]));

  it('has no exclamation marks, emoji, dashes or straight apostrophes', () =>
    expect(offenders((text) => /[!–—'"]|\p{Extended_Pictographic}/u.test(text))).to.deep.equal([]));

  it('ends whole sentences with a full stop or a question mark', () => {
    const isSentence = (text: string) => /^\p{Lu}.*[.:;?] /su.test(text);
    expect(offenders((text) => isSentence(text) && !/[.?]$/.test(text))).to.deep.equal([]);
  });

  it('promises no cure and no guaranteed result', () =>
    expect(
      offenders((text) => /\b(cure|guarantee|detox|miracle|no pain, no gain)/i.test(text)),
    ).to.deep.equal([]));

  it('states what the product is and when to stop training', () => {
    expect(tips.healthDisclaimer).to.include('General fitness information, not medical advice');
    expect(tips.healthDisclaimer).to.include('Stop on pain or dizziness');
    expect(tips.quickTips).to.have.length(4);
  });
});
