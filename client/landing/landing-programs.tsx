import { css, styled } from 'styled-components';
import { Page } from '#client/ui/layout.tsx';
import { ProgramCard } from '#client/ui/program-card.tsx';
import { landingCopy } from './landing-copy.ts';
import { SectionHead } from './landing-section.tsx';

export function LandingPrograms() {
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
          ticks={[landingCopy.safePace, landingCopy.balancedNutritionGuidance, landingCopy.cardioAndStrength]}
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

const Cards = styled.div(
  ({ theme }) => css`
    display: grid;
    gap: ${theme.space.s5};
    ${theme.media.wide} {
      grid-template-columns: repeat(auto-fit, minmax(17rem, 1fr));
    }
  `,
);
