import type { MemberId } from '#domain/kernel/ids.ts';
import { type MemberCleared, memberCleared } from '#domain/member/member-events.ts';
import type {
  OwnExercise,
  WorkoutTemplateArchived,
  WorkoutTemplateSaved,
} from '#domain/workout/workout-events.ts';
import { defineTable, type Projection, type RowOf, stateColumns } from '#projections/engine/projection.ts';
import { type EncryptedRow, openRows, type RowDatabase } from '#projections/engine/row-cipher.ts';
import { tables, versions } from '#projections/versions.ts';

type Event = WorkoutTemplateSaved | WorkoutTemplateArchived | MemberCleared;
type TemplateState = {
  readonly memberId: string;
  readonly name: string;
  readonly exercises: readonly OwnExercise[];
  /** It is offered no longer, and names the workouts that were logged with it. */
  readonly isArchived: boolean;
  /** Position of the first save, for the order of saving. */
  readonly position: string;
};

const table = defineTable<TemplateState>()({
  columns: {
    member_id: ['text', 'memberId'],
    is_archived: ['boolean', 'isArchived'],
    position: ['text', 'position'],
  },
  personal: { name: '', exercises: [] },
  owner: 'member_id',
  indexes: ['member_id, is_archived, position'],
});

/** One row per workout that a member saved as a template, by template id. */
export const workoutTemplates: Projection<Event, TemplateState, RowOf<typeof table>, null> = {
  name: 'workout_templates',
  version: versions.workout_templates,
  holdsBack: 'owner',
  partition: 'member',
  handles: ['WorkoutTemplateSaved', 'WorkoutTemplateArchived', ...memberCleared],
  metadata: [],
  key: ({ event }) => ('templateId' in event ? event.templateId : null),
  owner: ({ event }) => event.memberId,
  clears: ({ event }) => ('templateId' in event ? null : event.memberId),
  initial: null,
  evolve(state, { event, position }) {
    switch (event.type) {
      case 'WorkoutTemplateSaved': {
        const { memberId, name, exercises } = event;
        return { memberId, name, exercises, isArchived: false, position: state?.position ?? position };
      }
      case 'WorkoutTemplateArchived':
        return state && { ...state, isArchived: true };
      case 'MemberReset':
      case 'MemberDataErased':
      case 'AccountKept':
      case 'AccountDeleted':
        return null;
    }
  },
  table,
};

type OwnTemplate = Pick<WorkoutTemplateSaved, 'templateId' | 'name' | 'exercises'>;

/** More than a member can have. */
const most = 100;

/** A member's templates that are not archived, in the order of saving. */
export async function ownTemplates(db: RowDatabase, memberId: MemberId): Promise<readonly OwnTemplate[]> {
  const { rows } = await db.query<EncryptedRow<TemplateState>>({
    name: 'own-templates',
    text: `select ${stateColumns(workoutTemplates)} from ${tables.workout_templates}
            where member_id = $1 and not is_archived order by position limit $2`,
    values: [memberId, most],
  });
  return opened(db, rows);
}

/** The names of those templates of a member that these workouts were done with, archived ones too. */
export async function ownTemplateNames(
  db: RowDatabase,
  memberId: MemberId,
  workouts: readonly { readonly template_id: string }[],
): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(workouts.map(({ template_id }) => template_id))];
  const { rows } = await db.query<EncryptedRow<TemplateState>>({
    name: 'own-template-names',
    text: `select ${stateColumns(workoutTemplates)} from ${tables.workout_templates}
            where key = any($2::text[]) and member_id = $1`,
    values: [memberId, ids],
  });
  return new Map((await opened(db, rows)).map(({ templateId, name }) => [templateId, name]));
}

async function opened(
  { cipher }: RowDatabase,
  rows: readonly EncryptedRow<TemplateState>[],
): Promise<readonly OwnTemplate[]> {
  const states = await openRows(cipher, workoutTemplates, rows);
  return rows.map(({ key: templateId }, index) => {
    const { name = '', exercises = [] } = states[index] ?? {};
    return { templateId, name, exercises };
  });
}
