import { type ComponentProps, type FormEvent, useState } from 'react';
import { css, styled } from 'styled-components';
import { Button } from '#client/ui/button.tsx';
import { SelectField } from '#client/ui/select-field.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { eventCopy } from './admin-copy.ts';
import { type Finder, finderOf, useEventTypes } from './use-events.ts';

type EventFinderProps = { finder: Finder; onFind: (finder: Finder) => void };

/** Filters that combine. The type is chosen from all that the service knows. */
export function EventFinder({ finder, onFind }: EventFinderProps) {
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
      <Fields>
        <TypeField {...field('type')} />
        <NameField label={eventCopy.member} hint={eventCopy.memberHint} {...field('member')} />
        <TextField label={eventCopy.from} type="datetime-local" {...field('from')} />
        <TextField label={eventCopy.to} type="datetime-local" {...field('to')} />
      </Fields>
      <More
        open={
          [draft.stream, draft.category, draft.correlation, draft.upTo].some((value) => value !== '') ||
          undefined
        }
      >
        <summary>{eventCopy.moreFilters}</summary>
        <Fields>
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
        </Fields>
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

const Fields = styled.div(
  ({ theme }) => css`
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 15.5rem), 1fr));
    gap: ${theme.space.s4};
  `,
);

const More = styled.details(
  ({ theme }) => css`
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
  `,
);

const Buttons = styled.div(
  ({ theme }) => css`
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space.s3};
    & > button {
      flex: 0 1 10rem;
    }
  `,
);
