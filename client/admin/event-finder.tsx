import { type FormEvent, useState } from 'react';
import { css, styled } from 'styled-components';
import { Button } from '#client/ui/button.tsx';
import { SelectField } from '#client/ui/select-field.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { eventCopy } from './admin-copy.ts';
import type { Finder, FinderBy } from './use-events.ts';

const ways: readonly { value: FinderBy; label: string }[] = [
  { value: 'all', label: eventCopy.everything },
  { value: 'stream', label: eventCopy.stream },
  { value: 'category', label: eventCopy.category },
  { value: 'type', label: eventCopy.type },
  { value: 'correlation', label: eventCopy.correlationId },
];
const examples: Readonly<Record<Exclude<FinderBy, 'all'>, string>> = {
  stream: 'questDay-…-2026-03-10',
  category: 'questDay',
  type: 'QuestCompleted',
  correlation: eventCopy.requestId,
};

export function EventFinder({ finder, onFind }: { finder: Finder; onFind: (finder: Finder) => void }) {
  const [draft, setDraft] = useState(finder);
  const edit = (edits: Partial<Finder>) => setDraft((now) => ({ ...now, ...edits }));
  function find(event: FormEvent): void {
    event.preventDefault();
    onFind(draft.by === 'all' ? { ...draft, of: '' } : draft);
  }
  return (
    <Form onSubmit={find}>
      <SelectField
        label={eventCopy.findBy}
        options={ways}
        value={draft.by}
        onChange={(event) => edit({ by: event.target.value as FinderBy })}
      />
      {draft.by !== 'all' && (
        <TextField
          label={eventCopy.nameOrId}
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
          required
          placeholder={examples[draft.by]}
          value={draft.of}
          onChange={(event) => edit({ of: event.target.value })}
        />
      )}
      <TextField
        label={eventCopy.from}
        type="datetime-local"
        value={draft.from}
        onChange={(event) => edit({ from: event.target.value })}
      />
      <TextField
        label={eventCopy.to}
        type="datetime-local"
        value={draft.to}
        onChange={(event) => edit({ to: event.target.value })}
      />
      <Button type="submit" variant="ink">
        {eventCopy.find}
      </Button>
    </Form>
  );
}

const Form = styled.form(
  ({ theme }) => css`
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 15.5rem), 1fr));
    align-items: end;
    gap: ${theme.space.s4};
    & > button {
      ${theme.media.wide} {
        justify-self: start;
        min-width: 10rem;
      }
    }
  `,
);
