import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { css, type DefaultTheme, styled } from 'styled-components';
import { useCurrentUser } from '#client/lib/http/read-models.ts';
import { contentText } from '#client/lib/words/content-text.ts';
import { helpText } from '#client/lib/words/help-text.ts';
import { theme } from '#client/styles/theme.ts';
import { Accordion } from '#client/ui/accordion.tsx';
import { Card } from '#client/ui/card.tsx';
import { TextField } from '#client/ui/field.tsx';
import { Icon, IconBadge } from '#client/ui/icon.tsx';
import { Columns, MainAndAside, ScreenHead, Stack } from '#client/ui/layout.tsx';
import { BackLink, LinkButton } from '#client/ui/link.tsx';
import { ScreenFrame } from '#client/ui/navigation.tsx';
import { paths } from '#client/ui/paths.ts';
import { ScreenHeading } from '#client/ui/screen-heading.tsx';
import { Hidden, SubText, Text } from '#client/ui/text.tsx';
import { type FaqEntry, searchFaq } from '#domain/catalogue/content/faq.ts';
import { healthDisclaimer, quickTips } from '#domain/catalogue/content/tips.ts';
import { helpCopy } from './help-copy.ts';

const gettingStarted = 'getting-started';

/** Open to visitors. */
export function HelpScreen() {
  const user = useCurrentUser().data ?? null;
  const [view, setView] = useState<FaqView>(initialView);
  const faq = useRef<HTMLDivElement>(null);

  function openGettingStarted(): void {
    setView(ledTo(view, gettingStarted));
    faq.current?.scrollIntoView({ block: 'start' });
  }

  return (
    <ScreenFrame member={user}>
      <ScreenHead>
        {user ? (
          <BackLink to={paths.profile}>{helpCopy.backToProfile}</BackLink>
        ) : (
          <BackLink to={paths.home}>{helpCopy.backToHome}</BackLink>
        )}
        <ScreenHeading size="section">{helpCopy.title}</ScreenHeading>
      </ScreenHead>
      <Stack>
        <HelpTiles onGettingStarted={openGettingStarted} />
        <MainAndAside>
          <Questions ref={faq}>
            <FaqCard view={view} onView={setView} />
          </Questions>
          <Stack>
            <Tips />
            <FairWheel />
            <StillNeedHelp />
          </Stack>
        </MainAndAside>
        <Text $tone="soft" $size="t14">
          {contentText(healthDisclaimer)}
        </Text>
      </Stack>
    </ScreenFrame>
  );
}

function Tips() {
  return (
    <Card tone="sun" title={helpCopy.quickTipsForSuccess}>
      <TipList>
        {quickTips.map((tip) => (
          <li key={tip}>
            <Icon name="check" size={22} />
            {contentText(tip)}
          </li>
        ))}
      </TipList>
    </Card>
  );
}

function FairWheel() {
  return (
    <Card title={helpCopy.fairWheel}>
      <Stack>
        <Text $tone="muted">{helpCopy.fairWheelLead}</Text>
        <LinkButton to={paths.fairWheel} variant="outline" icon="wheel" isBlock>
          {helpCopy.checkTheWheel}
        </LinkButton>
      </Stack>
    </Card>
  );
}

function StillNeedHelp() {
  return (
    <Card title={helpCopy.stillNeedHelp}>
      <Stack>
        <Text $tone="muted">{helpCopy.writeToUsLead}</Text>
        <LinkButton to={paths.contact} variant="ink" icon="mail" isBlock>
          {helpCopy.contactSupport}
        </LinkButton>
      </Stack>
    </Card>
  );
}

type FaqCardProps = { view: FaqView; onView: (view: FaqView) => void };

