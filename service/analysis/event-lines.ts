import type { StoredEvent } from '#service/event-store/store.ts';
import { exportFormat } from '#service/member-data/member-export.ts';
import { canonicalLine } from './exported-event.ts';
import { linesIn } from './file-lines.ts';

/**
 * The lines of a file of events, as an export of the whole log writes them; also from the file that a member has taken of their own, in
 * which each line stands in a list and has words beside it.
 */
export async function* eventLines(chunks: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let isOfMember: boolean | null = null;
  for await (const line of linesIn(chunks)) {
    if (isOfMember === null) {
      isOfMember = line.startsWith(`{"format":"${exportFormat}"`);
      if (isOfMember) continue;
    }
    if (!isOfMember) yield line;
    else if (line !== ']}') yield lineInList(line);
  }
}

/** What is no event is left as it is, for who looks at it next. */
function lineInList(line: string): string {
  try {
    return canonicalLine(JSON.parse(line.replace(/,$/, '')) as StoredEvent);
  } catch {
    return line;
  }
}
