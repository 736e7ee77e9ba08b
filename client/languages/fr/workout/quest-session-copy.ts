import { counted, numberText } from '#client/languages/fr/lib/format/locale.ts';
import type { questSessionCopy as english } from '#client/workout/quest-session-copy.ts';
import type { Translated } from '#domain/kernel/translated.ts';

const minutesOrSeconds = (seconds: number): string =>
  seconds >= 120 && seconds % 60 === 0 ? `${numberText(seconds / 60)} min` : `${numberText(seconds)} s`;

export const questSessionCopy: Translated<typeof english> = {
  quest: 'Quête',
  start: 'Commencer',
  startFirst: 'Commence d’abord la quête.',
  resumeFirst: 'Reprends d’abord la quête.',
  next: 'Suivant',
  finish: 'Terminer',
  first: (task: string): string => `D’abord, ${task}`,
  now: 'Maintenant',
  comesNext: 'Ensuite',
  left: 'restant',
  timed: (name: string, seconds: number): string => `${name}, ${minutesOrSeconds(seconds)}`,
  counted: (name: string, count: number): string => `${name}, ${counted(count, 'rep', 'reps')}`,
  times: (count: number): string => `${counted(count, 'répétition', 'répétitions')} à faire`,
  roundOf: (round: number, of: number): string => `Tour ${numberText(round)} sur ${numberText(of)}`,
  setOf: (set: number, of: number): string => `Série ${numberText(set)} sur ${numberText(of)}`,
  stepOf: (step: number, of: number): string => `Étape ${numberText(step)} sur ${numberText(of)}`,
  steps: 'Étapes',
  done: 'fait',
  setsEach: (sets: number, restSeconds: number): string =>
    restSeconds > 0
      ? `${counted(sets, 'série', 'séries')}, ${minutesOrSeconds(restSeconds)} de repos`
      : counted(sets, 'série', 'séries'),
  rest: (seconds: number): string => `${minutesOrSeconds(seconds)} de repos`,
  rounds: (rounds: number): string => counted(rounds, 'tour', 'tours'),
  with: (equipment: string): string => `Matériel : ${equipment}`,
  options: 'Options de la quête',
  discard: 'Reprendre la quête à zéro',
  wellDone: 'Toutes les étapes sont faites',
  ended: 'Arrêtée ici',
  doneIn: (time: string): string => `${time} en tout.`,
  completeLead: 'Termine la quête, et la journée compte.',
  complete: 'Terminer',
  completing: 'Enregistrement...',
  goOn: 'Continuer',
  endHere: 'Arrêter la quête ici',
  note: 'Juste pour toi',
  noteLead: 'Chiffré. C’est dans ton historique et ton export, nulle part ailleurs.',
  nothingToDo: 'Pas de quête à faire',
  nothingToDoLead: 'Lance la roue, accepte une quête, et commence-la ici.',
  toTheWheel: 'Vers la roue',
  loadFailed: 'Ta quête ne s’est pas chargée',
  loadFailedLead: 'Le serveur ne répond pas. Rien n’est perdu.',
  label: (name: string): string => `Quête, ${name}`,
  completed: (points: number) => ({
    title: 'Quête terminée',
    description: `Tu gagnes ${counted(points, 'point', 'points')}`,
  }),
  failed: 'La quête n’a pas pu être mise à jour. Réessaie.',
};
