import { css, styled } from 'styled-components';
import { useMemberToday } from '#client/lib/time/member-today.ts';
import { contentText } from '#client/lib/words/content-text.ts';
import { theme } from '#client/styles/theme.ts';
import { headingSizeFor } from '#client/ui/person.tsx';
import { ScreenHeading } from '#client/ui/screen-heading.tsx';
import { displayName, greetingAt, unnamed } from '#domain/catalogue/content/greeting.ts';
import { motivationFor } from '#domain/catalogue/content/motivation.ts';
import { asInstant } from '#domain/kernel/day.ts';
import { dayOf, localTimeOf } from '#domain/kernel/time-zone.ts';
import type { CurrentUser } from '#service/features/member/member-contract.ts';
import { dashboardCopy } from './dashboard-copy.ts';

/** The overview's: by the time of day, with the line of the date. */
export function Greeting({ user }: { user: CurrentUser }) {
  const today = useMemberToday();
  const name = displayName(user.firstName, user.email, contentText(unnamed));
  const { hour } = localTimeOf(asInstant(new Date().toISOString()), user.timeZone);
  return (
    <Head $isRoomy>
      <Words>
        <ScreenHeading title={dashboardCopy.dashboard} size={headingSizeFor(name, 'h1')}>
          {dashboardCopy.greeting(contentText(greetingAt(hour)), name)}
        </ScreenHeading>
        <p>{contentText(motivationFor(today))}</p>
      </Words>
    </Head>
  );
}

/** For the compact layout. On the first day it says no "back". */
export function Welcome({ user }: { user: CurrentUser }) {
  const today = useMemberToday();
  const name = displayName(user.firstName, user.email, contentText(unnamed));
  const isFirstDay = dayOf(asInstant(user.createdAt), user.timeZone) === today;
  return (
    <Head>
      <Words>
        <ScreenHeading title={dashboardCopy.dashboard} size={headingSizeFor(name, 'h2')}>
          {dashboardCopy.greeting(isFirstDay ? dashboardCopy.welcome : dashboardCopy.welcomeBack, name)}
        </ScreenHeading>
      </Words>
    </Head>
  );
}

const Head = styled.div<{ $isRoomy?: boolean }>(
  ({ theme, $isRoomy = false }) => css`
    display: flex;
    align-items: flex-start;
    justify-content: space-between;
    gap: ${theme.space.s4} ${theme.space.s8};
    padding-block: ${$isRoomy ? `clamp(1rem, .5rem + 1.5vw, 2rem) ${theme.space.s2}` : '0'};
    ${theme.media.wide} {
      padding-top: ${$isRoomy ? theme.space.s8 : theme.space.s4};
    }
  `,
);

const Words = styled.div`
  display: grid;
  gap: ${theme.space.s3};
  min-width: 0;
  overflow-wrap: anywhere;
  & > p {
    max-width: 52ch;
    font-size: ${theme.text.t18};
    color: ${theme.color.ink2};
  }
`;
