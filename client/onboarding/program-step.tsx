import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { programFaces } from '#client/lib/format/icons.ts';
import { withKilograms } from '#client/lib/format/region-units.ts';
import { nameText } from '#client/lib/words/name-text.ts';
import { workoutText } from '#client/lib/words/workout-text.ts';
import { theme } from '#client/styles/theme.ts';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { Chip } from '#client/ui/chip.tsx';
import { Checkbox, RadioGroup } from '#client/ui/choices.tsx';
import { IconBadge } from '#client/ui/icon.tsx';
import { Switch } from '#client/ui/switch.tsx';
import { Hidden, Text } from '#client/ui/text.tsx';
import { assessmentSkipNote, programPitches } from '#domain/catalogue/workouts/program-catalogue.ts';
import type { UnitPreference } from '#domain/member/member-events.ts';
import type { ProgramType } from '#domain/program/program-events.ts';
import { pickerOrder, programMap } from '#domain/program/program-map.ts';
import { afterTick, Beside, comparable, DraftCard, fullText, lengthText, pickedText } from './draft-card.tsx';
import { onboardingCopy } from './onboarding-copy.ts';
import { withProgram } from './onboarding-draft.ts';
import { Sides, StepFrame, type StepProps } from './wizard-layout.tsx';

export function ProgramStep({ draft, today, hasProgram, change }: StepProps) {
  const [isComparing, setComparing] = useState(false);
  const radios = useRef<HTMLDivElement>(null);

  const choose = (program: ProgramType) => change(withProgram(draft, program, today));

  function chooseCompared(program: ProgramType): void {
    choose(program);
    setComparing(false);
    // The button is gone; what it chose takes the focus over.
    requestAnimationFrame(() => radios.current?.querySelector<HTMLInputElement>('input:checked')?.focus());
  }

  const quickCompare = (
    <Switch label={onboardingCopy.quickCompare} isOn={isComparing} onFlip={setComparing} />
  );
  return (
    <StepFrame step="program" draft={draft} today={today} aside={quickCompare}>
      {isComparing ? (
        <QuickCompare
          chosen={draft.program}
          unitPreference={draft.unitPreference}
          onChoose={chooseCompared}
        />
      ) : (
        <Sides $isEven={false} ref={radios}>
          <RadioGroup
            legend={onboardingCopy.program}
            isLegendHidden
            size="large"
            value={draft.program}
            onChoose={choose}
            choices={pickerOrder.map((program) => ({
              value: program,
              label: nameText(programMap[program].picker),
              description: descriptionOf(program, draft.unitPreference),
              picture: <IconBadge size="large" {...programFaces[program]} />,
            }))}
          />
          <Beside>
            <DraftCard draft={draft} shows="length" />
          </Beside>
        </Sides>
      )}
      {hasProgram && <RunningNote $tone="muted">{onboardingCopy.replacedProgram}</RunningNote>}
    </StepFrame>
  );
}

const descriptionOf = (program: ProgramType, units: UnitPreference): string => {
  const tagline = workoutText(programPitches[program].tagline);
  return program === 'assessment'
    ? `${tagline} ${workoutText(assessmentSkipNote)}`
    : withKilograms(tagline, units);
};

type QuickCompareProps = {
  chosen: ProgramType | null;
  unitPreference: UnitPreference;
  onChoose: (program: ProgramType) => void;
};

function QuickCompare({ chosen, unitPreference, onChoose }: QuickCompareProps) {
  const [picks, setPicks] = useState<readonly ProgramType[]>(
    chosen && comparable.includes(chosen) ? [chosen] : [],
  );
  const [isRefused, setRefused] = useState(false);

  function tick(program: ProgramType): void {
    const after = afterTick(picks, program);
    setRefused(after === null);
    if (after) setPicks(after);
  }

  return (
    <Sides>
      <Picks aria-label={onboardingCopy.compare}>
        {comparable.map((program) => (
          <Checkbox
            key={program}
            size="large"
            label={nameText(programMap[program].picker)}
            description={withKilograms(workoutText(programPitches[program].tagline), unitPreference)}
            picture={<IconBadge size="large" {...programFaces[program]} />}
            checked={picks.includes(program)}
            onChange={() => tick(program)}
          />
        ))}
        <p role="status">{isRefused && fullText}</p>
      </Picks>
      <SideBySide picks={picks} chosen={chosen} onChoose={onChoose} />
    </Sides>
  );
}

type SideBySideProps = {
  picks: readonly ProgramType[];
  /** The one that is chosen already. */
  chosen: ProgramType | null;
  onChoose: (program: ProgramType) => void;
};

const aspects: readonly (readonly [string, (program: ProgramType) => string])[] = [
  [onboardingCopy.bestFor, (program) => workoutText(programPitches[program].bestFor)],
  [onboardingCopy.time, (program) => workoutText(programPitches[program].time)],
  [onboardingCopy.length, lengthText],
  [onboardingCopy.focus, (program) => workoutText(programPitches[program].focus)],
  [onboardingCopy.equipment, (program) => workoutText(programPitches[program].equipment)],
];

/** Up to two programs, aspect by aspect. */
function SideBySide({ picks, chosen, onChoose }: SideBySideProps) {
  return (
    <Card title={onboardingCopy.sideBySide} aside={<Chip>{pickedText(picks)}</Chip>}>
      {picks.length === 0 ? (
        <Text $tone="muted">{onboardingCopy.comparisonLead}</Text>
      ) : (
        <Table>
          <thead>
            <tr>
              <th>
                <Hidden>{onboardingCopy.aspect}</Hidden>
              </th>
              {picks.map((program) => (
                <th key={program} scope="col">
                  <h3>{nameText(programMap[program].picker)}</h3>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {aspects.map(([aspect, textOf]) => (
              <tr key={aspect}>
                <th scope="row">{aspect}</th>
                {picks.map((program) => (
                  <td key={program}>{textOf(program)}</td>
                ))}
              </tr>
            ))}
            <tr>
              <td />
              {picks.map((program) => (
                <td key={program}>
                  <Button
                    size="small"
                    variant={program === chosen || (!chosen && program === picks[0]) ? 'primary' : 'outline'}
                    aria-label={onboardingCopy.choosePicker(nameText(programMap[program].picker))}
                    onClick={() => onChoose(program)}
                  >
                    {onboardingCopy.choose}
                  </Button>
                </td>
              ))}
            </tr>
          </tbody>
        </Table>
      )}
    </Card>
  );
}

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  table-layout: fixed;
  & :is(th, td) {
    padding: ${theme.space.s3} ${theme.space.s3} ${theme.space.s3} 0;
    border-top: ${theme.border.hairline} solid ${theme.color.line};
    font-weight: ${theme.weight.strong};
    line-height: 1.35;
    text-align: start;
    vertical-align: top;
  }
  & thead th {
    padding-top: 0;
    border-top: 0;
  }
  & thead th:first-child {
    width: 25%;
  }
  & tbody th {
    font-size: ${theme.text.t14};
    color: ${theme.color.ink3};
  }
  ${theme.media.phone} {
    & h3 {
      font-size: ${theme.text.t16};
    }
    & tbody th {
      font-size: ${theme.text.t13};
    }
  }
`;

const Picks = styled.fieldset`
  display: grid;
  gap: ${theme.space.s3};
  min-width: 0;
  & > p {
    font-weight: ${theme.weight.strong};
    color: ${theme.color.ink2};
  }
`;

const RunningNote = styled(Text)`
  margin-top: ${theme.space.s5};
`;
