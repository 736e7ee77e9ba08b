import { styled } from 'styled-components';

/** A goal that comes down at a pace one can keep. */
export function SafeLine() {
  return (
    <svg width="120" height="64" aria-hidden>
      <use href="#sketch-safe-line" />
    </svg>
  );
}

/** Low, even, high. */
export function Moods() {
  return (
    <svg width="164" height="48" aria-hidden>
      <use href="#sketch-moods" />
    </svg>
  );
}

/** Weight and body fat fall, lean muscle rises. */
export function Trends() {
  return (
    <Plot viewBox="0 0 400 96" preserveAspectRatio="none" aria-hidden>
      <use href="#sketch-trends" />
    </Plot>
  );
}

const Plot = styled.svg`
  width: 100%;
  height: 6rem;
`;
