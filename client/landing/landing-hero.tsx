import { styled } from 'styled-components';
import { theme } from '#client/styles/theme.ts';
import { AnchorButton, Button, type Face } from '#client/ui/button.tsx';
import { TrackBackground } from '#client/ui/hero-panel.tsx';
import { Icon, IconBadge, type IconName } from '#client/ui/icon.tsx';
import { Page } from '#client/ui/layout.tsx';
import { LogoMark } from '#client/ui/logo.tsx';
import { navigations } from '#client/ui/paths.ts';
import { ScreenHeading } from '#client/ui/screen-heading.tsx';
import { SubText } from '#client/ui/text.tsx';
import { landingCopy } from './landing-copy.ts';

const promises: readonly { icon: IconName; text: string }[] = [
  { icon: 'lock', text: landingCopy.promiseBeta },
  { icon: 'clock', text: landingCopy.promiseMinutes },
  { icon: 'home', text: landingCopy.promiseEquipment },
];

export function LandingHero({ onJoinBeta }: { onJoinBeta: () => void }) {
  return (
    <>
      <Ground>
        <TrackBackground cx={985} cy={345} radius={290} count={7} width={1280} height={700} keep="end" />
        <Opening>
          <Pitch>
            <ScreenHeading title={landingCopy.heroTitle} size="h0">
              {landingCopy.heroHeading}
            </ScreenHeading>
            <p>{landingCopy.heroLead}</p>
            <Actions>
              <JoinButton label={landingCopy.joinBeta} variant="primary" size="large" onPress={onJoinBeta} />
              <AnchorButton href={navigations.login} variant="outline" size="large">
                {landingCopy.login}
              </AnchorButton>
            </Actions>
          </Pitch>
          <Picture aria-hidden>
            <LogoMark size={520} />
            <Note>
              <IconBadge icon="check" segment={8} />
              <span>
                <b>{landingCopy.questFound}</b>
                <SubText>{landingCopy.sampleQuest}</SubText>
              </span>
            </Note>
          </Picture>
        </Opening>
      </Ground>
      <Strip>
        <Page as="ul">
          {promises.map(({ icon, text }) => (
            <li key={text}>
              <Icon name={icon} size={22} />
              {text}
            </li>
          ))}
        </Page>
      </Strip>
    </>
  );
}

/** The id of the section with the request form. */
export const betaSection = 'beta';

type JoinButtonProps = Face & { label: string; onPress: () => void };

/** Leads to the request form. Without JavaScript it is a link to the place where the form would be. */
export function JoinButton({ label, onPress, ...face }: JoinButtonProps) {
  return (
    <>
      <ScriptedButton {...face} onClick={onPress}>
        {label}
      </ScriptedButton>
      <noscript>
        <AnchorButton {...face} href={`#${betaSection}`}>
          {label}
        </AnchorButton>
      </noscript>
    </>
  );
}

const Ground = styled.div`
  position: relative;
  overflow: clip;
`;

const Opening = styled(Page)`
  position: relative;
  display: grid;
  gap: ${theme.space.s8};
  padding-block: 6.5rem 4.5rem;
  ${theme.media.broad} {
    grid-template-columns: 1.12fr 1fr;
    align-items: center;
    min-height: 44.5rem;
    padding-block: 6.5rem ${theme.space.s16};
  }
`;

const Pitch = styled.div`
  display: grid;
  gap: 1.75rem;
  & > h1 {
    font-weight: ${theme.weight.numeral};
    font-stretch: 80%;
    line-height: .9;
    letter-spacing: -.03em;
  }
  & > p {
    max-width: 34ch;
    font-size: clamp(1.125rem, 1rem + .5vw, 1.375rem);
    line-height: 1.45;
    color: ${theme.color.ink2};
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.s3};
`;

const Picture = styled.div`
  position: relative;
  justify-self: center;
  width: min(100%, 21rem);
  & > svg {
    width: 100%;
    height: auto;
    filter: drop-shadow(0 26px 30px rgba(60, 40, 12, .24));
  }
  ${theme.media.broad} {
    justify-self: end;
    width: 31rem;
    max-width: 100%;
    margin-inline-end: -1rem;
  }
`;

const Note = styled.div`
  position: absolute;
  inset-inline-start: -.25rem;
  bottom: -1.5rem;
  display: flex;
  align-items: center;
  gap: .8rem;
  padding: .8rem 1.1rem;
  border-radius: ${theme.radius.m};
  background: ${theme.color.surface};
  box-shadow: ${theme.shadow.sh3};
  line-height: 1.25;
  ${theme.media.broad} {
    inset-inline-start: -1.25rem;
    bottom: .25rem;
  }
`;

const Strip = styled.div`
  background: ${theme.color.strip};
  color: ${theme.color.onInverse};
  & > ul {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: ${theme.space.s2} ${theme.space.s10};
    padding-block: 1.1rem;
  }
  & li {
    display: flex;
    align-items: center;
    gap: .6rem;
    font-weight: ${theme.weight.strong};
  }
`;

const ScriptedButton = styled(Button)`
  ${theme.media.scriptless} {
    display: none;
  }
`;
