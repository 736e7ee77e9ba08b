import { type FormEvent, lazy, Suspense, useState } from 'react';
import { css, styled } from 'styled-components';
import { ChartTable } from '#client/charts/chart-table.tsx';
import { equipmentIcon } from '#client/lib/format/icons.ts';
import {
  useActiveProgram,
  useBodyMetrics,
  useCurrentUser,
  useLatestMetric,
  useStats,
} from '#client/lib/http/read-models.ts';
import { showRefusal } from '#client/lib/http/refusal.ts';
import { type UserChange, type UserResult, updateUserCommand } from '#client/lib/http/shared-commands.ts';
import { useCommand } from '#client/lib/http/use-command.ts';
import { useMemberToday } from '#client/lib/time/member-today.ts';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { Chip } from '#client/ui/chip.tsx';
import { Checkbox } from '#client/ui/choices.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { IconBadge } from '#client/ui/icon.tsx';
import { Grow, MainAndAside, Row, Rows, Stack } from '#client/ui/layout.tsx';
import { Avatar, headingSizeFor, initialsOf, nameOf } from '#client/ui/person.tsx';
import { ScreenHeading } from '#client/ui/screen-heading.tsx';
import { Switch } from '#client/ui/switch.tsx';
import { Text } from '#client/ui/text.tsx';
import { commonCopy } from '#client/ui/ui-copy.ts';
import { type Openings, useOpenings } from '#client/ui/use-openings.ts';
import { equipmentLabel, equipmentOptions, toggleEquipment } from '#domain/catalogue/workouts/equipment.ts';
import { addDays } from '#domain/kernel/day.ts';
import type { LatestMetric } from '#service/body/body-contract.ts';
import type { CurrentUser } from '#service/member/member-contract.ts';
import { type AsyncState, asyncStateOf, together, WhenLoaded } from './async-state.tsx';
import { bodyFigures, type Composition, compositionOf, compositionTable } from './body-view-model.ts';
import { CompositionChart } from './composition-chart.tsx';
import { FormActions, ScrollingForm, useFormDialog } from './form-dialog.tsx';
import { FigureList, GoalsCard } from './goals-card.tsx';
import { bodyCopy, equipmentToasts, profileCopy } from './member-copy.ts';
import { memberSince } from './member-dates.ts';
import { AchievementsCard, CalendarCard, ProfileNumbers } from './profile-cards.tsx';
import { ProgressCard } from './progress-card.tsx';
import { SettingsCard } from './settings-card.tsx';

const EditProfileDialog = lazy(async () => ({
  default: (await import('./edit-profile-dialog.tsx')).EditProfileDialog,
}));
const MeasurementsDialog = lazy(async () => ({
  default: (await import('./measurements-dialog.tsx')).MeasurementsDialog,
}));

export function ProfileScreen() {
  const { data: user } = useCurrentUser();
  return user ? <Profile user={user} /> : null;
}

function Profile({ user }: { user: CurrentUser }) {
  const today = useMemberToday();
  const stats = asyncStateOf(useStats());
  const program = asyncStateOf(useActiveProgram());
  const latest = asyncStateOf(useLatestMetric());
  const editing = useOpenings();
  return (
    <>
      <ProfileHead user={user} onEdit={editing.open} />
      <Stack>
        <ProfileNumbers stats={stats} />
        <MainAndAside>
          <Stack>
            <GoalsCard program={program} owner={user} />
            <ProgressCard program={program} latest={latest} member={user} today={today} />
            <CompositionCard user={user} latest={latest} />
            <AchievementsCard stats={stats} />
            <EquipmentCard equipment={user.equipment} />
            <ExcludedExercisesCard member={user} />
          </Stack>
          <Aside>
            <MetricsCard user={user} latest={latest} />
            <SettingsCard user={user} />
            <CalendarCard />
          </Aside>
        </MainAndAside>
      </Stack>
      {editing.openings > 0 && (
        <Suspense>
          <EditProfileDialog
            openings={editing.openings}
            user={user}
            isHeightMeasured={latest.data?.asOf.height !== undefined}
          />
        </Suspense>
      )}
    </>
  );
}

