import { badgeRoutes } from '#service/features/achievements/badge-routes.ts';
import { monthPathRoutes } from '#service/features/achievements/month-path-routes.ts';
import { adminRoutes } from '#service/features/admin/admin-routes.ts';
import type { AppContext } from '#service/features/app-context.ts';
import { assessmentRoutes } from '#service/features/assessment/assessment-routes.ts';
import { auditRoutes } from '#service/features/audit/audit-routes.ts';
import { eventRoutes } from '#service/features/audit/event-routes.ts';
import { betaRoutes } from '#service/features/beta/beta-routes.ts';
import { bodyRoutes } from '#service/features/body/body-routes.ts';
import { calendarRoutes } from '#service/features/calendar/calendar-routes.ts';
import { checkInRoutes } from '#service/features/check-in/check-in-routes.ts';
import { helpRoutes } from '#service/features/help/help-routes.ts';
import { historyRoutes } from '#service/features/history/history-routes.ts';
import { importRoutes } from '#service/features/history-import/import-routes.ts';
import { type InsightsContext, insightsRoutes } from '#service/features/insights/insights-routes.ts';
import { integrationsRoutes } from '#service/features/integrations/integrations-routes.ts';
import { webhookOperationsRoutes } from '#service/features/integrations/webhook-operations-routes.ts';
import { type WebhooksContext, webhooksRoutes } from '#service/features/integrations/webhooks-routes.ts';
import { memberRoutes } from '#service/features/member/member-routes.ts';
import { memberDataRoutes } from '#service/features/member-data/member-data-routes.ts';
import { clientErrorRoutes } from '#service/features/operations/client-error.ts';
import { type OperationsContext, projectionRoutes } from '#service/features/operations/projection-routes.ts';
import { type SystemContext, systemRoutes } from '#service/features/operations/system-overview.ts';
import { planRoutes } from '#service/features/program/plan-routes.ts';
import { programRoutes } from '#service/features/program/program-routes.ts';
import { pageDecisionRoutes } from '#service/features/public-page/page-decisions-routes.ts';
import { publicPageRoutes } from '#service/features/public-page/public-page-routes.ts';
import { type PushContext, pushRoutes } from '#service/features/push/push-routes.ts';
import { questRoutes } from '#service/features/quest/quest-routes.ts';
import { wheelRoutes } from '#service/features/quest/wheel-routes.ts';
import { readsRoutes } from '#service/features/reads/reads-routes.ts';
import { remindersRoutes } from '#service/features/reminders/reminders-routes.ts';
import { routineRoutes } from '#service/features/routine/routine-routes.ts';
import { memberRulesRoutes } from '#service/features/rules/member-rules-routes.ts';
import { outageRoutes } from '#service/features/rules/outage-routes.ts';
import { rulesRoutes } from '#service/features/rules/rules-routes.ts';
import { zonesRoutes } from '#service/features/rules/zones-routes.ts';
import { sessionsRoutes } from '#service/features/sessions/sessions-routes.ts';
import { progressRoutes } from '#service/features/stats/progress-routes.ts';
import { recapRoutes } from '#service/features/stats/recap-routes.ts';
import { statsRoutes } from '#service/features/stats/stats-routes.ts';
import { dayRoutes } from '#service/features/streak/day-routes.ts';
import { pauseRoutes } from '#service/features/streak/pause-routes.ts';
import { circlesRoutes } from '#service/features/together/circles-routes.ts';
import { friendNewsRoutes } from '#service/features/together/friend-news-routes.ts';
import { friendsRoutes, type TogetherContext } from '#service/features/together/friends-routes.ts';
import { reportsRoutes } from '#service/features/together/reports-routes.ts';
import { workoutRoutes } from '#service/features/workout/workout-routes.ts';
import type { ApiRoute } from '#service/http/api-route.ts';

/** The context that the handlers of all features need together. */
export type WholeContext = AppContext &
  InsightsContext &
  OperationsContext &
  PushContext &
  SystemContext &
  TogetherContext &
  WebhooksContext;

type RoutesByFeature = Readonly<Record<string, readonly ApiRoute<WholeContext>[]>>;

const ofFeatures: RoutesByFeature = {
  member: memberRoutes,
  program: [...programRoutes, ...planRoutes],
  quest: [...questRoutes, ...wheelRoutes],
  workout: workoutRoutes,
  routine: routineRoutes,
  body: bodyRoutes,
  'check-in': checkInRoutes,
  assessment: assessmentRoutes,
  history: [...historyRoutes, ...importRoutes],
  stats: [...statsRoutes, ...progressRoutes, ...recapRoutes],
  achievements: [...badgeRoutes, ...monthPathRoutes],
  streak: [...dayRoutes, ...pauseRoutes],
  together: [...friendsRoutes, ...friendNewsRoutes, ...circlesRoutes, ...reportsRoutes],
  reminders: remindersRoutes,
  calendar: calendarRoutes,
  beta: betaRoutes,
  audit: [...auditRoutes, ...eventRoutes],
  admin: adminRoutes,
  insights: insightsRoutes,
  rules: [...outageRoutes, ...rulesRoutes, ...memberRulesRoutes, ...zonesRoutes],
  'public-page': [...publicPageRoutes, ...pageDecisionRoutes],
  push: pushRoutes,
  integrations: [...integrationsRoutes, ...webhooksRoutes, ...webhookOperationsRoutes],
  'member-data': memberDataRoutes,
  sessions: sessionsRoutes,
  help: helpRoutes,
  operations: [...clientErrorRoutes, ...projectionRoutes, ...systemRoutes],
};

/** All API routes by feature, except sign-in and sign-out. */
export const routesByFeature: RoutesByFeature = {
  ...ofFeatures,
  reads: readsRoutes(Object.values(ofFeatures).flat()),
};

export const allRoutes: readonly ApiRoute<WholeContext>[] = Object.values(routesByFeature).flat();
