import { assign, fromCallback, setup } from 'xstate';
import {
  emptyTrack,
  type Fix,
  paused,
  type Track,
  withFix,
  worstAccuracyMeters,
} from '#domain/workout/measured-distance.ts';

/** The measured values, also as stored on the device. They have no position. */
export type Measured = { readonly meters: number; readonly milliseconds: number };

export type MeasuringContext = {
  readonly track: Track;
  /** Milliseconds before the present stretch. */
  readonly earlierMs: number;
  /** When the present stretch began; null while none is under way. */
  readonly sinceMs: number | null;
  /** Accuracy of the last fix in metres; null before the first fix. */
  readonly accuracyMeters: number | null;
};

/** An event of the browser's geolocation. */
export type PlaceEvent =
  | { readonly type: 'fix.came'; readonly fix: Fix }
  | { readonly type: 'place.refused'; readonly nowMs: number }
  | { readonly type: 'place.lost' };
export type MeasuringEvent =
  | PlaceEvent
  | { readonly type: 'start.pressed' | 'pause.pressed'; readonly nowMs: number }
  | { readonly type: 'discard.pressed' };

/** @param nowMs of the clock that the events carry */
export const measuredAt = ({ track, earlierMs, sinceMs }: MeasuringContext, nowMs: number): Measured => ({
  meters: track.meters,
  milliseconds: earlierMs + (sinceMs === null ? 0 : Math.max(0, nowMs - sinceMs)),
});

const nothing: MeasuringContext = { track: emptyTrack, earlierMs: 0, sinceMs: null, accuracyMeters: null };

/**
 * Measures a walk or a run while the page is open. Time runs between Start and Pause, whether or not there are positions. The positions
 * themselves are in the memory of this machine only, and each is forgotten with the next.
 */
export const measuringMachine = setup({
  types: {
    context: {} as MeasuringContext,
    events: {} as MeasuringEvent,
    input: {} as Measured | null,
  },
  actors: { watchPlace: fromCallback<MeasuringEvent>(() => {}) },
  guards: {
    isInaccurate: ({ event }) => event.type === 'fix.came' && event.fix.accuracyMeters > worstAccuracyMeters,
  },
  actions: {
    begin: assign(({ event }) => ('nowMs' in event ? { sinceMs: event.nowMs } : {})),
    follow: assign(({ context, event }) =>
      event.type === 'fix.came'
        ? { track: withFix(context.track, event.fix), accuracyMeters: event.fix.accuracyMeters }
        : {},
    ),
    stop: assign(({ context, event }) => ({
      track: paused(context.track),
      earlierMs: 'nowMs' in event ? measuredAt(context, event.nowMs).milliseconds : context.earlierMs,
      sinceMs: null,
      accuracyMeters: null,
    })),
    forget: assign(nothing),
    keep: () => {},
  },
}).createMachine({
  id: 'measuring',
  context: ({ input }) => ({
    ...nothing,
    ...(input && { track: { ...emptyTrack, meters: input.meters }, earlierMs: input.milliseconds }),
  }),
  initial: 'still',
  states: {
    still: { on: { 'start.pressed': { target: 'moving', actions: 'begin' } } },
    moving: {
      invoke: { src: 'watchPlace' },
      initial: 'looking',
      states: {
        looking: {},
        found: {},
      },
      on: {
        'fix.came': [
          { guard: 'isInaccurate', target: '.looking', actions: 'follow' },
          { target: '.found', actions: ['follow', 'keep'] },
        ],
        'place.lost': '.looking',
        'place.refused': { target: 'refused', actions: ['stop', 'keep'] },
        'pause.pressed': { target: 'still', actions: ['stop', 'keep'] },
      },
    },
    /** The browser or the member said no. */
    refused: { on: { 'start.pressed': { target: 'moving', actions: 'begin' } } },
  },
  on: { 'discard.pressed': { target: '.still', actions: ['forget', 'keep'] } },
});
