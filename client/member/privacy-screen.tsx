import { useCurrentUser } from '#client/lib/http/read-models.ts';
import { Card } from '#client/ui/card.tsx';
import { paths } from '#client/ui/paths.ts';
import { ScreenFrame } from '#client/ui/screen-frame.tsx';
import { showToast } from '#client/ui/toast.ts';
import { privacyDefaults, privacyToggles } from '#domain/catalogue/content/preferences.ts';
import { DataCard } from './data-card.tsx';
import { KeepCard } from './keep-card.tsx';
import { privacyCopy, privacyUpdated } from './member-copy.ts';
import { PrivacyPolicy } from './privacy-policy.tsx';
import { SecureNote } from './secure-note.tsx';
import { SessionsCard } from './sessions-card.tsx';
import { SettingsLayout } from './settings-layout.tsx';
import { ToggleList } from './toggle-list.tsx';
import { useToggles } from './use-toggles.ts';

/** Open to visitors, who can read it and try the switches. */
export function PrivacyScreen() {
  const user = useCurrentUser().data ?? null;
  const { isOn, standing, flip, reset } = useToggles('privacy', privacyDefaults, user?.keptPrivacy ?? null);
  return (
    <ScreenFrame member={user}>
      <SettingsLayout
        back={
          user
            ? { to: paths.profile, label: privacyCopy.backToProfile }
            : { to: paths.home, label: privacyCopy.backToHome }
        }
        title={privacyCopy.privacyData}
        intro={privacyCopy.privacyIntro}
        aside={
          <>
            {user && <KeepCard preferences={{ privacy: isOn }} standing={standing} />}
            <DataCard memberId={user?.id ?? null} onCleared={reset} />
            <SecureNote />
          </>
        }
        foot={<PrivacyPolicy />}
      >
        <Card aria-label={privacyCopy.privacySettings}>
          <ToggleList
            toggles={privacyToggles}
            isOn={isOn}
            onFlip={({ id, title }, isNowOn) => {
              flip({ [id]: isNowOn });
              showToast(privacyUpdated(title, isNowOn));
            }}
          />
        </Card>
        {user && <SessionsCard user={user} />}
      </SettingsLayout>
    </ScreenFrame>
  );
}
