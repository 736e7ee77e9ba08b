import { type Milestone, nextMilestone, reachedMilestone } from '#domain/catalogue/content/milestones.ts';
import { progressCopy } from './progress-copy.ts';

/** What the highest milestone that was reached says; empty before the first. */
export const reachedText = (milestones: readonly Milestone[], value: number): string =>
  reachedMilestone(milestones, value)?.message ?? '';

/** `Next: 75%`, or that all milestones are behind. */
export function nextText(milestones: readonly Milestone[], value: number, unit: string): string {
  const next = nextMilestone(milestones, value);
  return next ? progressCopy.nextValue(next.value, unit) : progressCopy.allReached;
}

/** `16 more to 50.`; empty after the last. */
export function aheadSentence(milestones: readonly Milestone[], value: number, unit = ''): string {
  const next = nextMilestone(milestones, value);
  return next ? progressCopy.aheadOf(next.value - value, unit, next.value) : '';
}

export const sentences = (...parts: readonly string[]): string => parts.filter(Boolean).join(' ');
