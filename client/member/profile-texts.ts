import type { ToastMessage } from '#client/ui/toast.ts';

const failure = (description: string): ToastMessage => ({
  title: 'Error',
  description,
  variant: 'destructive',
});

export const equipmentToasts = {
  saved: { title: 'Equipment Updated', description: 'Workouts and quests now go by what you have.' },
  failed: failure('Failed to update equipment. Please try again.'),
};

export const measurementsToasts = {
  saved: { title: 'Measurements Updated', description: 'Your body metrics are up to date.' },
  failed: failure('Failed to update measurements. Please try again.'),
};

export const profileToasts = {
  saved: { title: 'Profile Updated', description: 'Your changes are saved.' },
  failed: failure('Failed to update profile. Please try again.'),
};

export const signOutTexts = {
  title: 'Sign out and forget this device',
  description:
    'This device forgets your ticks, drafts, a workout under way and assessment results you have not submitted. What we have received stays in your account.',
  confirm: 'Forget and sign out',
  pending: 'Signing out...',
  cleared: null,
  failed: failure('You are offline. Nothing was forgotten. Sign out when you are back.'),
};

/** Under Sign Out. */
export const signOutNotes = {
  stays: 'Your drafts and what isn’t sent yet stay on this device, locked until you sign in again.',
  forgets: 'This device forgets your drafts and everything else it keeps for you.',
};

export const sharedDeviceTexts = {
  label: 'This is a shared device',
  description: 'When you sign out, this device forgets everything it keeps for you.',
};

export const resetTexts = {
  title: 'Admin Program Reset',
  description:
    'This clears your own program, workouts, quests, points, measurements and assessment. Your account, profile and beta access stay. It cannot be undone.',
  confirm: 'Reset My Data',
  pending: 'Resetting...',
  cleared: { title: 'Reset Complete', description: 'All data cleared. Returning to onboarding wizard.' },
  failed: failure('Failed to reset data. Please try again.'),
};
