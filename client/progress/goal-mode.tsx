import { Meter } from '#client/charts/meter.tsx';
import { progressMilestones } from '#domain/catalogue/content/milestones.ts';
import { goalFacts } from './goal-facts.ts';
import { aheadSentence, reachedText, sentences } from './milestone-words.ts';
import { ModeLayout } from './mode-layout.tsx';
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
    : 'Set up a program, and its goal is measured here.';
  return (
    <ModeLayout
      numeral={String(percent)}
      mark="%"
      unit="of your goal"
      summary={summary}
      isTable={isTable}
      table={{
        caption: 'Goal progress',
        columns: ['Milestone', 'Reached'],
        rows: progressMilestones.map(({ value }) => [`${value}%`, percent >= value ? 'Yes' : 'Not yet']),
      }}
    >
      <Meter label="Goal progress" value={percent} valueText={`${percent}%`} ticks={quarters} />
    </ModeLayout>
  );
}
