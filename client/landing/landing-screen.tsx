import { type ComponentType, useRef, useState } from 'react';
import { LandingBeta } from './landing-beta.tsx';
import { LandingClosing, LandingFoot } from './landing-closing.tsx';
import { LandingFeatures } from './landing-features.tsx';
import { LandingHead } from './landing-head.tsx';
import { LandingHero } from './landing-hero.tsx';
import { LandingPrograms } from './landing-programs.tsx';
import { LandingScreens } from './landing-screens.tsx';

type LandingScreenProps = {
  /** Asks for access by email; takes the focus with each rise of the number. */
  BetaRequestForm: ComponentType<{ focusRequests: number }>;
};

/** What a visitor sees at `/`. */
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
      <LandingHead onJoinBeta={joinBeta} />
      <main>
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
