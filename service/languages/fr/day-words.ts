import type { DayWords } from '#domain/streak/day-words.ts';
import { counted, dayText, numberText } from './format.ts';

const minutesText = (minutes: number): string => counted(minutes, 'minute', 'minutes');

const laterText = (days: number): string =>
  days === 1 ? 'noté le lendemain' : `noté ${numberText(days)} jours plus tard`;

export const dayWords: DayWords = {
  verdicts: {
    active: 'Ça compte.',
    held: 'Tenu pour l’instant.',
    protected: 'Protégé.',
    paused: 'En pause.',
    outage: 'Panne chez nous.',
    rest: 'Un jour de repos prévu.',
    neutral: 'Ça ne compte pas.',
    missed: 'Un jour sans.',
    open: 'Encore ouvert.',
    idle: 'Avant ta flamme.',
  },
  streak: (days) => (days === 1 ? 'Ta flamme commence ici.' : `${numberText(days)} jours d’affilée.`),
  streakGoesOn: (tokens, days) =>
    `${tokens === 1 ? 'Un joker a couvert le jour manqué' : `${numberText(tokens)} jokers ont couvert les jours manqués`} juste avant, ta flamme continue donc : ${numberText(days)} jours d’affilée.`,
  newStreak: 'Tes jokers n’ont pas pu couvrir les jours d’avant, une nouvelle flamme commence donc ici.',
  tokenEarned: (everyDays) =>
    `Tous les ${numberText(everyDays)} jours d’affilée, tu gagnes un joker : en voilà un.`,
  held: 'Un joker tient ta flamme ce jour-là. Il sera utilisé quand tu seras de nouveau en activité.',
  covered: 'Rien n’a été fait, et un joker a couvert ce jour.',
  spent: 'Tu as utilisé un joker pour ce jour.',
  streakStayed: (days) => `Ta flamme est restée à ${numberText(days)}.`,
  paused: 'Ta flamme a patienté. Aucun jour manqué, aucun joker utilisé.',
  outage:
    'Tu ne pouvais pas nous joindre une partie de cette journée, elle ne casse donc rien. Ta flamme a patienté.',
  rest: 'Ton plan dit repos, ta flamme t’attend donc. Si tu t’entraînes quand même, ça compte.',
  neutral: (hours) =>
    `Tu as changé de fuseau horaire, et la journée a duré moins de ${counted(hours, 'heure', 'heures')} pour toi. Elle n’ajoute rien et ne casse rien.`,
  streakEnded: (days) =>
    `Rien de noté qui compte, et plus aucun joker pour couvrir ce jour : ta flamme de ${numberText(days)} s’est arrêtée ici.`,
  missed: 'Rien de noté qui compte.',
  open: 'Une quête, une séance ou ta routine quotidienne, et il compte.',
  idle: 'Ton premier jour actif était encore à venir, il n’y avait donc rien à manquer.',
  recounted: (city, version) =>
    `La loi a changé l’heure à ${city}, nous avons donc recompté ce jour avec les règles de fuseaux ${version}.`,
  heldByLaw: (city) =>
    `La loi a changé l’heure à ${city}. Un joker tenait ce jour avant ; il reste tenu, sans joker.`,
  moments: {
    luckyDay: 'Tu as tiré le Jour de chance.',
    quest: 'Tu as accompli ta quête.',
    questAtNight: (time, date) =>
      `Tu as fini ta quête à ${time}. Jusqu’à 3 heures du matin, ça compte encore pour le ${dayText(date)}.`,
    questSkipped: 'Tu as passé ta quête avec un joker.',
    questTakenBack: 'Tu as annulé ta quête, elle ne compte donc plus.',
    questReset: 'La quête de ce jour a été remise à zéro.',
    questResetWithToken: 'La quête de ce jour a été remise à zéro, et ton joker est revenu.',
    routine: 'Tu as fini ta routine quotidienne.',
    routineLate: (days) => `Tu as fini ta routine quotidienne, ce que tu as ${laterText(days)}.`,
    routineAtNight: (time, date) =>
      `Tu as fini ta routine quotidienne à ${time}. Jusqu’à 3 heures du matin, ça compte encore pour le ${dayText(date)}.`,
    routineReopened: 'Tu as décoché une série, ta routine était donc de nouveau ouverte.',
    tooShort: 'Moins de 3 minutes d’entraînement et aucune série : ça ne compte pas.',
    unfinished: 'Tu as enregistré une séance inachevée. Seules les séances finies comptent.',
    trained: (minutes) => `${minutesText(minutes)} d’entraînement.`,
    trainedLate: (minutes, days, creditDays) =>
      `${minutesText(minutes)} d’entraînement, ${laterText(days)}. Jusqu’à ${counted(creditDays, 'jour', 'jours')} de retard, ça compte encore.`,
    trainedTooLate: (minutes, days) =>
      `${minutesText(minutes)} d’entraînement, ${laterText(days)}. C’est trop tard pour la flamme, mais ça compte dans tes totaux.`,
    trainedOverMidnight: (time, date) =>
      `Entraînement à ${time}. Ça compte pour le ${dayText(date)}, car c’est là que tu as commencé.`,
    workoutMovedAway: (to) => `Tu as déplacé une séance au ${dayText(to)}, elle ne compte donc plus ici.`,
    workoutMovedHere: (minutes, from) =>
      `Tu as déplacé ici une séance de ${minutesText(minutes)}, du ${dayText(from)}.`,
    workoutCorrected: (minutes) =>
      `Tu as corrigé cette séance. Elle indique maintenant ${minutesText(minutes)}.`,
    workoutDeleted: 'Tu as supprimé cette séance, elle ne compte donc plus.',
    assessmentEntry: 'Tu as enregistré un résultat de ton bilan ce jour-là.',
    tokenUsed: 'Tu as utilisé un joker pour ce jour.',
    pausedForYou: (from, until) =>
      `Ta flamme a été mise en pause pour toi, du ${dayText(from)} au ${dayText(until)}.`,
    pausedDay: 'Tu as mis ce jour en pause.',
    pausedDays: (from, until) => `Tu as mis ta flamme en pause du ${dayText(from)} au ${dayText(until)}.`,
    pauseEnded: 'Tu as mis fin à ta pause, ce jour compte donc comme d’habitude.',
    firstProgram: (tokens) =>
      `Tu as commencé ton premier programme, avec ${tokens === 1 ? 'un joker' : counted(tokens, 'joker', 'jokers')}.`,
    zoneChanged: (city) => `Nouveau fuseau horaire : ${city}.`,
    zoneCorrected: (city) => `Tu as corrigé ton fuseau horaire : ${city}.`,
  },
};
