import type { ReactNode, RefObject } from 'react';
import { css, styled } from 'styled-components';
import { HeroPanel } from '#client/ui/hero-panel.tsx';
import { Stack } from '#client/ui/layout.tsx';
import { betaSection } from './join-button.tsx';
import { landingCopy } from './landing-copy.ts';
import { Section } from './landing-section.tsx';

/** Written into the built page by the service, which knows the address. */
const supportEmail = '__SUPPORT_EMAIL__';

type LandingBetaProps = { section: RefObject<HTMLElement | null>; children: ReactNode };

/** The place of the request form. */
export function LandingBeta({ section, children }: LandingBetaProps) {
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

/** As high as the form, so that nothing below moves when the confirmation takes its place. */
const FormPlace = styled.div(
  ({ theme }) => css`
    min-height: 11.5rem;
    ${theme.media.scriptless} {
      display: none;
    }
    & > * + * {
      margin-top: ${theme.space.s3};
    }
  `,
);
