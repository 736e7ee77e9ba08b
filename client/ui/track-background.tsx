import { css, styled } from 'styled-components';

type TrackBackgroundProps = {
  /** The centre of the arcs in the panel's own units, and the first radius. */
  cx: number;
  cy: number;
  radius: number;
  count: number;
  width: number;
  height: number;
  /** Which corner stays in sight when the panel is narrower. */
  keep: 'start' | 'end';
  ground?: 'paper' | 'pine';
};

const lineWidth = 46;

/** Arcs of a running track behind a large panel. The panel must be positioned and clip what overflows. */
export function TrackBackground({
  cx,
  cy,
  radius,
  count,
  width,
  height,
  keep,
  ground = 'paper',
}: TrackBackgroundProps) {
  return (
    <Picture
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio={`${keep === 'start' ? 'xMin' : 'xMax'}YMid slice`}
      $ground={ground}
      aria-hidden
    >
      {Array.from({ length: count }, (_, line) => radius + line * lineWidth).map((r) => (
        <circle key={r} cx={cx} cy={cy} r={r} fill="none" />
      ))}
    </Picture>
  );
}

const Picture = styled.svg<{ $ground: 'paper' | 'pine' }>(
  ({ theme, $ground }) => css`
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    stroke: ${$ground === 'pine' ? theme.color.tileGoalLine : theme.color.line};
    stroke-width: 1.5;
    pointer-events: none;
    &:dir(rtl) {
      transform: scaleX(-1);
    }
  `,
);
