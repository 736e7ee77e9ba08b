import { css, type DefaultTheme, styled } from 'styled-components';
import { Card } from '#client/design/card.tsx';
import { Icon, type IconName } from '#client/design/icon.tsx';
import { Rows } from '#client/design/layout.tsx';
import { navigations, paths } from '#client/design/paths.ts';
import { Link } from '#client/design/router-link.tsx';
import { useLateDialog } from '#client/design/use-late-dialog.ts';
import type { CurrentUser } from '#service/member/member-contract.ts';
import { InstallOffer } from './install-offer.tsx';

const loadSignOut = async () => (await import('./sign-out-dialog.tsx')).SignOutDialog;
const loadReset = async () => (await import('./reset-dialog.tsx')).ResetDialog;

const ways: readonly { to: string; icon: IconName; label: string }[] = [
  { to: paths.notifications, icon: 'bell', label: 'Notifications' },
  { to: paths.privacy, icon: 'lock', label: 'Privacy & Data' },
  { to: paths.help, icon: 'help', label: 'Help & Support' },
];
const adminWay = { to: paths.admin, icon: 'clipboard', label: 'Beta requests' } as const;

/** Where the rest of the account is. */
export function SettingsCard({ user }: { user: CurrentUser }) {
  const resetting = useLateDialog(loadReset);
  return (
    <Card title="Settings">
      <Rows>
        {[...ways, ...(user.isAdmin ? [adminWay] : [])].map(({ to, icon, label }) => (
          <li key={to}>
            <Way to={to}>
              <Icon name={icon} />
              <span>{label}</span>
              <Icon name="right" size={20} />
            </Way>
          </li>
        ))}
        <InstallOffer>
          {(install) => (
            <li>
              <PlainButton type="button" onClick={install}>
                <Icon name="download" />
                <span>Install the app</span>
              </PlainButton>
            </li>
          )}
        </InstallOffer>
        <li>
          <ResetButton type="button" onClick={resetting.open}>
            <Icon name="reset" />
            <span>Admin Program Reset</span>
          </ResetButton>
        </li>
        <WaysOut user={user} />
      </Rows>
      {resetting.Dialog && <resetting.Dialog openings={resetting.openings} memberId={user.id} />}
    </Card>
  );
}

function WaysOut({ user }: { user: CurrentUser }) {
  const forgetting = useLateDialog(loadSignOut);
  return (
    <>
      <li>
        <SignOut href={navigations.logout}>
          <Icon name="logout" />
          <span>Sign Out</span>
        </SignOut>
      </li>
      <li>
        <PlainButton type="button" onClick={forgetting.open}>
          <Icon name="trash" />
          <span>Sign out and forget this device</span>
        </PlainButton>
        {forgetting.Dialog && <forgetting.Dialog openings={forgetting.openings} user={user} />}
      </li>
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

const Way = styled(Link)(wayLook);
const SignOut = styled.a(wayLook);
const PlainButton = styled.button(wayLook);
const ResetButton = styled.button(
  (props) => css`
  ${wayLook(props)}
  color: ${props.theme.color.bad};
`,
);
