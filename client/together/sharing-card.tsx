import { styled } from 'styled-components';
import { showRefusal } from '#client/lib/http/refusal.ts';
import { useCommand } from '#client/lib/http/use-command.ts';
import { theme } from '#client/styles/theme.ts';
import { Card } from '#client/ui/card.tsx';
import { Icon, type IconName } from '#client/ui/icon.tsx';
import { Stack } from '#client/ui/layout.tsx';
import { focusHeading } from '#client/ui/screen-heading.tsx';
import { Switch } from '#client/ui/switch.tsx';
import { Text } from '#client/ui/text.tsx';
import type { CurrentUser } from '#service/features/member/member-contract.ts';
import { sharingCopy } from './friends-copy.ts';
import { isSharing, sharingCommand, withSharing } from './together-api.ts';

/** What friends see and never see, and the switch. */
export function SharingCard({ user, isInvited }: { user: CurrentUser; isInvited: boolean }) {
  const shareProgress = isSharing(user);
  const { ask, isSending } = useCommand(sharingCommand, {
    // The card moves to its other place, and the focus would be lost.
    onAnswer: focusHeading,
    onRefused: (error) => showRefusal(error, sharingCopy.failed),
  });
  return (
    <Card title={shareProgress ? sharingCopy.title : sharingCopy.titleOff}>
      <Stack>
        {!shareProgress && <Text>{isInvited ? sharingCopy.waits : sharingCopy.off}</Text>}
        <Switch
          label={sharingCopy.label}
          description={sharingCopy.description}
          isOn={isSending ? !shareProgress : shareProgress}
          onFlip={(isOn) => ask(withSharing(user, isOn))}
        />
        <Facts title={sharingCopy.seen} facts={sharingCopy.seenFacts} icon="check" />
        <Facts title={sharingCopy.never} facts={sharingCopy.neverFacts} icon="lock" />
      </Stack>
    </Card>
  );
}

type FactsProps = { title: string; facts: readonly string[]; icon: IconName };

const Facts = ({ title, facts, icon }: FactsProps) => (
  <FactList>
    <h3>{title}</h3>
    <ul>
      {facts.map((fact) => (
        <li key={fact}>
          <Icon name={icon} size={20} />
          <span>{fact}</span>
        </li>
      ))}
    </ul>
  </FactList>
);

const FactList = styled.div`
  & > h3 {
    font: ${theme.weight.bold} ${theme.text.t16} / 1.2 ${theme.font.text};
    letter-spacing: 0;
  }
  & li {
    display: flex;
    gap: ${theme.space.s2};
    padding-top: ${theme.space.s2};
    color: ${theme.color.ink2};
  }
  & svg {
    flex: none;
    margin-top: .15rem;
  }
`;
