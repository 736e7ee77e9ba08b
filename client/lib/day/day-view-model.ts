import { locale } from '#client/lib/format/locale.ts';
import type { ChipTone } from '#client/ui/chip.tsx';
import type { IconName } from '#client/ui/icon.tsx';
import type { DayReasonsAnswer } from '#service/streak/day-contract.ts';
import { dayCopy } from './day-copy.ts';

type StandingFace = { readonly label: string; readonly icon: IconName; readonly tone: ChipTone };

const faces: Readonly<Record<DayReasonsAnswer['standing'], StandingFace>> = {
  active: { label: dayCopy.active, icon: 'check', tone: 'hot' },
  protected: { label: dayCopy.protected, icon: 'ticket', tone: 'good' },
  neutral: { label: dayCopy.neutral, icon: 'clock', tone: 'plain' },
  paused: { label: dayCopy.paused, icon: 'pause', tone: 'plain' },
  outage: { label: dayCopy.outage, icon: 'alert', tone: 'plain' },
  rest: { label: dayCopy.rest, icon: 'moon', tone: 'plain' },
  missed: { label: dayCopy.missed, icon: 'close', tone: 'plain' },
  open: { label: dayCopy.open, icon: 'flame', tone: 'plain' },
  idle: { label: dayCopy.idle, icon: 'clock', tone: 'plain' },
};

export const standingFace = ({ standing, isProvisional }: DayReasonsAnswer): StandingFace =>
  isProvisional ? { ...faces[standing], label: dayCopy.held } : faces[standing];

/** `Tue 10 Nov, 17:55`, by the clock of the member at that time. */
export const momentTime = ({ at, zone }: DayReasonsAnswer['moments'][number]): string =>
  new Intl.DateTimeFormat(locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: zone,
  }).format(new Date(at));

/** `New York` of `America/New_York`. */
export const placeOf = (zone: string): string => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');
