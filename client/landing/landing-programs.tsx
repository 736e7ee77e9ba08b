import { css, styled } from 'styled-components';
import { Page } from '#client/ui/layout.tsx';
import { RaceBib } from '#client/ui/race-bib.tsx';
import { SectionHead } from './landing-section.tsx';

export function LandingPrograms() {
  return (
    <Page as="section" id="programs">
      <SectionHead>
        <h2>Pick a number and pin it on.</h2>
      </SectionHead>
      <Bibs>
        <RaceBib
          title="Weight Management"
          segment={5}
          numeral="1–2"
          caption="lbs per week, safely"
          ticks={['Safe 1-2 lbs per week', 'Balanced nutrition guidance', 'Cardio and strength']}
        />
        <RaceBib
          title="Muscle Building"
          segment={1}
          numeral="+1"
          caption="more than last time"
          ticks={['Progressive overload', 'Compound movements', 'Recovery']}
        />
        <RaceBib
          title="Daily Maintenance"
          segment={4}
          numeral="50"
          caption="or 100 reps, in 10-15 minutes"
          ticks={['Daily 50 or 100 rep challenges', 'No equipment', 'Beginner friendly']}
        />
      </Bibs>
    </Page>
  );
}

const Bibs = styled.div(
  ({ theme }) => css`
    display: grid;
    gap: ${theme.space.s5};
    ${theme.media.wide} {
      grid-template-columns: repeat(auto-fit, minmax(17rem, 1fr));
    }
  `,
);
