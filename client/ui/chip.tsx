import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { Icon, type IconName } from './icon.tsx';

export type ChipTone = 'plain' | 'hot' | 'good' | 'warn' | 'outline';

/** Describes, never acts. */
export function Chip({
  tone = 'plain',
  icon,
  children,
}: {
  tone?: ChipTone;
  icon?: IconName;
  children: ReactNode;
}) {
  return (
    <Pill $tone={tone}>
      {icon && <Icon name={icon} size={20} />}
      {children}
    </Pill>
  );
}

const Pill = styled.span<{ $tone: ChipTone }>(({ theme, $tone }) => {
  const tones = {
    plain: [theme.color.fill, theme.color.ink],
    hot: [theme.color.accentSoft, theme.color.onAccentSoft],
    good: [theme.color.goodSoft, theme.color.good],
    warn: [theme.color.warnSoft, theme.color.onWarn],
    outline: ['transparent', 'inherit'],
  };
  const [background, color] = tones[$tone];
  return css`
    display: inline-flex;
    align-items: center;
    gap: .4rem;
    /* In one line, but for words that are wider than what it stands in. */
    flex: none;
    max-width: 100%;
    min-height: 2rem;
    padding: .2rem .8rem;
    border-radius: ${theme.radius.full};
    background: ${background};
    color: ${color};
    box-shadow: ${$tone === 'outline' ? `inset 0 0 0 ${theme.border.hairline} ${theme.color.line}` : 'none'};
    font-size: ${theme.text.t14};
    font-weight: ${theme.weight.strong};
    line-height: 1.1;
    overflow-wrap: anywhere;
    & > svg {
      margin-inline-start: -.2rem;
    }
  `;
});
