import { useMachine } from '@xstate/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { unitsHere } from '#client/lib/format/region-units.ts';
import { answerIn } from '#client/lib/http/command-region.ts';
import { newIdempotencyKey } from '#client/lib/http/http.ts';
import { handledAsUnauthorized, showRefusal } from '#client/lib/http/refusal.ts';
import { memberItems, memberStorage } from '#client/lib/offline/member-storage.ts';
import { memberToday } from '#client/lib/time/member-today.ts';
import { theme } from '#client/styles/theme.ts';
import { paths } from '#client/ui/paths.ts';
import { showToast } from '#client/ui/toast.ts';
import { commonCopy, uiCopy } from '#client/ui/ui-copy.ts';
import type { CurrentUser } from '#service/features/member/member-contract.ts';
import { createDraftStore } from './draft-store.ts';
import { onboardingCopy } from './onboarding-copy.ts';
import { newDraft } from './onboarding-draft.ts';
import { onboardingMachine, resumedAt } from './onboarding-machine.ts';
import { allSteps, reachableStep, type StepId } from './onboarding-steps.ts';
import { type SetupCompleted, setupOf } from './setup-requests.ts';

/** The wizard of a member, or of a visitor: opened where it was left, kept at every change, and left when the program is there. */
export function useWizard(member: CurrentUser | null) {
  const navigate = useNavigate();
  const [{ store, options, isResumed }] = useState(() => openWizard(member));
  const [state, send] = useMachine(
    onboardingMachine.provide({
      actions: {
        announceRefusal: ({ context }) => {
          if (!handledAsUnauthorized(context.refusal))
            showRefusal(context.refusal, {
              title: commonCopy.error,
              description: onboardingCopy.createFailed,
              variant: 'destructive',
            });
        },
        announceAnswer: ({ event }) => {
          const completed = answerIn<SetupCompleted>(event);
          if (!completed) return;
          store.forget();
          announce(completed, () => void navigate(paths.bringHistory));
          void navigate(completed.program.type === 'maintain' ? paths.dailyMaintenance : paths.dashboard);
        },
      },
    }),
    options,
  );
  const { draft, setupId, today } = state.context;
  const openStep = allSteps.find((id) => state.matches({ step: id }));

  useEffect(() => {
    if (openStep) store.keep({ step: openStep, draft, setupId });
  }, [store, openStep, draft, setupId]);

  useEffect(() => {
    const media = window.matchMedia(smallWindow);
    const tell = (): void => send({ type: 'layout.changed', isPaged: media.matches });
    media.addEventListener('change', tell);
    return () => media.removeEventListener('change', tell);
  }, [send]);

  useStepHistory(openStep, (step) => send({ type: 'step.opened', step }));

  function completeSetup(): void {
    const command = setupOf(draft, memberToday(member?.timeZone), setupId);
    if (command) send({ type: 'command.sent', command });
  }

  const { isPaged } = state.context;
  return { state, send, completeSetup, isPaged, step: openStep ?? 'summary', draft, today, isResumed };
}

const smallWindow = theme.media.phone.replace('@media ', '');

function openWizard(member: CurrentUser | null) {
  const today = memberToday(member?.timeZone);
  const emptyDraft = newDraft(member, today, unitsHere().units);
  const newSetupId = newIdempotencyKey;
  const store = createDraftStore(draftStorage(member !== null), member?.id ?? null);
  const kept = store.read();
  const { draft, setupId } = kept ?? { draft: emptyDraft, setupId: newSetupId() };
  const isPaged = window.matchMedia(smallWindow).matches;
  const step = kept ? reachableStep(kept.step, draft, today, isPaged) : 'program';
  const input = { draft, setupId, today, isPaged, emptyDraft, newSetupId };
  return { store, options: { input, snapshot: resumedAt(step, input) }, isResumed: step !== 'program' };
}

type StepEntry = { readonly step: StepId; readonly before: StepId | undefined };

/** Each step is an entry of the browser's history. Its Back leads to the step before, and only from the first step out of the wizard. */
function useStepHistory(step: StepId | undefined, onOpened: (step: StepId) => void): void {
  const location = useLocation();
  const navigate = useNavigate();
  const entry = location.state as StepEntry | null;
  const follow = useEffectEvent(() => {
    if (!step || step === entry?.step) return;
    // The browser may have gone Back while the screen was appearing: the entry to write to is another screen's by then.
    if (window.location.pathname !== location.pathname) return;
    if (step === entry?.before) void navigate(-1);
    else {
      const next: StepEntry = { step, before: entry?.step };
      const { pathname, search, hash } = location;
      void navigate({ pathname, search, hash }, { state: next, replace: !entry });
    }
  });
  const open = useEffectEvent(() => {
    if (entry && entry.step !== step) onOpened(entry.step);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the wizard has moved
  useEffect(() => follow(), [step]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the browser has moved
  useEffect(() => open(), [entry?.step]);
}

/**
 * A member's draft is stored on the device, encrypted, for the next session. A visitor has no key, so their draft is plain text in the
 * storage of this tab. At the sign-in it goes over to the member.
 */
function draftStorage(isMember: boolean) {
  const ofTab = () => window.sessionStorage;
  if (!isMember) return ofTab;
  const fromTab = memberStorage(ofTab);
  return () => ({
    getItem: (name: string) => fromTab.getItem(name) ?? memberItems.getItem(name),
    setItem: (name: string, text: string) => {
      memberItems.setItem(name, text);
      fromTab.removeItem(name);
    },
    removeItem: (name: string) => {
      memberItems.removeItem(name);
      fromTab.removeItem(name);
    },
  });
}

/** Who trained before may have a history in another app. */
function announce({ isAllKept }: SetupCompleted, onBringHistory: () => void): void {
  showToast({
    title: uiCopy.welcome,
    description: isAllKept ? onboardingCopy.created : onboardingCopy.partlySaved,
    action: { label: onboardingCopy.bringHistory, onSelect: onBringHistory },
  });
}
