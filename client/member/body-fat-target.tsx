import { type FormEvent, useState } from 'react';
import { numberIn } from '#client/lib/format/typed-quantity.ts';
import { serverMessage } from '#client/lib/http/api-error.ts';
import { type UserChange, type UserResult, updateUserCommand } from '#client/lib/http/update-user.ts';
import { useCommand } from '#client/lib/http/use-command.ts';
import { Button } from '#client/ui/button.tsx';
import { Dialog, DialogActions } from '#client/ui/dialog.tsx';
import { Stack } from '#client/ui/layout.tsx';
import { NumberField } from '#client/ui/text-field.tsx';
import { showToast } from '#client/ui/toast.ts';
import { commonCopy } from '#client/ui/ui-copy.ts';
import { bodyFatTargetOf, bodyFatTargets } from '#domain/body/body-rules.ts';
import type { CurrentUser } from '#service/member/member-contract.ts';
import { profileCopy } from './member-copy.ts';

type Member = Pick<CurrentUser, 'gender' | 'bodyFatTarget'>;

/** The way to another body fat target, or to a first one. */
export function BodyFatTarget({ member }: { member: Member }) {
  const [isOpen, setOpen] = useState(false);
  const target = bodyFatTargetOf(member.gender, member.bodyFatTarget);
  return (
    <>
      <Button size="small" variant="outline" onClick={() => setOpen(true)}>
        {target === null ? profileCopy.setTarget : profileCopy.changeTarget}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        icon="target"
        title={profileCopy.bodyFatTarget}
        description={profileCopy.targetLead}
      >
        <TargetForm member={member} target={target} onClose={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

type TargetFormProps = { member: Member; target: number | null; onClose: () => void };

function TargetForm({ member, target, onClose }: TargetFormProps) {
  const [typed, setTyped] = useState(target === null ? '' : String(target));
  const [isChecked, setChecked] = useState(false);
  const { least, most } = bodyFatTargets(member.gender);
  const value = numberIn(typed);
  const isPossible = value !== null && value >= least && value <= most;
  const { ask, isSending } = useCommand<UserChange, UserResult>(updateUserCommand, {
    onAnswer: () => {
      showToast({ title: profileCopy.targetSaved });
      onClose();
    },
    onRefused: (error) =>
      showToast({
        title: commonCopy.error,
        description: serverMessage(error, profileCopy.targetFailed),
        variant: 'destructive',
      }),
  });

  function submit(event: FormEvent): void {
    event.preventDefault();
    setChecked(true);
    if (isPossible) ask({ bodyFatTarget: value });
  }

  return (
    <form noValidate onSubmit={submit}>
      <Stack>
        <NumberField
          label={profileCopy.bodyFatTarget}
          unit="%"
          value={typed}
          hint={profileCopy.targetRange(least, most)}
          error={isChecked && !isPossible ? profileCopy.targetOutside(least, most) : null}
          onChange={(event) => setTyped(event.target.value)}
        />
        <DialogActions>
          <Button onClick={onClose}>{commonCopy.cancel}</Button>
          <Button type="submit" variant="primary" disabled={isSending}>
            {isSending ? profileCopy.saving : profileCopy.save}
          </Button>
        </DialogActions>
      </Stack>
    </form>
  );
}
