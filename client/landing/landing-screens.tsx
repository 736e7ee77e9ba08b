import { css, styled } from 'styled-components';
import { landingCopy } from './landing-copy.ts';
import { Section, SectionHead } from './landing-section.tsx';
import dashboardDark from './pictures/dashboard-dark.webp';
import dashboardLight from './pictures/dashboard-light.webp';
import historyDark from './pictures/history-dark.webp';
import historyLight from './pictures/history-light.webp';
import workoutDark from './pictures/workout-dark.webp';
import workoutLight from './pictures/workout-light.webp';

const screens = [
  { ...landingCopy.screens.dashboard, light: dashboardLight, dark: dashboardDark },
  { ...landingCopy.screens.workout, light: workoutLight, dark: workoutDark },
  { ...landingCopy.screens.history, light: historyLight, dark: historyDark },
];

/** Screens of the product as they are. They lie below the fold and are loaded when they come near. */
export function LandingScreens() {
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

/* One beside the other; on the phone they are pushed along. */
const Shelf = styled.div(
  ({ theme }) => css`
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
  `,
);
