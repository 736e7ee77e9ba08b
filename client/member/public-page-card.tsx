import { type FormEvent, useRef, useState } from 'react';
import { styled } from 'styled-components';
import useSWR from 'swr';
import { ApiError } from '#client/lib/http/api-error.ts';
import { useCurrentUser } from '#client/lib/http/read-models.ts';
import { showRefusal } from '#client/lib/http/refusal.ts';
import { readAs } from '#client/lib/http/swr.ts';
import { carryOut, useCommand } from '#client/lib/http/use-command.ts';
import { theme } from '#client/styles/theme.ts';
import { TextAnchor } from '#client/ui/anchor.tsx';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { Chip } from '#client/ui/chip.tsx';
import { ConfirmDialog } from '#client/ui/dialog.tsx';
import { TextField } from '#client/ui/field.tsx';
import { Row, Rows, Stack } from '#client/ui/layout.tsx';
import { TextLink } from '#client/ui/link.tsx';
import { paths } from '#client/ui/paths.ts';
import { Switch } from '#client/ui/switch.tsx';
import { SubText, Text } from '#client/ui/text.tsx';
import { showToast } from '#client/ui/toast.ts';
import { asInstant } from '#domain/kernel/day.ts';
import { dayOf } from '#domain/kernel/time-zone.ts';
import { type PublicFact, publicFacts } from '#domain/public-page/public-fact-rules.ts';
import {
  type PublicPageAnswer,
  publicPageAnswer,
} from '#service/features/public-page/public-page-contract.ts';
import { asyncStateOf, WhenLoaded } from './async-state.tsx';
import {
  chooseHandle,
  choosePublicFacts,
  giveUpHandle,
  type PublicChoice,
  publicPageKey,
} from './public-page-commands.ts';
import { publicPageCopy as copy } from './public-page-copy.ts';

/** The name, the facts and the picture of the member's public page. Shown once Public Profile is saved as on. */
export function PublicPageCard() {
  const page = asyncStateOf(useSWR(publicPageKey, readAs(publicPageAnswer), { revalidateOnMount: true }));
  return (
    <Card title={copy.title}>
      <WhenLoaded state={page} failure={copy.unread} height="20rem">
        {(loaded) => (
          <Stack $gap="s5">
            <Text $tone="muted">{copy.lead}</Text>
            <PageState page={loaded} />
            <NameForm key={loaded.handle} page={loaded} />
            <Facts page={loaded} />
          </Stack>
        )}
      </WhenLoaded>
    </Card>
  );
}

function PageState({ page: { hiddenBy, takenDownFor, path } }: { page: PublicPageAnswer }) {
  if (hiddenBy !== null)
    return (
      <Row $wraps>
        <Chip tone="outline">{copy.states.hidden}</Chip>
        <Text>
          {copy.hiddenBy[hiddenBy]} {takenDownFor && copy.takenDownFor(takenDownFor)}
          {hiddenBy === 'age-unknown' && <TextLink to={paths.profile}>{copy.toProfile}</TextLink>}
        </Text>
      </Row>
    );
  const address = `${location.origin}${path ?? ''}`;
  async function copyAddress(): Promise<void> {
    await navigator.clipboard.writeText(address);
    showToast(copy.copied);
  }
  return (
    <Row $wraps>
      <Chip tone="good">{copy.states.public}</Chip>
      {/* A page of the service, outside of the router. */}
      <TextAnchor href={address}>{copy.open}</TextAnchor>
      {'clipboard' in navigator && (
        <Button size="small" onClick={() => void copyAddress()}>
          {copy.copy}
        </Button>
      )}
    </Row>
  );
}

function NameForm({ page: { handle, changeableFrom, hiddenBy } }: { page: PublicPageAnswer }) {
  const [name, setName] = useState(handle ?? '');
  const { ask, isSending, refusal } = useCommand(chooseHandle, {
    onAnswer: () => showToast(copy.saved),
    onRefused: (error) => {
      if (!isAboutName(error)) showRefusal(error, copy.failedName);
    },
  });
  if (hiddenBy === 'age-unknown' || hiddenBy === 'under-age') return null;
  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    ask(name);
  }
  return (
    <Stack as="form" noValidate onSubmit={submit}>
      <TextField
        label={copy.name}
        hint={<NameHint changeableFrom={changeableFrom} />}
        error={isAboutName(refusal) && refusal.text}
        value={name}
        maxLength={100}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        readOnly={changeableFrom !== null && handle !== null}
        onChange={(event) => setName(event.target.value)}
      />
      <Row $wraps>
        {(changeableFrom === null || handle === null) && (
          <Button type="submit" variant="ink" aria-disabled={isSending}>
            {isSending ? copy.saving : copy.save}
          </Button>
        )}
        {handle !== null && <GiveUpButton />}
      </Row>
    </Stack>
  );
}

