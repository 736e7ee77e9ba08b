import { learnZones } from '#client/lib/time/page-zones.ts';
import { UnreadableFile } from '#service/features/history-import/file-reading/unreadable.ts';
import { createHistoryReading } from './history-reading.ts';
import type { ReadingCall, ReadingMessage } from './reading-messages.ts';
import { unreadableCopy } from './unreadable-copy.ts';

/* Reads chosen files in a worker, so that the page answers taps meanwhile. */

const reading = createHistoryReading();
const say = (message: ReadingMessage): void => postMessage(message);
/** Progress is sent to the page at most so often. */
const progressMs = 100;
let saidAt = 0;

addEventListener('message', ({ data }: MessageEvent<ReadingCall>) => void answer(data));

async function answer(call: ReadingCall): Promise<void> {
  const { id } = call;
  try {
    say({ id, is: 'answer', answer: await answerTo(call) });
  } catch (error) {
    if (error instanceof UnreadableFile)
      say({ id, is: 'refusal', code: error.code, sentence: unreadableCopy.sentence(error) });
    else say({ id, is: 'failure', reason: String(error) });
  }
}

function answerTo(call: ReadingCall): unknown {
  switch (call.is) {
    case 'read':
      return reading.read(call.files, call.asked, (file, bytes) => {
        if (performance.now() - saidAt < progressMs) return;
        saidAt = performance.now();
        say({ id: call.id, is: 'progress', file, bytes });
      });
    case 'prepare':
      learnZones(call.zoneRules);
      return reading.prepare(call.answers);
    case 'batch': {
      // As text, which the page neither copies piece by piece nor has to write.
      const { is: _, ...entries } = reading.batch(call.part, call.kind, call.nth);
      return JSON.stringify({ batch: call.nth + 1, ...entries });
    }
  }
}