type MetricsCardProps = { user: CurrentUser; latest: AsyncState<LatestMetric> };

/** The member's body in numbers. */
function MetricsCard({ user, latest }: MetricsCardProps) {
  const measuring = useOpenings();
  return (
    <Card title={bodyCopy.bodyMetrics}>
      <Figures>
        <WhenLoaded state={latest} failure={bodyCopy.measurementsUnread} height="15rem">
          {(metric) => <FigureList figures={bodyFigures(user, metric)} />}
        </WhenLoaded>
      </Figures>
      <Button variant="ink" isBlock onClick={measuring.open}>
        {bodyCopy.updateMeasurements}
      </Button>
      {measuring.openings > 0 && (
        <Suspense>
          <MeasurementsDialog openings={measuring.openings} user={user} />
        </Suspense>
      )}
    </Card>
  );
}

/** What chart, legend and switch take: nothing moves when they come. */
const height = '22rem';

/** As far back as the chart of the weight goes. */
const days = 90;

type CompositionCardProps = { user: CurrentUser; latest: AsyncState<LatestMetric> };

/** How the body changed: what it weighs, and how much of that is fat. */
function CompositionCard({ user, latest }: CompositionCardProps) {
  const metrics = asyncStateOf(useBodyMetrics(addDays(useMemberToday(), 1 - days)));
  return (
    <Card title={bodyCopy.bodyComposition}>
      <WhenLoaded state={together(latest, metrics)} failure={bodyCopy.bodyCompositionUnread} height={height}>
        {([metric, logged]) => <View composition={compositionOf(user, metric, logged)} />}
      </WhenLoaded>
    </Card>
  );
}

function View({ composition }: { composition: Composition }) {
  const [isTable, setTable] = useState(false);
  if (composition.points.length === 0) return <Text $tone="muted">{bodyCopy.compositionEmpty}</Text>;
  return (
    <Stack $gap="s5">
      {isTable ? (
        <ChartTable {...compositionTable(composition)} />
      ) : (
        <CompositionChart composition={composition} />
      )}
      <Switch label={bodyCopy.showAsTable} isOn={isTable} onFlip={setTable} />
    </Stack>
  );
}

type EquipmentCardProps = {
  /** Ids, `none` among them; empty where nothing was ever chosen. */
  equipment: readonly string[];
};

/** What the member has to train with. */
function EquipmentCard({ equipment }: EquipmentCardProps) {
  const editing = useOpenings();
  return (
    <Card
      title={profileCopy.availableEquipment}
      aside={
        <Button
          variant="outline"
          size="small"
          icon="edit"
          aria-label={profileCopy.editEquipment}
          onClick={editing.open}
        >
          {profileCopy.edit}
        </Button>
      }
    >
      {equipment.length > 0 ? (
        <Row as="ul" $wraps $gap="s2">
          {equipment.map((id) => (
            <li key={id}>
              <Chip icon={equipmentIcon(id)}>{equipmentLabel(id)}</Chip>
            </li>
          ))}
        </Row>
      ) : (
        <Text $tone="muted">{profileCopy.noEquipment}</Text>
      )}
      <EquipmentDialog openings={editing.openings} equipment={equipment} />
    </Card>
  );
}

type EquipmentFormProps = {
  isSaving: boolean;
  equipment: readonly string[];
  onSave: (chosen: readonly string[]) => void;
  onClose: () => void;
};

type EquipmentDialogProps = Openings & Pick<EquipmentFormProps, 'equipment'>;

function EquipmentDialog({ openings, equipment }: EquipmentDialogProps) {
  const { isOpen, isSaving, save, close } = useFormDialog(updateUserCommand, equipmentToasts, openings);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={profileCopy.editEquipment}
      description={profileCopy.equipmentLead}
    >
      <EquipmentForm
        isSaving={isSaving}
        equipment={equipment}
        onSave={(chosen) => save({ equipment: [...chosen] })}
        onClose={close}
      />
    </Dialog>
  );
}

