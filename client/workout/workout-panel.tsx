import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { Button } from '#client/ui/button.tsx';
import { ScreenHeading } from '#client/ui/screen-heading.tsx';
import { Hidden } from '#client/ui/text.tsx';
import { TimerPanel } from '#client/ui/timer-panel.tsx';
import type { PanelView } from './panel-view.ts';
import { workoutCopy } from './workout-copy.ts';

type WorkoutPanelProps = {
  view: PanelView;
  /** The window's title: the panel's heading changes with every set. */
  workoutName: string;
  /** Takes the place of the line above the heading. */
  lead?: string;
  /** Under the heading. */
  note?: ReactNode;
  onHowTo: (exercise: string) => void;
};

/** The clock, and what is to be done now or next. */
export function WorkoutPanel({ view, workoutName, lead = view.lead, note, onHowTo }: WorkoutPanelProps) {
  const { status, aside, share, time, timeLabel, title, exercise } = view;
  return (
    <TimerPanel
      label={workoutCopy.timer}
      status={status}
      aside={aside}
      share={share}
      time={time}
      timeLabel={timeLabel}
    >
      <Words>
        <span>{lead}</span>
        <ScreenHeading title={workoutName} size="h2">
          {wordsOf(title).map((word) => (
            <Word key={word.key}>{word.text}</Word>
          ))}
        </ScreenHeading>
        {note && <p>{note}</p>}
      </Words>
      <Button variant="ghost" size="small" icon="help" onClick={() => onHowTo(exercise)}>
        {workoutCopy.howToDoThisExercise}
      </Button>
      <Hidden role="status">{workoutCopy.panelStatus(status, lead, title)}</Hidden>
    </TimerPanel>
  );
}

/** `Push-ups` stays on one line. */
const wordsOf = (title: string) => title.split(' ').map((word, place) => ({ key: place, text: `${word} ` }));

const Word = styled.span`
  display: inline-block;
  white-space: pre;
`;

const Words = styled.div(
  ({ theme }) => css`
    display: grid;
    gap: ${theme.space.s1};
    max-width: ${theme.size.measure};
    & > p {
      margin-top: ${theme.space.s1};
    }
  `,
);
