import { numberText } from '#client/lib/format/locale.ts';

export const pathCopy = {
  title: (month: string): string => `Your path for ${month}`,
  lead: 'Small things of all kinds, in any order and at your own pace. What stays open costs nothing.',
  walked: (done: number, all: number): string => `${numberText(done)} of ${numberText(all)} done`,
  finished: 'All twelve are done. What a month!',
  done: (date: string): string => `Done ${date}`,
  open: 'Still open',
  progress: (count: number, target: number): string => `${numberText(count)} of ${numberText(target)}`,
  unread: 'We couldn’t load your path.',
};
