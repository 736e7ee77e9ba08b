export type Milestone = { readonly value: number; readonly message: string };

/** In days. */
export const streakMilestones: readonly Milestone[] = [
  { value: 7, message: 'A full week. Skip tokens come from weeks like this.' },
  { value: 14, message: 'Two weeks running. This is what a habit looks like.' },
  { value: 30, message: 'Thirty days. You no longer need reminding.' },
];

/** In completed workouts. */
export const workoutMilestones: readonly Milestone[] = [
  { value: 10, message: 'Ten workouts. You know your way around by now.' },
  { value: 25, message: 'Twenty-five workouts. Compare today’s form with your first week.' },
  { value: 50, message: 'Fifty workouts. That is training, not trying.' },
];

/** In percent of the goal. */
export const progressMilestones: readonly Milestone[] = [
  { value: 25, message: 'A quarter of the way. Keep the pace you have.' },
  { value: 50, message: 'Halfway. The second half knows the road.' },
  { value: 75, message: 'Three quarters done. No need to hurry now.' },
  { value: 100, message: 'Goal reached. Take a breath, then choose the next one.' },
];

/** The highest milestone that a value has reached. `milestones` are in ascending order. */
export const reachedMilestone = (milestones: readonly Milestone[], value: number): Milestone | undefined =>
  milestones.findLast((milestone) => milestone.value <= value);

/** The next milestone above a value; undefined after the last. */
export const nextMilestone = (milestones: readonly Milestone[], value: number): Milestone | undefined =>
  milestones.find((milestone) => milestone.value > value);
