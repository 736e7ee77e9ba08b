import { type ReactNode, useEffect, useRef, useState } from 'react';
import { css, styled } from 'styled-components';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { Chip } from '#client/ui/chip.tsx';
import { Row, Stack } from '#client/ui/layout.tsx';
import { BackLink } from '#client/ui/link.tsx';
import { Skeleton, SkeletonGroup } from '#client/ui/skeleton.tsx';
import { SubText, Text } from '#client/ui/text.tsx';
import type { EventAnswer } from '#service/audit/event-contract.ts';
import { causedLink } from './admin-tabs.tsx';
import { momentText } from './audit-words.ts';
import { DeskError } from './desk-error.tsx';
import { EventList } from './event-list.tsx';
import { DetailTitle, ToList } from './halves.tsx';
import { OpenEventDialog } from './open-event-dialog.tsx';
import { QuietLink } from './quiet-link.tsx';
import { useEvent } from './use-events.ts';

type EventDetailProps = { id: string; linkTo: (id: string | null) => string };

/** One event: what it says, what caused it, and what came of it. */
export function EventDetail({ id, linkTo }: EventDetailProps) {
  const [viewing, setViewing] = useState<string | null>(null);
  const { data: event, error, mutate } = useEvent(id, viewing);
  const isGone = error && 'status' in error && error.status === 404;
  if (isGone)
    return (
      <Card tone="well">
        <Text $tone="muted">There is no such event, or not any more.</Text>
      </Card>
    );
  if (error)
    return (
      <DeskError error={error} onRetry={() => void mutate()}>
        The event could not be read.
      </DeskError>
    );
  return (
    <Card aria-label="Event">
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
        <BackLink to={linkTo(null)}>All events</BackLink>
      </ToList>
      <DetailTitle ref={heading} tabIndex={-1}>
        {event.type}
      </DetailTitle>
      <EventFacts event={event} />
      <Part title="What it says">
        <Row $wraps $gap="s2">
          {event.personal.length > 0 &&
            (event.isOpen ? (
              <Chip tone="hot">Personal data is open</Chip>
            ) : (
              <>
                <Chip icon="lock">Personal data is masked</Chip>
                <Button size="small" onClick={() => setAsking(true)}>
                  Open personal data
                </Button>
              </>
            ))}
        </Row>
        <Data tabIndex={0} role="region" aria-label="Data">
          {JSON.stringify(event.data, null, 2)}
        </Data>
      </Part>
      <Part title="What the same request caused">
        <EventList events={event.caused} selectedId={event.id} linkTo={linkTo} />
        <QuietLink to={causedLink(event.correlationId)}>Look for this request</QuietLink>
      </Part>
      <Part title="Rows it went into">
        {event.rows.length === 0 ? (
          <Text $tone="muted">No read model looks at it.</Text>
        ) : (
          <RowsOf>
            {event.rows.map(({ readModel, key, isThere }) => (
              <li key={`${readModel} ${key}`}>
                <b>{readModel}</b>
                <SubText>{isThere ? key : `${key}, which is gone`}</SubText>
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
    ['When', `${momentText(event.at)} (${event.on} in ${event.zone})`],
    ['Who', event.actor],
    ['Command', event.command ?? 'Not kept at that time'],
    ['Command id', event.commandId],
    ['Stream', `${event.stream} @ ${event.revision}`],
    ['Position', event.position],
    ['Hash', event.hash ?? 'From before the chain'],
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
