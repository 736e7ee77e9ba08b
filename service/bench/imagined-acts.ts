import { bodyDecider } from '#domain/body/body.ts';
import { bodyStream } from '#domain/body/body-events.ts';
import { dailyTemplateOf } from '#domain/catalogue/daily-templates.ts';
import { quests } from '#domain/catalogue/quest-catalogue.ts';
import { builtinTemplates } from '#domain/catalogue/workout-templates.ts';
import type { MemberDay } from '#domain/kernel/day.ts';
import { questDecider } from '#domain/quest/quest.ts';
import { questDayStream } from '#domain/quest/quest-events.ts';
import { routineDecider } from '#domain/routine/routine.ts';
import { routineStream } from '#domain/routine/routine-events.ts';
import { workoutDecider } from '#domain/workout/workout.ts';
import { workoutStream } from '#domain/workout/workout-events.ts';
import { derivedId } from '#service/commands/ids.ts';
import { chance } from '#service/demo/demo-clock.ts';
import { drawsOf } from '#service/quest/quest-draw.ts';
import { type Act, act } from './imagined-act.ts';
import { joins } from './imagined-joining.ts';
import { equipment, type ImaginedMember } from './imagined-members.ts';

/** What a member does on a day. */
export function actsOn(member: ImaginedMember, day: MemberDay): Act[] {
  if (day < member.joinsOn) return [];
  const joining = day === member.joinsOn ? joins(member, day) : [];
  const isActive = chance(member.seed, day) < member.diligence;
  return isActive ? [...joining, ...isActiveOn(member, day)] : joining;
}

function isActiveOn(member: ImaginedMember, day: MemberDay): Act[] {
  const isToday = (what: string, share: number) => chance(member.seed, what, day) < share;
  return [
    ...(isToday('quest', 0.75) ? quest(member, day) : []),
    ...(isToday('workout', 0.4) ? [workout(member, day)] : []),
    ...(isToday('weight', 0.3) ? [weighs(member, day)] : []),
    ...(member.doesRoutine ? routine(member, day) : []),
  ];
}

function quest(member: ImaginedMember, date: MemberDay): Act[] {
  const { memberId, seed } = member;
  const stream = questDayStream(memberId, date);
  const spin = {
    memberId,
    date,
    ...drawsOf('bench', memberId, date),
    quests,
    ownedEquipment: equipment,
    isRestDay: false,
  };
  const morning = 6 * 60 + minutesOf(member, 'morning', date, 240);
  const evening = 16 * 60 + minutesOf(member, 'evening', date, 300);
  const doesRespin = chance(seed, 'respin', date) < 0.2;
  return [
    act(member, date, morning, ({ send }, moment) =>
      send(questDecider, stream, { type: 'SpinWheel', ...spin }, moment),
    ),
    ...(doesRespin
      ? [
          act(member, date, morning + 1, ({ send }, moment) =>
            send(questDecider, stream, { type: 'RespinWheel', ...spin }, moment),
          ),
        ]
      : []),
    act(member, date, morning + 2, ({ send }, moment) =>
      send(questDecider, stream, { type: 'AcceptQuest', memberId, date }, moment),
    ),
    act(member, date, evening, ({ send }, moment) =>
      send(questDecider, stream, { type: 'CompleteQuest', memberId, date, ...moment, quests }, moment),
    ),
  ];
}

function workout(member: ImaginedMember, date: MemberDay): Act {
  const { memberId, seed } = member;
  const template = builtinTemplates[Math.floor(chance(seed, 'template', date) * builtinTemplates.length)];
  return act(member, date, 12 * 60 + minutesOf(member, 'workout', date, 480), ({ send }, moment) =>
    send(
      workoutDecider,
      workoutStream(memberId),
      {
        type: 'LogWorkout',
        memberId,
        workoutId: derivedId('imagined', seed, 'workout', date),
        templateId: template?.id ?? 'core',
        date,
        started: null,
        today: moment.today,
        durationMinutes: 20 + Math.floor(chance(seed, 'minutes', date) * 30),
        perceivedExertion: 5 + Math.floor(chance(seed, 'exertion', date) * 5),
        moodAfter: 4,
        isCompleted: chance(seed, 'finishes', date) < 0.9,
        claimedPoints: 2,
      },
      moment,
    ),
  );
}

function weighs(member: ImaginedMember, date: MemberDay): Act {
  const { memberId, seed } = member;
  const weight = (170 + 20 * chance(seed, 'pounds', date)).toFixed(1);
  return act(member, date, 6 * 60 + minutesOf(member, 'scale', date, 120), ({ send }, moment) =>
    send(
      bodyDecider,
      bodyStream(memberId),
      {
        type: 'LogWeight',
        memberId,
        entryId: derivedId('imagined', seed, 'weight', date),
        date,
        today: moment.today,
        unit: 'lbs',
        weight,
      },
      moment,
    ),
  );
}

function routine(member: ImaginedMember, date: MemberDay): Act[] {
  const { memberId } = member;
  const plan = dailyTemplateOf('daily-50', []);
  const start = 6 * 60 + minutesOf(member, 'routine', date, 780);
  return plan.exercises.map((_, exerciseIndex) =>
    act(member, date, start + exerciseIndex, ({ send }, moment) =>
      send(
        routineDecider,
        routineStream(memberId, date, 'daily-50'),
        {
          type: 'TickSet',
          memberId,
          date,
          template: 'daily-50',
          exerciseIndex,
          setIndex: 0,
          plan,
          ...moment,
        },
        moment,
      ),
    ),
  );
}

const minutesOf = ({ seed }: ImaginedMember, what: string, date: MemberDay, span: number): number =>
  Math.floor(chance(seed, what, date) * span);
