import { brand } from '#client/ui/ui-copy.ts';

export const installCopy = {
  label: 'The app on this device',
  /** At most 48 characters each. */
  line: { press: `${brand} can be an app on this device.`, byHand: `${brand} can be on your home screen.` },
  install: 'Install',
  how: 'Show me how',
  notAgain: 'Don’t offer this again',
  title: `${brand} on your home screen`,
  lead: 'Then it opens like any other app, and your reminders can reach you on this device.',
  steps: [
    'Tap Share in your browser.',
    'Choose Add to Home Screen, then Add.',
    `Open ${brand} from your home screen.`,
  ],
  gotIt: 'Got it',
} as const;
