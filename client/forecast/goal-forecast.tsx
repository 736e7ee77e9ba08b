import { useRef } from 'react';
import { styled } from 'styled-components';
import { quantityText } from '#client/lib/format/format-copy.ts';
import { startMassOf, targetMassOf } from '#client/lib/format/goal-text.ts';
import { numberText } from '#client/lib/format/locale.ts';
import { sendCommand } from '#client/lib/http/http.ts';
import { activeProgramKey, useRecentMetrics } from '#client/lib/http/read-models.ts';
import { showRefusal } from '#client/lib/http/refusal.ts';
import { type ProgramResult, startedProgram } from '#client/lib/http/shared-commands.ts';
import { type CommandOf, replaced, useCommand } from '#client/lib/http/use-command.ts';
import { useMemberToday } from '#client/lib/time/member-today.ts';
import { theme } from '#client/styles/theme.ts';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { Row } from '#client/ui/layout.tsx';
import { Text } from '#client/ui/text.tsx';
import { showToast } from '#client/ui/toast.ts';
import { toMass } from '#domain/body/quantity.ts';
import type { MemberDay } from '#domain/kernel/day.ts';
import { type GoalForecast as Forecast, forecastOf, type GoalChoice } from '#domain/program/goal-forecast.ts';
import { type Program, startProgramAnswer } from '#service/features/program/program-contract.ts';
import { forecastCopy } from './forecast-copy.ts';

/** Where the member's own trend leads, with three choices where the goal is late. Nothing where there is nothing to say. */
export function GoalForecast({ program }: { program: Program }) {
  const forecast = useForecast(program);
  const note = useRef<HTMLElement>(null);
  const { ask, isSending } = useCommand(changeGoal, {
    onAnswer: () => {
      // The button that was pressed goes.
      note.current?.focus({ preventScroll: true });
      showToast({ title: forecastCopy.changed });
    },
    onRefused: (error) => showRefusal(error, { title: forecastCopy.failed, variant: 'destructive' }),
  });
  if (!forecast) return null;
  const target = targetMassOf(program);
  const [earliest, latest] = forecast.range;
  const targetText = target ? quantityText(numberText(target.value), target.unit) : '';
  return (
    <Note ref={note} tabIndex={-1} tone="well" aria-label={forecastCopy.label}>
      <div role="status">
        <b>{forecastCopy.title(forecast)}</b>
        <Text>{forecastCopy.lead(forecast, targetText, program.goalUnit)}</Text>
        {earliest !== latest && (
          <Text $tone="muted" $size="t14">
            {forecastCopy.range(forecast)}
          </Text>
        )}
        {forecast.choices.map((choice) => (
          <PaceWords key={choice.kind} choice={choice} unit={program.goalUnit} />
        ))}
      </div>
      <Row $gap="s2" $wraps>
        {forecast.choices.map((choice) => {
          const change = changeOf(choice);
          return (
            change && (
              <Button
                key={choice.kind}
                size="small"
                disabled={isSending}
                onClick={() => ask({ programId: program.id, ...change })}
              >
                {labelOf(choice, program.goalUnit)}
              </Button>
            )
          );
        })}
      </Row>
    </Note>
  );
}

function useForecast(program: Program): Forecast | null {
  const today = useMemberToday();
  const { data: metrics } = useRecentMetrics(today);
  if (!metrics) return null;
  return forecastOf({
    program,
    startWeight: startMassOf(program),
    targetWeight: targetMassOf(program),
    weights: metrics.flatMap(({ date, weight, unit }) =>
      weight === null ? [] : [{ date, weight: toMass(weight, unit) }],
    ),
    today,
  });
}

/** The consequences of a pace; nothing for the other choices. */
function PaceWords({ choice, unit }: { choice: GoalChoice; unit: Program['goalUnit'] }) {
  if (choice.kind === 'safe-pace') return <Text>{forecastCopy.safePace(choice.pounds, unit)}</Text>;
  if (choice.kind !== 'safe-date') return null;
  return <Text>{forecastCopy.tooFast(choice.needed, choice.pounds, unit)}</Text>;
}

type GoalChange = { readonly goalValue?: number; readonly plannedEndDate?: MemberDay };

/** The change that a press makes; null for a pace that keeps goal and date. */
function changeOf(choice: GoalChoice): GoalChange | null {
  if (choice.kind === 'safe-pace') return null;
  if (choice.kind === 'smaller-goal') return { goalValue: choice.goalValue };
  return { plannedEndDate: choice.plannedEndDate };
}

function labelOf(choice: GoalChoice, unit: Program['goalUnit']): string {
  switch (choice.kind) {
    case 'later-date':
      return forecastCopy.laterDate(choice.plannedEndDate);
    case 'smaller-goal':
      return forecastCopy.smallerGoal(choice.goalValue, unit);
    case 'safe-date':
      return forecastCopy.safeDate(choice.pounds, unit, choice.plannedEndDate);
    case 'safe-pace':
      return '';
  }
}

const changeGoal: CommandOf<GoalChange & { readonly programId: string }, ProgramResult> = {
  send: ({ programId, ...body }, idempotencyKey) =>
    sendCommand({
      ...{ method: 'POST', path: `/api/programs/${programId}/goal`, body, idempotencyKey },
      answer: startProgramAnswer,
    }),
  models: (answer) => [replaced(activeProgramKey, startedProgram(answer))],
};

const Note = styled(Card)`
  display: grid;
  gap: ${theme.space.s3};
`;
