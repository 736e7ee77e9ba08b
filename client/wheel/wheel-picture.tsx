import { type ReactNode, type Ref, useId } from 'react';
import { css, keyframes, styled, useTheme } from 'styled-components';
import { arcPath, pointAt, slicePath } from '#client/charts/geometry.ts';
import { theme } from '#client/styles/theme.ts';
import { Hidden } from '#client/ui/text.tsx';
import { isInLowerHalf, labelLines, restRotation, slotDegrees } from './wheel-geometry.ts';

export type WheelPictureProps = {
  /** The picture in words: `Quest wheel, landed on Push-up Pyramid`. */
  label: string;
  /** Eight, clockwise from the top. */
  slots: readonly { id: string; name: string }[];
  /** The slot under the pointer; null before a draw. */
  chosenIndex: number | null;
  /** Whether the chosen slot is the result: it gets its outline. */
  isResult?: boolean;
  /** While the wheel turns, no name is turned: each is upright again at rest. */
  isTurning?: boolean;
  /** The words in the middle. */
  hub: { big: string; small?: string };
  discRef?: Ref<SVGGElement>;
  pointerRef?: Ref<SVGGElement>;
};

/** The quest wheel at rest. */
export function WheelPicture({
  label,
  slots,
  chosenIndex,
  isResult = false,
  isTurning = false,
  hub,
  discRef,
  pointerRef,
}: WheelPictureProps) {
  const { color } = useTheme();
  const id = useId();
  const rotation = restRotation(chosenIndex ?? 0);
  return (
    <Frame>
      <svg viewBox="-210 -226 420 436" role="img" aria-label={label}>
        <circle r="204" fill={color.wheelRim} />
        <g ref={discRef} transform={`rotate(${rotation})`}>
          {slots.map((slot, index) => (
            <WheelSlot
              key={slot.id}
              id={`${id}${index}`}
              index={index}
              name={slot.name}
              isTurned={!isTurning && isInLowerHalf(index, rotation)}
            />
          ))}
          <Pegs />
        </g>
        {chosenIndex !== null && isResult && <Outline index={chosenIndex} />}
        <circle r="52" fill={color.wheelHub} />
        <Hub {...hub} />
        <g ref={pointerRef}>
          <path
            d="M-17 -220h34a5 5 0 0 1 4.3 7.5L4.5 -180a5 5 0 0 1-9 0L-21.3 -212.5A5 5 0 0 1-17 -220Z"
            fill={color.accent}
            stroke={color.wheelRim}
            strokeWidth="5"
            strokeLinejoin="round"
          />
        </g>
      </svg>
      <Hidden as="ul">{slots.map(toName)}</Hidden>
    </Frame>
  );
}

const toName = ({ id, name }: { id: string; name: string }): ReactNode => <li key={id}>{name}</li>;

function Pegs() {
  const { color } = useTheme();
  return Array.from({ length: 360 / slotDegrees }, (_, peg) => pointAt(197, (peg + 0.5) * slotDegrees)).map(
    ({ x, y }) => <circle key={`${x} ${y}`} cx={x} cy={y} r="3.4" fill={color.wheelPeg} />,
  );
}

/** The inset line that draws itself round the slot under the pointer, in the colour of its label. */
function Outline({ index }: { index: number }) {
  const { color } = useTheme();
  const isDark = index === 2 || index === 6;
  return (
    <Line
      d={slicePath(62, 182, 0, 38)}
      pathLength={1}
      stroke={isDark ? color.segmentLightLabel : color.segmentDarkLabel}
    />
  );
}

function Hub({ big, small }: WheelPictureProps['hub']) {
  return (
    <>
      <Big y={small ? 4 : 14} $length={big.length}>
        {big}
      </Big>
      {small && <Small y={26}>{small}</Small>}
    </>
  );
}

const palette = [
  ['segment1', 'segmentDarkLabel'],
  ['segment2', 'segmentDarkLabel'],
  ['segment3', 'segmentLightLabel'],
  ['segment4', 'segmentDarkLabel'],
  ['segment5', 'segmentDarkLabel'],
  ['segment6', 'segmentDarkLabel'],
  ['segment7', 'segmentLightLabel'],
  ['segment8', 'segmentDarkLabel'],
] as const;

