import { type CSSProperties, memo, type Ref, useEffect, useRef, useState } from 'react';
import { css, styled } from 'styled-components';
import { itemsText } from '#client/lib/format/locale.ts';
import { useCurrentUser } from '#client/lib/http/read-models.ts';
import { nameText } from '#client/lib/words/name-text.ts';
import { questText } from '#client/lib/words/quest-text.ts';
import { theme } from '#client/styles/theme.ts';
import { Chip, type ChipTone } from '#client/ui/chip.tsx';
import { Dots } from '#client/ui/dots.tsx';
import { Text } from '#client/ui/text.tsx';
import { Wheel } from '#client/wheel/wheel.tsx';
import type { Turns } from '#client/wheel/wheel-geometry.ts';
import { equipmentLabel } from '#domain/catalogue/workouts/equipment.ts';
import type { MemberDay } from '#domain/kernel/day.ts';
import { asMemberId } from '#domain/kernel/ids.ts';
import { fitOf, spinsPerDay } from '#domain/quest/quest-rules.ts';
import { wheelOf } from '#domain/quest/quest-wheel.ts';
import type { DayWheel, Quest } from '#service/features/quest/quest-contract.ts';
import { hubOf, type QuestDayView, type QuestView } from './quest-api.ts';
import { questCopy } from './quest-copy.ts';

const chips: { readonly [View in Exclude<QuestView, 'ready' | 'spinning'>]: readonly [ChipTone, string] } = {
  proposed: ['good', questCopy.questFound],
  assigned: ['hot', questCopy.assignedForToday],
  done: ['good', questCopy.questCompleted],
  skipped: ['plain', questCopy.questSkipped],
  lucky: ['warn', questCopy.bonus],
};

type QuestHeadProps = {
  view: QuestView;
  /** Names the day that a spin is for. */
  title?: string;
  remainingSpins: number;
};

