import { createContext, useContext } from 'react';
import type { CurrentUser } from '#service/member/member-contract.ts';

/** Who looks at the page: the member, null for a visitor, undefined until the service has answered. */
export type Viewer = CurrentUser | null | undefined;

export const ViewerContext = createContext<Viewer>(undefined);

export const useViewer = (): Viewer => useContext(ViewerContext);
