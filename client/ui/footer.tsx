import { css, styled } from 'styled-components';
import { brandTexts } from './brand.ts';
import { Page } from './layout.tsx';

/** The last line of every screen of a member, above the dock. */
export function Footer() {
  return <Foot as="footer">{brandTexts.poweredBy}</Foot>;
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
