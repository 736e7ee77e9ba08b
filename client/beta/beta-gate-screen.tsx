import { type MouseEventHandler, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { css, styled } from 'styled-components';
import { dayText } from '#client/lib/format/format-day.ts';
import { numberText } from '#client/lib/format/locale.ts';
import { requiresBetaAccess } from '#client/lib/http/api-error.ts';
import { readCurrentUser } from '#client/lib/http/current-user.ts';
import { http } from '#client/lib/http/http.ts';
import { theme } from '#client/styles/theme.ts';
import { LogoAnchor, TextAnchor } from '#client/ui/anchor.tsx';
import { AnchorButton, Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { Chip } from '#client/ui/chip.tsx';
import { HeroPanel } from '#client/ui/hero-panel.tsx';
import { Icon, IconBadge } from '#client/ui/icon.tsx';
import { Bar, Grow, Page, Rows, Stack } from '#client/ui/layout.tsx';
import { navigations, paths } from '#client/ui/paths.ts';
import { ScreenHeading, useHeadingFocus } from '#client/ui/screen-heading.tsx';
import { SubText } from '#client/ui/text.tsx';
import { WheelPicture } from '#client/wheel/wheel-picture.tsx';
import { type BetaStanding, betaStandingAnswer } from '#service/features/beta/beta-contract.ts';
import { betaCopy } from './beta-copy.ts';
import { BetaRequestForm } from './beta-request-form.tsx';

/** Public screens, shown as to a visitor. The gate blocks all others. */
const signedOut = (path: string): string => `${path}?public=1`;

type BetaGateScreenProps = {
  /** The account's, when it is known. */
  email: string | null;
  /** Whether its request waits for an answer. */
  isWaiting: boolean;
  /** Actions on the account's data that need no access. */
  data: ReactNode;
  /** Before the browser leaves for the sign-out, which the listener may hold up. */
  onSignOut: MouseEventHandler;
};

/** Takes the place of every screen while the account has no beta access. */
export function BetaGateScreen({ email, isWaiting, data, onSignOut }: BetaGateScreenProps) {
  return (
    <>
      <Bar>
        <LogoAnchor />
        <TextAnchor href={navigations.logout} onClick={onSignOut}>
          {betaCopy.signOut}
        </TextAnchor>
      </Bar>
      <Page as="main">
        <Halves>
          <HeroPanel>
            <Standing email={email} isWaiting={isWaiting} />
          </HeroPanel>
          <SampleDay />
        </Halves>
        <Data>{data}</Data>
        <Links aria-label={betaCopy.withoutAccess}>
          <TextAnchor href={signedOut(paths.help)}>{betaCopy.help}</TextAnchor>
          <TextAnchor href={signedOut(paths.privacy)}>{betaCopy.privacy}</TextAnchor>
          <TextAnchor href={signedOut(paths.contact)}>{betaCopy.contact}</TextAnchor>
        </Links>
      </Page>
    </>
  );
}

/** The state of the account's request. The open page polls, so an approval shows without a press. */
function Standing({ email, isWaiting }: Pick<BetaGateScreenProps, 'email' | 'isWaiting'>) {
  const [hasAsked, setAsked] = useState(false);
  const { standing, readAgain } = useStanding();
  if (standing?.status === 'approved') return <Approved words={standing.words} />;
  if (standing?.status === 'denied') {
    if (hasAsked) setAsked(false);
    return <Denied standing={standing} email={email} onAsked={readAgain} />;
  }
  const isOnList = isWaiting || hasAsked || standing?.status === 'pending';
  return (
    <Parts>
      <ScreenHeading title={betaCopy.betaAccessRequired} size="section">
        {isOnList ? betaCopy.onTheStartList : betaCopy.privateBeta}
      </ScreenHeading>
      <p>{isOnList ? betaCopy.readByAPerson(email) : betaCopy.noAccessLead(email)}</p>
      <Unconfirmed email={email} by={standing?.confirmBy} />
      <Stations reached={isOnList ? 1 : 0} />
      {(hasAsked || !isOnList) && (
        <BetaRequestForm email={email} isRepeatWelcome isSignedIn onAsked={() => setAsked(true)} />
      )}
      <CheckAgain />
    </Parts>
  );
}

/** The page of passkeys, which confirms the address and leads back. */
const confirmAddress = `${navigations.login}?manage=1&returnTo=${encodeURIComponent(paths.home)}`;

/** An address that nothing has confirmed: an approval would not let the account in, so this comes before the form. */
function Unconfirmed({ email, by }: { email: string | null; by: BetaStanding['confirmBy'] }) {
  const { unconfirmed } = betaCopy;
  return (
    by && (
      <Aside aria-label={unconfirmed.title}>
        <b>{unconfirmed.title}</b>
        <p>{unconfirmed.lead(email)}</p>
        <p>{by === 'mail' ? unconfirmed.byMail : unconfirmed.byCode}</p>
        <div>
          <AnchorButton href={confirmAddress} variant="primary">
            {unconfirmed.button}
          </AnchorButton>
        </div>
      </Aside>
    )
  );
}

/** How often the open page asks, in milliseconds. */
const askEveryMs = 20_000;

/** The standing of the account's request, read again while the page is in sight. It is null until it is known. */
function useStanding() {
  const [standing, setStanding] = useState<BetaStanding | null>(null);
  const asked = useRef(0);
  const isOver = standing?.status === 'approved';
  const readAgain = useCallback((): void => {
    if (document.visibilityState !== 'visible') return;
    asked.current += 1;
    const nth = asked.current;
    const take = (answer: BetaStanding): void => {
      // A slower answer would bring back the standing of before.
      if (nth === asked.current) setStanding(answer);
    };
    // An answer that does not come leaves what is known.
    void readStanding().then(take, () => {});
  }, []);
  useEffect(() => {
    if (isOver) return;
    readAgain();
    const timer = setInterval(readAgain, askEveryMs);
    document.addEventListener('visibilitychange', readAgain);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', readAgain);
    };
  }, [isOver, readAgain]);
  useHeadingFocus(standing && faceOf(standing));
  return { standing, readAgain };
}

/** A denial has another heading and another form; an approval is read aloud by itself. */
const faceOf = ({ status }: BetaStanding): string => (status === 'denied' ? 'denied' : 'open');

const readStanding = async (): Promise<BetaStanding> =>
  betaStandingAnswer.parse(await http.read('/api/beta/standing'));

/** The moment in which access has come. */
function Approved({ words }: Pick<BetaStanding, 'words'>) {
  return (
    <Parts>
      <ScreenHeading title={betaCopy.youAreIn} size="section">
        {betaCopy.youAreIn}
      </ScreenHeading>
      <p role="status">{betaCopy.youAreInLead}</p>
      <Words words={words} />
      <Stations reached={betaCopy.stations.length} />
      <div>
        <Button variant="primary" size="large" icon="arrow" onClick={() => window.location.reload()}>
          {betaCopy.comeIn}
        </Button>
      </div>
    </Parts>
  );
}

type DeniedProps = { standing: BetaStanding; email: string | null; onAsked: () => void };

/** The answer was no: what the admin says, and from when the account may ask again. */
function Denied({ standing: { words, askAgainFrom, supportEmail }, email, onAsked }: DeniedProps) {
  const isOpen = askAgainFrom !== null && askAgainFrom <= todayInUtc();
  return (
    <Parts>
      <ScreenHeading title={betaCopy.notThisTime} size="section">
        {betaCopy.notThisTime}
      </ScreenHeading>
      <p>{betaCopy.notThisTimeLead}</p>
      <Words words={words} />
      {askAgainFrom !== null && (
        <p>{isOpen ? betaCopy.askAgainNow : betaCopy.askAgainFrom(dayText(askAgainFrom))}</p>
      )}
      {isOpen && <BetaRequestForm email={email} isRepeatWelcome isSignedIn onAsked={onAsked} />}
      <p>
        {betaCopy.questions} <TextAnchor href={`mailto:${supportEmail}`}>{supportEmail}</TextAnchor>
      </p>
    </Parts>
  );
}

/** The service counts the date of a new request by UTC. */
const todayInUtc = (): string => new Date().toISOString().slice(0, 10);

const Words = ({ words }: Pick<BetaStanding, 'words'>) =>
  words && (
    <Quote>
      <small>{betaCopy.theySaid}</small>
      <p>{words}</p>
    </Quote>
  );

/** From asking to being in: the stations before `reached` are done, and that one is next. */
function Stations({ reached }: { reached: number }) {
  return (
    <StationList aria-label={betaCopy.whereYouStand}>
      {betaCopy.stations.map(({ name, note }, place) => (
        <li key={name} aria-current={place === reached ? 'step' : undefined}>
          <Disc $isDone={place < reached} $isNext={place === reached}>
            {place < reached ? <Icon name="check" size={22} /> : numberText(place + 1)}
          </Disc>
          <b>{name}</b>
          <small>{note}</small>
        </li>
      ))}
    </StationList>
  );
}

/** Asks whether access is there by now: then the page is loaded again, else it says that it has looked. */
function CheckAgain() {
  const [state, setState] = useState<'open' | 'checking' | 'waiting'>('open');
  async function check(): Promise<void> {
    setState('checking');
    try {
      await readCurrentUser();
    } catch (error) {
      if (requiresBetaAccess(error)) return setState('waiting');
    }
    window.location.reload();
  }
  return (
    <div>
      <p>{betaCopy.approvedInTheMeantime}</p>
      <Checking>
        <Button
          variant="ghost"
          icon="reset"
          aria-disabled={state === 'checking'}
          onClick={() => void check()}
        >
          {betaCopy.checkAgain}
        </Button>
        <p role="status">{state === 'waiting' && betaCopy.checkedJustNow}</p>
      </Checking>
    </div>
  );
}

const sampleSlots = betaCopy.sampleQuests.map((name) => ({ id: name, name }));
const sampleFaces = [
  { icon: 'wheel', segment: 7 },
  { icon: 'flame', segment: 4 },
  { icon: 'pulse', segment: 1 },
] as const;

/** A preview of a member's day. */
function SampleDay() {
  return (
    <Card title={betaCopy.aDay} aside={<Chip>{betaCopy.sample}</Chip>}>
      <Stack>
        <WheelFrame>
          <WheelPicture
            label={betaCopy.sampleWheel}
            slots={sampleSlots}
            chosenIndex={0}
            isResult
            hub={{ big: '+2', small: betaCopy.points }}
          />
        </WheelFrame>
        <Rows>
          {betaCopy.sampleDay.map(({ time, title, lead }, place) => (
            <li key={time}>
              <b>{time}</b>
              <IconBadge {...(sampleFaces[place] ?? sampleFaces[0])} />
              <Grow>
                <b>{title}</b>
                <SubText>{lead}</SubText>
              </Grow>
            </li>
          ))}
        </Rows>
      </Stack>
    </Card>
  );
}

const Halves = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${theme.space.s4};
  ${theme.media.broad} {
    grid-template-columns: 13fr 12fr;
    align-items: stretch;
  }
`;

const Parts = styled.div`
  grid-column: 1 / -1;
  display: grid;
  gap: ${theme.space.s5};
`;

const Quote = styled.blockquote`
  margin: 0;
  padding-inline-start: ${theme.space.s4};
  border-inline-start: ${theme.border.thick} solid ${theme.color.tileGoalFill};
  overflow-wrap: anywhere;
  white-space: pre-line;
  & > small {
    font-size: ${theme.text.t14};
  }
  & > p {
    font-size: ${theme.text.t18};
    font-weight: ${theme.weight.strong};
  }
`;

const Aside = styled.section`
  display: grid;
  gap: ${theme.space.s3};
  padding-inline-start: ${theme.space.s4};
  border-inline-start: ${theme.border.thick} solid ${theme.color.tileGoalFill};
  overflow-wrap: anywhere;
  & > b {
    font-size: ${theme.text.t18};
  }
`;

const StationList = styled.ol`
  position: relative;
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  color: ${theme.color.tileGoalText};
  &::before {
    content: '';
    position: absolute;
    top: 1.1rem;
    inset-inline: 1rem;
    height: .5rem;
    background: ${theme.color.tileGoalText};
    opacity: .3;
  }
  & > li {
    position: relative;
    display: grid;
    justify-items: start;
    line-height: 1.3;
  }
  & > li:nth-child(2) {
    justify-items: center;
    text-align: center;
  }
  & > li:last-child {
    justify-items: end;
    text-align: end;
  }
  & b {
    color: ${theme.color.tileGoalNumeral};
  }
  & small {
    font-size: ${theme.text.t14};
  }
`;

const Disc = styled.span<{ $isDone: boolean; $isNext: boolean }>(
  ({ theme, $isDone, $isNext }) => css`
    display: grid;
    place-items: center;
    width: 2.75rem;
    height: 2.75rem;
    margin-bottom: ${theme.space.s2};
    border: 4px solid ${$isDone || $isNext ? theme.color.tileGoalFill : theme.color.tileGoalText};
    border-radius: ${theme.radius.full};
    background: ${$isDone ? theme.color.tileGoalFill : theme.color.tileGoal};
    color: ${$isDone ? theme.color.segmentDarkLabel : theme.color.tileGoalNumeral};
    font-family: ${theme.font.display};
    font-weight: ${theme.weight.numeral};
    transition: background ${theme.duration.d3} ${theme.ease.out};
  `,
);

const Checking = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.s3};
  margin-top: ${theme.space.s2};
`;

const WheelFrame = styled.div`
  width: min(100%, 18rem);
  margin-inline: auto;
`;

const Data = styled.div`
  max-width: ${theme.size.measure};
  padding-top: ${theme.space.s4};
`;

const Links = styled.nav`
  display: flex;
  gap: ${theme.space.s6};
  padding-block: ${theme.space.s6};
`;
