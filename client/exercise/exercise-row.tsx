import { type ReactNode, type Ref, useState } from 'react';
import { css, styled } from 'styled-components';
import useSWR from 'swr';
import { useCurrentUser } from '#client/lib/http/read-models.ts';
import { nameText } from '#client/lib/words/name-text.ts';
import { theme } from '#client/styles/theme.ts';
import { afterPaint } from '#client/ui/after-paint.ts';
import { IconButton } from '#client/ui/button.tsx';
import { coveringInput } from '#client/ui/field.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { cautionText } from './caution-text.ts';
import { exerciseCopy } from './exercise-copy.ts';

type ExerciseRowProps = {
  name: string;
  /** `3 sets, 15 reps, 60 s rest`. */
  line: string;
  /** A word of caution. */
  caution?: string | undefined;
  state: ExerciseState;
  /** Done or not, in their order. */
  sets: readonly boolean[];
  /** From 0: the set to be done now; null in every other exercise. */
  currentSet?: number | null;
  /** Fold to one line when done, so that the current one is in sight. */
  isFoldedWhenDone?: boolean;
  /** The sets are next to the name where there is room. */
  isInline?: boolean;
  /** While true the sets cannot be ticked. */
  isLocked?: boolean;
  onTick: (set: number) => void;
  onHowTo: () => void;
  /** Where another exercise can take its place. */
  onSwap?: (() => void) | null;
  swapRef?: Ref<HTMLButtonElement> | undefined;
  /** Below the sets, while it is unfolded. */
  children?: ReactNode;
};

/** An exercise with its sets to tick, as an item of an `ExerciseList`. */
export function ExerciseRow({ isFoldedWhenDone = false, isInline = false, ...exercise }: ExerciseRowProps) {
  // A set that was ticked by hand may have been a slip: the row stays open under the finger.
  const [isUnfolded, setUnfolded] = useState(false);
  const isDone = exercise.state === 'done';
  const canFold = isFoldedWhenDone && isDone;
  const onTick = (set: number): void => {
    setUnfolded(true);
    exercise.onTick(set);
  };
  if (canFold && !isUnfolded) return <FoldedRow {...exercise} onUnfold={() => setUnfolded(true)} />;
  const sets = <Sets {...exercise} onTick={onTick} />;
  return (
    <ExerciseItem $state={exercise.state}>
      <OpenHead {...exercise} onFold={canFold ? () => setUnfolded(false) : null}>
        {isInline && sets}
      </OpenHead>
      {!isInline && sets}
      {exercise.children}
    </ExerciseItem>
  );
}

function FoldedRow({ name, line, onUnfold }: ExerciseRowProps & { onUnfold: () => void }) {
  return (
    <ExerciseItem $state="done" $isFolded>
      <h3>
        <Unfold type="button" aria-expanded={false} onClick={onUnfold}>
          <span>{nameText(name)}</span>
          <small>{line}</small>
          <Tick>
            <Icon name="check" size={20} label={exerciseCopy.done} />
          </Tick>
        </Unfold>
      </h3>
    </ExerciseItem>
  );
}

type OpenHeadProps = Omit<ExerciseRowProps, 'children'> & {
  onFold: (() => void) | null;
  children: ReactNode;
};

function OpenHead({ name, line, caution, onHowTo, onSwap, swapRef, onFold, children }: OpenHeadProps) {
  return (
    <Head $isInline={Boolean(children)}>
      <div>
        <h3>{nameText(name)}</h3>
        <small>{line}</small>
        {caution && <Caution>{caution}</Caution>}
      </div>
      {children}
      <Buttons>
        {onFold && (
          <IconButton icon="up" label={exerciseCopy.fold(nameText(name))} aria-expanded onClick={onFold} />
        )}
        {onSwap && (
          <IconButton ref={swapRef} icon="swap" label={exerciseCopy.swap(nameText(name))} onClick={onSwap} />
        )}
        <IconButton icon="help" label={exerciseCopy.howToDo(nameText(name))} onClick={onHowTo} />
      </Buttons>
    </Head>
  );
}

