import type { UnreadableFile } from '#service/features/history-import/file-reading/unreadable.ts';

export const unreadableCopy = {
  /** Why a whole file was not read, with its name and line. */
  sentence: (file: UnreadableFile): string => file.message,
};
