import { type ReactNode, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { styled } from 'styled-components';
import { theme } from '#client/styles/theme.ts';
import { IconButton } from './button.tsx';
import { Icon, type IconName } from './icon.tsx';
import { Page } from './layout.tsx';

const listeners = new Set<() => void>();
let slot: HTMLElement | null = null;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function register(element: HTMLElement | null): void {
  slot = element;
  for (const listener of listeners) listener();
}

/** Where the quiet line of a screen appears: in the flow, under its header. */
export const QuietLineSlot = () => <div ref={register} />;

type QuietLineProps = {
  label: string;
  icon: IconName;
  /** One sentence of at most 48 characters. */
  children: string;
  action?: {
    readonly label: string;
    readonly onPress: () => void;
    /** State of an action that shows and hides the part below the line. */
    readonly isExpanded?: boolean;
  };
  /** The line goes for good. */
  dismissal?: { readonly label: string; readonly onPress: () => void };
  /** Further text, in the flow as well. */
  below?: ReactNode;
};

/** One line about the whole app, in the slot of the screen. It takes its own room, so that it covers no action. */
export function QuietLine({ label, icon, children, action, dismissal, below }: QuietLineProps): ReactNode {
  const place = useSyncExternalStore(
    subscribe,
    () => slot,
    () => null,
  );
  if (!place) return null;
  return createPortal(
    <Page>
      <Strip aria-label={label}>
        <Icon name={icon} />
        <span role={action ? undefined : 'status'}>{children}</span>
        {action && (
          <Action type="button" aria-expanded={action.isExpanded} onClick={action.onPress}>
            {action.label}
          </Action>
        )}
        {dismissal && <Cross icon="close" label={dismissal.label} onClick={dismissal.onPress} />}
        {below && <Below>{below}</Below>}
      </Strip>
    </Page>,
    place,
  );
}

const Strip = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: ${theme.space.s3};
  min-height: ${theme.size.tap};
  margin-bottom: ${theme.space.s4};
  padding-inline: ${theme.space.s4} ${theme.space.s2};
  border-radius: ${theme.radius.m};
  background: ${theme.color.fill};
  color: ${theme.color.ink2};
  font-size: ${theme.text.t14};
  font-weight: ${theme.weight.strong};
  line-height: 1.3;
  & > svg {
    flex: none;
  }
  & > span {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

const Below = styled.div`
  flex: none;
  width: 100%;
  padding-block: ${theme.space.s1} ${theme.space.s4};
  padding-inline-end: ${theme.space.s2};
  font-weight: ${theme.weight.text};
`;

const Action = styled.button`
  flex: none;
  min-height: ${theme.size.tap};
  padding-inline: ${theme.space.s2};
  border: 0;
  background: transparent;
  color: ${theme.color.accentText};
  font-weight: ${theme.weight.bold};
  text-decoration: underline;
  text-underline-offset: .2em;
  cursor: pointer;
`;

const Cross = styled(IconButton)`
  flex: none;
  background: transparent;
  color: inherit;
`;