function Sets({ name, sets, currentSet = null, isLocked = false, onTick }: ExerciseRowProps) {
  const checkboxes = sets.map((isDone, set) => ({ isDone, set, number: set + 1 }));
  return (
    <Checkboxes disabled={isLocked}>
      {checkboxes.map(({ isDone, set, number }) => (
        <SetCheckbox
          key={number}
          number={number}
          label={sets.length === 1 ? nameText(name) : exerciseCopy.setOf(nameText(name), number, sets.length)}
          isDone={isDone}
          isCurrent={set === currentSet}
          onTick={() => onTick(set)}
        />
      ))}
    </Checkboxes>
  );
}

type SetCheckboxProps = {
  /** 1-based: shown until it is ticked. */
  number: number;
  label: string;
  isDone: boolean;
  /** The set that is to be done now. */
  isCurrent?: boolean;
  onTick: (isDone: boolean) => void;
};

/** A set as a round checkbox: its number, then a check. It shows a press at once; the listener runs after the paint. */
function SetCheckbox({ number, label, isDone: isDoneNow, isCurrent = false, onTick }: SetCheckboxProps) {
  const [pressed, setPressed] = useState<boolean | null>(null);
  const isDone = pressed ?? isDoneNow;

  function press(isTicked: boolean): void {
    setPressed(isTicked);
    afterPaint(() => {
      onTick(isTicked);
      setPressed(null);
    });
  }

  return (
    <Target>
      <input
        type="checkbox"
        aria-label={label}
        checked={isDone}
        onChange={(change) => press(change.target.checked)}
      />
      <Face $state={isDone ? 'done' : isCurrent ? 'current' : 'open'}>
        {isDone ? <Icon name="check" size={22} /> : number}
      </Face>
    </Target>
  );
}

type FaceState = 'done' | 'current' | 'open';

/** `current` is the one to be done now. */
export type ExerciseState = 'open' | 'current' | 'done';

/** The word of caution of each exercise that is hard on an injury of the member's. Without injuries nothing is looked up. */
export function useCautions(exercises: readonly string[]): ReadonlyMap<string, string> {
  const injuries = useCurrentUser().data?.injuries;
  const { data } = useSWR(injuries ? ['cautions', injuries, ...exercises] : null, () =>
    cautionsOf(exercises, injuries ?? ''),
  );
  return data ?? none;
}

const none: ReadonlyMap<string, string> = new Map();

/** The guides name the muscles of an exercise; they load only when they are needed. */
async function cautionsOf(exercises: readonly string[], injuries: string): Promise<Map<string, string>> {
  const [{ findGuide }, { cautionOf }] = await Promise.all([
    import('#domain/catalogue/guides/guide-lookup.ts'),
    import('#domain/catalogue/guides/injury-caution.ts'),
  ]);
  const cautions = exercises.map(
    (name) => [name, cautionOf(name, findGuide(name)?.musclesWorked ?? [], injuries)] as const,
  );
  return new Map(
    cautions.flatMap(([name, caution]) => (caution === null ? [] : [[name, cautionText(caution)]])),
  );
}

const Head = styled.div<{ $isInline: boolean }>(
  ({ theme, $isInline }) => css`
    display: flex;
    flex-wrap: ${$isInline ? 'wrap' : 'nowrap'};
    align-items: ${$isInline ? 'center' : 'flex-start'};
    justify-content: space-between;
    gap: ${theme.space.s3};
    & > :first-child {
      flex: 1 1 8rem;
      min-width: 0;
      padding-top: ${theme.space.s1};
    }
  `,
);

const Caution = styled.p`
  width: fit-content;
  margin-top: ${theme.space.s2};
  padding: ${theme.space.s1} ${theme.space.s3};
  border-radius: ${theme.radius.s};
  background: ${theme.color.warnSoft};
  color: ${theme.color.onWarn};
  font-size: ${theme.text.t14};
  line-height: 1.35;
  overflow-wrap: anywhere;
`;

const Buttons = styled.div`
  display: flex;
  gap: ${theme.space.s2};
`;

const Checkboxes = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.s2};
  min-width: 0;
