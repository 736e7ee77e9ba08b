import type { TemplateExercise, WorkoutTemplate } from '#domain/catalogue/workouts/workout-template.ts';
import type { MemberId } from '#domain/kernel/ids.ts';
import { Refusal } from '#domain/kernel/refusal.ts';
import { difficultyOf, planRulesV1 } from '#domain/program/custom-plan-rules.ts';
import { ownTemplateLimits } from './own-template-limits.ts';
import type { OwnExercise, WorkoutTemplateArchived, WorkoutTemplateSaved } from './workout-events.ts';

type OfTemplate = { readonly memberId: MemberId; readonly templateId: string };
/** Saves a template, or changes the one of this id. `templateId` is the id of the command that saved it first. */
type SaveWorkoutTemplate = OfTemplate & {
  readonly type: 'SaveWorkoutTemplate';
  /** Whether it must exist already. */
  readonly isChange: boolean;
  readonly name: string;
  readonly exercises: readonly OwnExercise[];
  /** The templates that the member has: a reset has cleared the others, which this stream does not know. Null counts all. */
  readonly listed: readonly string[] | null;
};
type ArchiveWorkoutTemplate = OfTemplate & { readonly type: 'ArchiveWorkoutTemplate' };
export type OwnTemplateCommand = SaveWorkoutTemplate | ArchiveWorkoutTemplate;
type OwnTemplateEvent = WorkoutTemplateSaved | WorkoutTemplateArchived;

/** The saved templates by id, as they were saved last; null once archived. */
export type OwnTemplates = { readonly [templateId: string]: WorkoutTemplateSaved | null };

export const hasOwnTemplate = (templates: OwnTemplates, id: string): boolean => Object.hasOwn(templates, id);

export const decideOwnTemplate = (
  templates: OwnTemplates,
  command: OwnTemplateCommand,
): readonly OwnTemplateEvent[] =>
  command.type === 'ArchiveWorkoutTemplate' ? archive(templates, command) : save(templates, command);

const savedIn = (templates: OwnTemplates, id: string): OwnTemplates[string] | undefined =>
  hasOwnTemplate(templates, id) ? templates[id] : undefined;

function archive(
  templates: OwnTemplates,
  { memberId, templateId }: ArchiveWorkoutTemplate,
): readonly OwnTemplateEvent[] {
  const saved = savedIn(templates, templateId);
  if (saved === undefined) throw unknownTemplate();
  return saved === null ? [] : [{ type: 'WorkoutTemplateArchived', memberId, templateId }];
}

function save(templates: OwnTemplates, command: SaveWorkoutTemplate): readonly OwnTemplateEvent[] {
  const { memberId, templateId, isChange, exercises } = command;
  const name = command.name.trim();
  const saved = savedIn(templates, templateId);
  refuseInvalid(name, exercises);
  if (isChange && !saved) throw unknownTemplate();
  const isSentAgain = saved !== undefined && !isChange;
  if (isSentAgain || (saved && isSame(saved, { name, exercises }))) return [];
  if (!saved) refuseBeyondLimit(templates, command.listed);
  return [{ type: 'WorkoutTemplateSaved', memberId, templateId, name, exercises }];
}

function refuseBeyondLimit(templates: OwnTemplates, listed: readonly string[] | null): void {
  const counted = Object.entries(templates).filter(
    ([id, saved]) => saved !== null && (listed === null || listed.includes(id)),
  );
  if (counted.length < ownTemplateLimits.templates) return;
  throw new Refusal(
    'too-many-templates',
    `You have ${ownTemplateLimits.templates} saved workouts, which is the most. Archive one to save another.`,
  );
}

export const evolveOwnTemplates = (templates: OwnTemplates, event: OwnTemplateEvent): OwnTemplates => ({
  ...templates,
  [event.templateId]: event.type === 'WorkoutTemplateSaved' ? event : null,
});

type Shape = Pick<WorkoutTemplateSaved, 'name' | 'exercises'>;

const isSame = (one: Shape, other: Shape): boolean =>
  JSON.stringify([one.name, one.exercises]) === JSON.stringify([other.name, other.exercises]);

function refuseInvalid(name: string, exercises: readonly OwnExercise[]): void {
  const { nameLetters, exercises: most } = ownTemplateLimits;
  const isNamed = name !== '' && name.length <= nameLetters;
  if (isNamed && exercises.length > 0 && exercises.length <= most && exercises.every(isPossible)) return;
  throw new Refusal(
    'invalid-template',
    `A workout needs a name of up to ${nameLetters} letters and 1 to ${most} exercises, each with sets and with reps or a time. Nothing was saved: please correct it.`,
    'invalid',
  );
}

function isPossible({ name, sets, reps, durationSeconds, restSeconds }: OwnExercise): boolean {
  const limits = ownTemplateLimits;
  const isAmount =
    durationSeconds === null
      ? isWhole(reps ?? 0, 1, limits.reps)
      : reps === null && isWhole(durationSeconds, 1, limits.seconds);
  const isNamed = name.trim() !== '' && name.length <= limits.nameLetters;
  return isNamed && isAmount && isWhole(sets, 1, limits.sets) && isWhole(restSeconds, 0, limits.restSeconds);
}

const isWhole = (value: number, least: number, most: number): boolean =>
  Number.isInteger(value) && value >= least && value <= most;

const unknownTemplate = (): Refusal =>
  new Refusal('unknown-template', 'There is no such workout of yours.', 'missing');

/** A saved template as the catalogue knows templates: its length follows from sets, reps and rests. */
export function asOwnWorkoutTemplate({
  templateId,
  name,
  exercises,
}: Pick<WorkoutTemplateSaved, 'templateId' | 'name' | 'exercises'>): WorkoutTemplate {
  const seconds = exercises.reduce(
    (sum, { sets, reps, durationSeconds, restSeconds }) =>
      sum + sets * (durationSeconds ?? (reps ?? 0) * planRulesV1.secondsPerRep) + (sets - 1) * restSeconds,
    0,
  );
  return {
    id: templateId,
    name,
    description: '',
    category: 'strength',
    durationMinutes: Math.max(1, Math.ceil(seconds / 60)),
    difficulty: difficultyOf(exercises.length),
    equipment: [],
    exercises: exercises.map(guided),
  };
}

const guided = ({ name, sets, reps, durationSeconds, restSeconds }: OwnExercise): TemplateExercise => ({
  name,
  sets,
  restSeconds,
  ...(durationSeconds === null ? { reps: reps ?? 0 } : { durationSeconds }),
});
