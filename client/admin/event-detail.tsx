import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { ApiError, serverMessage } from '#client/lib/http/api-error.ts';
import { sendCommand } from '#client/lib/http/http.ts';
import { type CommandOf, useCommand } from '#client/lib/http/use-command.ts';
import { theme } from '#client/styles/theme.ts';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { Chip } from '#client/ui/chip.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { Row, Stack } from '#client/ui/layout.tsx';
import { BackLink } from '#client/ui/link.tsx';
import { Skeleton, SkeletonGroup } from '#client/ui/skeleton.tsx';
import { SubText, Text } from '#client/ui/text.tsx';
import {
  type EventAnswer,
  type IndexedEvent,
  type ListedEvent,
  type OpenEventBody,
  openEventAnswer,
} from '#service/features/audit/event-contract.ts';
import { auditCopy, eventCopy } from './admin-copy.ts';
import { causedLink, QuietLink } from './admin-links.tsx';
import { actorText, momentText } from './audit-lines.ts';
import { CardPart, CardPartTitle, DetailTitle, Facts, PanelError, rowStates, ToList } from './panel.tsx';
import { ReasonForm } from './reason-form.tsx';
import { useEvent } from './use-events.ts';

type EventDetailProps = { id: string; linkTo: (id: string | null) => string };

/** One event: what it says, what caused it, and what came of it. */
export function EventDetail({ id, linkTo }: EventDetailProps) {
  const [viewing, setViewing] = useState<string | null>(null);
  const { data: event, error, mutate } = useEvent(id, viewing);
  const refusal = refusalText(error);
  if (refusal)
    return (
      <Card tone="well">
        <Text $tone="muted">{refusal}</Text>
      </Card>
    );
  if (error)
    return (
      <PanelError error={error} onRetry={() => void mutate()}>
        {eventCopy.eventUnread}
      </PanelError>
    );
  return (
    <Card aria-label={eventCopy.event}>
      {event ? (
        <Opened event={event} linkTo={linkTo} onViewing={setViewing} />
      ) : (
        <SkeletonGroup>
          <Skeleton $height="24rem" />
        </SkeletonGroup>
      )}
    </Card>
  );
}

/** Reasons that a retry cannot remove. */
function refusalText(error: Error | undefined): string | null {
  if (!(error instanceof ApiError)) return null;
  if (error.status === 404) return eventCopy.eventGone;
  return error.code === 'unreadable-event' ? error.text : null;
}

type OpenedProps = {
  event: EventAnswer;
  linkTo: EventDetailProps['linkTo'];
  onViewing: (viewing: string) => void;
};

function Opened({ event, linkTo, onViewing }: OpenedProps) {
  const [isAsking, setAsking] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <Stack>
      <ToList>
        <BackLink to={linkTo(null)}>{eventCopy.allEvents}</BackLink>
      </ToList>
      <DetailTitle ref={heading} tabIndex={-1}>
        {event.type}
      </DetailTitle>
      <EventFacts event={event} />
      <Row as="nav" aria-label={eventCopy.stream} $wraps $gap="s4">
        {event.previous !== null && <QuietLink to={linkTo(event.previous)}>{eventCopy.previous}</QuietLink>}
        {event.next !== null && <QuietLink to={linkTo(event.next)}>{eventCopy.next}</QuietLink>}
      </Row>
      <Part title={eventCopy.dataTitle}>
        <Row $wraps $gap="s2">
          {event.personal.length > 0 &&
            (event.isOpen ? (
              <Chip tone="hot">{eventCopy.personalDataIsOpen}</Chip>
            ) : (
              <>
                <Chip icon="lock">{eventCopy.personalDataIsMasked}</Chip>
                <Button size="small" onClick={() => setAsking(true)}>
                  {eventCopy.openPersonalData}
                </Button>
              </>
            ))}
        </Row>
        <Data tabIndex={0} role="region" aria-label={eventCopy.data}>
          {JSON.stringify(event.data, null, 2)}
        </Data>
      </Part>
      <Part title={eventCopy.sameRequest}>
        <EventList events={event.caused} selectedId={event.id} linkTo={linkTo} />
        <QuietLink to={causedLink(event.correlationId)}>{eventCopy.findSameRequest}</QuietLink>
      </Part>
      <Part title={eventCopy.rowsTitle}>
        {event.rows.length === 0 ? (
          <Text $tone="muted">{eventCopy.noRows}</Text>
        ) : (
          <RowsOf>
            {event.rows.map(({ readModel, key, isThere }) => (
              <li key={`${readModel} ${key}`}>
                <b>{readModel}</b>
                <SubText>{isThere ? key : eventCopy.rowGone(key)}</SubText>
              </li>
            ))}
          </RowsOf>
        )}
      </Part>
      <OpenEventDialog
        isOpen={isAsking}
        eventId={event.id}
        onClose={() => setAsking(false)}
        onOpened={onViewing}
      />
    </Stack>
  );
}

