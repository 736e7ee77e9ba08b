import { useParams } from 'react-router-dom';
import { styled } from 'styled-components';
import useSWR from 'swr';
import { DayMarkLegend, DayMarkShape, dayMarkWords } from '#client/charts/day-grid.tsx';
import { GoalForecast } from '#client/forecast/goal-forecast.tsx';
import { ThenAndNow } from '#client/lib/day/then-and-now.tsx';
import { shortDate, weekdayLetter, weekdayName } from '#client/lib/format/format-day.ts';
import { numberText } from '#client/lib/format/locale.ts';
import { ApiError } from '#client/lib/http/api-error.ts';
import { http, sendCommand } from '#client/lib/http/http.ts';
import { useActiveProgram, useCurrentUser } from '#client/lib/http/read-models.ts';
import { showRefusal } from '#client/lib/http/refusal.ts';
import { type UserResult, updateSettingCommand } from '#client/lib/http/shared-commands.ts';
import { readAs } from '#client/lib/http/swr.ts';
import { useCommand } from '#client/lib/http/use-command.ts';
import { useMemberToday } from '#client/lib/time/member-today.ts';
import { theme } from '#client/styles/theme.ts';
import { Card } from '#client/ui/card.tsx';
import { EmptyState, RetryNote } from '#client/ui/empty-state.tsx';
import { DefinitionRows, MainAndAside, Row, ScreenHead, Stack } from '#client/ui/layout.tsx';
import { BackLink, IconLink, TextLink } from '#client/ui/link.tsx';
import { paths } from '#client/ui/paths.ts';
import { ScreenHeading } from '#client/ui/screen-heading.tsx';
import { Skeleton, SkeletonGroup } from '#client/ui/skeleton.tsx';
import { Switch } from '#client/ui/switch.tsx';
import { Hidden, Numeral, NumeralUnit, Text } from '#client/ui/text.tsx';
import { leastOfWeek, meanFeeling } from '#domain/check-in/energy.ts';
import { addDays, asInstant, type MemberDay } from '#domain/kernel/day.ts';
import { dayOf } from '#domain/kernel/time-zone.ts';
import { datesOf, type IsoWeek, isIsoWeek, weekOf } from '#domain/recap/iso-week.ts';
import { checkInsAnswer, type ShownCheckIn } from '#service/features/check-in/check-in-contract.ts';
import { exportMailAnswer } from '#service/features/member-data/member-data-contract.ts';
import { type Recap, recapAnswer, type WeekFigures } from '#service/features/stats/recap-contract.ts';
import { markOf } from './calendar-view-model.ts';
import { historyCopy, recapCopy } from './history-copy.ts';

export function RecapScreen() {
  const { week = '' } = useParams();
  if (!isIsoWeek(week))
    return (
      <>
        <ScreenHead>
          <BackLink to={paths.history}>{historyCopy.history}</BackLink>
          <ScreenHeading size="h2">{recapCopy.title}</ScreenHeading>
        </ScreenHead>
        <NoRecap title={recapCopy.noWeek}>{recapCopy.noWeekLead}</NoRecap>
      </>
    );
  return <Week key={week} week={week} />;
}

function Week({ week }: { week: IsoWeek }) {
  const today = useMemberToday();
  const dates = datesOf(week) as [MemberDay, ...MemberDay[]];
  const sunday = addDays(dates[0], 6);
  return (
    <>
      <ScreenHead>
        <BackLink to={paths.history}>{historyCopy.history}</BackLink>
        <Weeks>
          <ScreenHeading title={recapCopy.title} size="h2">
            {recapCopy.dates(dates[0], sunday)}
          </ScreenHeading>
          <Row as="nav" aria-label={recapCopy.title} $gap="s2">
            <IconLink
              icon="left"
              label={recapCopy.weekBefore}
              to={paths.recap(weekOf(addDays(dates[0], -7)))}
            />
            {addDays(sunday, 7) < today && (
              <IconLink
                icon="right"
                label={recapCopy.weekAfter}
                to={paths.recap(weekOf(addDays(sunday, 1)))}
              />
            )}
          </Row>
        </Weeks>
      </ScreenHead>
      {sunday < today ? (
        <Opened week={week} />
      ) : (
        <NoRecap title={recapCopy.notOver}>{recapCopy.notOverLead}</NoRecap>
      )}
    </>
  );
}

