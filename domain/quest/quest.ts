import { luckyDay } from '#domain/catalogue/quests/lucky-day.ts';
import { isWrittenQuest } from '#domain/catalogue/quests/quest-steps.ts';
import { isInNightGrace } from '#domain/kernel/day-rules.ts';
import { admit, advance, type Decider } from '#domain/kernel/decider.ts';
import { Refusal } from '#domain/kernel/refusal.ts';
import { candidatesOf, drawQuest, proposedAfter } from './quest-candidates.ts';
import type {
  CompleteQuest,
  QuestCommand,
  RespinWheel,
  SkipQuest,
  SpinWheel,
  UndoCompletion,
} from './quest-commands.ts';
import type { DrawInputs, LaidOutWheel, QuestEvent } from './quest-events.ts';
import { type QuestStatus, questLifecycle } from './quest-lifecycle.ts';
import { finishedForToday, spinsPerDay } from './quest-rules.ts';
import { drawSlot, layOutWheel, openSlots } from './quest-wheel.ts';

type WithinDay = CompleteQuest | SkipQuest;

export type QuestDay = {
  readonly status: QuestStatus;
  /** The last proposed quest; empty when there is none. */
  readonly questId: string;
  /** Spins used since the start of the day or its reset. */
  readonly spins: number;
  /** Every quest shown by the wheel on the date, including those before a reset; the last shown comes last. */
  readonly proposed: readonly string[];
  /** Points of the current completion. */
  readonly points: number;
  readonly isLuckyDay: boolean;
  /** The wheel since the first spin of the date, with what it was made of; null before it, and on a date of rules `v1`. */
  readonly wheel: FixedWheel | null;
};
type FixedWheel = LaidOutWheel & { readonly inputs: DrawInputs };

export const questDecider: Decider<QuestDay, QuestCommand, QuestEvent> = {
  initialState: {
    status: 'none',
    questId: '',
    spins: 0,
    proposed: [],
    points: 0,
    isLuckyDay: false,
    wheel: null,
  },
  decide,
  evolve,
};

export const remainingSpins = ({ spins, isLuckyDay }: QuestDay): number =>
  isLuckyDay ? 0 : spinsPerDay - spins;

const noSpinsLeft = "You've used all your spins. Accept the current quest or skip it.";

/** Statuses in which a command has no effect and is not an error, because it was already applied. */
const settled: Readonly<Record<QuestCommand['type'], readonly QuestStatus[]>> = {
  SpinWheel: ['proposed', 'assigned', 'completed', 'skipped'],
  RespinWheel: [],
  AcceptQuest: ['assigned'],
  CompleteQuest: ['completed'],
  SkipQuest: ['skipped'],
  UndoCompletion: ['assigned'],
  ResetQuestDay: ['none'],
};

const whyNot: Readonly<Record<QuestStatus, string>> = {
  none: 'Spin the wheel first.',
  proposed: 'Accept the quest first.',
  assigned: "You have already accepted today's quest.",
  completed: finishedForToday,
  skipped: finishedForToday,
};

function decide(day: QuestDay, command: QuestCommand): readonly QuestEvent[] {
  if (settled[command.type].includes(day.status)) return [];
  admit(questLifecycle, day.status, command.type, whyNot[day.status]);
  const { memberId, date } = command;
  const { questId, points } = day;
  const quest = { memberId, date, questId };
  switch (command.type) {
    case 'SpinWheel':
    case 'RespinWheel':
      return spin(day, command);
    case 'AcceptQuest':
      return [{ type: 'QuestAccepted', ...quest }];
    case 'CompleteQuest':
      refuseClosedDay(day, command);
      return [
        {
          type: 'QuestCompleted',
          ...quest,
          points: rewardOf(questId, command),
          luckyDay: false,
          ...noteOf(questId, command),
        },
      ];
    case 'SkipQuest':
      refuseClosedDay(day, command);
      refuseWithoutNeed(command);
      refuseWithoutToken(command);
      refuseWithoutStreak(command);
      return [{ type: 'QuestSkipped', ...quest }];
    case 'UndoCompletion':
      refuseUndo(day, command);
      return [{ type: 'QuestCompletionUndone', ...quest, points }];
    case 'ResetQuestDay': {
      const { resetBy, reason } = command;
      const why = reason === undefined ? {} : { reason };
      const tokenReturned = day.status === 'skipped';
      return [{ type: 'QuestDayReset', ...quest, resetBy, points, tokenReturned, ...why }];
    }
  }
}

function spin(day: QuestDay, command: SpinWheel | RespinWheel): readonly QuestEvent[] {
  const draw = command.draws[day.spins];
  if (draw === undefined) throw new Refusal('no-spins-left', noSpinsLeft);
  const { memberId, date, seedId } = command;
  const drawn = drawnBy(day, command, draw);
  const quest = { memberId, date, questId: drawn.questId };
  const spun: QuestEvent = { type: 'QuestSpun', spin: day.spins + 1, draw, seedId, ...drawn, ...quest };
  return drawn.questId === luckyDay.id
    ? [spun, { type: 'QuestCompleted', ...quest, points: luckyDay.pointsReward, luckyDay: true }]
    : [spun];
}

