import { type ComponentType, type FormEvent, useEffect, useId, useRef } from 'react';
import { css, styled } from 'styled-components';
import { ActionBar } from '#client/ui/action-bar.tsx';
import { Button } from '#client/ui/button.tsx';
import { Footer } from '#client/ui/footer.tsx';
import { Page } from '#client/ui/layout.tsx';
import type { CurrentUser } from '#service/member/member-contract.ts';
import { BuilderStep } from './builder-step.tsx';
import { GoalStep } from './goal-step.tsx';
import { onboardingCopy } from './onboarding-copy.ts';
import { isSettled } from './onboarding-plan.ts';
import { type StepId, stepsOf } from './onboarding-steps.ts';
import { ProfileStep } from './profile-step.tsx';
import { ProgramStep } from './program-step.tsx';
import { StepProgress } from './step-progress.tsx';
import { SummaryStep } from './summary-step.tsx';
import { TimelineStep } from './timeline-step.tsx';
import { useWizard } from './use-wizard.ts';
import { WizardHead } from './wizard-head.tsx';
import type { StepProps } from './wizard-layout.tsx';

const steps: Readonly<Record<StepId, ComponentType<StepProps>>> = {
  program: ProgramStep,
  goal: GoalStep,
  customBuilder: BuilderStep,
  timeline: TimelineStep,
  profile: ProfileStep,
  summary: SummaryStep,
};

export function Wizard({ member, hasProgram }: { member: CurrentUser | null; hasProgram: boolean }) {
  const { state, send, completeSetup, step, draft, today } = useWizard(member);
  const Step = steps[step];
  const main = useStepFocus(step);
  const formId = useId();
  const isCreating = state.matches({ command: 'sending' });

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (step === 'summary') {
      if (isSettled(draft, today)) completeSetup();
    } else send({ type: 'step.next' });
  }

  return (
    <>
      <WizardHead
        hasProgram={hasProgram}
        isRestartOpen={state.can({ type: 'onboarding.restarted' })}
        onRestart={() => send({ type: 'onboarding.restarted' })}
      />
      <Main as="main" ref={main}>
        <StepProgress steps={stepsOf(draft)} step={step} />
        <form id={formId} noValidate onSubmit={submit}>
          <Step
            draft={draft}
            today={today}
            hasProgram={hasProgram}
            change={(change) => send({ type: 'draft.changed', change })}
          />
        </form>
      </Main>
      {member && <Footer />}
      <Room />
      <ActionBar>
        <Button
          icon="back"
          disabled={!state.can({ type: 'step.previous' })}
          onClick={() => send({ type: 'step.previous' })}
        >
          {onboardingCopy.previous}
        </Button>
        {step === 'summary' ? (
          isSettled(draft, today) && (
            <Button type="submit" form={formId} variant="primary" disabled={isCreating}>
              {isCreating ? onboardingCopy.creating : onboardingCopy.completeSetup}
            </Button>
          )
        ) : (
          <Button
            type="submit"
            form={formId}
            variant="primary"
            trailingIcon="arrow"
            disabled={!state.can({ type: 'step.next' })}
          >
            {onboardingCopy.next}
          </Button>
        )}
      </ActionBar>
    </>
  );
}

/** A new step begins at the top, with the focus on its heading. */
function useStepFocus(step: StepId) {
  const main = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    window.scrollTo({ top: 0, behavior: 'instant' });
    main.current?.querySelector('h1')?.focus({ preventScroll: true });
  }, [step]);
  return main;
}

const Main = styled(Page)(
  ({ theme }) => css`
    padding-bottom: ${theme.space.s8};
  `,
);

/** What the bar at the foot of the window covers. */
const Room = styled.div(
  ({ theme }) => css`
    height: ${theme.space.dock};
  `,
);
