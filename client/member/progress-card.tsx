import { lazy, type ReactNode, Suspense } from 'react';
import { css, styled } from 'styled-components';
import { Ring } from '#client/charts/ring.tsx';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { Numeral, NumeralMark, SubText } from '#client/ui/text.tsx';
import { useOpenings } from '#client/ui/use-openings.ts';
import { bodyFatTargetOf } from '#domain/body/body-rules.ts';
import type { MemberDay } from '#domain/kernel/day.ts';
import type { LatestMetric } from '#service/body/body-contract.ts';
import type { CurrentUser } from '#service/member/member-contract.ts';
import type { Program } from '#service/program/program-contract.ts';
import { type AsyncState, together, WhenLoaded } from './async-state.tsx';
import { unknown } from './body-view-model.ts';
import { bodyFatRing, type RingFigure, weightRing } from './goal-view-model.ts';
import { profileCopy } from './member-copy.ts';

const TargetDialog = lazy(async () => ({
  default: (await import('./measurements-dialog.tsx')).TargetDialog,
}));

type ProgressCardProps = {
  program: AsyncState<Program | null>;
  latest: AsyncState<LatestMetric>;
  member: CurrentUser;
  today: MemberDay;
};

/** Two rings: how far the weight goal and the body fat goal are reached, and what each goes by. */
export function ProgressCard({ program, latest, member, today }: ProgressCardProps) {
  return (
    <Card title={profileCopy.progressOverview}>
      <WhenLoaded
        state={together(program, latest)}
        failure={profileCopy.progressUnread}
        skeleton={<RingSkeletons />}
      >
        {([active, metric]) => (
          <Rings>
            <LabelledRing
              label={profileCopy.weightGoal}
              tone="accent"
              figure={weightRing(active, member, today)}
            />
            <LabelledRing label={profileCopy.bodyFatGoal} tone="sun" figure={bodyFatRing(member, metric)}>
              <BodyFatTarget member={member} />
            </LabelledRing>
          </Rings>
        )}
      </WhenLoaded>
    </Card>
  );
}

function RingSkeletons() {
  return (
    <Rings>
      {['weight', profileCopy.bodyFat].map((ring) => (
        <Box key={ring}>
          <Skeleton $round $height="9rem" $width="9rem" />
          <Skeleton $height="1.25rem" $width="60%" />
        </Box>
      ))}
    </Rings>
  );
}

type LabelledRingProps = { label: string; tone: 'accent' | 'sun'; figure: RingFigure; children?: ReactNode };

function LabelledRing({ label, tone, figure: { percent, lines, margin }, children }: LabelledRingProps) {
  return (
    <Box>
      <Ring label={label} percent={percent} margin={margin} tone={tone}>
        <Numeral $size="n2">
          {percent ?? unknown}
          {percent !== null && <NumeralMark>%</NumeralMark>}
        </Numeral>
      </Ring>
      <div>
        <h3>{label}</h3>
        {lines.map((line) => (
          <SubText key={line}>{line}</SubText>
        ))}
      </div>
      {children}
    </Box>
  );
}

type Member = Pick<CurrentUser, 'gender' | 'bodyFatTarget'>;

/** The way to another body fat target, or to a first one. */
function BodyFatTarget({ member }: { member: Member }) {
  const changing = useOpenings();
  const target = bodyFatTargetOf(member.gender, member.bodyFatTarget);
  return (
    <>
      <Button size="small" variant="outline" onClick={changing.open}>
        {target === null ? profileCopy.setTarget : profileCopy.changeTarget}
      </Button>
      {changing.openings > 0 && (
        <Suspense>
          <TargetDialog openings={changing.openings} member={member} target={target} />
        </Suspense>
      )}
    </>
  );
}

const Rings = styled.div(
  ({ theme }) => css`
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${theme.space.s4};
  `,
);

const Box = styled.div(
  ({ theme }) => css`
    display: grid;
    justify-items: center;
    align-content: start;
    gap: ${theme.space.s3};
    text-align: center;
    & h3 {
      font: ${theme.weight.bold} ${theme.text.t16} / 1.35 ${theme.font.text};
      letter-spacing: 0;
    }
  `,
);
