import { useCurrentUser, useStats } from '#client/lib/http/read-models.ts';
import { updateUser } from '#client/lib/http/update-user.ts';
import { useMemberToday } from '#client/lib/time/member-today.ts';
import { wheelSlots as slotCount } from '#domain/quest/quest-wheel.ts';
import { QuestGame } from './quest-game.tsx';
import { QuestSetup } from './quest-setup.tsx';
import { isLuckyDay } from './quest-texts.ts';
import { QuestSkeleton, QuestUnread, WheelOff } from './quest-without-wheel.tsx';
import { useQuests } from './use-quests.ts';
import { useTodaysQuest } from './use-todays-quest.ts';

/** The quest of the day: the wheel, and what came of it. */
export function QuestCard() {
  const { data: user } = useCurrentUser();
  const day = useTodaysQuest();
  const quests = useQuests();
  const stats = useStats();
  const today = useMemberToday();
  if (!user) return null;
  if (!user.questWheelEnabled) return <WheelOff onTurnOn={() => updateUser({ questWheelEnabled: true })} />;
  if (!day.data || !quests.data || !stats.data) {
    const failed = [day, quests, stats].filter(({ error }) => error);
    const retry = () => failed.forEach(({ mutate }) => void mutate());
    return failed.length > 0 ? <QuestUnread onRetry={retry} /> : <QuestSkeleton />;
  }
  const isSetUp = quests.data.filter((quest) => !isLuckyDay(quest)).length >= slotCount;
  if (!isSetUp && day.data.status === 'none') return <QuestSetup onRetry={() => void quests.mutate()} />;
  return <QuestGame user={user} day={day.data} quests={quests.data} stats={stats.data} today={today} />;
}
