import { css, styled } from 'styled-components';
import { useStats } from '#client/lib/http/read-models.ts';
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
      <Halves>
        <HistoryCalendar />
        <HistoryList />
      </Halves>
    </>
  );
}

const Halves = styled.div(
  ({ theme }) => css`
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-items: start;
    gap: ${theme.space.s5};
    ${theme.media.broad} {
      grid-template-columns: 26rem minmax(0, 1fr);
      & > :first-child {
        position: sticky;
        top: ${theme.space.s4};
      }
    }
  `,
);
