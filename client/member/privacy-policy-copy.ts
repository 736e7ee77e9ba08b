import { brand } from '#client/ui/ui-copy.ts';

export type PolicySection = { readonly title: string; readonly paragraphs: readonly string[] };

/** In plain words, and nothing that the product does not do. */
export const policySections: readonly PolicySection[] = [
  {
    title: 'What we keep',
    paragraphs: [
      'From your sign-in: your email address, and your name and picture if your provider shares them.',
      'From you: your profile with age, gender, height, weight, equipment, injuries, why you pause and time zone, your body measurements, your goals and your preferences.',
      'From your browser, each time you sign in: when, when you last used it, and what kind it is, such as Firefox on Windows, so you can see where you’re signed in. We delete it when you sign out.',
      'From each device that you turn reminders on for: the address at which its browser takes messages, keys to encrypt them with, its kind and the day you added it. And which reminders we sent you, when and why, so you can look it up. Remove a device on Notifications at any time.',
      'From each access token that you make under Integrations: the name you give it, what it may do, when you made it, when it ends, the last day it was used, and what it changed. We keep no copy of the token itself, only a fingerprint that opens nothing.',
      'From each webhook that you add under Integrations: its address, what it hears about, and when we last called it and what it answered. Its signing secret is stored nowhere.',
      'From you, when you say how you are: your energy, your mood and what is sore, each with its date. You can delete it again where you said it.',
      'From other apps, when you bring your history along: workouts, sets, weights and the names of the files. The files themselves stay on your device.',
      'From what you do here: programs, workouts, daily routines, quests and assessments, each with its date. A visitor who asks for beta access leaves an email address.',
    ],
  },
  {
    title: 'What we use it for',
    paragraphs: [
      'To build your program, pick workouts and quests that fit you, count your streak and points, and show you how far you’ve come. Fixed rules work out every number. No outside model sees your data, unless you connect an assistant of your own.',
      'We don’t use it for ads and we don’t sell it.',
    ],
  },
  {
    title: 'How we protect it',
    paragraphs: [
      'Your history is a list of what happened. In it your name and address, your body and health, the size of your goals and what you write are encrypted (AES-256) with a key that is yours alone. So that your screens open at once, the service also keeps what they show in its database, encrypted by the same key.',
      'Everything between you and the service is encrypted too.',
    ],
  },
  {
    title: 'Who sees it',
    paragraphs: [
      'You do. Admins of the beta see requests for access, with the address and their own notes. If they have to look at your record, they give a reason, and we record that they looked.',
      'Reminders travel through the push service of your browser’s maker, such as Apple, Google, Microsoft or Mozilla. It learns when a reminder comes, how urgent it is, its kind, such as a streak, and that it comes from this site. It can’t read the text, which is encrypted for your browser alone. No reminder shows health data. If you turn none on, no push service is involved.',
      'Your own programs, devices and assistants see what you allow, if you switch on Third-party Integrations and make a token for them. What they do with it is between you and them. Switch it off, or revoke the token, and they see nothing more. A webhook sends ids and numbers to the address that you gave, and more only where you allowed it.',
      'Friends whom you invited see your first name, your picture, your streak, the days of the week on which you were active, how many quests you finished and your achievements, if you switch on Share Progress with Friends. In a circle, its people see your first name and one number for all. Switch it off, and they see nothing more at once. If you report somebody, admins read what you write.',
      'Everyone who has the address sees your public page, if you switch on Public Profile and choose a name. It shows the facts that you choose and nothing else, and it’s gone when you switch it off. Other sites may keep what they’ve copied of it.',
      `${brand} loads no scripts, fonts or analytics of others, and shares nothing with third parties without your explicit consent.`,
    ],
  },
  {
    title: 'On your device',
    paragraphs: [
      'One cookie holds your session, one your time zone and, if you choose one, one your theme. The app also stores some data in this browser, such as a workout you’ve started and what couldn’t be sent yet. It’s encrypted (AES-256) with a key that you only get while you’re signed in and that no device stores. Once you sign out, or your session ends, nobody can read it here until you sign in again.',
      'What a visitor fills in before they sign in stays in its tab, unencrypted, until they do or close it. When you clear your data, the device you do it on forgets you too. Sign out and forget this device, in your profile, does the same, and on a device that you call shared every Sign Out does.',
    ],
  },
  {
    title: 'What you can do',
    paragraphs: [
      'The switches on this page decide what we use. Change your profile any time, and download everything about you as a file.',
      'Clear All Data deletes everything you told us and recorded here, and destroys its key. Your sign-in account and your beta access stay. Delete account removes these too. We keep a note that something was cleared, but not what it was: your account number, the dates on which you did something here and how many entries each had, so that nobody can remove history unnoticed, that an admin looked at your record, if one did, and that some page name is closed for a year, without the name. Copies in backups can’t be read without the key, and the backups themselves are gone after 30 days.',
      'We delete a request for beta access that was denied or never answered after 180 days.',
    ],
  },
];
