import type { doseCopy as english } from '#client/dose/dose-copy.ts';
import { nameText } from '#client/languages/pt-BR/lib/words/name-text.ts';
import type { TemplateExercise } from '#domain/catalogue/workouts/workout-template.ts';
import type { Translated } from '#domain/kernel/translated.ts';
import type { Dose, DoseChange } from '#domain/program/dose-rules.ts';

const amountOf = ({ reps, durationSeconds = 0 }: TemplateExercise): string =>
  reps === undefined ? `${durationSeconds} s` : `${reps}`;

const setsOf = (exercise: TemplateExercise): string => `${exercise.sets} × ${amountOf(exercise)}`;

export const doseCopy: Translated<typeof english> = {
  title: ({ week, phase }: Dose, now: number, was: number): string =>
    now === was ? `Semana ${week}, ${phase}` : `Semana ${week}, ${phase}: ${now} séries, antes ${was}`,
  reasons: {
    amounts: 'Suas semanas completas contam: alguns exercícios ganham repetições ou segundos.',
    sets: 'Você já aguenta mais: esta fase acrescenta séries.',
    heavier: 'Menos repetições por série, para você subir a carga ou a dificuldade.',
    'harder-form': 'Um exercício sobe um passo; você pode voltar ao anterior.',
    recovery: 'Já são cinco semanas completas. Com menos séries nesta, seu corpo se recupera.',
    'shorter-rests': 'Os descansos são mais curtos nesta fase.',
    'longer-rests': 'Os descansos são mais longos nesta fase, para séries mais pesadas.',
  },
  details: 'Comparado com sua primeira semana',
  change: ({ was, now }: DoseChange): string => {
    const rest =
      was.restSeconds === now.restSeconds
        ? ''
        : `, ${now.restSeconds} s de descanso, antes ${was.restSeconds} s`;
    const sets = setsOf(was) === setsOf(now) ? setsOf(now) : `${setsOf(now)}, antes ${setsOf(was)}`;
    const [before, name] = [nameText(was.name), nameText(now.name)];
    return `${before === name ? name : `${name} no lugar de ${before}`}: ${sets}${rest}`;
  },
  kept: 'Você mantém a quantidade da semana passada.',
  keep: 'Manter a da semana passada',
  take: 'Usar a desta semana',
  own: 'Este treino foi você quem escreveu, então seu programa o deixa como está.',
  label: 'Quanto eu faço esta semana',
  failed: 'Sua escolha não foi salva. Tente de novo.',
};
