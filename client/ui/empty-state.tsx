import type { ReactNode } from 'react';
import { styled, useTheme } from 'styled-components';
import { theme } from '#client/styles/theme.ts';
import { Button } from './button.tsx';
import { Card } from './card.tsx';
import type { IconName } from './icon.tsx';
import { commonCopy } from './ui-copy.ts';

type EmptyStateProps = {
  icon: IconName;
  /** The specification's own words. */
  title: string;
  level?: 1 | 2 | 3;
  /** One plain sentence. */
  children?: ReactNode;
  /** One button or link. */
  action?: ReactNode;
};

/** Where there is nothing yet: what it will be, and the one thing to do about it. */
export function EmptyState({ icon, title, level = 2, children, action }: EmptyStateProps) {
  return (
    <Card>
      <Middle>
        <Rings icon={icon} />
        <Title as={`h${level}`}>{title}</Title>
        {children && <p>{children}</p>}
        {action}
      </Middle>
    </Card>
  );
}

function Rings({ icon }: { icon: IconName }) {
  const { color } = useTheme();
  return (
    <svg width="144" height="144" viewBox="0 0 144 144" aria-hidden>
      <g fill="none" stroke={color.line} strokeWidth="2">
        <circle cx="72" cy="72" r="68" />
        <circle cx="72" cy="72" r="54" />
      </g>
      <circle cx="72" cy="72" r="40" fill={color.fill} />
      <g
        fill="none"
        stroke={color.ink}
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
        color={color.ink}
      >
        <use href={`#icon-${icon}`} x="46" y="46" width="52" height="52" />
      </g>
      <circle cx="120" cy="24" r="7" fill={color.accent} />
    </svg>
  );
}

type RetryNoteProps = {
  /** Names the missing data: `We couldn’t load your numbers.` */
  children: string;
  onRetry: () => void;
};

/** In the place of a part whose data did not come. */
export function RetryNote({ children, onRetry }: RetryNoteProps) {
  return (
    <Note role="alert">
      <p>{children}</p>
      <Button size="small" icon="reset" onClick={onRetry}>
        {commonCopy.tryAgain}
      </Button>
    </Note>
  );
}

const Middle = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  gap: .9rem;
  padding-block: ${theme.space.s8};
  text-align: center;
  overflow-wrap: anywhere;
  & > p {
    max-width: 34ch;
    color: ${theme.color.ink2};
  }
`;

const Title = styled.h2`
  font-size: ${theme.heading.h2};
`;

const Note = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  flex-wrap: wrap;
  gap: ${theme.space.s3};
  color: ${theme.color.ink2};
  & > p {
    min-width: 0;
  }
`;
