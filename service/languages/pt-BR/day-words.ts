import type { DayWords } from '#domain/streak/day-words.ts';
import { counted, dayText, numberText } from './format.ts';

const minutesText = (minutes: number): string => counted(minutes, 'minuto', 'minutos');

const laterText = (days: number): string =>
  days === 1 ? 'no dia seguinte' : `${numberText(days)} dias depois`;

/** `à 01:40`, `às 23:10`. */
const at = (time: string): string => `${time.startsWith('01') ? 'à' : 'às'} ${time}`;

export const dayWords: DayWords = {
  verdicts: {
    active: 'Conta.',
    held: 'Reservado por enquanto.',
    protected: 'Protegido.',
    paused: 'Em pausa.',
    outage: 'Por nossa conta.',
    rest: 'Um dia de descanso previsto.',
    neutral: 'Não conta.',
    missed: 'Um dia de folga.',
    open: 'Ainda aberto.',
    idle: 'Antes da sua sequência.',
  },
  streak: (days) => (days === 1 ? 'Sua sequência começa aqui.' : `${numberText(days)} dias seguidos.`),
  streakGoesOn: (tokens, days) =>
    `${tokens === 1 ? 'Um curinga cobriu o dia que você perdeu' : `${numberText(tokens)} curingas cobriram os dias que você perdeu`} logo antes, então sua sequência continua: ${numberText(days)} dias seguidos.`,
  newStreak: 'Seus curingas não deram conta dos dias anteriores, então uma nova sequência começa aqui.',
  tokenEarned: (everyDays) =>
    `A cada ${numberText(everyDays)} dias seguidos você ganha um curinga: aqui está um.`,
  held: 'Um curinga segura sua sequência neste dia. Ele será gasto quando você voltar à atividade.',
  covered: 'Nada foi feito, e um curinga cobriu o dia.',
  spent: 'Você gastou um curinga neste dia.',
  streakStayed: (days) => `Sua sequência ficou em ${numberText(days)}.`,
  paused: 'Sua sequência esperou por você. Nenhum dia se perdeu, e nenhum curinga foi gasto.',
  outage:
    'Durante uma parte deste dia você não conseguia nos acessar, então ele não quebra nada. Sua sequência esperou por você.',
  rest: 'Seu plano diz descanso, então sua sequência espera por você. Se você treinar mesmo assim, conta.',
  neutral: (hours) =>
    `Você mudou de fuso horário, e o dia teve menos de ${counted(hours, 'hora', 'horas')} para você. Ele não soma nada e não quebra nada.`,
  streakEnded: (days) =>
    `Você não registrou nada que conte, e não restava nenhum curinga para cobrir o dia: sua sequência de ${numberText(days)} terminou aqui.`,
  missed: 'Você não registrou nada que conte.',
  open: 'Um desafio, um treino ou sua rotina diária, e ele conta.',
  idle: 'Seu primeiro dia ativo ainda estava por vir, então não havia nada a perder.',
  recounted: (city, version) =>
    `A lei mudou os relógios de ${city}, então recontamos este dia pelas regras de fuso ${version}.`,
  heldByLaw: (city) =>
    `A lei mudou os relógios de ${city}. Antes um curinga segurava este dia, e agora ele fica seguro sem curinga.`,
  moments: {
    luckyDay: 'Você tirou o Dia de sorte.',
    quest: 'Você completou seu desafio.',
    questAtNight: (time, date) =>
      `Você terminou seu desafio ${at(time)}. Até as 3 da madrugada isso ainda é do dia ${dayText(date)}.`,
    questSkipped: 'Você pulou seu desafio com um curinga.',
    questTakenBack: 'Você desfez seu desafio, então ele não conta mais.',
    questReset: 'O desafio deste dia foi reiniciado.',
    questResetWithToken: 'O desafio deste dia foi reiniciado, e seu curinga voltou.',
    routine: 'Você completou sua rotina diária.',
    routineLate: (days) => `Você completou sua rotina diária, marcada ${laterText(days)}.`,
    routineAtNight: (time, date) =>
      `Você terminou sua rotina diária ${at(time)}. Até as 3 da madrugada isso ainda é do dia ${dayText(date)}.`,
    routineReopened: 'Você desmarcou uma série, então sua rotina ficou aberta de novo.',
    tooShort: 'Você treinou menos de 3 minutos e sem nenhuma série, então não conta.',
    unfinished: 'Você salvou um treino inacabado. Os terminados contam.',
    trained: (minutes) => `Você treinou ${minutesText(minutes)}.`,
    trainedLate: (minutes, days, creditDays) =>
      `Você treinou ${minutesText(minutes)} e registrou ${laterText(days)}. Até ${counted(creditDays, 'dia', 'dias')} depois ainda conta.`,
    trainedTooLate: (minutes, days) =>
      `Você treinou ${minutesText(minutes)} e registrou ${laterText(days)}. É tarde demais para a sequência, mas conta nos seus totais.`,
    trainedOverMidnight: (time, date) =>
      `Você treinou ${at(time)}. Conta para o dia ${dayText(date)}, porque foi quando você começou.`,
    workoutMovedAway: (to) =>
      `Você moveu um treino para o dia ${dayText(to)}, então ele não conta mais aqui.`,
    workoutMovedHere: (minutes, from) =>
      `Você moveu para cá um treino de ${minutesText(minutes)}, do dia ${dayText(from)}.`,
    workoutCorrected: (minutes) =>
      `Você corrigiu este treino. Agora ${minutes === 1 ? 'é' : 'são'} ${minutesText(minutes)}.`,
    workoutDeleted: 'Você apagou este treino, então ele não conta mais.',
    assessmentEntry: 'Você salvou um resultado da sua avaliação neste dia.',
    tokenUsed: 'Você usou um curinga neste dia.',
    pausedForYou: (from, until) =>
      `Pausamos sua sequência por você, de ${dayText(from)} a ${dayText(until)}.`,
    pausedDay: 'Você pausou este dia.',
    pausedDays: (from, until) => `Você pausou sua sequência de ${dayText(from)} a ${dayText(until)}.`,
    pauseEnded: 'Você encerrou sua pausa, então este dia conta como sempre.',
    firstProgram: (tokens) =>
      `Você começou seu primeiro programa. Ele veio com ${tokens === 1 ? 'um curinga' : `${numberText(tokens)} curingas`}.`,
    zoneChanged: (city) => `Você passou para o horário de ${city}.`,
    zoneCorrected: (city) => `Você corrigiu seu fuso horário: ${city}.`,
  },
};
