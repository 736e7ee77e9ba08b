import { useId, useState } from 'react';
import { css, styled } from 'styled-components';
import { Card } from '#client/ui/card.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { Stack } from '#client/ui/layout.tsx';
import { TextLink } from '#client/ui/link.tsx';
import { paths } from '#client/ui/paths.ts';
import { Text } from '#client/ui/text.tsx';
import { privacyCopy } from './member-copy.ts';
import { policySections } from './privacy-policy-copy.ts';

/** The policy, folded: reading it leads nowhere else. */
export function PrivacyPolicy() {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <Card>
      <Unfold type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        {privacyCopy.readOurPrivacyPolicy}
        <Icon name={isOpen ? 'up' : 'down'} size={20} />
      </Unfold>
      <Policy id={id} hidden={!isOpen}>
        <Stack $gap="s6">
          <Sections>
            {policySections.map(({ title, paragraphs }) => (
              <Stack key={title} as="section" $gap="s2">
                <h2>{title}</h2>
                {paragraphs.map((paragraph) => (
                  <Text key={paragraph} $tone="muted">
                    {paragraph}
                  </Text>
                ))}
              </Stack>
            ))}
          </Sections>
          <Text $tone="muted">
            {privacyCopy.openQuestion} <TextLink to={paths.contact}>{privacyCopy.contactSupport}</TextLink>
          </Text>
        </Stack>
      </Policy>
    </Card>
  );
}

const Unfold = styled.button(
  ({ theme }) => css`
    display: inline-flex;
    align-items: center;
    gap: ${theme.space.s2};
    min-height: ${theme.size.tap};
    padding: 0;
    border: 0;
    background: none;
    font-weight: ${theme.weight.bold};
    color: ${theme.color.accentText};
    text-align: start;
    text-decoration: underline;
    text-underline-offset: .2em;
    cursor: pointer;
  `,
);

const Sections = styled.div(
  ({ theme }) => css`
    columns: 2 24rem;
    column-gap: ${theme.space.s12};
    & > section {
      break-inside: avoid;
      padding-bottom: ${theme.space.s6};
    }
  `,
);

const Policy = styled.div(
  ({ theme }) => css`
    padding-top: ${theme.space.s4};
    & h2 {
      font-size: ${theme.heading.h3};
    }
  `,
);
