import { memo, useEffect, useRef } from 'react';
import { css, styled } from 'styled-components';
import { Wheel } from '#client/wheel/wheel.tsx';
import type { Turns } from '#client/wheel/wheel-geometry.ts';
import type { QuestDay } from './quest-day.ts';
import { hubOf } from './quest-hub.ts';
import type { QuestView } from './quest-view.ts';
import type { WheelSlots } from './wheel-slots.ts';

type QuestStageProps = { view: QuestView; day: QuestDay; wheel: WheelSlots; onSettled: () => void };

/** Another number of whole turns for each spin of a day. */
const turnsOf = (remainingSpins: number): Turns => ([3, 4, 5] as const)[remainingSpins % 3] ?? 4;

/** The wheel is most of what the card draws: it is drawn anew when it shows something else, not at every step of the card. */
export const QuestStage = memo(function QuestStage({ view, day, wheel, onSettled }: QuestStageProps) {
  const { quest, remainingSpins } = day;
  const isSpinning = view === 'spinning';
  const stage = useRef<HTMLDivElement>(null);
  // The button that was pressed may stand below a wheel that is out of sight.
  useEffect(() => {
    if (isSpinning) stage.current?.scrollIntoView({ block: 'nearest' });
  }, [isSpinning]);
  const label = quest && !isSpinning ? `Quest wheel, landed on ${quest.name}` : 'Quest wheel';
  return (
    <Stage ref={stage}>
      <Wheel
        label={label}
        slots={wheel.slots}
        chosenIndex={wheel.chosenIndex}
        hub={hubOf(view, day)}
        isSpinning={isSpinning}
        turns={turnsOf(remainingSpins)}
        onSettled={onSettled}
      />
    </Stage>
  );
});

/* On the phone the wheel and what can be done about it fit above the dock. */
const Stage = styled.div(
  ({ theme }) => css`
    /* Below the toast that will tell the result, above the dock. */
    scroll-margin-block: ${theme.space.s24};
    ${theme.media.phone} {
      width: min(100%, 15.25rem);
      margin-inline: auto;
    }
  `,
);
