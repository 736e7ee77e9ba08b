import { css, styled } from 'styled-components';
import { dayText } from '#client/lib/format/day-text.ts';
import { numberText } from '#client/lib/format/locale.ts';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { Numeral } from '#client/ui/text.tsx';
import type { MemberDay } from '#domain/kernel/day.ts';
import type { Rate } from '#domain/program/goal-pacing.ts';
import type { GoalPlan } from '#domain/program/goal-planner.ts';
import { GoalAdvice } from './goal-advice.tsx';
import { onboardingCopy } from './onboarding-copy.ts';

type GoalCoachProps = {
  plan: GoalPlan | null;
  /** Takes a date of the coach as the end. */
  onEndOn: (date: MemberDay) => void;
};

/** What the goal takes at a pace that lasts, and how that was worked out. Advice only: it holds nobody up. */
export function GoalCoach({ plan, onEndOn }: GoalCoachProps) {
  return (
    <Card tone="pine" title={onboardingCopy.goalCoach}>
      {plan ? (
        <Coach>
          <p>
            <Numeral $size="n3">{numberText(plan.weeks)}</Numeral> {onboardingCopy.weeks(plan.weeks)}
            {plan.rate && <>{onboardingCopy.atRate(rateText(plan.rate))}</>}
          </p>
          <Ends plan={plan} onEndOn={onEndOn} />
          <GoalAdvice plan={plan} />
          <h3>{onboardingCopy.reasonsTitle}</h3>
          <ol>
            {plan.steps.map(({ name, text }) => (
              <li key={name}>{text}</li>
            ))}
          </ol>
        </Coach>
      ) : (
        <p>{onboardingCopy.startDateFirst}</p>
      )}
    </Card>
  );
}

function Ends({ plan, onEndOn }: { plan: GoalPlan; onEndOn: (date: MemberDay) => void }) {
  const { suggestedEndDate, safeEarliestEnd, chosenRatePerWeek, kind } = plan;
  return (
    <>
      <dl>
        <div>
          <dt>{onboardingCopy.suggestedEnd}</dt>
          <dd>{dayText(suggestedEndDate)}</dd>
        </div>
        {safeEarliestEnd && (
          <div>
            <dt>{onboardingCopy.safeEarliestEnd}</dt>
            <dd>{dayText(safeEarliestEnd)}</dd>
          </div>
        )}
        {chosenRatePerWeek !== null && (
          <div>
            <dt>{onboardingCopy.chosenPace}</dt>
            <dd>
              {kind === 'body-fat'
                ? onboardingCopy.pointsAWeek(shown(chosenRatePerWeek, 1))
                : onboardingCopy.poundsAWeek(shown(chosenRatePerWeek, 1))}
            </dd>
          </div>
        )}
      </dl>
      <Button variant="ghost" size="small" onClick={() => onEndOn(suggestedEndDate)}>
        {onboardingCopy.endOn(dayText(suggestedEndDate))}
      </Button>
    </>
  );
}

const rateText = ({ amount, unit }: Rate): string =>
  unit === 'lb-per-week'
    ? onboardingCopy.poundsAWeek(shown(amount))
    : onboardingCopy.pointsAMonth(shown(amount));

const shown = (value: number, maximumFractionDigits = 2): string => numberText(value, maximumFractionDigits);

const Coach = styled.div(
  ({ theme }) => css`
    display: grid;
    justify-items: start;
    gap: ${theme.space.s4};
    & > p {
      font-size: ${theme.text.t18};
      font-weight: ${theme.weight.strong};
    }
    & > dl {
      width: 100%;
    }
    & > dl > div {
      display: flex;
      flex-wrap: wrap;
      justify-content: space-between;
      gap: 0 ${theme.space.s4};
      padding-block: ${theme.space.s2};
      border-top: ${theme.border.hairline} solid ${theme.color.tileGoalLane};
    }
    & dt,
    & > ol {
      color: ${theme.color.tileGoalText};
    }
    & dd {
      font-weight: ${theme.weight.bold};
    }
    & > ol {
      display: grid;
      gap: ${theme.space.s2};
      padding-inline-start: ${theme.space.s5};
      list-style: decimal;
    }
    & :focus-visible {
      outline-color: ${theme.color.tileGoalFill};
    }
  `,
);
