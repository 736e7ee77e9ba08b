import { useEffect, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import type * as z from 'zod/mini';
import { spokenDay } from '#client/lib/format/format-day.ts';
import { isServerAway, serverMessage } from '#client/lib/http/api-error.ts';
import { sendCommand } from '#client/lib/http/http.ts';
import { type CommandOf, revalidateAll, useCommand } from '#client/lib/http/use-command.ts';
import { theme } from '#client/styles/theme.ts';
import { Button } from '#client/ui/button.tsx';
import { Card, type CardTone } from '#client/ui/card.tsx';
import { Chip } from '#client/ui/chip.tsx';
import { IconBadge } from '#client/ui/icon.tsx';
import { SubText } from '#client/ui/text.tsx';
import { showToast, type ToastMessage } from '#client/ui/toast.ts';
import { commonCopy } from '#client/ui/ui-copy.ts';
import type { MemberDay } from '#domain/kernel/day.ts';
import { useSkipTokenAnswer, type useSkipTokenBody } from '#service/features/member/member-contract.ts';
import type { Stats } from '#service/features/stats/stats-contract.ts';
import { tokenCopy } from './token-copy.ts';

type TokenNoticeProps = { stats: Stats; tone?: CardTone };

/** Yesterday was missed, and the member may spend a token on it by hand. Nothing on all other days. */
export function TokenNotice({ stats: { rescuableDay, skipTokens }, tone = 'paper' }: TokenNoticeProps) {
  const { rescue, spend } = useRescue(rescuableDay);
  const titleRef = useRef<HTMLElement>(null);
  const costId = useId();
  const isSpent = rescue?.step === 'spent';
  // The button goes, and its focus with it.
  useEffect(() => {
    if (isSpent && document.activeElement === document.body) titleRef.current?.focus({ preventScroll: true });
  }, [isSpent]);
  if (!rescue) return null;
  const { day, step } = rescue;
  const offer = offerWords(day, skipTokens);
  const spent = spentWords(day);
  return (
    <Slip aria-label={tokenCopy.skipToken} tone={tone}>
      <Line>
        <IconBadge icon="ticket" segment={5} />
        <Words>
          <Message $isHidden={isSpent}>
            <b>{offer.title}</b>
            <SubText id={costId}>{offer.text}</SubText>
          </Message>
          {isSpent && (
            <Message>
              <b ref={titleRef} tabIndex={-1}>
                {spent.title}
              </b>
              <SubText>{spent.text}</SubText>
            </Message>
          )}
        </Words>
        <Action>
          {isSpent ? (
            <Chip tone="good" icon="check">
              {tokenCopy.protected}
            </Chip>
          ) : (
            <Button
              variant="ink"
              size="small"
              aria-describedby={costId}
              aria-disabled={step === 'sending'}
              onClick={() => step === 'offered' && spend(day)}
            >
              {step === 'sending' ? tokenCopy.usingToken : tokenCopy.spendToken}
            </Button>
          )}
        </Action>
      </Line>
    </Slip>
  );
}

/** A missed day, and how far the spending of a token on it has come. */
type Rescue = { readonly day: MemberDay; readonly step: 'offered' | 'sending' | 'spent' };

const spendCommand: CommandOf<MemberDay, z.infer<typeof useSkipTokenAnswer>> = {
  send: (date, idempotencyKey) => {
    const body: z.infer<typeof useSkipTokenBody> = { date };
    const path = '/api/me/skip-token';
    return sendCommand({ method: 'POST', path, body, idempotencyKey, answer: useSkipTokenAnswer });
  },
};

/** @param rescuableDay as it was read. A spent token stays shown until the page is left, or another day replaces it. */
function useRescue(rescuableDay: MemberDay | null) {
  const [spentOn, setSpentOn] = useState<MemberDay | null>(null);
  const { ask, isSending } = useCommand(spendCommand, {
    onAnswer: (_, day) => {
      setSpentOn(day);
      showToast(spentToast(day));
    },
    onRefused: (error) => {
      showToast(refusedToast(error));
      void revalidateAll();
    },
  });
  const isSpent = spentOn !== null && (rescuableDay ?? spentOn) === spentOn;
  const step = isSending ? 'sending' : 'offered';
  const rescue: Rescue | null = isSpent
    ? { day: spentOn, step: 'spent' }
    : rescuableDay && { day: rescuableDay, step };
  return { rescue, spend: ask };
}

type Sentences = { readonly title: string; readonly text: string };

/** The effect of a token, and its cost. */
export const offerWords = (day: MemberDay, skipTokens: number): Sentences => ({
  title: tokenCopy.offer(spokenDay(day)),
  text: tokenCopy.offerCost(skipTokens),
});

export const spentWords = (day: MemberDay): Sentences => ({
  title: tokenCopy.yourStreakGoesOn,
  text: tokenCopy.spentFor(spokenDay(day)),
});

const spentToast = (day: MemberDay): ToastMessage => ({
  title: tokenCopy.skipTokenUsed,
  description: tokenCopy.spentLead(spokenDay(day)),
});

export const refusedToast = (error: unknown): ToastMessage => {
  const failed = tokenCopy.spendFailed;
  return {
    title: commonCopy.error,
    description: isServerAway(error) ? failed : serverMessage(error, failed),
    variant: 'destructive',
  };
};

const Slip = styled(Card)`
  padding: ${theme.space.s4};
  border-radius: ${theme.radius.m};
  ${theme.media.wide} {
    padding-inline: ${theme.space.s5};
  }
`;

const Line = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: ${theme.space.s3} ${theme.space.s4};
  ${theme.media.wide} {
    grid-template-columns: auto minmax(0, 1fr) auto;
  }
`;

/* The offer and its action keep their room: nothing moves when the token is spent. */
const Words = styled.div`
  display: grid;
  align-items: center;
  line-height: 1.35;
  & > * {
    grid-area: 1 / 1;
  }
`;

const Message = styled.div<{ $isHidden?: boolean }>`
  visibility: ${({ $isHidden = false }) => ($isHidden ? 'hidden' : 'visible')};
`;

const Action = styled.div`
  display: flex;
  align-items: center;
  min-width: 10.5rem;
  min-height: ${theme.size.tap};
  & > button {
    flex: 1;
  }
  ${theme.media.phone} {
    grid-column: 1 / -1;
  }
  ${theme.media.wide} {
    justify-content: flex-end;
  }
`;
