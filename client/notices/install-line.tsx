import { useState } from 'react';
import { styled } from 'styled-components';
import { theme } from '#client/styles/theme.ts';
import { Button } from '#client/ui/button.tsx';
import { Dialog, DialogActions } from '#client/ui/dialog.tsx';
import { Stack } from '#client/ui/layout.tsx';
import { QuietLine } from '#client/ui/quiet-line.tsx';
import { installCopy } from './install-copy.ts';

type InstallLineProps = {
  /** Null where only the member can do it, by the menu of the browser. */
  onInstall: (() => void) | null;
  onDecline: () => void;
};

export function InstallLine({ onInstall, onDecline }: InstallLineProps) {
  const [isExplained, setExplained] = useState(false);
  const action = onInstall
    ? { label: installCopy.install, onPress: onInstall }
    : { label: installCopy.how, onPress: () => setExplained(true) };
  return (
    <>
      <QuietLine
        label={installCopy.label}
        icon="download"
        action={action}
        dismissal={{ label: installCopy.notAgain, onPress: onDecline }}
      >
        {installCopy.line[onInstall ? 'press' : 'byHand']}
      </QuietLine>
      <Dialog
        isOpen={isExplained}
        onClose={() => setExplained(false)}
        icon="download"
        title={installCopy.title}
        description={installCopy.lead}
      >
        <Stack>
          <Steps>
            {installCopy.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </Steps>
          <DialogActions>
            <Button variant="primary" onClick={onDecline}>
              {installCopy.gotIt}
            </Button>
          </DialogActions>
        </Stack>
      </Dialog>
    </>
  );
}

const Steps = styled.ol`
  display: grid;
  gap: ${theme.space.s2};
  padding-inline-start: ${theme.space.s6};
  list-style: decimal;
  & > li::marker {
    font-weight: ${theme.weight.bold};
  }
`;
