import { badges } from './achievements/badges.ts';
import { personalBadges } from './achievements/personal-badges.ts';
import { assessmentEntries } from './assessment/assessment-entries.ts';
import { assessments } from './assessment/assessments.ts';
import { auditEntries } from './audit/audit-entries.ts';
import { betaRequests } from './beta/beta-requests.ts';
import { bodyMetrics } from './body/body-metrics.ts';
import { checkIns } from './check-in/check-ins.ts';
import type { AnyProjection } from './engine/projection.ts';
import { imports } from './history-import/imports.ts';
import { accessTokens } from './integrations/access-tokens.ts';
import { webhooks } from './integrations/webhooks.ts';
import { members } from './member/members.ts';
import { monthPaths } from './month-path/month-paths.ts';
import { pointsLedgers } from './points/points-ledgers.ts';
import { programs } from './program/programs.ts';
import { publicPages } from './public-page/public-pages.ts';
import { pushDevices } from './push/push-devices.ts';
import { questDays } from './quest/quest-days.ts';
import { reminders } from './reminders/reminders.ts';
import { routines } from './routine/routines.ts';
import { signInAccounts } from './sign-in/sign-in-accounts.ts';
import { activities } from './streak/activities.ts';
import { blocks } from './together/blocks.ts';
import { circlePlaces } from './together/circle-places.ts';
import { friendships } from './together/friendships.ts';
import { invitations } from './together/invitations.ts';
import { reports } from './together/reports.ts';
import { sharedProfiles } from './together/shared-profiles.ts';
import { workoutTemplates } from './workout/own-templates.ts';
import { workouts } from './workout/workouts.ts';

/** Every read model of the application; the engine runs all of them. */
export const allProjections: readonly AnyProjection[] = [
  accessTokens,
  activities,
  assessmentEntries,
  assessments,
  auditEntries,
  badges,
  betaRequests,
  blocks,
  bodyMetrics,
  checkIns,
  circlePlaces,
  friendships,
  imports,
  invitations,
  members,
  monthPaths,
  personalBadges,
  pointsLedgers,
  programs,
  publicPages,
  pushDevices,
  questDays,
  reminders,
  reports,
  routines,
  sharedProfiles,
  signInAccounts,
  webhooks,
  workoutTemplates,
  workouts,
];
