import { type ReactNode, useId, useState } from 'react';
import { styled } from 'styled-components';
import { theme } from '#client/styles/theme.ts';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';
import { uiCopy } from './ui-copy.ts';

type DangerCardProps = {
  title: string;
  /** A sentence each. `key` says what it is about: a sentence that only changes its number is not announced again. */
  reasons: readonly { readonly key: string; readonly text: string }[];
  /** The actions. */
  children?: ReactNode;
};

/** Says what endangers a person, before what can be done about it. */
export function DangerCard({ title, reasons, children }: DangerCardProps) {
  const titleId = useId();
  return (
    <Danger aria-labelledby={titleId}>
      <div role="alert" aria-relevant="additions">
        <h2 id={titleId}>
          <Icon name="alert" /> {title}
        </h2>
        {reasons.map(({ key, text }) => (
          <p key={key}>{text}</p>
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
    <Keep>
      <label>
        <input type="checkbox" checked={hasTalked} onChange={(event) => setTalked(event.target.checked)} />
        {uiCopy.professionalConsulted}
      </label>
      <TextButton variant="plain" disabled={!hasTalked} onClick={onKeep}>
        {uiCopy.keepMyPlan}
      </TextButton>
    </Keep>
  );
}

const Keep = styled.div`
  display: grid;
  justify-items: start;
  & > label {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${theme.space.s3};
    align-items: center;
    min-height: ${theme.size.tap};
    line-height: 1.35;
    font-weight: ${theme.weight.strong};
    cursor: pointer;
  }
  & input {
    width: 1.5rem;
    height: 1.5rem;
    margin: 0;
    accent-color: ${theme.color.ink};
  }
`;

const TextButton = styled(Button)`
  min-height: ${theme.size.tap};
  padding-inline: 0;
  text-decoration: underline;
  text-underline-offset: .25em;
  &:disabled {
    box-shadow: none;
    text-decoration: none;
  }
`;

const Danger = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.s4};
  padding: ${theme.space.card};
  border-radius: ${theme.radius.l};
  background: ${theme.color.badSoft};
  box-shadow: inset 0 0 0 2px ${theme.color.bad};
  overflow-wrap: anywhere;
  & svg {
    flex: none;
    color: ${theme.color.bad};
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
    font-size: ${theme.heading.h3};
    line-height: 1.1;
  }
`;
