import type { MemberDay } from '#domain/kernel/day.ts';
import type { Translated } from '#domain/kernel/translated.ts';
import type { mails as english } from '../en/mails.ts';
import { counted, dateText, dayText } from './format.ts';

export const mails: Translated<typeof english> = {
  approved: {
    subject: 'Du bist dabei: willkommen in der Rondel-Beta',
    text: (link: string, said: string) => `Hallo,

du bist für die Rondel-Beta zugelassen. Melde dich mit dieser Adresse an, wähle ein Programm und dreh am Rad für deine erste Quest:

${link}
${said}
Bis gleich.
`,
  },
  denied: {
    subject: 'Deine Anfrage für die Rondel-Beta',
    text: (said: string, askAgain: string) => `Hallo,

danke für dein Interesse an Rondel. Im Moment haben wir leider keinen Platz in der Beta für dich.
${said}${askAgain}
Wir wünschen dir trotzdem gutes Training.
`,
    askAgain: (from: MemberDay) => `Ab ${dateText(from)} kannst du wieder anfragen.`,
  },
  export: {
    subject: 'Deine Daten bei Rondel',
    text: `Hallo,

du hast nach deinen Daten gefragt. Im Anhang ist alles, Stand jetzt: jedes Ereignis in klaren Worten (JSON), dazu deine Workouts, Körperwerte und Punkte als Tabellen (CSV).

Wenn du das nicht warst, melde dich auf deinen anderen Geräten ab.
`,
  },
  recap: {
    subject: (activeDays: number) => `Deine Woche: ${counted(activeDays, 'aktiver Tag', 'aktive Tage')}`,
    title: (monday: MemberDay, sunday: MemberDay) =>
      `Deine Woche vom ${dayText(monday)} bis ${dayText(sunday)}`,
    activeDays: (count: number) => `An ${count} von 7 Tagen aktiv`,
    workouts: (count: number) => counted(count, 'Workout', 'Workouts'),
    quests: (count: number) => counted(count, 'Quest', 'Quests'),
    points: (count: number) => counted(count, 'Punkt', 'Punkte'),
    streak: (count: number) => `Am Sonntag ${counted(count, 'Tag', 'Tage')} in Folge`,
    seeDays: 'Sieh deine Tage, und was sich später an ihnen ändert',
    chosen: 'Diese E-Mail hast du auf der Seite des Rückblicks gewählt.',
    howToStop: 'Willst du sie nicht mehr, öffne diesen Link und drück auf die Schaltfläche:',
    stop: 'Abbestellen',
  },
  signIn: {
    subject: 'Bei Rondel anmelden',
    text: (link: string, code: string) => `Hallo,

mit dieser Adresse möchte sich jemand bei Rondel anmelden, hoffentlich du.

Öffne auf dem Gerät, auf dem du angefangen hast, diesen Link:

${link}

Oder gib dort diesen Code ein:

${code}

Beides gilt einmal und 15 Minuten lang. Wir fragen nie am Telefon oder im Chat nach dem Code, also gib ihn nicht weiter.
Wenn du das nicht warst, musst du nichts tun: Ohne diese E-Mail kommt niemand hinein.
`,
  },
};
