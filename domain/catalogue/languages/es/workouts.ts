import type { Dictionary } from '#domain/catalogue/languages/dictionary.ts';

export const workouts: Dictionary = {
  'Low steps, steady breath. The whole session works without a single jump.':
    'Pasos bajos, respiración constante. Toda la sesión sale sin un solo salto.',
  'Half an hour on foot, outdoors or in laps of your home, with a brisk middle.':
    'Media hora a pie, fuera o dando vueltas por casa, con la mitad a buen ritmo.',
  'Short, hard rounds with honest rest. Keep the last burpee as tidy as the first.':
    'Rondas cortas y duras con un descanso de verdad. Que el último burpee salga tan limpio como el primero.',
  'Three moves, four rounds each. Finish warm and able to say a whole sentence.':
    'Tres ejercicios, cuatro rondas de cada uno. Termina con calor y con aire para decir una frase entera.',
  'Down on the floor and on the move: your heart works while your trunk holds still.':
    'En el suelo y en movimiento: tu corazón trabaja mientras el tronco se queda quieto.',
  'One minute jogging, a minute and a half walking, six times. Slow is the plan.':
    'Un minuto de trote y uno y medio caminando, seis veces. El plan es ir lento.',
  'Quick steps in short bursts. The rest is longer than the work, so make the work count.':
    'Pasos rápidos en ráfagas cortas. El descanso es más largo que el trabajo: haz que el trabajo cuente.',
  'One foot on the floor throughout. Kind to joints and neighbours.':
    'Siempre con un pie en el suelo. Amable con tus articulaciones y con los vecinos.',
  'Fast runs with a walk back between. Find a flat stretch and stop while the runs are still fast.':
    'Carreras rápidas con vuelta caminando. Busca un tramo llano y para mientras aún corres rápido.',
  'Twenty even minutes at a pace that leaves you words. The warm-up is part of it.':
    'Veinte minutos parejos a un ritmo que te deje hablar. El calentamiento va incluido.',
  'A steady half hour in the saddle, as if you had a few errands to run.':
    'Media hora constante sobre el sillín, como si tuvieras un par de encargos.',
  'Walk uphill on the treadmill. Set a slope that lifts your breathing and let go of the rails.':
    'Camina cuesta arriba en la cinta. Pon una pendiente que acelere tu respiración y suelta los pasamanos.',
  'Eight strong half minutes with easy pedalling between. Warm up until you want to go faster.':
    'Ocho medios minutos con fuerza y pedaleo suave entre ellos. Calienta hasta tener ganas de ir más rápido.',
  'Two minutes quick, ninety seconds of easy walking, six times. Slow the belt before you step off.':
    'Dos minutos rápidos y noventa segundos de caminata suave, seis veces. Frena la cinta antes de bajarte.',
  'One move for each part of you, three times round. The session to come back to.':
    'Un ejercicio para cada parte de ti, tres vueltas. La sesión a la que siempre se vuelve.',
  'Squat, push, bridge, brace. Learn the four patterns that everything else is built on.':
    'Sentadilla, empuje, puente, plancha. Aprende los cuatro patrones de los que sale todo lo demás.',
  'Brace, curl and turn. Quality before count: stop a set when your back starts to help.':
    'Contrae, enrolla y gira. Calidad antes que cantidad: corta la serie cuando la espalda empiece a ayudar.',
  'Stairs, shopping, trains to catch: legs for all of it, with nothing but your own weight.':
    'Escaleras, compras, trenes que se escapan: piernas para todo, solo con tu propio peso.',
  'Chest, shoulders and triceps. Take the incline or the knees as soon as your line breaks.':
    'Pecho, hombros y tríceps. Pasa a las inclinadas o a las rodillas en cuanto pierdas la línea.',
  'Big moves, full rests, no shortcuts. For people who own fifteen clean push-ups.':
    'Movimientos grandes, descansos completos, sin atajos. Para quien domina quince flexiones limpias.',
  'A calm round of work from head to heel. Leave each set with two good reps to spare.':
    'Una vuelta tranquila de la cabeza a los pies. Termina cada serie con dos buenas repeticiones de reserva.',
  'Strength moves with short rests, so that your heart gets its share.':
    'Ejercicios de fuerza con descansos cortos, para que el corazón también trabaje.',
  'Four leg moves with one more set than you would choose. Sit down afterwards, not before.':
    'Cuatro ejercicios de pierna con una serie más de las que elegirías. Siéntate después, no antes.',
  'Three kinds of push-up, hardest first. Write down your numbers and beat one of them next time.':
    'Tres tipos de flexión, primero la más dura. Anota tus números y supera uno la próxima vez.',
  'Long holds, slow turns and a crawl. Breathe through all of it.':
    'Aguantes largos, giros lentos y una caminata del oso. Respira en todo momento.',
  'One band, every pattern. Choose a tension that lets you pause where it is hardest.':
    'Una banda, todos los patrones. Elige una tensión que te deje parar donde más cuesta.',
  'The back of your body: rows, hinges and bridges for people who sit a lot.':
    'La parte de atrás de tu cuerpo: remos, bisagras y puentes para quien pasa mucho tiempo en una silla.',
  'Hang for grip and shoulders, push for balance. The first step to a pull-up.':
    'Cuélgate por el agarre y los hombros, empuja por el equilibrio. El primer paso hacia una dominada.',
  'Pull-ups in small, clean sets. Step down from the bar, never drop.':
    'Dominadas en series cortas y limpias. Baja de la barra con un paso, nunca te dejes caer.',
  'Lift, row, press: the three bar moves that need no rack. Start with less than you think.':
    'Levanta, rema, empuja: los tres ejercicios de barra que no piden rack. Empieza con menos de lo que crees.',
  'Fives with long rests. Work up over two lighter sets, and end on a rep you would show.':
    'Series de cinco con descansos largos. Sube en dos series ligeras y acaba con una repetición que enseñarías.',
  'A kettlebell and a square of floor. Every set starts and ends with a quiet bell.':
    'Una kettlebell y un cuadrado de suelo. Cada serie empieza y acaba con la pesa en calma.',
  'More sets, heavier bell. Put it down between sets and walk a few steps.':
    'Más series, pesa más pesada. Déjala entre series y camina unos pasos.',
  'Supported rows, presses from the floor and split work for the legs.':
    'Remos con apoyo, press desde el suelo y trabajo a una pierna.',
  'The bench as a step, a ramp and a handle. Check that it stands still first.':
    'El banco como escalón, rampa y apoyo. Comprueba antes que no se mueve.',
  'Squat, row, press, hinge: one exercise each, and time to do them well.':
    'Sentadilla, remo, press, bisagra: un ejercicio de cada uno y tiempo para hacerlos bien.',
  'Four strong moves and a finisher. Add the smallest weight you own once all sets feel even.':
    'Cuatro ejercicios de fuerza y un final intenso. Suma el peso más pequeño que tengas cuando todas las series salgan parejas.',
  'Heavy pairs with full rests. Bring a second pair of dumbbells, or slow every rep down.':
    'Pares pesados con descansos completos. Ten a mano otro par de mancuernas, o haz lenta cada repetición.',
  'Three counts down, one up. The weight stays, the work grows.':
    'Baja en tres, sube en uno. El peso se queda, el trabajo crece.',
  'Gentle movement for the day after. You should leave with more energy than you brought.':
    'Movimiento suave para el día después. Deberías acabar con más energía de la que traías.',
  'Slow the day down: two rounds of the flow, then breathing until the count feels long.':
    'Baja el ritmo del día: dos rondas de flow y después respira hasta que la cuenta se haga larga.',
  'For knees that ask for help from the joints above and below.':
    'Para rodillas que piden ayuda a las articulaciones de arriba y de abajo.',
  'Ten minutes before the first coffee. Start small: stiff mornings loosen by the second round.':
    'Diez minutos antes del primer café. Empieza pequeño: las mañanas rígidas se sueltan en la segunda ronda.',
  'Hold, then move: strength at the end of your range is what makes mobility last.':
    'Aguanta y después muévete: la fuerza al final del recorrido es lo que hace que la movilidad dure.',
  'Five moves, ten reps each. Small enough to do on your busiest day.':
    'Cinco ejercicios de diez repeticiones. Cabe hasta en tu día más ajetreado.',
  'Five moves, two sets of ten. Rest as long as you need between sets.':
    'Cinco ejercicios, dos series de diez. Descansa lo que necesites entre series.',
  'Progressive overload': 'Sobrecarga progresiva',
  'Compound movements': 'Ejercicios compuestos',
  Recovery: 'Recuperación',
  'Lift a little more each week, then recover from it.':
    'Levanta un poco más cada semana y después recupérate.',
  'Building muscle and strength': 'Ganar músculo y fuerza',
  '45 min, 3 days a week': '45 min, 3 días por semana',
  'Strength, whole body': 'Fuerza, todo el cuerpo',
  'Helps, not required': 'Ayuda, no es necesario',
  'Safe 1-2 lbs per week': 'Ritmo seguro: 1-2 lb por semana',
  'Balanced nutrition guidance': 'Pautas de alimentación equilibrada',
  'Cardio and strength': 'Cardio y fuerza',
  'Lose 1-2 lbs a week and keep your strength.': 'Pierde 1-2 lb por semana y conserva tu fuerza.',
  'Losing weight, feeling lighter': 'Perder peso, sentir ligereza',
  'Intervals and strength': 'Intervalos y fuerza',
  'Intervals and easy days in balance': 'Intervalos y días suaves en equilibrio',
  'Indoors or outdoors': 'Dentro o al aire libre',
  'A goal in miles, km or minutes': 'Un objetivo en millas, km o minutos',
  'Go further, recover faster.': 'Llega más lejos, recupérate antes.',
  'Running, riding or walking further': 'Correr, pedalear o caminar más lejos',
  'Heart and lungs': 'Corazón y pulmones',
  'Shoes are enough': 'Basta con zapatillas',
  'Daily 50 or 100 rep challenges': 'Retos diarios de 50 o 100 repeticiones',
  'No equipment': 'Sin equipo',
  'Beginner friendly': 'Ideal para empezar',
  '50 or 100 reps in 10-15 minutes.': '50 o 100 repeticiones en 10-15 minutos.',
  'Staying in the habit': 'Mantener el hábito',
  '10-15 minutes, every day': '10-15 minutos, cada día',
  'Push-ups, squats, core': 'Flexiones, sentadillas, core',
  None: 'Ninguno',
  'Seven short test days': 'Siete días de pruebas cortas',
  'A level you can trust': 'Un nivel en el que confiar',
  'A recommendation at the end': 'Una recomendación al final',
  'Not sure yet? Measure first.': '¿Aún con dudas? Mide primero.',
  'Finding out where you stand': 'Saber en qué punto estás',
  '20-30 min, 7 days': '20-30 min, 7 días',
  'Strength, cardio, core, flexibility': 'Fuerza, cardio, core, flexibilidad',
  'A chair, a wall and a tape measure': 'Una silla, una pared y una cinta métrica',
  'Five moves, 50 reps in all.': 'Cinco ejercicios, 50 repeticiones en total.',
  'The same five moves, twice round.': 'Los mismos cinco ejercicios, dos vueltas.',
  'Up to 5 exercises of your choice.': 'Hasta 5 ejercicios a tu elección.',
  'Mostly sitting, little exercise.': 'Casi todo el día en una silla, poco ejercicio.',
  'Light exercise 1 to 3 days a week.': 'Ejercicio ligero de 1 a 3 días por semana.',
  'Moderate exercise 3 to 5 days a week.': 'Ejercicio moderado de 3 a 5 días por semana.',
  'Hard exercise 6 or 7 days a week.': 'Ejercicio duro 6 o 7 días por semana.',
  'Hard daily training or a physical job.': 'Entreno duro diario o un trabajo físico.',
  'The 7-day assessment skips goal and timeline.': 'La evaluación de 7 días se salta objetivo y plazo.',
  'Learn the movements and settle into regular days.':
    'Aprende los movimientos y toma el ritmo de unos días fijos.',
  'More cardio and full-body work, with short rests.':
    'Más cardio y trabajo de cuerpo completo, con descansos cortos.',
  'Keep what you have built with strength work while the weight goes down.':
    'Conserva lo ganado con trabajo de fuerza mientras el peso baja.',
  'Hold the result with a week that you would gladly repeat.':
    'Mantén el resultado con una semana que repetirías con gusto.',
  'Prepare joints and tendons with moderate loads.':
    'Prepara articulaciones y tendones con cargas moderadas.',
  'More sets each week, and enough food and sleep to grow from them.':
    'Más series cada semana, y comida y sueño suficientes para crecer con ellas.',
  'Fewer repetitions, more load, longer rests.': 'Menos repeticiones, más carga, descansos más largos.',
  'Even out weak spots and let the body recover.': 'Corrige puntos débiles y deja que el cuerpo se recupere.',
  'Find a pace that you can hold and come back to it every week.':
    'Busca un ritmo que puedas mantener y vuelve a él cada semana.',
  'Go a little longer, with one harder day a week.': 'Alarga un poco, con un día más duro por semana.',
  'Put it together and see how far you have come.': 'Júntalo todo y mira lo lejos que has llegado.',
  'Ten to fifteen minutes a day until it needs no deciding.':
    'De diez a quince minutos al día hasta que no haya que decidirlo.',
  'The same routine with better form and fewer missed days.':
    'La misma rutina con mejor técnica y menos días perdidos.',
  'Add repetitions where they have become easy.': 'Suma repeticiones donde ya resulten fáciles.',
  'Seven short days that measure where you stand.': 'Siete días cortos que miden en qué punto estás.',
  'Choose the program that fits your results.': 'Elige el programa que encaja con tus resultados.',
  'As many clean push-ups as you can without a pause. Stop when your hips sag. On the knees? Say so in the notes.':
    'Todas las flexiones limpias que puedas sin pausa. Para cuando la cadera caiga. ¿De rodillas? Dilo en las notas.',
  'On a chair that cannot slide, knees bent. Count until your shoulders rise or you have to pause.':
    'En una silla que no resbale, rodillas dobladas. Cuenta hasta que los hombros suban o tengas que parar.',
  'From the top of a push-up, feet wide, touch the left shoulder with the right hand, then the right with the left. Each touch counts. Stop when your hips sway.':
    'Desde arriba de una flexión, pies abiertos, toca el hombro izquierdo con la mano derecha y el derecho con la izquierda. Cada toque cuenta. Para cuando la cadera se mueva.',
  'As many squats as you can at an even pace, heels down. Stop when you have to pause.':
    'Todas las sentadillas que puedas a ritmo parejo, talones abajo. Para cuando necesites una pausa.',
  'Change legs on every rep and count both together. Stop when your balance goes.':
    'Cambia de pierna en cada repetición y cuenta las dos juntas. Para cuando pierdas el equilibrio.',
  'Knees at about 90 degrees, hands off your thighs. The clock stops when you slide or stand up.':
    'Rodillas a unos 90 grados, manos fuera de los muslos. El reloj se para cuando resbales o te levantes.',
  'As many as you can at a pace that you could keep for a minute. Stepping back counts. Stop if you feel dizzy.':
    'Todos los que puedas a un ritmo que aguantarías un minuto. El paso atrás también cuenta. Para si te mareas.',
  'Count every knee that reaches hip height in 60 seconds. Marching counts.':
    'Cuenta cada rodilla que llegue a la altura de la cadera en 60 segundos. Marchar también cuenta.',
  'Count full jacks in 60 seconds. Step jacks count too: say so in the notes.':
    'Cuenta los jumping jacks completos en 60 segundos. Sin salto también cuentan: dilo en las notas.',
  'Warm up first. Sit with straight legs, feet against a wall, and reach forward slowly. Enter the centimetres between fingertips and wall, 0 if you touch it.':
    'Calienta antes. Siéntate con las piernas estiradas, pies contra una pared, y avanza despacio. Escribe los centímetros entre los dedos y la pared, 0 si la tocas.',
  'One hand over the shoulder, the other up the back. Enter the centimetres between your fingertips, 0 if they meet. Note which arm was on top.':
    'Una mano por encima del hombro, la otra por la espalda desde abajo. Escribe los centímetros entre los dedos, 0 si se tocan. Anota qué brazo iba arriba.',
  'Lie on the edge of a bed, hug one knee and let the other thigh sink. Enter the centimetres between that thigh and the edge, 0 if it rests. Use the tighter side.':
    'Acuéstate al borde de una cama, abraza una rodilla y deja caer el otro muslo. Escribe los centímetros entre ese muslo y el borde, 0 si se apoya. Usa el lado más tenso.',
  'On your forearms, one straight line. The clock stops when your hips sag or rise.':
    'Sobre los antebrazos, una línea recta. El reloj se para cuando la cadera caiga o suba.',
  'Arms crossed on your chest, feet flat. Count until you have to pause or your lower back takes over.':
    'Brazos cruzados sobre el pecho, pies apoyados. Cuenta hasta que tengas que parar o la zona lumbar tome el mando.',
  'Count every knee at an even pace. Stop when your hips bounce or you have to pause.':
    'Cuenta cada rodilla a ritmo parejo. Para cuando la cadera rebote o necesites una pausa.',
  'Four steps forward, four back, knees low. The clock stops when a knee touches the floor.':
    'Cuatro pasos adelante, cuatro atrás, rodillas bajas. El reloj se para cuando una rodilla toque el suelo.',
  'One round is 10 air squats, 5 push-ups and 15 seconds of plank. Count whole rounds in 8 minutes, with rests as you need them.':
    'Una ronda son 10 sentadillas, 5 flexiones y 15 segundos de plancha. Cuenta rondas enteras en 8 minutos, con los descansos que necesites.',
  'Move through the flow for 8 minutes without hurry. Count the rounds that felt smooth.':
    'Recorre el flow durante 8 minutos, sin prisa. Cuenta las rondas que salieron fluidas.',
  'Sit and breathe 4 in, 4 hold, 4 out, 4 hold. Count the rounds in 4 minutes that felt calm.':
    'Siéntate y respira: inspira en 4, aguanta 4, espira en 4, aguanta 4. Cuenta las rondas tranquilas en 4 minutos.',
  'The exercises you chose, in the order you chose.':
    'Los ejercicios que elegiste, en el orden que elegiste.',
};
