import { useState } from 'react';
import { styled } from 'styled-components';
import useSWR, { type SWRResponse } from 'swr';
import { dayText, monthText, shortDate } from '#client/lib/format/format-day.ts';
import { useCurrentUser } from '#client/lib/http/read-models.ts';
import { readAs } from '#client/lib/http/swr.ts';
import { useMemberToday } from '#client/lib/time/member-today.ts';
import { nameText } from '#client/lib/words/name-text.ts';
import { theme } from '#client/styles/theme.ts';
import { AnchorButton, Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { Chip, type ChipTone } from '#client/ui/chip.tsx';
import { SelectField } from '#client/ui/choices.tsx';
import { RetryNote } from '#client/ui/empty-state.tsx';
import { Grow, MainAndAside, Row, Rows, ScreenHead, Stack } from '#client/ui/layout.tsx';
import { BackLink } from '#client/ui/link.tsx';
import { ScreenFrame } from '#client/ui/navigation.tsx';
import { navigations, paths } from '#client/ui/paths.ts';
import { ScreenHeading } from '#client/ui/screen-heading.tsx';
import { Skeleton, SkeletonGroup } from '#client/ui/skeleton.tsx';
import { SubText, Text } from '#client/ui/text.tsx';
import { luckyDay } from '#domain/catalogue/quests/lucky-day.ts';
import { questById } from '#domain/catalogue/quests/quest-catalogue.ts';
import { asMemberDay } from '#domain/kernel/day.ts';
import { checkDraws, type Digests, type Verdict } from '#domain/quest/quest-proof.ts';
import { monthOf, revealDueOf } from '#domain/quest/wheel-seeds.ts';
import {
  type Draw,
  drawsAnswer,
  type WheelSeed,
  wheelRulesAnswer,
  wheelSeedsAnswer,
} from '#service/features/quest/wheel-contract.ts';
import { fairWheelCopy } from './fair-wheel-copy.ts';

/** Open to visitors: what is published binds only because everybody can keep it. */
export function FairWheelScreen() {
  const user = useCurrentUser().data ?? null;
  const seeds = useSWR<WheelSeed[], Error>('/api/wheel-seeds', readAs(wheelSeedsAnswer));
  return (
    <ScreenFrame member={user}>
      <ScreenHead>
        <BackLink to={paths.help}>{fairWheelCopy.backToHelp}</BackLink>
        <ScreenHeading size="section">{fairWheelCopy.title}</ScreenHeading>
        <Text $tone="muted">{fairWheelCopy.intro}</Text>
      </ScreenHead>
      <MainAndAside>
        <Stack>
          <Card title={fairWheelCopy.checkYours}>
            <Stack>
              <Text $tone="muted">{fairWheelCopy.checkLead}</Text>
              {user ? <OwnSpins seeds={seeds.data ?? []} /> : <SignIn />}
            </Stack>
          </Card>
          <HowItWorks />
        </Stack>
        <Card title={fairWheelCopy.published}>
          <Published seeds={seeds} />
        </Card>
      </MainAndAside>
    </ScreenFrame>
  );
}

const SignIn = () => (
  <Row $wraps>
    <Text>{fairWheelCopy.signInToCheck}</Text>
    <AnchorButton href={navigations.login} variant="ink">
      {fairWheelCopy.signIn}
    </AnchorButton>
  </Row>
);

const firstOf = (month: string) => asMemberDay(`${month}-01`);

/** The months that have begun for the member, newest first. */
function useMonths(seeds: readonly WheelSeed[]): readonly string[] {
  const current = monthOf(useMemberToday());
  return [...new Set([current, ...seeds.map(({ month }) => month).filter((month) => month <= current)])];
}

type Checked = readonly (Draw & { readonly verdict: Verdict })[];

function byMonth<Seed extends { readonly month: string }>(
  seeds: readonly Seed[],
): Map<string, readonly Seed[]> {
  const months = new Map<string, readonly Seed[]>();
  for (const seed of seeds) months.set(seed.month, [...(months.get(seed.month) ?? []), seed]);
  return months;
}

const readDraws = readAs(drawsAnswer);

const readRules = readAs(wheelRulesAnswer);

async function check(month: string, seeds: readonly WheelSeed[]): Promise<Checked> {
  const [draws, rules] = await Promise.all([
    readDraws(`/api/user-quests/draws?month=${month}`),
    readRules('/api/wheel-rules'),
  ]);
  const known = byMonth(seeds.map((seed) => ({ ...seed, seed: seed.revealed?.seed ?? null })));
  return checkDraws(draws, { seeds: known, rules: rules?.from ?? null }, webDigests);
}

function OwnSpins({ seeds }: { seeds: readonly WheelSeed[] }) {
  const months = useMonths(seeds);
  const [chosen, setChosen] = useState<string | null>(null);
  const month = chosen ?? (months[0] as string);
  const [checked, setChecked] = useState<Checked | null>(null);
  const [state, setState] = useState<'idle' | 'checking' | 'failed'>('idle');
  if (!canCheck()) return <Text role="alert">{fairWheelCopy.cannotCheck}</Text>;

  async function start(): Promise<void> {
    setState('checking');
    try {
      setChecked(await check(month, seeds));
      setState('idle');
    } catch {
      setState('failed');
    }
  }
  return (
    <Stack>
      <SelectField
        label={fairWheelCopy.month}
        value={month}
        options={months.map((value) => ({ value, label: monthText(firstOf(value)) }))}
        onChange={({ target }) => {
          setChosen(target.value);
          setChecked(null);
        }}
      />
      <Button variant="primary" icon="check" disabled={state === 'checking'} onClick={() => void start()}>
        {state === 'checking' ? fairWheelCopy.checking : fairWheelCopy.check}
      </Button>
      {state === 'failed' && <RetryNote onRetry={() => void start()}>{fairWheelCopy.spinsUnread}</RetryNote>}
      {checked && <Results checked={checked} />}
    </Stack>
  );
}

function Results({ checked }: { checked: Checked }) {
  const counts = { verified: 0, waiting: 0, early: 0, uncommitted: 0, wrong: 0 };
  for (const { verdict } of checked) counts[verdict.is] += 1;
  return (
    <Stack>
      <Text role="status">
        {checked.length === 0 ? fairWheelCopy.noSpins : fairWheelCopy.summary(counts)}
      </Text>
      <Rows>
        {checked.toReversed().map((draw) => (
          <CheckedSpin key={`${draw.date} ${draw.drawnAt}`} {...draw} />
        ))}
      </Rows>
    </Stack>
  );
}

const tones: Readonly<Record<Verdict['is'], ChipTone>> = {
  verified: 'good',
  waiting: 'plain',
  early: 'outline',
  uncommitted: 'outline',
  wrong: 'warn',
};

function CheckedSpin({ questId, date, spin, verdict }: Checked[number]) {
  const quest = questId === luckyDay.id ? luckyDay : questById(questId);
  const isWrong = verdict.is === 'wrong';
  return (
    <li>
      <Grow>
        <b>{nameText(quest?.name ?? questId)}</b>
        <SubText>{fairWheelCopy.spinOf(shortDate(date), spin)}</SubText>
        {isWrong && <SubText>{fairWheelCopy.why[verdict.what]}</SubText>}
      </Grow>
      <Chip tone={tones[verdict.is]} {...(verdict.is === 'verified' && { icon: 'check' })}>
        {fairWheelCopy.verdicts[verdict.is]}
      </Chip>
    </li>
  );
}

function Published({ seeds: { data, error, mutate } }: { seeds: SWRResponse<WheelSeed[], Error> }) {
  if (!data && error) return <RetryNote onRetry={() => void mutate()}>{fairWheelCopy.seedsUnread}</RetryNote>;
  if (!data)
    return (
      <SkeletonGroup>
        <Skeleton $height="6rem" />
        <Skeleton $height="6rem" />
      </SkeletonGroup>
    );
  if (data.length === 0) return <Text>{fairWheelCopy.nothingPublished}</Text>;
  return (
    <Stack $gap="s6">
      {[...byMonth(data)].map(([month, seeds]) => (
        <Stack key={month} as="section" $gap="s2">
          <Row $spread>
            <h3>{monthText(firstOf(month))}</h3>
            {seeds.every(({ isLate }) => !isLate) ? (
              <Chip tone="good">{fairWheelCopy.inTime}</Chip>
            ) : (
              <Chip tone="outline">{fairWheelCopy.late}</Chip>
            )}
          </Row>
          {seeds.length > 1 && <SubText>{fairWheelCopy.twice}</SubText>}
          {seeds.map((seed) => (
            <PublishedSeed key={seed.commitment} {...seed} />
          ))}
        </Stack>
      ))}
    </Stack>
  );
}

function PublishedSeed({ month, commitment, committedAt, isLate, revealed }: WheelSeed) {
  return (
    <>
      {isLate && <SubText>{fairWheelCopy.lateNote}</SubText>}
      <SubText>{fairWheelCopy.fingerprint(dayText(committedAt))}</SubText>
      <Digits>{commitment}</Digits>
      {revealed ? (
        <>
          <SubText>{fairWheelCopy.secret(dayText(revealed.at))}</SubText>
          <Digits>{revealed.seed}</Digits>
        </>
      ) : (
        <SubText>{fairWheelCopy.secretComes(dayText(revealDueOf(month)))}</SubText>
      )}
    </>
  );
}

const HowItWorks = () => {
  const rules = useSWR('/api/wheel-rules', readRules).data;
  return (
    <Card title={fairWheelCopy.how}>
      <Stack>
        <Steps>
          {fairWheelCopy.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </Steps>
        {rules && <Text $size="t14">{fairWheelCopy.before(dayText(rules.from))}</Text>}
        <Text $tone="muted" $size="t14">
          {fairWheelCopy.limits}
        </Text>
      </Stack>
    </Card>
  );
};

const utf8 = new TextEncoder();

const hexOf = (bytes: ArrayBuffer): string =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** The browser's own cryptography: the service computes no part of a check. */
export const webDigests: Digests = {
  sha256: async (text) => hexOf(await crypto.subtle.digest('SHA-256', utf8.encode(text))),
  async hmac(key, text) {
    const algorithm = { name: 'HMAC', hash: 'SHA-256' };
    const imported = await crypto.subtle.importKey('raw', utf8.encode(key), algorithm, false, ['sign']);
    return hexOf(await crypto.subtle.sign('HMAC', imported, utf8.encode(text)));
  },
};

/** Browsers have it on https and on this machine only. */
const canCheck = (): boolean => 'subtle' in crypto;

const Digits = styled.code`
  padding: ${theme.space.s3};
  border-radius: ${theme.radius.s};
  background: ${theme.color.well};
  font-size: ${theme.text.t13};
  overflow-wrap: anywhere;
`;

const Steps = styled.ol`
  display: grid;
  gap: ${theme.space.s3};
  padding-inline-start: 1.3em;
  list-style: decimal;
  line-height: 1.4;
`;
