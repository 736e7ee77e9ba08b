import { shallowEqual, useSelector } from '@xstate/react';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { FigurePlace } from '#client/figure/figure-place.tsx';
import { clockTime } from '#client/lib/format/locale.ts';
import { nameText } from '#client/lib/words/name-text.ts';
import { questText } from '#client/lib/words/quest-text.ts';
import { theme } from '#client/styles/theme.ts';
import { Button, IconButton } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { TextAreaField } from '#client/ui/field.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { Row, Stack } from '#client/ui/layout.tsx';
import { Opening } from '#client/ui/opening.tsx';
import { ScreenHeading, useHeadingFocus } from '#client/ui/screen-heading.tsx';
import { Hidden, SubText, Text } from '#client/ui/text.tsx';
import { TimerPanel } from '#client/ui/timer-panel.tsx';
import { useWakeLock } from '#client/ui/wake-lock.ts';
import { moveNamed } from '#domain/catalogue/moves/named-moves.ts';
import type { QuestStep } from '#domain/catalogue/quests/quest-steps.ts';
import { elapsedSeconds, isLastSet } from '#domain/workout/workout-session.ts';
import type { CurrentUser } from '#service/features/member/member-contract.ts';
import { CueFlash } from './cue-flash.tsx';
import type { Cues } from './cues.ts';
import { forgetWorkout } from './kept-workout.ts';
import { type QuestPanel, questPanelOf, taskOfStep } from './quest-panel.ts';
import { questSessionCopy as copy } from './quest-session-copy.ts';
import type { QuestToDo } from './quest-template.ts';
import { useCompletion } from './use-completion.ts';
import { useQuestNote } from './use-quest-session.ts';
import type { WorkoutActor } from './use-workout-session.ts';
import { type ActionsFor, actionsFor, isUnsaved, pressesOf, WorkoutActions } from './workout-actions.tsx';
import { workoutCopy } from './workout-copy.ts';
import { WorkoutColumns, WorkoutFrame } from './workout-frame.tsx';

const loadOptions = async () => ({ default: (await import('./workout-dialogs.tsx')).WorkoutOptions });
const WorkoutOptions = lazy(loadOptions);
const loadBigView = async () => ({ default: (await import('./big-view.tsx')).BigView });
const BigView = lazy(loadBigView);

type QuestSessionProps = {
  quest: QuestToDo;
  steps: readonly QuestStep[];
  actor: WorkoutActor;
  cues: Cues;
  user: CurrentUser;
};

/** A quest that is known: ready, under way, or with all its steps done. */
export function QuestSession({ quest, steps, actor, cues, user }: QuestSessionProps) {
  const waitsFor = useSelector(actor, actionsFor);
  const elapsed = useSelector(actor, ({ context }) => elapsedSeconds(context.workout.session, context.nowMs));
  const view = useSelector(
    actor,
    ({ context }) => questPanelOf(context.workout.session, { name: quest.name, steps }, context.nowMs),
    shallowEqual,
  );
  const isRunning = waitsFor === 'set' || waitsFor === 'rest';
  useWakeLock(cues.settings.staysAwake && isRunning);
  useHeadingFocus(waitsFor === null ? 'end' : 'clock');
  useEffect(() => {
    // Shown later, and by then there may be no network to load them.
    for (const load of [loadOptions, loadBigView]) load().catch(() => {});
  }, []);
  const prompts = steps.flatMap((step) => (step.kind === 'written' ? step.prompts : []));
  const note = useQuestNote(user.id, quest, prompts);
  const completion = useCompletion(quest, () => {
    note.forget();
    // Not by the actor: where the quest waits in the outbox, this screen may have gone, and its actor with it.
    void forgetWorkout(user.id, 'quest');
  });
  return (
    <WorkoutFrame
      title={nameText(quest.name)}
      line={workoutCopy.elapsedOf(clockTime(elapsed), quest.minutes)}
      end={
        <Row $gap="s2">
          {waitsFor !== 'start' && (
            <Suspense>
              <BigView view={view} actor={actor} />
            </Suspense>
          )}
          <Options actor={actor} cues={cues} />
        </Row>
      }
      onBack={() => actor.send({ type: 'page.left' })}
    >
      {waitsFor === null ? (
        <Ended
          actor={actor}
          time={clockTime(elapsed)}
          isSending={completion.isSending}
          onComplete={() => completion.complete(note.note)}
        >
          {prompts.length > 0 && <NoteFields prompts={prompts} note={note} />}
        </Ended>
      ) : (
        <>
          <Actions actor={actor} cues={cues} waitsFor={waitsFor} />
          <WorkoutColumns>
            <Panel view={view} quest={quest} waitsFor={waitsFor} />
            <Stack>
              {prompts.length > 0 && <NoteFields prompts={prompts} note={note} />}
              <StepList steps={steps} actor={actor} />
              <EndHere actor={actor} />
            </Stack>
          </WorkoutColumns>
        </>
      )}
      <CueFlash key={cues.flashes} isOn={cues.flashes > 0} />
    </WorkoutFrame>
  );
}

