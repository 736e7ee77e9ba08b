import { type Milestone, nextMilestone, reachedMilestone } from '#domain/catalogue/content/milestones.ts';
import { progressCopy } from './progress-copy.ts';

/**
 * What a milestone says that was just reached; empty where the number has moved on, since the sentence names it.
 * @param reach how far above the milestone the sentence is still true
 */
export function reachedText(milestones: readonly Milestone[], value: number, reach = 0): string {
  const reached = reachedMilestone(milestones, value);
  return reached && value - reached.value <= reach ? reached.message : '';
}

/** A percentage jumps with each weight: 52 is halfway too. */
export const percentReach = 4;

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
