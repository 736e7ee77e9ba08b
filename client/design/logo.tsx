import { css, keyframes, styled, useTheme } from 'styled-components';
import { brand } from './brand.ts';
import { pointAt, slicePath } from './geometry.ts';

/** From this size on, in pixels, the letters can be read. */
const letteredFrom = 64;
const segments = [
  ['R', 'segment1', 'segmentDarkLabel'],
  ['O', 'segment4', 'segmentDarkLabel'],
  ['N', 'segment3', 'segmentLightLabel'],
  ['D', 'segment5', 'segmentDarkLabel'],
  ['E', 'segment7', 'segmentLightLabel'],
  ['L', 'segment6', 'segmentDarkLabel'],
] as const;
const letterRadius = 58;

type LogoMarkProps = {
  /** Pixels; the mark may be scaled by its surroundings beyond that. */
  size: number;
  isTurning?: boolean;
};

/** The wheel with six segments. Decoration: the words beside it are the name. */
export function LogoMark({ size, isTurning = false }: LogoMarkProps) {
  const { color } = useTheme();
  const hasLetters = size >= letteredFrom;
  return (
    <svg width={size} height={size} viewBox="-106 -113 212 217" aria-hidden>
      <circle r="100" fill={color.wheelRim} />
      <Segments $turning={isTurning}>
        {segments.map(([letter, fill, label], index) => (
          <g key={letter}>
            <path
              d={slicePath(hasLetters ? 29 : 30, 90, index * 60, 60)}
              fill={color[fill]}
              stroke={color.wheelRim}
              strokeWidth={hasLetters ? 5 : 9}
              strokeLinejoin="round"
            />
            {hasLetters && (
              <Letter transform={letterPlace(index * 60)} fill={color[label]} dy=".36em">
                {letter}
              </Letter>
            )}
          </g>
        ))}
      </Segments>
      <circle r={hasLetters ? 19 : 24} fill={color.wheelHub} />
      {hasLetters && <circle r="6" fill={color.accent} />}
      <path
        d="M-15 -107h30a3 3 0 0 1 2.6 4.5L3.5 -78a4 4 0 0 1-7 0L-17.6 -102.5A3 3 0 0 1-15 -107Z"
        fill={color.wheelPeg}
        stroke={color.wheelRim}
        strokeWidth="6"
        strokeLinejoin="round"
      />
    </svg>
  );
}

/** Mark and wordmark. Stands in a link that leads home. */
export function Logo({ size = 44 }: { size?: number }) {
  return (
    <Both>
      <LogoMark size={size} />
      <Wordmark>
        <b>{brand}</b> <small>FITNESS</small>
      </Wordmark>
    </Both>
  );
}

function letterPlace(degrees: number): string {
  const { x, y } = pointAt(letterRadius, degrees);
  return `translate(${x.toFixed(2)} ${y.toFixed(2)}) rotate(${degrees})`;
}

const turn = keyframes`
  to {
    transform: rotate(360deg);
  }
`;

const Segments = styled.g<{ $turning: boolean }>(
  ({ theme, $turning }) => css`
    transform-origin: 0 0;
    animation: ${$turning ? css`${turn} 1.8s ${theme.ease.spin} infinite` : 'none'};
  `,
);

const Letter = styled.text(
  ({ theme }) => css`
    font-family: ${theme.font.display};
    font-size: 36px;
    font-weight: ${theme.weight.numeral};
    font-stretch: 90%;
    text-anchor: middle;
  `,
);

const Both = styled.span(
  ({ theme }) => css`
    display: inline-flex;
    align-items: center;
    gap: .7rem;
    min-height: ${theme.size.tap};
  `,
);

const Wordmark = styled.span(
  ({ theme }) => css`
    display: grid;
    gap: .2rem;
    line-height: 1;
    & > b {
      font-family: ${theme.font.display};
      font-size: ${theme.text.t24};
      font-weight: ${theme.weight.heading};
      font-stretch: ${theme.width.heading};
      line-height: .9;
      letter-spacing: -.02em;
    }
    & > small {
      font-size: ${theme.text.t11};
      font-weight: ${theme.weight.bold};
      line-height: 1;
      letter-spacing: .34em;
      color: ${theme.color.accentText};
    }
  `,
);
