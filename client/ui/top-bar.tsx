import { createContext, type MouseEventHandler, type ReactNode, useContext } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { css, styled } from 'styled-components';
import { homeName } from './anchor.tsx';
import { Avatar } from './avatar.tsx';
import { Bar, BarEnd } from './bar.ts';
import { iconButtonLook } from './button-look.ts';
import { useDestinations } from './dock.tsx';
import { Icon } from './icon.tsx';
import { Logo } from './logo.tsx';
import { navigations, paths } from './paths.ts';
import { QuietLineSlot } from './quiet-line.tsx';
import { uiCopy } from './ui-copy.ts';

type TopBarProps = {
  /** Between the logo and the end: `MainNavigation`, or nothing. */
  middle?: ReactNode;
  /** At the end: `ProfileLink`, buttons, a chip. */
  end?: ReactNode;
};

/** The head of a page: the logo leads home. */
export function TopBar({ middle, end }: TopBarProps) {
  return (
    <>
      <Bar>
        <HomeLink to={paths.home} aria-label={homeName}>
          <Logo />
        </HomeLink>
        {middle}
        <BarEnd>
          {end}
          <SignOutLink />
        </BarEnd>
      </Bar>
      <QuietLineSlot />
    </>
  );
}

/** The main navigation on a wide window; on the phone the dock has them. The quest is on the dashboard there. */
export function MainNavigation() {
  return (
    <Ways aria-label={uiCopy.mainNavigation}>
      <ul>
        {useDestinations()
          .filter(({ label }) => label !== uiCopy.quest)
          .map(({ label, name, to, isCurrent }) => (
            <li key={label}>
              <Link
                to={to}
                aria-label={label === uiCopy.home ? undefined : name}
                aria-current={isCurrent ? 'page' : undefined}
              >
                {label === uiCopy.home ? uiCopy.dashboard : label}
              </Link>
            </li>
          ))}
      </ul>
    </Ways>
  );
}

type ProfileLinkProps = { name: string; initials: string; imageUrl?: string | null };

/** The member's picture, leading to the profile. */
export function ProfileLink({ name, initials, imageUrl = null }: ProfileLinkProps) {
  return (
    <Round to={paths.profile} aria-label={uiCopy.profileOf(name)}>
      <Avatar initials={initials} imageUrl={imageUrl} />
    </Round>
  );
}

/** Called when Sign Out is pressed, before the browser follows the link, and may prevent that; null when no member is signed in. */
export const SignOutPress = createContext<MouseEventHandler | null>(null);

/** Sign Out at the head of a member's screens. The profile has it among its settings, with what it does to the device. */
function SignOutLink() {
  const onPress = useContext(SignOutPress);
  const { pathname } = useLocation();
  if (onPress === null || pathname === paths.profile) return null;
  return (
    <SignOutLinkRound
      href={navigations.logout}
      aria-label={uiCopy.signOut}
      title={uiCopy.signOut}
      onClick={onPress}
    >
      <Icon name="logout" />
    </SignOutLinkRound>
  );
}

/** On the narrowest windows the mark stands without its words: streak, profile and Sign Out need the width. */
const HomeLink = styled(Link)`
  text-decoration: none;
  @media (max-width: 22.5rem) {
    & > span > svg + span {
      display: none;
    }
  }
`;

const Ways = styled.nav(
  ({ theme }) => css`
    ${theme.media.phone} {
      display: none;
    }
    & > ul {
      display: flex;
      gap: .25rem;
    }
    & a {
      display: inline-flex;
      align-items: center;
      min-height: ${theme.size.tap};
      padding-inline: ${theme.space.s4};
      border-radius: ${theme.radius.full};
      font-weight: ${theme.weight.strong};
      text-decoration: none;
    }
    & a:hover {
      background: ${theme.color.sunken};
    }
    & a[aria-current] {
      background: ${theme.color.inverse};
      color: ${theme.color.onInverse};
    }
    & a:focus-visible {
      border-radius: ${theme.radius.full};
    }
  `,
);

const Round = styled(Link)(
  ({ theme }) => css`
    border-radius: ${theme.radius.full};
    text-decoration: none;
    &:focus-visible {
      border-radius: ${theme.radius.full};
    }
  `,
);

const SignOutLinkRound = styled.a(iconButtonLook);
