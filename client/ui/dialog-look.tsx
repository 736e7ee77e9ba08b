import { css, type DefaultTheme, keyframes, styled } from 'styled-components';
import { Icon, type IconName } from './icon.tsx';

type Themed = { theme: DefaultTheme };

const appear = keyframes`
  from {
    opacity: 0;
  }
`;

const rise = keyframes`
  from {
    opacity: 0;
    transform: translate(-50%, calc(-50% + 1rem));
  }
`;

export const backdropLook = ({ theme }: Themed) => css`
  position: fixed;
  inset: 0;
  z-index: ${theme.layer.dialog};
  background: ${theme.color.scrim};
  animation: ${appear} ${theme.duration.d2} ${theme.ease.out};
`;

export const panelLook = ({ theme }: Themed) => css`
  position: fixed;
  top: 50%;
  left: 50%;
  z-index: ${theme.layer.dialog};
  transform: translate(-50%, -50%);
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.s4};
  width: min(29rem, calc(100vw - 2 * ${theme.space.s4}));
  max-height: calc(100dvh - 2 * ${theme.space.s4});
  padding: clamp(1.5rem, 1rem + 2vw, 2.25rem);
  border-radius: ${theme.radius.xl};
  background: ${theme.color.surface};
  box-shadow: ${theme.shadow.sh3};
  overflow-y: auto;
  animation: ${rise} ${theme.duration.d3} ${theme.ease.out};
  &:focus-visible {
    border-radius: ${theme.radius.xl};
  }
`;

const slideUp = keyframes`
  from {
    transform: translateY(100%);
  }
`;

const slideIn = keyframes`
  from {
    opacity: 0;
    transform: translateX(2rem);
  }
`;

/** At the lower edge, and at the side from the broad step on. */
export const sheetLook = (props: Themed) => {
  const { theme } = props;
  return css`
    ${panelLook(props)}
    top: auto;
    bottom: 0;
    left: 0;
    transform: none;
    align-content: start;
    width: 100%;
    max-height: 88dvh;
    padding-bottom: calc(${theme.space.s6} + env(safe-area-inset-bottom));
    border-radius: ${theme.radius.xl} ${theme.radius.xl} 0 0;
    animation: ${slideUp} ${theme.duration.d3} ${theme.ease.out};
    ${theme.media.broad} {
      top: ${theme.space.s4};
      bottom: ${theme.space.s4};
      left: auto;
      inset-inline-end: ${theme.space.s4};
      width: 27rem;
      max-height: none;
      border-radius: ${theme.radius.xl};
      animation: ${slideIn} ${theme.duration.d3} ${theme.ease.out};
    }
  `;
};

export const titleLook = ({ theme }: Themed) => css`
  padding-inline-end: ${theme.space.s10};
  font-size: 1.875rem;
`;

/** The icon at the head of a dialog. */
export function DialogDisc({ name, isDestructive = false }: { name: IconName; isDestructive?: boolean }) {
  return (
    <Badge $bad={isDestructive}>
      <Icon name={name} size={28} />
    </Badge>
  );
}

const Badge = styled.span<{ $bad: boolean }>(
  ({ theme, $bad }) => css`
    display: grid;
    place-items: center;
    width: 3.5rem;
    height: 3.5rem;
    border-radius: ${theme.radius.full};
    background: ${$bad ? theme.color.badSoft : theme.color.fill};
    color: ${$bad ? theme.color.bad : theme.color.ink};
  `,
);
