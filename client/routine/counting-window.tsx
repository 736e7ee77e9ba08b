import * as Window from 'radix-ui/dialog';
import { useState } from 'react';
import { styled } from 'styled-components';
import { FigurePlace } from '#client/figure/figure-place.tsx';
import { numberText } from '#client/lib/format/locale.ts';
import { nameText } from '#client/lib/words/name-text.ts';
import { theme } from '#client/styles/theme.ts';
import { Button, IconButton } from '#client/ui/button.tsx';
import { useWakeLock } from '#client/ui/wake-lock.ts';
import type { CountedSet } from './counted-set.ts';
import { countingCopy as copy } from './counting-copy.ts';

type CountingWindowProps = {
  set: CountedSet;
  /** The last repetition was tapped. */
  onCounted: () => void;
  onClose: () => void;
};

const canSpeak = (): boolean => 'speechSynthesis' in window;

/** Whether the count is spoken, as long as the page is open: it is asked for each time. */
let isAloudNow = false;

/** A big count over the whole screen: a tap anywhere is one more. */
export function CountingWindow({ set, onCounted, onClose }: CountingWindowProps) {
  const { name, reps, sets, setIndex } = set;
  const [count, setCount] = useState(0);
  const [isAloud, setAloud] = useState(isAloudNow);
  useWakeLock(true);
  const add = (): void => {
    const next = count + 1;
    if (isAloud) say(next);
    setCount(next);
    if (next >= reps) onCounted();
  };
  const flip = (): void => {
    isAloudNow = !isAloud;
    setAloud(isAloudNow);
  };
  return (
    <Window.Root open onOpenChange={(isOpen) => isOpen || onClose()}>
      <Window.Portal>
        <Whole aria-describedby={undefined}>
          <Head>
            <Window.Title asChild>
              <b>{nameText(name)}</b>
            </Window.Title>
            {sets > 1 && <span>{copy.set(setIndex + 1, sets)}</span>}
            <Window.Close asChild>
              <IconButton icon="close" label={copy.close} />
            </Window.Close>
          </Head>
          <Figure>
            <FigurePlace exercise={name} isInSession />
          </Figure>
          <Tap type="button" onClick={add}>
            <Count role="status" aria-label={copy.done(count, reps)}>
              {numberText(count)}
            </Count>
            <span>{copy.of(reps)}</span>
            <small>{copy.tapEach}</small>
          </Tap>
          <Foot>
            <Button icon="reset" disabled={count === 0} onClick={() => setCount(count - 1)}>
              {copy.takeBack}
            </Button>
            {canSpeak() && (
              <Button icon={isAloud ? 'check' : 'bell'} aria-pressed={isAloud} onClick={flip}>
                {copy.aloud}
              </Button>
            )}
          </Foot>
        </Whole>
      </Window.Portal>
    </Window.Root>
  );
}

/** A number that is late would be a wrong one: the one before it is cut off. */
function say(count: number): void {
  window.speechSynthesis.cancel();
  window.speechSynthesis.speak(new SpeechSynthesisUtterance(numberText(count)));
}

const Whole = styled(Window.Content)`
  position: fixed;
  inset: 0;
  z-index: ${theme.layer.dialog};
  display: flex;
  flex-direction: column;
  padding: max(${theme.space.s4}, env(safe-area-inset-top)) ${theme.space.s4}
    max(${theme.space.s4}, env(safe-area-inset-bottom));
  background: ${theme.color.tileGoal};
  color: ${theme.color.tileGoalText};
  & :focus-visible {
    outline-color: ${theme.color.tileGoalFill};
  }
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space.s4};
  font-size: ${theme.text.t18};
  & > :last-child {
    margin-inline-start: auto;
  }
`;

/* In a low window the count has all the room. */
const Figure = styled.div`
  width: 100%;
  max-width: 40rem;
  margin-inline: auto;
  & button {
    color: ${theme.color.tileGoalNumeral};
  }
  @media (max-height: 32rem) {
    display: none;
  }
`;

const Tap = styled.button`
  display: grid;
  flex: 1;
  align-content: center;
  justify-items: center;
  min-height: 0;
  border: 0;
  background: transparent;
  color: inherit;
  font-size: ${theme.text.t18};
  cursor: pointer;
  touch-action: manipulation;
`;

const Count = styled.span`
  color: ${theme.color.tileGoalNumeral};
  font-family: ${theme.font.display};
  font-size: min(46vw, 38dvh);
  font-weight: ${theme.weight.numeral};
  line-height: 1;
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${theme.space.s3};
`;
