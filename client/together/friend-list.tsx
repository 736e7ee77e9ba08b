import { useState } from 'react';
import { styled } from 'styled-components';
import { recentDay, weekdayLetter, weekdayName } from '#client/lib/format/format-day.ts';
import { achievementMedals } from '#client/lib/format/icons.ts';
import { useMemberToday } from '#client/lib/time/member-today.ts';
import { nameText } from '#client/lib/words/name-text.ts';
import { theme } from '#client/styles/theme.ts';
import { IconButton } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { Chip } from '#client/ui/chip.tsx';
import { DividedList } from '#client/ui/divided-list.ts';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { IconBadge } from '#client/ui/icon.tsx';
import { Row } from '#client/ui/layout.tsx';
import { Avatar } from '#client/ui/person.tsx';
import { Hidden, SubText, Text } from '#client/ui/text.tsx';
import { achievements } from '#domain/catalogue/content/achievements.ts';
import type { Friend } from '#service/features/together/friends-contract.ts';
import { CheerLine } from './cheer-line.tsx';
import { cheerCopy, friendsCopy } from './friends-copy.ts';
import { type FriendDay, weekOf } from './friends-view-model.ts';
import { NudgeLine } from './nudge-line.tsx';
import { PartingDialogs } from './parting-dialogs.tsx';

/** The friends in the order of the beginning, each with their week. */
export function FriendList({ friends }: { friends: readonly Friend[] }) {
  const [chosenId, setChosenId] = useState<string | null>(null);
  const chosen = friends.find(({ id }) => id === chosenId) ?? null;
  if (friends.length === 0)
    return (
      <EmptyState icon="user" title={friendsCopy.none}>
        {friendsCopy.noneLead}
      </EmptyState>
    );
  return (
    <Card title={friendsCopy.title}>
      <List>
        {friends.map((friend) => (
          <FriendRow key={friend.id} friend={friend} onMore={() => setChosenId(friend.id)} />
        ))}
      </List>
      <PartingDialogs friend={chosen} onClose={() => setChosenId(null)} />
    </Card>
  );
}

function FriendRow({ friend, onMore }: { friend: Friend; onMore: () => void }) {
  const today = useMemberToday();
  const { facts, received } = friend;
  const { firstName, pictureUrl, currentStreak, isAtRisk, activeDays, completedQuests } = facts;
  const name = friendsCopy.nameOr(firstName);
  return (
    <li>
      <Head>
        <Avatar initials={initialOf(firstName ?? name)} imageUrl={pictureUrl} />
        <div>
          <h3>{name}</h3>
          <SubText>
            {isAtRisk ? friendsCopy.atRisk(currentStreak) : friendsCopy.streak(currentStreak)}
          </SubText>
        </div>
        <IconButton icon="dots" label={friendsCopy.more(firstName)} onClick={onMore} />
      </Head>
      <Row $wraps>
        <Week days={weekOf(activeDays, today)} />
        <Row $wraps>
          <Text $tone="muted" $size="t14">
            {friendsCopy.quests(completedQuests)}
          </Text>
          <Medals ids={facts.achievements} />
        </Row>
      </Row>
      {received && (
        <Chip tone="good" icon="spark">
          {cheerCopy.received(received.kind, recentDay(received.date, today))}
        </Chip>
      )}
      <NudgeLine friend={friend} />
      <CheerLine friend={friend} />
    </li>
  );
}

/** @param name without the marks that set it apart from a sentence of another direction */
const initialOf = (name: string): string => ([...name][0] ?? '').toUpperCase();

/** A dot for each day, filled where the friend was active. No dot says more than that. */
function Week({ days }: { days: readonly FriendDay[] }) {
  const active = days.filter(({ isActive }) => isActive).map(({ date }) => weekdayName(date));
  return (
    <Dots>
      {days.map(({ date, isActive }) => (
        <li key={date} aria-hidden data-active={isActive}>
          <i />
          {weekdayLetter(date)}
        </li>
      ))}
      <li>
        <Hidden>{friendsCopy.week(active)}</Hidden>
      </li>
    </Dots>
  );
}

/** Only what this release knows. */
function Medals({ ids }: { ids: readonly string[] }) {
  const earned = achievements.filter(({ id }) => ids.includes(id));
  if (earned.length === 0) return null;
  return (
    <Coins aria-label={friendsCopy.achievements}>
      {earned.map(({ id, name }) => (
        <li key={id}>
          <IconBadge {...achievementMedals[id]} size="small" />
          <Hidden>{nameText(name)}</Hidden>
        </li>
      ))}
    </Coins>
  );
}

const List = styled(DividedList)`
  & > li {
    justify-items: start;
    gap: ${theme.space.s3};
  }
  & > li > [role='status'] {
    display: grid;
    justify-items: start;
    gap: ${theme.space.s3};
  }
  /* Without words it takes no room. */
  & > li > [role='status']:empty {
    display: none;
  }
`;

const Head = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${theme.space.s3};
  width: 100%;
  & h3 {
    font-size: ${theme.text.t20};
    overflow-wrap: anywhere;
  }
`;

const Dots = styled.ul`
  display: flex;
  gap: ${theme.space.s2};
  font-size: ${theme.text.t13};
  font-weight: ${theme.weight.bold};
  color: ${theme.color.ink2};
  & > [data-active] {
    display: grid;
    justify-items: center;
    gap: .2rem;
    line-height: 1;
  }
  & i {
    width: 1.1rem;
    height: 1.1rem;
    border-radius: ${theme.radius.full};
    box-shadow: inset 0 0 0 2px ${theme.color.control};
  }
  & > [data-active='true'] i {
    background: ${theme.color.good};
    box-shadow: none;
  }
`;

const Coins = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.s1};
`;
