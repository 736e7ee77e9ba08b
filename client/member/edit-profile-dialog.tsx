import { type FormEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { ApiError } from '#client/lib/http/api-error.ts';
import { Dialog } from '#client/ui/dialog.tsx';
import type { Openings } from '#client/ui/use-openings.ts';
import type { CurrentUser } from '#service/member/member-contract.ts';
import { AccountFields } from './account-fields.tsx';
import { FormActions, focusFirstProblem, LongForm, Problem } from './long-form.tsx';
import { profileCopy, profileToasts } from './member-copy.ts';
import { saveProfileCommand } from './profile-commands.ts';
import { changeOf, draftOf, isChange, type ProfileChange, problemsIn } from './profile-draft.ts';
import { BodyFields, PersonFields, TrainingFields } from './profile-fields.tsx';
import { useFormDialog } from './use-form-dialog.ts';

type EditProfileFormProps = {
  isSaving: boolean;
  /** What the server said to the last attempt, if it refused. */
  refusal: unknown;
  user: CurrentUser;
  /** A measured height stands above the one of the profile. */
  isHeightMeasured: boolean;
  onSave: (change: ProfileChange) => void;
  onClose: () => void;
};

type EditProfileDialogProps = Openings & Pick<EditProfileFormProps, 'user' | 'isHeightMeasured'>;

export function EditProfileDialog({ openings, ...about }: EditProfileDialogProps) {
  const { isOpen, isSaving, refusal, save, close } = useFormDialog(
    saveProfileCommand,
    profileToasts,
    openings,
  );
  return (
    <Dialog isOpen={isOpen} onClose={close} title={profileCopy.editProfile}>
      <EditProfileForm {...about} isSaving={isSaving} refusal={refusal} onSave={save} onClose={close} />
    </Dialog>
  );
}

function EditProfileForm(props: EditProfileFormProps) {
  const { isSaving, refusal, user, isHeightMeasured, onSave, onClose } = props;
  const [draft, setDraft] = useState(() => draftOf(user));
  const [hasTried, setTried] = useState(false);
  const problems = problemsIn(draft);
  const fields = {
    draft,
    problems: hasTried ? problems : {},
    onEdit: (edits: Partial<typeof draft>) => setDraft((now) => ({ ...now, ...edits })),
  };

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    flushSync(() => setTried(true));
    const change = changeOf(draft, user);
    if (Object.keys(problems).length > 0) focusFirstProblem(event.currentTarget);
    else if (isChange(change)) onSave(change);
    else onClose();
  }

  return (
    // The browser's own check would speak before ours, in words of its own.
    <LongForm noValidate onSubmit={submit}>
      {refusal instanceof ApiError && refusal.status === 400 && (
        <Problem role="alert">{refusal.text}</Problem>
      )}
      <PersonFields {...fields} />
      <BodyFields {...fields} isHeightMeasured={isHeightMeasured} />
      <TrainingFields {...fields} />
      <AccountFields {...fields} />
      <FormActions isSaving={isSaving} onCancel={onClose} />
    </LongForm>
  );
}
