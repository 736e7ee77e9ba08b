import type { Dictionary } from '#domain/catalogue/languages/dictionary.ts';

export const quests: Dictionary = {
  'Six walks of 40 seconds with a weight you control, 40 seconds of rest between. Stand tall and take short, even steps.':
    'Seis paseos de 40 segundos con un peso que controles y 40 segundos de descanso entre ellos. Cuerpo erguido, pasos cortos y parejos.',
  'Three sets of 12 slow pull-aparts at chest height, thumbs up, 45 seconds of rest between.':
    'Tres series de 12 aperturas lentas a la altura del pecho, pulgares arriba, con 45 segundos de descanso.',
  'Hang from the bar for 2 minutes in total, in as many goes as you need. Step down, never drop.':
    'Cuélgate de la barra 2 minutos en total, en los intentos que necesites. Baja con un paso, nunca te dejes caer.',
  'Breathe in for 4, hold for 4, out for 4, hold for 4. Twelve rounds, sitting down. Skip the holds if they feel tense.':
    'Siéntate: inspira en 4, aguanta 4, espira en 4, aguanta 4. Doce rondas. Sáltate las pausas si te tensan.',
  'Walk one mile at a pace where you can talk but not sing. Outside, or laps of your home.':
    'Camina una milla a un ritmo en el que puedas hablar pero no cantar. Fuera, o dando vueltas por casa.',
  'Five burpees at the start of each minute, for 10 minutes. What is left of the minute is your rest. Step back in place of jumping if you like.':
    'Cinco burpees al empezar cada minuto, durante 10 minutos. Lo que quede del minuto es tu descanso. Si quieres, da un paso atrás en vez de saltar.',
  'Two calf stretches of 40 seconds a side, then a minute a side of pressing your fingers slowly along the sole.':
    'Dos estiramientos de pantorrilla de 40 segundos por lado y un minuto por lado presionando despacio la planta del pie con los dedos.',
  'Eight rounds: 20 seconds of mountain climbers, 10 seconds of plank, 30 seconds of rest.':
    'Ocho rondas: 20 segundos de escaladores, 10 segundos de plancha, 30 segundos de descanso.',
  'Warm up, then 5 sets of 5 deadlifts with 2 minutes of rest. Every rep looks like the first, or the weight comes down.':
    'Calienta y haz 5 series de 5 pesos muertos con 2 minutos de descanso. Cada repetición igual que la primera, o baja el peso.',
  'Ten slow rounds each of shoulder rolls, seated twists and ankle circles. Only go as far as feels easy.':
    'Diez vueltas lentas de hombros, diez giros en la silla y diez círculos de tobillo. Llega solo hasta donde resulte fácil.',
  'Ten minutes of walking with no goal but fresh air. Leave the pace to your mood.':
    'Diez minutos de paseo sin más meta que el aire fresco. El ritmo lo pone tu ánimo.',
  'Child’s pose, knees side to side and a seated forward fold: 2 minutes each, with the lights low.':
    'Postura del niño, rodillas de lado a lado y pinza en el suelo: 2 minutos cada una, con poca luz.',
  'Three unhurried rounds of the Mobility Flow. Move with your breath, not with the clock.':
    'Tres rondas sin prisa del Flow de movilidad. Muévete con tu respiración, no con el reloj.',
  'Five minutes easy, then 6 climbs of 1 minute at a hard gear with 1 minute easy between, then 3 minutes easy.':
    'Cinco minutos suaves, 6 subidas de 1 minuto con una marcha dura y 1 minuto suave entre ellas, y 3 minutos suaves.',
  'Half-kneeling hip stretch, 4 holds of 30 seconds a side. Tuck your tail before you lean forward.':
    'Estiramiento de cadera con una rodilla en el suelo, 4 veces 30 segundos por lado. Mete el coxis antes de inclinarte.',
  'Fifteen minutes of walking uphill. Find a slope that lifts your breathing and leave the handrails alone.':
    'Quince minutos caminando cuesta arriba. Busca una pendiente que acelere tu respiración y deja los pasamanos en paz.',
  'Lie on your back with your legs resting up a wall for 8 minutes. Breathe out longer than you breathe in.':
    'Acuéstate boca arriba con las piernas apoyadas en una pared 8 minutos. Espira más tiempo del que inspiras.',
  'Save up 3 minutes of plank in as many holds as you need. Stop each hold when your hips start to sag.':
    'Ahorra 3 minutos de plancha en los intentos que necesites. Corta cada uno cuando la cadera empiece a caer.',
  'Climb from 1 to 6 push-ups, then back down. Rest as many breaths as the rung has reps. Drop to your knees before your form goes.':
    'Sube de 1 a 6 flexiones y vuelve a bajar. Descansa tantas respiraciones como repeticiones tenga el escalón. Apoya las rodillas antes de perder la técnica.',
  'Four rounds: 10 rows and 10 floor presses, with 60 seconds of rest. Pick a weight that leaves 2 good reps in you.':
    'Cuatro rondas: 10 remos y 10 press de suelo, con 60 segundos de descanso. Elige un peso que te deje 2 buenas repeticiones de reserva.',
  'Three sets of 12 glute bridges: up for 2 counts, hold for 2, down for 3. Ribs stay low.':
    'Tres series de 12 puentes de glúteos: sube en 2 tiempos, aguanta 2, baja en 3. Costillas abajo.',
  'Air squats in sets of 12, 10, 8, 6, 4 and 2, with 30 seconds of rest between. Keep your heels down.':
    'Sentadillas en series de 12, 10, 8, 6, 4 y 2, con 30 segundos de descanso entre ellas. Talones siempre abajo.',
  'Eight brisk climbs of one flight. Walk down to recover and use the rail. No stairs? Use a step or a kerb.':
    'Ocho subidas rápidas de un tramo de escalera. Baja caminando para recuperarte y usa el pasamanos. ¿Sin escalera? Usa un escalón o el borde de la acera.',
  'Write down 3 things your body did well this week, and the one you want to repeat tomorrow.':
    'Escribe 3 cosas que tu cuerpo hizo bien esta semana, y la que quieres repetir mañana.',
  'Nothing to do but enjoy it: the points are yours and today counts.':
    'Nada que hacer, solo disfrutarlo: los puntos son tuyos y hoy cuenta.',
  'a backpack filled with books': 'una mochila llena de libros',
  'a towel held wide and pulled tight': 'una toalla bien tensa, con las manos separadas',
  'a heavy backpack held by both straps': 'una mochila pesada sujeta por las dos correas',
  'a hill or a staircase': 'una cuesta o una escalera',
  'two full water bottles': 'dos botellas de agua llenas',
  'Pick a weight you control': 'Elige un peso que controles',
  'Walk with the weight': 'Camina con el peso',
  'Stand tall and take short, even steps.': 'Cuerpo erguido, pasos cortos y parejos.',
  'Pull-aparts at chest height': 'Aperturas a la altura del pecho',
  'Slowly, thumbs up.': 'Despacio, pulgares arriba.',
  'Hang from the bar': 'Cuélgate de la barra',
  'Pause the clock when you step down. Step down, never drop.':
    'Detén el reloj cuando bajes. Baja con un paso, nunca te dejes caer.',
  'Breathe in': 'Inspira',
  Hold: 'Aguanta',
  'Skip the hold if it feels tense.': 'Sáltate la pausa si te tensa.',
  'Breathe out': 'Espira',
  'Walk one mile': 'Camina una milla',
  'At a pace where you can talk but not sing.': 'A un ritmo en el que puedas hablar pero no cantar.',
  '5 burpees': '5 burpees',
  'Then rest until the minute is over. Step back in place of jumping if you like.':
    'Después descansa hasta que acabe el minuto. Si quieres, da un paso atrás en vez de saltar.',
  'Calf stretch, left': 'Pantorrilla, izquierda',
  'Calf stretch, right': 'Pantorrilla, derecha',
  'Press along the sole, left': 'Presiona la planta, izquierda',
  'Press along the sole, right': 'Presiona la planta, derecha',
  'Mountain climbers': 'Escaladores',
  Plank: 'Plancha',
  'Warm up': 'Calienta',
  Deadlifts: 'Pesos muertos',
  'Every rep looks like the first, or the weight comes down.':
    'Cada repetición igual que la primera, o baja el peso.',
  'Shoulder rolls': 'Vueltas de hombros',
  'Only go as far as feels easy.': 'Llega solo hasta donde resulte fácil.',
  'Seated twists': 'Giros en la silla',
  'Ankle circles': 'Círculos de tobillo',
  Walk: 'Caminata',
  'Leave the pace to your mood.': 'El ritmo lo pone tu ánimo.',
  'Child’s pose': 'Postura del niño',
  'Knees side to side': 'Rodillas de lado a lado',
  'Seated forward fold': 'Pinza en el suelo',
  'One round of the Mobility Flow': 'Una ronda del Flow de movilidad',
  'Move with your breath, not with the clock.': 'Muévete con tu respiración, no con el reloj.',
  'Easy ride': 'Pedaleo suave',
  'Climb at a hard gear': 'Sube con una marcha dura',
  'Half-kneeling hip stretch, left': 'Cadera con rodilla en el suelo, izquierda',
  'Tuck your tail before you lean forward.': 'Mete el coxis antes de inclinarte.',
  'Half-kneeling hip stretch, right': 'Cadera con rodilla en el suelo, derecha',
  'Walk uphill': 'Camina cuesta arriba',
  'Find a slope that lifts your breathing.': 'Busca una pendiente que acelere tu respiración.',
  'Legs up the wall': 'Piernas en la pared',
  'Breathe out longer than you breathe in.': 'Espira más tiempo del que inspiras.',
  'Pause the clock when your hips start to sag.': 'Detén el reloj cuando la cadera empiece a caer.',
  'Push-ups': 'Flexiones',
  'Rest as many breaths as the rung has reps. Drop to your knees before your form goes.':
    'Descansa tantas respiraciones como repeticiones tenga el escalón. Apoya las rodillas antes de perder la técnica.',
  'Pick your weight': 'Elige tu peso',
  'It leaves 2 good reps in you at the end of a round.':
    'Al final de la ronda te quedan 2 buenas repeticiones de reserva.',
  Rows: 'Remos',
  'Floor presses': 'Press de suelo',
  'Glute bridges': 'Puentes de glúteos',
  'Up for 2 counts, hold for 2, down for 3. Ribs stay low.':
    'Sube en 2 tiempos, aguanta 2, baja en 3. Costillas abajo.',
  'Air squats': 'Sentadillas',
  'Keep your heels down.': 'Talones siempre abajo.',
  'Brisk climb of one flight': 'Sube rápido un tramo',
  'Walk down to recover and use the rail.': 'Baja caminando para recuperarte y usa el pasamanos.',
  'Write down three good things': 'Escribe tres cosas buenas',
  'One thing that your body did well this week': 'Una cosa que tu cuerpo hizo bien esta semana',
  'A second thing': 'Una segunda cosa',
  'A third thing': 'Una tercera cosa',
  'The one that you want to repeat tomorrow': 'La que quieres repetir mañana',
};
