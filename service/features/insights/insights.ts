import type { Instant } from '#domain/kernel/day.ts';
import type { Effect, EnergyFigures, Figures } from './insights-contract.ts';
import type { RuleChanges } from './rules-file.ts';

/** Progress of work that has not ended. */
export type Computing = {
  readonly state: 'computing';
  readonly events: number;
  readonly total: number | null;
  readonly waitingFor: number;
};
/** The answer to a question, or how far the work on it is. */
export type Answered<Answer> = { readonly state: 'ready'; readonly answer: Answer } | Computing;

export type Insights = {
  /** The figures of a moment; of now without one. @throws InsightsBusy; the error of the work */
  figures(asOf: Instant | null): Promise<Answered<Figures>>;
  /** The effect of other rules. @throws InsightsBusy; the error of the work */
  effect(rules: RuleChanges, asOf: Instant | null): Promise<Answered<Effect>>;
  /** Energy and mood of all members until a moment; until now without one. @throws InsightsBusy; the error of the work */
  energy(asOf: Instant | null): Promise<Answered<EnergyFigures>>;
  stop(): Promise<void>;
};

/** More questions are waiting than will be worked on soon. */
export class InsightsBusy extends Error {
  override readonly name = 'InsightsBusy';
}
