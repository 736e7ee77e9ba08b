import { useMachine } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { memberItems } from '#client/lib/offline/member-storage.ts';
import { memberToday } from '#client/lib/time/member-today.ts';
import { paths } from '#client/ui/paths.ts';
import { showToast } from '#client/ui/toast.ts';
import type { AssessmentOutcome } from '#service/assessment/assessment-contract.ts';
import type { CurrentUser } from '#service/member/member-contract.ts';
import type { Program } from '#service/program/program-contract.ts';
import { assessmentMachine, openedAt } from './assessment-machine.ts';
import { currentDay, exerciseAt } from './assessment-plan.ts';
import { datedResults, mergedResults, openPlace, resultOf } from './assessment-results.ts';
import { announceFailure, completedToast, missingToast, savedToast } from './assessment-texts.ts';
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
          if (saved) showToast(savedToast(saved));
        },
        announceMissing: () => showToast(missingToast),
        announceRefusal: ({ context }) => announceFailure(context.refusal),
        announceAnswer: () => {
          showToast(completedToast);
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
