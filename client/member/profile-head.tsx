import { css, styled } from 'styled-components';
import { Avatar } from '#client/ui/avatar.tsx';
import { Button } from '#client/ui/button.tsx';
import { headingSizeFor, initialsOf, nameOf } from '#client/ui/person.ts';
import { ScreenHeading } from '#client/ui/screen-heading.tsx';
import { Text } from '#client/ui/text.tsx';
import type { CurrentUser } from '#service/member/member-contract.ts';
import { profileCopy } from './member-copy.ts';
import { memberSince } from './member-since.ts';

type ProfileHeadProps = { user: CurrentUser; onEdit: () => void };

/** Who this is. */
export function ProfileHead({ user, onEdit }: ProfileHeadProps) {
  const name = nameOf(user);
  return (
    <Head>
      <Avatar initials={initialsOf(user)} imageUrl={user.profileImageUrl} label={name} size="large" />
      <Words>
        <ScreenHeading title={profileCopy.profile} size={headingSizeFor(name, 'section')}>
          {name}
        </ScreenHeading>
        <Text $tone="muted">{profileCopy.memberSince(memberSince(user.createdAt, user.timeZone))}</Text>
        {name !== user.email && (
          <Text $tone="soft" $size="t14">
            {user.email}
          </Text>
        )}
      </Words>
      <Button icon="edit" variant="outline" size="small" onClick={onEdit}>
        {profileCopy.editProfile}
      </Button>
    </Head>
  );
}

const Head = styled.header(
  ({ theme }) => css`
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    align-items: center;
    gap: ${theme.space.s4} clamp(${theme.space.s4}, 3vw, ${theme.space.s8});
    padding: ${theme.space.s4} ${theme.space.s2} ${theme.space.s6};
    & > button {
      grid-column: 2;
      justify-self: start;
    }
    ${theme.media.wide} {
      grid-template-columns: auto minmax(0, 1fr) auto;
      & > button {
        grid-column: 3;
      }
    }
  `,
);

const Words = styled.div(
  ({ theme }) => css`
    display: grid;
    gap: ${theme.space.s1};
    overflow-wrap: anywhere;
    & > h1 {
      margin-bottom: ${theme.space.s1};
      hyphens: auto;
    }
  `,
);
