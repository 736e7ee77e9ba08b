import type { DemoPerson } from './dev-people.ts';

export const demoMember: DemoPerson = {
  email: 'maya@rondel.example',
  firstName: 'Maya',
  lastName: 'Okafor',
  description: 'Member with 90 days of history',
};
export const demoNewcomer: DemoPerson = {
  email: 'noah@rondel.example',
  firstName: 'Noah',
  lastName: 'Berg',
  description: 'Approved, and about to start',
};
const demoVisitor: DemoPerson = {
  email: 'lena@rondel.example',
  firstName: 'Lena',
  lastName: 'Fischer',
  description: 'Without beta access',
};
export const demoAdmin: DemoPerson = {
  email: 'ada@rondel.example',
  firstName: 'Ada',
  lastName: 'Lind',
  description: 'Admin, reviews beta requests',
};

/** The people listed by the development sign-in. */
export const demoPeople: readonly DemoPerson[] = [demoMember, demoNewcomer, demoVisitor, demoAdmin];
