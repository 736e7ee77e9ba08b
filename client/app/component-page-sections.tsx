import { type ComponentType, useState } from 'react';
import { styled } from 'styled-components';
import { theme } from '#client/styles/theme.ts';
import { Accordion } from '#client/ui/accordion.tsx';
import { ActionBar } from '#client/ui/action-bar.tsx';
import { TextAnchor } from '#client/ui/anchor.tsx';
import { AnchorButton, Button, type ButtonVariant, IconButton } from '#client/ui/button.tsx';
import { Card, type CardTone } from '#client/ui/card.tsx';
import { Chip, type ChipTone } from '#client/ui/chip.tsx';
import { Checkbox, RadioGroup, SelectField } from '#client/ui/choices.tsx';
import { DangerCard, KeepPlan } from '#client/ui/danger-card.tsx';
import { Dots } from '#client/ui/dots.tsx';
import { EmptyState, RetryNote } from '#client/ui/empty-state.tsx';
import { NumberField, TextAreaField, TextField } from '#client/ui/field.tsx';
import { HeroPanel } from '#client/ui/hero-panel.tsx';
import { Icon, IconBadge, iconNames, Medal, type SegmentNumber } from '#client/ui/icon.tsx';
import { Columns, Footer, Grow, Row, Rows, Stack } from '#client/ui/layout.tsx';
import { BackLink, IconLink, LinkButton, TextLink } from '#client/ui/link.tsx';
import { Logo, LogoMark } from '#client/ui/logo.tsx';
import { Dock, MainNavigation, ProfileLink, TopBar } from '#client/ui/navigation.tsx';
import { SettledNumberField } from '#client/ui/number-field.tsx';
import { paths } from '#client/ui/paths.ts';
import { Avatar } from '#client/ui/person.tsx';
import { BlankProgramCard, ProgramCard } from '#client/ui/program-card.tsx';
import { Segmented } from '#client/ui/segmented.tsx';
import { Skeleton, SkeletonGroup } from '#client/ui/skeleton.tsx';
import { Switch } from '#client/ui/switch.tsx';
import { Tabs } from '#client/ui/tabs.tsx';
import { Numeral, NumeralMark, NumeralUnit, SubText, Text } from '#client/ui/text.tsx';
import { componentPageCopy as copy, type ExampleWords } from './component-page-copy.ts';
import { ChartsSection, MetersSection, WheelSection } from './component-page-drawings.tsx';
import { ExercisesSection, OverlaysSection, PlanSection } from './component-page-exercises.tsx';

export type SectionProps = { words: ExampleWords };
export type SectionName = keyof typeof copy.sections;

const nothing = (): void => {};

function TextSection({ words }: SectionProps) {
  return (
    <>
      <Row $wraps $gap="s6">
        <Logo />
        <LogoMark size={72} />
        <Numeral $size="n1">{words.number}</Numeral>
        <span>
          <Numeral>{words.number}</Numeral>
          <NumeralUnit>{words.unit}</NumeralUnit>
        </span>
        <Numeral $size="n3">
          {words.number}
          <NumeralMark>{copy.numeralMark}</NumeralMark>
        </Numeral>
      </Row>
      <h3>{words.name}</h3>
      <Text>{words.sentence}</Text>
      <Text $tone="muted">{words.sentence}</Text>
      <Text $tone="soft" $size="t14">
        {words.sentence}
      </Text>
      <SubText>{words.sentence}</SubText>
      <Row $wraps>
        <TextLink to={paths.help}>{words.name}</TextLink>
        <TextAnchor href={paths.contact}>
          {words.label}
          <Icon name="arrow" size={20} />
        </TextAnchor>
        <BackLink to={paths.home}>{words.name}</BackLink>
      </Row>
      <Row $wraps>
        {iconNames.map((name) => (
          <Icon key={name} name={name} />
        ))}
      </Row>
    </>
  );
}

const variants: readonly ButtonVariant[] = [
  'primary',
  'quiet',
  'outline',
  'ink',
  'destructive',
  'danger',
  'ghost',
  'plain',
];

