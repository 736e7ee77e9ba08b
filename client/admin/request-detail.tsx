import { useEffect, useRef, useState } from 'react';
import { css, styled } from 'styled-components';
import { locale } from '#client/lib/format/locale.ts';
import { Card } from '#client/ui/card.tsx';
import { Chip } from '#client/ui/chip.tsx';
import { Row, Stack } from '#client/ui/layout.tsx';
import { BackLink } from '#client/ui/link.tsx';
import { paths } from '#client/ui/paths.ts';
import { TextAreaField } from '#client/ui/text-field.tsx';
import type { MemberDay } from '#domain/kernel/day.ts';
import type { BetaRequest } from '#service/beta/beta-contract.ts';
import { requestCopy } from './admin-copy.ts';
import { RequestHistory } from './request-history.tsx';
import { ageText, overtakenText } from './request-list.ts';
import { ReviewActions } from './review-actions.tsx';
import { DetailTitle, ToList } from './split-view.tsx';
import { StatusChip } from './status-chip.tsx';

type RequestDetailProps = { request: BetaRequest; today: MemberDay };

const moment = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });

/** One request: what is known of it, notes, and the decision. Notes that are being written outlive a decision of somebody else. */
export function RequestDetail({ request, today }: RequestDetailProps) {
  const { email, status, requestedAt, requestedOn, reviewedAt, reviewedBy, askedBy, isOverdue, revision } =
    request;
  const [typedNotes, setTypedNotes] = useState<string | null>(null);
  const notes = typedNotes ?? request.adminNotes ?? '';
  const [isOvertaken, setOvertaken] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);

  return (
    <Card aria-label={requestCopy.request}>
      <Stack>
        <ToList>
          <BackLink to={paths.admin}>{requestCopy.allRequests}</BackLink>
        </ToList>
        <Row $wraps $gap="s2">
          <StatusChip status={status} />
          {isOverdue && <Chip tone="hot">{requestCopy.overdue}</Chip>}
        </Row>
        <DetailTitle ref={heading} tabIndex={-1}>
          {email}
        </DetailTitle>
        <Facts>
          <div>
            <dt>{requestCopy.asked}</dt>
            <dd>{requestCopy.askedAt(moment.format(new Date(requestedAt)), ageText(requestedOn, today))}</dd>
          </div>
          {askedBy && (
            <div>
              <dt>{requestCopy.askedBy}</dt>
              <dd>{requestCopy.askedByAccount(askedBy)}</dd>
            </div>
          )}
          {reviewedAt && (
            <div>
              <dt>{requestCopy.decided}</dt>
              <dd>
                {moment.format(new Date(reviewedAt))}
                {reviewedBy && requestCopy.by(reviewedBy)}
              </dd>
            </div>
          )}
        </Facts>
        {isOvertaken && <Overtaken role="alert">{overtakenText(request)}</Overtaken>}
        <TextAreaField
          label={requestCopy.adminNotes}
          hint={requestCopy.adminNotesHint}
          maxLength={2000}
          value={notes}
          onChange={(event) => setTypedNotes(event.target.value)}
        />
        <ReviewActions
          key={revision}
          request={request}
          adminNotes={notes.trim() || null}
          onDecided={() => {
            setOvertaken(false);
            setTypedNotes(null);
            heading.current?.focus({ preventScroll: true });
          }}
          onOvertaken={() => setOvertaken(true)}
        />
        <RequestHistory request={request} />
      </Stack>
    </Card>
  );
}

const Facts = styled.dl(
  ({ theme }) => css`
    display: grid;
    gap: ${theme.space.s2};
    & > div {
      display: grid;
      grid-template-columns: ${theme.space.s16} minmax(0, 1fr);
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

const Overtaken = styled.p(
  ({ theme }) => css`
    padding: ${theme.space.s3} ${theme.space.s4};
    border-radius: ${theme.radius.m};
    background: ${theme.color.warnSoft};
    color: ${theme.color.onWarn};
    font-weight: ${theme.weight.strong};
    overflow-wrap: anywhere;
  `,
);
