import { type ReactNode, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { theme } from '#client/styles/theme.ts';
import { Button, type Face } from '#client/ui/button.tsx';
import { forecastCopy } from './day-copy.ts';

type AskedButtonProps = Pick<Face, 'icon' | 'size' | 'variant'> & {
  /** On the button, and on the one that confirms. */
  children: string;
  /** Names the first button where its words alone do not. */
  label?: string;
  /** The changes of the command, shown from the press on. */
  forecast: ReactNode;
  /** Beside the first button, and hidden during the question. */
  other?: ReactNode;
  onConfirm: (button: HTMLElement) => void;
};

/** A button whose command takes something away: the press shows what, and the second press does it. */
export function AskedButton({ children, label, forecast, other, onConfirm, ...look }: AskedButtonProps) {
  const [isAsking, setAsking] = useState(false);
  const id = useId();
  const first = useRef<HTMLDivElement>(null);
  function close(): void {
    setAsking(false);
    requestAnimationFrame(() => first.current?.querySelector<HTMLElement>('button:last-of-type')?.focus());
  }
  if (!isAsking)
    return (
      <Row ref={first}>
        {other}
        <Button {...look} {...(label && { 'aria-label': label })} onClick={() => setAsking(true)}>
          {children}
        </Button>
      </Row>
    );
  return (
    <Question role="group" aria-label={label ?? children}>
      <div id={id}>{forecast}</div>
      <Row>
        <Button {...(look.size && { size: look.size })} onClick={close}>
          {forecastCopy.keepIt}
        </Button>
        <Button
          {...look}
          // The button that was pressed is gone: the focus is on the next one.
          autoFocus
          aria-describedby={id}
          onClick={({ currentTarget }) => onConfirm(currentTarget)}
        >
          {children}
        </Button>
      </Row>
    </Question>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.s3};
  & > * {
    flex: 1 1 7rem;
  }
`;

const Question = styled.div`
  display: grid;
  gap: ${theme.space.s2};
`;
