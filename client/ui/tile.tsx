import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { numberText } from '#client/lib/format/locale.ts';
import { theme } from '#client/styles/theme.ts';
import { Icon, type IconName } from './icon.tsx';

type TileTone = 'streak' | 'goal' | 'points';

type TileProps = {
  tone: TileTone;
  icon: IconName;
  /** Names the number, at the top left. */
  label: string;
  /** Follows the label. */
  mark?: ReactNode;
  /** At the top right: the next aim. */
  aside?: ReactNode;
  /** The numeral and what is next to it, along the bottom. */
  children: ReactNode;
};

/** A header tile: one big numeral on its own colour. */
export function Tile({ tone, icon, label, mark, aside, children }: TileProps) {
  return (
    <Ground $tone={tone}>
      <Head>
        <b>
          <Icon name={icon} size={22} />
          {label}
          {mark}
        </b>
        {aside && <small>{aside}</small>}
      </Head>
      <Foot>{children}</Foot>
    </Ground>
  );
}

/** The row of header tiles: 5 : 4 : 3, on the phone the streak across and the others beside each other. */
export const Tiles = styled.section`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${theme.space.s4};
  & > :first-child {
    grid-column: 1 / -1;
  }
  ${theme.media.broad} {
    grid-template-columns: 5fr 4fr 3fr;
    & > :first-child {
      grid-column: auto;
    }
  }
`;

const Ground = styled.article<{ $tone: TileTone }>(({ theme, $tone }) => {
  const { color } = theme;
  const tones = {
    streak: [color.tileStreak, color.tileStreakText, color.tileStreakNumeral],
    goal: [color.tileGoal, color.tileGoalText, color.tileGoalNumeral],
    points: [color.tilePoints, color.tilePointsText, color.tilePointsNumeral],
  };
  const [background, text, numeral] = tones[$tone];
  return css`
    --tile-numeral: ${numeral};
    container-type: inline-size;
    display: flex;
    flex-direction: column;
    justify-content: space-between;
    gap: ${theme.space.s4};
    min-width: 0;
    min-height: clamp(9.5rem, 8rem + 6vw, 14rem);
    padding: clamp(1.1rem, .9rem + .9vw, 1.75rem);
    border-radius: ${theme.radius.l};
    background: ${background};
    color: ${text};
    overflow: hidden;
  `;
});

const Head = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${theme.space.s2};
  ${theme.media.tight} {
    flex-wrap: wrap;
  }
  & > b {
    display: flex;
    align-items: center;
    gap: .45rem;
    min-width: 0;
    font-weight: ${theme.weight.bold};
    line-height: 1.2;
    overflow-wrap: anywhere;
  }
  & > small {
    font-size: ${theme.text.t14};
    font-weight: ${theme.weight.strong};
    white-space: nowrap;
  }
`;

const Foot = styled.div`
  display: flex;
  align-items: flex-end;
  justify-content: space-between;
  flex-wrap: wrap;
  gap: ${theme.space.s5} ${theme.space.s3};
`;

/** The numeral of a tile, no wider than the tile. The streak's is the largest of the page. */
export function TileNumeral({ value, isLargest = false }: { value: number; isLargest?: boolean }) {
  const digits = numberText(value);
  return (
    <TileFigure $isLargest={isLargest} $length={digits.length}>
      {digits}
    </TileFigure>
  );
}

/** So many digits fit in the tile at the numeral's own size. */
const fullSizeDigits = 4;

export const TileFigure = styled.span<{ $isLargest?: boolean; $length?: number }>(
  ({ theme, $isLargest = false, $length = 0 }) => css`
    --numeral-size: ${$isLargest ? 'clamp(6.5rem, 4.5rem + 6vw, 9.5rem)' : theme.numeral.n3};
    font-family: ${theme.font.display};
    font-size: ${$length > fullSizeDigits ? `min(var(--numeral-size), ${170 / $length}cqi)` : 'var(--numeral-size)'};
    font-weight: ${theme.weight.numeral};
    font-stretch: ${theme.width.numeral};
    line-height: .82;
    letter-spacing: -.025em;
    color: var(--tile-numeral);
  `,
);
