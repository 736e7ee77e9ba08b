import { Link } from 'react-router-dom';
import { css, styled } from 'styled-components';
import { Icon } from './icon.tsx';
import { useDestinations } from './navigation.ts';
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
