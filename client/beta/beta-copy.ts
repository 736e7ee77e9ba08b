import { brand } from '#client/ui/brand.ts';

export const betaCopy = {
  signOut: 'Sign Out',
  privateBeta: `${brand} is in private beta.`,
  betaAccessRequired: 'Beta access required',
  noAccessLead: (email: string | null): string =>
    `${email ? `You are signed in as ${email}` : 'You are signed in'}, but this account has no beta access yet. Ask for it here. We read every request and answer within 1-2 business days.`,
  approvedInTheMeantime: 'Approved in the meantime?',
  checkAgain: 'Check again',
  withoutAccess: 'Without access',
  help: 'Help',
  privacy: 'Privacy',
  contact: 'Contact',
  approvalTime: 'Approval takes 1-2 business days.',
  alreadyHaveAccessSignIn: 'Already Have Access? Sign In',
  email: 'Email',
  emailPlaceholder: 'you@example.com',
  submitting: 'Submitting...',
  requestBetaAccess: 'Request Beta Access',
  alreadyHaveAccess: 'Already have access?',
  signInHere: 'Sign In Here',
  tooFast: 'Slow down',
  failed: 'Something went wrong. Please try again.',
  alreadySubmitted: {
    title: 'Already Submitted',
    description: 'This email is already on our beta list.',
  },
  submitted: {
    title: 'Request Submitted',
    description: "Thank you! We'll review your request and get back to you soon.",
  },
  invalidEmail: { title: 'Invalid Email', description: 'Please enter a valid email address.' },
};
