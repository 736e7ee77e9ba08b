import { BetaRequestForm } from '#client/beta/beta-request-form.tsx';
import { LandingScreen } from '#client/landing/landing-screen.tsx';

/** Where the landing page and the beta meet. */
export function Landing() {
  return <LandingScreen BetaRequestForm={BetaRequestForm} />;
}
