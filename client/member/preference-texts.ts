import type { ToastMessage } from '#client/ui/toast.ts';

export const keepTexts = {
  button: 'Keep these settings',
  pending: 'Keeping...',
  isKept: 'Kept. They stand like this after a reload.',
  isUsual: 'Everybody starts like this. Change what you like; it holds until a reload.',
  isNotKept: 'Not kept yet: a reload brings back how they stood before.',
  kept: { title: 'Settings Kept', description: 'They stand like this from now on.' },
  failed: {
    title: 'Error',
    description: 'Failed to keep your settings. Please try again.',
    variant: 'destructive',
  },
} as const satisfies Record<string, string | ToastMessage>;

export const privacyUpdated = (title: string, isOn: boolean): ToastMessage => ({
  title: 'Privacy Setting Updated',
  description: `${title} ${isOn ? 'enabled' : 'disabled'}`,
});

export const exportRequested: ToastMessage = {
  title: 'Data Export Requested',
  description: 'Your data export will be emailed to you within 24 hours.',
};

export const takeTexts = {
  title: 'Or take it now',
  description: 'Files of your own, as of this moment.',
  files: [
    { href: '/api/me/export', label: 'Everything (JSON)' },
    { href: '/api/me/export/workouts.csv', label: 'Workouts (CSV)' },
    { href: '/api/me/export/metrics.csv', label: 'Body metrics (CSV)' },
    { href: '/api/me/export/points.csv', label: 'Points (CSV)' },
  ],
  mail: 'Mail me these files',
  mailing: 'Asking for the mail...',
  mailed: (address: string) => `The files are on their way to ${address}.`,
  notMailed: {
    title: 'Error',
    description: 'Failed to ask for the mail. Please try again.',
    variant: 'destructive',
  } satisfies ToastMessage,
} as const;

export const deleteTexts = {
  title: 'Delete account',
  description:
    'This will permanently delete your account, with all your data and your access to the beta. This action cannot be undone.',
  pending: 'Deleting...',
  cleared: { title: 'Account Deleted', description: 'Your account and your data are deleted.' },
  failed: {
    title: 'Error',
    description: 'Failed to delete your account. Please try again.',
    variant: 'destructive',
  },
} as const satisfies Record<string, string | ToastMessage>;

/** For somebody at the beta gate. */
export const withoutAccessTexts = {
  title: 'Your data is yours',
  description:
    'You can take a copy of everything we hold about you, or delete your account. You don’t need access for that.',
  deletion: {
    description:
      'This will permanently delete your account, with all your data and your request for access. This action cannot be undone.',
  },
} as const;

export const clearTexts = {
  title: 'Clear All Data',
  description:
    'This will permanently delete all your workout data, progress, achievements, and preferences. This action cannot be undone.',
  pending: 'Clearing...',
  cleared: { title: 'Data Cleared', description: 'Your data is deleted. Your account stays.' },
  failed: {
    title: 'Error',
    description: 'Failed to clear data. Please try again.',
    variant: 'destructive',
  },
} as const satisfies Record<string, string | ToastMessage>;
