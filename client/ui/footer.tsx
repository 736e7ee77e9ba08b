import { css, styled } from 'styled-components';
import { Page } from './layout.tsx';
import { uiCopy } from './ui-copy.ts';

/** The last line of every screen of a member, above the dock. */
export function Footer() {
  return <Foot as="footer">{uiCopy.poweredBy}</Foot>;
}

const Foot = styled(Page)(
  ({ theme }) => css`
    padding-block: ${theme.space.s8} ${theme.space.s4};
    font-size: ${theme.text.t14};
    color: ${theme.color.ink3};
    ${theme.media.phone} {
      padding-bottom: ${theme.space.dock};
    }
  `,
);
