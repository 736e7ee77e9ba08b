import { keyframes, styled } from 'styled-components';
import { theme } from '#client/styles/theme.ts';

/** One flash over the whole screen; another key flashes again. */
export const CueFlash = ({ isOn }: { isOn: boolean }) => (isOn ? <Flash aria-hidden /> : null);

const fade = keyframes`
  from {
    opacity: .85;
  }
`;

const Flash = styled.div`
  position: fixed;
  inset: 0;
  z-index: ${theme.layer.toast};
  background: ${theme.color.tileGoalFill};
  opacity: 0;
  pointer-events: none;
  animation: ${fade} ${theme.duration.d3} ${theme.ease.out};
`;
