import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { asInstant } from '#domain/kernel/day.ts';
import { asMemberId, type CommandId, type MemberId } from '#domain/kernel/ids.ts';
import { dayOf } from '#domain/kernel/time-zone.ts';
import { commandIdOf } from '#service/event-store/command-ids.ts';
import {
  type Answer,
  createHttpClient,
  type HttpClient,
  signInAs,
} from '#service/http/testing/http-client.ts';

/** Where requests go: to any of several processes, or to a proxy before them. */
type Target = { someOrigin(): string };

type Member = {
  readonly memberId: MemberId;
  readonly cookies: HttpClient['cookies'];
  /** Workouts that can be retracted. */
  readonly workouts: string[];
};

/** A command that was finally answered. */
export type SentCommand = {
  readonly commandId: CommandId;
  readonly call: string;
  readonly status: number;
  /** Event types in each of its answers. */
  readonly answers: readonly (readonly string[])[];
};

type Tally = {
  readonly sent: number;
  /** Status 2xx. */
  readonly answered: number;
  readonly refused: number;
  /** Attempts that reached a process and got no answer because it was killed. */
  readonly cutOff: number;
  /** Attempts that reached no process. */
  readonly unreachable: number;
  /** Answers of 5xx. */
  readonly failed: number;
  /** Commands sent to two processes concurrently. */
  readonly sentTwiceAtOnce: number;
  /** Events in the answers. */
  readonly eventsAnswered: number;
};

type Sending = {
  tally(): Tally;
  /** Resolves when all sent commands are answered. */
  stop(): Promise<readonly SentCommand[]>;
};

const admin = 'ada@rondel.example';

/** Signs in members with beta access. Their cookies are valid in every process. */
export async function signInMembers(cluster: Target, count: number): Promise<readonly Member[]> {
  const origin = cluster.someOrigin();
  const reviewer = createHttpClient(origin);
  await signInAs(reviewer, admin);
  const members: Member[] = [];
  for (let nth = 0; nth < count; nth += 1) {
    const email = `killed-${nth}@rondel.example`;
    const asked = await reviewer.send('POST', '/api/beta/request', { json: { email } });
    const { id } = JSON.parse(asked.body) as { id: string };
    await reviewer.send('PATCH', `/api/beta/requests/${id}`, { json: { status: 'approved' } });
    const visitor = createHttpClient(origin);
    await signInAs(visitor, email);
    const user = JSON.parse((await visitor.get('/api/auth/user')).body) as { id: string };
    members.push({ memberId: asMemberId(user.id), cookies: visitor.cookies, workouts: [] });
  }
  return members;
}

type Call = { readonly method: string; readonly path: string; readonly json?: unknown };
type Choices = { readonly clients: number; readonly chance: () => number };

/** Lets members send commands of all kinds until `stop` is called. */
export function sendCommands(
  cluster: Target,
  members: readonly Member[],
  { clients, chance }: Choices,
): Sending {
  const sent: SentCommand[] = [];
  const tally = { cutOff: 0, unreachable: 0, failed: 0, sentTwiceAtOnce: 0 };
  let isStopped = false;

  async function client(): Promise<void> {
    while (!isStopped) {
      const member = members[Math.floor(chance() * members.length)] as Member;
      sent.push(await sendOne(member, someCall(member, chance)));
      await pause(chance() * 100);
    }
  }

  async function sendOne(member: Member, call: Call): Promise<SentCommand> {
    const key = randomUUID();
    const isTwice = chance() < 0.1;
    if (isTwice) tally.sentTwiceAtOnce += 1;
    const answers = await Promise.all(
      Array.from({ length: isTwice ? 2 : 1 }, () => untilAnswered(member, call, key)),
    );
    const [{ status, body } = { status: 0, body: '' }] = answers;
    const { workout } = status < 300 ? (JSON.parse(body) as { workout?: { id: string } }) : {};
    if (workout) member.workouts.push(workout.id);
    return {
      commandId: commandIdOf(member.memberId, key),
      call: `${call.method} ${call.path}`,
      // One of two concurrent commands may be refused, because the other has changed the state.
      status: Math.min(...answers.map((answer) => answer.status)),
      answers: answers.filter((answer) => answer.status < 300).map(eventTypes),
    };
  }

  async function untilAnswered(member: Member, { method, path, json }: Call, key: string): Promise<Answer> {
    for (;;) {
      const visitor = createHttpClient(cluster.someOrigin(), member.cookies);
      const answer = await visitor
        .send(method, path, { ...(json !== undefined && { json }), headers: { 'Idempotency-Key': key } })
        .catch((error: NodeJS.ErrnoException) => {
          tally[error.code === 'ECONNREFUSED' ? 'unreachable' : 'cutOff'] += 1;
          return null;
        });
      if (answer && answer.status < 500) return answer;
      if (answer) tally.failed += 1;
      await pause(20 + chance() * 100);
    }
  }

  const working = Promise.all(Array.from({ length: clients }, client));
  return {
    tally: () => {
      const answered = sent.filter(({ status }) => status < 300);
      const eventsAnswered = answered.reduce((sum, { answers: [first = []] }) => sum + first.length, 0);
      return {
        ...{ sent: sent.length, answered: answered.length, refused: sent.length - answered.length },
        ...tally,
        eventsAnswered,
      };
    },
    async stop() {
      isStopped = true;
      await working;
      return sent;
    },
  };
}

const eventTypes = ({ body }: Answer): readonly string[] =>
  (JSON.parse(body) as { events: { type: string }[] }).events.map(({ type }) => type);

const questCalls: readonly Call[] = [
  { method: 'POST', path: '/api/user-quests/spin' },
  { method: 'POST', path: '/api/user-quests/respin' },
  { method: 'POST', path: '/api/user-quests/accept' },
  { method: 'DELETE', path: '/api/user-quests/reset' },
];

/** A possible command of a member; the rules may refuse it. */
function someCall({ workouts }: Member, chance: () => number): Call {
  const upTo = (limit: number) => Math.floor(chance() * limit);
  const date = dayOf(asInstant(new Date(Date.now() - upTo(60) * 86_400_000).toISOString()), 'UTC');
  const today = dayOf(asInstant(new Date().toISOString()), 'UTC');
  const [taken] = workouts.length > 0 && chance() < 0.1 ? workouts.splice(upTo(workouts.length), 1) : [];
  if (taken !== undefined) return { method: 'DELETE', path: `/api/workouts/${taken}` };
  switch (upTo(5)) {
    case 0: {
      const workout = { templateId: 'cardio-kickstart', date, durationMinutes: 1, isCompleted: true };
      return {
        method: 'POST',
        path: '/api/workouts',
        json: { ...workout, perceivedExertion: 7, moodAfter: 4 },
      };
    }
    case 1: {
      const json = { date, unit: 'lbs', weight: String(150 + upTo(50)) };
      return { method: 'POST', path: '/api/body-metrics', json };
    }
    case 2: {
      const place = { exerciseIndex: upTo(3), setIndex: upTo(3), completed: chance() < 0.7 };
      const json = { templateType: 'daily-50', date: today, ...place };
      return { method: 'POST', path: '/api/daily-workout-progress', json };
    }
    case 3:
      return { method: 'PATCH', path: '/api/auth/user', json: { minutesPerDay: 10 + upTo(80) } };
    default:
      return chance() < 0.2
        ? { method: 'PUT', path: `/api/user-quests/${today}`, json: { status: 'completed' } }
        : (questCalls[upTo(questCalls.length)] as Call);
  }
}
