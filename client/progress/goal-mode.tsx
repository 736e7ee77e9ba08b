import { Meter } from '#client/charts/meter.tsx';
import { progressMilestones } from '#domain/catalogue/content/milestones.ts';
import { goalFacts } from './goal-facts.ts';
import { aheadSentence, reachedText, sentences } from './milestone-sentences.ts';
import { ModeLayout } from './mode-layout.tsx';
import { progressCopy } from './progress-copy.ts';
import type { ModeProps } from './progress-facts.ts';

const quarters = [0, 25, 50, 75, 100].map((at) => ({ at, label: String(at) }));

export function GoalMode({ facts, isTable }: ModeProps) {
  const { percent, other } = goalFacts(facts);
  const summary = facts.program
    ? sentences(
        other ? `${other}.` : '',
        aheadSentence(progressMilestones, percent, '%'),
        reachedText(progressMilestones, percent),
      )
    : progressCopy.noGoalLead;
  return (
    <ModeLayout
      numeral={String(percent)}
      mark="%"
      unit={progressCopy.ofYourGoal}
      summary={summary}
      isTable={isTable}
      table={{
        caption: progressCopy.goalProgress,
        columns: [progressCopy.milestone, progressCopy.reached],
        rows: progressMilestones.map(({ value }) => [
          `${value}%`,
          percent >= value ? progressCopy.yes : progressCopy.notYet,
        ]),
      }}
    >
      <Meter label={progressCopy.goalProgress} value={percent} valueText={`${percent}%`} ticks={quarters} />
    </ModeLayout>
  );
}
