import { css, type DefaultTheme, styled } from 'styled-components';
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

/** What a logo that leads home is called. */
export const homeName = uiCopy.logoName;

/** The logo on pages outside of the router: home is a page load away. */
export function LogoAnchor({ size }: { size?: number }) {
  return (
    <Plain href={paths.home} aria-label={homeName}>
      <Logo {...(size ? { size } : {})} />
    </Plain>
  );
}

const Plain = styled.a`
  text-decoration: none;
`;
