import { useSyncExternalStore } from 'react';
import { css, styled } from 'styled-components';
import { LogoAnchor } from '#client/ui/anchor.tsx';
import { AnchorButton } from '#client/ui/button.tsx';
import { Page } from '#client/ui/layout.tsx';
import { navigations, paths } from '#client/ui/paths.ts';
import { JoinButton } from './join-button.tsx';
import { landingCopy } from './landing-copy.ts';

export function LandingClosing({ onJoinBeta }: { onJoinBeta: () => void }) {
  return (
    <Closing as="section">
      <h2>{landingCopy.closingTitle}</h2>
      <div>
        <JoinButton
          label={landingCopy.requestBetaAccess}
          variant="primary"
          size="large"
          onPress={onJoinBeta}
        />
        <AnchorButton href={navigations.login} variant="outline" size="large">
          {landingCopy.login}
        </AnchorButton>
      </div>
    </Closing>
  );
}

export function LandingFoot() {
  // The HTML has the year of the build, and React must find there what it renders first.
  const year = useSyncExternalStore(neverChanges, thisYear, yearOfBuild);
  return (
    <Foot>
      <Page>
        <LogoAnchor size={40} />
        <ul>
          <li>
            <a href={paths.contact}>{landingCopy.contactUs}</a>
          </li>
          <li>
            <a href={paths.privacy}>{landingCopy.privacyPolicy}</a>
          </li>
          <li>
            <a href={paths.help}>{landingCopy.helpSupport}</a>
          </li>
        </ul>
        <p>{landingCopy.copyright(year)}</p>
      </Page>
    </Foot>
  );
}

const neverChanges = () => () => {};
const thisYear = (): number => new Date().getFullYear();
const yearOfBuild = (): number => import.meta.env.BUILD_YEAR;

const Closing = styled(Page)(
  ({ theme }) => css`
    display: grid;
    justify-items: center;
    gap: ${theme.space.s5};
    padding-block: ${theme.space.s4} clamp(3.5rem, 2rem + 6vw, 7rem);
    text-align: center;
    & > h2 {
      max-width: 14ch;
      font-size: clamp(2.5rem, 1.6rem + 4.5vw, 5.25rem);
      line-height: .95;
      letter-spacing: -.025em;
    }
    & > div {
      display: flex;
      flex-wrap: wrap;
      justify-content: center;
      gap: ${theme.space.s3};
    }
  `,
);

const Foot = styled.footer(
  ({ theme }) => css`
    border-top: ${theme.border.hairline} solid ${theme.color.line};
    padding-block: 1.75rem;
    & ul {
      display: flex;
      flex-wrap: wrap;
      gap: ${theme.space.s1} 1.75rem;
    }
    & li > a {
      display: inline-flex;
      align-items: center;
      min-height: ${theme.size.tap};
    }
    & p {
      font-size: ${theme.text.t14};
      color: ${theme.color.ink3};
    }
    ${theme.media.wide} {
      & > div {
        display: flex;
        align-items: center;
        justify-content: space-between;
      }
    }
  `,
);
