import { Button } from '#client/ui/button.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { questId } from './quest-place.ts';
import { setupTexts } from './quest-texts.ts';

/** Too few quests suit the member for a wheel. */
export function QuestSetup({ onRetry }: { onRetry: () => void }) {
  return (
    <div id={questId}>
      <EmptyState
        icon="wheel"
        title={setupTexts.title}
        action={
          <Button icon="reset" onClick={onRetry}>
            Try again
          </Button>
        }
      >
        {setupTexts.description}
      </EmptyState>
    </div>
  );
}
