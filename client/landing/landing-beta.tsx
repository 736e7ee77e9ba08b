import type { ReactNode, RefObject } from 'react';
import { css, styled } from 'styled-components';
import { brand } from '#client/ui/brand.ts';
import { Stack } from '#client/ui/layout.tsx';
import { PinePanel } from '#client/ui/pine-panel.tsx';
import { Section } from './landing-section.tsx';

type LandingBetaProps = { section: RefObject<HTMLElement | null>; children: ReactNode };

/** The place of the request form. */
export function LandingBeta({ section, children }: LandingBetaProps) {
  return (
    <Section id="beta" ref={section}>
      <PinePanel>
        <Stack>
          <h2>{brand} is in private beta.</h2>
          <p>Leave your e-mail. We read every request and answer within 1-2 business days.</p>
        </Stack>
        <FormPlace>{children}</FormPlace>
      </PinePanel>
    </Section>
  );
}

/** As high as the form, so that nothing below moves when the confirmation takes its place. */
const FormPlace = styled.div(
  ({ theme }) => css`
    min-height: 11.5rem;
    & > * + * {
      margin-top: ${theme.space.s3};
    }
  `,
);