const words = { start: copy.start, startFirst: copy.startFirst, resumeFirst: copy.resumeFirst };

function Actions({ actor, cues, waitsFor }: { actor: WorkoutActor; cues: Cues; waitsFor: ActionsFor }) {
  const isLast = useSelector(actor, ({ context }) => isLastSet(context.workout.session, context.nowMs));
  return (
    <WorkoutActions
      actionsFor={waitsFor}
      nextLabel={isLast ? copy.finish : copy.next}
      words={words}
      onPress={pressesOf(actor, cues)}
    />
  );
}

type PanelProps = { view: QuestPanel; quest: QuestToDo; waitsFor: ActionsFor };

function Panel({ view, quest, waitsFor }: PanelProps) {
  const { status, aside, share, time, timeLabel, title, hint, step, isRest } = view;
  const lead = waitsFor === 'decision' ? workoutCopy.resumeLead : view.lead;
  const isReady = waitsFor === 'start';
  const note = isReady ? questText(quest.description) : hint;
  return (
    <TimerPanel
      label={workoutCopy.timer}
      status={status}
      aside={aside}
      picture={
        !isReady &&
        moveNamed(step) && (
          <FigurePlace
            exercise={step}
            isInSession
            caption={isRest ? <b>{workoutCopy.nextMove(step)}</b> : undefined}
          />
        )
      }
      share={share}
      time={time}
      timeLabel={timeLabel}
    >
      <Words>
        <span>{lead}</span>
        <ScreenHeading title={nameText(quest.name)} size="h2">
          {title}
        </ScreenHeading>
        {note && <p>{note}</p>}
        {isReady && quest.equipment !== null && <p>{copy.with(quest.equipment)}</p>}
      </Words>
      <Hidden role="status">{workoutCopy.panelStatus(status, lead, title)}</Hidden>
    </TimerPanel>
  );
}

/** A row for each step, and one for all rounds of a step. */
function StepList({ steps, actor }: { steps: readonly QuestStep[]; actor: WorkoutActor }) {
  const ticks = useSelector(actor, ({ context }) => context.workout.session.ticks);
  const isSame = (a: QuestStep, b: QuestStep): boolean =>
    a === b || (a.round !== null && b.round?.of === a.round.of && taskOfStep(a) === taskOfStep(b));
  const rows = steps.filter((step, place) => steps.findIndex((other) => isSame(other, step)) === place);
  return (
    <section aria-labelledby="quest-steps">
      <Heading id="quest-steps">{copy.steps}</Heading>
      <List>
        {rows.map((row) => {
          const all = steps.flatMap((step, place) => (isSame(step, row) ? (ticks[place] ?? []) : []));
          const isDone = !all.includes(false);
          return (
            <li key={steps.indexOf(row)}>
              <Mark $isDone={isDone}>{isDone && <Icon name="check" size={18} label={copy.done} />}</Mark>
              <span>
                <b>{taskOfStep(row)}</b>
                <SubText>{detailOf(row)}</SubText>
              </span>
            </li>
          );
        })}
      </List>
    </section>
  );
}

function detailOf({ round, sets, restSeconds, restAfterSeconds }: QuestStep): string {
  if (round) return copy.rounds(round.of);
  if (sets > 1) return copy.setsEach(sets, restSeconds);
  return restAfterSeconds > 0 ? copy.rest(restAfterSeconds) : '';
}

type NoteFieldsProps = { prompts: readonly string[]; note: ReturnType<typeof useQuestNote> };

