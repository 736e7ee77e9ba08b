import { useStats } from '#client/lib/http/read-models.ts';
import { Halves } from '#client/ui/halves.tsx';
import { ScreenHead } from '#client/ui/layout.tsx';
import { ScreenHeading } from '#client/ui/screen-heading.tsx';
import { Text } from '#client/ui/text.tsx';
import { HistoryCalendar } from './history-calendar.tsx';
import { historyCopy } from './history-copy.ts';
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
          {stats ? historyCopy.streak(stats.currentStreak) : ' '}
        </Text>
      </ScreenHead>
      <Halves $aside="26rem">
        <HistoryCalendar />
        <HistoryList />
      </Halves>
    </>
  );
}
