import { BuilderStep } from './builder-step.tsx';
import { GoalStep } from './goal-step.tsx';
import { ProfileStep } from './profile-step.tsx';
import { SummaryStep } from './summary-step.tsx';
import { TimelineStep } from './timeline-step.tsx';

/** All steps but the first: they come while it is filled in. */
export const laterSteps = {
  goal: GoalStep,
  customBuilder: BuilderStep,
  timeline: TimelineStep,
  profile: ProfileStep,
  summary: SummaryStep,
};
