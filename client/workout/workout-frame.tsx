import type { MouseEvent, ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { Bar, Footer, Page } from '#client/ui/layout.tsx';

import { IconLink } from '#client/ui/link.tsx';
import { paths } from '#client/ui/paths.ts';
import { QuietLineSlot } from '#client/ui/quiet-line.tsx';
import { commonCopy } from '#client/ui/ui-copy.ts';

type WorkoutFrameProps = {
  /** None where the heading below says it. */
  title?: string;
  /** Under the title: how far it is. */
  line?: ReactNode;
  /** Stands opposite the way back. */
  end?: ReactNode;
  /** Called when the link back is pressed, and may prevent that the browser follows it. */
  onBack?: (press: MouseEvent) => void;
  children: ReactNode;
};

/** The workout has the window to itself: the way back at the head, and no other navigation. */
export function WorkoutFrame({ title, line, end, onBack, children }: WorkoutFrameProps) {
  return (
    <>
      <Bar>
        <IconLink
          to={paths.dashboard}
          icon="back"
          label={commonCopy.backToDashboard}
          {...(onBack ? { onClick: onBack } : {})}
        />
        <Title>
          {title && <b>{title}</b>}
          {line && <span>{line}</span>}
        </Title>
        <End>{end}</End>
      </Bar>
      <QuietLineSlot />
      <Page as="main">{children}</Page>
      <Foot>
        <Footer />
      </Foot>
    </>
  );
}

const Title = styled.div(
  ({ theme }) => css`
    display: grid;
    min-width: 0;
    line-height: 1.25;
    text-align: center;
    & > b {
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
    & > span {
      font-size: ${theme.text.t14};
      font-variant-numeric: tabular-nums;
      color: ${theme.color.ink3};
    }
  `,
);

const End = styled.div(
  ({ theme }) => css`
    flex: none;
    min-width: ${theme.size.tap};
  `,
);

/** Above the bar at the foot of the window. */
const Foot = styled.div(
  ({ theme }) => css`
    ${theme.media.wide} {
      padding-bottom: ${theme.space.dock};
    }
  `,
);
