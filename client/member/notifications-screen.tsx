import { useCurrentUser } from '#client/lib/http/read-models.ts';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { Stack } from '#client/ui/layout.tsx';
import { paths } from '#client/ui/paths.ts';
import { Text } from '#client/ui/text.tsx';
import {
  essentialOnly,
  notificationDefaults,
  notificationToggles,
} from '#domain/catalogue/content/preferences.ts';
import type { CurrentUser } from '#service/member/member-contract.ts';
import { privacyCopy } from './member-copy.ts';
import { SavePreferencesCard, SettingsLayout, ToggleList, useToggles } from './preference-toggles.tsx';
import { PushDevicesCard } from './push-devices-card.tsx';
import { ReminderTimesCard, SentRemindersCard } from './reminders-cards.tsx';

const essentialCount = Object.values(essentialOnly).filter(Boolean).length;

export function NotificationsScreen() {
  const { data: user } = useCurrentUser();
  return user ? <Notifications user={user} /> : null;
}

function Notifications({ user: { keptNotifications, timeZone } }: { user: CurrentUser }) {
  const { isOn, standing, change } = useToggles('notifications', notificationDefaults, keptNotifications);
  return (
    <SettingsLayout
      back={{ to: paths.profile, label: privacyCopy.backToProfile }}
      title={privacyCopy.notifications}
      intro={privacyCopy.notificationsIntro}
      aside={
        <>
          <Card title={privacyCopy.preset}>
            <Stack>
              <Text $tone="muted">{privacyCopy.presetLead(essentialCount)}</Text>
              <Button variant="ink" isBlock onClick={() => change(essentialOnly)}>
                {privacyCopy.essentialOnly}
              </Button>
            </Stack>
          </Card>
          <SavePreferencesCard preferences={{ notifications: isOn }} standing={standing} />
        </>
      }
    >
      <Card aria-label={privacyCopy.notifications}>
        <ToggleList
          toggles={notificationToggles}
          isOn={isOn}
          onFlip={({ id }, isNowOn) => change({ [id]: isNowOn })}
        />
      </Card>
      <PushDevicesCard timeZone={timeZone} />
      <ReminderTimesCard timeZone={timeZone} />
      <SentRemindersCard timeZone={timeZone} />
    </SettingsLayout>
  );
}
