import { css, keyframes, styled } from 'styled-components';
import { theme } from '#client/styles/theme.ts';
import { LogoMark } from './logo.tsx';
import { commonCopy } from './ui-copy.ts';

/** Full screen, while it is not known what to show. */
export function LoadingScreen() {
  return (
    <Middle role="status">
      <LogoMark size={72} isTurning />
      <b>{commonCopy.loading}</b>
    </Middle>
  );
}

const sheen = keyframes`
  to {
    transform: translateX(100%);
  }
`;

/** A block where something will be. `$height` and `$width` are CSS lengths; `$round` makes it a disc or a pill. */
export const Skeleton = styled.div<{ $height: string; $width?: string; $round?: boolean }>(
  ({ theme, $height, $width = '100%', $round = false }) => css`
    position: relative;
    flex: ${$round ? '0 0 auto' : '0 1 auto'};
    width: ${$width};
    max-width: 100%;
    height: ${$height};
    border-radius: ${$round ? theme.radius.full : theme.radius.s};
    background: ${theme.color.fill};
    overflow: hidden;
    &::after {
      content: '';
      position: absolute;
      inset: 0;
      transform: translateX(-100%);
      background: linear-gradient(90deg, transparent, ${theme.color.line}, transparent);
      /* What comes within a second needs no movement: each frame would take time from the start of the screen. */
      animation: ${sheen} 1.6s 1s infinite;
    }
  `,
);

/** Wraps skeletons: says once that something is loading. */
export const SkeletonGroup = styled.div.attrs({
  role: 'status',
  'aria-label': commonCopy.loading,
  'aria-busy': true,
})`
  display: grid;
  gap: ${theme.space.s4};
`;

const Middle = styled.div`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${theme.space.s5};
  min-height: 100dvh;
  padding: ${theme.space.s12} ${theme.space.s4};
`;
