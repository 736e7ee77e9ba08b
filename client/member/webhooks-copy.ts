import type { WebhookKind, WebhookScope, WebhookStopReason } from '#domain/integrations/webhook-events.ts';
import { failure } from './member-copy.ts';

export const webhooksCopy = {
  title: 'Webhooks',
  lead: 'A webhook tells your own program what happens, at once: we call its address.',
  switchedOff: 'Switch this on to add a webhook. Webhooks that you added before get news again.',
  unread: 'We couldn’t load your webhooks.',
  none: 'No webhooks yet.',
  add: 'New webhook',
  sends: (kinds: readonly WebhookKind[]): string => kinds.map((kind) => kindNames[kind]).join(', '),
  failing: (since: string): string => `It takes nothing since ${since}. We try again for three days.`,
  stopped: {
    member: 'Stopped by you.',
    failing: 'Stopped: it took nothing for three days. See what it answered, mend it, and resume.',
    gone: 'Stopped: it said that it is gone.',
    admin: 'Stopped by an admin.',
  } satisfies Record<WebhookStopReason, string>,
  chips: { stopped: 'Stopped', failing: 'Failing' },
  test: 'Test',
  testing: 'Testing...',
  testTaken: (status: number): string => `It answered ${status}.`,
  tested: (description: string) => ({ title: 'Test Taken', description }),
  testRefused: (problem: string) => ({ title: 'Test Not Taken', description: problemText(problem) }),
  failedTest: failure('The test could not be sent. Try again in a moment.'),
  log: 'Deliveries',
  change: 'Change',
  stop: 'Stop',
  resume: 'Resume',
  remove: 'Remove',
  removed: { title: 'Webhook Removed', description: 'It gets no more news.' },
  failedChange: failure('That did not work. Check your connection and try again.'),
  previousSecret: (until: string): string => `The secret before works until ${until}.`,
};

export const logCopy = {
  title: 'Last deliveries',
  none: 'Nothing sent yet. What happens from now on is listed here.',
  unread: 'We couldn’t load the deliveries.',
  refresh: 'Refresh',
  waiting: 'Waiting',
  dropped: 'Not sent',
  taken: (status: number | null, milliseconds: number | null): string =>
    `Taken with ${status ?? 'no status'} in ${milliseconds ?? 0} ms`,
  attempts: (count: number): string => `${count} attempts`,
  kindName: (kind: string): string => (kind in kindNames ? kindNames[kind as WebhookKind] : 'Test'),
};

const problems: Readonly<Record<string, string>> = {
  timeout: 'It did not answer in 10 seconds.',
  'private address': 'Its name leads to a private network, which we do not call.',
  ENOTFOUND: 'Its name is unknown.',
  ECONNREFUSED: 'Nothing listens there.',
  stopped: 'The webhook was stopped.',
  erased: 'What happened was erased.',
  'too old': 'It was more than three days old.',
};

export const problemText = (problem: string): string =>
  problems[problem] ??
  (problem.startsWith('status ')
    ? `It answered ${problem.slice('status '.length)}.`
    : `No answer (${problem}).`);

export const webhookFormCopy = {
  newTitle: 'New webhook',
  changeTitle: 'Change webhook',
  description: 'Send as little as the program needs.',
  url: 'Address',
  urlHint: 'https, such as https://hooks.example/rondel',
  urlMissing: 'Give the address of your program. It begins with https.',
  kinds: 'What it hears about',
  kindsMissing: 'Choose at least one.',
  scopes: 'Also send',
  add: 'Add webhook',
  adding: 'Adding...',
  save: 'Save',
  saving: 'Saving...',
  rotate: 'New secret',
  failed: failure('The webhook could not be saved. Check your connection and try again.'),
  proof: 'Sign in once more to set up a webhook. Then come back here.',
  shown: {
    title: 'Signing secret',
    description: 'Your program checks each message with it. Copy it now: it is shown this once.',
    label: 'Secret',
    copied: { title: 'Secret Copied', description: 'Keep it where your program reads it.' },
  },
};

export const kindNames: Readonly<Record<WebhookKind, string>> = {
  'workout.logged': 'Workout logged',
  'quest.completed': 'Quest completed',
  'streak.at_risk': 'Streak at risk',
  'streak.changed': 'Streak changed',
  'weight.logged': 'Weight logged',
  'program.phase': 'New phase of the program',
};

export const webhookScopeNames: Readonly<Record<WebhookScope, string>> = {
  'read:history': 'Sets, effort and mood of workouts',
  'read:body': 'The weight itself',
};
