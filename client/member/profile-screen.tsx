import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { styled } from 'styled-components';
import { Ring } from '#client/charts/ring.tsx';
import { numberText } from '#client/lib/format/locale.ts';
import { useActiveProgram, useCurrentUser, useLatestMetric, useStats } from '#client/lib/http/read-models.ts';
import { PendingMark, type PendingNumber } from '#client/lib/offline/pending-overlay.tsx';
import { useMemberToday } from '#client/lib/time/member-today.ts';
import { theme } from '#client/styles/theme.ts';
import { afterPaint } from '#client/ui/after-paint.ts';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { Icon, type IconName } from '#client/ui/icon.tsx';
import { Later, Places } from '#client/ui/later.tsx';
import { MainAndAside, Stack } from '#client/ui/layout.tsx';
import { Opening } from '#client/ui/opening.tsx';
import { Avatar, headingSizeFor, initialsOf, nameOf } from '#client/ui/person.tsx';
import { ScreenHeading } from '#client/ui/screen-heading.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { Numeral, NumeralMark, SubText, Text } from '#client/ui/text.tsx';
import { useOpenings } from '#client/ui/use-openings.ts';
import { bodyFatTargetOf } from '#domain/body/body-rules.ts';
import type { MemberDay } from '#domain/kernel/day.ts';
import type { LatestMetric } from '#service/features/body/body-contract.ts';
import type { CurrentUser } from '#service/features/member/member-contract.ts';
import type { Program } from '#service/features/program/program-contract.ts';
import type { Stats } from '#service/features/stats/stats-contract.ts';
import { type AsyncState, asyncStateOf, together, WhenLoaded } from './async-state.tsx';
import { unknown } from './body-view-model.ts';
import { bodyFatRing, type RingFigure, weightRing } from './goal-view-model.ts';
import { GoalsCard } from './goals-card.tsx';
import { bodyCopy, calendarCopy, profileCopy } from './member-copy.ts';
import { memberSince } from './member-dates.ts';

const EditProfileDialog = lazy(async () => ({
  default: (await import('./edit-profile-dialog.tsx')).EditProfileDialog,
}));
/** The parts below a phone's first window load once the rest is painted, because they would delay it. */
let beginLoading = (): void => {};
const isPainted = new Promise<void>((resolve) => {
  beginLoading = resolve;
});
const loadCards = async () => {
  await isPainted;
  return import('./profile-cards.tsx');
};
const MainCards = lazy(async () => ({ default: (await loadCards()).MainCards }));
const AsideCards = lazy(async () => ({ default: (await loadCards()).AsideCards }));

/** Cards below a phone's first window, about as high as they become. */
const progressPlace = [{ title: profileCopy.progressOverview, height: '24.5rem' }];
const mainPlaces = [
  { title: bodyCopy.bodyComposition, height: '29.5rem' },
  { title: profileCopy.recentAchievements, height: '13rem' },
  { title: profileCopy.availableEquipment, height: '8.5rem' },
];
const asidePlaces = [
  { title: bodyCopy.bodyMetrics, height: '30rem' },
  { title: profileCopy.settings, height: '78.5rem' },
  { title: calendarCopy.title, height: '13.5rem' },
];

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
  useEffect(() => afterPaint(beginLoading), []);
  return (
    <>
      <NamedHead user={user} onEdit={editing.open} />
      <Stack>
        <ProfileNumbers stats={stats} />
        <MainAndAside>
          <Stack>
            <GoalsCard program={program} owner={user} />
            <Later cards={progressPlace}>
              <ProgressCard program={program} latest={latest} member={user} today={today} />
            </Later>
            <Later cards={mainPlaces}>
              <Suspense fallback={<Places cards={mainPlaces} />}>
                <MainCards user={user} stats={stats} latest={latest} />
              </Suspense>
            </Later>
          </Stack>
          <Later cards={asidePlaces}>
            <Suspense fallback={<Places cards={asidePlaces} />}>
              <AsideCards user={user} latest={latest} />
            </Suspense>
          </Later>
        </MainAndAside>
      </Stack>
      {editing.openings > 0 && (
        <Opening>
          <EditProfileDialog
            openings={editing.openings}
            user={user}
            isHeightMeasured={latest.data?.asOf.height !== undefined}
          />
        </Opening>
      )}
    </>
  );
}

