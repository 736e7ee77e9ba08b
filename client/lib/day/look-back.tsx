import { useId, useState } from 'react';
import { css, styled } from 'styled-components';
import useSWR from 'swr';
import { shortDate, weekdayDate } from '#client/lib/format/format-day.ts';
import { numberText } from '#client/lib/format/locale.ts';
import { readAs } from '#client/lib/http/swr.ts';
import { Button } from '#client/ui/button.tsx';
import { Row, Stack } from '#client/ui/layout.tsx';
import { RetryNote } from '#client/ui/retry-note.tsx';
import { Skeleton, SkeletonGroup } from '#client/ui/skeleton.tsx';
import { Numeral, SubText, Text } from '#client/ui/text.tsx';
import type { MemberDay } from '#domain/kernel/day.ts';
import { type LookBackDay, lookBackAnswer, type NumbersOn } from '#service/stats/stats-contract.ts';
import { dayCopy } from './day-copy.ts';

/** Closed at first, because the service folds the whole history for it. @param date where the slider begins */
export function LookBack({ date }: { date: MemberDay }) {
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
      <Numbers>
        <thead>
          <tr>
            <td />
            <th scope="col">{dayCopy.knownThenColumn}</th>
            <th scope="col">{dayCopy.knownNowColumn}</th>
          </tr>
        </thead>
        <tbody>
          {otherNumbers.map((number) => (
            <tr key={number}>
              <th scope="row">{dayCopy.numbers[number]}</th>
              <td>{numberText(then[number])}</td>
              <td>
                {then[number] === now[number] ? numberText(now[number]) : <b>{numberText(now[number])}</b>}
              </td>
            </tr>
          ))}
        </tbody>
      </Numbers>
      <Text $tone="muted" $size="t14">
        {knownNow === null ? dayCopy.sameNow : dayCopy.changedNow}
      </Text>
    </Stack>
  );
}

const Well = styled.section(
  ({ theme }) => css`
    padding: ${theme.space.s4};
    border-radius: ${theme.radius.m};
    background: ${theme.color.well};
    & label {
      font-size: ${theme.text.t14};
      font-weight: ${theme.weight.bold};
    }
  `,
);

const Opener = styled(Button)`
  justify-self: start;
`;

/* The labels begin on one line and the numbers end on one; the big one is what counts. */
const Pair = styled.div(
  ({ theme }) => css`
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
  `,
);

const Unit = styled.p(
  ({ theme }) => css`
    grid-column: 1 / -1;
    font-size: ${theme.text.t14};
    color: ${theme.color.ink2};
  `,
);

const Range = styled.input(
  ({ theme }) => css`
    width: 100%;
    min-height: ${theme.size.tap};
    margin: 0;
    accent-color: ${theme.color.accent};
    cursor: pointer;
  `,
);

const Numbers = styled.table(
  ({ theme }) => css`
    width: 100%;
    border-collapse: collapse;
    font-size: ${theme.text.t14};
    font-variant-numeric: tabular-nums;
    & th,
    & td {
      padding-block: ${theme.space.s2};
      border-top: ${theme.border.hairline} solid ${theme.color.line};
      text-align: end;
    }
    & th[scope='row'] {
      color: ${theme.color.ink2};
      font-weight: ${theme.weight.text};
      text-align: start;
      white-space: nowrap;
    }
    & thead :is(th, td) {
      border-top: 0;
      color: ${theme.color.ink2};
      font-weight: ${theme.weight.strong};
      vertical-align: bottom;
    }
  `,
);
