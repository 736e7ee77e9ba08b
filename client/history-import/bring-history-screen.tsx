import { useCurrentUser } from '#client/lib/http/read-models.ts';
import { MainAndAside, ScreenHead, Stack } from '#client/ui/layout.tsx';
import { BackLink } from '#client/ui/link.tsx';
import { paths } from '#client/ui/paths.ts';
import { ScreenHeading, useHeadingFocus } from '#client/ui/screen-heading.tsx';
import { Text } from '#client/ui/text.tsx';
import type { CurrentUser } from '#service/features/member/member-contract.ts';
import { AskingStep } from './asking-step.tsx';
import { AppsCard, ChooseStep, ReadingStep } from './choose-step.tsx';
import { DoneStep } from './done-step.tsx';
import { DoubtsStep } from './doubts-step.tsx';
import { importCopy } from './import-copy.ts';
import { MappingStep } from './mapping-step.tsx';
import { PastImports } from './past-imports.tsx';
import { EmptyStep, InterruptedStep, PreviewStep, StoringStep } from './preview-step.tsx';
import { useHistoryImport } from './use-history-import.ts';

export function BringHistoryScreen() {
  const { data: user } = useCurrentUser();
  return user ? <BringHistory key={user.id} user={user} /> : null;
}

function BringHistory({ user }: { user: CurrentUser }) {
  const [state, send] = useHistoryImport(user);
  // A refusal is announced where the focus is.
  useHeadingFocus(faceOf(state));
  const isChoosing = state.matches('choosing');
  const isStoring = state.matches('storing');
  return (
    <>
      <ScreenHead>
        <BackLink to={paths.profile}>{importCopy.profile}</BackLink>
        <ScreenHeading size="section">{importCopy.title}</ScreenHeading>
        <Text $tone="muted">{importCopy.intro}</Text>
      </ScreenHead>
      <MainAndAside>
        <Stack>
          <Step state={state} send={send} user={user} />
        </Stack>
        <Stack>
          {isChoosing && <AppsCard />}
          <PastImports timeZone={user.timeZone} isBusy={isStoring} />
        </Stack>
      </MainAndAside>
    </>
  );
}

/** The step that is shown: the moments between two of them look like reading. */
const faceOf = (state: State): string =>
  ['reading', 'read', 'preparing', 'prepared'].includes(state.value) ? 'reading' : state.value;

type State = ReturnType<typeof useHistoryImport>[0];
type Send = ReturnType<typeof useHistoryImport>[1];

function Step({ state, send, user }: { state: State; send: Send; user: CurrentUser }) {
  const { context } = state;
  const leave = (): void => send({ type: 'left' });
  const { found, prepared, table } = context;
  if (state.matches('mapping') && table)
    return (
      <MappingStep
        key={table.file}
        table={table}
        onNamed={(columns) => send({ type: 'columns.named', columns })}
        onLeave={leave}
      />
    );
  if (state.matches('asking') && found)
    return (
      <AskingStep
        context={context}
        found={found}
        user={user}
        onAnswer={(basics) => send({ type: 'basics.answered', basics })}
        onLeave={leave}
      />
    );
  if (state.matches('doubting'))
    return (
      <DoubtsStep
        context={context}
        onAnswer={(answers) => send({ type: 'doubts.answered', answers })}
        onLeave={leave}
      />
    );
  if (prepared && !state.matches('preparing')) return <PreparedStep state={state} send={send} />;
  if (state.matches('choosing'))
    return (
      <ChooseStep refusal={context.refusal} onChoose={(files) => send({ type: 'files.chosen', files })} />
    );
  return (
    <ReadingStep
      files={context.files}
      progress={context.progress}
      isReading={state.matches('reading')}
      onLeave={leave}
    />
  );
}

/** The steps after everything is answered. */
function PreparedStep({ state, send }: { state: State; send: Send }) {
  const { context } = state;
  const leave = (): void => send({ type: 'left' });
  const store = (): void => send({ type: 'store.pressed' });
  const askAgain = (): void => send({ type: 'questions.opened' });
  if (state.matches('storing')) return <StoringStep progress={context.progress} />;
  if (state.matches('interrupted'))
    return <InterruptedStep context={context} onStore={store} onLeave={leave} />;
  if (state.matches('done')) return <DoneStep context={context} onAgain={leave} />;
  if (state.matches('empty')) return <EmptyStep context={context} onAskAgain={askAgain} onLeave={leave} />;
  return <PreviewStep context={context} onStore={store} onAskAgain={askAgain} onLeave={leave} />;
}
