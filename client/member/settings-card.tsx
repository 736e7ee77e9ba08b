import { lazy, type ReactNode, Suspense, useId, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { css, type DefaultTheme, styled } from 'styled-components';
import { type DashboardLayout, keepChosen, readChosen } from '#client/lib/dashboard-layout.ts';
import { sendCommand } from '#client/lib/http/http.ts';
import { useStats } from '#client/lib/http/read-models.ts';
import { forgetAll } from '#client/lib/http/use-command.ts';
import { useInstallPrompt } from '#client/lib/install-app.ts';
import { useSharedDevice } from '#client/lib/offline/member-storage.ts';
import { theme } from '#client/styles/theme.ts';
import { Card } from '#client/ui/card.tsx';
import { Icon, type IconName } from '#client/ui/icon.tsx';
import { Grow, Rows, Stack } from '#client/ui/layout.tsx';
import { navigations, paths } from '#client/ui/paths.ts';
import { Segmented } from '#client/ui/segmented.tsx';
import { SubText } from '#client/ui/text.tsx';
import { type Openings, useOpenings } from '#client/ui/use-openings.ts';
import type { CurrentUser } from '#service/features/member/member-contract.ts';
import { type ChosenTheme, chosenTheme, themeCookie } from '#service/http/static/theme-contract.ts';
import { ClearingDialog, SharedDeviceSwitch } from './clearing-dialog.tsx';
import { resetMember } from './forget-device.ts';
import { layoutCopy, profileCopy, resetCopy, themeCopy } from './member-copy.ts';
import { signOutNotes } from './sign-out-copy.ts';
import { useSignOut } from './use-sign-out.tsx';

const LanguageChoice = lazy(async () => ({
  default: (await import('#client/lib/language/language-choice.tsx')).LanguageChoice,
}));

const ways: readonly { to: string; icon: IconName; label: string }[] = [
  { to: paths.history, icon: 'calendar', label: profileCopy.history },
  { to: paths.library, icon: 'dumbbell', label: profileCopy.library },
  { to: paths.bringHistory, icon: 'download', label: profileCopy.bringHistory },
  { to: paths.friends, icon: 'user', label: profileCopy.friends },
  { to: paths.notifications, icon: 'bell', label: profileCopy.notifications },
  { to: paths.privacy, icon: 'lock', label: profileCopy.privacyData },
  { to: paths.help, icon: 'help', label: profileCopy.helpSupport },
];

/** While Third-party Integrations is on. */
const integrationsWay = { to: paths.integrations, icon: 'swap', label: profileCopy.integrations } as const;

const adminWay = { to: paths.admin, icon: 'clipboard', label: profileCopy.betaRequests } as const;

/** Where the rest of the account is. */
export function SettingsCard({ user }: { user: CurrentUser }) {
  const resetting = useOpenings();
  return (
    <Card title={profileCopy.settings}>
      <Rows>
        {[
          ...ways,
          ...(user.keptPrivacy?.thirdPartyIntegrations ? [integrationsWay] : []),
          ...(user.isAdmin ? [adminWay] : []),
        ].map(({ to, icon, label }) => (
          <li key={to}>
            <Way to={to}>
              <Icon name={icon} />
              <span>{label}</span>
              <Icon name="right" size={20} />
            </Way>
          </li>
        ))}
        <LanguageLine />
        <li>
          <Grow>
            <ThemeChoice />
          </Grow>
        </li>
        <li>
          <Grow>
            <LayoutChoice />
          </Grow>
        </li>
        <InstallOffer>
          {(install) => (
            <li>
              <PlainButton type="button" onClick={install}>
                <Icon name="download" />
                <span>{profileCopy.installTheApp}</span>
              </PlainButton>
            </li>
          )}
        </InstallOffer>
        <li>
          <ResetButton type="button" onClick={resetting.open}>
            <Icon name="reset" />
            <span>{profileCopy.adminProgramReset}</span>
          </ResetButton>
        </li>
        <WaysOut user={user} />
      </Rows>
      <ResetDialog openings={resetting.openings} memberId={user.id} />
    </Card>
  );
}

function WaysOut({ user }: { user: CurrentUser }) {
  const { onPress, forgetAndLeave, question } = useSignOut(user);
  const isShared = useSharedDevice();
  const noteId = useId();
  return (
    <>
      <li>
        <Grow>
          <SharedDeviceSwitch />
        </Grow>
      </li>
      <li>
        <Grow>
          <SignOut href={navigations.logout} aria-describedby={noteId} onClick={onPress}>
            <Icon name="logout" />
            <span>{profileCopy.signOut}</span>
          </SignOut>
          <SignOutNote id={noteId}>{isShared ? signOutNotes.forgets : signOutNotes.stays}</SignOutNote>
        </Grow>
      </li>
      {!isShared && (
        <li>
          <PlainButton type="button" onClick={forgetAndLeave}>
            <Icon name="trash" />
            <span>{profileCopy.signOutAndForget}</span>
          </PlainButton>
        </li>
      )}
      {question}
    </>
  );
}

const wayLook = ({ theme }: { theme: DefaultTheme }) => css`
  display: flex;
  align-items: center;
  gap: ${theme.space.s4};
  flex: 1;
  align-self: stretch;
  min-width: 0;
  min-height: ${theme.size.tap};
  padding: 0;
  border: 0;
  background: none;
  font-weight: ${theme.weight.strong};
  text-align: start;
  text-decoration: none;
  cursor: pointer;
  & > span {
    flex: 1;
  }
  &:hover > span {
    text-decoration: underline;
    text-underline-offset: .2em;
  }
`;

/** Shows its child to a member who has completed something, where the browser can install the app and has not done so. */
function InstallOffer({ children }: { children: (install: () => void) => ReactNode }) {
  const install = useInstallPrompt();
  const { totalWorkouts = 0, completedQuests = 0 } = useStats().data ?? {};
  if (!install || totalWorkouts + completedQuests === 0) return null;
  return children(install);
}

/** Asks before the member's program is reset. */
function ResetDialog({ openings, memberId }: Openings & { memberId: string }) {
  const navigate = useNavigate();
  function startOver(): void {
    // Goes home first: the reads after the reset find no program there, and the onboarding is shown.
    void navigate(paths.home);
    void forgetAll();
  }
  return (
    <ClearingDialog
      openings={openings}
      clear={() => resetMember(memberId)}
      cleared={resetCopy.cleared}
      failed={resetCopy.failed}
      onCleared={startOver}
      title={resetCopy.title}
      description={resetCopy.description}
      confirmLabel={resetCopy.confirm}
      pendingLabel={resetCopy.pending}
      icon="reset"
    />
  );
}

/** Mails and push messages have the member's language too. */
const keepLanguage = (language: string | null): Promise<unknown> =>
  sendCommand({ method: 'PUT', path: '/api/me/language', body: { language } });

/** Where the service offers more than one language. */
function LanguageLine() {
  const { languages } = document.documentElement.dataset;
  if (!languages) return null;
  return (
    <li>
      <Grow>
        <Suspense fallback={null}>
          <LanguageChoice offered={languages} keep={keepLanguage} />
        </Suspense>
      </Grow>
    </li>
  );
}

type Theme = ChosenTheme | 'system';
const themes: readonly Theme[] = ['system', 'light', 'dark'];

/** The colours of the app on this device. The service reads the choice before it sends a page, so that none flashes. */
function ThemeChoice() {
  const [theme, setTheme] = useState<Theme>(shownTheme);
  const choose = (chosen: Theme): void => {
    keep(chosen);
    show(chosen);
    setTheme(chosen);
  };
  return (
    <Stack $gap="s2">
      <b>{themeCopy.label}</b>
      <Segmented
        label={themeCopy.label}
        value={theme}
        onChoose={choose}
        segments={themes.map((value) => ({ value, label: themeCopy.choices[value] }))}
      />
      <SubText>{themeCopy.note}</SubText>
    </Stack>
  );
}

type LayoutName = DashboardLayout | 'automatic';
const layouts: readonly LayoutName[] = ['automatic', 'compact', 'overview'];

/** How the dashboard is laid out on this device. */
function LayoutChoice() {
  const [layout, setLayout] = useState<LayoutName>(() => readChosen() ?? 'automatic');
  return (
    <Stack $gap="s2">
      <b>{layoutCopy.label}</b>
      <Segmented
        label={layoutCopy.label}
        value={layout}
        onChoose={(chosen) => {
          keepChosen(chosen === 'automatic' ? null : chosen);
          setLayout(chosen);
        }}
        segments={layouts.map((value) => ({ value, label: layoutCopy.choices[value] }))}
      />
      <SubText>{layoutCopy.note}</SubText>
    </Stack>
  );
}

const shownTheme = (): Theme => chosenTheme(document.documentElement.dataset.theme) ?? 'system';

const yearSeconds = 365 * 24 * 60 * 60;

function keep(theme: Theme): void {
  const lasts = theme === 'system' ? 0 : yearSeconds;
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  // `cookieStore` would want a secure origin.
  Object.assign(document, {
    cookie: `${themeCookie}=${theme}; Max-Age=${lasts}; SameSite=Lax; Path=/${secure}`,
  });
  // Without a network the service worker sends the page, and it cannot read the cookie.
  void keepForWorker(theme).catch(() => {});
}

async function keepForWorker(theme: Theme): Promise<void> {
  if (!('caches' in window)) return;
  const cache = await caches.open(themeCookie);
  await cache.put(`/${themeCookie}`, new Response(theme));
}

/** As the service does with the page that it sends. */
function show(theme: Theme): void {
  const { dataset } = document.documentElement;
  if (theme === 'system') delete dataset.theme;
  else dataset.theme = theme;
  const metaNamed = (name: string) => document.querySelectorAll<HTMLMetaElement>(`meta[name="${name}"]`);
  for (const meta of metaNamed('color-scheme')) meta.content = theme === 'system' ? 'light dark' : theme;
  const [light, dark] = metaNamed('theme-color');
  for (const [scheme, meta] of [
    ['light', light],
    ['dark', dark],
  ] as const)
    meta?.setAttribute('media', mediaOf(scheme, theme));
}

function mediaOf(scheme: ChosenTheme, theme: Theme): string {
  if (theme === 'system') return `(prefers-color-scheme: ${scheme})`;
  return theme === scheme ? 'all' : 'not all';
}

const Way = styled(Link)(wayLook);

const SignOut = styled.a(wayLook);

/** Under the words of its way out, not under the icon. */
const SignOutNote = styled(SubText)`
  padding-inline-start: calc(24px + ${theme.space.s4});
  padding-bottom: ${theme.space.s1};
`;

const PlainButton = styled.button(wayLook);

const ResetButton = styled.button(
  (props) => css`
  ${wayLook(props)}
  color: ${props.theme.color.bad};
`,
);
