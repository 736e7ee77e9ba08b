import { useState } from 'react';
import { mutate } from 'swr';
import type * as z from 'zod/mini';
import { ApiError } from '#client/lib/http/api-error.ts';
import { sendCommand } from '#client/lib/http/http.ts';
import { useCurrentUser } from '#client/lib/http/read-models.ts';
import { type CommandOf, useCommand } from '#client/lib/http/use-command.ts';
import { Button } from '#client/ui/button.tsx';
import { Stack } from '#client/ui/layout.tsx';
import { SubText } from '#client/ui/text.tsx';
import { showToast } from '#client/ui/toast.ts';
import { saveTemplateAnswer, type saveTemplateBody } from '#service/workout/workout-contract.ts';
import { type CustomPlan, workoutOf } from './custom-plan.ts';
import { savePlanCopy } from './save-plan-copy.ts';

type Sent = z.infer<typeof saveTemplateBody>;

const path = '/api/workout-templates/user';
const saveCommand: CommandOf<Sent, z.infer<typeof saveTemplateAnswer>> = {
  send: (body, idempotencyKey) =>
    sendCommand({ method: 'POST', path, answer: saveTemplateAnswer, body, idempotencyKey }),
  // Templates are read once for a visit.
  reread: async () => {
    await mutate(path);
  },
};

/** Keeps a plan as a workout of the member's own; for a member only, once the plan has an exercise that is done in sets. */
export function SavePlan({ plan }: { plan: CustomPlan }) {
  const { data: member } = useCurrentUser();
  const [savedPlan, setSavedPlan] = useState<CustomPlan | null>(null);
  const { ask, isSending } = useCommand(saveCommand, {
    onAnswer: () => {
      setSavedPlan(plan);
      showToast(savePlanCopy.saved);
    },
    onRefused: (error) =>
      showToast(savePlanCopy.notSaved(error instanceof ApiError && error.status === 409 ? error.text : null)),
  });
  const { exercises, leftOut } = workoutOf(plan);
  if (!member || exercises.length === 0) return null;
  return (
    <Stack $gap="s2">
      <Button
        variant="outline"
        icon="copy"
        disabled={isSending || savedPlan === plan}
        onClick={() => void ask({ name: savePlanCopy.name, exercises })}
      >
        {isSending ? savePlanCopy.saving : savePlanCopy.save}
      </Button>
      {leftOut.length > 0 && <SubText>{savePlanCopy.leftOut(leftOut)}</SubText>}
    </Stack>
  );
}
