import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { Row, Stack } from '#client/ui/layout.tsx';
import { Skeleton, SkeletonGroup } from '#client/ui/skeleton.tsx';
import { Text } from '#client/ui/text.tsx';
import { eventCopy } from './admin-copy.ts';
import { EventDetail } from './event-detail.tsx';
import { EventFinder } from './event-finder.tsx';
import { EventList } from './event-list.tsx';
import { PanelError } from './panel-error.tsx';
import { SplitView } from './split-view.tsx';
import { type Finder, finderOf, given, useEvents } from './use-events.ts';

/** The events themselves: those that meet all filters, and one of them with its cause and effect. */
export function EventPanel() {
  const [parameters, setParameters] = useSearchParams();
  const finder = finderOf(parameters);
  const selectedId = parameters.get('event');
  const linkTo = (id: string | null) =>
    `?${new URLSearchParams({ view: 'events', ...given(finder), ...(id !== null && { event: id }) })}`;
  return (
    <Stack>
      <Card aria-label={eventCopy.findEvents}>
        <EventFinder
          key={JSON.stringify(finder)}
          finder={finder}
          onFind={(next) => setParameters({ view: 'events', ...given(next) }, { preventScrollReset: true })}
        />
      </Card>
      <SplitView $isSelected={selectedId !== null}>
        <Card aria-label={eventCopy.events}>
          <FoundEvents key={JSON.stringify(finder)} {...{ finder, selectedId, linkTo }} />
        </Card>
        {selectedId === null ? (
          <Card tone="well">
            <Text $tone="muted">{eventCopy.chooseEvent}</Text>
          </Card>
        ) : (
          <EventDetail key={selectedId} id={selectedId} linkTo={linkTo} />
        )}
      </SplitView>
    </Stack>
  );
}

type FoundEventsProps = {
  finder: Finder;
  selectedId: string | null;
  linkTo: (id: string | null) => string;
};

function FoundEvents({ finder, selectedId, linkTo }: FoundEventsProps) {
  /** The newest event when the admin began to follow; null while not following. */
  const [followed, setFollowed] = useState<string | null>(null);
  const isFollowing = followed !== null;
  const { data: pages, error, size, setSize, mutate, isValidating } = useEvents(finder, isFollowing);
  const events = pages?.flatMap((page) => page.events);
  if (error)
    return (
      <PanelError error={error} onRetry={() => void mutate()}>
        {eventCopy.eventsUnread}
      </PanelError>
    );
  if (!events)
    return (
      <SkeletonGroup>
        <Skeleton $height="16rem" />
      </SkeletonGroup>
    );
  const newCount = events.findIndex(({ id }) => id === followed);
  function follow(): void {
    // Following shows the newest page only, so that the list stays short.
    void setSize(1);
    setFollowed(isFollowing ? null : (events?.[0]?.id ?? ''));
  }
  return (
    <Stack>
      <Row $wraps $gap="s3">
        <Button size="small" onClick={follow}>
          {isFollowing ? eventCopy.stopFollowing : eventCopy.follow}
        </Button>
        <Text role="status" $tone="muted">
          {isFollowing && eventCopy.following(newCount < 0 ? events.length : newCount)}
        </Text>
      </Row>
      {events.length === 0 ? (
        <NoneFound finder={finder} nearest={pages?.[0]?.nearestStream ?? null} />
      ) : (
        <EventList events={events} selectedId={selectedId} linkTo={linkTo} />
      )}
      {!isFollowing && pages?.at(-1)?.next && (
        <Button disabled={isValidating} onClick={() => void setSize(size + 1)}>
          {eventCopy.showEarlier}
        </Button>
      )}
    </Stack>
  );
}

function NoneFound({ finder, nearest }: { finder: Finder; nearest: string | null }) {
  if (nearest === null) return <Text $tone="muted">{eventCopy.noneFound}</Text>;
  const query = new URLSearchParams({ view: 'events', ...given(finder), stream: nearest });
  return (
    <Text $tone="muted">
      {eventCopy.noStream(finder.stream)} <Link to={`?${query}`}>{nearest}</Link>
    </Text>
  );
}
