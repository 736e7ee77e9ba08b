import { useId } from 'react';
import { Link } from 'react-router-dom';
import { css, styled } from 'styled-components';
import { Icon } from '#client/ui/icon.tsx';
import { IconBadge } from '#client/ui/icon-badge.tsx';
import { paths } from '#client/ui/paths.ts';
import { Hidden } from '#client/ui/text.tsx';
import type { Program } from '#service/program/program-contract.ts';
import { dashboardCopy } from './dashboard-copy.ts';
import { programName } from './program-view-model.ts';

/** Three short ways, of which the last is not open yet. */
export function QuickCards({ program }: { program: Program | null | undefined }) {
  const noteId = useId();
  return (
    <Ways aria-label={dashboardCopy.shortcuts}>
      <Way to={paths.programSelection}>
        <IconBadge icon="swap" segment={5} />
        <span>
          {dashboardCopy.changeProgram}
          <small>{program ? programName(program) : dashboardCopy.programAndGoal}</small>
        </span>
        <Icon name="right" size={20} />
      </Way>
      <Way to={paths.profile}>
        <IconBadge icon="user" segment={6} />
        <span>
          {dashboardCopy.updateProfile}
          <small>{dashboardCopy.bodyGoalsEquipment}</small>
        </span>
        <Icon name="right" size={20} />
      </Way>
      <Closed type="button" disabled aria-describedby={noteId}>
        <IconBadge icon="trophy" />
        <span>
          {dashboardCopy.achievements}
          <small>{dashboardCopy.comingSoon}</small>
        </span>
      </Closed>
      <Hidden id={noteId}>{dashboardCopy.achievementsNote}</Hidden>
    </Ways>
  );
}

const Ways = styled.nav(
  ({ theme }) => css`
    display: grid;
    gap: ${theme.space.s3};
    ${theme.media.wide} {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  `,
);

const card = css`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space.s4};
  min-height: 4rem;
  padding: ${({ theme }) => `${theme.space.s3} ${theme.space.s4}`};
  border-radius: ${({ theme }) => theme.radius.m};
  font-weight: ${({ theme }) => theme.weight.bold};
  line-height: 1.25;
  text-align: start;
  & > span:not(:first-child) {
    flex: 1;
    min-width: 0;
  }
  & small {
    display: block;
    font-size: ${({ theme }) => theme.text.t14};
    font-weight: ${({ theme }) => theme.weight.text};
    color: ${({ theme }) => theme.color.ink3};
  }
`;

const Way = styled(Link)`
  ${card}
  background: ${({ theme }) => theme.color.surface};
  box-shadow: ${({ theme }) => theme.shadow.sh1};
  text-decoration: none;
`;

const Closed = styled.button`
  ${card}
  border: 0;
  background: transparent;
  color: ${({ theme }) => theme.color.ink3};
  box-shadow: inset 0 0 0 ${({ theme }) => `${theme.border.hairline} ${theme.color.line}`};
  cursor: not-allowed;
`;
