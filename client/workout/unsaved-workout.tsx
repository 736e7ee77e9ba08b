import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { weekdayName } from '#client/lib/format/format-day.ts';
import { pageMember } from '#client/lib/http/http.ts';
import { waitingNow } from '#client/lib/offline/outbox.ts';
import { useMemberToday } from '#client/lib/time/member-today.ts';
import { nameText } from '#client/lib/words/name-text.ts';
import { paths } from '#client/ui/paths.ts';
import { QuietLine } from '#client/ui/quiet-line.tsx';
import type { StoredWorkout } from './guided-workout.ts';
import { recallWorkout } from './kept-workout.ts';
import { unsavedCopy } from './unsaved-copy.ts';

/** Says on the dashboard that this device holds a workout that the member has begun and not saved: unsaved, it counts for no day. */
export function UnsavedWorkout() {
  const workout = useUnsavedWorkout();
  const today = useMemberToday();
  const navigate = useNavigate();
  if (!workout?.startedOn) return null;
  const { startedOn, template } = workout;
  return (
    <QuietLine
      label={unsavedCopy.label}
      icon="dumbbell"
      action={{ label: unsavedCopy.open, onPress: () => void navigate(paths.workout) }}
    >
      {startedOn === today
        ? unsavedCopy.today(nameText(template.name))
        : unsavedCopy.earlier(nameText(template.name), weekdayName(startedOn))}
    </QuietLine>
  );
}

/** Null while it is read, for none, and for one whose save waits for the network. */
function useUnsavedWorkout(): StoredWorkout | null {
  const [workout, setWorkout] = useState<StoredWorkout | null>(null);
  useEffect(() => {
    const show = (stored: StoredWorkout | null): void => {
      const isSent = waitingNow().some(({ idempotencyKey }) => idempotencyKey === stored?.commandKey);
      setWorkout(isSent ? null : stored);
    };
    const memberId = pageMember();
    // Without storage no workout is kept.
    if (memberId !== null) recallWorkout(memberId).then(show, () => {});
  }, []);
  return workout;
}