/** Questions and answers, and a search over both. */
function FaqCard({ view, onView }: FaqCardProps) {
  const found = foundIn(view);
  return (
    <Card title={helpCopy.frequentlyAskedQuestions}>
      <search>
        <TextField
          label={helpCopy.searchTheQuestions}
          type="search"
          placeholder={helpCopy.searchForHelpTopics}
          autoComplete="off"
          value={view.term}
          onChange={(event) => onView(searchedFor(view, event.target.value))}
        />
      </search>
      <Hidden role="status">{helpCopy.topicCount(found.length)}</Hidden>
      {found.length > 0 ? (
        <Accordion
          level={3}
          folds={found.map(({ id, question, answer }) => ({
            id,
            title: helpText(question),
            content: helpText(answer),
          }))}
          openId={view.openId}
          onOpen={(openId) => onView({ ...view, openId })}
        />
      ) : (
        <Nothing>
          <p>{helpCopy.nothingFoundFor(view.term)}</p>
          <p>{helpCopy.otherSearch}</p>
        </Nothing>
      )}
    </Card>
  );
}

/** The two ways that most are looking for. */
function HelpTiles({ onGettingStarted }: { onGettingStarted: () => void }) {
  return (
    <Columns>
      <ButtonTile type="button" onClick={onGettingStarted}>
        <IconBadge icon="play" segment={4} size="large" />
        <span>
          <b>{helpCopy.gettingStarted}</b>
          <SubText>{helpCopy.gettingStartedLead}</SubText>
        </span>
        <Icon name="down" />
      </ButtonTile>
      <LinkTile to={paths.contact}>
        <IconBadge icon="mail" segment={5} size="large" />
        <span>
          <b>{helpCopy.contactSupport}</b>
          <SubText>{helpCopy.contactSupportLead}</SubText>
        </span>
        <Icon name="right" />
      </LinkTile>
    </Columns>
  );
}

const tileLook = ({ theme }: { theme: DefaultTheme }) => css`
  display: flex;
  align-items: center;
  gap: ${theme.space.s4};
  width: 100%;
  padding: ${theme.space.s5};
  border: 0;
  border-radius: ${theme.radius.l};
  background: ${theme.color.surface};
  box-shadow: ${theme.shadow.sh2};
  text-align: start;
  text-decoration: none;
  cursor: pointer;
  & > span:nth-child(2) {
    flex: 1;
    min-width: 0;
  }
  & b {
    font-family: ${theme.font.display};
    font-size: ${theme.text.t20};
    font-weight: ${theme.weight.heading};
    font-stretch: ${theme.width.heading};
  }
  &:hover b {
    text-decoration: underline;
    text-underline-offset: .2em;
  }
  &:focus-visible {
    border-radius: ${theme.radius.l};
  }
`;

/** The search term as typed, and the single open entry. */
type FaqView = { readonly term: string; readonly openId: string | null };

export const initialView: FaqView = { term: '', openId: null };

export const foundIn = ({ term }: FaqView): readonly FaqEntry[] => searchFaq(term);

/** An open entry that the term does not find is closed. */
export function searchedFor(view: FaqView, term: string): FaqView {
  const isStillThere = searchFaq(term).some(({ id }) => id === view.openId);
  return { term, openId: isStillThere ? view.openId : null };
}

/** The entry opened from elsewhere: a search that hides it gives way. */
export const ledTo = (view: FaqView, id: string): FaqView => ({
  term: foundIn(view).some((entry) => entry.id === id) ? view.term : '',
  openId: id,
});

const ButtonTile = styled.button(tileLook);

const LinkTile = styled(Link)(tileLook);

const Nothing = styled.div`
  display: grid;
  gap: ${theme.space.s2};
  padding-block: ${theme.space.s8} ${theme.space.s4};
  text-align: center;
  overflow-wrap: anywhere;
  & > p:first-child {
    font-size: ${theme.text.t18};
    font-weight: ${theme.weight.bold};
    white-space: pre-wrap;
  }
  & > p:last-child {
    color: ${theme.color.ink2};
  }
`;

const Questions = styled.div`
  min-width: 0;
  scroll-margin-top: ${theme.space.s4};
`;

const TipList = styled.ul`
  display: grid;
  gap: ${theme.space.s3};
  & > li {
    display: flex;
    gap: ${theme.space.s3};
    line-height: 1.4;
  }
`;
