import { useMachine } from '@xstate/react';
import { css, styled } from 'styled-components';
import { useMemberToday } from '#client/api/use-member-today.ts';
import { Button } from '#client/design/button.tsx';
import { Card } from '#client/design/card.tsx';
import type { LatestMetric } from '#service/body/body-contract.ts';
import type { CurrentUser } from '#service/member/member-contract.ts';
import { bodyFigures, unitsOf } from './body-figures.ts';
import { FigureList } from './figure-list.tsx';
import { formDialogMachine } from './form-dialog-machine.ts';
import type { TypedMeasurements } from './measurement-fields.ts';
import { MeasurementsDialog } from './measurements-dialog.tsx';
import { logMeasurements } from './profile-commands.ts';
import { measurementsToasts } from './profile-texts.ts';
import { type Reading, WhenRead } from './reading.tsx';

const measurementsMachine = formDialogMachine({ save: logMeasurements, ...measurementsToasts });

type MetricsCardProps = { user: CurrentUser; latest: Reading<LatestMetric> };

/** The member's body in numbers. */
export function MetricsCard({ user, latest }: MetricsCardProps) {
  const today = useMemberToday();
  const [state, send] = useMachine(measurementsMachine);

  function save(typed: TypedMeasurements): void {
    const body = { ...typed, date: today, unit: unitsOf(user).mass };
    send({ type: 'form.sent', body });
  }

  return (
    <Card title="Body Metrics">
      <Figures>
        <WhenRead reading={latest} failure="Your measurements could not be read." height="15rem">
          {(metric) => <FigureList figures={bodyFigures(user, metric)} />}
        </WhenRead>
      </Figures>
      <Button variant="ink" isBlock onClick={() => send({ type: 'dialog.opened' })}>
        Update Measurements
      </Button>
      <MeasurementsDialog
        isOpen={!state.matches('closed')}
        isSaving={state.matches('saving')}
        units={user}
        onSave={save}
        onClose={() => send({ type: 'dialog.closed' })}
      />
    </Card>
  );
}

const Figures = styled.div(
  ({ theme }) => css`
    margin-bottom: ${theme.space.s5};
  `,
);