/** The private note of a quest about writing. */
const NoteFields = ({ prompts, note: { answers, write } }: NoteFieldsProps) => (
  <Card title={copy.note}>
    <Stack>
      <Text $tone="muted" $size="t14">
        {copy.noteLead}
      </Text>
      {prompts.map((prompt, place) => (
        <TextAreaField
          key={prompt}
          label={prompt}
          rows={2}
          maxLength={longestAnswer}
          value={answers[place] ?? ''}
          onChange={({ target }) => write(place, target.value)}
        />
      ))}
    </Stack>
  </Card>
);

/** Four of them, with what is between, are a note. */
const longestAnswer = 490;

type EndedProps = {
  actor: WorkoutActor;
  time: string;
  isSending: boolean;
  onComplete: () => void;
  children: ReactNode;
};

function Ended({ actor, time, isSending, onComplete, children }: EndedProps) {
  const isEarly = useSelector(actor, ({ context }) => context.workout.session.ticks.flat().includes(false));
  const canGoOn = useSelector(actor, (state) => state.can({ type: 'start.pressed' }));
  return (
    <Stack>
      <Card tone="sun">
        <Stack $gap="s3">
          <ScreenHeading size="section">{isEarly ? copy.ended : copy.wellDone}</ScreenHeading>
          <p>
            {copy.doneIn(time)} {copy.completeLead}
          </p>
          <Row $wraps>
            <Button variant="primary" icon="check" disabled={isSending} onClick={onComplete}>
              {isSending ? copy.completing : copy.complete}
            </Button>
            {canGoOn && (
              <Button icon="play" onClick={() => actor.send({ type: 'start.pressed' })}>
                {copy.goOn}
              </Button>
            )}
          </Row>
        </Stack>
      </Card>
      {children}
    </Stack>
  );
}

function EndHere({ actor }: { actor: WorkoutActor }) {
  const isOffered = useSelector(actor, (state) => state.can({ type: 'finish.pressed' }));
  if (!isOffered) return null;
  return (
    <Button variant="outline" isBlock onClick={() => actor.send({ type: 'finish.pressed' })}>
      {copy.endHere}
    </Button>
  );
}

const optionWords = { title: copy.options, end: copy.endHere, discard: copy.discard };

function Options({ actor, cues }: { actor: WorkoutActor; cues: Cues }) {
  const [isOpen, setOpen] = useState(false);
  const canEnd = useSelector(actor, (state) => state.can({ type: 'finish.pressed' }));
  const isStarted = useSelector(actor, isUnsaved);
  const send = (type: 'finish.pressed' | 'discard.pressed') => () => {
    setOpen(false);
    actor.send({ type });
  };
  return (
    <>
      <IconButton icon="dots" label={copy.options} onClick={() => setOpen(true)} />
      {isOpen && (
        <Opening>
          <WorkoutOptions
            onClose={() => setOpen(false)}
            settings={cues.settings}
            onChange={cues.change}
            onEnd={canEnd ? send('finish.pressed') : null}
            onDiscard={isStarted ? send('discard.pressed') : null}
            words={optionWords}
          />
        </Opening>
      )}
    </>
  );
}

const Words = styled.div`
  display: grid;
  gap: ${theme.space.s1};
  max-width: ${theme.size.measure};
  & > p {
    margin-top: ${theme.space.s1};
  }
`;

const Heading = styled.h2`
  font-size: ${theme.text.t24};
`;

const List = styled.ol`
  display: grid;
  gap: ${theme.space.s2};
  margin-top: ${theme.space.s3};
  & > li {
    display: flex;
    align-items: center;
    gap: ${theme.space.s3};
    min-height: ${theme.size.tap};
    padding: ${theme.space.s3} ${theme.space.s4};
    border-radius: ${theme.radius.m};
    background: ${theme.color.surface};
    box-shadow: ${theme.shadow.sh1};
    line-height: 1.3;
  }
`;

const Mark = styled.span<{ $isDone: boolean }>`
  display: grid;
  flex: none;
  place-items: center;
  width: 2rem;
  height: 2rem;
  border-radius: 50%;
  background: ${({ theme, $isDone }) => ($isDone ? theme.color.inverse : theme.color.well)};
  color: ${({ theme, $isDone }) => ($isDone ? theme.color.onInverse : theme.color.ink3)};
`;
