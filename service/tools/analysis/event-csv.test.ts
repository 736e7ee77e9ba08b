import { expect } from 'chai';
import { asInstant } from '#domain/kernel/day.ts';
import { beginning, withStoredAt } from '#service/event-store/port.ts';
import { csvHeader, csvRecord } from './event-csv.ts';

describe('an event as CSV', () => {
  const event = {
    id: 'e1',
    stream: 'member-maya',
    revision: 3,
    position: beginning,
    type: 'ProfileUpdated',
    data: { memberId: 'maya', changes: { injuries: 'a "knee",\nleft' } },
    metadata: { occurredAt: '2026-03-01T08:00:00.000Z', localDate: '2026-03-01', zone: 'UTC', actor: 'maya' },
  };

  it('has a field for each column, quoted where necessary', () => {
    const record = csvRecord(withStoredAt({ ...event }, asInstant('2026-03-01T08:00:01.000Z')));
    expect(csvHeader.split(',').length).to.equal(15);
    expect(record).to.equal(
      `0,member-maya,3,e1,ProfileUpdated,maya,2026-03-01T08:00:00.000Z,2026-03-01T08:00:01.000Z,2026-03-01,UTC,maya,,,,` +
        `"{""memberId"":""maya"",""changes"":{""injuries"":""a \\""knee\\"",\\nleft""}}"`,
    );
  });

  it('has empty fields for unknown values', () => {
    expect(csvRecord({ ...event, data: {}, metadata: {} })).to.equal(
      `0,member-maya,3,e1,ProfileUpdated,,,,,,,,,,{}`,
    );
  });
});
