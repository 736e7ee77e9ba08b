import { styled } from 'styled-components';
import { Meter } from '#client/charts/meter.tsx';
import { theme } from '#client/styles/theme.ts';
import { Hidden, SubText } from '#client/ui/text.tsx';
import type { ShownTiers } from './achievements-view-model.ts';

/** A row of badges with their marks, the earned ones filled, and how far the next one is. */
export function TierRow({ row: { name, rule, tiers, next, text } }: { row: ShownTiers }) {
  return (
    <WayParts>
      <h3>{name}</h3>
      {rule && <SubText>{rule}</SubText>}
      <TierList>
        {tiers.map((tier) => (
          <Tier key={tier.id} data-earned={tier.isEarned}>
            <b aria-hidden>{tier.mark}</b>
            <span aria-hidden>{tier.name}</span>
            <Hidden>{tier.said}</Hidden>
          </Tier>
        ))}
      </TierList>
      {next && <Meter label={name} value={next.value} maximum={next.maximum} valueText={text} />}
      <SubText>{text}</SubText>
    </WayParts>
  );
}

const TierList = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(4.25rem, 1fr));
  gap: ${theme.space.s2};
`;

/** An earned tier differs in fill and border, and its words say so. */
const Tier = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  justify-items: center;
  gap: ${theme.space.s1};
  padding: ${theme.space.s3} ${theme.space.s1};
  border: ${theme.border.hairline} dashed ${theme.color.control};
  border-radius: ${theme.radius.m};
  text-align: center;
  color: ${theme.color.ink2};
  & > b {
    font: ${theme.weight.bold} ${theme.text.t20} / 1.1 ${theme.font.display};
  }
  & > span {
    max-width: 100%;
    font-size: ${theme.text.t12};
    line-height: 1.25;
    overflow-wrap: anywhere;
  }
  &[data-earned='true'] {
    border: ${theme.border.hairline} solid transparent;
    background: ${theme.color.tilePoints};
    color: ${theme.color.tilePointsText};
  }
`;

export const WayParts = styled.div`
  display: grid;
  gap: ${theme.space.s2};
  & > h3 {
    font: ${theme.weight.bold} ${theme.text.t16} / 1.2 ${theme.font.text};
    letter-spacing: 0;
  }
`;
