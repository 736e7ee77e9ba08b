import { Presets, SingleBar } from 'cli-progress';
import { progressLine } from '#service/tools/analysis/progress-line.ts';

type ShownProgress = {
  update(events: number): void;
  stop(): void;
};

const plainEveryMs = 2_000;

/**
 * Shows the progress of reading the log: a bar on a terminal, otherwise a line every two seconds. Uses standard error, so that standard
 * output contains only the result.
 * @param total number of events; null when unknown.
 */
export function showProgress(
  total: number | null,
  stream: NodeJS.WriteStream = process.stderr,
): ShownProgress {
  const began = performance.now();
  const lineOf = (events: number) =>
    progressLine({ events, total, seconds: (performance.now() - began) / 1000 });
  return stream.isTTY ? bar(total, lineOf, stream) : plainLines(lineOf, stream);
}

type LineOf = (events: number) => string;

function bar(total: number | null, lineOf: LineOf, stream: NodeJS.WriteStream): ShownProgress {
  const format = total === null ? '{line}' : '{bar} {line}';
  const shown = new SingleBar({ format, stream, barsize: 24, hideCursor: true }, Presets.shades_classic);
  shown.start(total ?? 0, 0, { line: lineOf(0) });
  return {
    update: (events) => shown.update(Math.min(events, total ?? events), { line: lineOf(events) }),
    stop: () => shown.stop(),
  };
}

function plainLines(lineOf: LineOf, stream: NodeJS.WriteStream): ShownProgress {
  let lastShown = performance.now();
  return {
    update(events) {
      if (performance.now() - lastShown < plainEveryMs) return;
      lastShown = performance.now();
      stream.write(`${lineOf(events)}\n`);
    },
    stop: () => {},
  };
}
