import { Link, useLocation } from 'react-router-dom';
import { css, styled } from 'styled-components';
import { Icon, type IconName } from './icon.tsx';
import { anchors, paths } from './paths.ts';
import { uiCopy } from './ui-copy.ts';

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
  /** What the label leaves out; it begins with the label. */
  name?: string;
  icon: IconName;
  to: string;
  isCurrent: boolean;
};

/** Where a member goes from everywhere, in the order of the dock. Quest and progress are places on the dashboard. */
export function useDestinations(): readonly Destination[] {
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
    }
    & a {
      display: grid;
      align-content: center;
      justify-items: center;
      gap: .2rem;
      min-height: 3.25rem;
      padding: .5rem 0 .45rem;
      border-radius: 1.4rem;
      font-size: ${theme.text.t11};
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
