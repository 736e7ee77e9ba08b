import { css, styled } from 'styled-components';
import { useActiveProgram } from '#client/api/use-active-program.ts';
import { useCurrentUser } from '#client/api/use-current-user.ts';
import { useLatestMetric } from '#client/api/use-latest-metric.ts';
import { useMemberToday } from '#client/api/use-member-today.ts';
import { useStats } from '#client/api/use-stats.ts';
import { Stack } from '#client/design/layout.tsx';
import { useLateDialog } from '#client/design/use-late-dialog.ts';
import { useSoon } from '#client/design/use-soon.ts';
import type { CurrentUser } from '#service/member/member-contract.ts';
import { AchievementsCard } from './achievements-card.tsx';
import { CompositionSkeleton } from './composition-skeleton.tsx';
import { EquipmentCard } from './equipment-card.tsx';
import { GoalsCard } from './goals-card.tsx';
import { MetricsCard } from './metrics-card.tsx';
import { ProfileHead } from './profile-head.tsx';
import { ProfileNumbers } from './profile-numbers.tsx';
import { ProgressCard } from './progress-card.tsx';
import { readingOf } from './reading.tsx';
import { SettingsCard } from './settings-card.tsx';

const loadComposition = async () => (await import('./composition-card.tsx')).CompositionCard;
const loadEditing = async () => (await import('./edit-profile-dialog.tsx')).EditProfileDialog;

export function ProfileScreen() {
  const { data: user } = useCurrentUser();
  return user ? <Profile user={user} /> : null;
}

function Profile({ user }: { user: CurrentUser }) {
  const today = useMemberToday();
  const stats = readingOf(useStats());
  const program = readingOf(useActiveProgram());
  const latest = readingOf(useLatestMetric());
  const { code: CompositionCard } = useSoon(loadComposition);
  const editing = useLateDialog(loadEditing);
  return (
    <>
      <ProfileHead user={user} onEdit={editing.open} />
      <Stack>
        <ProfileNumbers stats={stats} />
        <Halves>
          <Stack>
            <GoalsCard program={program} owner={user} />
            <ProgressCard program={program} latest={latest} member={user} today={today} />
            {CompositionCard ? <CompositionCard user={user} latest={latest} /> : <CompositionSkeleton />}
            <AchievementsCard stats={stats} />
            <EquipmentCard equipment={user.equipment} />
          </Stack>
          <Aside>
            <MetricsCard user={user} latest={latest} />
            <SettingsCard user={user} />
          </Aside>
        </Halves>
      </Stack>
      {editing.Dialog && (
        <editing.Dialog
          openings={editing.openings}
          user={user}
          isHeightMeasured={latest.data?.asOf.height !== undefined}
        />
      )}
    </>
  );
}

const Halves = styled.div(
  ({ theme }) => css`
    display: grid;
    gap: ${theme.space.s4};
    ${theme.media.broad} {
      grid-template-columns: minmax(0, 13fr) minmax(0, 7fr);
    }
  `,
);

/** Beside each other while the page is one column, below each other when this is a column itself. */
const Aside = styled(Stack)(
  ({ theme }) => css`
    ${theme.media.wide} {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    ${theme.media.broad} {
      grid-template-columns: minmax(0, 1fr);
    }
  `,
);
