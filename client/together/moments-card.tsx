import { useEffect, useState } from 'react';
import { memberItems } from '#client/lib/offline/member-storage.ts';
import { Card } from '#client/ui/card.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { Rows } from '#client/ui/layout.tsx';
import type { Friend } from '#service/features/together/friends-contract.ts';
import { momentsCopy } from './friends-copy.ts';
import {
  joined,
  type Moment,
  momentsSince,
  type SeenFriends,
  seenWith,
  withOwn,
} from './friends-view-model.ts';

type MomentsCardProps = {
  memberId: string;
  friends: readonly Friend[];
  /** Friendships that the member began during this visit. */
  begunIds: readonly string[];
};

/** An accepted invitation and the first cheer, at one visit of this device. */
export function MomentsCard({ memberId, friends, begunIds }: MomentsCardProps) {
  // At the first visit of a device nothing is new.
  const [seen] = useState(() => readSeen(memberId) ?? seenWith(null, friends));
  useEffect(() => keepSeen(memberId, seenWith(seen, friends)), [memberId, seen, friends]);
  const moments = momentsSince(withOwn(seen, begunIds), friends);
  if (moments.length === 0) return null;
  return (
    <Card title={momentsCopy.title} tone="sun">
      <Rows>
        {moments.map((moment) => (
          <li key={moment.id}>
            <Icon name={moment.kind === 'friend' ? 'user' : 'spark'} />
            <span>{wordsOf(moment)}</span>
          </li>
        ))}
      </Rows>
    </Card>
  );
}

const wordsOf = (moment: Moment): string =>
  moment.kind === 'friend'
    ? momentsCopy.friend(moment.name)
    : momentsCopy.firstCheer(moment.name, moment.cheer);

const keyOf = (memberId: string): string => `rondel.together.${memberId}`;

/** With what the dashboard has shown. Null at the first visit of this screen: the dashboard knows the latest friends only. */
function readSeen(memberId: string): SeenFriends | null {
  const own = readItem(keyOf(memberId));
  const onDashboard = readItem(`rondel.friend-news.${memberId}`);
  return own && onDashboard ? joined(own, onDashboard) : own;
}

function readItem(name: string): SeenFriends | null {
  try {
    return JSON.parse(memberItems.getItem(name) ?? 'null') as SeenFriends | null;
  } catch {
    return null;
  }
}

function keepSeen(memberId: string, seen: SeenFriends): void {
  try {
    memberItems.setItem(keyOf(memberId), JSON.stringify(seen));
  } catch {
    // A device that keeps nothing shows no moments.
  }
}
