import { css, styled } from 'styled-components';
import useSWR from 'swr';
import { shortDate, weekdayName } from '#client/lib/format/format-day.ts';
import { readAs } from '#client/lib/http/swr.ts';
import { Button } from '#client/ui/button.tsx';
import { Chip } from '#client/ui/chip.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { DefinitionRows, Row } from '#client/ui/layout.tsx';
import { RetryNote } from '#client/ui/retry-note.tsx';
import { Skeleton, SkeletonGroup } from '#client/ui/skeleton.tsx';
import { Hidden, SubText, Text } from '#client/ui/text.tsx';
import { addDays, type MemberDay } from '#domain/kernel/day.ts';
import { type DayReasonsAnswer, dayReasonsAnswer } from '#service/streak/day-contract.ts';
import { dayCopy } from './day-copy.ts';
import { momentTime, placeOf, standingFace } from './day-view-model.ts';
import { LookBack } from './look-back.tsx';

type DaySheetProps = {
  date: MemberDay;
  /** The dates that can be chosen, both included. */
  first: MemberDay;
  last: MemberDay;
  onChoose: (date: MemberDay) => void;
  onClose: () => void;
};

/** Why a day stands as it does: the verdict, then what happened, then what it did to the numbers. */
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

const Verdict = styled.p(
  ({ theme }) => css`
    font-size: ${theme.text.t20};
    line-height: 1.35;
  `,
);

/* A line joins the moments; what counts has a filled mark. */
const Moments = styled.ol(
  ({ theme }) => css`
    display: grid;
    gap: ${theme.space.s4};
    margin-inline-start: .4rem;
    border-inline-start: ${theme.border.control} solid ${theme.color.line};
  `,
);

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
