import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useCurrentUser } from '#client/lib/http/read-models.ts';
import { useOnline } from '#client/lib/offline/outbox.ts';
import { inPlace } from '#client/ui/in-place.ts';
import { MainAndAside, ScreenHead, Stack } from '#client/ui/layout.tsx';
import { BackLink } from '#client/ui/link.tsx';
import { paths } from '#client/ui/paths.ts';
import { ScreenHeading } from '#client/ui/screen-heading.tsx';
import { Text } from '#client/ui/text.tsx';
import type { CurrentUser } from '#service/features/member/member-contract.ts';
import { AcceptCard } from './accept-card.tsx';
import { BlockedCard } from './blocked-card.tsx';
import { CirclesCard } from './circles-card.tsx';
import { EndedCircles } from './ended-circles.tsx';
import { FormerFriends } from './former-friends.tsx';
import { FriendList } from './friend-list.tsx';
import { friendsCopy } from './friends-copy.ts';
import { InviteCard } from './invite-card.tsx';
import { MomentsCard } from './moments-card.tsx';
import { forgetOpenedCode, keepOpenedCode, openedCode } from './opened-code.ts';
import { SharingCard } from './sharing-card.tsx';
import { isSharing, useCircles, useFriends } from './together-api.ts';
import { WhenLoaded } from './when-loaded.tsx';

// A visitor goes to the login next, which forgets the fragment of the address.
keepOpenedCode();

/** Friends and circles, and the invitation whose link was opened. */
export function FriendsScreen() {
  const { data: user } = useCurrentUser();
  return user ? <Friends user={user} /> : null;
}

function Friends({ user }: { user: CurrentUser }) {
  const isOnline = useOnline();
  const [code, forgetCode] = useInvitingCode();
  return (
    <>
      <ScreenHead>
        <BackLink to={paths.profile}>{friendsCopy.back}</BackLink>
        <ScreenHeading size="section">{friendsCopy.title}</ScreenHeading>
        <Text $tone="muted">{friendsCopy.intro}</Text>
        <Text role="status">{!isOnline && friendsCopy.offline}</Text>
      </ScreenHead>
      {isSharing(user) ? (
        <Sharing user={user} code={code} onAnswered={forgetCode} />
      ) : (
        <MainAndAside>
          <Stack>
            <SharingCard user={user} isInvited={code !== null} />
            <FormerFriends />
          </Stack>
          <BlockedCard />
        </MainAndAside>
      )}
    </>
  );
}

/** The code of the link that was opened, until it is answered. The address shows it no longer. */
function useInvitingCode(): readonly [code: string | null, forget: () => void] {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [code, setCode] = useState(openedCode);
  useEffect(() => {
    if (hash === '') return;
    keepOpenedCode();
    setCode(openedCode());
    void navigate(paths.friends, { ...inPlace, replace: true });
  }, [hash, navigate]);
  return [
    code,
    () => {
      forgetOpenedCode();
      setCode(null);
    },
  ];
}

type SharingProps = { user: CurrentUser; code: string | null; onAnswered: () => void };

function Sharing({ user, code, onAnswered }: SharingProps) {
  const friends = useFriends();
  const circles = useCircles();
  const [begunIds, setBegunIds] = useState<readonly string[]>([]);
  const accepting = {
    onAnswered,
    onFriends: (ids: readonly string[]): void => setBegunIds((earlier) => [...earlier, ...ids]),
  };
  return (
    <MainAndAside>
      <Stack>
        {code !== null && <AcceptCard key={code} opened={code} {...accepting} />}
        <EndedCircles circles={circles.data?.circles ?? []} />
        {friends.data?.isSharing && (
          <MomentsCard memberId={user.id} friends={friends.data.friends} begunIds={begunIds} />
        )}
        <WhenLoaded state={friends} failure={friendsCopy.unread} height="16rem">
          {({ friends: listed }) => <FriendList friends={listed} />}
        </WhenLoaded>
        <InviteCard invitations={friends.data?.invitations ?? []} timeZone={user.timeZone} />
        <CirclesCard circles={circles} />
      </Stack>
      <Stack>
        {code === null && <AcceptCard opened={null} {...accepting} />}
        <SharingCard user={user} isInvited={false} />
        <BlockedCard />
        <FormerFriends />
      </Stack>
    </MainAndAside>
  );
}
