import { useState } from 'react';
import { styled } from 'styled-components';
import { itemsText, midSentence } from '#client/lib/format/locale.ts';
import { nameText } from '#client/lib/words/name-text.ts';
import { theme } from '#client/styles/theme.ts';
import { Dialog } from '#client/ui/dialog.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { Segmented } from '#client/ui/segmented.tsx';
import { equipmentLabel } from '#domain/catalogue/workouts/equipment.ts';
import type { Wishes } from '#domain/catalogue/workouts/exercise-swaps.ts';
import { strainedBy } from '#domain/catalogue/workouts/injury-strains.ts';
import { type SwapChoice, type SwapReason, swapChoices } from '#domain/catalogue/workouts/swap-choices.ts';
import type { TemplateExercise } from '#domain/catalogue/workouts/workout-template.ts';
import { swapCopy } from './swap-copy.ts';

type SwapDialogProps = {
  exercise: TemplateExercise;
  /** Names of all exercises of the workout. */
  taken: readonly string[];
  wishes: Wishes;
  onChoose: (name: string) => void;
  onClose: () => void;
};

/** Replacements for an exercise in this workout: three like the one of the template, and the way back to it. */
export function SwapDialog({ exercise, taken, wishes, onChoose, onClose }: SwapDialogProps) {
  const { name, insteadOf } = exercise;
  const planned = insteadOf ?? exercise;
  const isStrain = strainedBy(planned.name, wishes.injured ?? []).length > 0;
  const [reason, setReason] = useState<SwapReason>(isStrain ? 'pain' : 'other');
  const choices = swapChoices(planned, { ...wishes, taken }, reason);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      icon="swap"
      title={swapCopy.title(nameText(name))}
      description={choices.length === 0 && !insteadOf ? swapCopy.nothingElse : swapCopy.lead}
    >
      <Segmented label={swapCopy.why} segments={reasons} value={reason} onChoose={setReason} />
      <Choices>
        {insteadOf && !wishes.excluded.includes(insteadOf.name) && (
          <Choice name={insteadOf.name} line={swapCopy.asPlanned} onChoose={onChoose} />
        )}
        {choices.map((choice) => (
          <Choice key={choice.name} name={choice.name} line={lineOf(choice)} onChoose={onChoose} />
        ))}
      </Choices>
    </Dialog>
  );
}

const reasons = (['other', 'pain'] as const).map((value) => ({ value, label: swapCopy.reasons[value] }));

const lineOf = ({ effort, isGentler, equipment }: SwapChoice): string =>
  itemsText([
    swapCopy.efforts[effort],
    ...(isGentler ? [swapCopy.noJump] : []),
    ...(equipment.length === 0
      ? [swapCopy.noEquipment]
      : equipment.map((id) => midSentence(nameText(equipmentLabel(id))))),
  ]);

type ChoiceProps = { name: string; line: string; onChoose: (name: string) => void };

const Choice = ({ name, line, onChoose }: ChoiceProps) => (
  <li>
    <ChoiceButton type="button" onClick={() => onChoose(name)}>
      <span>
        <b>{nameText(name)}</b>
        <small>{line}</small>
      </span>
      <Icon name="right" />
    </ChoiceButton>
  </li>
);

const Choices = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.s2};
`;

const ChoiceButton = styled.button`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space.s3};
  width: 100%;
  min-height: 3.75rem;
  padding: ${theme.space.s3} ${theme.space.s4};
  border: 0;
  border-radius: ${theme.radius.m};
  background: ${theme.color.well};
  color: inherit;
  font: inherit;
  line-height: 1.35;
  text-align: start;
  cursor: pointer;
  & > span {
    display: grid;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & b {
    font-weight: ${theme.weight.bold};
  }
  & small {
    font-size: ${theme.text.t14};
    color: ${theme.color.ink2};
  }
  &:hover {
    background: ${theme.color.fill};
  }
`;
