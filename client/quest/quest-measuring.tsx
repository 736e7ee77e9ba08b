import { MeasureButton } from '#client/measured-walk/measure-button.tsx';
import { metersOfQuest } from '#domain/catalogue/workouts/measurable.ts';
import type { CurrentUser } from '#service/features/member/member-contract.ts';
import { questCopy } from './quest-copy.ts';

type MeasuringProps = { user: CurrentUser; questId: string; onDone: () => void };

/** The way to measure a quest that is a walk; nothing for other quests. */
export function Measuring({ user, questId, onDone }: MeasuringProps) {
  const meters = metersOfQuest(questId);
  return meters === undefined ? null : (
    <MeasureButton user={user} targetMeters={meters} doneLabel={questCopy.complete} onDone={onDone} />
  );
}
