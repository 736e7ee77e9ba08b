import { lazy } from 'react';
import { LandingScreen } from '#client/landing/landing-screen.tsx';

/** The form brings a state machine; the page above it does not wait for that. */
const BetaRequestForm = lazy(async () => ({
  default: (await import('#client/beta/beta-request-form.tsx')).BetaRequestForm,
}));

export function Landing() {
  return <LandingScreen BetaRequestForm={BetaRequestForm} />;
}
