import * as Window from 'radix-ui/dialog';
import { useEffect, useEffectEvent } from 'react';
import { styled } from 'styled-components';
import { theme } from '#client/styles/theme.ts';
import { IconButton } from '#client/ui/button.tsx';
import { Clock } from '#client/ui/timer-panel.tsx';
import { bigViewCopy as copy } from './big-view-copy.ts';
import type { BigPanel } from './panel-view-model.ts';
import { workoutCopy } from './workout-copy.ts';

type BigViewWindowProps = {
  view: BigPanel;
  /** The action of a tap at this moment. */
  hint: string;
  onNext: () => void;
  /** Null while the clock is stopped. */
  onPause: (() => void) | null;
  onClose: () => void;
};

/** The clock and the task over the whole screen; a tap anywhere goes on. */
export function BigViewWindow({ view, hint, onNext, onPause, onClose }: BigViewWindowProps) {
  const { status, aside, time, timeLabel, lead, title } = view;
  useKeysForNext(onNext);
  return (
    <Window.Root open onOpenChange={(isOpen) => isOpen || onClose()}>
      <Window.Portal>
        <Whole aria-describedby={undefined} onContextMenu={(event) => event.preventDefault()}>
          <Tap type="button" onClick={onNext}>
            <Line>
              <b>{status}</b>
              <span>{aside}</span>
            </Line>
            <Time $length={time.length}>
              <Clock time={time} label={timeLabel} />
            </Time>
            <Task>
              <span>{lead}</span>
              <Window.Title asChild>
                <b>{title}</b>
              </Window.Title>
              <small>{hint}</small>
            </Task>
          </Tap>
          <Corner>
            {onPause && <IconButton icon="pause" label={workoutCopy.pause} onClick={onPause} />}
            <Window.Close asChild>
              <IconButton icon="close" label={copy.closeBigView} />
            </Window.Close>
          </Corner>
        </Whole>
      </Window.Portal>
    </Window.Root>
  );
}

/** The keys of remotes, pedals and volume buttons. Some browsers do not pass volume buttons on, and change the volume. */
const nextKeys: ReadonlySet<string> = new Set([
  'ArrowRight',
  'PageDown',
  'AudioVolumeUp',
  'AudioVolumeDown',
  'MediaTrackNext',
]);

function useKeysForNext(onNext: () => void): void {
  const next = useEffectEvent(onNext);
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (!nextKeys.has(event.key) || event.repeat) return;
      event.preventDefault();
      next();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}

const Whole = styled(Window.Content)`
  position: fixed;
  inset: 0;
  z-index: ${theme.layer.dialog};
  background: ${theme.color.tileGoal};
  color: ${theme.color.tileGoalText};
  & :focus-visible {
    outline-color: ${theme.color.tileGoalFill};
    outline-offset: -6px;
  }
`;

const Tap = styled.button`
  display: grid;
  grid-template: auto minmax(0, 1fr) auto / minmax(0, 1fr);
  gap: ${theme.space.s3};
  justify-items: center;
  width: 100%;
  height: 100dvh;
  padding: max(${theme.space.s4}, env(safe-area-inset-top)) max(${theme.space.s5}, env(safe-area-inset-right))
    max(${theme.space.s5}, env(safe-area-inset-bottom)) max(${theme.space.s5}, env(safe-area-inset-left));
  border: 0;
  background: transparent;
  color: inherit;
  text-align: center;
  cursor: pointer;
  overflow: hidden;
  touch-action: manipulation;
`;

const Line = styled.span`
  display: flex;
  justify-self: start;
  align-items: center;
  gap: ${theme.space.s4};
  min-height: ${theme.size.tap};
  font-size: ${theme.text.t18};
`;

/* As large as the window allows, in both directions: the figures take two thirds of the width of their container. */
const Time = styled.span<{ $length: number }>`
  display: grid;
  align-content: center;
  align-self: stretch;
  container-type: inline-size;
  justify-self: center;
  width: min(138vw, calc(${({ $length }) => Math.max(2, $length)} * 44dvh));
`;

const Task = styled.span`
  display: grid;
  gap: ${theme.space.s1};
  font-size: ${theme.text.t18};
  overflow-wrap: anywhere;
  & > b {
    font-size: clamp(1.75rem, 6vmin, 3.5rem);
    line-height: 1.1;
  }
  & > small {
    font-size: ${theme.text.t14};
  }
`;

const Corner = styled.div`
  position: absolute;
  top: max(${theme.space.s4}, env(safe-area-inset-top));
  inset-inline-end: max(${theme.space.s4}, env(safe-area-inset-right));
  display: flex;
  gap: ${theme.space.s2};
`;
