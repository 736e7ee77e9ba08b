import { AlertDialog, Dialog as Window } from 'radix-ui';
import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { Button, IconButton } from './button.tsx';
import { DialogActions } from './dialog-actions.tsx';
import { backdropLook, DialogDisc, panelLook, sheetLook, titleLook } from './dialog-look.tsx';
import type { IconName } from './icon.tsx';
import { commonCopy, uiCopy } from './ui-copy.ts';
import { useFocusReturn } from './use-focus-return.ts';

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

/** A window over the page for one thing. Escape, the cross and a press beside it close it. */
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
  const Place = isSheet ? Sheet : Panel;
  return (
    <Window.Root open={isOpen} onOpenChange={(open) => open || onClose()}>
      <Window.Portal>
        <Backdrop />
        <Place {...focus} {...(description ? {} : { 'aria-describedby': undefined })}>
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
  /** What stands between the description and the buttons. */
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

const Backdrop = styled(Window.Overlay)(backdropLook);
const Panel = styled(Window.Content)(panelLook);
const Sheet = styled(Window.Content)(sheetLook);
const Title = styled(Window.Title)(titleLook);
const Description = styled(Window.Description)(muted);
const AlertBackdrop = styled(AlertDialog.Overlay)(backdropLook);
const AlertPanel = styled(AlertDialog.Content)(panelLook);
const AlertTitle = styled(AlertDialog.Title)(titleLook);
const AlertDescription = styled(AlertDialog.Description)(muted);

const Cross = styled(IconButton)(
  ({ theme }) => css`
    position: absolute;
    top: ${theme.space.s4};
    inset-inline-end: ${theme.space.s4};
  `,
);
