import type { ToastMessage } from '#client/design/toast.ts';

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
