import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { theme } from '#client/styles/theme.ts';

export const iconNames = [
  'home',
  'dumbbell',
  'calendar',
  'wheel',
  'chart',
  'user',
  'flame',
  'target',
  'spark',
  'swap',
  'trophy',
  'play',
  'pause',
  'skip',
  'check',
  'plus',
  'close',
  'right',
  'left',
  'down',
  'up',
  'arrow',
  'back',
  'help',
  'clock',
  'scale',
  'bell',
  'lock',
  'logout',
  'reset',
  'mail',
  'leaf',
  'pulse',
  'muscle',
  'clipboard',
  'copy',
  'ticket',
  'edit',
  'trash',
  'download',
  'kettlebell',
  'band',
  'pullup',
  'run',
  'moon',
  'bolt',
  'dots',
  'phase',
  'alert',
  'expand',
] as const;

export type IconName = (typeof iconNames)[number];

/** Icons that point along the line of text: where it runs from right to left they are mirrored. */
const pointing: ReadonlySet<IconName> = new Set(['right', 'left', 'arrow', 'back', 'logout']);

type IconProps = {
  name: IconName;
  /** Pixels. */
  size?: number;
  /** Its meaning, where no text beside it has that. */
  label?: string;
};

/** A symbol of the sprite that the build lays into the page (`styles/icons.svg`), in the colour of the text around it. */
export function Icon({ name, size = 24, label }: IconProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={!label}
      data-points={pointing.has(name) || undefined}
    >
      <use href={`#icon-${name}`} />
    </svg>
  );
}

export type SegmentNumber = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

const darkSegments: readonly SegmentNumber[] = [3, 7];

type IconBadgeProps = {
  icon: IconName;
  /** A colour of the wheel; none for the neutral fill. */
  segment?: SegmentNumber;
  size?: 'small' | 'regular' | 'large';
};

/** A round picture beside the words of a row. */
export function IconBadge({ icon, segment, size = 'regular' }: IconBadgeProps) {
  const iconPixels = { small: 20, regular: 24, large: 28 }[size];
  return (
    <Round $segment={segment} $size={size}>
      <Icon name={icon} size={iconPixels} />
    </Round>
  );
}

type MedalProps = { icon: IconName; segment: SegmentNumber; isEarned: boolean; children: ReactNode };

/** An achievement: round, with a stitched rim, only outlined until it is earned. The children name it. */
export function Medal({ icon, segment, isEarned, children }: MedalProps) {
  return (
    <Named>
      <Coin $segment={isEarned ? segment : undefined}>
        <Icon name={icon} size={34} />
      </Coin>
      <span>{children}</span>
    </Named>
  );
}

/** The ground and the text of a wheel segment, for all that takes its colour. */
export const segmentLook = css<{ $segment: SegmentNumber | undefined }>`
  background: ${({ theme, $segment }) => ($segment ? theme.color[`segment${$segment}`] : theme.color.fill)};
  color: ${({ theme, $segment }) => {
    if (!$segment) return theme.color.ink;
    return darkSegments.includes($segment) ? theme.color.segmentLightLabel : theme.color.segmentDarkLabel;
  }};
`;

const Round = styled.span<{ $segment: SegmentNumber | undefined; $size: 'small' | 'regular' | 'large' }>`
  display: grid;
  place-items: center;
  flex: none;
  width: ${({ $size }) => ({ small: '2.5rem', regular: '2.75rem', large: '3.5rem' })[$size]};
  aspect-ratio: 1;
  border-radius: ${({ theme }) => theme.radius.full};
  ${segmentLook}
`;

const Named = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  gap: ${theme.space.s2};
  font-size: ${theme.text.t14};
  font-weight: ${theme.weight.strong};
  line-height: 1.25;
  text-align: center;
  overflow-wrap: anywhere;
`;

const Coin = styled.span<{ $segment: SegmentNumber | undefined }>`
  position: relative;
  display: grid;
  place-items: center;
  width: clamp(5rem, 4.2rem + 2.5vw, 6.75rem);
  max-width: 100%;
  aspect-ratio: 1;
  border-radius: ${({ theme }) => theme.radius.full};
  ${segmentLook}
  ${({ theme, $segment }) =>
    !$segment &&
    css`
      background: transparent;
      color: ${theme.color.ink3};
      box-shadow: inset 0 0 0 2px ${theme.color.line};
    `}
  &::after {
    content: '';
    position: absolute;
    inset: 6px;
    border: 2px dotted currentColor;
    border-radius: inherit;
    opacity: .55;
  }
`;
