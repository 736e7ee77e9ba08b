import { css, type DefaultTheme, keyframes } from 'styled-components';

type Themed = { theme: DefaultTheme };

const arrive = keyframes`
  from {
    opacity: 0;
    transform: translateY(-1rem);
  }
`;

const leave = keyframes`
  to {
    opacity: 0;
  }
`;

const swipeAway = keyframes`
  from {
    transform: translateX(var(--radix-toast-swipe-end-x));
  }
  to {
    transform: translateX(calc(100% + 2rem));
    opacity: 0;
  }
`;

export const viewportLook = ({ theme }: Themed) => css`
  position: fixed;
  top: max(${theme.space.s4}, env(safe-area-inset-top));
  inset-inline: ${theme.space.gutter};
  z-index: ${theme.layer.toast};
  /* An open dialog takes the pointer from the rest of the page. */
  pointer-events: auto;
  /* A toast of two lines is as high as the header, and leaves the heading below it in sight. */
  ${theme.media.phone} {
    top: max(${theme.space.s1}, env(safe-area-inset-top));
  }
  ${theme.media.wide} {
    inset-inline-start: auto;
    width: 100%;
    max-width: 420px;
  }
`;

export const toastLook = ({ theme, $bad }: Themed & { $bad: boolean }) => css`
  --toast-soft: ${$bad ? theme.color.ink : theme.color.onInverse2};
  display: flex;
  align-items: center;
  gap: .9rem;
  padding-block: .9rem;
  padding-inline: .9rem .75rem;
  border-radius: ${theme.radius.m};
  background: ${$bad ? theme.color.badSoft : theme.color.inverse};
  color: ${$bad ? theme.color.ink : theme.color.onInverse};
  box-shadow: ${$bad ? `inset 0 0 0 2px ${theme.color.bad}, ${theme.shadow.sh3}` : theme.shadow.sh3};
  line-height: 1.35;
  ${theme.media.phone} {
    gap: ${theme.space.s3};
    padding-block: ${theme.space.s2};
    line-height: 1.25;
  }
  & > [role] {
    flex: 1;
    min-width: 0;
  }
  &[data-state='open'] {
    animation: ${arrive} ${theme.duration.d3} ${theme.ease.out};
  }
  &[data-state='closed'] {
    animation: ${leave} ${theme.duration.d1} ${theme.ease.out} forwards;
  }
  &[data-swipe='move'] {
    transform: translateX(var(--radix-toast-swipe-move-x));
  }
  &[data-swipe='cancel'] {
    transition: transform ${theme.duration.d2} ${theme.ease.out};
  }
  &[data-swipe='end'] {
    animation: ${swipeAway} ${theme.duration.d2} ${theme.ease.out} forwards;
  }
`;
