import { Button } from '#client/ui/button.tsx';

/** For the one account that tries the wheel out. */
export function QuestReset({ onReset }: { onReset: () => void }) {
  return (
    <Button size="small" variant="plain" icon="reset" onClick={onReset}>
      Reset Quest
    </Button>
  );
}
