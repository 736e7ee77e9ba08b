import {
  type ComponentType,
  lazy,
  type ReactNode,
  type RefObject,
  Suspense,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { styled } from 'styled-components';
import { unitsHere, withKilograms } from '#client/lib/format/region-units.ts';
import { theme } from '#client/styles/theme.ts';
import { contentId, LogoAnchor, SkipAnchor } from '#client/ui/anchor.tsx';
import { AnchorButton } from '#client/ui/button.tsx';
import { HeroPanel } from '#client/ui/hero-panel.tsx';
import { Bar, BarEnd, Page, Stack } from '#client/ui/layout.tsx';
import { navigations, paths } from '#client/ui/paths.ts';
import { ProgramCard } from '#client/ui/program-card.tsx';
import { landingCopy } from './landing-copy.ts';
import { LandingFeatures, Section, SectionHead } from './landing-features.tsx';
import { betaSection, JoinButton, LandingHero } from './landing-hero.tsx';
import dashboardDark from './pictures/dashboard-dark.webp';
import dashboardLight from './pictures/dashboard-light.webp';
import historyDark from './pictures/history-dark.webp';
import historyLight from './pictures/history-light.webp';
import workoutDark from './pictures/workout-dark.webp';
import workoutLight from './pictures/workout-light.webp';

type LandingScreenProps = {
  /** Asks for access by email; takes the focus with each rise of the number. */
  BetaRequestForm: ComponentType<{ focusRequests: number }>;
};

/** The page for a visitor at `/`. */
export function LandingScreen({ BetaRequestForm }: LandingScreenProps) {
  const beta = useRef<HTMLElement>(null);
  const [focusRequests, setFocusRequests] = useState(0);

  function joinBeta(): void {
    // As smooth as the page's own style says: not at all where motion is unwanted.
    beta.current?.scrollIntoView();
    setFocusRequests((requests) => requests + 1);
  }

  return (
    <>
      <SkipAnchor />
      <LandingHead onJoinBeta={joinBeta} />
      <main id={contentId} tabIndex={-1}>
        <LandingHero onJoinBeta={joinBeta} />
        <LandingFeatures />
        <LandingScreens />
        <LandingPrograms />
        <LandingBeta section={beta}>
          <BetaRequestForm focusRequests={focusRequests} />
        </LandingBeta>
        <LandingClosing onJoinBeta={joinBeta} />
      </main>
      <LandingFoot />
    </>
  );
}

/** Lies over the top of the hero, whose lines run behind it. */
function LandingHead({ onJoinBeta }: { onJoinBeta: () => void }) {
  return (
    <Over>
      <LogoAnchor size={48} />
      <BarEnd>
        <AnchorButton href={navigations.login} variant="plain" size="small">
          {landingCopy.login}
        </AnchorButton>
        <OnlyWide>
          <JoinButton label={landingCopy.joinBeta} variant="ink" size="small" onPress={onJoinBeta} />
        </OnlyWide>
      </BarEnd>
    </Over>
  );
}

/** The page that the build renders has the literal text: the region is known only in the browser. */
const unitsNow = () => unitsHere().units;
const unitsOfBuild = () => 'imperial' as const;

function LandingPrograms() {
  const units = useSyncExternalStore(neverChanges, unitsNow, unitsOfBuild);
  return (
    <Page as="section" id="programs">
      <SectionHead>
        <h2>{landingCopy.programsTitle}</h2>
      </SectionHead>
      <Cards>
        <ProgramCard
          title={landingCopy.weightManagement}
          segment={5}
          numeral="1–2"
          caption={landingCopy.weightCaption}
          ticks={[
            withKilograms(landingCopy.safePace, units),
            landingCopy.balancedNutritionGuidance,
            landingCopy.cardioAndStrength,
          ]}
        />
        <ProgramCard
          title={landingCopy.muscleBuilding}
          segment={1}
          numeral="+1"
          caption={landingCopy.muscleCaption}
          ticks={[landingCopy.progressiveOverload, landingCopy.compoundMovements, landingCopy.recovery]}
        />
        <ProgramCard
          title={landingCopy.dailyMaintenance}
          segment={4}
          numeral="50"
          caption={landingCopy.dailyCaption}
          ticks={[landingCopy.dailyChallenges, landingCopy.noEquipment, landingCopy.beginnerFriendly]}
        />
      </Cards>
    </Page>
  );
}

/** Written into the built page by the service, which knows the address. */
const supportEmail = '__SUPPORT_EMAIL__';

type LandingBetaProps = { section: RefObject<HTMLElement | null>; children: ReactNode };

/** The place of the request form. */
function LandingBeta({ section, children }: LandingBetaProps) {
  return (
    <Section id={betaSection} ref={section}>
      <HeroPanel>
        <Stack>
          <h2>{landingCopy.privateBeta}</h2>
          <p>{landingCopy.privateBetaLead}</p>
          <noscript>
            <p>
              {landingCopy.scriptsOff} <a href={`mailto:${supportEmail}`}>{supportEmail}</a>{' '}
              {landingCopy.scriptsOffEnd}
            </p>
          </noscript>
        </Stack>
        <FormPlace>{children}</FormPlace>
      </HeroPanel>
    </Section>
  );
}

function LandingClosing({ onJoinBeta }: { onJoinBeta: () => void }) {
  return (
    <Closing as="section">
      <h2>{landingCopy.closingTitle}</h2>
      <div>
        <JoinButton
          label={landingCopy.requestBetaAccess}
          variant="primary"
          size="large"
          onPress={onJoinBeta}
        />
        <AnchorButton href={navigations.login} variant="outline" size="large">
          {landingCopy.login}
        </AnchorButton>
      </div>
    </Closing>
  );
}

function LandingFoot() {
  // The HTML has the year of the build, and React must find there what it renders first.
  const year = useSyncExternalStore(neverChanges, thisYear, yearOfBuild);
  // Which languages there are, the service knows.
  const languages = useSyncExternalStore(neverChanges, languagesHere, noneYet);
  return (
    <Foot>
      <Page>
        <LogoAnchor size={40} />
        <ul>
          <li>
            <a href={paths.contact}>{landingCopy.contactUs}</a>
          </li>
          <li>
            <a href={paths.privacy}>{landingCopy.privacyPolicy}</a>
          </li>
          <li>
            <a href={paths.help}>{landingCopy.helpSupport}</a>
          </li>
        </ul>
        <p>{landingCopy.copyright(year)}</p>
        {languages && (
          <Suspense fallback={null}>
            <LanguageChoice offered={languages} />
          </Suspense>
        )}
      </Page>
    </Foot>
  );
}

const neverChanges = () => () => {};
const thisYear = (): number => new Date().getFullYear();
const languagesHere = (): string => document.documentElement.dataset.languages ?? '';
const noneYet = (): string => '';
const LanguageChoice = lazy(async () => ({
  default: (await import('#client/lib/language/language-choice.tsx')).LanguageChoice,
}));
const yearOfBuild = (): number => import.meta.env.BUILD_YEAR;

const screens = [
  { ...landingCopy.screens.dashboard, light: dashboardLight, dark: dashboardDark },
  { ...landingCopy.screens.workout, light: workoutLight, dark: workoutDark },
  { ...landingCopy.screens.history, light: historyLight, dark: historyDark },
];

/** Screens of the product as they are. They lie below the fold and are loaded when they come near. */
function LandingScreens() {
  return (
    <Section id="screens">
      <SectionHead>
        <h2>{landingCopy.screensTitle}</h2>
        <p>{landingCopy.screensLead}</p>
      </SectionHead>
      <Shelf role="region" aria-label={landingCopy.screensTitle} tabIndex={0}>
        {screens.map(({ title, text, alt, light, dark }) => (
          <figure key={title}>
            <picture>
              {/* The service replaces the condition where the reader has chosen a theme. */}
              <source media="(prefers-color-scheme: dark)" srcSet={dark} />
              <img
                src={light}
                alt={alt}
                width={390}
                height={780}
                loading="lazy"
                fetchPriority="low"
                decoding="async"
              />
            </picture>
            <figcaption>
              <b>{title}</b>
              {text}
            </figcaption>
          </figure>
        ))}
      </Shelf>
    </Section>
  );
}

const Over = styled(Bar)`
  position: absolute;
  inset-inline: 0;
  top: 0;
  z-index: 1;
  ${theme.media.tight} {
    white-space: nowrap;
  }
`;

const OnlyWide = styled.span`
  ${theme.media.phone} {
    display: none;
  }
`;

const Cards = styled.div`
  display: grid;
  gap: ${theme.space.s5};
  ${theme.media.wide} {
    grid-template-columns: repeat(auto-fit, minmax(17rem, 1fr));
  }
`;

/** As high as the form, so that nothing below moves when the confirmation takes its place. */
const FormPlace = styled.div`
  min-height: 11.5rem;
  ${theme.media.scriptless} {
    display: none;
  }
  & > * + * {
    margin-top: ${theme.space.s3};
  }
`;

const Closing = styled(Page)`
  display: grid;
  justify-items: center;
  gap: ${theme.space.s5};
  padding-block: ${theme.space.s4} clamp(3.5rem, 2rem + 6vw, 7rem);
  text-align: center;
  & > h2 {
    max-width: 14ch;
    font-size: clamp(2.5rem, 1.6rem + 4.5vw, 5.25rem);
    line-height: .95;
    letter-spacing: -.025em;
  }
  & > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: ${theme.space.s3};
  }
`;

const Foot = styled.footer`
  border-top: ${theme.border.hairline} solid ${theme.color.line};
  padding-block: 1.75rem;
  & ul {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space.s1} 1.75rem;
  }
  & li > a {
    display: inline-flex;
    align-items: center;
    min-height: ${theme.size.tap};
  }
  & p {
    font-size: ${theme.text.t14};
    color: ${theme.color.ink3};
  }
  ${theme.media.wide} {
    & > div {
      display: flex;
      align-items: center;
      justify-content: space-between;
    }
  }
`;

/* One beside the other; on the phone they are pushed along. */
const Shelf = styled.div`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(16rem, 1fr);
  gap: ${theme.space.s5};
  margin-inline: calc(-1 * ${theme.space.gutter});
  padding: ${theme.space.s1} ${theme.space.gutter} ${theme.space.s4};
  overflow-x: auto;
  scroll-snap-type: x proximity;
  scroll-padding-inline: ${theme.space.gutter};
  & > figure {
    display: grid;
    align-content: start;
    gap: ${theme.space.s4};
    max-width: 22rem;
    margin: 0;
    scroll-snap-align: start;
  }
  & img {
    display: block;
    width: 100%;
    height: auto;
    border: 6px solid ${theme.color.strip};
    border-radius: ${theme.radius.xl};
    background: ${theme.color.well};
    box-shadow: ${theme.shadow.sh2};
  }
  & figcaption {
    color: ${theme.color.ink2};
    line-height: 1.45;
  }
  & b {
    display: block;
    margin-bottom: ${theme.space.s1};
    font-family: ${theme.font.display};
    font-size: ${theme.text.t20};
    font-weight: ${theme.weight.heading};
    font-stretch: ${theme.width.heading};
    color: ${theme.color.ink};
  }
`;
