import { expect } from 'chai';
import { asMemberDay } from '#domain/kernel/day.ts';
import type { AuditAnswer, AuditEntry } from '#service/features/audit/audit-contract.ts';
import { auditText } from './audit-lines.ts';
import { auditPath, wholeAudit } from './audit-panel.tsx';

const entry: AuditEntry = {
  position: '2/2',
  eventId: 'e2',
  deed: 'denied',
  deedBefore: 'requested',
  requestId: 'r1',
  requestEmail: '=cmd@x.example',
  memberId: null,
  by: 'ada',
  byEmail: 'ada@rondel.example',
  byHand: false,
  note: 'No "room",\nyet.',
  at: '2026-03-10T08:00:00.000Z',
  on: asMemberDay('2026-03-10'),
  stream: 'betaRequest-r1',
  revision: 1,
};
const all = { by: '', deed: '', from: '', to: '' };

describe('the audit as a file', () => {
  it('is a table that a spreadsheet opens, and no formula', () => {
    expect(auditText([entry], 'csv').split('\r\n')).to.deep.equal([
      'at,deed,deedBefore,by,byEmail,byHand,requestId,requestEmail,memberId,note,stream,revision,position,eventId',
      `2026-03-10T08:00:00.000Z,denied,requested,ada,ada@rondel.example,false,r1,'=cmd@x.example,,"No ""room"",\nyet.",betaRequest-r1,1,2/2,e2`,
      '',
    ]);
  });

  it('is the entries as they are, in JSON', () => {
    expect(JSON.parse(auditText([entry], 'json'))).to.deep.equal([entry]);
  });

  it('holds every page of what is filtered', async () => {
    const asked: string[] = [];
    const pages: AuditAnswer[] = [
      { entries: [entry], next: '2/2', admins: [] },
      { entries: [{ ...entry, position: '1/1' }], next: null, admins: [] },
    ];
    const entries = await wholeAudit({ ...all, deed: 'denied' }, async (path) => {
      asked.push(path);
      return pages.shift() as AuditAnswer;
    });
    expect(entries.map(({ position }) => position)).to.deep.equal(['2/2', '1/1']);
    expect(asked).to.deep.equal([
      '/api/beta/audit?deed=denied&limit=200',
      '/api/beta/audit?deed=denied&before=2%2F2&limit=200',
    ]);
    expect(auditPath(all, null, 50)).to.equal('/api/beta/audit?limit=50');
  });
});
