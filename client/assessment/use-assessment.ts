import { useMachine } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { serverMessage } from '#client/lib/http/api-error.ts';
import { handledAsUnauthorized } from '#client/lib/http/unauthorized.ts';
import { memberItems } from '#client/lib/offline/member-storage.ts';
import { memberToday } from '#client/lib/time/member-today.ts';
import { paths } from '#client/ui/paths.ts';
import { showToast } from '#client/ui/toast.ts';
import { commonCopy } from '#client/ui/ui-copy.ts';
import type { AssessmentResult } from '#domain/assessment/assessment-events.ts';
import type { AssessmentOutcome } from '#service/assessment/assessment-contract.ts';
import type { CurrentUser } from '#service/member/member-contract.ts';
import type { Program } from '#service/program/program-contract.ts';
import { assessmentCopy } from './assessment-copy.ts';
import { assessmentMachine, openedAt } from './assessment-machine.ts';
import { currentDay, exerciseAt } from './assessment-plan.ts';
import { datedResults, mergedResults, openPlace, resultOf } from './assessment-results.ts';
import { resultStore } from './kept-results.ts';

export type RunningAssessment = {
  readonly program: Program;
  readonly user: CurrentUser;
  /** What was submitted for this program; null before. */
  readonly submitted: AssessmentOutcome | null;
};

/** The running machine of this program's assessment, with the results that this device and the server know. */
export function useAssessment(running: RunningAssessment) {
  const navigate = useNavigate();
  const [{ store, options }] = useState(() => open(running));
  const [state, send] = useMachine(
    assessmentMachine.provide({
      actions: {
        keepResults: ({ context }) => store.keep(context.results),
        announceSaved: ({ context: { results, place } }) => {
          const saved = resultOf(results, exerciseAt(place));
          if (saved) announceSaved(saved);
        },
        announceMissing: () => showToast({ ...assessmentCopy.missing, variant: 'destructive' }),
        announceRefusal: ({ context }) => announceFailure(context.refusal),
        announceAnswer: () => {
          showToast({ title: assessmentCopy.complete });
          void navigate(paths.programSelection);
        },
      },
    }),
    options,
  );

  useEffect(() => {
    const look = ({ key }: StorageEvent): void => {
      if (key === store.key) send({ type: 'results.found', results: store.read() });
    };
    window.addEventListener('storage', look);
    return () => window.removeEventListener('storage', look);
  }, [store, send]);

  return [state, send] as const;
}

function open({ program, user, submitted }: RunningAssessment) {
  const store = resultStore(memberItems, user.id, program.id);
  const results = mergedResults(datedResults(submitted?.results ?? []), store.read());
  const today = () => memberToday(user.timeZone);
  const place = submitted ? null : openPlace(results, currentDay(program.startDate, today()));
  const input = { place, results, edge: { nowMs: Date.now, today } };
  return { store, options: { input, snapshot: openedAt(input) } };
}

const announceSaved = ({ exerciseName, value, type }: AssessmentResult): void =>
  showToast({
    title: assessmentCopy.resultSaved,
    description: `${exerciseName}: ${assessmentCopy.result(value, type)}`,
  });

/** Says why the results were not submitted. */
function announceFailure(error: unknown): void {
  if (handledAsUnauthorized(error)) return;
  const description = serverMessage(error, assessmentCopy.completeFailed);
  showToast({ title: commonCopy.error, description, variant: 'destructive' });
}
