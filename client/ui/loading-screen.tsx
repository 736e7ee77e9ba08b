import { css, styled } from 'styled-components';
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

const Middle = styled.div(
  ({ theme }) => css`
    display: grid;
    place-content: center;
    justify-items: center;
    gap: ${theme.space.s5};
    min-height: 100dvh;
    padding: ${theme.space.s12} ${theme.space.s4};
  `,
);
