import { expect } from 'chai';
import { asMemberDay } from '#domain/kernel/day.ts';
import { asMemberId } from '#domain/kernel/ids.ts';
import { given } from '#domain/testing/given.ts';
import { auditDecider } from './audit.ts';
import { auditStream } from './audit-events.ts';

const ada = asMemberId('ada');
const look = {
  viewedBy: ada,
  subject: asMemberId('maya'),
  viewedStream: 'member-maya',
  viewedRevision: 3,
} as const;

describe('the audit trail', () => {
  const asked = given(auditDecider);

  it('records the viewer, the subject, the stream and the reason of a view', () => {
    asked()
      .when({ type: 'ViewPersonalData', ...look, reason: ' Asked for by Maya. ' })
      .yields({ type: 'PersonalDataViewed', ...look, reason: 'Asked for by Maya.' });
  });

  it('records every view, also repeated ones', () => {
    asked({ type: 'PersonalDataViewed', ...look, reason: 'First.' })
      .when({ type: 'ViewPersonalData', ...look, reason: 'First.' })
      .yields({ type: 'PersonalDataViewed', ...look, reason: 'First.' });
  });

  for (const reason of ['', '  ', 'no'])
    it(`refuses the reason ${JSON.stringify(reason)}`, () => {
      asked()
        .when({ type: 'ViewPersonalData', ...look, reason })
        .refuses('reason-required');
    });

  it('records the subject, the operator and the reason of ended sessions', () => {
    const ended = { endedBy: ada, subject: asMemberId('maya') } as const;
    asked()
      .when({ type: 'EndSessions', ...ended, reason: ' Lost a phone. ' })
      .yields({ type: 'SessionsEnded', ...ended, reason: 'Lost a phone.' });
    asked()
      .when({ type: 'EndSessions', endedBy: 'system', subject: null, reason: ' ' })
      .yields({ type: 'SessionsEnded', endedBy: 'system', subject: null, reason: null });
  });

  it('uses one stream for each admin and date', () => {
    expect(auditStream(ada, asMemberDay('2026-03-10'))).to.equal('audit-ada-2026-03-10');
  });
});
