import { css, styled } from 'styled-components';
import { Hidden, SubText } from '#client/ui/text.tsx';
import type { AuditEntry } from '#service/audit/audit-contract.ts';
import { auditCopy } from './admin-copy.ts';
import { eventLink } from './admin-tabs.tsx';
import { aboutText, doerText, momentText } from './audit-lines.ts';
import { QuietLink } from './quiet-link.tsx';
import { requestLink } from './request-link.ts';

/** One action: what, to whom, by whom, when and why. */
export function AuditEntryRow({ entry }: { entry: AuditEntry }) {
  const { deed, deedBefore, requestId, requestEmail, note, at, eventId } = entry;
  const about = aboutText(entry);
  return (
    <Item>
      <div>
        <b>{auditCopy.actions[deed]}</b>
        {about && <span>{`: ${about}`}</span>}
        <SubText>
          {auditCopy.atBy(momentText(at), doerText(entry))}
          {deedBefore && auditCopy.before(auditCopy.actions[deedBefore].toLowerCase())}
        </SubText>
        {note && <Note>{note}</Note>}
      </div>
      <Links>
        {requestId && requestEmail && (
          <QuietLink to={requestLink(requestId)}>
            {auditCopy.request}
            <Hidden>{auditCopy.of(requestEmail)}</Hidden>
          </QuietLink>
        )}
        <QuietLink to={eventLink(eventId)}>
          {auditCopy.event}
          <Hidden>{`: ${auditCopy.actions[deed]}, ${momentText(at)}`}</Hidden>
        </QuietLink>
      </Links>
    </Item>
  );
}

export const Entries = styled.ol`
  display: grid;
`;

const Item = styled.li(
  ({ theme }) => css`
    display: flex;
    flex-wrap: wrap;
    align-items: start;
    justify-content: space-between;
    gap: ${theme.space.s2} ${theme.space.s4};
    padding-block: ${theme.space.s3};
    border-top: ${theme.border.hairline} solid ${theme.color.line};
    overflow-wrap: anywhere;
    & > div {
      flex: 1 1 20rem;
      min-width: 0;
    }
    &:first-child {
      border-top: 0;
      padding-top: 0;
    }
  `,
);

const Links = styled.span(
  ({ theme }) => css`
    display: flex;
    gap: ${theme.space.s4};
  `,
);

const Note = styled.p(
  ({ theme }) => css`
    max-width: ${theme.size.measure};
    margin-top: ${theme.space.s1};
    font-size: ${theme.text.t14};
    white-space: pre-wrap;
  `,
);