/** The state of the quest, and the spins that are left. */
export function QuestHead({ view, title = questCopy.title, remainingSpins }: QuestHeadProps) {
  const isOpen = view === 'ready' || view === 'spinning' || view === 'proposed';
  return (
    <Line>
      {view === 'ready' || view === 'spinning' ? (
        <Title>{title}</Title>
      ) : (
        <Chip tone={chips[view][0]}>{chips[view][1]}</Chip>
      )}
      {isOpen && view !== 'spinning' && (
        <Spins>
          <Dots left={remainingSpins} of={spinsPerDay} />
          {questCopy.spinsLeft(remainingSpins)}
        </Spins>
      )}
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space.s3};
  min-height: 2rem;
  ${theme.media.tight} {
    flex-wrap: wrap;
  }
`;

const Title = styled.h2`
  font-size: ${theme.heading.card};
`;

const Spins = styled.span`
  display: flex;
  align-items: center;
  gap: ${theme.space.s2};
  font-size: ${theme.text.t14};
  font-weight: ${theme.weight.bold};
  white-space: nowrap;
  ${theme.media.tight} {
    white-space: normal;
  }
`;

type QuestStageProps = { view: QuestView; day: QuestDayView; wheel: WheelSlots; onSettled: () => void };

/** Another number of whole turns for each spin of a day. */
const turnsOf = (remainingSpins: number): Turns => ([3, 4, 5] as const)[remainingSpins % 3] ?? 4;

/** The wheel is most of what the card draws: it is drawn again when it shows something else, not at every step of the card. */
export const QuestStage = memo(function QuestStage({ view, day, wheel, onSettled }: QuestStageProps) {
  const { quest, remainingSpins } = day;
  const isSpinning = view === 'spinning';
  const stage = useRef<HTMLDivElement>(null);
  // The pressed button may be below a wheel that is out of sight.
  useEffect(() => {
    if (isSpinning) stage.current?.scrollIntoView({ block: 'nearest' });
  }, [isSpinning]);
  const label = quest && !isSpinning ? questCopy.wheelLandedOn(nameText(quest.name)) : questCopy.questWheel;
  return (
    <Stage ref={stage} $isHalf={view === 'ready'} style={useSkin()}>
      <Wheel
        label={label}
        slots={wheel.slots.map(({ id, name }) => ({ id, name: nameText(name) }))}
        chosenIndex={wheel.chosenIndex}
        hub={hubOf(view, day)}
        isSpinning={isSpinning}
        turns={turnsOf(remainingSpins)}
        onSettled={onSettled}
      />
    </Stage>
  );
});

/** The colours of the look that the member chose; loaded for a look other than the classic one. */
function useSkin(): CSSProperties | undefined {
  const id = useCurrentUser().data?.wheelSkin;
  const [style, setStyle] = useState<CSSProperties>();
  const shownId = useRef('classic');
  useEffect(() => {
    if (id === undefined || id === shownId.current) return;
    shownId.current = id;
    // Where it cannot be loaded, the wheel is the classic one.
    import('#client/wheel/skin-colours.ts').then(
      ({ skinStyle }) => setStyle(skinStyle(id)),
      () => {},
    );
  }, [id]);
  return style;
}

/** The visible part of the wheel on the phone before the spin. */
export const halfWheelHeight = '9.5rem';

/* On the phone the wheel and its buttons fit above the dock, also below a quest of three lines with an alternative. */
const Stage = styled.div<{ $isHalf: boolean }>(
  ({ theme, $isHalf }) => css`
    /* Below the toast that will tell the result, above the dock. */
    scroll-margin-block: ${theme.space.s24};
    ${theme.media.phone} {
      width: min(100%, ${$isHalf ? '18rem' : '14rem'});
      max-height: ${$isHalf ? halfWheelHeight : '16rem'};
      margin-inline: auto;
      overflow: hidden;
      mask-image: ${$isHalf ? 'linear-gradient(black 80%, transparent)' : 'none'};
      transition:
        width ${theme.duration.d2} ${theme.ease.out},
        max-height ${theme.duration.d2} ${theme.ease.out};
    }
    @media (prefers-reduced-motion: reduce) {
      transition: none;
    }
  `,
);

type QuestWordsProps = {
  view: QuestView;
  day: QuestDayView;
  /** Equipment ids of the member. */
  owned: readonly string[];
  /** It was accepted yesterday, and the night is not over. */
  isLate: boolean;
  headingRef: Ref<HTMLHeadingElement>;
};

/** The task of the quest, or its result. */
export function QuestWords({ view, day, owned, isLate, headingRef }: QuestWordsProps) {
  const { quest } = day;
  if (!quest || view === 'ready' || view === 'spinning')
    return <Lead $tone="muted">{questCopy.readyLead}</Lead>;
  return (
    <WordsColumn>
      <Name ref={headingRef} tabIndex={-1}>
        {nameText(quest.name)}
      </Name>
      <Text $tone="muted">{questText(quest.description)}</Text>
      <Facts quest={quest} owned={owned} />
      {isLate && view === 'assigned' && <Text $size="t14">{questCopy.yesterdaysQuest}</Text>}
    </WordsColumn>
  );
}

const tones: Readonly<Record<Quest['difficulty'], ChipTone>> = { easy: 'good', medium: 'warn', hard: 'hot' };

function Facts({ quest, owned }: { quest: Quest; owned: readonly string[] }) {
  return (
    <Chips>
      <li>
        <Chip icon="clock">{questCopy.minutes(quest.estimatedMinutes)}</Chip>
      </li>
      <li>
        <Chip tone={tones[quest.difficulty]}>{questCopy.difficulty[quest.difficulty]}</Chip>
      </li>
      <li>
        <Chip>{equipmentText(quest, owned)}</Chip>
      </li>
    </Chips>
  );
}

/** The equipment for the quest, or its alternative where the member does not have the equipment. */
function equipmentText(quest: Quest, owned: readonly string[]): string {
  const { equipment, alternative } = quest.requirements;
  if (equipment.length === 0) return questCopy.noEquipment;
  if (alternative && fitOf(quest as Parameters<typeof fitOf>[0], owned) === 'alternative')
    return questCopy.withAlternative(questText(alternative));
  return itemsText(equipment.map((id) => nameText(equipmentLabel(id))));
}

type WheelSlots = {
  /** Clockwise from the top. */
  readonly slots: readonly Pick<Quest, 'id' | 'name'>[];
  /** The drawn one; null before a draw. */
  readonly chosenIndex: number | null;
};

type EarlierWheel = {
  readonly memberId: string;
  readonly date: MemberDay;
  readonly quests: readonly Quest[];
};

/** The wheel of a member's date, and where the drawn quest is on it: no draw changes it. */
export function wheelSlots(wheel: DayWheel, drawn: Quest | null, earlier: EarlierWheel): WheelSlots {
  const { date, slots } = wheel ?? { date: null, slots: [] };
  const index = drawn && slots.findIndex(({ id }) => id === drawn.id);
  return date === earlier.date && index !== -1
    ? { slots, chosenIndex: index }
    : earlierWheelSlots(drawn, earlier);
}

/** By the rules of before: the drawn quest takes the place of at most one other. */
function earlierWheelSlots(drawn: Quest | null, { memberId, date, quests }: EarlierWheel): WheelSlots {
  const ids = quests.map(({ id }) => id);
  const layOut = (id: string): readonly string[] => wheelOf(asMemberId(memberId), date, id, ids);
  const order = layOut(drawn?.id ?? firstOnWheel(ids, layOut));
  const known = new Map([...quests, ...(drawn ? [drawn] : [])].map((quest) => [quest.id, quest]));
  return {
    slots: order.flatMap((id) => known.get(id) ?? []),
    chosenIndex: drawn && order.indexOf(drawn.id),
  };
}

/** A quest that is on the wheel anyway: a wheel laid out for it has the same quests as one laid out for none. */
function firstOnWheel(ids: readonly string[], layOut: (id: string) => readonly string[]): string {
  const [first = ''] = ids;
  return layOut(first).find((id) => id !== first) ?? first;
}

/* The phone has the button in its place. */
const Lead = styled(Text)`
  ${theme.media.phone} {
    display: none;
  }
`;

const WordsColumn = styled.div`
  display: grid;
  gap: ${theme.space.s2};
  min-width: 0;
`;

const Name = styled.h2`
  font-size: 1.875rem;
  overflow-wrap: anywhere;
  &:focus {
    outline: none;
  }
`;

const Chips = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.s2};
`;
