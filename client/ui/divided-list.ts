import { styled } from 'styled-components';
import { theme } from '#client/styles/theme.ts';

/** A list of tall entries with hairlines between them. Its entries are grids of one column. */
export const DividedList = styled.ul`
  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    padding-block: ${theme.space.s5};
    border-top: ${theme.border.hairline} solid ${theme.color.line};
  }
  & > :first-child {
    padding-top: 0;
    border-top: 0;
  }
  & > :last-child {
    padding-bottom: 0;
  }
`;
