import { Link } from 'react-router-dom';
import { css, styled } from 'styled-components';
import { SubText } from '#client/ui/text.tsx';
import type { IndexedEvent, ListedEvent } from '#service/audit/event-contract.ts';
import { auditCopy } from './admin-copy.ts';
import { actorText, momentText } from './audit-lines.ts';
import { rowStates } from './split-view.tsx';

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

const List = styled.ol(
  ({ theme }) => css`
    display: grid;
    gap: ${theme.space.s1};
    margin-inline: calc(-1 * ${theme.space.s3});
  `,
);

const Preview = styled.span`
  display: block;
`;

const Place = styled(Link)(
  ({ theme }) => css`
    display: block;
    padding: ${theme.space.s2} ${theme.space.s3};
    border-radius: ${theme.radius.m};
    text-decoration: none;
    overflow-wrap: anywhere;
    ${rowStates}
  `,
);
