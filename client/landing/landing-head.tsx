import { css, styled } from 'styled-components';
import { LogoAnchor } from '#client/ui/anchor.tsx';
import { Bar, BarEnd } from '#client/ui/bar.ts';
import { AnchorButton } from '#client/ui/button.tsx';
import { navigations } from '#client/ui/paths.ts';
import { JoinButton } from './join-button.tsx';
import { landingCopy } from './landing-copy.ts';

/** Lies over the top of the hero, whose lines run behind it. */
export function LandingHead({ onJoinBeta }: { onJoinBeta: () => void }) {
  return (
    <Over>
      <LogoAnchor size={48} />
      <BarEnd>
        <AnchorButton href={navigations.login} variant="plain" size="small">
          {landingCopy.login}
        </AnchorButton>
        <OnlyWide>
          <JoinButton label={landingCopy.joinBeta} variant="ink" size="small" onPress={onJoinBeta} />
        </OnlyWide>
      </BarEnd>
    </Over>
  );
}

const Over = styled(Bar)`
  position: absolute;
  inset-inline: 0;
  top: 0;
  z-index: 1;
`;

const OnlyWide = styled.span(
  ({ theme }) => css`
    ${theme.media.phone} {
      display: none;
    }
  `,
);
