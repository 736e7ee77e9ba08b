import { useEffect, useRef } from 'react';
import { css, styled } from 'styled-components';
import { AnchorButton } from '#client/ui/button.tsx';
import { Disc } from '#client/ui/disc.tsx';
import { navigations } from '#client/ui/paths.ts';
import { betaCopy } from './beta-copy.ts';

/** Stands where the form was. Takes the focus that the form had. */
export function BetaRequestConfirmation({ title, description }: { title: string; description: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <Words>
      <Disc icon="check" segment={8} size="large" />
      <h3 ref={heading} tabIndex={-1}>
        {title}
      </h3>
      <p>{description}</p>
      <p>{betaCopy.approvalTime}</p>
      <AnchorButton href={navigations.login} variant="ghost">
        {betaCopy.alreadyHaveAccessSignIn}
      </AnchorButton>
    </Words>
  );
}

const Words = styled.div(
  ({ theme }) => css`
    display: grid;
    justify-items: start;
    gap: ${theme.space.s3};
    & > h3:focus {
      outline: none;
    }
  `,
);
