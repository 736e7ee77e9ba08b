import { css, styled } from 'styled-components';
import { type Theme, theme } from '#client/styles/theme.ts';
import { uiCopy } from './ui-copy.ts';

type Space = keyof Theme['space'];

/** The last line of every screen of a member, above the dock. */
export function Footer() {
  return <Foot as="footer">{uiCopy.poweredBy}</Foot>;
}

/** The page's column: as wide as the design allows, with the gutter on both sides. */
export const Page = styled.div`
  width: 100%;
  max-width: ${theme.size.page};
  margin-inline: auto;
  padding-inline: ${theme.space.gutter};
`;

/** The content of a screen, between the bar above and the foot. */
export const Main = styled(Page).attrs({ as: 'main' })<{ $isLast?: boolean }>(
  ({ theme, $isLast = false }) => css`
    padding-block: ${theme.space.s4} ${$isLast ? theme.space.s12 : theme.space.s4};
    ${theme.media.broad} {
      padding-top: ${theme.space.s6};
    }
  `,
);

/** Things below each other. */
export const Stack = styled.div<{ $gap?: Space }>(
  ({ theme, $gap = 's4' }) => css`
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space[$gap]};
    align-content: start;
    min-width: 0;
  `,
);

/** Things beside each other, centred on their line. */
export const Row = styled.div<{ $gap?: Space; $wraps?: boolean; $spread?: boolean }>(
  ({ theme, $gap = 's3', $wraps = false, $spread = false }) => css`
    display: flex;
    align-items: center;
    gap: ${theme.space[$gap]};
    flex-wrap: ${$wraps ? 'wrap' : 'nowrap'};
    justify-content: ${$spread ? 'space-between' : 'flex-start'};
    min-width: 0;
    ${theme.media.tight} {
      flex-wrap: wrap;
    }
  `,
);

/** Equal columns from the wide step on, one below each other on the phone. */
export const Columns = styled.div<{ $count?: number; $gap?: Space }>(
  ({ theme, $count = 2, $gap = 's4' }) => css`
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space[$gap]};
    ${theme.media.wide} {
      grid-template-columns: repeat(${$count}, minmax(0, 1fr));
    }
  `,
);

/** The head of a screen below its navigation: the way back, the heading, a sentence. */
export const ScreenHead = styled.header`
  display: grid;
  justify-items: start;
  gap: ${theme.space.s2};
  padding-block: ${theme.space.s2} ${theme.space.s6};
`;

/** The main part of the screen, and on a broad window a narrower column for the rest. */
export const MainAndAside = styled.div`
  display: grid;
  align-items: start;
  gap: ${theme.space.s4};
  ${theme.media.broad} {
    grid-template-columns: minmax(0, 13fr) minmax(0, 7fr);
  }
`;

/** Names and values in rows, a hairline above each. The rows are `div` elements. */
export const DefinitionRows = styled.dl`
  & > div {
    display: flex;
    justify-content: space-between;
    gap: ${theme.space.s4};
    padding-block: ${theme.space.s2};
    border-top: ${theme.border.hairline} solid ${theme.color.line};
  }
  & dt {
    color: ${theme.color.ink2};
  }
  & dd {
    font-weight: ${theme.weight.bold};
    text-align: end;
  }
`;

/** A list of rows with hairlines between them. */
export const Rows = styled.ul`
  & > * {
    display: flex;
    align-items: center;
    gap: ${theme.space.s4};
    min-height: 3.5rem;
    padding-block: ${theme.space.s2};
    border-top: ${theme.border.hairline} solid ${theme.color.line};
  }
  & > :first-child {
    border-top: 0;
  }
`;

/** One of `Rows` with a name of any length. `$wraps`: has lines below the name, and buttons that wrap where the row is narrow. */
export const NamedRow = styled.li<{ $wraps?: boolean }>(
  ({ theme, $wraps = false }) => css`
    & strong {
      font-weight: ${theme.weight.bold};
      overflow-wrap: anywhere;
    }
    ${
      $wraps &&
      css`
        flex-wrap: wrap;
        padding-block: ${theme.space.s3};
        & > :first-child {
          flex: 1 1 18rem;
        }
        & small {
          display: block;
        }
      `
    }
  `,
);

/** Takes the room that is left in a row. */
export const Grow = styled.div`
  flex: 1;
  min-width: 0;
`;

/** The row at the head of a page: logo, navigation, and the elements at its end. */
export const Bar = styled(Page).attrs({ as: 'header' })`
  position: relative;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space.s4};
  padding-block: ${theme.space.s4};
`;

export const BarEnd = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space.s2};
`;

/**
 * The head of a list, and the list. They are beside each other in a broad window, where the head stays in view. `$aside` is its width
 * there.
 */
export const Halves = styled.div<{ $aside: string }>(
  ({ theme, $aside }) => css`
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-items: start;
    gap: ${theme.space.s5};
    ${theme.media.broad} {
      grid-template-columns: ${$aside} minmax(0, 1fr);
      & > :first-child {
        position: sticky;
        top: ${theme.space.s4};
      }
    }
  `,
);

const Foot = styled(Page)`
  padding-block: ${theme.space.s8} ${theme.space.s4};
  font-size: ${theme.text.t14};
  color: ${theme.color.ink3};
  ${theme.media.phone} {
    padding-bottom: ${theme.space.dock};
  }
`;
