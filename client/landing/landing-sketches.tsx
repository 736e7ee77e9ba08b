import { styled, useTheme } from 'styled-components';

/** A goal that comes down at a pace one can keep. */
export function SafeLine() {
  const { color } = useTheme();
  return (
    <svg width="120" height="64" viewBox="0 0 120 64" aria-hidden>
      <path
        d="M4 10C34 12 44 30 66 36s34 12 50 16"
        fill="none"
        stroke="currentColor"
        strokeWidth="3.5"
        strokeLinecap="round"
      />
      <circle cx="4" cy="10" r="4" fill="currentColor" />
      <circle cx="66" cy="36" r="4" fill="currentColor" />
      <circle cx="112" cy="51" r="6" fill={color.accent} stroke="currentColor" strokeWidth="3" />
    </svg>
  );
}

const mouths = [
  ['segment5', 'M16 31c2-3 5-4 8-4s6 1 8 4'],
  ['segment4', 'M16 29h16'],
  ['segment1', 'M15 27c2 4 5 6 9 6s7-2 9-6'],
] as const;

/** Low, even, high. */
export function Moods() {
  const { color } = useTheme();
  return (
    <Faces aria-hidden>
      {mouths.map(([ground, mouth]) => (
        <svg key={ground} width="48" height="48" viewBox="0 0 48 48" aria-hidden>
          <circle cx="24" cy="24" r="23" fill={color[ground]} />
          <g fill="none" stroke={color.segmentDarkLabel} strokeWidth="2.6" strokeLinecap="round">
            <path d={mouth} />
            <path d="M17 19v2M31 19v2" />
          </g>
        </svg>
      ))}
    </Faces>
  );
}

/** Weight and body fat fall, lean muscle rises. */
export function Trends() {
  const { color } = useTheme();
  return (
    <Plot viewBox="0 0 400 96" preserveAspectRatio="none" aria-hidden>
      <g fill="none" strokeWidth="4" strokeLinecap="round">
        <path d="M4 18C90 22 130 46 210 54s120 22 186 26" stroke={color.accent} />
        <path d="M4 46C90 44 150 58 220 66s110 14 176 22" stroke={color.segment4} />
        <path d="M4 84C100 80 150 62 230 44s100-22 166-30" stroke={color.good} />
      </g>
    </Plot>
  );
}

const Faces = styled.div`
  display: flex;
  gap: .6rem;
`;

const Plot = styled.svg`
  width: 100%;
  height: 6rem;
  & path {
    vector-effect: non-scaling-stroke;
  }
`;
