import type { SwapChoice, SwapReason } from '#domain/catalogue/workouts/swap-choices.ts';

export const swapCopy = {
  title: (name: string): string => `Swap ${name}`,
  lead: 'Just for this workout. Sets you’ve done stay as they are.',
  nothingElse: 'Everything like it that fits your equipment is in this workout already.',
  why: 'Why swap?',
  reasons: { other: 'Something else', pain: 'It hurts' } satisfies Record<SwapReason, string>,
  noJump: 'no jumps',
  asPlanned: 'Back to the plan',
  efforts: {
    same: 'Just as hard',
    easier: 'A bit easier',
    harder: 'A step harder',
  } satisfies Record<SwapChoice['effort'], string>,
  noEquipment: 'no equipment',
};