function Opened({ week }: { week: IsoWeek }) {
  const { data: recap, error, mutate } = useSWR<Recap, Error>(`/api/recaps/${week}`, openRecap);
  if (recap) return <Shown recap={recap} />;
  if (error instanceof ApiError && error.code === 'week-before-joining')
    return <NoRecap title={recapCopy.noWeek}>{recapCopy.noWeekLead}</NoRecap>;
  if (error) return <RetryNote onRetry={() => void mutate()}>{recapCopy.unread}</RetryNote>;
  return (
    <SkeletonGroup>
      <Skeleton $height="18rem" />
      <Skeleton $height="12rem" />
    </SkeletonGroup>
  );
}

/** Who opens a week first makes its recap. */
async function openRecap(path: string): Promise<Recap> {
  try {
    return recapAnswer.parse(await http.read(path));
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 404)) throw error;
    return sendCommand({ method: 'PUT', path, answer: recapAnswer });
  }
}

function Shown({ recap }: { recap: Recap }) {
  const { knownThen: then } = recap;
  const { data: program } = useActiveProgram();
  // The forecast is one of today.
  const isLast = weekOf(addDays(useMemberToday(), -7)) === recap.week;
  return (
    <MainAndAside>
      <Card title={recapCopy.days}>
        <Stack $gap="s5">
          <p>
            <Numeral $size="n3">{numberText(then.activeDays)}</Numeral>
            <NumeralUnit>{recapCopy.ofSeven}</NumeralUnit>
          </p>
          <Days figures={then} />
          <Text $tone="muted">{recapCopy.praise(then.activeDays)}</Text>
          <DefinitionRows>
            {figureNames.map((name) => (
              <div key={name}>
                <dt>{recapCopy.numbers[name]}</dt>
                <dd>{numberText(then[name])}</dd>
              </div>
            ))}
          </DefinitionRows>
        </Stack>
      </Card>
      <Stack>
        {isLast && program && <GoalForecast program={program} />}
        <Since recap={recap} />
        <Energy week={recap.week} />
        <ByMail />
      </Stack>
    </MainAndAside>
  );
}

const figureNames = Object.keys(recapCopy.numbers) as (keyof typeof recapCopy.numbers)[];

function Days({ figures: { days } }: { figures: WeekFigures }) {
  const marked = days.map((day) => ({ date: day.date, mark: markOf(day) ?? 'neutral' }));
  return (
    <div>
      <Marks>
        {marked.map(({ date, mark }) => (
          <li key={date}>
            <DayMarkShape mark={mark} />
            <Hidden>{recapCopy.dayIs(weekdayName(date), dayMarkWords[mark])}</Hidden>
            <span aria-hidden>{weekdayLetter(date)}</span>
          </li>
        ))}
      </Marks>
      <DayMarkLegend days={marked} space="above" />
    </div>
  );
}

