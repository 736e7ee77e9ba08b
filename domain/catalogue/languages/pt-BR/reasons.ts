import type { Dictionary } from '#domain/catalogue/languages/dictionary.ts';

/** Why something is so: advice, hazards, paces, recommendations and badges. */
export const reasons: Dictionary = {
  'You are under #: please plan this goal with a parent and a doctor.':
    'Você tem menos de # anos: planeje este objetivo com um responsável e um médico.',
  'You are over #: please plan this goal with a doctor.':
    'Você tem mais de # anos: planeje este objetivo com um médico.',
  'Your height is outside 100 to 250 cm (3\'3" to 8\'2"): please check it.':
    'Sua altura está fora de 100 a 250 cm: confira.',
  'Your weight is outside 30 to 350 kg (66 to 772 lb): please check it.':
    'Seu peso está fora de 30 a 350 kg: confira.',
  'Its end date leaves less than half of the time that is safe.':
    'A data final deixa menos da metade do tempo seguro.',
  'It leaves no time at all; up to # {} a week is safe for you.':
    'Não deixa tempo nenhum; até # {} por semana é seguro para você.',
  'It asks for # {} a week; up to # is safe for you.': 'Pede # {} por semana; até # é seguro para você.',
  'A target of # {} is a BMI of #. Below # a body is in danger, so we plan no such target. If you feel pressed to lose more, please talk to a doctor.':
    'Uma meta de # {} é um IMC de #. Abaixo de # o corpo corre perigo, então não planejamos essa meta. Se você sente pressão para perder mais, converse com um médico.',
  'A target of # {} is a BMI of #, which is underweight: healthy starts at #.':
    'Uma meta de # {} é um IMC de #, abaixo do peso: o saudável começa em #.',
  'This end date asks for more than # {} a week. Please allow more time.':
    'Esta data final pede mais de # {} por semana. Dê mais tempo.',
  'Your target weight lies under a BMI of #, which is underweight.':
    'Sua meta de peso fica abaixo de um IMC de #, abaixo do peso.',
  'This goal is more than #% of your body weight.': 'Este objetivo passa de #% do seu peso.',
  'More than # points of body fat a month is hard to keep up.':
    'Mais de # pontos de gordura corporal por mês é difícil de manter.',
  'This program ends on the day it starts.': 'Este programa termina no dia em que começa.',
  'A goal of this kind has no weekly rate, so # weeks are planned.':
    'Um objetivo assim não tem ritmo semanal, então planejamos # semanas.',
  'A gentle pace stays within #% of your weight a week: # {}.':
    'Um ritmo suave fica em até #% do seu peso por semana: # {}.',
  'No more than # {} or #% of your weight a week: # {}.':
    'Não mais que # {} ou #% do seu peso por semana: # {}.',
  'No more than # {} a week: # {}.': 'Não mais que # {} por semana: # {}.',
  'The lesser of the two is used: # {} a week.': 'Vale o menor dos dois: # {} por semana.',
  'Larger goals, above # {}, use # {} a week.': 'Objetivos grandes, acima de # {}, usam # {} por semana.',
  'Goals of up to # {} use # {} a week.': 'Objetivos de até # {} usam # {} por semana.',
  '# {} at # {} a week: 1 week.': '# {} a # {} por semana: 1 semana.',
  '# {} at # {} a week: # weeks.': '# {} a # {} por semana: # semanas.',
  'Your goal is # points of body fat.': 'Seu objetivo: # pontos de gordura corporal.',
  'Your goal is # {}.': 'Seu objetivo: # {}.',
  'Body fat goes down by # points a month.': 'A gordura corporal desce # pontos por mês.',
  '# points at # a month: # weeks.': '# pontos a # por mês: # semanas.',
  'points of body fat': 'pontos de gordura corporal',
  'You did # push-ups and # air squats. With # and # you’re ready to add weight.':
    'Você fez # flexões e # agachamentos. Com # e # já pode pôr peso.',
  'You did # push-ups and # air squats. With # and # you can start to build strength.':
    'Você fez # flexões e # agachamentos. Com # e # pode começar a ganhar força.',
  'You did # burpees. With # or more you can go for longer distances.':
    'Você fez # burpees. Com # ou mais dá para buscar distâncias maiores.',
  'You did # burpee. Below #, your heart and lungs have the most to gain.':
    'Você fez # burpee. Abaixo de #, seu coração e seus pulmões são os que mais ganham.',
  'You did # burpees. Below #, your heart and lungs have the most to gain.':
    'Você fez # burpees. Abaixo de #, seu coração e seus pulmões são os que mais ganham.',
  'You did # burpee. Below #, steady cardio with strength work helps most.':
    'Você fez # burpee. Abaixo de #, o que mais ajuda é cardio constante com treino de força.',
  'You did # burpees. Below #, steady cardio with strength work helps most.':
    'Você fez # burpees. Abaixo de #, o que mais ajuda é cardio constante com treino de força.',
  '# exercise, about # min, {}': '# exercício, cerca de # min, {}',
  '# exercises, about # min, {}': '# exercícios, cerca de # min, {}',
  'Easy cardio with light strength work is a good first plan.':
    'Cardio leve com um pouco de força é um bom primeiro plano.',
  'Ten reps of five moves fit every level, next to anything else you do.':
    'Dez repetições de cinco exercícios cabem em qualquer nível, junto de tudo o mais.',
  'You’re past the beginner’s level, so you can do twice the reps of Daily 50.':
    'Você já passou do nível iniciante: dá para fazer o dobro de repetições do Diário 50.',
  'Your mood was low after the last workout, so the easier sessions come first.':
    'Seu humor estava baixo depois do último treino, então as sessões mais fáceis vêm primeiro.',
  'Your last workout was close to your limit, so the easier sessions come first.':
    'Seu último treino foi perto do limite, então as sessões mais fáceis vêm primeiro.',
  '{} made it 1 workout.': '{} foi seu primeiro treino.',
  '{} made it # workouts.': '{} foi seu treino número #.',
  '{} made it # days in a row.': '{} somou # dias seguidos.',
  '{} had reached its goal.': '{} alcançou o objetivo.',
  '{} made it 1 quest.': '{} foi seu primeiro desafio.',
  '{} made it # quests.': '{} foi seu desafio número #.',
  '{} made it # strength quests.': '{} foi seu desafio de força número #.',
  '{} made it # cardio quests.': '{} foi seu desafio de cardio número #.',
  '{} made it # core quests.': '{} foi seu desafio de core número #.',
  '{} made it # mobility quests.': '{} foi seu desafio de mobilidade número #.',
  '{} made it # recovery quests.': '{} foi seu desafio de recuperação número #.',
  '{} made it # mindset quests.': '{} foi seu desafio de mente número #.',
  '{} brought you back after seven days or more.': '{} trouxe você de volta depois de sete dias ou mais.',
  '{} made it # comebacks after seven days or more.':
    '{} foi seu retorno número # depois de sete dias ou mais.',
  '{} made it # days on which you beat one of your own records.':
    '{} foi o dia número # em que você superou um recorde seu.',
  '{} beat one of your own records.': '{} superou um recorde seu.',
  '{} took you far enough on foot.': '{} levou você longe o bastante a pé.',
  'The quest of the day': 'O desafio do dia',
  'The quest {}': 'O desafio {}',
  'Your workout of your own': 'Seu próprio treino',
  'A correction of your workout of your own': 'Uma correção do seu próprio treino',
  'A correction of your workout {}': 'Uma correção do seu treino {}',
  'Your workout {}': 'Seu treino {}',
  'Your daily routine': 'Sua rotina diária',
  'Your fitness assessment': 'Sua avaliação física',
  'The program that you ended': 'O programa que você encerrou',
  'A change in how your days count': 'Uma mudança em como seus dias contam',
  'awarded under earlier data': 'obtida com dados anteriores',
};
