import { css, styled } from 'styled-components';
import { Button } from '#client/ui/button.tsx';
import { IconLink } from '#client/ui/link-button.tsx';
import { paths } from '#client/ui/paths.ts';
import { TopBar } from '#client/ui/top-bar.tsx';
import { onboardingCopy } from './onboarding-copy.ts';

type WizardHeadProps = {
  /** Someone with a program may leave, or begin anew. */
  hasProgram: boolean;
  isRestartOpen: boolean;
  onRestart: () => void;
};

export function WizardHead({ hasProgram, isRestartOpen, onRestart }: WizardHeadProps) {
  return (
    <TopBar
      end={
        hasProgram && (
          <>
            <Restart variant="plain" size="small" icon="reset" disabled={!isRestartOpen} onClick={onRestart}>
              <span>{onboardingCopy.restartOnboarding}</span>
            </Restart>
            <IconLink icon="close" label={onboardingCopy.closeAndGoToDashboard} to={paths.dashboard} />
          </>
        )
      }
    />
  );
}

/** On the phone the icon stands alone; its name stays. */
const Restart = styled(Button)(
  ({ theme }) => css`
    ${theme.media.phone} {
      width: ${theme.size.tap};
      padding: 0;
      background: ${theme.color.fill};
      & > span {
        position: absolute;
        width: 1px;
        height: 1px;
        overflow: hidden;
        clip-path: inset(50%);
        white-space: nowrap;
      }
    }
  `,
);
