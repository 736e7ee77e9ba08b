import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { BlankProgramCard } from '#client/ui/blank-program-card.tsx';
import { Button } from '#client/ui/button.tsx';
import { TextLink } from '#client/ui/link.tsx';
import { paths } from '#client/ui/paths.ts';
import { ProgramCard } from '#client/ui/program-card.tsx';
import { Hidden } from '#client/ui/text.tsx';
import { hasPresetGoal, type ProgramChoice } from './program-choices.ts';
import { programCopy } from './program-copy.ts';

type StartPanelProps = {
  choice: ProgramChoice | null;
  /** Start says why it does nothing. */
  isBlocked: boolean;
  isStarting: boolean;
  /** Above the button. */
  children: ReactNode;
};

/** The chosen program as a race number, and the button that starts it. */
export function StartPanel({ choice, isBlocked, isStarting, children }: StartPanelProps) {
  return (
    <Panel aria-labelledby="your-pick">
      <Hidden as="h2" id="your-pick">
        {programCopy.yourPick}
      </Hidden>
      {choice ? (
        <ProgramCard
          title={choice.label}
          segment={choice.face.segment}
          numeral={choice.numeral}
          caption={choice.caption}
          ticks={choice.benefits}
        />
      ) : (
        <BlankProgramCard>{programCopy.yourRaceNumberAppearsHere}</BlankProgramCard>
      )}
      {choice && hasPresetGoal(choice) && (
        <p>
          {programCopy.sentence(choice.aim)}{' '}
          <TextLink to={paths.onboarding}>{programCopy.setMyOwnGoal}</TextLink>
        </p>
      )}
      {children}
      <Start $floats={!isBlocked}>
        <Button type="submit" variant="primary" size="large" isBlock aria-disabled={isBlocked || isStarting}>
          {isStarting ? programCopy.starting : programCopy.startProgram}
        </Button>
      </Start>
    </Panel>
  );
}

/** Below the choices its parts are the form's own, so that the button can stay in sight all along it. */
const Panel = styled.section(
  ({ theme }) => css`
    display: contents;
    ${theme.media.broad} {
      position: sticky;
      top: ${theme.space.s4};
      display: grid;
      gap: ${theme.space.s4};
    }
  `,
);

/** In thumb reach as soon as there is something to start: the dock stands under it, where there is one. */
const Start = styled.div<{ $floats: boolean }>(
  ({ theme, $floats }) =>
    $floats &&
    css`
      position: sticky;
      bottom: calc(${theme.space.dock} - ${theme.space.s6});
      border-radius: ${theme.radius.full};
      box-shadow: ${theme.shadow.sh3};
      ${theme.media.wide} {
        bottom: ${theme.space.s4};
      }
      ${theme.media.broad} {
        position: static;
        box-shadow: none;
      }
    `,
);
