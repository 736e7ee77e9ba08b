import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { clockTime, spokenTime } from '#client/lib/format/locale.ts';
import { theme } from '#client/styles/theme.ts';
import { Button } from '#client/ui/button.tsx';
import { Text } from '#client/ui/text.tsx';
import { assessmentCopy } from './assessment-copy.ts';
import { type Clock, clockAt, readySeconds, stopped } from './stopwatch-view-model.ts';

type StopwatchProps = {
  /** How long the test takes; null where it lasts as long as the member holds it. */
  limitSeconds: number | null;
  /** Called with whole seconds when the member stops the clock. */
  onStopped: (seconds: number) => void;
};

/** A clock for tests by time. It counts by the device's time, so a page that slept shows what has passed. */
export function Stopwatch({ limitSeconds, onStopped }: StopwatchProps) {
  const [clock, setClock] = useState<Clock | null>(null);
  const [now, setNow] = useState(0);
  const { phase, seconds } = clockAt(clock, now, limitSeconds);
  const isRunning = phase === 'ready' || phase === 'running';
  useEffect(() => {
    if (!isRunning) return;
    const timer = window.setInterval(() => setNow(Date.now()), tickMs);
    return () => window.clearInterval(timer);
  }, [isRunning]);

  function start(): void {
    const pressedAt = Date.now();
    setNow(pressedAt);
    setClock({ begunAt: pressedAt + readySeconds * 1000, stoppedAt: null });
  }

  function stop(): void {
    if (!clock) return;
    const ended = stopped(clock, Date.now());
    setClock(ended.clock);
    if (limitSeconds === null && ended.seconds > 0) onStopped(ended.seconds);
  }

  return (
    <Panel aria-label={assessmentCopy.clock}>
      <Figures role="timer" aria-label={assessmentCopy.clockRuns(spokenTime(seconds))}>
        {phase === 'ready' ? assessmentCopy.getReady(seconds) : clockTime(seconds)}
      </Figures>
      {isRunning ? (
        <Button variant="ink" onClick={stop}>
          {assessmentCopy.stopClock}
        </Button>
      ) : (
        <Button icon="clock" onClick={start}>
          {phase === 'idle' ? assessmentCopy.startClock : assessmentCopy.againClock}
        </Button>
      )}
      {phase === 'over' && <Text role="status">{assessmentCopy.timeUp}</Text>}
    </Panel>
  );
}

const tickMs = 200;

const Panel = styled.div.attrs({ role: 'group' })`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space.s3} ${theme.space.s4};
  margin-top: ${theme.space.s4};
  padding: ${theme.space.s3} ${theme.space.s4};
  border-radius: ${theme.radius.m};
  background: ${theme.color.well};
  & > [role='status'] {
    width: 100%;
  }
`;

const Figures = styled.span`
  font-family: ${theme.font.display};
  font-size: ${theme.numeral.n1};
  font-weight: ${theme.weight.numeral};
  font-stretch: ${theme.width.numeral};
  font-variant-numeric: tabular-nums;
  line-height: 1.1;
`;
