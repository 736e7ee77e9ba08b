import * as z from 'zod';
import type { ReportEvent, ReportReason } from '#domain/together/report-events.ts';
import type {
  CheerEvent,
  CheerKind,
  CircleAim,
  CircleEvent,
  CircleTerms,
  TogetherEvent,
} from '#domain/together/together-events.ts';
import { choice, count, day, id, instant, memberId, object, text } from './fields.ts';
import type { Registry } from './registration.ts';

const ofInvitation = { memberId, invitationId: id };
const ofFriendship = { memberId, friendshipId: id };
const ofBlock = { memberId, blockId: id };
const ofCircle = { memberId, circleId: id };
const terms = {
  aim: choice<CircleAim>({ 'active-days': true, 'quest-a-day': true }),
  target: count,
  startsOn: day,
  endsOn: day,
} satisfies Record<keyof CircleTerms, z.ZodType>;

export const togetherRegistry: Registry<TogetherEvent> = {
  InvitationMade: {
    data: object({ ...ofInvitation, codeHash: id, expiresAt: instant, circleId: id.nullable() }),
    personal: [],
  },
  InvitationWithdrawn: { data: object(ofInvitation), personal: [] },
  FriendshipBegan: { data: object({ ...ofFriendship, invitationId: id.nullable() }), personal: [] },
  FriendshipEnded: { data: object(ofFriendship), personal: [] },
  NudgesChosen: { data: object({ ...ofFriendship, isOn: z.boolean() }), personal: [] },
  MemberBlocked: { data: object({ ...ofBlock, blockedId: text }), personal: ['blockedId'] },
  MemberUnblocked: { data: object(ofBlock), personal: [] },
  CircleInvitationTaken: { data: object({ ...ofInvitation, placeId: id }), personal: [] },
  CircleJoined: { data: object({ ...ofCircle, ...terms }), personal: [] },
  CircleLeft: { data: object({ ...ofCircle, dates: z.array(day) }), personal: [] },
  CircleResultSeen: { data: object({ ...ofCircle, total: count, isReached: z.boolean() }), personal: [] },
};

export const cheerRegistry: Registry<CheerEvent> = {
  FriendNudged: { data: object({ ...ofFriendship, date: day }), personal: [] },
  CheerSent: {
    data: object({
      ...ofFriendship,
      kind: choice<CheerKind>({
        'well-done': true,
        'keep-going': true,
        strong: true,
        proud: true,
        'high-five': true,
      }),
      date: day,
    }),
    personal: [],
  },
};

const ofReport = { memberId, reportId: id, reportedId: memberId };

export const reportRegistry: Registry<ReportEvent> = {
  MemberReported: {
    data: object({
      ...ofReport,
      reason: choice<ReportReason>({ harassment: true, name: true, pretending: true, other: true }),
      words: text,
    }),
    personal: ['words'],
  },
  ReportClosed: { data: object({ ...ofReport, closedBy: memberId, note: text }), personal: ['note'] },
};

const ofPlace = { circleId: id, placeId: id };

export const circleRegistry: Registry<CircleEvent> = {
  CircleBegun: { data: object({ circleId: id, ...terms }), personal: [] },
  CirclePlaceTaken: { data: object(ofPlace), personal: [] },
  CirclePlaceFreed: { data: object(ofPlace), personal: [] },
};
