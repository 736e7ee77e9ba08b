import { useState } from 'react';
import { useCurrentUser } from '#client/lib/http/read-models.ts';
import { type UserChange, type UserResult, updateUserCommand } from '#client/lib/http/update-user.ts';
import { useCommand } from '#client/lib/http/use-command.ts';
import { Button } from '#client/ui/button.tsx';
import { Row, Stack } from '#client/ui/layout.tsx';
import { Text } from '#client/ui/text.tsx';
import { showToast } from '#client/ui/toast.ts';
import { commonCopy } from '#client/ui/ui-copy.ts';
import { movements } from '#domain/catalogue/workouts/exercise-swaps.ts';
import type { CurrentUser } from '#service/member/member-contract.ts';
import { exerciseCopy } from './exercise-copy.ts';

type Excluded = NonNullable<CurrentUser['excludedExercises']>[number];

const reasons = ['pain', 'equipment', 'dislike'] as const;

/** Leaves an exercise out of the member's workouts from now on, or brings it back. */
export function NotForMe({ exercise }: { exercise: string }) {
  const { data: user } = useCurrentUser();
  const [isAsking, setAsking] = useState(false);
  const { ask, isSending } = useCommand<UserChange, UserResult>(updateUserCommand, {
    onRefused: () =>
      showToast({ title: commonCopy.error, description: exerciseCopy.changeFailed, variant: 'destructive' }),
  });
  if (!user || !(exercise in movements)) return null;
  const excluded = user.excludedExercises ?? [];
  const others = excluded.filter(({ name }) => name !== exercise);
  const isOut = others.length < excluded.length;

  function leaveOut(reason: Excluded['reason']): void {
    setAsking(false);
    ask({ excludedExercises: [...others, { name: exercise, reason }] });
    showToast({ title: exerciseCopy.leftOutToast(exercise), description: exerciseCopy.leftOutLead });
  }

  function bringBack(): void {
    ask({ excludedExercises: others });
    showToast({ title: exerciseCopy.backToast(exercise) });
  }

  if (isOut)
    return (
      <Row $spread $wraps>
        <Text $tone="muted">{exerciseCopy.leftOut(exercise)}</Text>
        <Button size="small" variant="outline" disabled={isSending} onClick={bringBack}>
          {exerciseCopy.bringBack}
        </Button>
      </Row>
    );
  if (!isAsking)
    return (
      <div>
        <Button size="small" variant="outline" disabled={isSending} onClick={() => setAsking(true)}>
          {exerciseCopy.notForMe}
        </Button>
      </div>
    );
  return (
    <Stack $gap="s2" role="group" aria-label={exerciseCopy.notForMe}>
      <Text $tone="muted" role="status">
        {exerciseCopy.whyNot}
      </Text>
      <Row $wraps $gap="s2">
        {reasons.map((reason) => (
          <Button key={reason} size="small" variant="outline" onClick={() => leaveOut(reason)}>
            {exerciseCopy.reasons[reason]}
          </Button>
        ))}
        <Button size="small" variant="outline" onClick={() => leaveOut(null)}>
          {exerciseCopy.noReason}
        </Button>
      </Row>
    </Stack>
  );
}
