import { numberText, plural } from '#client/lib/format/locale.ts';
import type { Disagreement, Verdict } from '#domain/quest/quest-proof.ts';

const spins = (count: number): string =>
  `${numberText(count)} ${plural(count, { one: 'spin', other: 'spins' })}`;

export const fairWheelCopy = {
  title: 'A fair wheel',
  intro:
    'You don’t have to trust us. Before a month begins, we publish the fingerprint of the secret that the wheel draws by. After the month, we publish the secret. So nobody can change a spin afterwards, and that includes us.',
  backToHelp: 'Back to Help',
  checkYours: 'Check your spins',
  checkLead: 'Your browser repeats each spin from what we published, without asking our server.',
  signIn: 'Sign In',
  signInToCheck: 'Sign in to check every spin you made.',
  month: 'Month',
  check: 'Check my spins',
  checking: 'Checking…',
  cannotCheck: 'Your browser can check spins on a secure connection only. Open Rondel at its https address.',
  spinsUnread: 'We couldn’t load your spins.',
  seedsUnread: 'We couldn’t load what was published.',
  noSpins: 'You didn’t spin in this month.',
  spinOf: (date: string, spin: number): string => `${date}, spin ${spin}`,
  published: 'What we published',
  nothingPublished: 'Nothing has been published yet.',
  inTime: 'In time',
  late: 'Late',
  lateNote: 'The month had begun somewhere when we published this. Spins from before are marked.',
  twice: 'This month has more than one fingerprint, because its secret was replaced.',
  fingerprint: (date: string): string => `Fingerprint, published ${date}`,
  secret: (date: string): string => `Secret, published ${date}`,
  secretComes: (date: string): string => `The secret follows on ${date}.`,
  how: 'How the check works',
  steps: [
    'The secret’s SHA-256 must be the fingerprint that we published.',
    'The draw must be the HMAC-SHA-256, under the secret, of your member id, the date and the number of the spin, joined by |.',
    'The eight quests on your wheel must follow from a draw of the same kind, with the word wheel in place of the spin, and from your equipment and your rest days. Half of all wheels hold the Lucky Day.',
    'Divide the draw by the number of slots that haven’t come up today. The remainder picks the slot, counted clockwise from the top. So each slot is as likely as any other.',
  ],
  before: (date: string): string =>
    `Spins of days before ${date} drew among all quests that fit you, also those that the wheel didn’t show. Their draw was a Lucky Day if 16 divided it. Otherwise the whole part of that division picked the quest from the sorted list.`,
  limits:
    'It shows that no spin was changed, and that the secret wasn’t chosen once the month had begun. It can’t show how the secret was chosen before.',
  verdicts: {
    verified: 'Fair',
    waiting: 'Waits for the secret',
    early: 'Before the fingerprint',
    uncommitted: 'From before',
    wrong: 'Doesn’t match',
  } satisfies Record<Verdict['is'], string>,
  why: {
    seed: 'None of the secrets we published gives this draw.',
    draw: 'The draw isn’t what the secret gives.',
    spin: 'It isn’t the next spin of its day.',
    rules: 'It was drawn by other rules than those of its day.',
    wheel: 'Other quests were on your wheel than should have been.',
    candidates: 'Other quests could come up than should have.',
    result: 'The draw gives another quest.',
  } satisfies Record<Disagreement, string>,
  summary(counts: Readonly<Record<Verdict['is'], number>>): string {
    const { verified, waiting, early, uncommitted, wrong } = counts;
    const parts = [
      wrong > 0 && `${spins(wrong)} didn’t match. Please write to us.`,
      verified > 0 && `${spins(verified)} checked: fair.`,
      waiting > 0 && `${spins(waiting)} fit so far. You can check the rest when the secret is out.`,
      early > 0 && `${spins(early)} came before the fingerprint of the month.`,
      uncommitted > 0 && `${spins(uncommitted)} came before we published fingerprints.`,
    ];
    return parts.filter(Boolean).join(' ');
  },
};
