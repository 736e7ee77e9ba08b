import { useState } from 'react';
import { styled } from 'styled-components';
import { ChartTable } from '#client/charts/chart-table.tsx';
import { DayGrid, type DayMark } from '#client/charts/day-grid.tsx';
import { Meter } from '#client/charts/meter.tsx';
import { ProgressTrack, TrackNumeral } from '#client/charts/progress-track.tsx';
import { Ring } from '#client/charts/ring.tsx';
import { type WeekDayState, WeekDays } from '#client/charts/week-days.tsx';
import { WeightTrend } from '#client/progress/weight-trend.tsx';
import { theme } from '#client/styles/theme.ts';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { Columns, Row, Stack } from '#client/ui/layout.tsx';
import { Numeral, NumeralMark } from '#client/ui/text.tsx';
import { Tile, TileNumeral, Tiles } from '#client/ui/tile.tsx';
import { TimerPanel } from '#client/ui/timer-panel.tsx';
import { Wheel } from '#client/wheel/wheel.tsx';
import { WheelPicture } from '#client/wheel/wheel-picture.tsx';
import { dayOfEpoch } from '#domain/kernel/day.ts';
import { componentPageCopy as copy, type ExampleWords } from './component-page-copy.ts';

type SectionProps = { words: ExampleWords };

const weekStates: readonly WeekDayState[] = [
  'done',
  'protected',
  'held',
  'missed',
  'neutral',
  'today',
  'future',
];
const dayMarks: readonly DayMark[] = ['active', 'active', 'protected', 'held', 'missed', 'neutral', 'active'];
const firstDay = 20_000;

export function MetersSection({ words }: SectionProps) {
  const ticks = [0, 50, 100].map((at) => ({ at, label: copy.numbered(words.unit, at) }));
  return (
    <>
      <Tiles aria-label={words.sentence}>
        <Tile tone="streak" icon="flame" label={words.name} aside={words.unit}>
          <TileNumeral value={words.number} isLargest />
          <WeekDays label={words.label} days={weekDays} />
        </Tile>
        <Tile tone="goal" icon="target" label={words.label}>
          <ProgressTrack share={0.62} label={words.label}>
            <TrackNumeral>
              {62}
              <NumeralMark>{copy.numeralMark}</NumeralMark>
            </TrackNumeral>
          </ProgressTrack>
        </Tile>
        <Tile tone="points" icon="spark" label={words.label}>
          <TileNumeral value={words.number} />
        </Tile>
      </Tiles>
      <Columns>
        <TimerPanel
          label={copy.timeLeft}
          status={words.name}
          aside={words.label}
          share={0.4}
          time={words.number > 100 ? copy.longTime : copy.time}
          timeLabel={copy.timeLeft}
        >
          <h3>{words.name}</h3>
          <Button variant="ghost">{words.label}</Button>
        </TimerPanel>
        <Card>
          <Stack>
            <Meter label={words.name} value={0} />
            <Meter label={words.name} value={38} tone="good" ticks={ticks} />
            <Meter label={words.name} value={100} tone="sun" valueText={words.sentence} />
            <ProgressTrack share={1} ground="paper" label={words.name}>
              <TrackNumeral>{words.number}</TrackNumeral>
            </ProgressTrack>
            <Row $wraps>
              {[null, 0, 62, 100].map((percent) => (
                <SmallRing key={percent}>
                  <Ring label={copy.numbered(words.name, percent ?? 0)} percent={percent} tone="sun">
                    <Numeral $size="n1">{percent}</Numeral>
                  </Ring>
                </SmallRing>
              ))}
            </Row>
          </Stack>
        </Card>
      </Columns>
    </>
  );
}

const weekDays = weekStates.map((state, day) => ({
  state,
  letter: copy.weekLetters[day] ?? '',
  name: copy.weekDays[day] ?? '',
}));

export function ChartsSection({ words }: SectionProps) {
  const points = [180, 178, 179, 175, 171, 172, 168].map((weight, index) => ({
    date: dayOfEpoch(firstDay + index * 9),
    weight,
    average: weight + (index % 2),
  }));
  const days = Array.from({ length: 28 }, (_, day) => ({
    date: dayOfEpoch(firstDay + day),
    mark: day === 27 ? ('today' as const) : (dayMarks[day % dayMarks.length] ?? 'active'),
  }));
  const weight = {
    unit: 'lbs' as const,
    current: 168,
    target: 165,
    targetText: copy.target(165),
    isLogged: true,
    points,
  };
  return (
    <Columns>
      <Card>
        <WeightTrend weight={weight} />
      </Card>
      <Card>
        <WeightTrend weight={{ ...weight, current: 180, target: null, points: points.slice(0, 1) }} />
      </Card>
      <Card>
        <DayGrid days={days} summary={words.sentence} />
      </Card>
      <ChartTable
        caption={copy.figures}
        columns={[words.label, words.unit, copy.target(0)]}
        rows={points.map(({ date, weight: value, average }) => [date, String(value), String(average)])}
      />
    </Columns>
  );
}

export function WheelSection({ words }: SectionProps) {
  const [chosenIndex, choose] = useState(2);
  const [isSpinning, setSpinning] = useState(false);
  const slots = words.quests.map((name) => ({ id: name, name }));
  return (
    <Columns>
      <Stack>
        <Wheel
          label={copy.picture}
          slots={slots}
          chosenIndex={chosenIndex}
          hub={{ big: '2', small: words.unit }}
          isSpinning={isSpinning}
          onSettled={() => setSpinning(false)}
        />
        <Button
          variant="primary"
          disabled={isSpinning}
          onClick={() => {
            choose((chosenIndex + 3) % slots.length);
            setSpinning(true);
          }}
        >
          {copy.spin}
        </Button>
      </Stack>
      <WheelPicture label={copy.picture} slots={slots} chosenIndex={null} hub={{ big: copy.spin }} />
    </Columns>
  );
}

const SmallRing = styled.div`
  width: calc(2 * ${theme.size.control});
`;
