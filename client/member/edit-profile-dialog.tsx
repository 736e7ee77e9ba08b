import { type FormEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { ApiError } from '#client/api/api-error.ts';
import { Dialog } from '#client/design/dialog.tsx';
import type { CurrentUser } from '#service/member/member-contract.ts';
import { AccountFields } from './account-fields.tsx';
import { FormActions, focusFirstProblem, LongForm, Problem } from './long-form.tsx';
import { changeOf, draftOf, isChange, type ProfileChange, problemsIn } from './profile-draft.ts';
import { BodyFields, PersonFields, TrainingFields } from './profile-fields.tsx';

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

export function EditProfileDialog({ isOpen, ...form }: EditProfileFormProps & { isOpen: boolean }) {
  return (
    <Dialog isOpen={isOpen} onClose={form.onClose} title="Edit profile">
      <EditProfileForm {...form} />
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