function ActionsSection({ words }: SectionProps) {
  return (
    <>
      <Row $wraps>
        {variants.map((variant) => (
          <Button key={variant} variant={variant}>
            {words.label}
          </Button>
        ))}
      </Row>
      <Row $wraps>
        {variants.map((variant) => (
          <Button key={variant} variant={variant} disabled>
            {words.label}
          </Button>
        ))}
      </Row>
      <Row $wraps>
        <Button size="small" variant="primary" icon="plus">
          {words.label}
        </Button>
        <Button size="large" variant="primary" trailingIcon="arrow">
          {words.name}
        </Button>
        <LinkButton to={paths.help} icon="help">
          {words.name}
        </LinkButton>
        <AnchorButton href={paths.contact} variant="outline" trailingIcon="right">
          {words.label}
        </AnchorButton>
        <IconButton icon="close" label={words.name} />
        <IconButton icon="trash" label={words.name} disabled />
        <IconLink to={paths.home} icon="back" label={words.name} />
      </Row>
      <Button isBlock variant="ink" icon="check" trailingIcon="arrow">
        {words.sentence}
      </Button>
    </>
  );
}

const chipTones: readonly ChipTone[] = ['plain', 'hot', 'good', 'warn', 'outline'];
const segmentNumbers: readonly SegmentNumber[] = [1, 2, 3, 4, 5, 6, 7, 8];

function MarksSection({ words }: SectionProps) {
  return (
    <>
      <Row $wraps>
        {chipTones.map((tone) => (
          <Chip key={tone} tone={tone} icon="flame">
            {words.name}
          </Chip>
        ))}
        <Chip>{words.number}</Chip>
      </Row>
      <Row $wraps>
        {segmentNumbers.map((segment) => (
          <IconBadge key={segment} icon="dumbbell" segment={segment} />
        ))}
        <IconBadge icon="leaf" size="small" />
        <IconBadge icon="leaf" size="large" />
        <Avatar initials="MH" />
        <Avatar initials="MH" size="large" label={words.value} />
        <Dots left={2} of={3} />
        <Dots left={0} of={3} />
      </Row>
      <Medals>
        <Medal icon="trophy" segment={4} isEarned>
          {words.name}
        </Medal>
        <Medal icon="flame" segment={7} isEarned={false}>
          {words.name}
        </Medal>
      </Medals>
    </>
  );
}

function FieldsSection({ words }: SectionProps) {
  const options = [
    { value: 'a', label: words.name },
    { value: 'b', label: words.label, isDisabled: true },
  ];
  return (
    <Columns>
      <TextField label={words.label} placeholder={words.name} />
      <TextField label={words.name} hint={words.hint} defaultValue={words.value} />
      <TextField label={words.label} error={words.error} defaultValue={words.value} />
      <TextField label={words.label} defaultValue={words.value} disabled />
      <NumberField label={words.label} unit={words.unit} defaultValue={words.number} hint={words.hint} />
      <NumberField label={words.label} unit={words.unit} error={words.error} />
      <SettledNumberField label={words.name} min={0} max={100} value={words.number} onSettle={nothing} />
      <SelectField label={words.label} options={options} placeholder={words.name} />
      <SelectField label={words.label} options={[{ label: copy.group, options }]} error={words.error} />
      <SelectField label={words.label} options={options} disabled />
      <TextAreaField label={words.name} hint={words.hint} defaultValue={words.sentence} />
      <TextAreaField label={words.label} error={words.error} disabled />
    </Columns>
  );
}

function ChoicesSection({ words }: SectionProps) {
  const [chosen, choose] = useState('a');
  const [isOn, flip] = useState(true);
  const texts = { label: words.name, description: words.sentence };
  const choices = [
    { value: 'a', ...texts, picture: <IconBadge icon="run" segment={5} /> },
    { value: 'b', label: words.label },
    { value: 'c', ...texts, isDisabled: true },
  ];
  const group = { choices, value: chosen, onChoose: choose };
  return (
    <>
      <Columns>
        <RadioGroup {...group} legend={words.name} hint={words.hint} />
        <RadioGroup {...group} legend={words.name} size="large" error={words.error} />
      </Columns>
      <Columns>
        <Checkbox {...texts} defaultChecked />
        <Checkbox label={words.label} size="large" />
        <Checkbox {...texts} disabled defaultChecked />
        <Switch {...texts} isOn={isOn} onFlip={flip} />
        <Switch {...texts} isOn={!isOn} onFlip={(isOff) => flip(!isOff)} />
        <Switch {...texts} isOn isDisabled onFlip={nothing} />
        <Switch label={words.name} isOn={isOn} onFlip={flip} />
      </Columns>
    </>
  );
}

function SwitchingSection({ words }: SectionProps) {
  const [chosen, choose] = useState('a');
  const [openId, open] = useState<string | null>('fold-a');
  const segments = [
    { value: 'a', label: words.name, icon: 'flame' as const },
    { value: 'b', label: words.label, icon: 'target' as const },
    { value: 'c', label: words.unit },
  ];
  const content = <Text>{words.sentence}</Text>;
  return (
    <>
      <Segmented label={words.label} segments={segments} value={chosen} onChoose={choose} />
      <Tabs
        label={words.name}
        tabs={segments.map((segment) => ({ ...segment, content }))}
        value={chosen}
        onChoose={choose}
      />
      <Accordion
        level={3}
        openId={openId}
        onOpen={open}
        folds={[
          { id: 'fold-a', title: words.hint, content },
          { id: 'fold-b', title: words.sentence, content },
        ]}
      />
    </>
  );
}

