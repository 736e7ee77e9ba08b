import { type ReactNode, useId, useState } from 'react';
import { css, styled } from 'styled-components';
import { Button } from './button.tsx';
import { Checkbox } from './choices.tsx';
import { Icon } from './icon.tsx';
import { uiCopy } from './ui-copy.ts';

type DangerCardProps = {
  title: string;
  /** A sentence each. */
  reasons: readonly string[];
  /** What can be done about it. */
  children: ReactNode;
};

/** Says what endangers a person, before what can be done about it. */
export function DangerCard({ title, reasons, children }: DangerCardProps) {
  const titleId = useId();
  return (
    <Danger aria-labelledby={titleId}>
      <div role="alert">
        <h2 id={titleId}>
          <Icon name="alert" /> {title}
        </h2>
        {reasons.map((reason) => (
          <p key={reason}>{reason}</p>
        ))}
      </div>
      {children}
    </Danger>
  );
}

/** Keeps a dangerous plan, once the person says that they have talked about it. */
export function KeepPlan({ onKeep }: { onKeep: () => void }) {
  const [hasTalked, setTalked] = useState(false);
  return (
    <div>
      <Checkbox
        label={uiCopy.professionalConsulted}
        checked={hasTalked}
        onChange={(event) => setTalked(event.target.checked)}
      />
      <Button variant="plain" disabled={!hasTalked} onClick={onKeep}>
        {uiCopy.keepMyPlan}
      </Button>
    </div>
  );
}

const Danger = styled.section(
  ({ theme }) => css`
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space.s5};
    margin-bottom: ${theme.space.s5};
    padding: ${theme.space.s5};
    border-radius: ${theme.radius.m};
    background: ${theme.color.badSoft};
    overflow-wrap: anywhere;
    & svg {
      flex: none;
    }
    & > div {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      justify-items: start;
      gap: ${theme.space.s2};
    }
    & h2 {
      display: flex;
      align-items: center;
      gap: ${theme.space.s2};
      font-size: ${theme.heading.card};
      color: ${theme.color.bad};
      font-weight: ${theme.weight.bold};
    }
  `,
);
