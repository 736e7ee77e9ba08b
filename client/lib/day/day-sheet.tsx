import { useId, useState } from 'react';
import { css, styled } from 'styled-components';
import useSWR from 'swr';
import { dateFormat } from '#client/lib/format/date-format.ts';
import { shortDate, weekdayDate, weekdayName } from '#client/lib/format/format-day.ts';
import { numberText } from '#client/lib/format/locale.ts';
import { readAs } from '#client/lib/http/swr.ts';
import { theme } from '#client/styles/theme.ts';
import { Button } from '#client/ui/button.tsx';
import { Chip, type ChipTone } from '#client/ui/chip.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { RetryNote } from '#client/ui/empty-state.tsx';
import type { IconName } from '#client/ui/icon.tsx';
import { DefinitionRows, Row, Stack } from '#client/ui/layout.tsx';
import { Skeleton, SkeletonGroup } from '#client/ui/skeleton.tsx';
import { Hidden, Numeral, SubText, Text } from '#client/ui/text.tsx';
import { addDays, asInstant, type MemberDay } from '#domain/kernel/day.ts';
import { localMilliseconds } from '#domain/kernel/time-zone.ts';
import { type LookBackDay, lookBackAnswer, type NumbersOn } from '#service/features/stats/stats-contract.ts';
import { type DayReasonsAnswer, dayReasonsAnswer } from '#service/features/streak/day-contract.ts';
import { dayCopy } from './day-copy.ts';
import { ThenAndNow } from './then-and-now.tsx';

type DaySheetProps = {
  date: MemberDay;
  /** The dates that can be chosen, both included. */
  first: MemberDay;
  last: MemberDay;
  onChoose: (date: MemberDay) => void;
  onClose: () => void;
};

/** The reasons of a day: the verdict, then the events, then their effect on the numbers. */
export function DaySheet({ date, first, last, onChoose, onClose }: DaySheetProps) {
  const { data, error, mutate } = useSWR<DayReasonsAnswer, Error>(
    `/api/activity-days/${date}`,
    readAs(dayReasonsAnswer),
  );
  return (
    <Dialog isOpen isSheet onClose={onClose} title={shortDate(date)} description={weekdayName(date)}>
      {data && <Reasons day={data} />}
      <LookBack date={date} />
      {!data && error && <RetryNote onRetry={() => void mutate()}>{dayCopy.unread}</RetryNote>}
      {!data && !error && (
        <SkeletonGroup>
          <Skeleton $height="12rem" />
        </SkeletonGroup>
      )}
      <Row $spread>
        <Button size="small" icon="left" disabled={date <= first} onClick={() => onChoose(addDays(date, -1))}>
          {dayCopy.dayBefore}
        </Button>
        <Button
          size="small"
          trailingIcon="right"
          disabled={date >= last}
          onClick={() => onChoose(addDays(date, 1))}
        >
          {dayCopy.dayAfter}
        </Button>
      </Row>
    </Dialog>
  );
}

function Reasons({ day }: { day: DayReasonsAnswer }) {
  const { verdict, summary, daysLate, moments, streakBefore, streak, tokensBefore, tokens, zone } = day;
  const { label, icon, tone } = standingFace(day);
  // While a token holds it, the row keeps the number that would count without the token.
  const streakAfter = day.isProvisional ? streakBefore : streak;
  return (
    <>
      <Row $wraps>
        <Chip tone={tone} icon={icon}>
          {label}
        </Chip>
        {daysLate > 0 && <Chip icon="clock">{dayCopy.late(daysLate)}</Chip>}
      </Row>
      <Verdict>
        <b>{verdict}</b> {summary}
      </Verdict>
      {moments.length > 0 ? (
        <Moments aria-label={dayCopy.whatHappened}>
          {moments.map((moment) => (
            <Moment key={`${moment.at} ${moment.text}`} $counts={moment.counts}>
              <time dateTime={moment.at}>{momentTime(moment)}</time>
              <span>
                {moment.counts && <Hidden>{dayCopy.counts}</Hidden>}
                {moment.text}
              </span>
            </Moment>
          ))}
        </Moments>
      ) : (
        <SubText>{dayCopy.nothing}</SubText>
      )}
      <DefinitionRows>
        <Numbers name={dayCopy.streak} from={streakBefore} to={streakAfter} />
        <Numbers name={dayCopy.tokens} from={tokensBefore} to={tokens} />
      </DefinitionRows>
      <Text $tone="muted" $size="t14">
        {dayCopy.countedIn(placeOf(zone))}
      </Text>
    </>
  );
}

function Numbers({ name, from, to }: { name: string; from: number; to: number }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <span aria-hidden>{dayCopy.fromTo(from, to)}</span>
        <Hidden>{dayCopy.spokenFromTo(from, to)}</Hidden>
      </dd>
    </div>
  );
}

type StandingFace = { readonly label: string; readonly icon: IconName; readonly tone: ChipTone };

const faces: Readonly<Record<DayReasonsAnswer['standing'], StandingFace>> = {
  active: { label: dayCopy.active, icon: 'check', tone: 'hot' },
  protected: { label: dayCopy.protected, icon: 'ticket', tone: 'good' },
  neutral: { label: dayCopy.neutral, icon: 'clock', tone: 'plain' },
  paused: { label: dayCopy.paused, icon: 'pause', tone: 'plain' },
  outage: { label: dayCopy.outage, icon: 'alert', tone: 'plain' },
  rest: { label: dayCopy.rest, icon: 'moon', tone: 'plain' },
  missed: { label: dayCopy.missed, icon: 'close', tone: 'plain' },
  open: { label: dayCopy.open, icon: 'flame', tone: 'plain' },
  idle: { label: dayCopy.idle, icon: 'clock', tone: 'plain' },
};

