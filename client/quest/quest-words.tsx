import type { Ref } from 'react';
import { css, styled } from 'styled-components';
import { Chip, type ChipTone } from '#client/ui/chip.tsx';
import { Text } from '#client/ui/text.tsx';
import { equipmentLabel } from '#domain/catalogue/workouts/equipment.ts';
import { fitOf } from '#domain/quest/quest-rules.ts';
import type { Quest } from '#service/quest/quest-contract.ts';
import type { QuestDay } from './quest-day.ts';
import { difficultyLabels, outcomeText } from './quest-texts.ts';
import type { QuestView } from './quest-view.ts';

type QuestWordsProps = {
  view: QuestView;
  day: QuestDay;
  /** Equipment ids of the member. */
  owned: readonly string[];
  /** It was accepted yesterday, and the night is not over. */
  isLate: boolean;
  headingRef: Ref<HTMLHeadingElement>;
};

/** What the quest asks for, or what came of it. */
export function QuestWords({ view, day, owned, isLate, headingRef }: QuestWordsProps) {
  const { quest } = day;
  if (!quest || view === 'ready' || view === 'spinning')
    return <Text $tone="muted">Eight challenges, one for today. Whatever lands, you can still swap it.</Text>;
  const outcome = outcomeText(view, day);
  return (
    <Words>
      <Name ref={headingRef} tabIndex={-1}>
        {quest.name}
      </Name>
      <Text $tone="muted">{outcome ?? quest.description}</Text>
      {!outcome && <Facts quest={quest} owned={owned} />}
      {isLate && view === 'assigned' && (
        <Text $size="t14">This is yesterday's quest. Until 03:00 it counts for yesterday.</Text>
      )}
    </Words>
  );
}

const tones: Readonly<Record<Quest['difficulty'], ChipTone>> = { easy: 'good', medium: 'warn', hard: 'hot' };

function Facts({ quest, owned }: { quest: Quest; owned: readonly string[] }) {
  return (
    <Chips>
      <li>
        <Chip icon="clock">{quest.estimatedMinutes} min</Chip>
      </li>
      <li>
        <Chip tone={tones[quest.difficulty]}>{difficultyLabels[quest.difficulty]}</Chip>
      </li>
      <li>
        <Chip>{equipmentText(quest, owned)}</Chip>
      </li>
    </Chips>
  );
}

/** What the member takes for it: the alternative where the equipment is not theirs. */
function equipmentText(quest: Quest, owned: readonly string[]): string {
  const { equipment, alternative } = quest.requirements;
  if (equipment.length === 0) return 'No equipment';
  if (alternative && fitOf(quest as Parameters<typeof fitOf>[0], owned) === 'alternative')
    return `With ${alternative}`;
  return equipment.map(equipmentLabel).join(', ');
}

const Words = styled.div(
  ({ theme }) => css`
    display: grid;
    gap: ${theme.space.s2};
    min-width: 0;
  `,
);

const Name = styled.h2`
  font-size: 1.875rem;
  overflow-wrap: anywhere;
  &:focus {
    outline: none;
  }
`;

const Chips = styled.ul(
  ({ theme }) => css`
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space.s2};
  `,
);
