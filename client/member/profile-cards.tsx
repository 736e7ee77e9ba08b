import { type FormEvent, lazy, useRef, useState } from 'react';
import { styled } from 'styled-components';
import useSWR from 'swr';
import { dayText } from '#client/lib/format/format-day.ts';
import { achievementMedals, equipmentIcon } from '#client/lib/format/icons.ts';
import { sendCommand } from '#client/lib/http/http.ts';
import { useCurrentUser } from '#client/lib/http/read-models.ts';
import { showRefusal } from '#client/lib/http/refusal.ts';
import { type UserChange, type UserResult, updateUserCommand } from '#client/lib/http/shared-commands.ts';
import { readAs } from '#client/lib/http/swr.ts';
import { type CommandOf, replaced, useCommand } from '#client/lib/http/use-command.ts';
import { contentText } from '#client/lib/words/content-text.ts';
import { nameText } from '#client/lib/words/name-text.ts';
import { reasonText } from '#client/lib/words/reason-text.ts';
import { theme } from '#client/styles/theme.ts';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { Chip } from '#client/ui/chip.tsx';
import { Checkbox } from '#client/ui/choices.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { TextField } from '#client/ui/field.tsx';
import { IconBadge, Medal } from '#client/ui/icon.tsx';
import { Grow, Row, Rows, Stack } from '#client/ui/layout.tsx';
import { TextLink } from '#client/ui/link.tsx';
import { Opening } from '#client/ui/opening.tsx';
import { paths } from '#client/ui/paths.ts';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { SubText, Text } from '#client/ui/text.tsx';
import { showToast } from '#client/ui/toast.ts';
import { commonCopy } from '#client/ui/ui-copy.ts';
import { type Openings, useOpenings } from '#client/ui/use-openings.ts';
import {
  type Achievement,
  achievements,
  profileAchievements,
} from '#domain/catalogue/content/achievements.ts';
import { equipmentLabel, equipmentOptions, toggleEquipment } from '#domain/catalogue/workouts/equipment.ts';
import { asInstant } from '#domain/kernel/day.ts';
import { dayOf } from '#domain/kernel/time-zone.ts';
import type { LatestMetric } from '#service/features/body/body-contract.ts';
import {
  type CalendarAnswer,
  calendarAnswer,
  type NewCalendar,
  newCalendarAnswer,
} from '#service/features/calendar/calendar-contract.ts';
import type { CurrentUser } from '#service/features/member/member-contract.ts';
import type { Stats } from '#service/features/stats/stats-contract.ts';
import { type AsyncState, asyncStateOf, WhenLoaded } from './async-state.tsx';
import { bodyFigures } from './body-view-model.ts';
import { CompositionCard } from './composition-chart.tsx';
import { FormActions, ScrollingForm, useFormDialog } from './form-dialog.tsx';
import { FigureList } from './goals-card.tsx';
import { bodyCopy, calendarCopy, equipmentToasts, profileCopy } from './member-copy.ts';
import { SettingsCard } from './settings-card.tsx';

const MeasurementsDialog = lazy(async () => ({
  default: (await import('./measurements-dialog.tsx')).MeasurementsDialog,
}));

type MainCardsProps = { user: CurrentUser; stats: AsyncState<Stats>; latest: AsyncState<LatestMetric> };

export const MainCards = ({ user, stats, latest }: MainCardsProps) => (
  <>
    <CompositionCard user={user} latest={latest} />
    <AchievementsCard stats={stats} />
    <EquipmentCard equipment={user.equipment} />
    <ExcludedExercisesCard member={user} />
  </>
);

type AsideCardsProps = { user: CurrentUser; latest: AsyncState<LatestMetric> };

export const AsideCards = ({ user, latest }: AsideCardsProps) => (
  <Aside>
    <MetricsCard user={user} latest={latest} />
    <SettingsCard user={user} />
    <CalendarCard />
  </Aside>
);

/** The member's body in numbers. */
function MetricsCard({ user, latest }: AsideCardsProps) {
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
        <Opening>
          <MeasurementsDialog openings={measuring.openings} user={user} />
        </Opening>
      )}
    </Card>
  );
}

type EquipmentCardProps = {
  /** Ids, `none` among them; empty where nothing was ever chosen. */
  equipment: readonly string[];
};

/** The member's equipment. */
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
              <Chip icon={equipmentIcon(id)}>{nameText(equipmentLabel(id))}</Chip>
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
          label={nameText(label)}
          picture={<IconBadge icon={equipmentIcon(id)} size="small" />}
          checked={chosen.includes(id)}
          onChange={() => setChosen(toggleEquipment(chosen, id))}
        />
      ))}
      <FormActions isSaving={isSaving} onCancel={onClose} />
    </ScrollingForm>
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
            <Grow>{nameText(name)}</Grow>
            <Button
              size="small"
              variant="outline"
              aria-label={profileCopy.bringBackName(nameText(name))}
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

const shown = profileAchievements.flatMap((id) =>
  achievements.filter((achievement) => achievement.id === id),
);

const skeletons = shown.map(({ id }) => (
  <li key={id}>
    <Skeleton $round $height="5rem" $width="5rem" />
  </li>
));

