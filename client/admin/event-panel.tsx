import { type ComponentProps, type FormEvent, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { theme } from '#client/styles/theme.ts';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { SelectField } from '#client/ui/choices.tsx';
import { TextField } from '#client/ui/field.tsx';
import { inPlace } from '#client/ui/in-place.ts';
import { Row, Stack } from '#client/ui/layout.tsx';
import { Skeleton, SkeletonGroup } from '#client/ui/skeleton.tsx';
import { Text } from '#client/ui/text.tsx';
import { eventCopy } from './admin-copy.ts';
import { EventDetail, EventList } from './event-detail.tsx';
import { FieldGrid, PanelError, SplitView } from './panel.tsx';
import { type Finder, finderOf, given, useEvents, useEventTypes } from './use-events.ts';

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
          onFind={(next) => setParameters({ view: 'events', ...given(next) }, { ...inPlace })}
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

type EventFinderProps = { finder: Finder; onFind: (finder: Finder) => void };

/** Filters that combine. The type is chosen from all that the service knows. */
function EventFinder({ finder, onFind }: EventFinderProps) {
  const [draft, setDraft] = useState(finder);
  const edit = (name: keyof Finder, value: string) => setDraft((now) => ({ ...now, [name]: value }));
  const field = (name: keyof Finder) => ({
    value: draft[name],
    onChange: (event: { target: { value: string } }) => edit(name, event.target.value),
  });
  function find(event: FormEvent): void {
    event.preventDefault();
    onFind(draft);
  }
  const isFiltering = Object.values(finder).some((value) => value !== '');
  return (
    <form onSubmit={find}>
      <FieldGrid $least="15.5rem">
        <TypeField {...field('type')} />
        <NameField label={eventCopy.member} hint={eventCopy.memberHint} {...field('member')} />
        <TextField label={eventCopy.from} type="datetime-local" {...field('from')} />
        <TextField label={eventCopy.to} type="datetime-local" {...field('to')} />
      </FieldGrid>
      <More
        open={
          [draft.stream, draft.category, draft.correlation, draft.upTo].some((value) => value !== '') ||
          undefined
        }
      >
        <summary>{eventCopy.moreFilters}</summary>
        <FieldGrid $least="15.5rem">
          <NameField label={eventCopy.stream} placeholder={eventCopy.streamExample} {...field('stream')} />
          <NameField
            label={eventCopy.category}
            placeholder={eventCopy.categoryExample}
            {...field('category')}
          />
          <NameField label={eventCopy.correlationId} {...field('correlation')} />
          <NameField
            label={eventCopy.upTo}
            hint={eventCopy.upToHint}
            pattern="\d{1,20}(/\d{1,20})?"
            {...field('upTo')}
          />
        </FieldGrid>
      </More>
      <Buttons>
        <Button type="submit" variant="ink">
          {eventCopy.find}
        </Button>
        {isFiltering && (
          <Button variant="outline" onClick={() => onFind(finderOf(new URLSearchParams()))}>
            {eventCopy.findAll}
          </Button>
        )}
      </Buttons>
    </form>
  );
}

type Typed = Pick<ComponentProps<typeof SelectField>, 'value' | 'onChange'> & { value: string };

/** An event of another release or program has a type that is not listed. */
function TypeField({ value, onChange }: Typed) {
  const types = useEventTypes().data?.types ?? [];
  const chosen = types.find(({ type }) => type === value);
  const names = [...(value === '' || chosen ? [] : [value]), ...types.map(({ type }) => type)];
  return (
    <SelectField
      label={eventCopy.type}
      hint={chosen?.meaning}
      placeholder={eventCopy.everyType}
      options={names.map((name) => ({ value: name, label: name }))}
      value={value}
      onChange={onChange}
    />
  );
}

const NameField = (props: ComponentProps<typeof TextField>) => (
  <TextField autoComplete="off" autoCapitalize="none" spellCheck={false} maxLength={200} {...props} />
);

const More = styled.details`
  margin-block: ${theme.space.s3};
  & > summary {
    width: fit-content;
    padding-block: ${theme.space.s2};
    color: ${theme.color.ink2};
    cursor: pointer;
  }
  &[open] > summary {
    margin-bottom: ${theme.space.s2};
  }
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.s3};
  & > button {
    flex: 0 1 10rem;
  }
`;
