import type { AssessmentEvent } from './assessment/assessment-events.ts';
import type { AuditEvent } from './audit/audit-events.ts';
import type { BetaEvent } from './beta/beta-events.ts';
import type { BodyEvent } from './body/body-events.ts';
import type { CheckInEvent } from './check-in/check-in-events.ts';
import type { ImportEvent } from './history-import/import-events.ts';
import type { AccessTokenEvent } from './integrations/access-token-events.ts';
import type { WebhookEvent } from './integrations/webhook-events.ts';
import type { ErasureEvent } from './member/erasure-events.ts';
import type { MemberEvent } from './member/member-events.ts';
import type { ProgramEvent } from './program/program-events.ts';
import type { HandleEvent } from './public-page/handle-events.ts';
import type { PublicPageEvent } from './public-page/public-page-events.ts';
import type { PushEvent } from './push/push-events.ts';
import type { QuestEvent } from './quest/quest-events.ts';
import type { WheelRulesAdopted } from './quest/wheel-rules-events.ts';
import type { WheelSeedEvent } from './quest/wheel-seed-events.ts';
import type { RecapEvent } from './recap/recap-events.ts';
import type { ReminderEvent } from './reminders/reminder-events.ts';
import type { RoutineEvent } from './routine/routine-events.ts';
import type { RulesEvent } from './rules/rules-events.ts';
import type { SignInEvent } from './sign-in/sign-in-events.ts';
import type { ReportEvent } from './together/report-events.ts';
import type { CheerEvent, CircleEvent, TogetherEvent } from './together/together-events.ts';
import type { WorkoutEvent } from './workout/workout-events.ts';

/** All event types of the domain. */
export type DomainEvent =
  | AccessTokenEvent
  | AssessmentEvent
  | AuditEvent
  | BetaEvent
  | BodyEvent
  | CheerEvent
  | CheckInEvent
  | CircleEvent
  | ErasureEvent
  | HandleEvent
  | ImportEvent
  | MemberEvent
  | ProgramEvent
  | PublicPageEvent
  | PushEvent
  | QuestEvent
  | RecapEvent
  | ReminderEvent
  | ReportEvent
  | RoutineEvent
  | RulesEvent
  | TogetherEvent
  | SignInEvent
  | WheelRulesAdopted
  | WheelSeedEvent
  | WebhookEvent
  | WorkoutEvent;