const cardTones: readonly CardTone[] = ['paper', 'well', 'pine', 'sun', 'rose'];

function SurfacesSection({ words }: SectionProps) {
  const program = { caption: words.unit, numeral: words.numeral };
  return (
    <>
      <Columns>
        {cardTones.map((tone, index) => (
          <Card
            key={tone}
            tone={tone}
            level={3}
            title={copy.numbered(words.name, index + 1)}
            aside={<Chip>{words.label}</Chip>}
          >
            <p>{words.sentence}</p>
          </Card>
        ))}
        <Card>
          <Rows>
            <li>
              <IconBadge icon="dumbbell" segment={1} />
              <Grow>
                <b>{words.name}</b>
                <SubText>{words.sentence}</SubText>
              </Grow>
              <Chip tone="good">{words.unit}</Chip>
            </li>
            <li>
              <Grow>{words.name}</Grow>
            </li>
          </Rows>
        </Card>
      </Columns>
      <DangerCard
        title={words.error}
        reasons={[
          { key: 'sentence', text: words.sentence },
          { key: 'error', text: words.error },
        ]}
      >
        <KeepPlan onKeep={nothing} />
      </DangerCard>
      <HeroPanel>
        <div>
          <h3>{words.name}</h3>
          <p>{words.sentence}</p>
        </div>
        <TextField label={words.label} placeholder={words.name} />
      </HeroPanel>
      <Columns $count={3}>
        <ProgramCard {...program} title={words.name} segment={4} ticks={[words.sentence, words.name]} />
        <ProgramCard {...program} title={words.label} segment={7} ticks={[words.name]} />
        <BlankProgramCard>{words.sentence}</BlankProgramCard>
      </Columns>
    </>
  );
}

function StatesSection({ words }: SectionProps) {
  return (
    <Columns>
      <EmptyState
        icon="clipboard"
        title={words.name}
        level={3}
        action={<Button variant="primary">{words.label}</Button>}
      >
        {words.sentence}
      </EmptyState>
      <Card level={3} title={copy.skeletons}>
        <SkeletonGroup>
          <Row>
            <Skeleton $height="3rem" $width="3rem" $round />
            <Skeleton $height="1.5rem" $width="60%" />
          </Row>
          <Skeleton $height="6rem" />
        </SkeletonGroup>
      </Card>
      <Card>
        <RetryNote onRetry={nothing}>{words.sentence}</RetryNote>
      </Card>
      <Row>
        <LogoMark size={72} isTurning />
      </Row>
    </Columns>
  );
}

/** Elements that are fixed to the window are fixed to the stage here. */
function NavigationSection({ words }: SectionProps) {
  return (
    <>
      <TopBar middle={<MainNavigation />} end={<ProfileLink name={words.value} initials="MH" />} />
      <Stage>
        <Dock isAlwaysShown />
      </Stage>
      <Stage>
        <ActionBar>
          <Button>{words.label}</Button>
          <Button variant="primary">{words.label}</Button>
        </ActionBar>
      </Stage>
      <Stack>
        <Footer />
      </Stack>
    </>
  );
}

export const sections: readonly { name: SectionName; Section: ComponentType<SectionProps> }[] = [
  { name: 'text', Section: TextSection },
  { name: 'actions', Section: ActionsSection },
  { name: 'marks', Section: MarksSection },
  { name: 'fields', Section: FieldsSection },
  { name: 'choices', Section: ChoicesSection },
  { name: 'switching', Section: SwitchingSection },
  { name: 'surfaces', Section: SurfacesSection },
  { name: 'states', Section: StatesSection },
  { name: 'navigation', Section: NavigationSection },
  { name: 'meters', Section: MetersSection },
  { name: 'charts', Section: ChartsSection },
  { name: 'wheel', Section: WheelSection },
  { name: 'exercises', Section: ExercisesSection },
  { name: 'plan', Section: PlanSection },
  { name: 'overlays', Section: OverlaysSection },
];

const Medals = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(8rem, 1fr));
  gap: ${theme.space.s4};
`;

const Stage = styled.div`
  position: relative;
  contain: layout paint;
  height: 8rem;
  border-radius: ${theme.radius.l};
  background: ${theme.color.well};
`;
