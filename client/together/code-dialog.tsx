import { styled } from 'styled-components';
import { theme } from '#client/styles/theme.ts';
import { Button } from '#client/ui/button.tsx';
import { Dialog, DialogActions } from '#client/ui/dialog.tsx';
import { TextField } from '#client/ui/field.tsx';
import { paths } from '#client/ui/paths.ts';
import { showToast } from '#client/ui/toast.ts';
import { inviteCopy } from './friends-copy.ts';

const { shown } = inviteCopy;

/** A code that is shown this once, and the ways to send it. */
export function CodeDialog({ code, onClose }: { code: string | null; onClose: () => void }) {
  return (
    <Dialog isOpen={code !== null} onClose={onClose} title={shown.title} description={shown.description}>
      {code !== null && <Shown code={code} onClose={onClose} />}
    </Dialog>
  );
}

function Shown({ code, onClose }: { code: string; onClose: () => void }) {
  // The service gets no fragment, so no log has the code.
  const link = `${window.location.origin}${paths.friends}#${code}`;
  async function copy(): Promise<void> {
    await navigator.clipboard.writeText(link);
    showToast(shown.copied);
  }
  // Closing the system's window without a choice is no failure.
  const share = (): Promise<void> => navigator.share({ text: shown.text, url: link }).catch(() => {});
  return (
    <>
      <BigCode role="img" aria-label={shown.spelled(code)}>
        {code}
      </BigCode>
      <TextField
        label={shown.link}
        value={link}
        readOnly
        spellCheck={false}
        onFocus={(event) => event.target.select()}
      />
      <DialogActions>
        {'share' in navigator && (
          <Button variant="primary" onClick={() => void share()}>
            {shown.share}
          </Button>
        )}
        {/* A page without a secure origin has no clipboard: the field can be copied by hand. */}
        {'clipboard' in navigator && (
          <Button
            variant={'share' in navigator ? 'quiet' : 'primary'}
            icon="copy"
            onClick={() => void copy()}
          >
            {shown.copy}
          </Button>
        )}
        <Button onClick={onClose}>{shown.done}</Button>
      </DialogActions>
    </>
  );
}

const BigCode = styled.p`
  padding: ${theme.space.s4} ${theme.space.s2};
  border-radius: ${theme.radius.m};
  background: ${theme.color.well};
  font-family: ${theme.font.display};
  font-size: clamp(2rem, 1.5rem + 3vw, 2.75rem);
  font-weight: ${theme.weight.numeral};
  line-height: 1.1;
  letter-spacing: .12em;
  text-align: center;
  text-indent: .12em;
`;
