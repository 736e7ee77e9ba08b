import { adminRoutes } from './admin/admin-routes.ts';
import { insightsRoutes } from './analysis/insights/insights-routes.ts';
import { assessmentRoutes } from './assessment/assessment-routes.ts';
import { auditRoutes } from './audit/audit-routes.ts';
import { eventRoutes } from './audit/event-routes.ts';
import { betaRoutes } from './beta/beta-routes.ts';
import { bodyRoutes } from './body/body-routes.ts';
import { calendarRoutes } from './calendar/calendar-routes.ts';
import { helpRoutes } from './help/help-routes.ts';
import { historyRoutes } from './history/history-routes.ts';
import type { ApiRoute } from './http/api-route.ts';
import { memberRoutes } from './member/member-routes.ts';
import { memberDataRoutes } from './member-data/member-data-routes.ts';
import { clientErrorRoutes } from './operations/client-error.ts';
import { projectionRoutes } from './operations/projection-routes.ts';
import { systemRoutes } from './operations/system-overview.ts';
import { programRoutes } from './program/program-routes.ts';
import { pushRoutes } from './push/push-routes.ts';
import { questRoutes } from './quest/quest-routes.ts';
import { wheelRoutes } from './quest/wheel-routes.ts';
import { readsRoutes } from './reads/reads-routes.ts';
import { remindersRoutes } from './reminders/reminders-routes.ts';
import { routineRoutes } from './routine/routine-routes.ts';
import { memberRulesRoutes } from './rules/member-rules-routes.ts';
import { outageRoutes } from './rules/outage-routes.ts';
import { rulesRoutes } from './rules/rules-routes.ts';
import { sessionsRoutes } from './sessions/sessions-routes.ts';
import { progressRoutes } from './stats/progress-routes.ts';
import { recapRoutes } from './stats/recap-routes.ts';
import { statsRoutes } from './stats/stats-routes.ts';
import { dayRoutes } from './streak/day-routes.ts';
import { pauseRoutes } from './streak/pause-routes.ts';
import { workoutRoutes } from './workout/workout-routes.ts';

const ofFeatures: Readonly<Record<string, readonly ApiRoute[]>> = {
  member: memberRoutes,
  program: programRoutes,
  quest: [...questRoutes, ...wheelRoutes],
  workout: workoutRoutes,
  routine: routineRoutes,
  body: bodyRoutes,
  assessment: assessmentRoutes,
  history: historyRoutes,
  stats: [...statsRoutes, ...progressRoutes, ...recapRoutes],
  streak: [...dayRoutes, ...pauseRoutes],
  reminders: remindersRoutes,
  calendar: calendarRoutes,
  beta: betaRoutes,
  audit: [...auditRoutes, ...eventRoutes],
  admin: adminRoutes,
  insights: insightsRoutes,
  rules: [...outageRoutes, ...rulesRoutes, ...memberRulesRoutes],
  push: pushRoutes,
  'member-data': memberDataRoutes,
  sessions: sessionsRoutes,
  help: helpRoutes,
  operations: [...clientErrorRoutes, ...projectionRoutes, ...systemRoutes],
};

/** All API routes by feature, except sign-in and sign-out. */
export const routesByFeature: Readonly<Record<string, readonly ApiRoute[]>> = {
  ...ofFeatures,
  reads: readsRoutes(Object.values(ofFeatures).flat()),
};

export const allRoutes: readonly ApiRoute[] = Object.values(routesByFeature).flat();
