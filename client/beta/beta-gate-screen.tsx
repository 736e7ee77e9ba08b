import { type MouseEventHandler, type ReactNode, useState } from 'react';
import { css, styled } from 'styled-components';
import { numberText } from '#client/lib/format/locale.ts';
import { requiresBetaAccess } from '#client/lib/http/api-error.ts';
import { readCurrentUser } from '#client/lib/http/current-user.ts';
import { LogoAnchor, TextAnchor } from '#client/ui/anchor.tsx';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { Chip } from '#client/ui/chip.tsx';
import { HeroPanel } from '#client/ui/hero-panel.tsx';
import { Icon, IconBadge } from '#client/ui/icon.tsx';
import { Bar, Grow, Page, Rows, Stack } from '#client/ui/layout.tsx';
import { navigations, paths } from '#client/ui/paths.ts';
import { ScreenHeading } from '#client/ui/screen-heading.tsx';
import { SubText } from '#client/ui/text.tsx';
import { WheelPicture } from '#client/wheel/wheel-picture.tsx';
import { betaCopy } from './beta-copy.ts';
import { BetaRequestForm } from './beta-request-form.tsx';

/** Public screens, seen as a visitor: the gate stands before every other way in. */
const signedOut = (path: string): string => `${path}?public=1`;

type BetaGateScreenProps = {
  /** The account's, when it is known. */
  email: string | null;
  /** Whether its request waits for an answer. */
  isWaiting: boolean;
  /** What can be done with the account's data without access. */
  data: ReactNode;
  /** Before the browser leaves for the sign-out, which the listener may hold up. */
  onSignOut: MouseEventHandler;
};

/** Takes the place of every screen while the account has no beta access. */
export function BetaGateScreen({ email, isWaiting, data, onSignOut }: BetaGateScreenProps) {
  const [hasAsked, setAsked] = useState(isWaiting);
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
            <Standing>
              <ScreenHeading title={betaCopy.betaAccessRequired} size="section">
                {hasAsked ? betaCopy.onTheStartList : betaCopy.privateBeta}
              </ScreenHeading>
              <p>{hasAsked ? betaCopy.readByAPerson(email) : betaCopy.noAccessLead(email)}</p>
              <Stations reached={hasAsked ? 1 : 0} />
              {!isWaiting && (
                <BetaRequestForm email={email} isRepeatWelcome isSignedIn onAsked={() => setAsked(true)} />
              )}
              <CheckAgain />
            </Standing>
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
  { icon: 'pulse', segment: 1 },
  { icon: 'flame', segment: 4 },
] as const;

/** What a day inside looks like. */
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

const Halves = styled.div(
  ({ theme }) => css`
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-items: start;
    gap: ${theme.space.s4};
    ${theme.media.broad} {
      grid-template-columns: 13fr 12fr;
      align-items: stretch;
    }
  `,
);

const Standing = styled.div(
  ({ theme }) => css`
    grid-column: 1 / -1;
    display: grid;
    gap: ${theme.space.s5};
  `,
);

const StationList = styled.ol(
  ({ theme }) => css`
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
  `,
);

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

const Checking = styled.div(
  ({ theme }) => css`
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${theme.space.s3};
    margin-top: ${theme.space.s2};
  `,
);

const WheelFrame = styled.div`
  width: min(100%, 18rem);
  margin-inline: auto;
`;

const Data = styled.div(
  ({ theme }) => css`
    max-width: ${theme.size.measure};
    padding-top: ${theme.space.s4};
  `,
);

const Links = styled.nav(
  ({ theme }) => css`
    display: flex;
    gap: ${theme.space.s6};
    padding-block: ${theme.space.s6};
  `,
);