/** The changes of the week by later entries, corrections and rulings. */
function Since({ recap: { madeAt, knownThen: then, knownNow: now, since } }: { recap: Recap }) {
  const { timeZone = 'UTC' } = useCurrentUser().data ?? {};
  const changes = now
    ? (
        [
          ['activeDays', recapCopy.activeDays],
          ...figureNames.map((name) => [name, recapCopy.numbers[name]]),
        ] as [keyof typeof recapCopy.numbers, string][]
      ).filter(([name]) => then[name] !== now[name])
    : [];
  return (
    <Card title={recapCopy.since}>
      <Stack>
        <Text $tone="muted">{recapCopy.sinceLead(dayOf(asInstant(madeAt), timeZone))}</Text>
        {now === null && <Text>{recapCopy.unchanged}</Text>}
        {now && changes.length > 0 && (
          <ThenAndNow
            what={recapCopy.what}
            columns={[recapCopy.thenColumn, recapCopy.nowColumn]}
            rows={changes.map(([name, label]) => ({ name: label, before: then[name], after: now[name] }))}
          />
        )}
        {now && (
          <Reasons>
            {since.length === 0 && <li>{recapCopy.settled}</li>}
            {since.map(({ on, kind }, nth) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two changes of one day can be of one kind, and the list only grows at its end
              <li key={nth}>
                <b>{shortDate(on)}</b> {recapCopy.sinceKinds[kind]}
              </li>
            ))}
          </Reasons>
        )}
      </Stack>
    </Card>
  );
}

/** The check-ins of the week beside those of the week before, where there are enough. */
function Energy({ week }: { week: IsoWeek }) {
  const monday = datesOf(week)[0] as MemberDay;
  const { data } = useSWR<readonly ShownCheckIn[], Error>(
    `/api/check-ins?from=${addDays(monday, -7)}&to=${addDays(monday, 6)}`,
    readAs(checkInsAnswer),
  );
  const ofWeek = data?.filter(({ date }) => date >= monday) ?? [];
  const mean = meanFeeling(ofWeek, leastOfWeek);
  if (!data || !mean) return null;
  const before = meanFeeling(
    data.filter(({ date }) => date < monday),
    leastOfWeek,
  );
  return (
    <Card title={recapCopy.energyTitle}>
      <Text>{recapCopy.energy(mean, ofWeek.length)}</Text>
      {before && <Text $tone="muted">{recapCopy.energyBefore(before)}</Text>}
    </Card>
  );
}

/** Offered where the service sends mail and knows the member's address. */
function ByMail() {
  const to = useSWR('/api/me/export/mail', readAs(exportMailAnswer)).data?.to;
  const user = useCurrentUser().data;
  const { ask, isSending } = useCommand<RecapSetting, UserResult>(updateSettingCommand, {
    onRefused: (error) => showRefusal(error, recapCopy.notSaved),
  });
  if (!to || !user) return null;
  return (
    <Card title={recapCopy.byMail}>
      <Switch
        label={recapCopy.mailIt}
        description={recapCopy.mailLead(to)}
        isOn={user.recapByMail}
        isDisabled={isSending}
        onFlip={(recapByMail) => ask({ recapByMail })}
      />
    </Card>
  );
}

type RecapSetting = { readonly recapByMail?: boolean };

function NoRecap({ title, children }: { title: string; children: string }) {
  const lastWeek = weekOf(addDays(useMemberToday(), -7));
  return (
    <EmptyState
      icon="calendar"
      title={title}
      action={<TextLink to={paths.recap(lastWeek)}>{recapCopy.lastWeek}</TextLink>}
    >
      {children}
    </EmptyState>
  );
}

const Weeks = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  flex-wrap: wrap;
  gap: ${theme.space.s3};
  width: 100%;
`;

const Marks = styled.ol`
  display: grid;
  grid-template-columns: repeat(7, minmax(0, 1fr));
  gap: ${theme.space.s2};
  max-width: 30rem;
  & > li {
    position: relative;
    display: grid;
    justify-items: center;
    gap: ${theme.space.s1};
    font-size: ${theme.text.t13};
    font-weight: ${theme.weight.strong};
    color: ${theme.color.ink3};
  }
  & svg {
    width: 100%;
    max-width: 2.75rem;
    aspect-ratio: 1;
  }
`;

const Reasons = styled.ul`
  display: grid;
  gap: ${theme.space.s2};
  font-size: ${theme.text.t14};
`;
