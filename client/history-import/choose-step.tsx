import { type DragEvent, useId, useState } from 'react';
import { css, styled } from 'styled-components';
import { Meter } from '#client/charts/meter.tsx';
import { theme } from '#client/styles/theme.ts';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { coveringInput, focusOnLabel } from '#client/ui/field.tsx';
import { Icon, IconBadge } from '#client/ui/icon.tsx';
import { Stack } from '#client/ui/layout.tsx';
import { Text } from '#client/ui/text.tsx';
import { Refusal } from '#domain/kernel/refusal.ts';
import { chooseCopy, importCopy, readingCopy } from './import-copy.ts';
import type { Progress } from './import-machine.ts';
import { shareOf } from './import-view-model.ts';

type ChooseStepProps = {
  /** Why the files before could not be read. */
  refusal: unknown;
  onChoose: (files: readonly File[]) => void;
};

/** Files are dropped anywhere on the box, or chosen by it. */
export function ChooseStep({ refusal, onChoose }: ChooseStepProps) {
  const [isOver, setOver] = useState(false);
  const hintId = useId();
  const take = (files: FileList | null): void => {
    if (files && files.length > 0) onChoose([...files]);
  };
  const over = (is: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setOver(is);
  };
  return (
    <Card title={chooseCopy.title}>
      <Stack>
        {refusal !== null && (
          <Fault role="alert">
            <Icon name="alert" />
            <span>{refusal instanceof Refusal ? refusal.message : chooseCopy.unreadable}</span>
          </Fault>
        )}
        <Drop
          $isOver={isOver}
          onDragEnter={over(true)}
          onDragOver={over(true)}
          onDragLeave={over(false)}
          onDrop={(event) => {
            over(false)(event);
            take(event.dataTransfer.files);
          }}
        >
          <input
            type="file"
            multiple
            aria-describedby={hintId}
            onChange={(event) => {
              take(event.target.files);
              event.target.value = '';
            }}
          />
          <IconBadge icon="plus" />
          <b>{chooseCopy.drop}</b>
        </Drop>
        <Text id={hintId} $tone="muted">
          {chooseCopy.hint} {chooseCopy.private}
        </Text>
      </Stack>
    </Card>
  );
}

export const AppsCard = () => (
  <Card title={chooseCopy.appsTitle}>
    <Stack>
      <Text $tone="muted">{chooseCopy.apps}</Text>
      <Text $tone="muted">{chooseCopy.tables}</Text>
      <Text $tone="muted">{chooseCopy.earns}</Text>
    </Stack>
  </Card>
);

type ReadingStepProps = {
  files: readonly File[];
  progress: Progress;
  /** Not while what was read is sorted, which takes a moment. */
  isReading: boolean;
  onLeave: () => void;
};

export function ReadingStep({ files, progress: { done, total }, isReading, onLeave }: ReadingStepProps) {
  const share = isReading ? shareOf(done, total) : 100;
  return (
    <Card title={isReading ? readingCopy.title(files.map(({ name }) => name)) : readingCopy.preparing}>
      <Stack>
        <Meter label={readingCopy.progress} value={share} valueText={readingCopy.percent(share)} />
        <Text $tone="muted">{readingCopy.percent(share)}</Text>
        {isReading && <Button onClick={onLeave}>{importCopy.cancel}</Button>}
      </Stack>
    </Card>
  );
}

const Drop = styled.label<{ $isOver: boolean }>(
  ({ theme, $isOver }) => css`
    position: relative;
    display: grid;
    justify-items: center;
    align-content: center;
    gap: ${theme.space.s3};
    min-height: 12rem;
    padding: ${theme.space.s6};
    border: ${theme.border.thick} dashed ${$isOver ? theme.color.accent : theme.color.control};
    border-radius: ${theme.radius.l};
    background: ${$isOver ? theme.color.accentSoft : theme.color.well};
    color: ${$isOver ? theme.color.onAccentSoft : theme.color.ink};
    text-align: center;
    cursor: pointer;
    ${coveringInput}
    ${focusOnLabel}
  `,
);

const Fault = styled.p`
  display: flex;
  gap: ${theme.space.s3};
  padding: ${theme.space.s4};
  border-radius: ${theme.radius.m};
  background: ${theme.color.badSoft};
  font-weight: ${theme.weight.strong};
  & > svg {
    flex: none;
    color: ${theme.color.bad};
  }
  & > span {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;
