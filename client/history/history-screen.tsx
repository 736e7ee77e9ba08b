import { styled } from 'styled-components';
import { useActivityDays, useCurrentUser, useStats } from '#client/lib/http/read-models.ts';
import { PendingMark } from '#client/lib/offline/pending-overlay.tsx';
import { useMemberToday } from '#client/lib/time/member-today.ts';
import { Halves, ScreenHead } from '#client/ui/layout.tsx';
import { TextLink } from '#client/ui/link.tsx';
import { paths } from '#client/ui/paths.ts';
import { ScreenHeading } from '#client/ui/screen-heading.tsx';
import { Text } from '#client/ui/text.tsx';
import { addDays, asInstant, mondayOf } from '#domain/kernel/day.ts';
import { dayOf } from '#domain/kernel/time-zone.ts';
import { weekOf } from '#domain/recap/iso-week.ts';
import { HistoryCalendar } from './history-calendar.tsx';
import { historyCopy, recapCopy } from './history-copy.ts';
import { HistoryList } from './history-list.tsx';

/** Everything that a member did: the calendar says when, the list says what. */
export function HistoryScreen() {
  const { data: stats } = useStats();
  return (
    <>
      <ScreenHead>
        <ScreenHeading title={historyCopy.history} size="h2">
          {historyCopy.title}
        </ScreenHeading>
        <Text $tone="muted" $size="t18">
          {stats ? historyCopy.streak(stats.currentStreak) : '\u00a0'}
          <PendingMark of="streak" />
        </Text>
        <LastRecap />
      </ScreenHead>
      <Halves $aside="26rem">
        <HistoryCalendar />
        <HistoryList />
      </Halves>
    </>
  );
}

/** The recap of last week, for members who had joined by then or recorded something for it since. Its line stays free until that is known. */
function LastRecap() {
  const { data: user } = useCurrentUser();
  const today = useMemberToday();
  const { data: days = [] } = useActivityDays();
  const monday = mondayOf(today);
  const hasJoined = user != null && dayOf(asInstant(user.createdAt), user.timeZone) < monday;
  const hasRecorded = days.some(({ date, standing }) => date < monday && standing === 'active');
  const link = <TextLink to={paths.recap(weekOf(addDays(today, -7)))}>{recapCopy.lastWeek}</TextLink>;
  return hasJoined || hasRecorded ? link : <Unseen>{link}</Unseen>;
}

const Unseen = styled.div`
  visibility: hidden;
`;
