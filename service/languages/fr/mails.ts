import type { MemberDay } from '#domain/kernel/day.ts';
import type { Translated } from '#domain/kernel/translated.ts';
import type { mails as english } from '../en/mails.ts';
import { counted, dateText, dayText, formOf, numberText } from './format.ts';

/** The mails. A link stands on its own line. */
export const mails: Translated<typeof english> = {
  approved: {
    subject: 'C’est bon : bienvenue dans la bêta de Rondel',
    text: (link: string, said: string) => `Bonjour,

Ta demande d’accès à la bêta de Rondel est acceptée. Connecte-toi avec cette adresse, choisis un programme et lance la roue pour ta première quête :

${link}
${said}
À tout de suite.
`,
  },
  denied: {
    subject: 'Ta demande pour la bêta de Rondel',
    text: (said: string, askAgain: string) => `Bonjour,

Merci de t’intéresser à Rondel. Pour le moment, on ne peut pas t’offrir de place dans la bêta.
${said}${askAgain}
On te souhaite quand même de belles séances.
`,
    askAgain: (from: MemberDay) => `Tu peux refaire une demande à partir du ${dateText(from)}.`,
  },
  export: {
    subject: 'Tes données Rondel',
    text: `Bonjour,

Tu as demandé tes données. Elles sont toutes en pièce jointe, à la date d’aujourd’hui : chaque événement en clair (JSON), et tes séances, tes données corporelles et tes points en tableaux (CSV).

Si la demande ne vient pas de toi, déconnecte tes autres appareils.
`,
  },
  recap: {
    subject: (activeDays: number) => `Ta semaine : ${counted(activeDays, 'jour actif', 'jours actifs')}`,
    title: (monday: MemberDay, sunday: MemberDay) => `Ta semaine du ${dayText(monday)} au ${dayText(sunday)}`,
    activeDays: (count: number) => `${counted(count, 'jour actif', 'jours actifs')} sur 7`,
    workouts: (count: number) => counted(count, 'séance', 'séances'),
    quests: (count: number) => counted(count, 'quête', 'quêtes'),
    points: (count: number) => counted(count, 'point', 'points'),
    streak: (count: number) =>
      `${numberText(count)} ${formOf(count, 'jour d’affilée', 'jours d’affilée')} dimanche`,
    seeDays: 'Vois tes jours, et ce qui change après coup',
    chosen: 'Tu as choisi cet e-mail sur cette page.',
    howToStop: 'Pour ne plus le recevoir, ouvre ce lien et appuie sur le bouton :',
    stop: 'Ne plus le recevoir',
  },
  signIn: {
    subject: 'Connexion à Rondel',
    text: (link: string, code: string) => `Bonjour,

Quelqu’un, sans doute toi, veut se connecter à Rondel avec cette adresse.

Sur l’appareil où tu as commencé, ouvre ce lien :

${link}

Ou tape ce code là-bas :

${code}

Les deux marchent une fois, pendant 15 minutes. On ne demande jamais ce code par téléphone ou dans une conversation : ne le donne à personne.
Si ce n’était pas toi, il n’y a rien à faire : sans cet e-mail, personne ne peut entrer.
`,
  },
};
