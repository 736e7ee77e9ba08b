import { ApiError } from '#client/lib/http/api-error.ts';
import { refusalToast } from '#client/lib/http/refusal.ts';
import type { ToastMessage } from '#client/ui/toast.ts';

/** The service's own sentence, where a rule of friends and circles refused the command. */
export const refusedText = (error: unknown, usual: ToastMessage): ToastMessage =>
  error instanceof ApiError && error.code !== null && error.status < 500
    ? { ...usual, description: error.text }
    : refusalToast(error, usual);
