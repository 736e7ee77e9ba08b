import { betaDecider } from '#domain/beta/beta.ts';
import { betaRequestStream } from '#domain/beta/beta-events.ts';
import type { MemberId } from '#domain/kernel/ids.ts';
import { Refusal } from '#domain/kernel/refusal.ts';
import type { CommandContext, ExecuteCommand } from '#service/event-store/commands/execute-command.ts';

/**
 * Makes an approval that was found by an address one of the member, before the member loses the address. An admin may have taken the approval
 * back at the same moment: then nothing is kept.
 */
export async function keepBetaAccess(
  execute: ExecuteCommand,
  requestId: string,
  memberId: MemberId,
  context: CommandContext,
): Promise<void> {
  const command = { type: 'KeepBetaAccess', requestId, memberId } as const;
  try {
    await execute(betaDecider, betaRequestStream(requestId), command, context);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
}
