import * as AlertDialog from 'radix-ui/alert-dialog';
import * as Window from 'radix-ui/dialog';
import { type InputEvent, type ReactNode, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { css, type DefaultTheme, keyframes, styled } from 'styled-components';
import { theme } from '#client/styles/theme.ts';
import { Button, IconButton } from './button.tsx';
import { Icon, type IconName } from './icon.tsx';
import { commonCopy, uiCopy } from './ui-copy.ts';

type DialogProps = {
  isOpen: boolean;
  onClose: () => void;
  /** Repeats the action that opened it. */
  title: string;
  /** One sentence under the title. */
  description?: ReactNode;
  icon?: IconName;
  /** A sheet at the lower edge of a phone, at the side of a broad window. */
  isSheet?: boolean;
  children: ReactNode;
};

/**
 * A window over the page for one thing. Escape and the cross close it, and a press beside it where nothing was typed into its form.
 */
export function Dialog({
  isOpen,
  onClose,
  title,
  description,
  icon,
  isSheet = false,
  children,
}: DialogProps) {
  const focus = useFocusReturn();
  const typing = useTypedInput(isOpen);
  const Place = isSheet ? Sheet : Panel;
  return (
    <Window.Root open={isOpen} onOpenChange={(open) => open || onClose()}>
      <Window.Portal>
        <Backdrop />
        <Place {...focus} {...typing} {...(description ? {} : { 'aria-describedby': undefined })}>
          {icon && <DialogDisc name={icon} />}
          <Title>{title}</Title>
          {description && <Description>{description}</Description>}
          {children}
          <Window.Close asChild>
            <Cross icon="close" label={uiCopy.close} />
          </Window.Close>
        </Place>
      </Window.Portal>
    </Window.Root>
  );
}

export type ConfirmDialogProps = {
  isOpen: boolean;
  onCancel: () => void;
  onConfirm: () => void;
  title: string;
  description: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  /** While the work runs: the button says this and is disabled. */
  pendingLabel?: string;
  isPending?: boolean;
  isDestructive?: boolean;
  icon?: IconName;
  /** Content between the description and the buttons. */
  children?: ReactNode;
  /** Whether something is still to be done before it can be confirmed. */
  isBlocked?: boolean;
};

/** Asks before something that cannot be taken back. The focus starts on Cancel; only the buttons close it. */
export function ConfirmDialog({
  isOpen,
  onCancel,
  onConfirm,
  title,
  description,
  confirmLabel,
  cancelLabel = commonCopy.cancel,
  pendingLabel = confirmLabel,
  isPending = false,
  isDestructive = false,
  icon,
  children,
  isBlocked = false,
}: ConfirmDialogProps) {
  const focus = useFocusReturn();
  return (
    <AlertDialog.Root open={isOpen} onOpenChange={(open) => open || onCancel()}>
      <AlertDialog.Portal>
        <AlertBackdrop />
        <AlertPanel {...focus}>
          {icon && <DialogDisc name={icon} isDestructive={isDestructive} />}
          <AlertTitle>{title}</AlertTitle>
          <AlertDescription>{description}</AlertDescription>
          {children}
          <DialogActions>
            <AlertDialog.Cancel asChild>
              <Button disabled={isPending}>{cancelLabel}</Button>
            </AlertDialog.Cancel>
            <Button
              variant={isDestructive ? 'destructive' : 'primary'}
              disabled={isPending || isBlocked}
              onClick={onConfirm}
            >
              {isPending ? pendingLabel : confirmLabel}
            </Button>
          </DialogActions>
        </AlertPanel>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}

const muted = ({ theme }: { theme: { color: { ink2: string } } }) => css`
  color: ${theme.color.ink2};
`;

type Themed = { theme: DefaultTheme };

const appear = keyframes`
  from {
    opacity: 0;
  }
`;

const rise = keyframes`
  from {
    opacity: 0;
    transform: translate(-50%, calc(-50% + 1rem));
  }
`;

const backdropLook = ({ theme }: Themed) => css`
  position: fixed;
  inset: 0;
  z-index: ${theme.layer.dialog};
  background: ${theme.color.scrim};
  animation: ${appear} ${theme.duration.d2} ${theme.ease.out};
`;

const panelLook = ({ theme }: Themed) => css`
  position: fixed;
  top: 50%;
  left: 50%;
  z-index: ${theme.layer.dialog};
  transform: translate(-50%, -50%);
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.s4};
  width: min(29rem, calc(100vw - 2 * ${theme.space.s4}));
  max-height: calc(100dvh - 2 * ${theme.space.s4});
  padding: clamp(1.5rem, 1rem + 2vw, 2.25rem);
  border-radius: ${theme.radius.xl};
  background: ${theme.color.surface};
  box-shadow: ${theme.shadow.sh3};
  overflow-y: auto;
  animation: ${rise} ${theme.duration.d3} ${theme.ease.out};
  ${theme.media.tight} {
    width: calc(100vw - 2 * ${theme.space.s2});
    padding: ${theme.space.s3};
  }
  &:focus-visible {
    border-radius: ${theme.radius.xl};
  }
`;

const slideUp = keyframes`
  from {
    transform: translateY(100%);
  }
`;

const slideIn = keyframes`
  from {
    opacity: 0;
    transform: translateX(2rem);
  }
`;

/** At the lower edge, and at the side from the broad step on. */
const sheetLook = (props: Themed) => {
  const { theme } = props;
  return css`
    ${panelLook(props)}
    top: auto;
    bottom: 0;
    left: 0;
    transform: none;
    align-content: start;
    width: 100%;
    max-height: 88dvh;
    padding-bottom: calc(${theme.space.s6} + env(safe-area-inset-bottom));
    border-radius: ${theme.radius.xl} ${theme.radius.xl} 0 0;
    animation: ${slideUp} ${theme.duration.d3} ${theme.ease.out};
    ${theme.media.broad} {
      top: ${theme.space.s4};
      bottom: ${theme.space.s4};
      left: auto;
      inset-inline-end: ${theme.space.s4};
      width: 27rem;
      max-height: none;
      border-radius: ${theme.radius.xl};
      animation: ${slideIn} ${theme.duration.d3} ${theme.ease.out};
    }
  `;
};

const titleLook = ({ theme }: Themed) => css`
  padding-inline-end: ${theme.space.s10};
  font-size: 1.875rem;
  ${theme.media.tight} {
    font-size: ${theme.heading.h3};
  }
`;

/** The icon at the head of a dialog. */
function DialogDisc({ name, isDestructive = false }: { name: IconName; isDestructive?: boolean }) {
  return (
    <Badge $bad={isDestructive}>
      <Icon name={name} size={28} />
    </Badge>
  );
}

type FocusHandlers = {
  readonly onOpenAutoFocus: () => void;
  readonly onCloseAutoFocus: (event: Event) => void;
};

/** The opener of the latest dialog, while one is open: a dialog that follows it at once returns the focus there too. */
const latest: { opener: Element | null; open: number } = { opener: null, open: 0 };

/**
 * For a dialog that is opened by state and not by a trigger of Radix. When it closes, the focus returns to the element that opened it, also
 * after a chain of dialogs. It does not return if that element is gone or the focus was led elsewhere.
 */
function useFocusReturn(): FocusHandlers {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      const { activeElement: active, body } = document;
      opener.current = latest.open > 0 && active === body ? latest.opener : active;
      latest.opener = opener.current;
      latest.open += 1;
    },
    onCloseAutoFocus: (event) => {
      event.preventDefault();
      latest.open -= 1;
      const { current } = opener;
      if (document.activeElement === document.body && current instanceof HTMLElement && current.isConnected)
        current.focus({ preventScroll: true });
    },
  };
}

