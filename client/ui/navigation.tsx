import { createContext, type MouseEventHandler, type ReactNode, useContext } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { css, styled } from 'styled-components';
import { theme } from '#client/styles/theme.ts';
import { homeName } from './anchor.tsx';
import { AnchorButton, iconButtonLook } from './button.tsx';
import { Icon, type IconName } from './icon.tsx';
import { Bar, BarEnd, Footer, Main } from './layout.tsx';
import { Logo } from './logo.tsx';
import { anchors, navigations, paths } from './paths.ts';
import { Avatar, initialsOf, nameOf, type Person } from './person.tsx';
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

/** The floating navigation. On the phone only, unless the layout has no other one; leave `space.dock` under the page's content. */
export function Dock({ isAlwaysShown = false }: { isAlwaysShown?: boolean }) {
  return (
    <Pill aria-label={uiCopy.dock} $always={isAlwaysShown}>
      <ul>
        {useDestinations().map(({ label, name, icon, to, isCurrent }) => (
          <li key={label}>
            <Link to={to} aria-label={name} aria-current={isCurrent ? 'page' : undefined}>
              <Icon name={icon} />
              <span>{label}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Pill>
  );
}

type Destination = {
  label: string;
  /** The full name, which begins with the shorter label. */
  name?: string;
  icon: IconName;
  to: string;
  isCurrent: boolean;
};

/** Where a member goes from everywhere, in the order of the dock. Quest and progress are places on the dashboard. */
function useDestinations(): readonly Destination[] {
  const { pathname, hash } = useLocation();
  const isHome = pathname === paths.home || pathname === paths.dashboard;
  // The dashboard at `/` stays there.
  const dashboard = pathname === paths.home ? paths.home : paths.dashboard;
  const isPlace = hash === anchors.quest || hash === anchors.progress;
  const at = (path: string): boolean => pathname === path;
  return [
    { label: uiCopy.home, name: uiCopy.homeName, icon: 'home', to: dashboard, isCurrent: isHome && !isPlace },
    { label: uiCopy.workout, icon: 'dumbbell', to: paths.workout, isCurrent: at(paths.workout) },
    {
      label: uiCopy.daily,
      name: uiCopy.dailyMaintenance,
      icon: 'calendar',
      to: paths.dailyMaintenance,
      isCurrent: at(paths.dailyMaintenance),
    },
    {
      label: uiCopy.quest,
      icon: 'wheel',
      to: dashboard + anchors.quest,
      isCurrent: isHome && hash === anchors.quest,
    },
    {
      label: uiCopy.progress,
      icon: 'chart',
      to: dashboard + anchors.progress,
      isCurrent: isHome && hash === anchors.progress,
    },
    { label: uiCopy.profile, icon: 'user', to: paths.profile, isCurrent: at(paths.profile) },
  ];
}

type ScreenFrameProps = {
  /** Null for a visitor, who is offered to sign in. */
  member: (Person & { readonly profileImageUrl: string | null }) | null;
  children: ReactNode;
};

/** The head and foot of a screen that is open to everyone. A member gets the whole navigation, as on every other screen. */
export function ScreenFrame({ member, children }: ScreenFrameProps) {
  if (!member)
    return (
      <>
        <TopBar
          end={
            <AnchorButton href={navigations.login} size="small" variant="outline">
              {uiCopy.signIn}
            </AnchorButton>
          }
        />
        <Main $isLast>{children}</Main>
      </>
    );
  return (
    <>
      <TopBar
        middle={<MainNavigation />}
        end={
          <ProfileLink
            name={nameOf(member)}
            initials={initialsOf(member)}
            imageUrl={member.profileImageUrl}
          />
        }
      />
      <Main>{children}</Main>
      <Footer />
      <Dock />
    </>
  );
}

/** On the narrowest windows the mark has no words: streak, profile and Sign Out need the width. */
const HomeLink = styled(Link)`
  text-decoration: none;
  @media (max-width: 22.5rem) {
    & > span > svg + span {
      display: none;
    }
  }
`;

const Ways = styled.nav`
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
`;

const Round = styled(Link)`
  border-radius: ${theme.radius.full};
  text-decoration: none;
  &:focus-visible {
    border-radius: ${theme.radius.full};
  }
`;

const SignOutLinkRound = styled.a(iconButtonLook);

const Pill = styled.nav<{ $always: boolean }>(
  ({ theme, $always }) => css`
    position: fixed;
    left: 50%;
    bottom: max(.75rem, env(safe-area-inset-bottom));
    z-index: ${theme.layer.bar};
    transform: translateX(-50%);
    width: min(24.5rem, calc(100vw - 1rem));
    padding: .35rem;
    border-radius: ${theme.radius.l};
    background: ${theme.color.inverse};
    color: ${theme.color.onInverse2};
    box-shadow: ${theme.shadow.sh3};
    @media (forced-colors: active) {
      outline: 1px solid;
    }
    ${
      !$always &&
      css`
      ${theme.media.wide} {
        display: none;
      }
    `
    }
    & > ul {
      display: grid;
      grid-template-columns: repeat(6, 1fr);
      /* Longer words get more of the narrowest windows. */
      @media (max-width: 22.5rem) {
        grid-template-columns: repeat(6, minmax(0, auto));
      }
    }
    & a {
      display: grid;
      align-content: center;
      justify-items: center;
      gap: .2rem;
      min-height: 3.25rem;
      padding: .5rem 0 .45rem;
      border-radius: 1.4rem;
      /* All six stay beside each other: larger text grows as far as the window has room. */
      font-size: min(${theme.text.t11}, max(11px, 3.4vw));
      font-weight: ${theme.weight.strong};
      line-height: 1;
      text-decoration: none;
    }
    & a[aria-current] {
      background: ${theme.color.accent};
      color: ${theme.color.onAccent};
    }
    & a:focus-visible {
      outline-color: ${theme.color.segment5};
      outline-offset: -3px;
      border-radius: 1.4rem;
    }
  `,
);
