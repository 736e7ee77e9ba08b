import { type Milestone, nextMilestone, reachedMilestone } from '#domain/catalogue/content/milestones.ts';

/** What the highest milestone that was reached says; empty before the first. */
export const reachedText = (milestones: readonly Milestone[], value: number): string =>
  reachedMilestone(milestones, value)?.message ?? '';

/** `Next: 75%`, or that all milestones are behind. */
export function nextText(milestones: readonly Milestone[], value: number, unit: string): string {
  const next = nextMilestone(milestones, value);
  return next ? `Next: ${next.value}${unit}` : 'All reached';
}

/** `16 more to 50.`; empty after the last. */
export function aheadSentence(milestones: readonly Milestone[], value: number, unit = ''): string {
  const next = nextMilestone(milestones, value);
  return next ? `${next.value - value}${unit} more to ${next.value}${unit}.` : '';
}

export const sentences = (...parts: readonly string[]): string => parts.filter(Boolean).join(' ');
