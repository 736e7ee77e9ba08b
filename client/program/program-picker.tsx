import { RadioGroup } from '#client/ui/choices.tsx';
import { Disc } from '#client/ui/disc.tsx';
import { type ChoiceId, programChoices } from './program-choices.ts';
import { programCopy } from './program-copy.ts';

type ProgramPickerProps = { chosenId: ChoiceId | null; onChoose: (id: ChoiceId) => void };

export function ProgramPicker({ chosenId, onChoose }: ProgramPickerProps) {
  return (
    <RadioGroup
      legend={programCopy.allPrograms}
      size="large"
      value={chosenId}
      onChoose={onChoose}
      choices={programChoices.map(({ id, label, tagline, aim, face }) => ({
        value: id,
        label,
        description: (
          <>
            {tagline}
            <br />
            <small>{aim}</small>
          </>
        ),
        picture: <Disc size="large" {...face} />,
      }))}
    />
  );
}
