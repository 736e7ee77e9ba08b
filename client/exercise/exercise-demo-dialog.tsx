import { useState } from 'react';
import { styled } from 'styled-components';
import { partsOf } from '#client/figure/drawing.ts';
import { Figure } from '#client/figure/figure.tsx';
import type { LoadedMove } from '#client/figure/load-move.ts';
import { MovingFigure } from '#client/figure/moving-figure.tsx';
import { useMove } from '#client/figure/use-move.ts';
import { useCurrentUser } from '#client/lib/http/read-models.ts';
import { showRefusal } from '#client/lib/http/refusal.ts';
import { type UserChange, type UserResult, updateUserCommand } from '#client/lib/http/shared-commands.ts';
import { useCommand } from '#client/lib/http/use-command.ts';
import { guideText } from '#client/lib/words/guide-text.ts';
import { nameText } from '#client/lib/words/name-text.ts';
import { theme } from '#client/styles/theme.ts';
import { Button } from '#client/ui/button.tsx';
import { Chip } from '#client/ui/chip.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { Row, Stack } from '#client/ui/layout.tsx';
import { TextLink } from '#client/ui/link.tsx';
import { paths } from '#client/ui/paths.ts';
import { Tabs } from '#client/ui/tabs.tsx';
import { Text } from '#client/ui/text.tsx';
import { showToast } from '#client/ui/toast.ts';
import { commonCopy } from '#client/ui/ui-copy.ts';
import { movements } from '#domain/catalogue/workouts/exercise-swaps.ts';
import type { CurrentUser } from '#service/features/member/member-contract.ts';
import { exerciseCopy } from './exercise-copy.ts';

/** How an exercise is done, as far as it is shown. */
export type ExerciseDemo = {
  readonly id: string;
  readonly name: string;
  /** The exercise whose guide it is, as the workout names it. */
  readonly asked: string;
  readonly category: string;
  readonly difficulty: string;
  readonly musclesWorked: readonly string[];
  readonly steps: readonly string[];
  readonly cues: readonly string[];
  readonly commonMistakes: readonly string[];
  /** Easier first. */
  readonly modifications: readonly string[];
  readonly safetyTips: readonly string[];
};

type Part = 'steps' | 'tips' | 'modifications' | 'safety';

/** How to do an exercise, in four tabs. It is open as long as it is there. */
export function ExerciseDemoDialog({ demo, onClose }: { demo: ExerciseDemo; onClose: () => void }) {
  const [part, choosePart] = useState<Part>('steps');
  const loaded = useMove(demo.asked, demo.id) ?? null;
  // The modification that the figure shows; null: the exercise itself.
  const [variant, setVariant] = useState<number | null>(null);
  const { name, category, difficulty, musclesWorked } = demo;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={nameText(name)}
      description={exerciseCopy.works(musclesWorked.map(nameText))}
    >
      <Row $gap="s2" $wraps>
        <Chip>{nameText(category)}</Chip>
        <Chip>{nameText(capitalised(difficulty))}</Chip>
      </Row>
      {loaded && <ShownMove loaded={loaded} name={name} variant={variant} />}
      <Contents>
        <Tabs
          label={exerciseCopy.howToDo(nameText(name))}
          value={part}
          onChoose={choosePart}
          tabs={[
            { value: 'steps', label: exerciseCopy.howTo, content: <Steps lines={demo.steps} /> },
            { value: 'tips', label: exerciseCopy.tips, content: <Tips {...demo} /> },
            {
              value: 'modifications',
              label: exerciseCopy.modifications,
              content: (
                <Modifications
                  lines={demo.modifications}
                  loaded={loaded}
                  shown={variant}
                  onShow={setVariant}
                />
              ),
            },
            { value: 'safety', label: exerciseCopy.safety, content: <Points lines={demo.safetyTips} /> },
          ]}
        />
      </Contents>
      {demo.asked in movements && (
        <TextLink to={paths.exercise(demo.asked)} onClick={onClose}>
          {exerciseCopy.ofExercise(nameText(demo.asked))}
        </TextLink>
      )}
      <NotForMe exercise={demo.asked} />
      <Video>
        <Icon name="play" />
        <span>
          <b>{exerciseCopy.videoDemonstration}</b>
          <small>{exerciseCopy.comingSoon}</small>
        </span>
      </Video>
    </Dialog>
  );
}

function Steps({ lines }: { lines: readonly string[] }) {
  return (
    <Lines as="ol">
      {lines.map((line, index) => (
        <li key={line}>
          <Mark aria-hidden>{index + 1}</Mark>
          {guideText(line)}
        </li>
      ))}
    </Lines>
  );
}

function Tips({ cues, commonMistakes }: ExerciseDemo) {
  return (
    <Stack>
      <Points lines={cues} />
      <SmallHeading>{exerciseCopy.commonMistakes}</SmallHeading>
      <Points lines={commonMistakes} />
    </Stack>
  );
}

function Points({ lines }: { lines: readonly string[] }) {
  return (
    <Lines>
      {lines.map((line) => (
        <li key={line}>
          <Dot aria-hidden />
          {guideText(line)}
        </li>
      ))}
    </Lines>
  );
}

type ShownMoveProps = { loaded: LoadedMove; name: string; variant: number | null };

/** The exercise, or one of its modifications, in motion. */
function ShownMove({ loaded, name, variant }: ShownMoveProps) {
  const { guide, variants } = loaded;
  const own = variant === null ? null : variants[variant];
  return (
    <MovingFigure
      key={own ? variant : 'itself'}
      name={own ? guideText(guide?.modifications[variant ?? 0] ?? '') || nameText(name) : nameText(name)}
      move={own ?? loaded.move}
      guide={guide}
      hasSteps={!own}
    />
  );
}

