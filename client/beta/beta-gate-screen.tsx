import type { MouseEventHandler, ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { LogoAnchor, TextAnchor } from '#client/ui/anchor.tsx';
import { Bar } from '#client/ui/bar.ts';
import { Button } from '#client/ui/button.tsx';
import { HeroPanel } from '#client/ui/hero-panel.tsx';
import { Page, Stack } from '#client/ui/layout.tsx';
import { navigations, paths } from '#client/ui/paths.ts';
import { ScreenHeading } from '#client/ui/screen-heading.tsx';
import { betaCopy } from './beta-copy.ts';
import { BetaRequestForm } from './beta-request-form.tsx';

/** Public screens, seen as a visitor: the gate stands before every other way in. */
const signedOut = (path: string): string => `${path}?public=1`;

type BetaGateScreenProps = {
  /** The account's, when it is known. */
  email: string | null;
  /** What can be done with the account's data without access. */
  data: ReactNode;
  /** Before the browser leaves for the sign-out, which the listener may hold up. */
  onSignOut: MouseEventHandler;
};

/** Takes the place of every screen while the account has no beta access. */
export function BetaGateScreen({ email, data, onSignOut }: BetaGateScreenProps) {
  return (
    <>
      <Bar>
        <LogoAnchor />
        <TextAnchor href={navigations.logout} onClick={onSignOut}>
          {betaCopy.signOut}
        </TextAnchor>
      </Bar>
      <Page as="main">
        <HeroPanel>
          <Stack>
            <ScreenHeading title={betaCopy.betaAccessRequired} size="section">
              {betaCopy.privateBeta}
            </ScreenHeading>
            <p>{betaCopy.noAccessLead(email)}</p>
            <p>{betaCopy.approvedInTheMeantime}</p>
            <div>
              <Button variant="ghost" icon="reset" onClick={() => window.location.reload()}>
                {betaCopy.checkAgain}
              </Button>
            </div>
          </Stack>
          <BetaRequestForm email={email} isRepeatWelcome isSignedIn />
        </HeroPanel>
        <Data>{data}</Data>
        <Links aria-label={betaCopy.withoutAccess}>
          <TextAnchor href={signedOut(paths.help)}>{betaCopy.help}</TextAnchor>
          <TextAnchor href={signedOut(paths.privacy)}>{betaCopy.privacy}</TextAnchor>
          <TextAnchor href={signedOut(paths.contact)}>{betaCopy.contact}</TextAnchor>
        </Links>
      </Page>
    </>
  );
}

const Data = styled.div(
  ({ theme }) => css`
    max-width: ${theme.size.measure};
    padding-top: ${theme.space.s4};
  `,
);

const Links = styled.nav(
  ({ theme }) => css`
    display: flex;
    gap: ${theme.space.s6};
    padding-block: ${theme.space.s6};
  `,
);