const tiles = [
  { label: profileCopy.totalPoints, icon: 'spark', count: 'totalPoints', pending: 'points' },
  { label: profileCopy.dayStreak, icon: 'flame', count: 'currentStreak', pending: 'streak' },
  { label: profileCopy.workouts, icon: 'dumbbell', count: 'totalWorkouts', pending: 'workouts' },
  { label: profileCopy.questsDone, icon: 'wheel', count: 'completedQuests', pending: 'quests' },
] as const satisfies readonly { label: string; icon: IconName; count: keyof Stats; pending: PendingNumber }[];

/** Four numbers, each a tile. Before they are known the tiles have their words, so that nothing below moves. */
function ProfileNumbers({ stats }: { stats: AsyncState<Stats> }) {
  const skeletons = tiles.map(({ label, icon }) => (
    <Tile key={label} as="div" aria-hidden>
      <h2>
        <Icon name={icon} size={22} />
        {label}
      </h2>
      <Numeral style={{ visibility: 'hidden' }}>{numberText(0)}</Numeral>
    </Tile>
  ));
  return (
    <WhenLoaded state={stats} failure={profileCopy.numbersUnread} skeleton={<Grid>{skeletons}</Grid>}>
      {(counts) => (
        <Grid as="section" aria-label={profileCopy.yourNumbers}>
          {tiles.map(({ label, icon, count, pending }) => (
            <Tile key={label}>
              <h2>
                <Icon name={icon} size={22} />
                {label}
                <PendingMark of={pending} />
              </h2>
              <Numeral>{numberText(counts[count])}</Numeral>
            </Tile>
          ))}
        </Grid>
      )}
    </WhenLoaded>
  );
}

type NamedHeadProps = { user: CurrentUser; onEdit: () => void };

/** Name and picture of the member, and the way to edit the profile. */
function NamedHead({ user, onEdit }: NamedHeadProps) {
  const name = nameOf(user);
  return (
    <ProfileHead>
      <Avatar initials={initialsOf(user)} imageUrl={user.profileImageUrl} label={name} size="large" />
      <ProfileWords>
        <ScreenHeading title={profileCopy.profile} size={headingSizeFor(name, 'section')}>
          {name}
        </ScreenHeading>
        <Text $tone="muted">{profileCopy.memberSince(memberSince(user.createdAt, user.timeZone))}</Text>
        {name !== user.email && (
          <Text $tone="soft" $size="t14">
            {user.email}
          </Text>
        )}
      </ProfileWords>
      <Button icon="edit" variant="outline" size="small" onClick={onEdit}>
        {profileCopy.editProfile}
      </Button>
    </ProfileHead>
  );
}

const TargetDialog = lazy(async () => ({
  default: (await import('./measurements-dialog.tsx')).TargetDialog,
}));

type ProgressCardProps = {
  program: AsyncState<Program | null>;
  latest: AsyncState<LatestMetric>;
  member: CurrentUser;
  today: MemberDay;
};

/** Two rings: how far the weight goal and the body fat goal are reached, and what each goes by. */
function ProgressCard({ program, latest, member, today }: ProgressCardProps) {
  return (
    <Card title={profileCopy.progressOverview}>
      <WhenLoaded
        state={together(program, latest)}
        failure={profileCopy.progressUnread}
        skeleton={<RingSkeletons />}
      >
        {([active, metric]) => (
          <Rings>
            <LabelledRing
              label={profileCopy.weightGoal}
              tone="accent"
              figure={weightRing(active, member, today)}
            />
            <LabelledRing label={profileCopy.bodyFatGoal} tone="sun" figure={bodyFatRing(member, metric)}>
              <BodyFatTarget member={member} />
            </LabelledRing>
          </Rings>
        )}
      </WhenLoaded>
    </Card>
  );
}

