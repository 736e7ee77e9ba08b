import { css, keyframes, styled } from 'styled-components';
import { theme } from '#client/styles/theme.ts';
import { brand, uiCopy } from './ui-copy.ts';

/** From this size on, in pixels, the letters can be read. */
const letteredFrom = 64;

type LogoMarkProps = {
  /** Pixels; the mark may be scaled by its surroundings beyond that. */
  size: number;
  isTurning?: boolean;
};

/** The wheel with six segments, from the sprite. Decoration: the words beside it are the name. */
export function LogoMark({ size, isTurning = false }: LogoMarkProps) {
  const cut = size >= letteredFrom ? 'large' : 'small';
  return (
    <svg width={size} height={size} viewBox="-106 -113 212 217" aria-hidden>
      <Disc href={`#logo-disc-${cut}`} $turning={isTurning} />
      <use href={`#logo-hub-${cut}`} />
    </svg>
  );
}

/** Mark and wordmark, in a link that leads home. */
export function Logo({ size = 44 }: { size?: number }) {
  return (
    <Both>
      <LogoMark size={size} />
      <Wordmark>
        <b>{brand}</b> <small>{uiCopy.logoSecondLine}</small>
      </Wordmark>
    </Both>
  );
}

const turn = keyframes`
  to {
    transform: rotate(360deg);
  }
`;

const Disc = styled.use<{ $turning: boolean }>(
  ({ theme, $turning }) => css`
    transform-origin: 0 0;
    animation: ${$turning ? css`${turn} 1.8s ${theme.ease.spin} infinite` : 'none'};
  `,
);

const Both = styled.span`
  display: inline-flex;
  align-items: center;
  gap: .7rem;
  min-height: ${theme.size.tap};
`;

const Wordmark = styled.span`
  display: grid;
  gap: .2rem;
  line-height: 1;
  white-space: nowrap;
  & > b {
    font-family: ${theme.font.display};
    /* Text of twice the size on a phone leaves room for what is beside it. */
    font-size: min(${theme.text.t24}, 9vw);
    font-weight: ${theme.weight.heading};
    font-stretch: ${theme.width.heading};
    line-height: .9;
    letter-spacing: -.02em;
  }
  & > small {
    font-size: min(${theme.text.t11}, 4vw);
    font-weight: ${theme.weight.bold};
    line-height: 1;
    letter-spacing: .34em;
    color: ${theme.color.accentText};
  }
`;