/** Which quest the draw gives, with what it was chosen from. */
function drawnBy(day: QuestDay, command: SpinWheel | RespinWheel, draw: string) {
  const { proposed } = day;
  const wheel = wheelFor(day, command);
  if (wheel === null) {
    const candidates = candidatesOf({ ...command, proposed });
    const questId = drawQuest(draw, candidates, !proposed.includes(luckyDay.id));
    return { questId, candidates, rules: 'v1', inputs: inputsOf(command) } as const;
  }
  const { inputs, ...laidOut } = wheel;
  const candidates = openSlots(laidOut.slots, proposed);
  return { questId: drawSlot(draw, candidates), candidates, rules: 'v2', inputs, wheel: laidOut } as const;
}

/** The wheel that a spin turns: that of the first spin, else as the member's equipment and plan make it now. Null by rules `v1`. */
function wheelFor(day: QuestDay, command: SpinWheel | RespinWheel): FixedWheel | null {
  const isBegun = day.proposed.length > 0;
  if (isBegun || command.rules === 'v1') return day.wheel;
  const slots = layOutWheel(command.wheelDraw, command);
  if (command.type === 'SpinWheel') refuseOtherWheel(slots, command);
  return { slots, draw: command.wheelDraw, inputs: inputsOf(command) };
}

const inputsOf = ({ ownedEquipment: equipment, isRestDay, catalogueVersion }: SpinWheel | RespinWheel) => ({
  equipment,
  isRestDay,
  catalogue: catalogueVersion,
});

/** A spin stops at a quest that the member saw before, or it does not happen. */
function refuseOtherWheel(slots: readonly string[], { shown = slots }: SpinWheel): void {
  if (shown.join() !== slots.join())
    throw new Refusal(
      'wheel-changed',
      'Your equipment or your plan has changed, and your wheel with it. Take a look, then spin.',
    );
}

/** A quest that was removed from the catalogue after its acceptance still earns the minimum. */
const rewardOf = (questId: string, { quests }: CompleteQuest): number =>
  quests.find(({ id }) => id === questId)?.pointsReward ?? 1;

/** Other quests ask for no words: none is stored for them. */
const noteOf = (questId: string, { note }: CompleteQuest): Pick<CompleteQuest, 'note'> =>
  note !== undefined && isWrittenQuest(questId) ? { note } : {};

/** A proposal expires at midnight; an accepted quest has the night grace period. */
function refuseClosedDay({ status }: QuestDay, { date, ...clock }: WithinDay): void {
  const isOpen = date === clock.today || (status === 'assigned' && isInNightGrace(date, clock));
  if (!isOpen) throw new Refusal('quest-expired', 'This quest belonged to yesterday.');
}

/** A pause, an outage, a planned rest day or another activity holds the streak already, so a token would be wasted. */
function refuseWithoutNeed({ excuse, isActive }: SkipQuest): void {
  if (excuse === 'paused')
    throw new Refusal('streak-paused', 'Your streak is paused. You can leave this quest: it takes no token.');
  if (excuse === 'outage')
    throw new Refusal(
      'outage-day',
      "You couldn't reach us for a part of today, so your streak holds. You can leave this quest: it takes no token.",
    );
  if (excuse === 'rest')
    throw new Refusal(
      'rest-day',
      'Today is a planned rest day, so your streak holds. You can leave this quest: it takes no token.',
    );
  if (isActive)
    throw new Refusal(
      'day-active',
      'You were active on this day, so your streak holds. You can leave this quest: it takes no token.',
    );
}

/** Nothing is there to hold: before the first activity, and after a gap that is longer than the tokens reach. */
function refuseWithoutStreak({ streak }: SkipQuest): void {
  if (streak === 0)
    throw new Refusal(
      'no-streak',
      'Your streak is at 0, so a token would save nothing. You can leave this quest: it takes no token.',
    );
}

function refuseWithoutToken({ tokensHeld, earnEvery = 7 }: SkipQuest): void {
  if (tokensHeld < 1)
    throw new Refusal('no-skip-token', `No skip tokens. Earn one every ${earnEvery} active days.`);
}

/** As long as an accepted quest of the date can be completed. */
function refuseUndo({ isLuckyDay }: QuestDay, { date, ...clock }: UndoCompletion): void {
  if (isLuckyDay) throw new Refusal('lucky-day-final', 'Lucky Day is final for the day.');
  if (date !== clock.today && !isInNightGrace(date, clock))
    throw new Refusal('undo-too-late', 'This quest can no longer be undone.');
}

function evolve(day: QuestDay, event: QuestEvent): QuestDay {
  const status = advance(questLifecycle, day.status, event.type);
  switch (event.type) {
    case 'QuestSpun': {
      const { questId, spin: spins, wheel, inputs } = event;
      return {
        ...day,
        status,
        questId,
        spins,
        proposed: proposedAfter(day.proposed, questId),
        wheel: wheel && inputs ? { ...wheel, inputs } : null,
      };
    }
    case 'QuestCompleted':
      return { ...day, status, points: event.points, isLuckyDay: event.luckyDay };
    case 'QuestCompletionUndone':
      return { ...day, status, points: 0 };
    case 'QuestDayReset':
      return { ...questDecider.initialState, status, proposed: day.proposed, wheel: day.wheel };
    case 'QuestAccepted':
    case 'QuestSkipped':
      return { ...day, status };
  }
}
