import { css, styled } from 'styled-components';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { Chip } from '#client/ui/chip.tsx';
import { Hidden, Text } from '#client/ui/text.tsx';
import { programPitches } from '#domain/catalogue/workouts/program-catalogue.ts';
import type { ProgramType } from '#domain/program/program-events.ts';
import { programMap } from '#domain/program/program-map.ts';
import { onboardingCopy } from './onboarding-copy.ts';
import { lengthText, pickedText } from './quick-compare-rules.ts';

type SideBySideProps = {
  picks: readonly ProgramType[];
  /** The one that is chosen already. */
  chosen: ProgramType | null;
  onChoose: (program: ProgramType) => void;
};

const aspects: readonly (readonly [string, (program: ProgramType) => string])[] = [
  [onboardingCopy.bestFor, (program) => programPitches[program].bestFor],
  [onboardingCopy.time, (program) => programPitches[program].time],
  [onboardingCopy.length, lengthText],
  [onboardingCopy.focus, (program) => programPitches[program].focus],
  [onboardingCopy.equipment, (program) => programPitches[program].equipment],
];

/** Up to two programs, aspect by aspect. */
export function SideBySide({ picks, chosen, onChoose }: SideBySideProps) {
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
                  <h3>{programMap[program].picker}</h3>
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
                    aria-label={onboardingCopy.choosePicker(programMap[program].picker)}
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

const Table = styled.table(
  ({ theme }) => css`
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
        font-size: ${theme.text.t18};
      }
      & tbody th {
        font-size: ${theme.text.t13};
      }
    }
  `,
);
