import { css, styled } from 'styled-components';
import { useActiveProgram, useCurrentUser, useLatestMetric, useStats } from '#client/lib/http/read-models.ts';
import { useMemberToday } from '#client/lib/time/member-today.ts';
import { Stack } from '#client/ui/layout.tsx';
import { useOpenings } from '#client/ui/use-openings.ts';
import type { CurrentUser } from '#service/member/member-contract.ts';
import { AchievementsCard } from './achievements-card.tsx';
import { CompositionCard } from './composition-card.tsx';
import { EditProfileDialog } from './edit-profile-dialog.tsx';
import { EquipmentCard } from './equipment-card.tsx';
import { GoalsCard } from './goals-card.tsx';
import { MetricsCard } from './metrics-card.tsx';
import { ProfileHead } from './profile-head.tsx';
import { ProfileNumbers } from './profile-numbers.tsx';
import { ProgressCard } from './progress-card.tsx';
import { readingOf } from './reading.tsx';
import { SettingsCard } from './settings-card.tsx';

export function ProfileScreen() {
  const { data: user } = useCurrentUser();
  return user ? <Profile user={user} /> : null;
}

function Profile({ user }: { user: CurrentUser }) {
  const today = useMemberToday();
  const stats = readingOf(useStats());
  const program = readingOf(useActiveProgram());
  const latest = readingOf(useLatestMetric());
  const editing = useOpenings();
  return (
    <>
      <ProfileHead user={user} onEdit={editing.open} />
      <Stack>
        <ProfileNumbers stats={stats} />
        <Halves>
          <Stack>
            <GoalsCard program={program} owner={user} />
            <ProgressCard program={program} latest={latest} member={user} today={today} />
            <CompositionCard user={user} latest={latest} />
            <AchievementsCard stats={stats} />
            <EquipmentCard equipment={user.equipment} />
          </Stack>
          <Aside>
            <MetricsCard user={user} latest={latest} />
            <SettingsCard user={user} />
          </Aside>
        </Halves>
      </Stack>
      <EditProfileDialog
        openings={editing.openings}
        user={user}
        isHeightMeasured={latest.data?.asOf.height !== undefined}
      />
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
