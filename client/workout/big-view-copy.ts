export const bigViewCopy = {
  bigView: 'Big view',
  closeBigView: 'Close the big view',
  tapForNext: 'Tap anywhere for the next set',
  tapToStart: 'Tap anywhere to go on',
  lastOne: 'The last one. A tap leads back, and you finish there.',
} as const;
