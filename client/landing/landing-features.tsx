import { css, styled } from 'styled-components';
import { theme } from '#client/styles/theme.ts';
import { IconBadge, type IconName, type SegmentNumber } from '#client/ui/icon.tsx';
import { Page } from '#client/ui/layout.tsx';
import { Numeral } from '#client/ui/text.tsx';
import { WheelPicture } from '#client/wheel/wheel-picture.tsx';
import { landingCopy } from './landing-copy.ts';

const sampleQuests = [
  landingCopy.stairSprints,
  landingCopy.mobilityFlow,
  landingCopy.boxBreathing,
  landingCopy.luckyDay,
  landingCopy.plankLadder,
  landingCopy.lungeWalk,
  landingCopy.pushUpPyramid,
  landingCopy.airSquats,
].map((name) => ({ id: name, name }));

const tools: readonly { icon: IconName; segment: SegmentNumber }[] = [
  { icon: 'run', segment: 1 },
  { icon: 'kettlebell', segment: 4 },
  { icon: 'band', segment: 3 },
  { icon: 'dumbbell', segment: 5 },
  { icon: 'pullup', segment: 7 },
];

export function LandingFeatures() {
  return (
    <Section id="features">
      <SectionHead>
        <h2>{landingCopy.featuresTitle}</h2>
        <p>{landingCopy.featuresLead}</p>
      </SectionHead>
      <Bento>
        <Feature $tone="pine" $place="lead">
          <div>
            <h3>{landingCopy.wheelTitle}</h3>
            <p>{landingCopy.wheelLead}</p>
          </div>
          <Cropped>
            <WheelPicture
              label={landingCopy.wheelLabel}
              slots={sampleQuests}
              chosenIndex={null}
              hub={{ big: '8' }}
            />
          </Cropped>
        </Feature>
        <Feature $tone="sun" $place="third">
          <Spread>
            <Numeral>{12}</Numeral>
            <b>{landingCopy.weeks}</b>
            <SafeLine />
          </Spread>
          <div>
            <h3>{landingCopy.timelinesTitle}</h3>
            <p>{landingCopy.timelinesLead}</p>
          </div>
        </Feature>
        <Feature $tone="paper" $place="third">
          <Moods />
          <div>
            <h3>{landingCopy.moodTitle}</h3>
            <p>{landingCopy.moodLead}</p>
          </div>
        </Feature>
        <Feature $tone="paper" $place="half">
          <Trends />
          <div>
            <h3>{landingCopy.bodyTitle}</h3>
            <p>{landingCopy.bodyLead}</p>
          </div>
        </Feature>
        <Feature $tone="rose" $place="half">
          <Spread aria-hidden>
            {tools.map(({ icon, segment }) => (
              <IconBadge key={icon} icon={icon} segment={segment} size="large" />
            ))}
          </Spread>
          <div>
            <h3>{landingCopy.homeTitle}</h3>
            <p>{landingCopy.homeLead}</p>
          </div>
        </Feature>
      </Bento>
    </Section>
  );
}

const Bento = styled.div`
  display: grid;
  gap: ${theme.space.s4};
  ${theme.media.wide} {
    grid-template-columns: repeat(6, minmax(0, 1fr));
  }
`;

type Tone = 'paper' | 'pine' | 'sun' | 'rose';
type Place = 'lead' | 'third' | 'half';

/** A goal that comes down at a pace one can keep. */
function SafeLine() {
  return (
    <svg width="120" height="64" aria-hidden>
      <use href="#sketch-safe-line" />
    </svg>
  );
}

/** Low, even, high. */
function Moods() {
  return (
    <svg width="164" height="48" data-points="" aria-hidden>
      <use href="#sketch-moods" />
    </svg>
  );
}

/** Weight and body fat fall, lean muscle rises. */
function Trends() {
  return (
    <Plot viewBox="0 0 400 96" preserveAspectRatio="none" aria-hidden>
      <use href="#sketch-trends" />
    </Plot>
  );
}

const Feature = styled.article<{ $tone: Tone; $place: Place }>(({ theme, $tone, $place }) => {
  const { color } = theme;
  const tones = {
    paper: [color.surface, color.ink, color.ink2, theme.shadow.sh2],
    pine: [color.tileGoal, color.tileGoalNumeral, color.tileGoalText, 'none'],
    sun: [color.tilePoints, color.tilePointsNumeral, color.tilePointsText, 'none'],
    rose: [color.tileRose, color.ink, color.ink, 'none'],
  };
  const [background, ink, text, shadow] = tones[$tone];
  return css`
    position: relative;
    display: grid;
    align-content: space-between;
    gap: ${theme.space.s3};
    min-height: 15rem;
    padding: clamp(1.35rem, 1rem + 1.2vw, 2rem);
    border-radius: ${theme.radius.l};
    background: ${background};
    color: ${ink};
    box-shadow: ${shadow};
    overflow: hidden;
    & h3 {
      margin-bottom: ${theme.space.s2};
      font-size: clamp(1.5rem, 1.3rem + .6vw, 1.875rem);
    }
    & p {
      max-width: 38ch;
      color: ${text};
    }
    ${theme.media.wide} {
      grid-column: span ${{ lead: 6, third: 3, half: 3 }[$place]};
    }
    ${theme.media.broad} {
      grid-column: span ${{ lead: 4, third: 2, half: 3 }[$place]};
    }
    ${$place === 'lead' && lead}
  `;
});

const lead = css`
  & h3 {
    margin-bottom: ${({ theme }) => theme.space.s4};
    font-size: clamp(2rem, 1.6rem + 1.4vw, 2.75rem);
  }
  ${({ theme }) => theme.media.broad} {
    grid-row: span 2;
    grid-template-columns: 1fr 1.05fr;
    align-items: center;
    align-content: center;
  }
`;

const Cropped = styled.div`
  ${theme.media.phone} {
    margin-bottom: -34%;
  }
  ${theme.media.broad} {
    width: 108%;
    margin-block: -4%;
    & > div {
      max-width: none;
    }
  }
`;

const Spread = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.s2};
  & > ${Numeral} {
    font-size: 4.5rem;
  }
  & > b {
    align-self: flex-end;
  }
  & > svg {
    margin-inline-start: auto;
  }
`;

const Plot = styled.svg`
  width: 100%;
  height: 6rem;
`;

export const Section = styled(Page).attrs({ as: 'section' })`
  padding-block: ${theme.space.section};
`;

export const SectionHead = styled.div`
  display: grid;
  gap: ${theme.space.s3};
  margin-bottom: clamp(1.75rem, 1rem + 2vw, 3rem);
  & > h2 {
    max-width: 16ch;
    font-size: ${theme.heading.section};
  }
  & > p {
    max-width: ${theme.size.measure};
    color: ${theme.color.ink2};
  }
`;
