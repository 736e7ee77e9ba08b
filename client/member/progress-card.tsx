import { type FormEvent, type ReactNode, useState } from 'react';
import { css, styled } from 'styled-components';
import { Ring } from '#client/charts/ring.tsx';
import { numberIn } from '#client/lib/format/typed-quantity.ts';
import { serverMessage } from '#client/lib/http/api-error.ts';
import { type UserChange, type UserResult, updateUserCommand } from '#client/lib/http/shared-commands.ts';
import { useCommand } from '#client/lib/http/use-command.ts';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { Dialog, DialogActions } from '#client/ui/dialog.tsx';
import { NumberField } from '#client/ui/field.tsx';
import { Stack } from '#client/ui/layout.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { Numeral, NumeralMark, SubText } from '#client/ui/text.tsx';
import { showToast } from '#client/ui/toast.tsx';
import { commonCopy } from '#client/ui/ui-copy.ts';
import { bodyFatTargetOf, bodyFatTargets } from '#domain/body/body-rules.ts';
import type { MemberDay } from '#domain/kernel/day.ts';
import type { LatestMetric } from '#service/body/body-contract.ts';
import type { CurrentUser } from '#service/member/member-contract.ts';
import type { Program } from '#service/program/program-contract.ts';
import { type AsyncState, together, WhenLoaded } from './async-state.tsx';
import { unknown } from './body-view-model.ts';
import { bodyFatRing, type RingFigure, weightRing } from './goal-view-model.ts';
import { profileCopy } from './member-copy.ts';

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
  const [isOpen, setOpen] = useState(false);
  const target = bodyFatTargetOf(member.gender, member.bodyFatTarget);
  return (
    <>
      <Button size="small" variant="outline" onClick={() => setOpen(true)}>
        {target === null ? profileCopy.setTarget : profileCopy.changeTarget}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        icon="target"
        title={profileCopy.bodyFatTarget}
        description={profileCopy.targetLead}
      >
        <TargetForm member={member} target={target} onClose={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

type TargetFormProps = { member: Member; target: number | null; onClose: () => void };

function TargetForm({ member, target, onClose }: TargetFormProps) {
  const [typed, setTyped] = useState(target === null ? '' : String(target));
  const [isChecked, setChecked] = useState(false);
  const { least, most } = bodyFatTargets(member.gender);
  const value = numberIn(typed);
  const isPossible = value !== null && value >= least && value <= most;
  const { ask, isSending } = useCommand<UserChange, UserResult>(updateUserCommand, {
    onAnswer: () => {
      showToast({ title: profileCopy.targetSaved });
      onClose();
    },
    onRefused: (error) =>
      showToast({
        title: commonCopy.error,
        description: serverMessage(error, profileCopy.targetFailed),
        variant: 'destructive',
      }),
  });

  function submit(event: FormEvent): void {
    event.preventDefault();
    setChecked(true);
    if (isPossible) ask({ bodyFatTarget: value });
  }

  return (
    <form noValidate onSubmit={submit}>
      <Stack>
        <NumberField
          label={profileCopy.bodyFatTarget}
          unit="%"
          value={typed}
          hint={profileCopy.targetRange(least, most)}
          error={isChecked && !isPossible ? profileCopy.targetOutside(least, most) : null}
          onChange={(event) => setTyped(event.target.value)}
        />
        <DialogActions>
          <Button onClick={onClose}>{commonCopy.cancel}</Button>
          <Button type="submit" variant="primary" disabled={isSending}>
            {isSending ? profileCopy.saving : profileCopy.save}
          </Button>
        </DialogActions>
      </Stack>
    </form>
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
