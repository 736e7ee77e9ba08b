import { styled } from 'styled-components';
import { theme } from '#client/styles/theme.ts';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { Text } from '#client/ui/text.tsx';
import type { AdaptationReason } from '#domain/check-in/session-adaptation.ts';
import { checkInCopy } from './check-in-copy.ts';

type AdaptedNoteProps = {
  reasons: readonly AdaptationReason[];
  /** The member prefers the session as it is planned. */
  isUsual: boolean;
  onFlip: () => void;
};

/** Why today's session differs from its plan, with the way back to the plan. */
export const AdaptedNote = ({ reasons, isUsual, onFlip }: AdaptedNoteProps) => (
  <Note tone="well" aria-label={isUsual ? checkInCopy.usualTitle : checkInCopy.adaptedTitle}>
    <div>
      <b>{isUsual ? checkInCopy.usualTitle : checkInCopy.adaptedTitle}</b>
      {!isUsual && reasons.map((reason) => <Text key={reason.kind}>{wordsOf(reason)}</Text>)}
    </div>
    <Button size="small" onClick={onFlip}>
      {isUsual ? checkInCopy.adapted : checkInCopy.usual}
    </Button>
  </Note>
);

const wordsOf = (reason: AdaptationReason): string =>
  reason.kind === 'sore' ? checkInCopy.soreReason(reason.areas) : checkInCopy.reasons[reason.kind];

const Note = styled(Card)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space.s3};
  & > div {
    flex: 1 1 16rem;
  }
`;
