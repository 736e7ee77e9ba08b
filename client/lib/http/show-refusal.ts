import { showToast, type ToastMessage } from '#client/ui/toast.ts';
import { isTooFast } from './api-error.ts';

/** Why a command came to nothing: as usual, or when to try again where too much was asked for in a short time. */
export const refusalToast = (error: unknown, usual: ToastMessage): ToastMessage =>
  isTooFast(error) ? { ...usual, description: error.text } : usual;

export const showRefusal = (error: unknown, usual: ToastMessage): void =>
  showToast(refusalToast(error, usual));
