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
  failing: (since: string): string =>
    `Your program hasn’t answered properly since ${since}. We keep trying for three days, so nothing is lost yet.`,
  stopped: {
    member: 'Stopped by you.',
    failing:
      'We stopped after three days without a proper answer. See what your program answered, fix it, then resume.',
    gone: 'We stopped because your program said it is gone. If it is back, resume.',
    admin: 'Our team stopped this one. Make sure your program is fine, then resume. Need help? Write to us.',
  } satisfies Record<WebhookStopReason, string>,
  chips: { stopped: 'Stopped', failing: 'Failing' },
  test: 'Test',
  testing: 'Testing...',
  testTaken: (status: number): string => `Your program answered ${status}.`,
  tested: (description: string) => ({ title: 'Test Arrived', description }),
  testRefused: (problem: string) => ({ title: 'Test Didn’t Arrive', description: problemText(problem) }),
  failedTest: failure('The test could not be sent. Try again in a moment.'),
  log: 'Deliveries',
  change: 'Change',
  stop: 'Stop',
  resume: 'Resume',
  remove: 'Remove',
  removed: { title: 'Webhook Removed', description: 'Your program gets no more news.' },
  failedChange: failure('That did not work. Check your connection and try again.'),
  previousSecret: (until: string): string => `Your earlier secret works until ${until}.`,
};

export const logCopy = {
  title: 'Last deliveries',
  none: 'Nothing sent yet. What happens from now on is listed here.',
  unread: 'We couldn’t load the deliveries.',
  refresh: 'Refresh',
  waiting: 'Waiting',
  dropped: 'Not sent',
  taken: (status: number | null, milliseconds: number | null): string =>
    `Arrived: ${status ?? 'no status'} in ${milliseconds ?? 0} ms`,
  attempts: (count: number): string => `${count} attempts`,
  kindName: (kind: string): string => (kind in kindNames ? kindNames[kind as WebhookKind] : 'Test'),
};

const problems: Readonly<Record<string, string>> = {
  timeout: 'Your program took more than 10 seconds.',
  'private address': 'Its address leads to a private network, which we don’t call.',
  ENOTFOUND: 'Nobody knows the host of its address.',
  ECONNREFUSED: 'Nothing is running at its address.',
  stopped: 'The webhook was stopped.',
  erased: 'You erased what this was about.',
  'too old': 'This was more than three days old.',
  'too many': 'More than 1,000 messages were waiting.',
};

export const problemText = (problem: string): string =>
  problems[problem] ??
  (problem.startsWith('status ')
    ? `Your program answered ${problem.slice('status '.length)}.`
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
