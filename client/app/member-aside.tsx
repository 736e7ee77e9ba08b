import { useEffect } from 'react';
import { Notices } from '#client/notices/notices.tsx';
import { privacyDefaults } from '#domain/catalogue/preferences.ts';
import type { CurrentUser } from '#service/member/member-contract.ts';
import { keepErrorReportChoice } from './report-error.ts';

/** Of what goes on beside the screens, all that may come after them. */
export function MemberAside({ user }: { user: CurrentUser }) {
  const isReportWanted = (user.keptPrivacy ?? privacyDefaults).analytics;
  useEffect(() => keepErrorReportChoice(isReportWanted), [isReportWanted]);
  return <Notices user={user} />;
}