function RingSkeletons() {
  return (
    <Rings>
      {['weight', profileCopy.bodyFat].map((ring) => (
        <Box key={ring}>
          <Skeleton $round $height="9rem" $width="9rem" />
          <Skeleton $height="1.25rem" $width="60%" />
        </Box>
      ))}
    </Rings>
  );
}

type LabelledRingProps = { label: string; tone: 'accent' | 'sun'; figure: RingFigure; children?: ReactNode };

function LabelledRing({ label, tone, figure: { percent, lines, margin }, children }: LabelledRingProps) {
  return (
    <Box>
      <Ring label={label} percent={percent} margin={margin} tone={tone}>
        <Numeral $size="n2">
          {percent ?? unknown}
          {percent !== null && <NumeralMark>%</NumeralMark>}
        </Numeral>
      </Ring>
      <div>
        <h3>{label}</h3>
        {lines.map((line) => (
          <SubText key={line}>{line}</SubText>
        ))}
      </div>
      {children}
    </Box>
  );
}

type Member = Pick<CurrentUser, 'gender' | 'bodyFatTarget'>;

/** The way to another body fat target, or to a first one. */
function BodyFatTarget({ member }: { member: Member }) {
  const changing = useOpenings();
  const target = bodyFatTargetOf(member.gender, member.bodyFatTarget);
  return (
    <>
      <Button size="small" variant="outline" onClick={changing.open}>
        {target === null ? profileCopy.setTarget : profileCopy.changeTarget}
      </Button>
      {changing.openings > 0 && (
        <Opening>
          <TargetDialog openings={changing.openings} member={member} target={target} />
        </Opening>
      )}
    </>
  );
}

/** The picture, the words beside it, and a button. */
export const ProfileHead = styled.header`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: ${theme.space.s4} clamp(${theme.space.s4}, 3vw, ${theme.space.s8});
  padding: ${theme.space.s4} ${theme.space.s2} ${theme.space.s6};
  & > button {
    grid-column: 2;
    justify-self: start;
  }
  ${theme.media.tight} {
    grid-template-columns: minmax(0, 1fr);
    & > button {
      grid-column: 1;
    }
  }
  ${theme.media.wide} {
    grid-template-columns: auto minmax(0, 1fr) auto;
    & > button {
      grid-column: 3;
    }
  }
`;

export const ProfileWords = styled.div`
  display: grid;
  gap: ${theme.space.s1};
  overflow-wrap: anywhere;
  & > h1 {
    margin-bottom: ${theme.space.s1};
    hyphens: auto;
  }
`;

const Grid = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${theme.space.s3};
  ${theme.media.tight} {
    grid-template-columns: minmax(0, 1fr);
  }
  ${theme.media.wide} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: ${theme.space.s4};
  }
`;

const Tile = styled.article`
  display: grid;
  gap: ${theme.space.s4};
  min-width: 0;
  padding: ${theme.space.s5};
  border-radius: ${theme.radius.l};
  background: ${theme.color.surface};
  box-shadow: ${theme.shadow.sh1};
  & > h2 {
    display: flex;
    align-items: center;
    gap: ${theme.space.s2};
    font: ${theme.weight.strong} ${theme.text.t16} / 1.2 ${theme.font.text};
    letter-spacing: 0;
    color: ${theme.color.ink2};
  }
  & > ${Numeral} {
    overflow: hidden;
    padding-block: ${theme.space.s1};
  }
`;

const Rings = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${theme.space.s4};
`;

const Box = styled.div`
  display: grid;
  justify-items: center;
  align-content: start;
  gap: ${theme.space.s3};
  text-align: center;
  & h3 {
    font: ${theme.weight.bold} ${theme.text.t16} / 1.35 ${theme.font.text};
    letter-spacing: 0;
  }
`;
