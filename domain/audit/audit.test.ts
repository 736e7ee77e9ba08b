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

  for (const reason of ['', '  ', 'no', '\u200b\u200b\u200b', '\u202e\u202e\u202e'])
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

  it('records the subject, the operator and the reason of ended access tokens', () => {
    const ended = { endedBy: ada, subject: asMemberId('maya') } as const;
    asked()
      .when({ type: 'EndTokens', ...ended, reason: ' One was published. ' })
      .yields({ type: 'TokensEnded', ...ended, reason: 'One was published.' });
  });

  it('records the admin, the webhook and the reason of a stop, and null for a stop of all webhooks', () => {
    const one = { haltedBy: ada, subject: asMemberId('maya'), webhookId: 'w1' } as const;
    asked()
      .when({ type: 'HaltWebhooks', ...one, reason: ' Its receiver complained. ' })
      .yields({ type: 'WebhooksHalted', ...one, reason: 'Its receiver complained.' });
    const all = { haltedBy: ada, subject: null, webhookId: null } as const;
    asked()
      .when({ type: 'HaltWebhooks', ...all, reason: 'Messages were wrong.' })
      .yields({ type: 'WebhooksHalted', ...all, reason: 'Messages were wrong.' });
    asked()
      .when({ type: 'HaltWebhooks', ...all, reason: ' ' })
      .refuses('reason-required');
  });

  it('records who deleted which export, and how', () => {
    const removal = { removedBy: ada, copy: '5f3759df-0000-4000-8000-000000000000' } as const;
    asked()
      .when({ type: 'NoteCopyRemoved', ...removal, note: ' Shredded. ' })
      .yields({ type: 'ExportedCopyRemoved', ...removal, note: 'Shredded.' });
    asked()
      .when({ type: 'NoteCopyRemoved', ...removal, note: ' ' })
      .refuses('reason-required');
  });

  it('records who skipped which events for which projection, and why', () => {
    const skip = { skippedBy: ada, projection: 'workouts' } as const;
    const skippedEvents = ['e1', 'e2', 'e1'];
    const skipped = { type: 'DeadLetterSkipped', ...skip, reason: 'Written by a test.' } as const;
    asked()
      .when({ type: 'SkipDeadLetters', ...skip, skippedEvents, reason: ' Written by a test. ' })
      .yields({ ...skipped, skippedEvent: 'e1' }, { ...skipped, skippedEvent: 'e2' });
    asked()
      .when({ type: 'SkipDeadLetters', ...skip, skippedEvents, reason: ' ' })
      .refuses('reason-required');
  });

  it('records a skip once for each event and projection, by the admin who was first', () => {
    const skip = { skippedBy: ada, projection: 'workouts', reason: 'First.' } as const;
    const given = () => asked({ type: 'DeadLetterSkipped', ...skip, skippedEvent: 'e1' });
    const by = { skippedBy: asMemberId('bo'), reason: 'Again.' };
    const again = { type: 'SkipDeadLetters', ...skip, ...by, skippedEvents: ['e1'] } as const;
    const skipped = { type: 'DeadLetterSkipped', ...skip, ...by } as const;
    given().when(again).yieldsNothing();
    given()
      .when({ ...again, skippedEvents: ['e1', 'e2'] })
      .yields({ ...skipped, skippedEvent: 'e2' });
    given()
      .when({ ...again, projection: 'activities' })
      .yields({ ...skipped, skippedEvent: 'e1', projection: 'activities' });
  });

  it('knows each of very many skips', () => {
    const skip = { skippedBy: ada, projection: 'workouts', reason: 'First.' } as const;
    const skippedEvents = Array.from({ length: 1_201 }, (_, nth) => `e${nth}`);
    const type = 'DeadLetterSkipped';
    const before = skippedEvents.map((skippedEvent) => ({ type, ...skip, skippedEvent }) as const);
    asked(...before)
      .when({ type: 'SkipDeadLetters', ...skip, skippedEvents })
      .yieldsNothing();
  });

  it('uses one stream for each admin and date', () => {
    expect(auditStream(ada, asMemberDay('2026-03-10'))).to.equal('audit-ada-2026-03-10');
  });
});
