export type Decision = 'approved' | 'denied';
export type DecisionMail = { readonly subject: string; readonly text: string };

/** What who asked for access is told. Admin notes are no part of it: they are for admins only. */
export function decisionMail(decision: Decision, origin: string): DecisionMail {
  return decision === 'approved' ? approved(origin) : denied;
}

const approved = (origin: string): DecisionMail => ({
  subject: 'You are in: welcome to the Rondel beta',
  text: `Hello,

your request for the Rondel beta is approved. Sign in with this address, choose a program, and spin the wheel for your first quest:

${origin}/api/login

See you there.
`,
});

const denied: DecisionMail = {
  subject: 'Your request for the Rondel beta',
  text: `Hello,

thank you for your interest in Rondel. We cannot offer you a place in the beta at the moment.

We wish you good training all the same.
`,
};
