import type { FitnessLevel, Recommendation } from './assessment-events.ts';
import { recommendationNeeds as needs, type TestValues } from './assessment-rules.ts';

/** Why a program is recommended, as a sentence to the member, from the same numbers that the rule looks at. */
export function reasonFor(
  { id, confidence }: Recommendation,
  { pushUps = 0, airSquats = 0, burpees }: TestValues,
  level: FitnessLevel,
): string {
  const did = `You did ${burpees} ${burpees === 1 ? 'burpee' : 'burpees'}.`;
  switch (id) {
    case 'muscle': {
      const need = needs.muscle[confidence];
      const enough = `You did ${pushUps} push-ups and ${airSquats} air squats. With ${need.pushUps} and ${need.airSquats}`;
      return confidence === 'high'
        ? `${enough} you’re ready to add weight.`
        : `${enough} you can start to build strength.`;
    }
    case 'cardio':
      return confidence === 'high'
        ? `${did} With ${needs.cardio.high} or more you can go for longer distances.`
        : `${did} Below ${needs.cardio.below}, your heart and lungs have the most to gain.`;
    case 'lean':
      return level === 'beginner'
        ? 'Easy cardio with light strength work is a good first plan.'
        : `${did} Below ${needs.leanBelow}, steady cardio with strength work helps most.`;
    case 'daily-50':
      return 'Ten reps of five moves fit every level, next to anything else you do.';
    case 'daily-100':
      return 'You’re past the beginner’s level, so you can do twice the reps of Daily 50.';
  }
}
