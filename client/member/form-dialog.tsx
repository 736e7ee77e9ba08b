import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { showRefusal } from '#client/lib/http/refusal.ts';
import { type CommandOf, useCommand } from '#client/lib/http/use-command.ts';
import { KeptForLater, keptToast } from '#client/lib/offline/outbox.ts';
import { theme } from '#client/styles/theme.ts';
import { Button } from '#client/ui/button.tsx';
import { DialogActions } from '#client/ui/dialog.tsx';
import { showToast, type ToastMessage } from '#client/ui/toast.ts';
import { commonCopy } from '#client/ui/ui-copy.ts';
import { profileCopy } from './member-copy.ts';

/** A form in a dialog that may be longer than the window. */
export const ScrollingForm = styled.form`
  display: grid;
  gap: ${theme.space.s3};
  min-width: 0;
`;

/** Fields that belong together, under their legend. */
export const Group = styled.fieldset`
  display: grid;
  gap: ${theme.space.s3};
  min-width: 0;
  padding-block: ${theme.space.s2} ${theme.space.s4};
  & > legend {
    margin-bottom: ${theme.space.s2};
    font-family: ${theme.font.display};
    font-size: ${theme.text.t18};
    font-weight: ${theme.weight.heading};
    font-stretch: ${theme.width.heading};
  }
`;

/** Short fields beside each other, also on the phone. */
export const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: start;
  gap: ${theme.space.s3};
  ${theme.media.tight} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** A problem of the form as a whole. */
export const Problem = styled.p`
  padding: ${theme.space.s3} ${theme.space.s4};
  border-radius: ${theme.radius.m};
  background: ${theme.color.badSoft};
  color: ${theme.color.ink};
  font-weight: ${theme.weight.strong};
`;

type FormActionsProps = {
  isSaving: boolean;
  onCancel: () => void;
  /** The effect of saving, above the buttons. */
  children?: ReactNode;
};

/** The buttons at the foot of a long form; they stay in sight while it scrolls. */
export function FormActions({ isSaving, onCancel, children }: FormActionsProps) {
  return (
    <Foot>
      {children}
      <Button onClick={onCancel}>{commonCopy.cancel}</Button>
      <Button type="submit" variant="primary" disabled={isSaving}>
        {isSaving ? profileCopy.saving : profileCopy.save}
      </Button>
    </Foot>
  );
}

type Toasts = { readonly saved: ToastMessage; readonly failed: ToastMessage };

/**
 * A form over the page. It closes when the server or the outbox has the values, and stays open with them when that failed.
 * @param openings how often it was opened
 */
export function useFormDialog<Body, Answer>(
  command: CommandOf<Body, Answer>,
  { saved, failed }: Toasts,
  openings: number,
) {
  const [closings, setClosings] = useState(0);
  const close = (): void => setClosings(openings);
  const { ask, isSending, refusal, reset } = useCommand(command, {
    onAnswer: () => {
      showToast(saved);
      close();
    },
    onRefused: (error) => {
      const isKept = error instanceof KeptForLater;
      showRefusal(error, isKept ? keptToast : failed);
      if (isKept) close();
    },
  });
  return {
    isOpen: openings > closings,
    isSaving: isSending,
    refusal,
    save: ask,
    /** Not while it is being saved. */
    close: () => {
      if (isSending) return;
      reset();
      close();
    },
  };
}

const Foot = styled(DialogActions)`
  position: sticky;
  bottom: 0;
  z-index: 1;
  grid-template-columns: 1fr 1fr;
  margin-top: 0;
  padding-block: ${theme.space.s3};
  background: ${theme.color.surface};
  & > p {
    grid-column: 1 / -1;
  }
  /* The dialog's own padding lies below: nothing may shine through there. */
  box-shadow: 0 ${theme.space.s10} 0 ${theme.color.surface};
  /* What goes on behind it fades out, so that it does not look cut off. */
  &::before {
    content: '';
    position: absolute;
    inset: auto 0 100%;
    height: ${theme.space.s4};
    background: linear-gradient(transparent, ${theme.color.surface});
    pointer-events: none;
  }
`;
