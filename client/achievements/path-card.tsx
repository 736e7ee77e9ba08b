import { styled } from 'styled-components';
import { Meter } from '#client/charts/meter.tsx';
import { dayText, monthText } from '#client/lib/format/format-day.ts';
import { useMonthPath } from '#client/lib/http/badge-reads.ts';
import { pathThingText } from '#client/lib/words/path-thing-text.ts';
import { theme } from '#client/styles/theme.ts';
import { Card } from '#client/ui/card.tsx';
import { RetryNote } from '#client/ui/empty-state.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { Stack } from '#client/ui/layout.tsx';
import { SubText, Text } from '#client/ui/text.tsx';
import { asMemberDay } from '#domain/kernel/day.ts';
import type { ShownThing } from '#domain/month-path/path-view.ts';
import { pathCopy } from './path-copy.ts';
import { PathPlace } from './path-place.tsx';

/** The twelve things of this month, and which of them are done. */
export function PathCard() {
  const { data: path, error, mutate } = useMonthPath();
  if (!path)
    return error ? <RetryNote onRetry={() => void mutate()}>{pathCopy.unread}</RetryNote> : <PathPlace />;
  const { month, things } = path;
  const done = things.filter(({ doneOn }) => doneOn !== null).length;
  const walked = pathCopy.walked(done, things.length);
  const title = pathCopy.title(monthText(asMemberDay(`${month}-01`)));
  return (
    <Card title={title}>
      <Stack>
        <Text $tone="muted">{pathCopy.lead}</Text>
        <Things>
          {things.map((thing) => (
            <Thing key={thing.id} thing={thing} />
          ))}
        </Things>
        <Meter label={title} value={done} maximum={things.length} valueText={walked} tone="good" />
        <SubText>{done === things.length ? pathCopy.finished : walked}</SubText>
      </Stack>
    </Card>
  );
}

function Thing({ thing }: { thing: ShownThing }) {
  const { target, count, doneOn } = thing;
  return (
    <li data-done={doneOn !== null}>
      <Mark>{doneOn === null ? null : <Icon name="check" />}</Mark>
      <div>
        <p>{pathThingText(thing)}</p>
        <SubText>
          {doneOn !== null
            ? pathCopy.done(dayText(doneOn))
            : target > 1
              ? pathCopy.progress(count, target)
              : pathCopy.open}
        </SubText>
      </div>
    </li>
  );
}

const Mark = styled.span`
  display: grid;
  place-items: center;
  inline-size: 2.25rem;
  block-size: 2.25rem;
  border: ${theme.border.hairline} dashed ${theme.color.control};
  border-radius: 50%;
  color: ${theme.color.tilePointsText};
`;

/** A thing that is done differs in fill and mark, and its words say so. */
const Things = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(15rem, 100%), 1fr));
  gap: ${theme.space.s3} ${theme.space.s5};
  & > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    align-items: center;
    gap: ${theme.space.s3};
  }
  & p {
    font-weight: ${theme.weight.strong};
    line-height: 1.3;
  }
  & > [data-done='true'] > span {
    border: ${theme.border.hairline} solid transparent;
    background: ${theme.color.tilePoints};
  }
`;
