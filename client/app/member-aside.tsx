import { useEffect } from 'react';
import { Notices } from '#client/notices/notices.tsx';
import { privacyDefaults } from '#domain/catalogue/preferences.ts';
import type { CurrentUser } from '#service/member/member-contract.ts';
import { keepErrorReportChoice } from './report-error.ts';

/** What the first press may end in: it is here before. */
const prepare = () =>
  Promise.all([import('#client/design/toaster.tsx'), import('#client/design/dialog-windows.tsx')]);

/** Of what goes on beside the screens, all that may come after them. */
export function MemberAside({ user }: { user: CurrentUser }) {
  const { dataCollection, analytics } = user.keptPrivacy ?? privacyDefaults;
  useEffect(() => keepErrorReportChoice({ dataCollection, analytics }), [dataCollection, analytics]);
  useEffect(() => void prepare().catch(() => {}), []);
  return <Notices user={user} />;
}