/** What was typed into a form is not lost by a press beside its window. */
function useTypedInput(isOpen: boolean) {
  const isTyped = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each opening begins with an empty form
  useEffect(() => {
    isTyped.current = false;
  }, [isOpen]);
  return {
    onInput: ({ target }: InputEvent) => {
      isTyped.current ||= Boolean((target as HTMLInputElement).form);
    },
    onInteractOutside: (event: Event) => {
      if (isTyped.current) event.preventDefault();
    },
  };
}

const Backdrop = styled(Window.Overlay)(backdropLook);
const Panel = styled(Window.Content)(panelLook);
const Sheet = styled(Window.Content)(sheetLook);
const Title = styled(Window.Title)(titleLook);
const Description = styled(Window.Description)(muted);
const AlertBackdrop = styled(AlertDialog.Overlay)(backdropLook);
const AlertPanel = styled(AlertDialog.Content)(panelLook);
const AlertTitle = styled(AlertDialog.Title)(titleLook);
const AlertDescription = styled(AlertDialog.Description)(muted);

const Cross = styled(IconButton)`
  position: absolute;
  top: ${theme.space.s4};
  inset-inline-end: ${theme.space.s4};
`;

const Badge = styled.span<{ $bad: boolean }>(
  ({ theme, $bad }) => css`
    display: grid;
    place-items: center;
    width: 3.5rem;
    height: 3.5rem;
    border-radius: ${theme.radius.full};
    background: ${$bad ? theme.color.badSoft : theme.color.fill};
    color: ${$bad ? theme.color.bad : theme.color.ink};
  `,
);

/** Leads to the first field that is wrong, if any is. @param mark shows what is wrong */
export function markProblems(form: HTMLFormElement, mark: () => void): void {
  flushSync(mark);
  form.querySelector<HTMLElement>('[aria-invalid]')?.focus();
}

/** The buttons at the foot of a dialog: beside each other, or below each other on the phone. */
export const DialogActions = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.s2};
  margin-top: ${theme.space.s2};
  ${theme.media.wide} {
    grid-auto-flow: column;
    grid-template-columns: none;
    grid-auto-columns: minmax(0, 1fr);
  }
  ${theme.media.tight} {
    & > button {
      padding-inline: ${theme.space.s2};
    }
  }
`;
