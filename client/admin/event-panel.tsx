import { useSearchParams } from 'react-router-dom';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { Stack } from '#client/ui/layout.tsx';
import { Skeleton, SkeletonGroup } from '#client/ui/skeleton.tsx';
import { Text } from '#client/ui/text.tsx';
import { eventCopy } from './admin-copy.ts';
import { EventDetail } from './event-detail.tsx';
import { EventFinder } from './event-finder.tsx';
import { EventList } from './event-list.tsx';
import { PanelError } from './panel-error.tsx';
import { SplitView } from './split-view.tsx';
import { type Finder, type FinderBy, useEvents } from './use-events.ts';

const ways: readonly FinderBy[] = ['all', 'stream', 'category', 'type', 'correlation'];

/** The events themselves: by stream, category, type, request or time, and one of them with its cause and effect. */
export function EventPanel() {
  const [parameters, setParameters] = useSearchParams();
  const finder = finderOf(parameters);
  const selectedId = parameters.get('event');
  const { data: pages, error, size, setSize, mutate, isValidating } = useEvents(finder);
  const events = pages?.flatMap((page) => page.events);
  const linkTo = (id: string | null) =>
    `?${new URLSearchParams({ view: 'events', ...given(finder), ...(id !== null && { event: id }) })}`;
  if (error)
    return (
      <PanelError error={error} onRetry={() => void mutate()}>
        {eventCopy.eventsUnread}
      </PanelError>
    );
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
          {!events ? (
            <SkeletonGroup>
              <Skeleton $height="16rem" />
            </SkeletonGroup>
          ) : events.length === 0 ? (
            <Text $tone="muted">{eventCopy.noneFound}</Text>
          ) : (
            <Stack>
              <EventList events={events} selectedId={selectedId} linkTo={linkTo} />
              {pages?.at(-1)?.next && (
                <Button disabled={isValidating} onClick={() => void setSize(size + 1)}>
                  {eventCopy.showEarlier}
                </Button>
              )}
            </Stack>
          )}
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

function finderOf(parameters: URLSearchParams): Finder {
  const wanted = parameters.get('by');
  return {
    by: ways.find((way) => way === wanted) ?? 'all',
    of: parameters.get('of') ?? '',
    from: parameters.get('from') ?? '',
    to: parameters.get('to') ?? '',
  };
}

const given = ({ by, ...finder }: Finder): Record<string, string> =>
  Object.fromEntries(Object.entries({ ...(by !== 'all' && { by }), ...finder }).filter(([, value]) => value));
