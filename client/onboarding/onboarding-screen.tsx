import { useState } from 'react';
import { useActiveProgram, useCurrentUser } from '#client/lib/http/read-models.ts';
import { Wizard } from './wizard.tsx';

export function OnboardingScreen() {
  const { data: user = null } = useCurrentUser();
  const { data: program = null } = useActiveProgram(user !== null);
  // The wizard is opened with what is known of the member, and is not disturbed by what is learned while it is filled in.
  const [member] = useState(user);
  return <Wizard member={member} hasProgram={program !== null} />;
}
