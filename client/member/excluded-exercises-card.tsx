import { type UserChange, type UserResult, updateUserCommand } from '#client/lib/http/update-user.ts';
import { useCommand } from '#client/lib/http/use-command.ts';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { Grow, Rows } from '#client/ui/layout.tsx';
import { Text } from '#client/ui/text.tsx';
import { showToast } from '#client/ui/toast.ts';
import { commonCopy } from '#client/ui/ui-copy.ts';
import type { CurrentUser } from '#service/member/member-contract.ts';
import { profileCopy } from './member-copy.ts';

/** The exercises that are left out of the member's workouts, each with the way back; nothing while there is none. */
export function ExcludedExercisesCard({ member }: { member: Pick<CurrentUser, 'excludedExercises'> }) {
  const excluded = member.excludedExercises ?? [];
  const { ask, isSending } = useCommand<UserChange, UserResult>(updateUserCommand, {
    onRefused: () =>
      showToast({
        title: commonCopy.error,
        description: profileCopy.bringBackFailed,
        variant: 'destructive',
      }),
  });
  if (excluded.length === 0) return null;
  return (
    <Card title={profileCopy.notForMe}>
      <Text $tone="muted">{profileCopy.notForMeLead}</Text>
      <Rows>
        {excluded.map(({ name }) => (
          <li key={name}>
            <Grow>{name}</Grow>
            <Button
              size="small"
              variant="outline"
              aria-label={profileCopy.bringBackName(name)}
              disabled={isSending}
              onClick={() => ask({ excludedExercises: excluded.filter((one) => one.name !== name) })}
            >
              {profileCopy.bringBack}
            </Button>
          </li>
        ))}
      </Rows>
    </Card>
  );
}
