import type { MemberDay } from '#domain/kernel/day.ts';
import type { Translated } from '#domain/kernel/translated.ts';
import type { mails as english } from '../en/mails.ts';
import { counted, dateText, dayText } from './format.ts';

export const mails: Translated<typeof english> = {
  approved: {
    subject: 'Ya tienes acceso a la beta de Rondel',
    text: (link: string, said: string) => `Hola:

Tu solicitud para la beta de Rondel está aprobada. Entra con esta dirección, elige un programa y gira la ruleta para tu primer reto:

${link}
${said}
Nos vemos dentro.
`,
  },
  denied: {
    subject: 'Tu solicitud para la beta de Rondel',
    text: (said: string, askAgain: string) => `Hola:

Gracias por tu interés en Rondel. Ahora mismo no podemos ofrecerte una plaza en la beta.
${said}${askAgain}
Aun así, te deseamos buenos entrenamientos.
`,
    askAgain: (from: MemberDay) => `Puedes volver a pedirla desde el ${dateText(from)}.`,
  },
  export: {
    subject: 'Tus datos de Rondel',
    text: `Hola:

Pediste tus datos. Aquí los tienes todos, tal como están ahora: cada evento en palabras claras (JSON), y tus entrenamientos, medidas corporales y puntos en tablas (CSV).

Si no los pediste tú, cierra sesión en tus otros dispositivos.
`,
  },
  recap: {
    subject: (activeDays: number) => `Tu semana: ${counted(activeDays, 'día activo', 'días activos')}`,
    title: (monday: MemberDay, sunday: MemberDay) => `Tu semana del ${dayText(monday)} al ${dayText(sunday)}`,
    activeDays: (count: number) => `${count} de 7 días activos`,
    workouts: (count: number) => counted(count, 'entrenamiento', 'entrenamientos'),
    quests: (count: number) => counted(count, 'reto', 'retos'),
    points: (count: number) => counted(count, 'punto', 'puntos'),
    streak: (count: number) => `${counted(count, 'día seguido', 'días seguidos')} el domingo`,
    seeDays: 'Mira tus días, y lo que cambie de ellos después',
    chosen: 'Elegiste este correo en esa página.',
    howToStop: 'Para dejar de recibirlo, abre este enlace y pulsa el botón:',
    stop: 'No recibirlo más',
  },
  signIn: {
    subject: 'Entra en Rondel',
    text: (link: string, code: string) => `Hola:

Alguien, esperamos que tú, quiere entrar en Rondel con esta dirección.

En el dispositivo donde empezaste, abre este enlace:

${link}

O escribe allí este código:

${code}

Ambos funcionan una vez, durante 15 minutos. Nunca pedimos el código por teléfono ni por chat, así que no se lo des a nadie.
Si no fuiste tú, no hay nada que hacer: sin este correo, esa persona no puede entrar.
`,
  },
};
