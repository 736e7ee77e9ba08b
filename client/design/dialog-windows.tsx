import { AlertDialog, Dialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { Button, IconButton } from './button.tsx';
import { DialogActions } from './dialog-actions.tsx';
import { backdropLook, DialogDisc, panelLook, titleLook } from './dialog-look.tsx';
import type { IconName } from './icon.tsx';
import { useFocusReturn } from './use-focus-return.ts';

export type DialogProps = {
  isOpen: boolean;
  onClose: () => void;
  /** Repeats the action that opened it. */
  title: string;
  /** One sentence under the title. */
  description?: ReactNode;
  icon?: IconName;
  children: ReactNode;
};

/** What `Dialog` shows. */
export function DialogWindow({ isOpen, onClose, title, description, icon, children }: DialogProps) {
  const focus = useFocusReturn();
  return (
    <Dialog.Root open={isOpen} onOpenChange={(open) => open || onClose()}>
      <Dialog.Portal>
        <Backdrop />
        <Panel {...focus} {...(description ? {} : { 'aria-describedby': undefined })}>
          {icon && <DialogDisc name={icon} />}
          <Title>{title}</Title>
          {description && <Description>{description}</Description>}
          {children}
          <Dialog.Close asChild>
            <Cross icon="close" label="Close" />
          </Dialog.Close>
        </Panel>
      </Dialog.Portal>
    </Dialog.Root>
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
};

/** What `ConfirmDialog` shows. */
export function ConfirmWindow({
  isOpen,
  onCancel,
  onConfirm,
  title,
  description,
  confirmLabel,
  cancelLabel = 'Cancel',
  pendingLabel = confirmLabel,
  isPending = false,
  isDestructive = false,
  icon,
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
          <DialogActions>
            <AlertDialog.Cancel asChild>
              <Button disabled={isPending}>{cancelLabel}</Button>
            </AlertDialog.Cancel>
            <Button
              variant={isDestructive ? 'destructive' : 'primary'}
              disabled={isPending}
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

const Backdrop = styled(Dialog.Overlay)(backdropLook);
const Panel = styled(Dialog.Content)(panelLook);
const Title = styled(Dialog.Title)(titleLook);
const Description = styled(Dialog.Description)(muted);
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
