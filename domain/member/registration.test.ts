import { asMemberId } from '#domain/kernel/ids.ts';
import { given as givenFor } from '#domain/testing/given.ts';
import { memberDecider } from './member.ts';
import type { RegisterMember } from './member-commands.ts';
import type { MemberEvent, MemberRegistered } from './member-events.ts';

const given = givenFor(memberDecider);
const memberId = asMemberId('ana');
const details = {
  email: 'ana@example.org',
  emailVerified: true,
  firstName: 'Ana',
  lastName: 'Lima',
  profileImageUrl: null,
};
const register: RegisterMember = { type: 'RegisterMember', memberId, ...details, zone: 'Europe/Paris' };
const registered: MemberRegistered = { type: 'MemberRegistered', memberId, ...details, zone: 'Europe/Paris' };
const updated = (changes: Extract<MemberEvent, { type: 'ProfileUpdated' }>['changes']): MemberEvent => ({
  type: 'ProfileUpdated',
  memberId,
  changes,
});

describe('a repeated sign-in', () => {
  it('records nothing when nothing has changed', () => {
    given(registered).when(register).yieldsNothing();
  });

  it('does not change the time zone', () => {
    given(registered)
      .when({ ...register, zone: 'Asia/Tokyo' })
      .yieldsNothing();
  });

  it('records a new email address, and that an address is now verified', () => {
    const other = { email: 'ana@new.example.org' };
    given(registered)
      .when({ ...register, ...other })
      .yields({ type: 'SignInDetailsChanged', memberId, ...details, ...other });
    given({ ...registered, emailVerified: false })
      .when(register)
      .yields({ type: 'SignInDetailsChanged', memberId, ...details });
  });

  it('updates the profile with a new name', () => {
    given(registered)
      .when({ ...register, firstName: 'Anna' })
      .yields(
        { type: 'SignInDetailsChanged', memberId, ...details, firstName: 'Anna' },
        updated({ firstName: 'Anna' }),
      );
  });

  it('records each change once', () => {
    const other = { ...details, firstName: 'Anna', profileImageUrl: 'https://img.example.org/a.png' };
    const { firstName, profileImageUrl } = other;
    given(registered)
      .when({ ...register, ...other })
      .yields({ type: 'SignInDetailsChanged', memberId, ...other }, updated({ firstName, profileImageUrl }));
    given(
      registered,
      { type: 'SignInDetailsChanged', memberId, ...other },
      updated({ firstName, profileImageUrl }),
    )
      .when({ ...register, ...other })
      .yieldsNothing();
  });

  it('keeps a name that the member has set', () => {
    given(registered, updated({ firstName: 'Annie' }))
      .when({ ...register, firstName: 'Anna' })
      .yields({ type: 'SignInDetailsChanged', memberId, ...details, firstName: 'Anna' });
    given(registered, updated({ firstName: 'Annie' }))
      .when(register)
      .yieldsNothing();
  });

  it('keeps known values that the provider leaves out', () => {
    given(registered)
      .when({ ...register, firstName: null, lastName: null, profileImageUrl: null })
      .yieldsNothing();
    const picture = { profileImageUrl: 'https://img.example.org/a.png' };
    given({ ...registered, ...picture })
      .when(register)
      .yieldsNothing();
  });
});
