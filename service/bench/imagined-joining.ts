import type { MemberDay } from '#domain/kernel/day.ts';
import { asProgramId } from '#domain/kernel/ids.ts';
import { memberDecider } from '#domain/member/member.ts';
import { memberStream } from '#domain/member/member-events.ts';
import { programDecider } from '#domain/program/program.ts';
import { programStream } from '#domain/program/program-events.ts';
import { derivedId } from '#service/commands/ids.ts';
import { type Act, act } from './imagined-act.ts';
import { equipment, type ImaginedMember } from './imagined-members.ts';

/** A member's first morning: sign-in, profile, program. */
export function joins(member: ImaginedMember, day: MemberDay): Act[] {
  const { memberId, zone, doesRoutine, seed } = member;
  const stream = memberStream(memberId);
  const programId = asProgramId(derivedId('imagined', seed, 'program'));
  const details = {
    email: `${seed}@bench.example`,
    emailVerified: true,
    firstName: 'Bench',
    lastName: seed,
    profileImageUrl: null,
  };
  const profile = { age: 34, height: 66, weight: 184, unitPreference: 'imperial', equipment } as const;
  const goal = { sentType: 'lean', goalType: 'weight_loss', goalValue: 15, goalUnit: 'lbs' } as const;
  const started = { memberId, programId, today: day, reached: null };
  return [
    act(member, day, 5 * 60, ({ send }, moment) =>
      send(memberDecider, stream, { type: 'RegisterMember', memberId, ...details, zone }, moment),
    ),
    act(member, day, 5 * 60 + 2, ({ send }, moment) =>
      send(memberDecider, stream, { type: 'UpdateProfile', memberId, profile, today: day }, moment),
    ),
    act(member, day, 5 * 60 + 4, ({ send }, moment) =>
      doesRoutine
        ? send(
            programDecider,
            programStream(memberId),
            {
              type: 'StartDailyMaintenance',
              ...started,
              dailyTemplate: 'daily-50',
              customExercises: [],
              targetDuration: null,
              targetEndDate: null,
            },
            moment,
          )
        : send(
            programDecider,
            programStream(memberId),
            { type: 'StartProgram', ...started, ...goal, startDate: day, plannedEndDate: null, weight: null },
            moment,
          ),
    ),
  ];
}
