import { styled } from 'styled-components';
import { programFaces } from '#client/lib/format/icons.ts';
import { nameText } from '#client/lib/words/name-text.ts';
import { theme } from '#client/styles/theme.ts';
import { Card } from '#client/ui/card.tsx';
import { Chip } from '#client/ui/chip.tsx';
import { IconBadge } from '#client/ui/icon.tsx';
import { DefinitionRows, Row, Stack } from '#client/ui/layout.tsx';
import { LinkButton } from '#client/ui/link.tsx';
import { paths } from '#client/ui/paths.ts';
import { Numeral, NumeralUnit, SubText, Text } from '#client/ui/text.tsx';
import { programMap } from '#domain/program/program-map.ts';
import type { Program } from '#service/features/program/program-contract.ts';
import { type AsyncState, WhenLoaded } from './async-state.tsx';
import type { BodyOwner, Figure } from './body-view-model.ts';
import { goalViewModel } from './goal-view-model.ts';
import { profileCopy } from './member-copy.ts';

type GoalsCardProps = { program: AsyncState<Program | null>; owner: BodyOwner };

/** The member's goal, or a link to choose one. */
export function GoalsCard({ program, owner }: GoalsCardProps) {
  return (
    <Card
      title={profileCopy.currentGoals}
      aside={program.data && <Chip>{nameText(programMap[program.data.type].picker)}</Chip>}
    >
      <WhenLoaded state={program} failure={profileCopy.goalsUnread}>
        {(active) => (active ? <Goals program={active} owner={owner} /> : <NoGoals />)}
      </WhenLoaded>
    </Card>
  );
}

function NoGoals() {
  return (
    <Stack>
      <Text $tone="muted">{profileCopy.goalsEmpty}</Text>
      <div>
        <LinkButton to={paths.onboarding} variant="primary" icon="target">
          {profileCopy.setYourGoals}
        </LinkButton>
      </div>
    </Stack>
  );
}

function Goals({ program, owner }: { program: Program; owner: BodyOwner }) {
  const { goal, amount, rows, warning } = goalViewModel(program, owner);
  return (
    <>
      <TwoColumns>
        <Row $gap="s4">
          <IconBadge {...programFaces[program.type]} size="large" />
          <div>
            <Goal>{goal}</Goal>
            {amount && (
              <Amount>
                <Numeral $size="n3">{amount.value}</Numeral>
                <NumeralUnit>{amount.unit}</NumeralUnit>
              </Amount>
            )}
          </div>
        </Row>
        <FigureList figures={rows} />
      </TwoColumns>
      {warning && <Warning>{warning}</Warning>}
    </>
  );
}

/** Names and values in rows, a hairline between them. */
export function FigureList({ figures }: { figures: readonly Figure[] }) {
  return (
    <List>
      {figures.map(({ label, value, note }) => (
        <div key={label}>
          <dt>
            {label}
            {note && <SubText>{note}</SubText>}
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </List>
  );
}

const TwoColumns = styled.div`
  display: grid;
  gap: ${theme.space.s4} ${theme.space.s8};
  ${theme.media.wide} {
    grid-template-columns: 1fr 1.1fr;
    align-items: center;
  }
`;

const Goal = styled.h3`
  font-size: ${({ theme }) => theme.heading.h3};
`;

const Amount = styled.p`
  margin-top: ${theme.space.s3};
  white-space: nowrap;
`;

const Warning = styled.p`
  margin-top: ${theme.space.s4};
  padding: ${theme.space.s3} ${theme.space.s4};
  border-radius: ${theme.radius.m};
  background: ${theme.color.warnSoft};
  color: ${theme.color.onWarn};
  font-size: ${theme.text.t14};
  font-weight: ${theme.weight.strong};
`;

const List = styled(DefinitionRows)`
  & > div {
    align-items: center;
    min-height: ${theme.size.tap};
  }
  & > :first-child {
    border-top: 0;
  }
`;
