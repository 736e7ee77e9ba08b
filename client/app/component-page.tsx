import { Direction } from 'radix-ui';
import { type ComponentType, useEffect, useId } from 'react';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { theme } from '#client/styles/theme.ts';
import { inPlace } from '#client/ui/in-place.ts';
import { Main, Row, Stack } from '#client/ui/layout.tsx';
import { ScreenHeading } from '#client/ui/screen-heading.tsx';
import { Segmented } from '#client/ui/segmented.tsx';
import { Text } from '#client/ui/text.tsx';
import { componentPageCopy, exampleWords } from './component-page-copy.ts';
import { type SectionName, type SectionProps, sections } from './component-page-sections.tsx';

const readers = {
  colours: (value: string | null) => (value === 'light' || value === 'dark' ? value : 'system'),
  dir: (value: string | null) => (value === 'rtl' ? value : 'ltr'),
  words: (value: string | null) => (value === 'long' ? value : 'usual'),
} as const;

/** Every shared component in every state, at an address that exists in development only. The address holds the switches. */
export function ComponentPage() {
  const [search, setSearch] = useSearchParams();
  const colours = readers.colours(search.get('colours'));
  const dir = readers.dir(search.get('dir'));
  const words = readers.words(search.get('words'));
  const choose = (name: keyof typeof readers) => (value: string) => {
    search.set(name, value);
    setSearch(search, { replace: true, ...inPlace });
  };
  useEffect(() => forceColours(colours), [colours]);
  useEffect(() => turnPage(dir), [dir]);
  return (
    // Radix reads the direction from this provider and not from the page.
    <Direction.Provider dir={dir}>
      <Main $isLast>
        <Stack $gap="s6">
          <ScreenHeading>{componentPageCopy.title}</ScreenHeading>
          <Text $tone="muted">{componentPageCopy.lead}</Text>
          <Row $wraps>
            <Segmented
              label={componentPageCopy.colours}
              value={colours}
              onChoose={choose('colours')}
              segments={[
                { value: 'system', label: componentPageCopy.systemColours },
                { value: 'light', label: componentPageCopy.light },
                { value: 'dark', label: componentPageCopy.dark },
              ]}
            />
            <Segmented
              label={componentPageCopy.direction}
              value={dir}
              onChoose={choose('dir')}
              segments={[
                { value: 'ltr', label: componentPageCopy.leftToRight },
                { value: 'rtl', label: componentPageCopy.rightToLeft },
              ]}
            />
            <Segmented
              label={componentPageCopy.words}
              value={words}
              onChoose={choose('words')}
              segments={[
                { value: 'usual', label: componentPageCopy.usualWords },
                { value: 'long', label: componentPageCopy.longWords },
              ]}
            />
          </Row>
          {sections.map(({ name, Section }) => (
            <Specimen key={name} name={name} Section={Section} words={exampleWords[words]} />
          ))}
        </Stack>
      </Main>
    </Direction.Provider>
  );
}

type SpecimenProps = SectionProps & { name: SectionName; Section: ComponentType<SectionProps> };

function Specimen({ name, Section, words }: SpecimenProps) {
  const id = useId();
  return (
    <Frame id={name} aria-labelledby={id}>
      <h2 id={id}>{componentPageCopy.sections[name]}</h2>
      <Section words={words} />
    </Frame>
  );
}

/** Turns the whole page. @returns what turns it back */
function turnPage(dir: 'ltr' | 'rtl'): () => void {
  document.documentElement.dir = dir;
  return () => document.documentElement.removeAttribute('dir');
}

/** @returns what puts back the colours that the member has chosen */
function forceColours(colours: 'system' | 'light' | 'dark'): () => void {
  if (colours === 'system') return () => {};
  const { dataset } = document.documentElement;
  const before = dataset.theme;
  dataset.theme = colours;
  return () => {
    if (before === undefined) delete dataset.theme;
    else dataset.theme = before;
  };
}

const Frame = styled.section`
  display: grid;
  /* Long words must not widen the column. */
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.s4};
  padding-block: ${theme.space.s6};
  border-top: ${theme.border.hairline} solid ${theme.color.line};
`;
