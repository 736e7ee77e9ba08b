import { type CurrentUser, currentUser } from '#service/member/member-contract.ts';
import { ApiError } from './api-error.ts';
import { http } from './http.ts';
import { keepPageFor } from './page-member.ts';

export const currentUserKey = '/api/auth/user';

/** The signed-in member; null for a visitor (401), which is no error here and nowhere else. @throws ApiError */
export async function readCurrentUser(): Promise<CurrentUser | null> {
  const content = await http.read(currentUserKey).catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 401) return null;
    throw error;
  });
  if (content === null) return null;
  const user = currentUser.parse(content);
  keepPageFor(user.id);
  return user;
}
