import * as Toast from 'radix-ui/toast';
import { useEffect, useState } from 'react';
import { css, type DefaultTheme, keyframes, styled } from 'styled-components';
import { theme } from '#client/styles/theme.ts';
import { IconButton } from './button.tsx';
import { Icon } from './icon.tsx';
import { type ShownToast, type ToastMessage, toastDurationMs } from './toast.ts';
import { uiCopy } from './ui-copy.ts';

/** The visible toast. F8 moves the focus to it. Escape or a swipe to the right ends it. Pointer or focus stop its clock. */
export function Toaster({ toast }: { toast: ShownToast }) {
  // Radix announces a toast by a copy of its text. Ours speak for themselves (`status`, `alert`), so the copy is hidden.
  const [unread] = useState(() => document.createElement('div'));
  // A key for each toast: a clock that was stopped on one must not be found stopped by the next.
  return (
    <Toast.Provider key={toast.id} swipeDirection="right" swipeThreshold={50} announcerContainer={unread}>
      <Slip {...toast} />
      <Viewport hotkey={['F8']} label={uiCopy.notifications} />
    </Toast.Provider>
  );
}

function Slip({ title, description, variant, action, durationMs = toastDurationMs.standard }: ToastMessage) {
  const isBad = variant === 'destructive';
  return (
    <Root duration={durationMs} $bad={isBad}>
      <Badge $bad={isBad}>
        <Icon name={isBad ? 'close' : 'check'} />
      </Badge>
      <Words role={isBad ? 'alert' : 'status'} title={title} description={description} />
      {action && (
        <Action altText={action.label} onClick={action.onSelect}>
          {action.label}
        </Action>
      )}
      <Toast.Close asChild>
        <Cross icon="close" label={uiCopy.dismiss} />
      </Toast.Close>
    </Root>
  );
}

type WordsProps = { role: 'alert' | 'status'; title: string; description: string | undefined };

/** Filled a moment after it is there: a live region is read out when it changes, not when it appears. */
function Words({ role, title, description }: WordsProps) {
  const [isFilled, setFilled] = useState(false);
  useEffect(() => setFilled(true), []);
  return (
    <div role={role}>
      {isFilled && (
        <>
          <Title>{title}</Title>
          {description && <Description>{description}</Description>}
        </>
      )}
    </div>
  );
}

type Themed = { theme: DefaultTheme };

const arrive = keyframes`
  from {
    opacity: 0;
    transform: translateY(var(--from));
  }
`;

const leave = keyframes`
  to {
    opacity: 0;
  }
`;

const swipeAway = keyframes`
  from {
    transform: translateX(var(--radix-toast-swipe-end-x));
  }
  to {
    transform: translateX(calc(100% + 2rem));
    opacity: 0;
  }
`;

const viewportLook = ({ theme }: Themed) => css`
  --from: -1rem;
  position: fixed;
  top: max(${theme.space.s4}, env(safe-area-inset-top));
  inset-inline: ${theme.space.gutter};
  z-index: ${theme.layer.toast};
  /* An open dialog takes the pointer from the rest of the page. */
  pointer-events: auto;
  /* On a phone above the dock: the header with its ways stays free. */
  ${theme.media.phone} {
    --from: 1rem;
    top: auto;
    bottom: calc(${theme.space.dock} + env(safe-area-inset-bottom));
  }
  ${theme.media.wide} {
    inset-inline-start: auto;
    width: 100%;
    max-width: 420px;
  }
`;

const toastLook = ({ theme, $bad }: Themed & { $bad: boolean }) => css`
  --toast-soft: ${$bad ? theme.color.ink : theme.color.onInverse2};
  display: flex;
  align-items: center;
  gap: .9rem;
  padding-block: .9rem;
  padding-inline: .9rem .75rem;
  border-radius: ${theme.radius.m};
  background: ${$bad ? theme.color.badSoft : theme.color.inverse};
  color: ${$bad ? theme.color.ink : theme.color.onInverse};
  box-shadow: ${$bad ? `inset 0 0 0 2px ${theme.color.bad}, ${theme.shadow.sh3}` : theme.shadow.sh3};
  line-height: 1.35;
  ${theme.media.phone} {
    gap: ${theme.space.s3};
    padding-block: ${theme.space.s2};
    line-height: 1.25;
  }
  & > [role] {
    flex: 1;
    min-width: 0;
  }
  &[data-state='open'] {
    animation: ${arrive} ${theme.duration.d3} ${theme.ease.out};
  }
  &[data-state='closed'] {
    animation: ${leave} ${theme.duration.d1} ${theme.ease.out} forwards;
  }
  &[data-swipe='move'] {
    transform: translateX(var(--radix-toast-swipe-move-x));
  }
  &[data-swipe='cancel'] {
    transition: transform ${theme.duration.d2} ${theme.ease.out};
  }
  &[data-swipe='end'] {
    animation: ${swipeAway} ${theme.duration.d2} ${theme.ease.out} forwards;
  }
`;

const Viewport = styled(Toast.Viewport)(viewportLook);
const Root = styled(Toast.Root)<{ $bad: boolean }>(toastLook);

const Badge = styled.span<{ $bad: boolean }>(
  ({ theme, $bad }) => css`
    display: grid;
    place-items: center;
    width: 2.5rem;
    height: 2.5rem;
    border-radius: ${theme.radius.full};
    background: ${$bad ? theme.color.bad : theme.color.segment8};
    color: ${$bad ? theme.color.onBad : theme.color.segmentDarkLabel};
    ${theme.media.tight} {
      display: none;
    }
    /* Beside a button of the toast, a phone has this width for the words. */
    ${theme.media.phone} {
      &:nth-last-child(4) {
        display: none;
      }
    }
  `,
);

const Title = styled.b`
  display: block;
`;

const Description = styled.span`
  font-size: ${theme.text.t14};
  color: var(--toast-soft);
`;

const Action = styled(Toast.Action)`
  max-width: 40%;
  min-height: ${theme.size.tap};
  padding-inline: ${theme.space.s4};
  border: 0;
  border-radius: ${theme.radius.full};
  background: transparent;
  box-shadow: inset 0 0 0 ${theme.border.control} currentColor;
  color: inherit;
  font-size: ${theme.text.t14};
  font-weight: ${theme.weight.bold};
  overflow-wrap: anywhere;
  cursor: pointer;
`;

const Cross = styled(IconButton)`
  background: transparent;
  color: inherit;
`;
