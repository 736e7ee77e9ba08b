import { styled } from 'styled-components';
import { Meter } from '#client/charts/meter.tsx';
import { numberText } from '#client/lib/format/locale.ts';
import { serverMessage } from '#client/lib/http/api-error.ts';
import { theme } from '#client/styles/theme.ts';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { DefinitionRows, Row, Stack } from '#client/ui/layout.tsx';
import { SubText, Text } from '#client/ui/text.tsx';
import { importCopy, previewCopy, storingCopy } from './import-copy.ts';
import { type ImportContext, openExercises, type Progress } from './import-machine.ts';
import { leftOutLines, limitFault, sampleView, shareOf } from './import-view-model.ts';
import type { Prepared } from './prepared-entries.ts';

type StepProps = {
  context: ImportContext;
  onStore: () => void;
  onAskAgain: () => void;
  onLeave: () => void;
};

/** Lists what the import takes along and what it leaves out. Nothing is stored before the member presses the button. */
export function PreviewStep({ context, onStore, onAskAgain, onLeave }: StepProps) {
  const { prepared } = context;
  if (!prepared) return null;
  const fault = limitFault(prepared);
  return (
    <>
      <Card title={previewCopy.title}>
        <Stack>
          <Text $tone="muted">
            {previewCopy.from([...new Set(prepared.parts.map(({ format }) => format))])}
          </Text>
          <Figures prepared={prepared} />
          {fault && <Text role="alert">{fault}</Text>}
          <Button
            variant="primary"
            size="large"
            isBlock
            aria-disabled={fault !== null}
            onClick={() => fault === null && onStore()}
          >
            {previewCopy.store(prepared)}
          </Button>
          <Row $wraps>
            {hasQuestions(context) && <Button onClick={onAskAgain}>{previewCopy.questions}</Button>}
            <Button onClick={onLeave}>{importCopy.cancel}</Button>
          </Row>
        </Stack>
      </Card>
      <SamplesCard prepared={prepared} />
      <LeftOutCard context={context} />
    </>
  );
}

const hasQuestions = (context: ImportContext): boolean =>
  openExercises({ ...context, exercises: {} }).length > 0 || (context.prepared?.clashes.length ?? 0) > 0;

function Figures({ prepared: { workouts, sets, weights, from, until } }: { prepared: Prepared }) {
  return (
    <DefinitionRows>
      {(
        [
          [previewCopy.workouts, workouts],
          [previewCopy.sets, sets],
          [previewCopy.weights, weights],
        ] as const
      )
        .filter(([, count]) => count > 0)
        .map(([name, count]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{numberText(count)}</dd>
          </div>
        ))}
      {from && until && (
        <div>
          <dt>{previewCopy.span}</dt>
          <dd>{previewCopy.days(from, until)}</dd>
        </div>
      )}
    </DefinitionRows>
  );
}

function SamplesCard({ prepared: { samples } }: { prepared: Prepared }) {
  return (
    <Card title={previewCopy.samples}>
      <Stack>
        <Text $tone="muted">{previewCopy.samplesLead}</Text>
        <Days>
          {samples.map((day, nth) => {
            const { title, facts, lines } = sampleView(day);
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: days may look alike, and their order stays
              <li key={nth}>
                <h3>{title}</h3>
                <SubText>{facts}</SubText>
                <Lines>
                  {lines.map((line) => (
                    <li key={line}>{line}</li>
                  ))}
                </Lines>
              </li>
            );
          })}
        </Days>
      </Stack>
    </Card>
  );
}

function LeftOutCard({ context: { prepared, along } }: { context: ImportContext }) {
  if (!prepared) return null;
  const lines = leftOutLines(prepared, along.length);
  const { count, said } = prepared.problems;
  const isNothingLeft = lines.length + count === 0;
  if (isNothingLeft && prepared.workouts + prepared.weights === 0) return null;
  return (
    <Card title={previewCopy.leftOut}>
      <Stack>
        {isNothingLeft && <Text $tone="muted">{previewCopy.nothingLeft}</Text>}
        {lines.length > 0 && (
          <Lines>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </Lines>
        )}
        {count > 0 && (
          <details>
            <Fold>
              {previewCopy.lines(count)}
              <Icon name="down" size={20} />
            </Fold>
            <Lines>
              {said.map(({ fileName, problem }, nth) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: sentences may be equal, and their order stays
                <li key={nth}>{previewCopy.problem(problem, fileName)}</li>
              ))}
              {count > said.length && <li>{previewCopy.moreLines(count - said.length)}</li>}
            </Lines>
          </details>
        )}
      </Stack>
    </Card>
  );
}

/** Nothing in the files can be stored; why not, line by line. */
export function EmptyStep({ context, onAskAgain, onLeave }: Omit<StepProps, 'onStore'>) {
  return (
    <>
      <Card title={previewCopy.emptyTitle}>
        <Stack>
          <Text role="alert">{previewCopy.empty}</Text>
          <Row $wraps>
            {hasQuestions(context) && <Button onClick={onAskAgain}>{previewCopy.questions}</Button>}
            <Button variant="primary" onClick={onLeave}>
              {importCopy.cancel}
            </Button>
          </Row>
        </Stack>
      </Card>
      <LeftOutCard context={context} />
    </>
  );
}

export function StoringStep({ progress: { done, total } }: { progress: Progress }) {
  return (
    <Card title={storingCopy.title}>
      <Stack>
        <Meter
          label={storingCopy.meter}
          value={shareOf(done, total)}
          valueText={storingCopy.stored(done, total)}
        />
        <Text>{storingCopy.stored(done, total)}</Text>
        <Text $tone="muted">{storingCopy.leave}</Text>
      </Stack>
    </Card>
  );
}

export function InterruptedStep({ context, onStore, onLeave }: Omit<StepProps, 'onAskAgain'>) {
  const { done, total } = context.progress;
  return (
    <Card title={storingCopy.interrupted}>
      <Stack>
        <Text role="alert">{serverMessage(context.refusal, storingCopy.noAnswer)}</Text>
        <Text>{storingCopy.stored(done, total)}</Text>
        <Text $tone="muted">{storingCopy.interruptedLead}</Text>
        <Row $wraps>
          <Button variant="primary" onClick={onStore}>
            {importCopy.goOn}
          </Button>
          <Button onClick={onLeave}>{importCopy.cancel}</Button>
        </Row>
      </Stack>
    </Card>
  );
}

const Days = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.s4};
  & > li {
    min-width: 0;
    padding: ${theme.space.s4};
    border-radius: ${theme.radius.m};
    background: ${theme.color.well};
    overflow-wrap: anywhere;
  }
  & h3 {
    font-size: ${theme.heading.card};
  }
  ${theme.media.wide} {
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
    grid-template-columns: none;
  }
`;

const Lines = styled.ul`
  display: grid;
  gap: ${theme.space.s1};
  margin-top: ${theme.space.s2};
  font-size: ${theme.text.t14};
  & > li {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

const Fold = styled.summary`
  display: flex;
  align-items: center;
  gap: ${theme.space.s2};
  min-height: ${theme.size.tap};
  font-weight: ${theme.weight.strong};
  cursor: pointer;
`;