export const standingFace = ({ standing, isProvisional }: DayReasonsAnswer): StandingFace =>
  isProvisional ? { ...faces[standing], label: dayCopy.held } : faces[standing];

/** `Tue 10 Nov, 17:55`, by the clock of the member at that time. */
export const momentTime = ({ at, zone }: DayReasonsAnswer['moments'][number]): string =>
  dateFormat({
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: 'UTC',
  }).format(localMilliseconds(asInstant(at), zone));

/** `New York` of `America/New_York`. */
export const placeOf = (zone: string): string => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');

/** Closed at first, because the service folds the whole history for it. @param date where the slider begins */
function LookBack({ date }: { date: MemberDay }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Well aria-label={dayCopy.lookBack}>
      {isOpen ? (
        <Opened key={date} date={date} />
      ) : (
        <Stack $gap="s3">
          <Text $tone="muted" $size="t14">
            {dayCopy.lookBackLead}
          </Text>
          <Opener size="small" icon="clock" onClick={() => setOpen(true)}>
            {dayCopy.lookBack}
          </Opener>
        </Stack>
      )}
    </Well>
  );
}

function Opened({ date }: { date: MemberDay }) {
  const { data, error, mutate } = useSWR<LookBackDay[], Error>('/api/look-back', readAs(lookBackAnswer));
  if (data) return <Slider days={data} date={date} />;
  if (error) return <RetryNote onRetry={() => void mutate()}>{dayCopy.lookBackUnread}</RetryNote>;
  return (
    <SkeletonGroup>
      <Skeleton $height="14rem" />
    </SkeletonGroup>
  );
}

const otherNumbers = Object.keys(dayCopy.numbers) as (keyof typeof dayCopy.numbers)[];

function Slider({ days, date }: { days: readonly LookBackDay[]; date: MemberDay }) {
  const last = days.length - 1;
  const [at, setAt] = useState(() =>
    Math.max(
      0,
      days.findLastIndex((day) => day.date <= date),
    ),
  );
  const id = useId();
  const [first, day] = [days[0], days[Math.min(at, last)]];
  if (!first || !day) return null;
  const { knownThen: then, knownNow } = day;
  const now: NumbersOn = knownNow ?? then;
  const name = weekdayDate(day.date);
  return (
    <Stack $gap="s4">
      <Pair>
        <div>
          <SubText>{dayCopy.knownOn(name)}</SubText>
          <Numeral>{numberText(then.currentStreak)}</Numeral>
        </div>
        <div>
          <SubText>{dayCopy.knownNow}</SubText>
          <Numeral $size="n3">{numberText(now.currentStreak)}</Numeral>
        </div>
        <Unit>{dayCopy.inARow}</Unit>
      </Pair>
      {last > 0 && (
        <Stack $gap="s2">
          <label htmlFor={id}>{dayCopy.lookBackTo(name)}</label>
          <Range
            id={id}
            type="range"
            min={0}
            max={last}
            value={Math.min(at, last)}
            aria-valuetext={dayCopy.knownValue(name, then.currentStreak, now.currentStreak)}
            onChange={({ target }) => setAt(Number(target.value))}
          />
          <Row $spread>
            <SubText as="span">{shortDate(first.date)}</SubText>
            <SubText as="span">{dayCopy.todayEnd}</SubText>
          </Row>
        </Stack>
      )}
      <ThenAndNow
        columns={[dayCopy.knownThenColumn, dayCopy.knownNowColumn]}
        rows={otherNumbers.map((number) => ({
          name: dayCopy.numbers[number],
          before: then[number],
          after: now[number],
        }))}
      />
      <Text $tone="muted" $size="t14">
        {knownNow === null ? dayCopy.sameNow : dayCopy.changedNow}
      </Text>
    </Stack>
  );
}

const Verdict = styled.p`
  font-size: ${theme.text.t20};
  line-height: 1.35;
`;

/* A line joins the moments; what counts has a filled mark. */
const Moments = styled.ol`
  display: grid;
  gap: ${theme.space.s4};
  margin-inline-start: .4rem;
  border-inline-start: ${theme.border.control} solid ${theme.color.line};
`;

const Moment = styled.li<{ $counts: boolean }>(
  ({ theme, $counts }) => css`
    position: relative;
    display: grid;
    padding-inline-start: ${theme.space.s4};
    line-height: 1.35;
    & > time {
      font-size: ${theme.text.t14};
      color: ${theme.color.ink2};
    }
    &::before {
      content: '';
      position: absolute;
      top: .3rem;
      inset-inline-start: -.45rem;
      width: .8rem;
      height: .8rem;
      border-radius: ${theme.radius.full};
      background: ${$counts ? theme.color.accent : theme.color.surface};
      box-shadow: inset 0 0 0 2px ${$counts ? theme.color.accent : theme.color.control};
    }
  `,
);

const Well = styled.section`
  padding: ${theme.space.s4};
  border-radius: ${theme.radius.m};
  background: ${theme.color.well};
  & label {
    font-size: ${theme.text.t14};
    font-weight: ${theme.weight.bold};
  }
`;

const Opener = styled(Button)`
  justify-self: start;
`;

/* The labels begin on one line and the numbers end on one; the big one is what counts. */
const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: ${theme.space.s3} ${theme.space.s4};
  & > div {
    display: contents;
  }
  & small {
    grid-row: 1;
  }
  & span {
    grid-row: 2;
    align-self: end;
  }
`;

const Unit = styled.p`
  grid-column: 1 / -1;
  font-size: ${theme.text.t14};
  color: ${theme.color.ink2};
`;

const Range = styled.input`
  width: 100%;
  min-height: ${theme.size.tap};
  margin: 0;
  accent-color: ${theme.color.accent};
  cursor: pointer;
`;
