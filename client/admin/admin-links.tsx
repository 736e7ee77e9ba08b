import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { css, styled } from 'styled-components';
import { theme } from '#client/styles/theme.ts';
import { paths } from '#client/ui/paths.ts';
import { chosenLook, grooveLook, segmentLook } from '#client/ui/segmented.tsx';
import { auditCopy, rulesCopy, systemCopy } from './admin-copy.ts';

export type AdminView = 'requests' | 'audit' | 'events' | 'rules' | 'insights' | 'system';

const tabs: readonly { view: AdminView; label: string; to: string }[] = [
  { view: 'requests', label: auditCopy.requests, to: paths.admin },
  { view: 'audit', label: auditCopy.audit, to: `${paths.admin}?view=audit` },
  { view: 'events', label: auditCopy.events, to: `${paths.admin}?view=events` },
  { view: 'rules', label: rulesCopy.rules, to: `${paths.admin}?view=rules` },
  { view: 'insights', label: auditCopy.insights, to: paths.insights },
  { view: 'system', label: systemCopy.system, to: `${paths.admin}?view=system` },
];

export function viewOf(path: string, parameters: URLSearchParams): AdminView {
  if (path === paths.insights) return 'insights';
  const wanted = parameters.get('view');
  return tabs.find(({ view }) => view === wanted)?.view ?? 'requests';
}

/** Leads to an event among the others. */
export const eventLink = (id: string): string => `${paths.admin}?view=events&event=${encodeURIComponent(id)}`;

/** Leads to the events of a stream. */
export const streamLink = (stream: string): string =>
  `${paths.admin}?view=events&stream=${encodeURIComponent(stream)}`;

/** Leads to what one request of the API has caused. */
export const causedLink = (correlationId: string): string =>
  `${paths.admin}?view=events&correlation=${encodeURIComponent(correlationId)}`;

/** The panels of an admin. Each has its own address, so they are links. */
export function AdminTabs({ view: current }: { view: AdminView }) {
  return (
    <Groove aria-label={auditCopy.admin}>
      {tabs.map(({ view, label, to }) => (
        <Panel key={view} to={to} isCurrent={view === current}>
          {label}
        </Panel>
      ))}
    </Groove>
  );
}

type PanelProps = { readonly to: string; readonly isCurrent: boolean; readonly children: string };

/** Not all of them fit on a phone: the current one is scrolled to. */
function Panel({ to, isCurrent, children }: PanelProps) {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (isCurrent) void link.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [isCurrent]);
  return (
    <Place ref={link} to={to} aria-current={isCurrent ? 'page' : undefined}>
      {children}
    </Place>
  );
}

/** The part of the address that names the request under review: the browser's way back leads to the list. */
export const selectedParameter = 'request';

export const requestLink = (id: string): string => `?${selectedParameter}=${encodeURIComponent(id)}`;

const Groove = styled.nav(
  (props) => css`
    ${grooveLook(props)}
    flex: 0 1 38rem;
  `,
);

const Place = styled(Link)(
  (props) => css`
    ${segmentLook(props)}
    color: inherit;
    text-decoration: none;
    &[aria-current] {
      ${chosenLook(props)}
    }
    &:focus-visible {
      outline-offset: -3px;
      border-radius: ${props.theme.radius.full};
    }
  `,
);

/** A quiet link from an entry to its details. */
export const QuietLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: 1.75rem;
  color: ${theme.color.ink2};
  font-size: ${theme.text.t14};
  font-weight: ${theme.weight.strong};
  text-underline-offset: .2em;
`;
