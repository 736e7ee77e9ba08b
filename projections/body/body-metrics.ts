import type { BodyEvent, Measurements } from '#domain/body/body-events.ts';
import { type MemberCleared, memberCleared } from '#domain/member/member-events.ts';
import type { Projection } from '#projections/engine/projection.ts';

type Event = BodyEvent | MemberCleared;
export type BodyMetricState = {
  readonly memberId: string;
  readonly date: string;
  /** Of the event: the order of recording. */
  readonly position: string;
  readonly measurements: Measurements;
};
type BodyMetricRow = {
  readonly member_id: string;
  readonly date: string;
  readonly position: string;
  readonly measurements: Measurements;
  /** The names of what was measured, sorted: a member has few such combinations, and of each the latest entry is found at once. */
  readonly measures: string;
};

/** One row for each entry of weight or measurements, by entry id. */
export const bodyMetrics: Projection<Event, BodyMetricState, BodyMetricRow, null> = {
  name: 'body_metrics',
  version: 3,
  handles: ['WeightLogged', 'MeasurementsLogged', 'BodyMetricRetracted', ...memberCleared],
  metadata: [],
  key: ({ event }) => ('entryId' in event ? event.entryId : null),
  owner: ({ event }) => event.memberId,
  clears: ({ event }) => ('entryId' in event ? null : event.memberId),
  initial: null,
  evolve(_, { event, position }) {
    switch (event.type) {
      case 'WeightLogged': {
        const { memberId, date, weight } = event;
        return { memberId, date, position, measurements: { weight } };
      }
      case 'MeasurementsLogged': {
        const { memberId, date, measurements } = event;
        return { memberId, date, position, measurements };
      }
      case 'BodyMetricRetracted':
      case 'MemberReset':
      case 'MemberDataErased':
      case 'AccountKept':
      case 'AccountDeleted':
        return null;
    }
  },
  table: {
    columns: { member_id: 'text', date: 'date', position: 'text', measurements: 'jsonb', measures: 'text' },
    indexes: ['member_id, date desc, position desc', 'member_id, measures, date desc, position desc'],
    row: (state) => ({
      member_id: state.memberId,
      date: state.date,
      position: state.position,
      measurements: state.measurements,
      measures: Object.keys(state.measurements).sort().join(' '),
    }),
  },
};
