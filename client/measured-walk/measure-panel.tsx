import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { fromCallback } from 'xstate';
import { clockTime, spokenTime } from '#client/lib/format/locale.ts';
import { memberItems } from '#client/lib/offline/member-storage.ts';
import { theme } from '#client/styles/theme.ts';
import { Button } from '#client/ui/button.tsx';
import { Stack } from '#client/ui/layout.tsx';
import { Hidden, SubText } from '#client/ui/text.tsx';
import { TimerPanel } from '#client/ui/timer-panel.tsx';
import { useWakeLock } from '#client/ui/wake-lock.ts';
import { pacePerKilometre } from '#domain/workout/measured-distance.ts';
import type { CurrentUser } from '#service/features/member/member-contract.ts';
import { measureCopy } from './measure-copy.ts';
import { type Measured, type MeasuringEvent, measuredAt, measuringMachine } from './measuring-machine.ts';

type MeasurePanelProps = {
  user: Pick<CurrentUser, 'id' | 'unitPreference'>;
  /** How far the way should be, in metres; null where any distance is fine. */
  targetMeters: number | null;
  /** The words of the button that takes the distance; without them it names the distance. */
  doneLabel?: string;
  onDone: (measured: Measured) => void;
  onByHand: () => void;
};

/** A clock, the distance and the pace of a way that is under way. Closed in the middle, it can go on later. */
export function MeasurePanel({ user, targetMeters, doneLabel, onDone, onByHand }: MeasurePanelProps) {
  const actor = useMeasuring(user.id);
  const state = useSelector(actor, (snapshot) => snapshot);
  const isMoving = state.matches('moving');
  const nowMs = useNow(isMoving);
  useWakeLock(isMoving);
  const isMetric = user.unitPreference === 'metric';
  const measured = measuredAt(state.context, nowMs);
  const { meters, milliseconds } = measured;
  const seconds = Math.floor(milliseconds / 1_000);
  const press = (type: 'start.pressed' | 'pause.pressed'): void => actor.send({ type, nowMs: Date.now() });
  const { status, note } = wordsOf(state);
  const { accuracyMeters } = state.context;
  return (
    <Stack>
      <TimerPanel
        label={measureCopy.timer}
        status={status}
        aside={accuracyMeters !== null && measureCopy.accurateTo(accuracyMeters, isMetric)}
        share={targetMeters === null ? 0 : Math.min(1, meters / targetMeters)}
        time={clockTime(seconds)}
        timeLabel={measureCopy.timeOf(spokenTime(seconds))}
      >
        <Way meters={meters} seconds={seconds} targetMeters={targetMeters} isMetric={isMetric} />
      </TimerPanel>
      <Hidden role="status">{status}</Hidden>
      {note && <p role={state.matches('refused') ? 'alert' : undefined}>{note}</p>}
      {isTakable(state, measured) ? (
        <PausedButtons
          takeLabel={doneLabel ?? measureCopy.takeIt(measureCopy.distance(meters, isMetric))}
          onTake={() => {
            actor.send({ type: 'discard.pressed' });
            onDone(measured);
          }}
          onGoOn={() => press('start.pressed')}
          onDiscard={() => actor.send({ type: 'discard.pressed' })}
        />
      ) : (
        <FirstButtons
          isRefused={state.matches('refused')}
          isMoving={isMoving}
          onPress={press}
          onByHand={onByHand}
        />
      )}
      <SubText>{measureCopy.privacy}</SubText>
    </Stack>
  );
}

/** Where the location was refused at once, there is nothing to take. */
const isTakable = (state: State, { meters, milliseconds }: Measured): boolean =>
  meters > 0 ? !state.matches('moving') : state.matches('still') && milliseconds > 0;

type FirstButtonsProps = {
  isRefused: boolean;
  isMoving: boolean;
  onPress: (type: 'start.pressed' | 'pause.pressed') => void;
  onByHand: () => void;
};

const FirstButtons = ({ isRefused, isMoving, onPress, onByHand }: FirstButtonsProps) => (
  <Buttons>
    {isMoving ? (
      <Button variant="primary" icon="pause" onClick={() => onPress('pause.pressed')}>
        {measureCopy.pause}
      </Button>
    ) : (
      <>
        <Button variant="primary" icon="play" onClick={() => onPress('start.pressed')}>
          {isRefused ? measureCopy.tryAgain : measureCopy.start}
        </Button>
        <Button onClick={onByHand}>{measureCopy.byHand}</Button>
      </>
    )}
  </Buttons>
);

