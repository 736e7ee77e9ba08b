import { css, styled, useTheme } from 'styled-components';
import { arcPath, slicePath } from '#client/charts/geometry.ts';
import { labelLines, slotDegrees } from './wheel-geometry.ts';

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
  /** The name runs the other way round: upright where the slot stands in the lower half. */
  isTurned: boolean;
};

/** One slice with its name along the rim. */
export function WheelSlot({ id, index, name, isTurned }: WheelSlotProps) {
  const { color } = useTheme();
  const degrees = index * slotDegrees;
  const [fill, label] = slotColours(index);
  const lines = labelLines(name);
  const upright = lines.length === 1 ? feet.one : feet.two;
  const size = sizeOf(lines, upright);
  // The letters then stand on the rim's side, and the line nearer to the middle is read first.
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

const Words = styled.text(
  ({ theme }) => css`
    font-family: ${theme.font.display};
    font-weight: ${theme.weight.bold};
    font-stretch: ${theme.width.label};
    text-anchor: middle;
    /* A name is written in the direction of its language, which the page's may not be. */
    unicode-bidi: plaintext;
    letter-spacing: .005em;
  `,
);
