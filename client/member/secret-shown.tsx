import { Button } from '#client/ui/button.tsx';
import { DialogActions } from '#client/ui/dialog.tsx';
import { TextField } from '#client/ui/field.tsx';
import { showToast, type ToastMessage } from '#client/ui/toast.ts';
import { shownCopy } from './integrations-copy.ts';

type SecretShownProps = { label: string; value: string; copied: ToastMessage; onDone: () => void };

/** Text that is shown this once, to copy it. */
export function SecretShown({ label, value, copied, onDone }: SecretShownProps) {
  async function copy(): Promise<void> {
    await navigator.clipboard.writeText(value);
    showToast(copied);
  }
  return (
    <>
      <TextField
        label={label}
        value={value}
        readOnly
        spellCheck={false}
        onFocus={(event) => event.target.select()}
      />
      <DialogActions>
        {/* A page without a secure origin has no clipboard: the field can be copied by hand. */}
        {'clipboard' in navigator && (
          <Button variant="primary" onClick={() => void copy()}>
            {shownCopy.copy}
          </Button>
        )}
        <Button onClick={onDone}>{shownCopy.done}</Button>
      </DialogActions>
    </>
  );
}
