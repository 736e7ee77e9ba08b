import { memberCleared } from '#domain/member/member-events.ts';
import { questDays } from '#projections/quest/quest-days.ts';

const listed = (types: readonly string[]): string => types.map((type) => `'${type}'`).join(', ');

/** The rows of a read model of the product, in one statement: the last event of a quest tells how it stands. */
export const questDaysInSql = `
  with happened as materialized (
    select e.position, t.type, e.data->>'memberId' as member_id, e.data->>'date' as date,
      e.data->>'questId' as quest_id, (e.data->>'points')::int as points
    from log.events e join log.event_types t using (type_no)
    where t.type in (${listed(questDays.handles.filter((type) => type.startsWith('Quest')))})
  ), cleared as (
    select e.data->>'memberId' as member_id, max(e.position) as position
    from log.events e join log.event_types t using (type_no)
    where t.type in (${listed(memberCleared)}) group by 1
  )
  select distinct on (member_id, date) member_id || '|' || date as key, member_id, date,
    case type when 'QuestSpun' then 'proposed' when 'QuestAccepted' then 'assigned' when 'QuestCompleted' then 'completed'
      when 'QuestSkipped' then 'skipped' when 'QuestCompletionUndone' then 'assigned' else 'none' end as status,
    quest_id, case type when 'QuestCompleted' then points else 0 end as points
  from happened h left join cleared c using (member_id)
  where c.position is null or h.position > c.position
  order by member_id, date, h.position desc`;
