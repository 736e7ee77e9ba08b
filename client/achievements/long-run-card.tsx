import { useState } from 'react';
import { styled } from 'styled-components';
import { dayText } from '#client/lib/format/format-day.ts';
import { useBadgeReasons, useBadges } from '#client/lib/http/badge-reads.ts';
import { nameText } from '#client/lib/words/name-text.ts';
import { reasonText } from '#client/lib/words/reason-text.ts';
import { theme } from '#client/styles/theme.ts';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { RetryNote } from '#client/ui/empty-state.tsx';
import { Stack } from '#client/ui/layout.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { SubText, Text } from '#client/ui/text.tsx';
import { longRunCopy } from './long-run-copy.ts';
import { longRunRowsOf } from './long-run-view-model.ts';
import { TierRow } from './tier-row.tsx';

/** Badges of quests by category, comebacks, records and ways on foot. */
export function LongRunCard({ isMetric }: { isMetric: boolean }) {
  const { data, error, mutate } = useBadges();
  return (
    <Card title={longRunCopy.title}>
      <Stack $gap="s6">
        <Text $tone="muted">{longRunCopy.lead}</Text>
        {data && longRunRowsOf(data, isMetric).map((row) => <TierRow key={row.name} row={row} />)}
        {!data && error && <RetryNote onRetry={() => void mutate()}>{longRunCopy.unread}</RetryNote>}
        {!(data || error) && <Skeleton $height="16rem" />}
      </Stack>
    </Card>
  );
}

/** Why each badge was earned, once the member asks. */
export function ReasonsCard() {
  const [isAsked, setAsked] = useState(false);
  const { data, error, mutate } = useBadgeReasons(isAsked);
  return (
    <Card title={longRunCopy.reasons}>
      <Stack>
        <Text $tone="muted">{longRunCopy.reasonsLead}</Text>
        {!data && !error && (
          <Button aria-disabled={isAsked} onClick={() => setAsked(true)}>
            {longRunCopy.showReasons}
          </Button>
        )}
        {data?.length === 0 && (
          <Text ref={takeFocus} tabIndex={-1}>
            {longRunCopy.noReasons}
          </Text>
        )}
        {data && data.length > 0 && (
          <Reasons ref={takeFocus} tabIndex={-1}>
            {data.toReversed().map(({ id, name, reachedOn, reason }) => (
              <li key={id}>
                <h3>{nameText(name)}</h3>
                <p>{reasonText(reason)}</p>
                <SubText>{dayText(reachedOn)}</SubText>
              </li>
            ))}
          </Reasons>
        )}
        {error && !data && (
          <div ref={takeFocus} tabIndex={-1}>
            <RetryNote onRetry={() => void mutate()}>{longRunCopy.reasonsUnread}</RetryNote>
          </div>
        )}
        {isAsked && !data && !error && <Skeleton $height="8rem" />}
      </Stack>
    </Card>
  );
}

/** From the button that goes. */
const takeFocus = (reasons: HTMLElement | null): void => reasons?.focus({ preventScroll: true });

const Reasons = styled.ul`
  & > li {
    padding-block: ${theme.space.s3};
    border-top: ${theme.border.hairline} solid ${theme.color.line};
  }
  & h3 {
    font: ${theme.weight.bold} ${theme.text.t16} / 1.2 ${theme.font.text};
    letter-spacing: 0;
  }
`;
