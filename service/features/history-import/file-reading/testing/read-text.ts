import {
  type FileAnswers,
  type FileItem,
  type FileProblem,
  type FileSet,
  type FileWeight,
  type FileWorkout,
  noAnswers,
} from '#domain/history-import/file-rows.ts';
import type { NamedColumns } from '#domain/history-import/readers/mapped-table.ts';
import { bytesOfBlob } from '../file-bytes.ts';
import { type ReadFile, readHistoryFile } from '../read-history-file.ts';

type Read = {
  readonly files: readonly ReadFile[];
  readonly items: readonly FileItem[];
  readonly workouts: readonly FileWorkout[];
  readonly weights: readonly FileWeight[];
  readonly problems: readonly FileProblem[];
};

/** Reads a file as the page does. */
export async function readBytes(
  name: string,
  content: BlobPart,
  answers: Partial<FileAnswers> = {},
  columns?: NamedColumns,
): Promise<Read> {
  const items: FileItem[] = [];
  const onItem = (item: FileItem) => items.push(item);
  const files = await readHistoryFile(bytesOfBlob(name, new Blob([content])), {
    answers: { ...noAnswers, ...answers },
    onItem,
    ...(columns && { columns }),
  });
  return {
    files,
    items,
    workouts: items.filter((item) => item.is === 'workout'),
    weights: items.filter((item) => item.is === 'weight'),
    problems: items.filter((item) => item.is === 'problem'),
  };
}

export const readLines = (lines: readonly string[], answers: Partial<FileAnswers> = {}): Promise<Read> =>
  readBytes('export.csv', `${lines.join('\n')}\n`, answers);

/** `Squat work 5 x 100 kg`, with every further amount that the set has. */
export function setText({ exercise, kind, reps, load, seconds, distanceMetres, rpe, note }: FileSet): string {
  const sign = load?.kind === 'assistance' ? 'minus ' : '';
  return [
    exercise,
    kind,
    ...(reps === null ? [] : [`x${reps}`]),
    ...(load ? [`${sign}${load.value} ${load.unit ?? '?'}`] : []),
    ...(seconds === null ? [] : [`${seconds} s`]),
    ...(distanceMetres === null ? [] : [`${distanceMetres} m`]),
    ...(rpe === null ? [] : [`@${rpe}`]),
    ...(note === null ? [] : [`(${note})`]),
  ].join(' ');
}

export const setTexts = (workouts: readonly FileWorkout[]): readonly string[] =>
  workouts.flatMap(({ sets }) => sets.map(setText));
