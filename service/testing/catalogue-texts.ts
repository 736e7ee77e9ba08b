import { achievements } from '#domain/catalogue/content/achievements.ts';
import { badgeRows } from '#domain/catalogue/content/badge-tiers.ts';
import { faqEntries } from '#domain/catalogue/content/faq.ts';
import { greetingAt, unnamed } from '#domain/catalogue/content/greeting.ts';
import { guidanceFor } from '#domain/catalogue/content/guidance.ts';
import { levels } from '#domain/catalogue/content/levels.ts';
import { longRunRows } from '#domain/catalogue/content/long-run-badges.ts';
import {
  progressMilestones,
  streakMilestones,
  workoutMilestones,
} from '#domain/catalogue/content/milestones.ts';
import { motivationLines } from '#domain/catalogue/content/motivation.ts';
import {
  activityLevels,
  durationOptions,
  exerciseTypes,
  genders,
  goalTypeLabels,
  levelLabels,
  notificationFrequencies,
} from '#domain/catalogue/content/options.ts';
import { pathThings } from '#domain/catalogue/content/path-things.ts';
import { notificationToggles, privacyToggles } from '#domain/catalogue/content/preferences.ts';
import { dailyMaintenanceTips, healthDisclaimer, quickTips } from '#domain/catalogue/content/tips.ts';
import { wheelSkins } from '#domain/catalogue/content/wheel-skins.ts';
import { exerciseGuides } from '#domain/catalogue/guides/exercise-guides.ts';
import { luckyDay } from '#domain/catalogue/quests/lucky-day.ts';
import { quests } from '#domain/catalogue/quests/quest-catalogue.ts';
import { stepsOfQuest } from '#domain/catalogue/quests/quest-steps.ts';
import { activities } from '#domain/catalogue/workouts/activities.ts';
import { assessmentDays } from '#domain/catalogue/workouts/assessment-days.ts';
import { customDailyTemplate, dailyTemplates } from '#domain/catalogue/workouts/daily-templates.ts';
import { equipmentOptions } from '#domain/catalogue/workouts/equipment.ts';
import { exerciseCatalogue } from '#domain/catalogue/workouts/exercise-catalogue.ts';
import { movements } from '#domain/catalogue/workouts/exercise-swaps.ts';
import { injuredAreas } from '#domain/catalogue/workouts/injured-areas.ts';
import {
  assessmentSkipNote,
  dailyChoices,
  programPitches,
} from '#domain/catalogue/workouts/program-catalogue.ts';
import { builtinTemplates } from '#domain/catalogue/workouts/workout-templates.ts';
import { phaseDefinitions } from '#domain/program/phase-definitions.ts';
import { programMap } from '#domain/program/program-map.ts';

/** The dictionaries of a language, and the English texts of the catalogue that each of them has. */
export type DictionaryName = 'names' | 'quests' | 'workouts' | 'guides' | 'content' | 'help';

const programTypes = ['lean', 'bulk', 'cardio_fitness', 'maintain', 'assessment'] as const;
const phases = Object.values(phaseDefinitions).flat();
const steps = quests.flatMap(({ id }) => stepsOfQuest(id));
const templates = [...builtinTemplates, ...dailyTemplates, customDailyTemplate([])];
const entries = [...quests, luckyDay];
const toggles = [...notificationToggles, ...privacyToggles];

const labels = (options: readonly { readonly label: string }[]): readonly string[] =>
  options.map(({ label }) => label);
const namesOf = (named: readonly { readonly name: string }[]): readonly string[] =>
  named.map(({ name }) => name);
const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
/** Words that the screens show with and without a capital. */
const bothWays = (words: readonly string[]): readonly string[] => [...words, ...words.map(capitalised)];

export const catalogueTexts: Readonly<Record<DictionaryName, ReadonlySet<string>>> = {
  names: new Set([
    ...Object.keys(movements),
    ...namesOf(exerciseGuides),
    ...namesOf(templates),
    ...templates.flatMap(({ exercises }) => namesOf(exercises)),
    ...exerciseCatalogue.flatMap(({ name, exercises }) => [name, ...namesOf(exercises)]),
    ...namesOf(entries),
    ...quests.flatMap(({ alternativeName }) => alternativeName ?? []),
    ...namesOf(activities),
    ...namesOf(achievements),
    ...[...badgeRows, ...longRunRows].flatMap(({ name, tiers }) => [name, ...namesOf(tiers)]),
    ...namesOf(levels),
    ...namesOf(wheelSkins),
    ...labels([
      ...activityLevels,
      ...genders,
      ...durationOptions,
      ...notificationFrequencies,
      ...exerciseTypes,
    ]),
    ...labels([...equipmentOptions, ...dailyChoices]),
    ...Object.values(levelLabels),
    ...Object.values(goalTypeLabels),
    ...Object.values(programMap).flatMap(({ picker, advert }) => [picker, ...(advert ? [advert] : [])]),
    ...phases.flatMap(({ name, focus }) => [name, ...focus]),
    ...assessmentDays.flatMap(({ title, exercises }) => [title, ...namesOf(exercises)]),
    ...exerciseGuides.map(({ category }) => category),
    ...bothWays([...new Set(exerciseGuides.flatMap(({ musclesWorked }) => musclesWorked))]),
    ...bothWays([...new Set(Object.values(movements).map(({ pattern }) => pattern))]),
    ...bothWays(injuredAreas),
    // What a press on the next set does; titles of the history.
    ...['Next Set', 'Finish Exercise', 'Finish Workout'],
    ...['Weight', 'Measurements', 'Fitness Assessment', 'Workout', 'Quest'],
  ]),
  quests: new Set([
    ...entries.map(({ description }) => description),
    ...quests.flatMap(({ requirements }) => requirements.alternative ?? []),
    ...steps.flatMap(({ name, hint }) => [name, ...(hint ? [hint] : [])]),
    ...steps.flatMap((step) => (step.kind === 'written' ? step.prompts : [])),
  ]),
  workouts: new Set([
    ...templates.map(({ description }) => description),
    ...Object.values(programPitches).flatMap(({ benefits, ...pitch }) => [
      ...benefits,
      ...Object.values(pitch),
    ]),
    ...[...dailyChoices, ...activityLevels].map(({ description }) => description),
    assessmentSkipNote,
    ...phases.map(({ description }) => description),
    ...assessmentDays.flatMap(({ exercises }) => exercises.map(({ protocol }) => protocol)),
  ]),
  guides: new Set(
    exerciseGuides.flatMap(({ steps: how, cues, modifications, commonMistakes, safetyTips }) => [
      ...how,
      ...cues,
      ...modifications,
      ...commonMistakes,
      ...safetyTips,
    ]),
  ),
  content: new Set([
    ...motivationLines,
    ...programTypes.flatMap((type) =>
      [1, 2, 3, 4].flatMap((phase) => {
        const { training, food, recovery } = guidanceFor(type, phase);
        return [training, food, recovery];
      }),
    ),
    ...quickTips,
    ...dailyMaintenanceTips,
    healthDisclaimer,
    ...[...streakMilestones, ...workoutMilestones, ...progressMilestones].map(({ message }) => message),
    ...toggles.flatMap(({ title, description }) => [title, description]),
    ...pathThings.flatMap(({ texts }) => texts),
    ...[8, 13, 19].map(greetingAt),
    unnamed,
    ...achievements.map(({ description }) => description),
    ...longRunRows.map(({ rule }) => rule),
  ]),
  help: new Set(faqEntries.flatMap(({ question, answer }) => [question, answer])),
};
