import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { serverMessage } from '#client/lib/http/api-error.ts';
import { useCommand } from '#client/lib/http/use-command.ts';
import { theme } from '#client/styles/theme.ts';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { Chip } from '#client/ui/chip.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { Row, Stack } from '#client/ui/layout.tsx';
import { Hidden, SubText, Text } from '#client/ui/text.tsx';
import { showToast } from '#client/ui/toast.ts';
import { commonCopy } from '#client/ui/ui-copy.ts';
import type { DeadLetterEntry, ProjectionEntry } from '#service/features/operations/projection-contract.ts';
import { systemCopy } from './admin-copy.ts';
import { QuietLink, streamLink } from './admin-links.tsx';
import { momentText } from './audit-lines.ts';
import { CardPart, Facts } from './panel.tsx';
import { ReasonForm } from './reason-form.tsx';
import { positionText, retryToast } from './system-lines.ts';
import { resumeCommand, retryCommand, skipAllCommand, skipCommand } from './use-system.ts';

/** Events that stop read models, with the actions of an admin. */
export function DeadLetters({ projections }: { projections: readonly ProjectionEntry[] }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const stopped = projections.filter(({ state, deadLetters }) => state === 'parked' || deadLetters > 0);
  const count = projections.reduce((sum, { deadLetters }) => sum + deadLetters, 0);
  return (
    <Card aria-label={systemCopy.deadLetters}>
      <Stack>
        <Row $wraps $spread>
          <Title ref={heading} tabIndex={-1}>
            {systemCopy.deadLetters}
          </Title>
          {count > 0 && <Chip tone="warn">{systemCopy.open(count)}</Chip>}
        </Row>
        {stopped.length === 0 && <Text $tone="muted">{systemCopy.nothingStopped}</Text>}
        {stopped.map((projection) => (
          <StoppedProjection key={projection.name} projection={projection} heading={heading} />
        ))}
      </Stack>
    </Card>
  );
}

type Heading = { heading: RefObject<HTMLHeadingElement | null> };

/** The pressed button disappears with the mended dead letter, so the focus moves to the heading. */
function useFocusKeptBy({ heading }: Heading): RefObject<HTMLElement | null> {
  const part = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const { current } = part;
    return () => {
      if (current?.contains(document.activeElement)) heading.current?.focus({ preventScroll: true });
    };
  }, [heading]);
  return part;
}

function StoppedProjection({ projection, heading }: { projection: ProjectionEntry } & Heading) {
  const { name, state, parked, letters, deadLetters } = projection;
  const part = useFocusKeptBy({ heading });
  const [skipped, setSkipped] = useState<DeadLetterEntry | null>(null);
  const holdsPeopleBack = letters.some(({ owner }) => owner !== null);
  return (
    <Model ref={part} aria-label={name}>
      <ModelName>{name}</ModelName>
      {parked && <p>{systemCopy.parkedSince(momentText(parked.since))}</p>}
      {holdsPeopleBack && <p>{systemCopy.heldBack}</p>}
      {parked && letters.length === 0 && <Reason>{parked.error}</Reason>}
      <Row $wraps $gap="s2">
        {holdsPeopleBack && <FoldAgain name={name} />}
        {holdsPeopleBack && deadLetters > 1 && <SkipAll name={name} />}
        {state === 'parked' && <Resume name={name} />}
      </Row>
      <SubText>
        {[holdsPeopleBack && systemCopy.foldAgainHint, state === 'parked' && systemCopy.resumeHint]
          .filter(Boolean)
          .join(' ')}
      </SubText>
      {letters.length > 0 && (
        <Letters>
          {letters.map((letter) => (
            <Letter
              key={letter.eventId}
              name={name}
              letter={letter}
              heading={heading}
              onSkip={() => setSkipped(letter)}
            />
          ))}
        </Letters>
      )}
      {letters.length < deadLetters && <SubText>{systemCopy.shownOf(letters.length, deadLetters)}</SubText>}
      <SkipEventDialog name={name} letter={skipped} onClose={() => setSkipped(null)} />
    </Model>
  );
}

const showFailure = (error: unknown): void =>
  showToast({
    title: commonCopy.error,
    description: serverMessage(error, systemCopy.failed),
    variant: 'destructive',
  });

function FoldAgain({ name }: { name: string }) {
  const { ask, isSending } = useCommand(retryCommand, {
    onAnswer: (answer) => showToast(retryToast(name, answer)),
    onRefused: showFailure,
  });
  return (
    <Button size="small" variant="ink" icon="reset" disabled={isSending} onClick={() => ask(name)}>
      {isSending ? systemCopy.folding : systemCopy.foldAgain}
      <Hidden>{systemCopy.ofModel(name)}</Hidden>
    </Button>
  );
}

function Resume({ name }: { name: string }) {
  const { ask, isSending } = useCommand(resumeCommand, {
    onAnswer: ({ isResumed }) =>
      showToast(
        isResumed
          ? { title: systemCopy.resumed, description: systemCopy.triedAgain(name) }
          : { title: systemCopy.notParked, description: systemCopy.hasResumed(name) },
      ),
    onRefused: showFailure,
  });
  return (
    <Button size="small" variant="ink" icon="play" disabled={isSending} onClick={() => ask(name)}>
      {isSending ? systemCopy.resuming : systemCopy.resume}
      <Hidden>{systemCopy.ofModel(name)}</Hidden>
    </Button>
  );
}

