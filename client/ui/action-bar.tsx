import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '#client/styles/theme.ts';
import { Page } from './layout.tsx';

/** The bar at the foot of the window, in thumb reach. Its children share the row; leave `space.dock` under the page's content. */
export function ActionBar({ children }: { children: ReactNode }) {
  return (
    <Bar>
      <Inner>{children}</Inner>
    </Bar>
  );
}

const Bar = styled.div`
  position: fixed;
  inset-inline: 0;
  bottom: 0;
  z-index: ${theme.layer.bar};
  padding-block: ${theme.space.s3} max(${theme.space.s3}, env(safe-area-inset-bottom));
  background: ${theme.color.paper};
  border-top: ${theme.border.hairline} solid ${theme.color.line};
`;

const Inner = styled(Page)`
  display: flex;
  justify-content: space-between;
  gap: ${theme.space.s3};
  ${theme.media.tight} {
    flex-wrap: wrap;
    gap: ${theme.space.s2};
    & > button {
      padding-inline: ${theme.space.s3};
      font-size: ${theme.text.t14};
    }
  }
`;