/** The rule of a name, or the member's date from which on it can be changed. */
function NameHint({ changeableFrom }: Pick<PublicPageAnswer, 'changeableFrom'>) {
  const { timeZone = 'UTC' } = useCurrentUser().data ?? {};
  const rule =
    changeableFrom === null ? copy.nameRule : copy.changeable(dayOf(asInstant(changeableFrom), timeZone));
  return (
    <>
      {copy.nameHint(location.host)} {rule}
    </>
  );
}

/** The sentence of the server about the name is shown at its field. */
const isAboutName = (error: unknown): error is ApiError =>
  error instanceof ApiError && /^(invalid-handle|handle-)/.test(error.code ?? '');

function GiveUpButton() {
  const [isAsking, setAsking] = useState(false);
  const { ask, isSending } = useCommand(giveUpHandle, {
    onAnswer: () => showToast(copy.gaveUp),
    onRefused: (error) => showRefusal(error, copy.failedGiveUp),
  });
  return (
    <>
      <Button aria-disabled={isSending} onClick={() => setAsking(true)}>
        {copy.giveUp}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          ask(null);
        }}
        title={copy.givingUp.title}
        description={copy.givingUp.description}
        confirmLabel={copy.givingUp.confirm}
      />
    </>
  );
}

function Facts({ page }: { page: PublicPageAnswer }) {
  const { chosen, choose } = useChoice(page);
  const { facts, isIndexed } = chosen;
  const flip = (fact: PublicFact, isOn: boolean): void =>
    choose({ isIndexed, facts: isOn ? [...facts, fact] : facts.filter((one) => one !== fact) });
  return (
    <>
      <Stack $gap="s2">
        <h3>{copy.shows}</h3>
        <Rows>
          {publicFacts.map((fact) => (
            <Line key={fact}>
              <Switch
                label={copy.facts[fact]}
                description={copy.previewOf(fact, page.preview)}
                isOn={facts.includes(fact)}
                onFlip={(isOn) => flip(fact, isOn)}
              />
            </Line>
          ))}
          <Line>
            <Switch
              label={copy.indexed}
              description={copy.indexedLead}
              isOn={isIndexed}
              onFlip={(isOn) => choose({ facts, isIndexed: isOn })}
            />
          </Line>
        </Rows>
      </Stack>
      {page.hiddenBy === null && <LinkPicture page={page} />}
    </>
  );
}

/** The saved choice with the flips that are on their way. They are sent one after the other. */
function useChoice({ facts, isIndexed }: PublicPageAnswer) {
  const [wished, setWished] = useState<PublicChoice | null>(null);
  const tail = useRef<Promise<unknown>>(Promise.resolve());
  function choose(choice: PublicChoice): void {
    setWished(choice);
    tail.current = tail.current
      .then(() => carryOut(choosePublicFacts, choice))
      .catch((error: unknown) => {
        setWished(null);
        showRefusal(error, copy.failed);
      });
  }
  return { chosen: wished ?? { facts, isIndexed }, choose };
}

function LinkPicture({ page: { path, facts } }: { page: PublicPageAnswer }) {
  return (
    <Stack $gap="s2">
      <h3>{copy.picture}</h3>
      <Picture
        // Another address for other facts, because browsers keep a picture for a while.
        src={`${path}/card.png?shows=${facts.join('-')}`}
        alt={copy.pictureAlt}
        width={1200}
        height={630}
        loading="lazy"
      />
      <SubText>{copy.pictureNote}</SubText>
    </Stack>
  );
}

const Line = styled.li`
  & > * {
    flex: 1;
    min-width: 0;
  }
`;

const Picture = styled.img`
  display: block;
  width: 100%;
  height: auto;
  border-radius: ${theme.radius.l};
  background: ${theme.color.fill};
`;
