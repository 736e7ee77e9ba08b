import { css, styled } from 'styled-components';
import { Page } from '#client/ui/layout.tsx';

export const Section = styled(Page).attrs({ as: 'section' })(
  ({ theme }) => css`
    padding-block: ${theme.space.section};
  `,
);

export const SectionHead = styled.div(
  ({ theme }) => css`
    display: grid;
    gap: ${theme.space.s3};
    margin-bottom: clamp(1.75rem, 1rem + 2vw, 3rem);
    & > h2 {
      max-width: 16ch;
      font-size: ${theme.heading.section};
    }
    & > p {
      max-width: ${theme.size.measure};
      color: ${theme.color.ink2};
    }
  `,
);
