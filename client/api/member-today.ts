import { asInstant, type MemberDay } from '#domain/kernel/day.ts';
import { dayOf } from '#domain/kernel/time-zone.ts';
import { deviceZone } from './device-zone.ts';

/** The date that it is now for a member of this zone; by the device's clock for a visitor. */
export const memberToday = (zone: string = deviceZone()): MemberDay =>
  dayOf(asInstant(new Date().toISOString()), zone);
