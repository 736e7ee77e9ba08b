import type { RegisterMember, SignInDetails } from './member-commands.ts';
import type { MemberEvent, ProfileChanges } from './member-events.ts';
import type { Profile } from './profile-changes.ts';

const followed = ['firstName', 'lastName', 'profileImageUrl'] as const;

/** The events of a sign-in: a registration the first time, afterwards the changes made at the provider. */
export function registration(
  known: SignInDetails | null,
  profile: Profile,
  command: RegisterMember,
): readonly MemberEvent[] {
  const { memberId, zone } = command;
  const sent = signInDetailsOf(command);
  if (!known) return [{ type: 'MemberRegistered', memberId, ...sent, zone }];
  const details = withWhatIsKnown(sent, known);
  const isNew = Object.entries(details).some(
    ([field, value]) => value !== known[field as keyof SignInDetails],
  );
  if (!isNew) return [];
  const changes = followingChanges(known, details, profile);
  const isShown = Object.keys(changes).length > 0;
  return [
    { type: 'SignInDetailsChanged', memberId, ...details },
    ...(isShown ? [{ type: 'ProfileUpdated', memberId, changes } as const] : []),
  ];
}

/** The sign-in details of a command or an event. */
export const signInDetailsOf = (source: SignInDetails): SignInDetails => ({
  email: source.email,
  emailVerified: source.emailVerified,
  firstName: source.firstName,
  lastName: source.lastName,
  profileImageUrl: source.profileImageUrl,
});

/** Some providers send a name only at the first consent, so a missing value does not clear a known one. */
const withWhatIsKnown = (sent: SignInDetails, known: SignInDetails): SignInDetails => ({
  ...sent,
  firstName: sent.firstName ?? known.firstName,
  lastName: sent.lastName ?? known.lastName,
  profileImageUrl: sent.profileImageUrl ?? known.profileImageUrl,
});

/** A name or picture follows the provider unless the member has changed it. */
function followingChanges(known: SignInDetails, details: SignInDetails, profile: Profile): ProfileChanges {
  const changed = followed.filter(
    (field) => details[field] !== known[field] && profile[field] === known[field],
  );
  return Object.fromEntries(changed.map((field) => [field, details[field]]));
}
