import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { Icon, type IconName } from '#client/ui/icon.tsx';

type NoticeCardProps = { label: string; icon: IconName; children: ReactNode };

/** Something that concerns the whole app, above what stands on the page. */
export function NoticeCard({ label, icon, children }: NoticeCardProps) {
  return (
    <Slab aria-label={label}>
      <Icon name={icon} />
      <Content>{children}</Content>
    </Slab>
  );
}

/** Where notices stand: above the floating navigation. */
export const NoticeStack = styled.div(
  ({ theme }) => css`
    position: fixed;
    inset-inline-start: ${theme.space.gutter};
    bottom: calc(5.5rem + env(safe-area-inset-bottom));
    z-index: ${theme.layer.bar};
    display: grid;
    justify-items: start;
    gap: ${theme.space.s2};
    max-width: min(26rem, calc(100vw - 2 * ${theme.space.gutter}));
  `,
);

export const NoticeActions = styled.div(
  ({ theme }) => css`
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space.s2};
  `,
);

const Slab = styled.section(
  ({ theme }) => css`
    display: flex;
    gap: ${theme.space.s3};
    width: 100%;
    padding: ${theme.space.s4};
    border: ${theme.border.hairline} solid ${theme.color.line};
    border-radius: ${theme.radius.m};
    background: ${theme.color.raised};
    color: ${theme.color.ink};
    box-shadow: ${theme.shadow.sh3};
    line-height: 1.4;
    overflow-wrap: anywhere;
    & > svg {
      flex: none;
    }
  `,
);

const Content = styled.div(
  ({ theme }) => css`
    display: grid;
    gap: ${theme.space.s3};
    flex: 1;
    min-width: 0;
  `,
);
