import { css, styled } from 'styled-components';
import { LogoAnchor, TextAnchor } from '#client/design/anchor.tsx';
import { Bar } from '#client/design/bar.ts';
import { brand } from '#client/design/brand.ts';
import { Button } from '#client/design/button.tsx';
import { Page, Stack } from '#client/design/layout.tsx';
import { navigations, paths } from '#client/design/paths.ts';
import { PinePanel } from '#client/design/pine-panel.tsx';
import { ScreenHeading } from '#client/design/screen-heading.tsx';
import { BetaRequestForm } from './beta-request-form.tsx';

/** Public screens, seen as a visitor: the gate stands before every other way in. */
const signedOut = (path: string): string => `${path}?public=1`;

/** Takes the place of every screen while the account has no beta access. `email` is the account's, when it is known. */
export function BetaGateScreen({ email }: { email: string | null }) {
  return (
    <>
      <Bar>
        <LogoAnchor />
        <TextAnchor href={navigations.logout}>Sign Out</TextAnchor>
      </Bar>
      <Page as="main">
        <PinePanel>
          <Stack>
            <ScreenHeading title="Beta access required" size="section">
              {brand} is in private beta.
            </ScreenHeading>
            <p>
              You are signed in{email ? ` as ${email}` : ''}, but this account has no beta access yet. Ask for
              it here. We read every request and answer within 1-2 business days.
            </p>
            <p>Approved in the meantime?</p>
            <div>
              <Button variant="ghost" icon="reset" onClick={() => window.location.reload()}>
                Check again
              </Button>
            </div>
          </Stack>
          <BetaRequestForm email={email} isRepeatWelcome />
        </PinePanel>
        <Links aria-label="Without access">
          <TextAnchor href={signedOut(paths.help)}>Help</TextAnchor>
          <TextAnchor href={signedOut(paths.privacy)}>Privacy</TextAnchor>
          <TextAnchor href={signedOut(paths.contact)}>Contact</TextAnchor>
        </Links>
      </Page>
    </>
  );
}

const Links = styled.nav(
  ({ theme }) => css`
    display: flex;
    gap: ${theme.space.s6};
    padding-block: ${theme.space.s6};
  `,
);
