import { css, styled } from 'styled-components';
import { Disc, type SegmentNumber } from '#client/ui/disc.tsx';
import type { IconName } from '#client/ui/icon.tsx';
import { Numeral } from '#client/ui/text.tsx';
import { WheelPicture } from '#client/wheel/wheel-picture.tsx';
import { Section, SectionHead } from './landing-section.tsx';
import { Moods, SafeLine, Trends } from './landing-sketches.tsx';

const sampleQuests = [
  'Stair Sprints',
  'Mobility Flow',
  'Box Breathing',
  'Lucky Day',
  'Plank Ladder',
  'Lunge Walk',
  'Push-up Pyramid',
  '50 Air Squats',
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
        <h2>A coach with a sense of play.</h2>
        <p>Your week is planned. One thing is left to chance: today’s quest.</p>
      </SectionHead>
      <Bento>
        <Feature $tone="pine" $place="lead">
          <div>
            <h3>One wheel, one quest, every day</h3>
            <p>
              A daily wheel with challenges and rewards. Eight go round, one lands. Accept it, re-spin while
              you have spins left, or spend a skip token and come back tomorrow.
            </p>
          </div>
          <Cropped>
            <WheelPicture
              label="Quest wheel with eight challenges"
              slots={sampleQuests}
              chosenIndex={null}
              hub={{ big: '8' }}
            />
          </Cropped>
        </Feature>
        <Feature $tone="sun" $place="third">
          <Spread>
            <Numeral>12</Numeral>
            <b>weeks</b>
            <SafeLine />
          </Spread>
          <div>
            <h3>Goal timelines that stay safe</h3>
            <p>AI-assisted goal timelines with safe targets that your body can actually keep.</p>
          </div>
        </Feature>
        <Feature $tone="paper" $place="third">
          <Moods />
          <div>
            <h3>Mood first, workout second</h3>
            <p>Mood tracking, with workouts adapted to energy and mood.</p>
          </div>
        </Feature>
        <Feature $tone="paper" $place="half">
          <Trends />
          <div>
            <h3>Weight, body fat and lean muscle in one view</h3>
            <p>Progress and body-composition analytics, not just a number on a scale.</p>
          </div>
        </Feature>
        <Feature $tone="rose" $place="half">
          <Spread aria-hidden>
            {tools.map(({ icon, segment }) => (
              <Disc key={icon} icon={icon} segment={segment} size="large" />
            ))}
          </Spread>
          <div>
            <h3>Your living room counts</h3>
            <p>Home workouts, bodyweight and with equipment: whatever you own.</p>
          </div>
        </Feature>
      </Bento>
    </Section>
  );
}

const Bento = styled.div(
  ({ theme }) => css`
    display: grid;
    gap: ${theme.space.s4};
    ${theme.media.wide} {
      grid-template-columns: repeat(6, minmax(0, 1fr));
    }
  `,
);

type Tone = 'paper' | 'pine' | 'sun' | 'rose';
type Place = 'lead' | 'third' | 'half';

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

const Cropped = styled.div(
  ({ theme }) => css`
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
  `,
);

const Spread = styled.div(
  ({ theme }) => css`
    display: flex;
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
  `,
);
