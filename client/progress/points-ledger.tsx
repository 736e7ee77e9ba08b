import { lazy, useState } from 'react';
import { styled } from 'styled-components';
import { theme } from '#client/styles/theme.ts';
import { Icon } from '#client/ui/icon.tsx';
import { Opening } from '#client/ui/opening.tsx';
import { progressCopy } from './progress-copy.ts';
import type { LedgerFacts } from './progress-facts.ts';
import { pointsThisWeek } from './progress-view-model.ts';

const PointsDialog = lazy(async () => ({ default: (await import('./points-dialog.tsx')).PointsDialog }));

/** The points of the week; opens the ledger of all points. */
export function PointsLedger({ facts }: { facts: LedgerFacts }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Opener type="button" onClick={() => setOpen(true)}>
        <span>{progressCopy.pointsThisWeek(pointsThisWeek(facts.ledger, facts.today))}</span>
        <Icon name="right" size={16} />
      </Opener>
      {isOpen && (
        <Opening>
          <PointsDialog facts={facts} onClose={() => setOpen(false)} />
        </Opening>
      )}
    </>
  );
}

const Opener = styled.button`
  display: inline-flex;
  align-items: center;
  justify-self: start;
  gap: ${theme.space.s1};
  min-height: ${theme.size.tap};
  /* A line of text with a taller target for touch. */
  margin-block: -${theme.space.s3};
  padding: 0;
  border: 0;
  background: none;
  font-size: ${theme.text.t14};
  font-weight: ${theme.weight.strong};
  line-height: 1.2;
  text-align: start;
  cursor: pointer;
`;
