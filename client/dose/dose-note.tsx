import { styled } from 'styled-components';
import { nameText } from '#client/lib/words/name-text.ts';
import { theme } from '#client/styles/theme.ts';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { Text } from '#client/ui/text.tsx';
import type { Dose, DosedSession } from '#domain/program/dose-rules.ts';
import { doseCopy } from './dose-copy.ts';
import type { Dosing } from './use-dosing.ts';

/** How the phase changes the session, why, and the choice to keep last week's amount of work. Nothing where the session is as it is written. */
export function DoseNote({ dosing }: { dosing: Dosing }) {
  const { dose, session, isKept, isOwn, other } = dosing;
  if (!dose || (session.changes.length === 0 && !isKept)) return isOwn ? <Text>{doseCopy.own}</Text> : null;
  return (
    <Note tone="well" aria-label={titleOf(dose, session)}>
      <div>
        <b>{titleOf(dose, session)}</b>
        {isKept && <Text>{doseCopy.kept}</Text>}
        <DoseReasons session={session} />
      </div>
      {other && (
        <Button size="small" onClick={() => dosing.choose(other)}>
          {other === 'last-week' ? doseCopy.keep : doseCopy.take}
        </Button>
      )}
    </Note>
  );
}

/** Why a session differs from the first week, and each exercise that does. */
export const DoseReasons = ({ session }: { session: Pick<DosedSession, 'reasons' | 'changes'> }) =>
  session.changes.length === 0 ? null : (
    <>
      {session.reasons.map((reason) => (
        <Text key={reason}>{doseCopy.reasons[reason]}</Text>
      ))}
      <details>
        <Summary>{doseCopy.details}</Summary>
        <ul>
          {session.changes.map((change) => (
            <li key={doseCopy.change(change)}>{doseCopy.change(change)}</li>
          ))}
        </ul>
      </details>
    </>
  );

const titleOf = (dose: Dose, { template, changes }: DosedSession): string => {
  const now = template.exercises.reduce((sum, { sets }) => sum + sets, 0);
  const more = changes.reduce((sum, change) => sum + change.now.sets - change.was.sets, 0);
  return doseCopy.title({ ...dose, phase: nameText(dose.phase) }, now, now - more);
};

const Note = styled(Card)`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${theme.space.s3};
  & > div {
    flex: 1 1 16rem;
  }
`;

const Summary = styled.summary`
  width: fit-content;
  min-height: ${theme.size.tap};
  align-content: center;
  font-weight: ${theme.weight.bold};
  cursor: pointer;
`;