type PausedButtonsProps = {
  takeLabel: string;
  onTake: () => void;
  onGoOn: () => void;
  onDiscard: () => void;
};

const PausedButtons = ({ takeLabel, onTake, onGoOn, onDiscard }: PausedButtonsProps) => (
  <Buttons>
    <Button variant="primary" icon="check" onClick={onTake}>
      {takeLabel}
    </Button>
    <Button icon="play" onClick={onGoOn}>
      {measureCopy.goOn}
    </Button>
    <Button variant="ghost" size="small" onClick={onDiscard}>
      {measureCopy.discard}
    </Button>
  </Buttons>
);

type WayProps = { meters: number; seconds: number; targetMeters: number | null; isMetric: boolean };

const Way = ({ meters, seconds, targetMeters, isMetric }: WayProps) => (
  <Figures>
    <b>
      {targetMeters === null
        ? measureCopy.distance(meters, isMetric)
        : measureCopy.ofTarget(meters, targetMeters, isMetric)}
    </b>
    <span>{measureCopy.pace(pacePerKilometre(meters, seconds), isMetric)}</span>
  </Figures>
);

type State = ReturnType<ReturnType<typeof useMeasuring>['getSnapshot']>;

function wordsOf(state: State): { readonly status: string; readonly note: string | null } {
  if (state.matches('refused')) return { status: measureCopy.refusedStatus, note: measureCopy.refused };
  if (state.matches({ moving: 'looking' })) return { status: measureCopy.looking, note: measureCopy.weak };
  if (state.matches('moving')) return { status: measureCopy.moving, note: null };
  const isBegun = measuredAt(state.context, 0).milliseconds > 0;
  return { status: isBegun ? measureCopy.paused : measureCopy.ready, note: null };
}

/** The machine with the browser's positions. A reload in the middle loses the seconds since the last position, nothing else. */
function useMeasuring(memberId: string) {
  const name = `measured-walk:${memberId}`;
  const [kept] = useState(() => readKept(name));
  const [machine] = useState(() =>
    measuringMachine.provide({
      actors: { watchPlace },
      actions: { keep: ({ context }) => keep(name, measuredAt(context, Date.now())) },
    }),
  );
  return useActorRef(machine, { input: kept });
}

const watchPlace = fromCallback<MeasuringEvent>(({ sendBack }) => {
  const refuse = (): void => sendBack({ type: 'place.refused', nowMs: Date.now() });
  if (!('geolocation' in navigator)) return refuse();
  const watch = navigator.geolocation.watchPosition(
    ({ coords: { latitude, longitude, accuracy } }) =>
      sendBack({
        type: 'fix.came',
        fix: { atMs: Date.now(), latitude, longitude, accuracyMeters: accuracy },
      }),
    (error) => (error.code === error.PERMISSION_DENIED ? refuse() : sendBack({ type: 'place.lost' })),
    { enableHighAccuracy: true, maximumAge: 0, timeout: 20_000 },
  );
  return () => navigator.geolocation.clearWatch(watch);
});

function readKept(name: string): Measured | null {
  try {
    return JSON.parse(memberItems.getItem(name) ?? 'null') as Measured | null;
  } catch {
    return null;
  }
}

function keep(name: string, measured: Measured): void {
  try {
    if (measured.milliseconds === 0) memberItems.removeItem(name);
    else memberItems.setItem(name, JSON.stringify(measured));
  } catch {
    // Without storage a reload begins at zero.
  }
}

/** Milliseconds of the clock, each second while `isRunning`. */
function useNow(isRunning: boolean): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!isRunning) return;
    const look = (): void => setNow(Date.now());
    look();
    const timer = window.setInterval(look, 1_000);
    return () => window.clearInterval(timer);
  }, [isRunning]);
  return now;
}

const Figures = styled.div`
  display: grid;
  & > b {
    font-size: ${theme.text.t20};
    color: ${theme.color.tileGoalNumeral};
  }
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.s2};
  & > button {
    flex: 1 1 auto;
  }
`;