type ModificationsProps = {
  lines: readonly string[];
  loaded: LoadedMove | null;
  /** The one that the figure shows. */
  shown: number | null;
  onShow: (variant: number | null) => void;
};

/** Each modification, with a picture where it is another posture. A press lets the figure of the guide show it. */
function Modifications({ lines, loaded, shown, onShow }: ModificationsProps) {
  return (
    <Lines>
      {lines.map((line, index) => {
        const move = loaded?.variants[index];
        if (!loaded || !move)
          return (
            <li key={line}>
              <Dot aria-hidden />
              {guideText(line)}
            </li>
          );
        return (
          <li key={line}>
            <Variant
              type="button"
              aria-pressed={shown === index}
              onClick={() => onShow(shown === index ? null : index)}
            >
              <Figure move={move} works={partsOf(loaded.guide?.musclesWorked ?? [])} at={1} />
              {guideText(line)}
            </Variant>
          </li>
        );
      })}
    </Lines>
  );
}

const capitalised = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1);

type Excluded = NonNullable<CurrentUser['excludedExercises']>[number];

const reasons = ['pain', 'equipment', 'dislike'] as const;

/** Leaves an exercise out of the member's workouts from now on, or brings it back. */
function NotForMe({ exercise }: { exercise: string }) {
  const { data: user } = useCurrentUser();
  const [isAsking, setAsking] = useState(false);
  const { ask, isSending } = useCommand<UserChange, UserResult>(updateUserCommand, {
    onRefused: (error) =>
      showRefusal(error, {
        title: commonCopy.error,
        description: exerciseCopy.changeFailed,
        variant: 'destructive',
      }),
  });
  if (!user || !(exercise in movements)) return null;
  const excluded = user.excludedExercises ?? [];
  const others = excluded.filter(({ name }) => name !== exercise);
  const isOut = others.length < excluded.length;

  function leaveOut(reason: Excluded['reason']): void {
    setAsking(false);
    ask({ excludedExercises: [...others, { name: exercise, reason }] });
    showToast({
      title: exerciseCopy.leftOutToast(nameText(exercise)),
      description: exerciseCopy.leftOutLead,
    });
  }

  function bringBack(): void {
    ask({ excludedExercises: others });
    showToast({ title: exerciseCopy.backToast(nameText(exercise)) });
  }

  if (isOut)
    return (
      <Row $spread $wraps>
        <Text $tone="muted">{exerciseCopy.leftOut(nameText(exercise))}</Text>
        <Button size="small" variant="outline" disabled={isSending} onClick={bringBack}>
          {exerciseCopy.bringBack}
        </Button>
      </Row>
    );
  if (!isAsking)
    return (
      <div>
        <Button size="small" variant="outline" disabled={isSending} onClick={() => setAsking(true)}>
          {exerciseCopy.notForMe}
        </Button>
      </div>
    );
  return (
    <Stack $gap="s2" role="group" aria-label={exerciseCopy.notForMe}>
      <Text $tone="muted" role="status">
        {exerciseCopy.whyNot}
      </Text>
      <Row $wraps $gap="s2">
        {reasons.map((reason) => (
          <Button key={reason} size="small" variant="outline" onClick={() => leaveOut(reason)}>
            {exerciseCopy.reasons[reason]}
          </Button>
        ))}
        <Button size="small" variant="outline" onClick={() => leaveOut(null)}>
          {exerciseCopy.noReason}
        </Button>
      </Row>
    </Stack>
  );
}

/** As tall as most of the tabs, so that the dialog does not jump when one is chosen. */
const Contents = styled.div`
  min-width: 0;
  min-height: 17rem;
`;

/** A line that is a button: the picture and the words. */
const Variant = styled.button`
  display: flex;
  align-items: center;
  gap: ${theme.space.s3};
  width: 100%;
  padding: ${theme.space.s2};
  border: ${theme.border.control} solid transparent;
  border-radius: ${theme.radius.m};
  background: ${theme.color.well};
  text-align: start;
  cursor: pointer;
  & > svg {
    width: 6rem;
    height: 4rem;
  }
  &[aria-pressed='true'] {
    border-color: ${theme.color.accent};
  }
`;

const SmallHeading = styled.h3`
  font-size: ${theme.text.t16};
`;

const Lines = styled.ul`
  display: grid;
  gap: ${theme.space.s3};
  & > li {
    display: flex;
    align-items: flex-start;
    gap: ${theme.space.s3};
    overflow-wrap: anywhere;
  }
`;

const Mark = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  width: ${theme.space.s6};
  height: ${theme.space.s6};
  border-radius: ${theme.radius.full};
  background: ${theme.color.fill};
  font-family: ${theme.font.display};
  font-size: ${theme.text.t14};
  font-weight: ${theme.weight.heading};
  font-stretch: ${theme.width.numeral};
`;

const Dot = styled.span`
  flex: none;
  width: ${theme.space.s2};
  height: ${theme.space.s2};
  margin-top: .5em;
  border-radius: ${theme.radius.full};
  background: ${theme.color.accent};
`;

const Video = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space.s3};
  padding: ${theme.space.s3} ${theme.space.s4};
  border-radius: ${theme.radius.m};
  background: ${theme.color.well};
  line-height: 1.35;
  & small {
    display: block;
    font-size: ${theme.text.t14};
    color: ${theme.color.ink3};
  }
`;
