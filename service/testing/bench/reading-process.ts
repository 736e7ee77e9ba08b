import { SaxesParser } from 'saxes';
import { noAnswers } from '#domain/history-import/file-rows.ts';
import { piecesOf } from '#service/features/history-import/file-reading/file-bytes.ts';
import { readHistoryFile } from '#service/features/history-import/file-reading/read-history-file.ts';
import { healthExport } from '#service/features/history-import/file-reading/testing/history-files.ts';

/*
 * Reads a health file of so many megabytes in a separate process, because memory is measured by process. Prints the seconds and the peak.
 *
 * node --import tsx service/testing/bench/reading-process.ts saxes|ours <megabytes>
 */
const [who = '', megabytes = '100'] = process.argv.slice(2);
const file = healthExport(Number(megabytes) * 1_000_000);
const began = performance.now();
const found = who === 'saxes' ? await readBare() : await read();
const seconds = (performance.now() - began) / 1_000;
// Node reports kilobytes on every platform.
const peakBytes = process.resourceUsage().maxRSS * 1_024;
process.stdout.write(`${JSON.stringify({ seconds, peakBytes, bytes: file.size, found })}\n`);

async function readBare(): Promise<number> {
  let elements = 0;
  const decoder = new TextDecoder();
  const parser = new SaxesParser();
  parser.on('opentag', () => {
    elements += 1;
  });
  for await (const piece of piecesOf(file)) parser.write(decoder.decode(piece, { stream: true }));
  parser.close();
  return elements;
}

async function read(): Promise<number> {
  let items = 0;
  await readHistoryFile(file, {
    answers: noAnswers,
    onItem: () => {
      items += 1;
    },
  });
  return items;
}
