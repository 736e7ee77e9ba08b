import { css, styled } from 'styled-components';
import { Page } from './layout.tsx';

/** The row at the head of a page: logo, navigation, and what stands at the end. */
export const Bar = styled(Page).attrs({ as: 'header' })(
  ({ theme }) => css`
    position: relative;
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${theme.space.s4};
    padding-block: ${theme.space.s4};
  `,
);

export const BarEnd = styled.div(
  ({ theme }) => css`
    display: flex;
    align-items: center;
    gap: ${theme.space.s2};
  `,
);
