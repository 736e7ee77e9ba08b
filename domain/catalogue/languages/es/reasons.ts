import type { Dictionary } from '#domain/catalogue/languages/dictionary.ts';

/** Why something is so: advice, hazards, paces, recommendations and badges. */
export const reasons: Dictionary = {
  'You are under #: please plan this goal with a parent and a doctor.':
    'Tienes menos de # años: planifica este objetivo con tu madre o tu padre y con un médico.',
  'You are over #: please plan this goal with a doctor.':
    'Tienes más de # años: planifica este objetivo con un médico.',
  'Your height is outside 100 to 250 cm (3\'3" to 8\'2"): please check it.':
    'Tu estatura no está entre 100 y 250 cm (3\'3" y 8\'2"): revísala.',
  'Your weight is outside 30 to 350 kg (66 to 772 lb): please check it.':
    'Tu peso no está entre 30 y 350 kg (66 y 772 lb): revísalo.',
  'Its end date leaves less than half of the time that is safe.':
    'Su fecha final deja menos de la mitad del tiempo que es seguro.',
  'It leaves no time at all; up to # {} a week is safe for you.':
    'No deja nada de tiempo; hasta # {} por semana es seguro para ti.',
  'It asks for # {} a week; up to # is safe for you.': 'Pide # {} por semana; hasta # es seguro para ti.',
  'A target of # {} is a BMI of #. Below # a body is in danger, so we plan no such target. If you feel pressed to lose more, please talk to a doctor.':
    'Una meta de # {} es un IMC de #. Por debajo de # el cuerpo corre peligro, así que no planificamos una meta así. Si sientes presión por perder más, habla con un médico.',
  'A target of # {} is a BMI of #, which is underweight: healthy starts at #.':
    'Una meta de # {} es un IMC de #, que es bajo peso: lo sano empieza en #.',
  'This end date asks for more than # {} a week. Please allow more time.':
    'Esta fecha final pide más de # {} por semana. Date más tiempo.',
  'Your target weight lies under a BMI of #, which is underweight.':
    'Tu peso meta queda por debajo de un IMC de #, que es bajo peso.',
  'This goal is more than #% of your body weight.': 'Este objetivo es más del # % de tu peso.',
  'More than # points of body fat a month is hard to keep up.':
    'Más de # puntos de grasa corporal al mes es difícil de mantener.',
  'This program ends on the day it starts.': 'Este programa termina el mismo día que empieza.',
  'A goal of this kind has no weekly rate, so # weeks are planned.':
    'Un objetivo así no tiene ritmo semanal, por eso se planifican # semanas.',
  'A gentle pace stays within #% of your weight a week: # {}.':
    'Un ritmo suave no pasa del # % de tu peso por semana: # {}.',
  'No more than # {} or #% of your weight a week: # {}.':
    'No más de # {} o el # % de tu peso por semana: # {}.',
  'No more than # {} a week: # {}.': 'No más de # {} por semana: # {}.',
  'The lesser of the two is used: # {} a week.': 'Se usa el menor de los dos: # {} por semana.',
  'Larger goals, above # {}, use # {} a week.':
    'Los objetivos grandes, de más de # {}, usan # {} por semana.',
  'Goals of up to # {} use # {} a week.': 'Los objetivos de hasta # {} usan # {} por semana.',
  '# {} at # {} a week: 1 week.': '# {} a # {} por semana: 1 semana.',
  '# {} at # {} a week: # weeks.': '# {} a # {} por semana: # semanas.',
  'Your goal is # points of body fat.': 'Tu objetivo: # puntos de grasa corporal.',
  'Your goal is # {}.': 'Tu objetivo: # {}.',
  'Body fat goes down by # points a month.': 'La grasa corporal baja # puntos al mes.',
  '# points at # a month: # weeks.': '# puntos a # al mes: # semanas.',
  'points of body fat': 'puntos de grasa corporal',
  'You did # push-ups and # air squats. With # and # you’re ready to add weight.':
    'Hiciste # flexiones y # sentadillas. Con # y # ya puedes añadir peso.',
  'You did # push-ups and # air squats. With # and # you can start to build strength.':
    'Hiciste # flexiones y # sentadillas. Con # y # puedes empezar a ganar fuerza.',
  'You did # burpees. With # or more you can go for longer distances.':
    'Hiciste # burpees. Con # o más puedes ir por distancias más largas.',
  'You did # burpee. Below #, your heart and lungs have the most to gain.':
    'Hiciste # burpee. Por debajo de #, tu corazón y tus pulmones son los que más ganan.',
  'You did # burpees. Below #, your heart and lungs have the most to gain.':
    'Hiciste # burpees. Por debajo de #, tu corazón y tus pulmones son los que más ganan.',
  'You did # burpee. Below #, steady cardio with strength work helps most.':
    'Hiciste # burpee. Por debajo de #, lo que más ayuda es cardio constante con algo de fuerza.',
  'You did # burpees. Below #, steady cardio with strength work helps most.':
    'Hiciste # burpees. Por debajo de #, lo que más ayuda es cardio constante con algo de fuerza.',
  '# exercise, about # min, {}': '# ejercicio, unos # min, {}',
  '# exercises, about # min, {}': '# ejercicios, unos # min, {}',
  'Easy cardio with light strength work is a good first plan.':
    'Cardio suave con algo de fuerza es un buen primer plan.',
  'Ten reps of five moves fit every level, next to anything else you do.':
    'Diez repeticiones de cinco ejercicios encajan en cualquier nivel, junto a todo lo demás.',
  'You’re past the beginner’s level, so you can do twice the reps of Daily 50.':
    'Ya pasaste el nivel principiante: puedes con el doble de repeticiones que en Diario 50.',
  'Your mood was low after the last workout, so the easier sessions come first.':
    'Tu ánimo estaba bajo tras el último entrenamiento, así que primero van las sesiones más fáciles.',
  'Your last workout was close to your limit, so the easier sessions come first.':
    'Tu último entrenamiento estuvo cerca de tu límite, así que primero van las sesiones más fáciles.',
  '{} made it 1 workout.': '{} fue tu entrenamiento número 1.',
  '{} made it # workouts.': '{} fue tu entrenamiento número #.',
  '{} made it # days in a row.': '{} sumó # días seguidos.',
  '{} had reached its goal.': '{} alcanzó el objetivo.',
  '{} made it 1 quest.': '{} fue tu reto número 1.',
  '{} made it # quests.': '{} fue tu reto número #.',
  '{} made it # strength quests.': '{} fue tu reto de fuerza número #.',
  '{} made it # cardio quests.': '{} fue tu reto de cardio número #.',
  '{} made it # core quests.': '{} fue tu reto de core número #.',
  '{} made it # mobility quests.': '{} fue tu reto de movilidad número #.',
  '{} made it # recovery quests.': '{} fue tu reto de recuperación número #.',
  '{} made it # mindset quests.': '{} fue tu reto de mentalidad número #.',
  '{} brought you back after seven days or more.': '{} te trajo de vuelta después de siete días o más.',
  '{} made it # comebacks after seven days or more.':
    '{} fue tu regreso número # después de siete días o más.',
  '{} made it # days on which you beat one of your own records.':
    '{} fue el día número # en que superaste uno de tus récords.',
  '{} beat one of your own records.': '{} superó uno de tus récords.',
  '{} took you far enough on foot.': '{} te llevó a pie lo bastante lejos.',
  'The quest of the day': 'El reto del día',
  'The quest {}': 'El reto {}',
  'Your workout of your own': 'Tu propio entrenamiento',
  'A correction of your workout of your own': 'Una corrección de tu propio entrenamiento',
  'A correction of your workout {}': 'Una corrección de tu entrenamiento {}',
  'Your workout {}': 'Tu entrenamiento {}',
  'Your daily routine': 'Tu rutina diaria',
  'Your fitness assessment': 'Tu evaluación de forma',
  'The program that you ended': 'El programa que terminaste',
  'A change in how your days count': 'Un cambio en cómo cuentan tus días',
  'awarded under earlier data': 'concedido con datos anteriores',
};
