import type { MemberId } from '#domain/kernel/ids.ts';
import { firstNameOf } from '#domain/member/member.ts';
import { nameForOthers } from '#domain/member/name-for-others.ts';
import { reportStream } from '#domain/together/report-events.ts';
import { reportDecider } from '#domain/together/reports.ts';
import { unknownFriend } from '#domain/together/together.ts';
import { memberStatesOf } from '#projections/member/members.ts';
import { otherIn } from '#projections/together/friendships.ts';
import { openReports, reporterOf } from '#projections/together/reports.ts';
import type { AppContext, AppRoute, Handler } from '#service/features/app-context.ts';
import { aboutOthers } from '#service/http/api-route.ts';
import { currentMember } from '#service/http/current-member.ts';
import { NotFound } from '#service/http/errors/http-failures.ts';
import { bodyOf, pathPart } from '#service/http/read-request.ts';
import { commandIdOfMember } from '#service/http/send-command.ts';
import {
  closeReportAnswer,
  closeReportBody,
  type Reports,
  reportAnswer,
  reportBody,
  reportsAnswer,
} from './reports-contract.ts';
import { namingNoFriend } from './shared-facts.ts';

const reportFriend: Handler = (app) => async (ctx) => {
  const { memberId } = currentMember(ctx);
  const reportedId = await otherIn(app.db, memberId, pathPart(ctx, 'id'));
  if (!reportedId) throw unknownFriend();
  const { reason, words = '' } = bodyOf(ctx, reportBody);
  const { answer } = await app.send(ctx, reportDecider, reportStream(memberId), {
    type: 'ReportMember',
    ...{ memberId, reportId: commandIdOfMember(ctx), reportedId, reason, words },
  });
  ctx.status = 201;
  ctx.body = namingNoFriend(answer);
};

const readReports: Handler = (app) => async (ctx) => {
  ctx.body = await reportsFor(app, currentMember(ctx).memberId);
};

const closeReport: Handler = (app) => async (ctx) => {
  const { memberId: closedBy } = currentMember(ctx);
  const reportId = pathPart(ctx, 'id');
  const { note } = bodyOf(ctx, closeReportBody);
  const memberId = await reporterOf(app.db, reportId);
  if (!memberId) throw new NotFound('There is no such report. Perhaps its member has deleted their account.');
  const command = { type: 'CloseReport', memberId, reportId, closedBy, note } as const;
  const { answer } = await app.send(ctx, reportDecider, reportStream(memberId), command);
  ctx.body = { ...answer, ...(await reportsFor(app, closedBy)) };
};

/** @param adminId who sees no report about themselves */
async function reportsFor({ db }: AppContext, adminId: MemberId): Promise<Reports> {
  const open = (await openReports(db)).filter(({ reportedId }) => reportedId !== adminId);
  const members = await memberStatesOf(
    db,
    open.map(({ reportedId }) => reportedId),
  );
  return {
    reports: open.map(({ reportId: id, memberId: reportedBy, reportedId, reason, words, reportedAt }) => ({
      ...{ id, reason, words, reportedAt, reportedBy },
      reported: {
        memberId: reportedId,
        firstName: nameForOthers(firstNameOf(members.get(reportedId))),
      },
    })),
  };
}

export const reportsRoutes: readonly AppRoute[] = aboutOthers<AppContext>([
  {
    method: 'POST',
    path: '/api/friends/:id/report',
    summary: 'Asks the admins to look at a friend or former friend, who gets no message. A friendship stays.',
    audience: 'members',
    body: reportBody,
    status: 201,
    answer: reportAnswer,
    refusals: [
      [404, 'unknown-friend'],
      [409, 'already-reported'],
    ],
    handle: reportFriend,
  },
  {
    method: 'GET',
    path: '/api/admin/reports',
    summary: 'The reports of members about others that wait for an admin.',
    audience: 'admins',
    answer: reportsAnswer,
    handle: readReports,
  },
  {
    method: 'POST',
    path: '/api/admin/reports/:id/close',
    summary: 'Closes a report, and records who did so and what was decided.',
    audience: 'admins',
    body: closeReportBody,
    answer: closeReportAnswer,
    refusals: [
      [400, 'note-required'],
      [404, 'unknown-report'],
    ],
    handle: closeReport,
  },
]);
