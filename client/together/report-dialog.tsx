import { type FormEvent, useState } from 'react';
import { useCommand } from '#client/lib/http/use-command.ts';
import { Button } from '#client/ui/button.tsx';
import { RadioGroup } from '#client/ui/choices.tsx';
import { Dialog, DialogActions } from '#client/ui/dialog.tsx';
import { TextAreaField } from '#client/ui/field.tsx';
import { Stack } from '#client/ui/layout.tsx';
import { showToast } from '#client/ui/toast.ts';
import { commonCopy } from '#client/ui/ui-copy.ts';
import { type ReportReason, reportReasons } from '#domain/together/report-events.ts';
import { reportCopy } from './friends-copy.ts';
import { refusedText } from './refused-text.ts';
import { reportCommand } from './together-api.ts';

/** As the service accepts them. */
const maxWords = 1_000;

/** `id` is of the friendship. */
type ReportDialogProps = { id: string; name: string | null; onClose: () => void };

/** Asks the admins to look at a friend or former friend. */
export function ReportDialog({ id, name, onClose }: ReportDialogProps) {
  const [reason, setReason] = useState<ReportReason | null>(null);
  const [words, setWords] = useState('');
  const [hasTried, setTried] = useState(false);
  const { ask, isSending } = useCommand(reportCommand, {
    onAnswer: () => {
      onClose();
      showToast(reportCopy.sent);
    },
    onRefused: (error) => showToast(refusedText(error, reportCopy.failed)),
  });
  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    setTried(true);
    if (reason !== null) ask({ id, reason, words });
    else event.currentTarget.querySelector('input')?.focus();
  }
  return (
    <Dialog isOpen onClose={onClose} title={reportCopy.title(name)} description={reportCopy.description}>
      <form noValidate onSubmit={submit}>
        <Stack>
          <RadioGroup
            legend={reportCopy.reason}
            choices={reportReasons.map((value) => ({ value, label: reportCopy.reasons[value] }))}
            value={reason}
            onChoose={setReason}
            error={hasTried && reason === null && reportCopy.missing}
          />
          <TextAreaField
            label={reportCopy.words}
            value={words}
            rows={3}
            maxLength={maxWords}
            onChange={(event) => setWords(event.target.value)}
          />
          <DialogActions>
            <Button onClick={onClose}>{commonCopy.cancel}</Button>
            <Button type="submit" variant="primary" aria-disabled={isSending}>
              {isSending ? reportCopy.sending : reportCopy.send}
            </Button>
          </DialogActions>
        </Stack>
      </form>
    </Dialog>
  );
}
