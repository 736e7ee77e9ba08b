import { css, type DefaultTheme, styled } from 'styled-components';
import { theme } from '#client/styles/theme.ts';
import { Logo } from './logo.tsx';
import { paths } from './paths.ts';
import { uiCopy } from './ui-copy.ts';

export const textLinkLook = ({ theme }: { theme: DefaultTheme }) => css`
  display: inline-flex;
  align-items: center;
  gap: .35rem;
  max-width: 100%;
  min-height: ${theme.size.tapMinimum};
  font-weight: ${theme.weight.bold};
  color: ${theme.color.accentText};
  overflow-wrap: anywhere;
`;

/** A link in running text to an address that the browser itself visits. */
export const TextAnchor = styled.a(textLinkLook);

/** The name of a logo that leads home. */
export const homeName = uiCopy.logoName;

/** The logo on pages outside of the router: home is a page load away. */
export function LogoAnchor({ size }: { size?: number }) {
  return (
    <Plain href={paths.home} aria-label={homeName}>
      <Logo {...(size ? { size } : {})} />
    </Plain>
  );
}

/** The first stop of the keyboard: past the navigation to the content. Seen only while it has the focus. */
export function SkipLink() {
  function skip(): void {
    const main = document.querySelector('main');
    if (!main) return;
    main.tabIndex = -1;
    main.focus();
  }
  return (
    <Skip type="button" onClick={skip}>
      {uiCopy.skipToContent}
    </Skip>
  );
}

/** Where `SkipAnchor` leads. */
export const contentId = 'content';

/** The same as a link to the element with `contentId`, for a page that must work before its scripts have loaded. */
export const SkipAnchor = () => (
  <Skip as="a" href={`#${contentId}`}>
    {uiCopy.skipToContent}
  </Skip>
);

const Plain = styled.a`
  text-decoration: none;
`;

const Skip = styled.button`
  position: fixed;
  top: ${theme.space.s2};
  inset-inline-start: ${theme.space.s2};
  z-index: ${theme.layer.toast};
  display: grid;
  place-items: center;
  min-height: ${theme.size.tap};
  padding-inline: ${theme.space.s5};
  border: 0;
  border-radius: ${theme.radius.full};
  background: ${theme.color.inverse};
  color: ${theme.color.onInverse};
  font-weight: ${theme.weight.bold};
  text-decoration: none;
  cursor: pointer;
  &:not(:focus) {
    width: 1px;
    min-height: 1px;
    padding: 0;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`;
