import type * as z from 'zod/mini';
import { sendCommand } from '#client/lib/http/http.ts';
import { showRefusal } from '#client/lib/http/refusal.ts';
import { answeredUser, type UserResult } from '#client/lib/http/shared-commands.ts';
import { type CommandOf, useCommand } from '#client/lib/http/use-command.ts';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { Stack } from '#client/ui/layout.tsx';
import { Text } from '#client/ui/text.tsx';
import { showToast } from '#client/ui/toast.tsx';
import type { NotificationPreferences, PrivacyPreferences } from '#domain/member/member-events.ts';
import { type keepPreferencesBody, userCommandAnswer } from '#service/member/member-contract.ts';
import { savePreferencesCopy } from './member-copy.ts';

type SavePreferencesCardProps = {
  /** As they stand on the screen. */
  preferences: { notifications: NotificationPreferences } | { privacy: PrivacyPreferences };
  /** Whether they are on the server like this, as everybody starts, or as they were just changed. */
  standing: 'kept' | 'usual' | 'changed';
};

const notes = {
  kept: savePreferencesCopy.isKept,
  usual: savePreferencesCopy.isUsual,
  changed: savePreferencesCopy.isNotKept,
};

const keepCommand: CommandOf<z.infer<typeof keepPreferencesBody>, UserResult> = {
  send: (body, idempotencyKey) =>
    sendCommand({
      method: 'PUT',
      path: '/api/me/preferences',
      body,
      idempotencyKey,
      answer: userCommandAnswer,
    }),
  models: answeredUser,
  movesOthers: () => false,
};

/** Saves the switches of a screen on the server. */
export function SavePreferencesCard({ preferences, standing }: SavePreferencesCardProps) {
  const { ask, isSending } = useCommand(keepCommand, {
    onAnswer: () => showToast(savePreferencesCopy.kept),
    onRefused: (error) => showRefusal(error, savePreferencesCopy.failed),
  });
  return (
    <Card>
      <Stack>
        <Text $tone="muted" role="status">
          {notes[standing]}
        </Text>
        <Button
          variant={standing === 'changed' ? 'primary' : 'quiet'}
          isBlock
          disabled={standing === 'kept' || isSending}
          onClick={() => ask(preferences)}
        >
          {isSending ? savePreferencesCopy.pending : savePreferencesCopy.button}
        </Button>
      </Stack>
    </Card>
  );
}
