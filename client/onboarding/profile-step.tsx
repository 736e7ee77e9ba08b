import { Card } from '#client/ui/card.tsx';
import { Stack } from '#client/ui/layout.tsx';
import { TextAreaField } from '#client/ui/text-field.tsx';
import { maximumInjuriesLength } from '#domain/member/member-rules.ts';
import { BodyCard } from './body-card.tsx';
import { EquipmentCard } from './equipment-card.tsx';
import { onboardingCopy } from './onboarding-copy.ts';
import { WeekCard } from './week-card.tsx';
import { Sides, StepFrame, type StepProps } from './wizard-layout.tsx';

export function ProfileStep(props: StepProps) {
  return (
    <StepFrame step="profile" {...props}>
      <Sides>
        <Stack $gap="s6">
          <BodyCard {...props} />
          <EquipmentCard {...props} />
          <InjuriesCard {...props} />
        </Stack>
        <WeekCard {...props} />
      </Sides>
    </StepFrame>
  );
}

function InjuriesCard({ draft, change }: StepProps) {
  return (
    <Card title={onboardingCopy.anythingThatHurts}>
      <TextAreaField
        label={onboardingCopy.injuries}
        hint={onboardingCopy.injuriesHint}
        rows={3}
        maxLength={maximumInjuriesLength}
        value={draft.injuries}
        onChange={(event) => change({ injuries: event.target.value })}
      />
    </Card>
  );
}
