import { css, styled } from 'styled-components';
import type { MemberDay } from '#domain/kernel/day.ts';
import type { Phase } from '#service/program/program-contract.ts';
import { dashboardCopy } from './dashboard-copy.ts';
import { phaseShare, phaseWeeks } from './program-view-model.ts';

/** The phases, each as wide as it is long. On the phone the current one is named below the bars, where there is room. */
export function PhaseBar({ phases, today }: { phases: readonly Phase[]; today: MemberDay }) {
  const current = phases.find(({ isCurrent }) => isCurrent);
  return (
    <div>
      <Bars aria-label={dashboardCopy.programPhases}>
        {phases.map((phase) => (
          <Part
            key={phase.id}
            aria-current={phase.isCurrent ? 'step' : undefined}
            style={{ flexGrow: Math.max(1, phaseWeeks(phase)) }}
            $isBeyond={phase.isAfterPlannedEnd}
          >
            <Groove aria-hidden>
              <i style={{ width: `${phaseShare(phase, today) * 100}%` }} />
            </Groove>
            <span>
              <b>{phase.name}</b>
              {lengthText(phase)}
            </span>
          </Part>
        ))}
      </Bars>
      {current && (
        <Named aria-hidden>
          <b>{current.name}</b> {lengthText(current)}
        </Named>
      )}
    </div>
  );
}

function lengthText(phase: Phase): string {
  return phase.isAfterPlannedEnd
    ? dashboardCopy.afterPlannedEnd
    : dashboardCopy.phaseLength(phaseWeeks(phase));
}

const Bars = styled.ol(
  ({ theme }) => css`
    display: flex;
    gap: ${theme.space.s1};
  `,
);

const Groove = styled.span(
  ({ theme }) => css`
    display: block;
    height: .9rem;
    border-radius: .3rem;
    background: ${theme.color.groove};
    overflow: hidden;
    & > i {
      display: block;
      height: 100%;
      background: ${theme.color.accent};
    }
  `,
);

const Part = styled.li<{ $isBeyond: boolean }>(
  ({ theme, $isBeyond }) => css`
    display: grid;
    align-content: start;
    gap: ${theme.space.s2};
    flex-basis: 0;
    min-width: 0;
    font-size: ${theme.text.t14};
    line-height: 1.25;
    color: ${$isBeyond ? theme.color.ink3 : theme.color.ink};
    & b {
      display: block;
      font-weight: ${theme.weight.bold};
    }
    &[aria-current] b {
      color: ${theme.color.accentText};
    }
    &:first-child ${Groove} {
      border-start-start-radius: ${theme.radius.full};
      border-end-start-radius: ${theme.radius.full};
    }
    &:last-child ${Groove} {
      border-start-end-radius: ${theme.radius.full};
      border-end-end-radius: ${theme.radius.full};
    }
    & > :last-child {
      white-space: nowrap;
    }
    ${theme.media.wide} {
      min-width: max-content;
      /* The names of two short phases must not read as one. */
      & > :last-child {
        padding-inline-end: ${theme.space.s2};
      }
    }
    ${theme.media.phone} {
      & > :last-child {
        position: absolute;
        width: 1px;
        height: 1px;
        overflow: hidden;
        clip-path: inset(50%);
      }
    }
  `,
);

const Named = styled.p(
  ({ theme }) => css`
    margin-top: ${theme.space.s2};
    font-size: ${theme.text.t14};
    & > b {
      color: ${theme.color.accentText};
    }
    ${theme.media.wide} {
      display: none;
    }
  `,
);