/** Mounted while the dialog is open: ticks that were not saved are dropped when it closes. */
function EquipmentForm({ isSaving, equipment, onSave, onClose }: EquipmentFormProps) {
  const [chosen, setChosen] = useState(equipment);

  function submit(event: FormEvent): void {
    event.preventDefault();
    onSave(chosen);
  }

  return (
    <ScrollingForm onSubmit={submit}>
      {equipmentOptions.map(({ id, label }) => (
        <Checkbox
          key={id}
          name="equipment"
          label={label}
          picture={<IconBadge icon={equipmentIcon(id)} size="small" />}
          checked={chosen.includes(id)}
          onChange={() => setChosen(toggleEquipment(chosen, id))}
        />
      ))}
      <FormActions isSaving={isSaving} onCancel={onClose} />
    </ScrollingForm>
  );
}

type ProfileHeadProps = { user: CurrentUser; onEdit: () => void };

/** Name and picture of the member, and the way to edit the profile. */
function ProfileHead({ user, onEdit }: ProfileHeadProps) {
  const name = nameOf(user);
  return (
    <Head>
      <Avatar initials={initialsOf(user)} imageUrl={user.profileImageUrl} label={name} size="large" />
      <Words>
        <ScreenHeading title={profileCopy.profile} size={headingSizeFor(name, 'section')}>
          {name}
        </ScreenHeading>
        <Text $tone="muted">{profileCopy.memberSince(memberSince(user.createdAt, user.timeZone))}</Text>
        {name !== user.email && (
          <Text $tone="soft" $size="t14">
            {user.email}
          </Text>
        )}
      </Words>
      <Button icon="edit" variant="outline" size="small" onClick={onEdit}>
        {profileCopy.editProfile}
      </Button>
    </Head>
  );
}

/** The exercises that are left out of the member's workouts, each with the way back; nothing while there is none. */
function ExcludedExercisesCard({ member }: { member: Pick<CurrentUser, 'excludedExercises'> }) {
  const excluded = member.excludedExercises ?? [];
  const { ask, isSending } = useCommand<UserChange, UserResult>(updateUserCommand, {
    onRefused: (error) =>
      showRefusal(error, {
        title: commonCopy.error,
        description: profileCopy.bringBackFailed,
        variant: 'destructive',
      }),
  });
  if (excluded.length === 0) return null;
  return (
    <Card title={profileCopy.notForMe}>
      <Text $tone="muted">{profileCopy.notForMeLead}</Text>
      <Rows>
        {excluded.map(({ name }) => (
          <li key={name}>
            <Grow>{name}</Grow>
            <Button
              size="small"
              variant="outline"
              aria-label={profileCopy.bringBackName(name)}
              disabled={isSending}
              onClick={() => ask({ excludedExercises: excluded.filter((one) => one.name !== name) })}
            >
              {profileCopy.bringBack}
            </Button>
          </li>
        ))}
      </Rows>
    </Card>
  );
}

const Head = styled.header(
  ({ theme }) => css`
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    align-items: center;
    gap: ${theme.space.s4} clamp(${theme.space.s4}, 3vw, ${theme.space.s8});
    padding: ${theme.space.s4} ${theme.space.s2} ${theme.space.s6};
    & > button {
      grid-column: 2;
      justify-self: start;
    }
    ${theme.media.wide} {
      grid-template-columns: auto minmax(0, 1fr) auto;
      & > button {
        grid-column: 3;
      }
    }
  `,
);

const Words = styled.div(
  ({ theme }) => css`
    display: grid;
    gap: ${theme.space.s1};
    overflow-wrap: anywhere;
    & > h1 {
      margin-bottom: ${theme.space.s1};
      hyphens: auto;
    }
  `,
);

const Figures = styled.div(
  ({ theme }) => css`
    margin-bottom: ${theme.space.s5};
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