/** Explains the consequences of skipping all, and asks for the reason. */
function SkipAll({ name }: { name: string }) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button size="small" variant="outline" icon="skip" onClick={() => setOpen(true)}>
        {systemCopy.skipAll}
        <Hidden>{systemCopy.ofModel(name)}</Hidden>
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        icon="skip"
        title={systemCopy.skipAll}
        description={systemCopy.skipAllConsequence(name)}
      >
        <SkipAllForm name={name} onClose={close} />
      </Dialog>
    </>
  );
}

function SkipAllForm({ name, onClose }: { name: string; onClose: () => void }) {
  const { ask, isSending, refusal } = useCommand(skipAllCommand, {
    onAnswer: (skipped) => {
      showToast(
        skipped > 0
          ? { title: systemCopy.skippedAll(skipped), description: systemCopy.goesOnWithoutThem(name) }
          : { title: systemCopy.notSkipped, description: systemCopy.letterGone },
      );
      onClose();
    },
  });
  return (
    <ReasonForm
      label={systemCopy.reasonForAll}
      action={isSending ? systemCopy.skipping : systemCopy.skipAll}
      error={refusal ? serverMessage(refusal, systemCopy.failed) : undefined}
      isSending={isSending}
      onSubmit={(reason) => ask({ name, reason })}
      onClose={onClose}
    />
  );
}

type LetterProps = { name: string; letter: DeadLetterEntry; onSkip: () => void } & Heading;

function Letter({ name, letter, onSkip, heading }: LetterProps) {
  const { eventType, position, stream, owner, error, firstSeen, attempts } = letter;
  const part = useFocusKeptBy({ heading });
  const facts: readonly (readonly [fact: string, value: string])[] = [
    [systemCopy.holdsBack, owner ?? systemCopy.everybody],
    [systemCopy.error, error ?? systemCopy.notTried],
    [systemCopy.position, positionText(position)],
    [systemCopy.stream, stream],
    [systemCopy.firstSeen, systemCopy.seen(momentText(firstSeen), attempts)],
  ];
  return (
    <li ref={part as RefObject<HTMLLIElement | null>}>
      <b>{eventType}</b>
      <Facts $names="5rem" $isSmall>
        {facts.map(([fact, value]) => (
          <div key={fact}>
            <dt>{fact}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Facts>
      <Row $wraps $gap="s4">
        <Button
          size="small"
          variant="outline"
          icon="skip"
          aria-label={systemCopy.skipEventOf(name, eventType)}
          onClick={onSkip}
        >
          {systemCopy.skipEvent}
        </Button>
        <QuietLink to={streamLink(stream)}>{systemCopy.otherEvents}</QuietLink>
      </Row>
    </li>
  );
}

type SkipEventDialogProps = {
  /** The read model that is to pass over it. */
  name: string;
  /** Null while nothing is asked. */
  letter: DeadLetterEntry | null;
  onClose: () => void;
};

/** Explains the consequences of a skip, and asks for the reason. */
function SkipEventDialog({ name, letter, onClose }: SkipEventDialogProps) {
  return (
    <Dialog
      isOpen={letter !== null}
      onClose={onClose}
      icon="skip"
      title={systemCopy.skipEvent}
      description={
        letter && systemCopy.skipConsequence(name, letter.eventType, positionText(letter.position))
      }
    >
      {letter && <SkipForm name={name} letter={letter} onClose={onClose} />}
    </Dialog>
  );
}

function SkipForm({ name, letter, onClose }: SkipEventDialogProps & { letter: DeadLetterEntry }) {
  const { eventId, eventType } = letter;
  const { ask, isSending, refusal } = useCommand(skipCommand, {
    onAnswer: (isSkipped) => {
      showToast(
        isSkipped
          ? { title: systemCopy.skipped, description: systemCopy.goesOnWithout(name, eventType) }
          : { title: systemCopy.notSkipped, description: systemCopy.letterGone },
      );
      onClose();
    },
  });
  return (
    <ReasonForm
      label={systemCopy.reason}
      action={isSending ? systemCopy.skipping : systemCopy.skipEvent}
      error={refusal ? serverMessage(refusal, systemCopy.failed) : undefined}
      isSending={isSending}
      onSubmit={(reason) => ask({ name, eventId, reason })}
      onClose={onClose}
    />
  );
}

const Title = styled.h2`
  font-size: ${theme.heading.card};
  &:focus {
    outline: none;
  }
`;

const Model = styled(CardPart)`
  & > p {
    max-width: ${theme.size.measure};
  }
`;

const ModelName = styled.h3`
  font-size: ${theme.text.t18};
  overflow-wrap: anywhere;
`;

const Reason = styled.p`
  overflow-wrap: anywhere;
`;

const Letters = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.s2};
  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space.s3};
    padding: ${theme.space.s4};
    border-radius: ${theme.radius.m};
    background: ${theme.color.well};
    overflow-wrap: anywhere;
  }
`;