`;

const Unfold = styled.button`
  display: flex;
  align-items: center;
  gap: ${theme.space.s3};
  width: 100%;
  min-height: ${theme.size.tap};
  padding-block: ${theme.space.s2};
  padding-inline: ${theme.space.s5} ${theme.space.s3};
  border: 0;
  border-radius: ${theme.radius.m};
  background: none;
  color: inherit;
  font: inherit;
  text-align: start;
  cursor: pointer;
  & > span:first-child {
    flex: 1;
    min-width: 0;
    font-size: 1.0625rem;
  }
  & > small {
    max-width: 60%;
    font-family: ${theme.font.text};
    font-weight: ${theme.weight.text};
    font-stretch: normal;
    letter-spacing: 0;
  }
  &:focus-visible {
    border-radius: ${theme.radius.m};
  }
`;

const Tick = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  width: 1.9rem;
  height: 1.9rem;
  border-radius: ${theme.radius.full};
  background: ${theme.color.good};
  color: ${theme.color.onGood};
`;

const Face = styled.span<{ $state: FaceState }>(({ theme, $state }) => {
  const states = {
    done: [theme.color.good, theme.color.onGood, 'none'],
    current: [theme.color.accentSoft, theme.color.onAccentSoft, `inset 0 0 0 3px ${theme.color.accent}`],
    open: ['transparent', 'inherit', `inset 0 0 0 2px ${theme.color.control}`],
  };
  const [background, color, shadow] = states[$state];
  return css`
    display: grid;
    place-items: center;
    width: ${theme.size.tap};
    height: ${theme.size.tap};
    border-radius: ${theme.radius.full};
    background: ${background};
    color: ${color};
    box-shadow: ${shadow};
    font-family: ${theme.font.display};
    font-size: ${theme.text.t18};
    font-weight: ${theme.weight.heading};
    font-stretch: ${theme.width.numeral};
    /* While it is pressed it would lie over its own checkbox. */
    pointer-events: none;
    transition: transform ${theme.duration.d2} ${theme.ease.spring};
  `;
});

const Target = styled.label`
  position: relative;
  display: inline-grid;
  width: ${theme.size.tap};
  height: ${theme.size.tap};
  /* What changes in it moves nothing beside it. */
  contain: size layout;
  cursor: pointer;
  ${coveringInput}
  & > input:active + ${Face} {
    transform: scale(.92);
  }
  & > input:focus-visible + ${Face} {
    outline: 3px solid ${theme.color.focus};
    outline-offset: 2px;
  }
`;

/** Their title, and opposite of it how many are done. */
export const ExerciseListHead = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${theme.space.s3};
  margin-bottom: ${theme.space.s3};
  & > h2 {
    font-size: ${theme.heading.card};
  }
  & > span {
    font-weight: ${theme.weight.strong};
  }
`;

/** Exercises below each other. */
export const ExerciseList = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.s2};
`;

/** One exercise in it. */
const ExerciseItem = styled.li<{ $state: ExerciseState; $isFolded?: boolean }>(
  ({ theme, $state, $isFolded = false }) => {
    const isCurrent = $state === 'current';
    const isDone = $state === 'done';
    const frame = `inset 0 0 0 ${isCurrent ? theme.border.thick : theme.border.hairline}`;
    return css`
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      gap: ${theme.space.s3};
      min-width: 0;
      padding-block: ${$isFolded ? '0' : theme.space.s3};
      padding-inline: ${$isFolded ? '0' : `${theme.space.s5} ${theme.space.s3}`};
      border-radius: ${theme.radius.m};
      background: ${isDone ? 'transparent' : theme.color.surface};
      box-shadow: ${
        isCurrent
          ? `${frame} ${theme.color.accent}, ${theme.shadow.sh2}`
          : isDone
            ? `${frame} ${theme.color.line}`
            : theme.shadow.sh1
      };
      & h3 {
        font-size: ${theme.text.t20};
        color: ${isDone ? theme.color.ink2 : theme.color.ink};
        overflow-wrap: anywhere;
      }
      & small {
        font-size: ${theme.text.t14};
        color: ${theme.color.ink3};
      }
    `;
  },
);
