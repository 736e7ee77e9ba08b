import { Link } from 'react-router-dom';
import { css, styled } from 'styled-components';
import { textLinkLook } from './anchor.tsx';
import { Icon } from './icon.tsx';

/** A link in running text that leads to a screen. */
export const TextLink = styled(Link)(textLinkLook);

/** Leads up, at the head of a screen. */
export function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <Back to={to}>
      <Icon name="back" />
      {children}
    </Back>
  );
}

const Back = styled(Link)(
  ({ theme }) => css`
    display: inline-flex;
    align-items: center;
    gap: ${theme.space.s2};
    max-width: 100%;
    min-height: ${theme.size.tap};
    font-weight: ${theme.weight.bold};
    text-decoration: none;
    overflow-wrap: anywhere;
  `,
);
