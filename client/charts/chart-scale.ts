export type ChartScale = {
  readonly low: number;
  readonly high: number;
  /** Where lines are drawn, lowest first; the first and the last bound the chart. */
  readonly ticks: readonly number[];
};

const steps = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000];
const mostSteps = 5;
/** A weight that hardly changes is no mountain range. */
const leastSpread = 4;

/** A scale of round numbers that holds all values, in at most five steps. At least one value. */
export function chartScale(values: readonly number[]): ChartScale {
  const spare = Math.max(0, leastSpread - (Math.max(...values) - Math.min(...values))) / 2;
  const [least, most] = [Math.min(...values) - spare, Math.max(...values) + spare];
  const step = steps.find((width) => linesOf(least, most, width).length - 1 <= mostSteps) ?? 2000;
  const ticks = linesOf(least, most, step);
  return { low: ticks[0] ?? least, high: ticks.at(-1) ?? most, ticks };
}

/** How far from the top of the chart a value stands, in percent. */
export const percentFromTop = (value: number, { low, high }: ChartScale): number =>
  ((high - value) / (high - low)) * 100;

/** Lines below and above all values, so that none touches the edge. */
function linesOf(least: number, most: number, step: number): number[] {
  const low = Math.ceil(least / step - 1) * step;
  const high = Math.floor(most / step + 1) * step;
  return Array.from({ length: Math.round((high - low) / step) + 1 }, (_, line) => low + line * step);
}
