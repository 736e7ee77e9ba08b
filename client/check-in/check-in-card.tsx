import { lazy, Suspense, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { theme } from '#client/styles/theme.ts';
import { Card } from '#client/ui/card.tsx';
import { anchors } from '#client/ui/paths.ts';
import type { Feeling } from '#domain/check-in/check-in-events.ts';
import type { CurrentUser } from '#service/features/member/member-contract.ts';
import { checkInCopy } from './check-in-copy.ts';
import { useAsking, useCheckInCommands, useFeeling } from './use-check-in.ts';

const BodyAreas = lazy(async () => ({
  default: (await import('#client/exercise/injury-areas.tsx')).BodyAreas,
}));

/** Two taps: energy, then mood. The member can change both until midnight. The card has one height, so nothing below it moves. */
export function CheckInCard({ user }: { user: CurrentUser }) {
  const feeling = useFeeling();
  const asking = useAsking(user);
  const { say, remove } = useCheckInCommands();
  const [isChanging, setChanging] = useState(false);
  const strip = useRef<HTMLElement>(null);
  if (!asking.isOffered) return null;
  /** The button that was pressed goes; the card takes its focus. */
  const turn = (toQuestion: boolean): void => {
    setChanging(toQuestion);
    strip.current?.focus({ preventScroll: true });
  };
  const dismiss = (): void => {
    asking.dismiss();
    document.querySelector('h1')?.focus({ preventScroll: true });
  };
  const answer = (said: Pick<Feeling, 'energy' | 'mood'>): void => {
    turn(false);
    asking.answered();
    say({ sore: feeling?.sore ?? [], ...said });
  };
  return (
    <Strip
      ref={strip}
      id={anchors.checkIn.slice(1)}
      tabIndex={-1}
      aria-label={checkInCopy.title}
      aria-busy={feeling === undefined}
    >
      {feeling && !isChanging ? (
        <Said
          feeling={feeling}
          onChange={() => turn(true)}
          onSore={(sore) => say({ ...feeling, sore })}
          onRemove={() => {
            turn(false);
            remove();
          }}
        />
      ) : (
        <Question
          onAnswer={answer}
          end={
            feeling ? (
              <Quiet type="button" onClick={() => turn(false)}>
                {checkInCopy.keep}
              </Quiet>
            ) : (
              <Quiet type="button" onClick={dismiss}>
                {checkInCopy.notToday}
              </Quiet>
            )
          }
        />
      )}
    </Strip>
  );
}

type QuestionProps = {
  onAnswer: (said: Pick<Feeling, 'energy' | 'mood'>) => void;
  end: React.ReactNode;
};

/**
 * The same five buttons ask for both, so that the thumb and the focus stay where they are. The second press of a double one answers nothing:
 * its question was not read.
 */
function Question({ onAnswer, end }: QuestionProps) {
  const [energy, setEnergy] = useState<number | null>(null);
  const words = energy === null ? checkInCopy.energy : checkInCopy.mood;
  const asked = energy === null ? checkInCopy.askEnergy : checkInCopy.askMood;
  const choose = (value: number): void => {
    if (energy === null) setEnergy(value);
    else onAnswer({ energy, mood: value });
  };
  return (
    <>
      <Line>
        <b aria-live="polite">{asked}</b>
        {end}
      </Line>
      <Steps role="group" aria-label={asked}>
        {words.map((word, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the buttons stay, and their words change.
          <Step key={index} type="button" onClick={({ detail }) => detail < 2 && choose(index + 1)}>
            {word}
          </Step>
        ))}
      </Steps>
    </>
  );
}

type SaidProps = {
  feeling: Feeling;
  onChange: () => void;
  onSore: (sore: Feeling['sore']) => void;
  onRemove: () => void;
};

function Said({ feeling, onChange, onSore, onRemove }: SaidProps) {
  const [isSore, setSore] = useState(false);
  const { sore } = feeling;
  const flip = (area: Feeling['sore'][number]): void =>
    onSore(sore.includes(area) ? sore.filter((one) => one !== area) : [...sore, area]);
  return (
    <>
      <Line>
        <b role="status">{checkInCopy.said(feeling)}</b>
      </Line>
      <Line>
        <Quiet type="button" aria-expanded={isSore} onClick={() => setSore(!isSore)}>
          {sore.length > 0 ? checkInCopy.soreIn(sore) : checkInCopy.sore}
        </Quiet>
        <span>
          <Quiet type="button" onClick={onChange}>
            {checkInCopy.change}
          </Quiet>
          <Quiet type="button" onClick={onRemove}>
            {checkInCopy.remove}
          </Quiet>
        </span>
      </Line>
      {isSore && (
        <Suspense>
          <BodyAreas label={checkInCopy.soreAreas} chosen={sore} onFlip={flip} />
        </Suspense>
      )}
    </>
  );
}

const Strip = styled(Card)`
  display: grid;
  align-content: start;
  gap: ${theme.space.s2};
  min-height: 7.75rem;
  padding-block: ${theme.space.s3};
`;

const Line = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space.s3};
  min-height: ${theme.size.tap};
  ${theme.media.tight} {
    flex-wrap: wrap;
  }
  & > span {
    display: flex;
  }
  /* The words stand in line with the others; the room around them is for the thumb. */
  & > button:first-child {
    margin-inline-start: calc(-1 * ${theme.space.s2});
  }
  & > :is(button, span):last-child:not(:first-child) {
    margin-inline-end: calc(-1 * ${theme.space.s2});
  }
`;

const Quiet = styled.button`
  flex: none;
  max-width: 100%;
  min-height: ${theme.size.tap};
  padding-inline: ${theme.space.s2};
  border: 0;
  background: none;
  color: ${theme.color.ink2};
  font: inherit;
  font-size: ${theme.text.t14};
  font-weight: ${theme.weight.strong};
  text-decoration: underline;
  text-underline-offset: .2em;
  cursor: pointer;
`;

const Steps = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.s1};
  max-width: 36rem;
`;

const Step = styled.button`
  /* No step is narrower than its word. */
  flex: 1 1 0;
  min-width: min-content;
  min-height: 3rem;
  overflow-wrap: normal;
  padding-inline: ${theme.space.s1};
  border: 0;
  border-radius: ${theme.radius.m};
  background: ${theme.color.fill};
  color: ${theme.color.ink};
  font: inherit;
  font-size: ${theme.text.t14};
  font-weight: ${theme.weight.strong};
  cursor: pointer;
`;
