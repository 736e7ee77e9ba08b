import type { ProgramType } from '#domain/program/program-events.ts';

/** The three guidance cards of one program phase. */
type Guidance = { readonly training: string; readonly food: string; readonly recovery: string };

const guidance: Readonly<Record<ProgramType, readonly Guidance[]>> = {
  lean: [
    {
      training:
        'Cardio and strength in turns. Learn each movement slowly, and stop a set with two good reps left.',
      food: 'Fill half your plate with vegetables, a quarter with protein, a quarter with grains or potatoes. Change one meal at a time.',
      recovery: 'Aim for 7 hours of sleep or more. Tired people are hungry people.',
    },
    {
      training:
        'Add a little each week: one more round, or ten more minutes of brisk walking. Keep two strength days.',
      food: 'Aim for 1-2 lbs a week at most. Faster costs muscle. Drink water before you reach for a snack.',
      recovery: 'Leave an easy day between hard interval days.',
    },
    {
      training:
        'Strength comes first now: heavier or slower sets protect your muscle while the weight goes down.',
      food: 'Have protein at each meal: eggs, fish, beans, tofu, yoghurt or lean meat, about the size of your palm.',
      recovery: 'Sore for more than three days? Take one set off each exercise this week.',
    },
    {
      training:
        'Choose the sessions you like and keep them. Two strength days and some cardio hold what you have.',
      food: 'Eat a little more until your weight stays level for two weeks. That is your new normal.',
      recovery: 'Weigh yourself once a week, on the same morning. Days go up and down, weeks tell.',
    },
  ],
  bulk: [
    {
      training:
        'Squat, hinge, push, pull: compound movements first. Stay light enough to repeat your best rep every time.',
      food: 'Eat at regular times and have protein at each meal. No need for powders.',
      recovery: 'Joints adapt more slowly than muscles. Keep a free day between sessions.',
    },
    {
      training:
        'Progressive overload: one rep more than last time, or the smallest weight more once all sets are full.',
      food: 'Add a snack with protein and carbohydrates on training days. Gaining half a pound a week is plenty.',
      recovery: 'Sleep is where you grow: 7 to 9 hours.',
    },
    {
      training:
        'Fewer reps, more load, full rests of two to three minutes. Never grind a rep with a bent back.',
      food: 'Eat two hours before you lift, and again afterwards. Training hungry costs reps.',
      recovery: 'After three hard weeks, halve your sets for one.',
    },
    {
      training: 'Find the weaker side and start with it. One-sided rows, lunges and presses even things out.',
      food: 'Keep protein up and let the snacks go as the sets get fewer.',
      recovery: 'Finish each session with a round of the Mobility Flow.',
    },
  ],
  cardio_fitness: [
    {
      training: 'Easy means that you can talk. Build minutes first, speed later.',
      food: 'A small meal two hours before is enough. Drink to thirst.',
      recovery: 'New to running? Leave a day between runs, and walk on it.',
    },
    {
      training: 'One interval day a week, the others easy. Add no more than a tenth to your week.',
      food: 'Grains, potatoes and fruit are your fuel. Have some on the evening before a long day.',
      recovery: 'Calves and hips work hard: five minutes of mobility after each session.',
    },
    {
      training: 'Practise the pace of your goal once a week, for a short stretch.',
      food: 'Try nothing new on the day that counts.',
      recovery: 'Do a third less in the last week. Fresh legs are worth more than one more session.',
    },
  ],
  maintain: [
    {
      training: 'Tie the routine to something you do anyway: after coffee, before the shower.',
      food: 'Regular meals and a glass of water beside each of them will do.',
      recovery: 'A slow round counts. On tired days take the easier version of each move.',
    },
    {
      training: 'Same reps, better reps: lower for two counts, no bouncing.',
      food: 'Keep fruit where you can see it and sweets where you cannot.',
      recovery: 'Missed a day? Do today’s, not both.',
    },
    {
      training: 'When fifty feels short, try a hundred or build your own plan.',
      food: 'Notice which meals leave you with energy, and repeat those.',
      recovery: 'Take a week of walks and mobility every two or three months.',
    },
  ],
  assessment: [
    {
      training:
        'Test fresh, warm up first and stop at clean form. An honest number helps you more than a big one.',
      food: 'Eat as you always do. This week measures you, not a diet.',
      recovery: 'Nothing else hard this week. Sleep before the test days counts.',
    },
    {
      training: 'Pick the program you can see yourself doing in six weeks.',
      food: 'Decide on one small change to start with.',
      recovery: 'Take a free day before the first session.',
    },
  ],
};

/** @param phaseNumber 1-based; a number past the last phase means the last. */
export function guidanceFor(programType: ProgramType, phaseNumber: number): Guidance {
  const phases = guidance[programType];
  return phases[Math.min(phases.length, Math.max(1, phaseNumber)) - 1] as Guidance;
}