function EventFacts({ event }: { event: EventAnswer }) {
  const facts: readonly (readonly [name: string, value: ReactNode])[] = [
    [eventCopy.when, eventCopy.in(momentText(event.at), event.on, event.zone)],
    [eventCopy.stored, event.storedAt === null ? eventCopy.storedUnknown : momentText(event.storedAt)],
    [eventCopy.who, event.actor],
    ...(event.tokenId ? ([[eventCopy.accessToken, event.tokenId]] as const) : []),
    [eventCopy.command, event.command ?? eventCopy.commandUnknown],
    [eventCopy.commandId, event.commandId],
    [eventCopy.stream, `${event.stream} @ ${event.revision}`],
    [eventCopy.position, event.position],
    [eventCopy.hash, event.hash ?? eventCopy.beforeChain],
  ];
  return (
    <Facts>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Facts>
  );
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <CardPart>
    <CardPartTitle>{title}</CardPartTitle>
    {children}
  </CardPart>
);

type EventListProps = {
  events: readonly (IndexedEvent & Partial<Pick<ListedEvent, 'preview'>>)[];
  selectedId: string | null;
  linkTo: (id: string) => string;
};

/** Where events lie and a line of what they say, as links to each. */
export function EventList({ events, selectedId, linkTo }: EventListProps) {
  return (
    <List>
      {events.map(({ id, type, stream, revision, at, actor, preview }) => (
        <li key={id}>
          <Place to={linkTo(id)} aria-current={id === selectedId ? 'true' : undefined}>
            <b>{type}</b>
            {preview && <Preview>{preview}</Preview>}
            <SubText>{auditCopy.atBy(momentText(at), actorText(actor))}</SubText>
            <SubText>{`${stream} @ ${revision}`}</SubText>
          </Place>
        </li>
      ))}
    </List>
  );
}

type OpenEventDialogProps = {
  isOpen: boolean;
  eventId: string;
  onClose: () => void;
  onOpened: (viewing: string) => void;
};

/** Says why, until the log has noted it. The answer opens the event for a while. */
const openCommand: CommandOf<{ readonly eventId: string; readonly reason: string }, string> = {
  send: async ({ eventId, reason }, idempotencyKey) => {
    const body: OpenEventBody = { reason };
    const path = `/api/admin/events/${encodeURIComponent(eventId)}/open`;
    const { viewing } = await sendCommand({
      method: 'POST',
      path,
      body,
      idempotencyKey,
      answer: openEventAnswer,
    });
    return viewing;
  },
  movesOthers: () => false,
};

/** Asks why before anything personal is shown. */
function OpenEventDialog({ isOpen, ...form }: OpenEventDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={form.onClose}
      icon="lock"
      title={eventCopy.openPersonalData}
      description={eventCopy.openingIsRecorded}
    >
      <OpenEventForm {...form} />
    </Dialog>
  );
}

function OpenEventForm({ eventId, onClose, onOpened }: Omit<OpenEventDialogProps, 'isOpen'>) {
  const { ask, isSending, refusal } = useCommand(openCommand, {
    onAnswer: (viewing) => {
      onOpened(viewing);
      onClose();
    },
  });
  return (
    <ReasonForm
      label={eventCopy.reason}
      action={isSending ? eventCopy.opening : eventCopy.open}
      error={refusal ? serverMessage(refusal, eventCopy.openingFailed) : undefined}
      isSending={isSending}
      onSubmit={(reason) => ask({ eventId, reason })}
      onClose={onClose}
    />
  );
}

const Data = styled.pre`
  max-height: 24rem;
  padding: ${theme.space.s3} ${theme.space.s4};
  border-radius: ${theme.radius.m};
  background: ${theme.color.well};
  font: 500 ${theme.text.t14} / 1.5 ui-monospace, 'SFMono-Regular', Menlo, Consolas, monospace;
  overflow: auto;
`;

const RowsOf = styled.ul`
  display: grid;
  gap: ${theme.space.s2};
  overflow-wrap: anywhere;
`;

const List = styled.ol`
  display: grid;
  gap: ${theme.space.s1};
  margin-inline: calc(-1 * ${theme.space.s3});
`;

const Preview = styled.span`
  display: block;
`;

const Place = styled(Link)`
  display: block;
  padding: ${theme.space.s2} ${theme.space.s3};
  border-radius: ${theme.radius.m};
  text-decoration: none;
  overflow-wrap: anywhere;
  ${rowStates}
`;
