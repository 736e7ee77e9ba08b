import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { MainAndAside, ScreenHead, Stack } from '#client/ui/layout.tsx';
import { BackLink } from '#client/ui/link.tsx';
import { ScreenHeading } from '#client/ui/screen-heading.tsx';
import { Text } from '#client/ui/text.tsx';

type SettingsLayoutProps = {
  back: { to: string; label: string };
  title: string;
  /** One sentence under the title. */
  intro: ReactNode;
  /** Beside the switches on a broad window, below them elsewhere. */
  aside: ReactNode;
  /** Across, below both. */
  foot?: ReactNode;
  children: ReactNode;
};

/** A screen of switches. */
export function SettingsLayout({ back, title, intro, aside, foot, children }: SettingsLayoutProps) {
  return (
    <>
      <ScreenHead>
        <BackLink to={back.to}>{back.label}</BackLink>
        <ScreenHeading size="section">{title}</ScreenHeading>
        <Text $tone="muted">{intro}</Text>
      </ScreenHead>
      <MainAndAside>
        <Stack>{children}</Stack>
        <Stack>{aside}</Stack>
        {foot && <Foot>{foot}</Foot>}
      </MainAndAside>
    </>
  );
}

const Foot = styled.div(
  ({ theme }) => css`
    min-width: 0;
    ${theme.media.broad} {
      grid-column: 1 / -1;
    }
  `,
);
