import { betaDecider } from '#domain/beta/beta.ts';
import { betaRequestStream } from '#domain/beta/beta-events.ts';
import type { Instant } from '#domain/kernel/day.ts';
import { memberDecider } from '#domain/member/member.ts';
import { memberStream } from '#domain/member/member-events.ts';
import { betaRequestId } from '#service/beta/beta-request-id.ts';
import type { ExecuteCommand } from '#service/commands/execute-command.ts';
import type { EventStore } from '#service/event-store/store.ts';
import { type DemoPerson, devMemberId } from '#service/identity/dev-people.ts';
import { type DemoClock, demoClock, type Moment } from './demo-clock.ts';
import { liveDemoHistory } from './demo-history.ts';
import { demoAdmin, demoMember, demoNewcomer } from './demo-people.ts';
import { demoSender } from './demo-sender.ts';

type Seeding = { readonly execute: ExecuteCommand; readonly clock: DemoClock };
/** Who asked, how many days ago, and what came of it. */
type Asked = readonly [
  email: string,
  daysAgo: number,
  answer: 'approved' | 'denied' | null,
  notes: string | null,
];

const others: readonly Asked[] = [
  ['theo.marchetti@post.example', 12, 'denied', 'Asked for a corporate account; not part of the beta.'],
  ['amina.yusuf@mail.example', 6, null, null],
  ['johanna.von-der-heide-lindqvist@universitaet-beispielstadt.example', 1, null, null],
];

/**
 * Makes the past of the demo people by sending their commands at past times, once. Cut off half-way, the next call completes it.
 * @param now their history ends on the day before.
 */
export async function seedDemo(events: EventStore, execute: ExecuteCommand, now: Instant): Promise<void> {
  if (await isSeeded(events)) return;
  const seeding = { execute, clock: demoClock(now) };
  await register(seeding, demoAdmin, seeding.clock.moment(100, 9));
  await askForBeta(seeding, [demoMember.email, 93, 'approved', 'Knows us from the pilot group.']);
  for (const asked of others) await askForBeta(seeding, asked);
  await register(seeding, demoMember, seeding.clock.moment(91, 8));
  const memberId = devMemberId(demoMember.email);
  const send = demoSender(execute, memberId, seeding.clock.zone);
  await liveDemoHistory({ send, memberId, clock: seeding.clock });
  await askForBeta(seeding, [demoNewcomer.email, 3, 'approved', null]);
}

/** The newcomer's approval is the last thing that a seeding does. */
async function isSeeded(events: EventStore): Promise<boolean> {
  for await (const event of events.readStream(betaRequestStream(betaRequestId(demoNewcomer.email)))) {
    if (event.type === 'BetaRequestApproved') return true;
  }
  return false;
}

async function register({ execute, clock }: Seeding, person: DemoPerson, moment: Moment): Promise<void> {
  const { email, firstName, lastName } = person;
  const memberId = devMemberId(email);
  const details = { email, emailVerified: true, firstName, lastName, profileImageUrl: null };
  const command = { type: 'RegisterMember', memberId, ...details, zone: clock.zone } as const;
  await demoSender(execute, memberId, clock.zone)(memberDecider, memberStream(memberId), command, moment);
}

async function askForBeta(
  { execute, clock }: Seeding,
  [email, daysAgo, answer, notes]: Asked,
): Promise<void> {
  const requestId = betaRequestId(email);
  const stream = betaRequestStream(requestId);
  const submit = { type: 'SubmitBetaRequest', requestId, email, requestedBy: null } as const;
  await demoSender(execute, 'system', clock.zone)(betaDecider, stream, submit, clock.moment(daysAgo, 11, 20));
  if (answer === null) return;
  const reviewedBy = devMemberId(demoAdmin.email);
  const type = answer === 'approved' ? 'ApproveBetaRequest' : 'DenyBetaRequest';
  const review = { type, requestId, reviewedBy, adminNotes: notes } as const;
  await demoSender(execute, reviewedBy, clock.zone)(
    betaDecider,
    stream,
    review,
    clock.moment(daysAgo - 1, 10, 5),
  );
}
