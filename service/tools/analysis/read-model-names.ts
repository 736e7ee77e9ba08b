import { allProjections } from '#projections/all-projections.ts';
import type { AnyProjection } from '#projections/engine/projection.ts';

/** Product terms for read models with other names. */
const alsoNamed = new Map<string, readonly string[]>(
  Object.entries({
    streak: ['activities'],
    points: ['points_ledgers'],
    assessment: ['assessment_entries', 'assessments'],
    audit: ['audit_entries'],
    achievement: ['badges', 'personal_badges'],
    beta: ['beta_requests'],
    body: ['body_metrics'],
    checkin: ['check_ins'],
    import: ['imports'],
    member: ['members'],
    path: ['month_paths'],
    program: ['programs'],
    publicpage: ['public_pages'],
    push: ['push_devices'],
    token: ['access_tokens'],
    'sign-in': ['sign_in_accounts'],
    quest: ['quest_days'],
    routine: ['routines'],
    together: ['blocks', 'circle_places', 'friendships', 'invitations', 'reports', 'shared_profiles'],
    webhook: ['webhooks'],
    workout: ['workout_templates', 'workouts'],
  }),
);

export const readModelNames: readonly string[] = allProjections.map(({ name }) => name);

/**
 * The read models in a list such as `streak,points_ledgers`, each once; all of them without a list.
 * @throws RangeError that contains the unknown name.
 */
export function readModelsNamed(list: string | undefined): readonly AnyProjection[] {
  if (list === undefined) return allProjections;
  const wanted = list.split(',').flatMap((word) => alsoNamed.get(word.trim()) ?? [word.trim()]);
  const unknown = wanted.find((name) => !readModelNames.includes(name));
  if (unknown !== undefined)
    throw new RangeError(`There is no read model ${unknown}; there are ${readModelNames.join(', ')}.`);
  return allProjections.filter(({ name }) => wanted.includes(name));
}
