import { type ReactNode, useEffect, useRef, useState } from 'react';
import { css, styled } from 'styled-components';
import { ApiError } from '#client/lib/http/api-error.ts';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { Chip } from '#client/ui/chip.tsx';
import { Row, Stack } from '#client/ui/layout.tsx';
import { BackLink } from '#client/ui/link.tsx';
import { Skeleton, SkeletonGroup } from '#client/ui/skeleton.tsx';
import { SubText, Text } from '#client/ui/text.tsx';
import type { EventAnswer } from '#service/audit/event-contract.ts';
import { eventCopy } from './admin-copy.ts';
import { causedLink } from './admin-tabs.tsx';
import { momentText } from './audit-lines.ts';
import { EventList } from './event-list.tsx';
import { OpenEventDialog } from './open-event-dialog.tsx';
import { PanelError } from './panel-error.tsx';
import { QuietLink } from './quiet-link.tsx';
import { DetailTitle, ToList } from './split-view.tsx';
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

/** What trying again would not change. */
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
  <Section>
    <PartTitle>{title}</PartTitle>
    {children}
  </Section>
);

const Section = styled.section(
  ({ theme }) => css`
    display: grid;
    gap: ${theme.space.s3};
    min-width: 0;
    padding-top: ${theme.space.s4};
    border-top: ${theme.border.hairline} solid ${theme.color.line};
  `,
);

const PartTitle = styled.h3(
  ({ theme }) => css`
    font-size: ${theme.heading.card};
  `,
);

const Facts = styled.dl(
  ({ theme }) => css`
    display: grid;
    gap: ${theme.space.s2};
    & > div {
      display: grid;
      grid-template-columns: 6.5rem minmax(0, 1fr);
      gap: ${theme.space.s3};
    }
    & dt {
      color: ${theme.color.ink3};
    }
    & dd {
      overflow-wrap: anywhere;
    }
  `,
);

const Data = styled.pre(
  ({ theme }) => css`
    max-height: 24rem;
    padding: ${theme.space.s3} ${theme.space.s4};
    border-radius: ${theme.radius.m};
    background: ${theme.color.well};
    font: 500 ${theme.text.t14} / 1.5 ui-monospace, 'SFMono-Regular', Menlo, Consolas, monospace;
    overflow: auto;
  `,
);

const RowsOf = styled.ul(
  ({ theme }) => css`
    display: grid;
    gap: ${theme.space.s2};
    overflow-wrap: anywhere;
  `,
);