/** Reached achievements, and the next one in outline. */
function AchievementsCard({ stats }: { stats: AsyncState<Stats> }) {
  return (
    <Card
      title={profileCopy.recentAchievements}
      aside={<TextLink to={paths.achievements}>{profileCopy.allAchievements}</TextLink>}
    >
      <WhenLoaded
        state={stats}
        failure={profileCopy.achievementsUnread}
        skeleton={<Medals>{skeletons}</Medals>}
      >
        {(counts) => (
          <Medals>
            {shown.map((achievement) => (
              <li key={achievement.id}>
                <Reached achievement={achievement} standing={standingOf(achievement, counts)} />
              </li>
            ))}
          </Medals>
        )}
      </WhenLoaded>
    </Card>
  );
}

type Standing = Stats['achievements'][number];

const standingOf = ({ id }: Achievement, stats: Stats): Standing | undefined =>
  stats.achievements.find((standing) => standing.id === id);

function Reached({ achievement, standing }: { achievement: Achievement; standing: Standing | undefined }) {
  const { id, name, description } = achievement;
  const isEarned = standing?.unlocked ?? false;
  return (
    <Medal {...achievementMedals[id]} isEarned={isEarned}>
      {nameText(name)}
      <SubText>
        {isEarned && standing?.reachedOn ? dayText(standing.reachedOn) : contentText(description)}
      </SubText>
      {standing?.note && <SubText>{reasonText(standing.note)}</SubText>}
    </Medal>
  );
}

const calendarKey = '/api/me/calendar';

const makeCommand: CommandOf<null, NewCalendar> = {
  send: (_, idempotencyKey) =>
    sendCommand({ method: 'POST', path: calendarKey, idempotencyKey, answer: newCalendarAnswer }),
  models: ({ madeAt }) => [replaced<CalendarAnswer>(calendarKey, { madeAt })],
  movesOthers: () => false,
};

const endCommand: CommandOf<null, CalendarAnswer> = {
  send: (_, idempotencyKey) =>
    sendCommand({ method: 'DELETE', path: calendarKey, idempotencyKey, answer: calendarAnswer }),
  models: (answer) => [replaced(calendarKey, answer)],
  movesOthers: () => false,
};

/** The secret address by which other calendars show the member's plan. It is shown when it is made, and never again. */
function CalendarCard() {
  const calendar = asyncStateOf(useSWR<CalendarAnswer, Error>(calendarKey, readAs(calendarAnswer)));
  return (
    <Card title={calendarCopy.title}>
      <WhenLoaded state={calendar} failure={calendarCopy.unread} height="9rem">
        {({ madeAt }) => <Address madeAt={madeAt} />}
      </WhenLoaded>
    </Card>
  );
}

function Address({ madeAt }: { madeAt: string | null }) {
  const [made, setMade] = useState<NewCalendar | null>(null);
  const onRefused = (error: unknown) => showRefusal(error, calendarCopy.failed);
  const making = useCommand(makeCommand, { onAnswer: setMade, onRefused });
  const make = useRef<HTMLButtonElement>(null);
  const onEnded = (): void => {
    setMade(null);
    // The button that was pressed goes.
    make.current?.focus();
  };
  const ending = useCommand(endCommand, { onAnswer: onEnded, onRefused });
  const isSending = making.isSending || ending.isSending;
  const { timeZone = 'UTC' } = useCurrentUser().data ?? {};
  return (
    <Stack>
      <Text $tone="muted">
        {madeAt === null
          ? calendarCopy.lead
          : calendarCopy.inUse(dayText(dayOf(asInstant(madeAt), timeZone)))}
      </Text>
      {made && made.madeAt === madeAt && <NewAddress url={new URL(made.path, location.origin).href} />}
      <Button
        ref={make}
        isBlock
        icon="calendar"
        aria-disabled={isSending}
        onClick={() => isSending || making.ask(null)}
      >
        {madeAt === null ? calendarCopy.make : calendarCopy.makeNew}
      </Button>
      {madeAt !== null && (
        <Button isBlock variant="danger" icon="close" disabled={isSending} onClick={() => ending.ask(null)}>
          {calendarCopy.end}
        </Button>
      )}
    </Stack>
  );
}

function NewAddress({ url }: { url: string }) {
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(url);
      showToast(calendarCopy.copied);
    } catch {
      showToast(calendarCopy.notCopied);
    }
  }
  return (
    <Stack $gap="s3" role="status">
      <TextField
        label={calendarCopy.address}
        hint={calendarCopy.addressHint}
        value={url}
        readOnly
        onFocus={({ target }) => target.select()}
      />
      <Button isBlock variant="ink" icon="copy" onClick={() => void copy()}>
        {calendarCopy.copy}
      </Button>
    </Stack>
  );
}

const Medals = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(max(30%, 4.5rem), 1fr));
  gap: ${theme.space.s3};
  & > li {
    display: grid;
    justify-items: center;
  }
`;

const Figures = styled.div`
  margin-bottom: ${theme.space.s5};
`;

/** Beside each other while the page is one column, below each other when this is a column itself. */
const Aside = styled(Stack)`
  ${theme.media.wide} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${theme.media.broad} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
