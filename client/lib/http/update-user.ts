import { mutate } from 'swr';
import type * as z from 'zod/mini';
import { currentUser, type updateUserBody } from '#service/member/member-contract.ts';
import { currentUserKey } from './current-user.ts';
import { sendCommand } from './send-command.ts';

/** Changes the member's own profile; all that shows it follows at once. @throws ApiError */
export async function updateUser(body: z.infer<typeof updateUserBody>): Promise<void> {
  const user = await sendCommand({ method: 'PATCH', path: currentUserKey, body, answer: currentUser });
  await mutate(currentUserKey, user, { revalidate: false });
}
