type ReadModelMeaning = { readonly meaning: string; readonly columns: Readonly<Record<string, string>> };

const ofEvery = {
  key: 'Identifies the row: the id of the member, or of what the row is about.',
  owner: 'The member whose row it is; null where the key is the member.',
  state: 'What the fold goes on from, as JSON. Personal fields are null.',
  past: 'The earlier part of state, as JSON; null when it is short.',
};
const ofMember = { ...ofEvery, member_id: 'The member whose row it is.' };
const position = 'The place in the log of the event that the row is of.';
const date = "The member's date that it counts for.";

/** The meaning of the views in the schema `read`, and of each column that analysts may read. */
export const readModelMeanings: Readonly<Record<string, ReadModelMeaning>> = {
  activities: {
    meaning: 'What each member did by day: the source of streak and tokens. One row for each member.',
    columns: {
      ...ofEvery,
      summary: 'From which the streak and the tokens of any later date follow, as JSON.',
      total_workouts: 'Finished workouts and routines, late ones too.',
      completed_quests: 'Quests done, Lucky Days too.',
      reached: 'The date on which each achievement was first reached, as JSON.',
      recent: 'What counts on the latest 62 dates, one digit for each.',
      tiers: 'The date on which each tier of the badges was first reached, as JSON.',
      streak_ahead:
        'The current streak and the tokens while nothing else happens, as JSON: each holds until an instant, the last for ever. The view streaks reads them.',
      best_streak: 'The longest streak so far, in days.',
      today: "The member's date at the moment of this schema.",
      current_streak: 'The streak at the moment of this schema, in days.',
      skip_tokens: 'Skip tokens held at the moment of this schema.',
      achievements: 'How many achievements were reached.',
    },
  },
  streaks: {
    meaning:
      'The streak of each member, one row for each: now, or at the moment of the schema of an instant.',
    columns: {
      member_id: 'The member.',
      current_streak: 'The current streak, in days, as the member sees it.',
      best_streak: 'The longest streak so far, in days.',
      skip_tokens: 'Skip tokens held.',
    },
  },
  assessment_entries: { meaning: 'Results of an assessment that is not submitted yet.', columns: ofMember },
  assessments: {
    meaning: 'Submitted assessments, one row for each.',
    columns: {
      ...ofMember,
      submitted_at: 'The instant of submission.',
      date: 'The date of submission.',
      position,
    },
  },
  audit_entries: {
    meaning: 'What admins and operators did, one row for each deed.',
    columns: {
      ...ofMember,
      deed: 'What was done.',
      request_id: 'The request for access concerned, or null.',
      done_by: 'The admin; system for an operator.',
      is_by_hand: 'Whether a person did it, and not the service.',
      occurred_at: 'The instant of the deed.',
      local_date: 'The date of the deed for the admin.',
      event_id: 'The event of the deed.',
      stream: 'The stream of that event.',
      revision: 'Its place there, from 0.',
    },
  },
  badges: {
    meaning: 'Badges of quests by category and of comebacks, one row for each member.',
    columns: {
      ...ofEvery,
      quests: 'How many quests of each category were done, as JSON.',
      reached: 'The date on which each of these badges was first reached, as JSON.',
    },
  },
  beta_requests: {
    meaning: 'Requests for access to the beta.',
    columns: {
      ...ofEvery,
      requested_by: 'The member who was signed in when asking, or null.',
      kept_for: 'The member who kept the access after the approved address changed, or null.',
      status: 'Pending, approved or denied.',
      requested_at: 'The instant of the request.',
      requested_on: 'The date of the request.',
      reviewed_at: 'The instant of the decision, or null.',
      reviewed_by: 'The admin who decided, or null.',
      revision: 'Of the stream of the request, from 0.',
    },
  },
  access_tokens: {
    meaning: 'Access tokens of members, one row for each. The names are personal and not readable here.',
    columns: {
      ...ofMember,
      token_hash: 'SHA-256 of the token in hex.',
      issued_at: 'The instant at which it was made.',
    },
  },
  body_metrics: {
    meaning:
      'Logged weights and measurements, one row for each entry. The values are personal and not readable here.',
    columns: {
      ...ofMember,
      date,
      position,
      measures: 'Which measures the entry has.',
      import_id: 'The import that it came with, or null.',
      source: 'The app that it was recorded in, or null.',
    },
  },
  check_ins: {
    meaning: 'How members were, one row for each date. The values are personal and not readable here.',
    columns: { ...ofMember, date },
  },
  blocks: {
    meaning:
      'Blocks of members by members, one row for each. Who is blocked is personal and not readable here.',
    columns: { ...ofMember },
  },
  circle_places: {
    meaning: 'Members of circles, one row for each member and circle.',
    columns: {
      ...ofMember,
      circle_id: 'The circle.',
      aim: 'What counts: active-days or quest-a-day.',
      target: 'How many the circle wants.',
      starts_on: 'The first date.',
      ends_on: 'The last date.',
      joined_on: 'The date on which the member joined.',
      joined_at: 'The instant at which the member joined.',
      earlier_dates: 'The dates that stay from before the member left and joined again, or null.',
      left_dates: 'The dates that stay of a member who left, or null.',
      result: 'The result that the member has seen, or null.',
    },
  },
  friendships: {
    meaning: 'Sides of friendships, one row for each. A friendship holds while neither side has ended.',
    columns: {
      ...ofMember,
      friendship_id: 'The number that both sides share.',
      began_at: 'The instant at which it began.',
      ended_at: 'The instant at which this member ended it, or null.',
      cheer: 'The latest cheer that this member sent, or null.',
      nudges: 'Whether this member wants nudges.',
      nudged_on: "The friend's date of the latest nudge that this member sent, or null.",
    },
  },
  imports: {
    meaning:
      'Imports of histories from other apps, one row for each. The names of files are personal and not readable here.',
    columns: {
      ...ofMember,
      source: 'The app that the history comes from.',
      status: 'open, completed or withdrawn.',
      begun_at: 'The instant at which it began.',
      workouts: 'How many workouts came with it.',
      sets: 'How many sets came with it.',
      weights: 'How many weights came with it.',
    },
  },
  members: {
    meaning: 'Members with an account. What describes them is personal and not readable here.',
    columns: { ...ofEvery, registered_at: 'The instant of the first sign-in.' },
  },
  month_paths: {
    meaning:
      'What each member did in the latest two months, for the path of the month. One row for each member.',
    columns: { ...ofEvery, program: 'The kind of the program that runs, or null.' },
  },
  personal_badges: {
    meaning:
      'Badges of records and of distances on foot, one row for each member. All of it is personal and not readable here.',
    columns: ofEvery,
  },
  points_ledgers: {
    meaning: 'Points, one row for each member. The entries are in state and past.',
    columns: { ...ofEvery, total: 'All points of the member.' },
  },
  programs: {
    meaning: 'Programs, one row for each.',
    columns: { ...ofMember, is_active: 'Whether it runs.', started_at: 'The instant of its start.' },
  },
  public_pages: {
    meaning:
      'What members have chosen for their public page, one row for each. The names are personal and not readable here.',
    columns: { ...ofEvery, is_taken_down: 'Whether an admin took the page down.' },
  },
  push_devices: {
    meaning: 'Devices that get push messages, one row for each.',
    columns: { ...ofMember, added_at: 'The instant at which it was turned on.' },
  },
  quest_days: {
    meaning: 'The quest of each member and date.',
    columns: {
      ...ofMember,
      date: "The quest's date.",
      status: 'How far it is: spun, accepted, completed or skipped.',
      quest_id: 'The quest that the last spin gave.',
      points: 'What it earned.',
      revision: 'Of the stream of the quest day, from 0.',
      position,
      spun_away: 'The quests of earlier spins of the date, each replaced by the next spin.',
    },
  },
  reminders: {
    meaning: 'Timers of reminders, one row for each member.',
    columns: {
      ...ofEvery,
      next_due: 'The instant of the next reminder, or null.',
      sent_on: 'The last date with a reminder, or null.',
    },
  },
  routines: {
    meaning: 'Daily routines, one row for each member, date and template.',
    columns: { ...ofMember, date: "The routine's date.", template: 'Which routine.' },
  },
  invitations: {
    meaning: 'Invitations that were not taken back, one row for each.',
    columns: {
      ...ofMember,
      code_hash: 'Keyed hash of the code.',
      expires_at: 'The instant from which it no longer works.',
      circle_id: 'The circle that it invites to, or null.',
      gave: 'The friendship or place that it gave, or null.',
    },
  },
  shared_profiles: {
    meaning:
      'What friends see of profiles, one row for each member. The names and pictures are personal and not readable here.',
    columns: { ...ofEvery, is_sharing: 'Whether the member shares progress with friends.' },
  },
  sign_in_accounts: {
    meaning:
      'Accounts of the built-in sign-in, one row for each, by member id. The addresses are personal and not readable here.',
    columns: {
      ...ofEvery,
      is_confirmed: 'Whether the person has shown that the address is theirs.',
      is_first_admin: 'Whether the code of the first start made this account an admin.',
    },
  },
  reports: {
    meaning:
      'Reports of members about others, one row for each. The words are personal and not readable here.',
    columns: {
      ...ofMember,
      reported_id: 'The member whom it is about.',
      reason: 'Why, as one of four words.',
      reported_at: 'The instant of the report.',
      closed_at: 'The instant at which an admin closed it, or null.',
    },
  },
  webhooks: {
    meaning: 'Webhooks of members, one row for each. The addresses are personal and not readable here.',
    columns: {
      ...ofMember,
      added_at: 'The instant at which it was added.',
    },
  },
  workout_templates: {
    meaning: "Templates of members' own.",
    columns: { ...ofMember, is_archived: 'Whether it is put away.', position },
  },
  workouts: {
    meaning: 'Workouts that were not removed, one row for each, and finished routines.',
    columns: {
      ...ofMember,
      template_id: 'The template of the workout.',
      import_id: 'The import that it came with, or null.',
      source: 'The app that it was done in, or null.',
      date,
      position,
      duration_minutes: 'Minutes that it took.',
      is_completed: 'Whether it was finished.',
      points: 'What it earned.',
      is_listed: 'Whether the list of workouts shows it.',
      has_sets: 'Whether its sets were listed.',
      is_routine: 'Whether it is a daily routine.',
    },
  },
};