/** Fill and label of the slot at an index of the wheel. */
export const slotColours = (index: number): (typeof palette)[number] =>
  palette[index % palette.length] ?? palette[0];

/** Radii of the lines' feet, outermost first, for one line and for two. */
const feet = { one: [140], two: [152, 127] } as const;
/** Width of a letter as a share of its size, in the narrow cut: that of words with many wide ones. */
const letterWidth = 0.48;
/** Height of a capital letter as a share of its size. */
const capHeight = 0.7;
/** How much of its arc a line may fill. */
const filled = 0.86;
const sizes = { smallest: 15, largest: 24 } as const;

type WheelSlotProps = {
  /** Unique on the page: the arcs that the words follow are named after it. */
  id: string;
  index: number;
  name: string;
  /** The name runs the other way round: upright where the slot is in the lower half. */
  isTurned: boolean;
};

/** One slice with its name along the rim. */
function WheelSlot({ id, index, name, isTurned }: WheelSlotProps) {
  const { color } = useTheme();
  const degrees = index * slotDegrees;
  const [fill, label] = slotColours(index);
  const lines = labelLines(name);
  const upright = lines.length === 1 ? feet.one : feet.two;
  const size = sizeOf(lines, upright);
  // The letters are then on the rim's side, and the line nearer to the middle is read first.
  const radii = isTurned ? upright.map((foot) => foot + size * capHeight).reverse() : upright;
  return (
    <g>
      <path
        d={slicePath(56, 190, degrees, slotDegrees)}
        fill={color[fill]}
        stroke={color.wheelRim}
        strokeWidth="4"
        strokeLinejoin="round"
      />
      {lines.map((line, place) => (
        <g key={line}>
          <path
            id={`${id}-${place}`}
            d={arcPath(radii[place] ?? feet.one[0], degrees, isTurned ? -slotDegrees : slotDegrees)}
            fill="none"
          />
          <Words fill={color[label]} fontSize={size} aria-hidden>
            <textPath href={`#${id}-${place}`} startOffset="50%">
              {line}
            </textPath>
          </Words>
        </g>
      ))}
    </g>
  );
}

/** As large as every line has room for on its arc. SVG units. */
function sizeOf(lines: readonly string[], radii: readonly number[]): number {
  const rooms = lines.map((line, place) => {
    const arc = ((radii[place] ?? feet.one[0]) * slotDegrees * Math.PI) / 180;
    return (arc * filled) / (line.length * letterWidth);
  });
  return Math.max(sizes.smallest, Math.min(sizes.largest, ...rooms));
}

const draw = keyframes`
  from {
    stroke-dashoffset: 1;
  }
`;

const Frame = styled.div`
  position: relative;
  width: 100%;
  max-width: 25rem;
  margin-inline: auto;
  & > svg {
    width: 100%;
    height: auto;
    overflow: visible;
  }
`;

const Line = styled.path`
  fill: none;
  stroke-width: 4;
  stroke-linejoin: round;
  stroke-dasharray: 1;
  animation: ${draw} ${theme.duration.d3} ${theme.ease.out};
`;

const Big = styled.text<{ $length: number }>(
  ({ theme, $length }) => css`
    fill: ${theme.color.ink};
    font-family: ${theme.font.display};
    font-size: ${$length > 3 ? 27 : 40}px;
    font-weight: ${theme.weight.numeral};
    font-stretch: ${theme.width.numeral};
    direction: ltr;
    letter-spacing: -.02em;
    text-anchor: middle;
  `,
);

const Small = styled.text`
  fill: ${theme.color.ink2};
  font-family: ${theme.font.text};
  font-size: 19px;
  font-weight: ${theme.weight.bold};
  text-anchor: middle;
`;

const Words = styled.text`
  font-family: ${theme.font.display};
  font-weight: ${theme.weight.bold};
  font-stretch: ${theme.width.label};
  text-anchor: middle;
  /* A name is written in the direction of its language, which the page's may not be. */
  unicode-bidi: plaintext;
  letter-spacing: .005em;
`;
