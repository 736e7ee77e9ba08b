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
    'Dominadas en series cortas y limpias. Baja de la barra con un paso, nunca te sueltes.',
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
    'Parejas pesadas con descansos completos. Ten a mano otro par de mancuernas, o haz lenta cada repetición.',
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
    'Cinco ejercicios de diez repeticiones. Cabe hasta en tu día más lleno.',
  'Five moves, two sets of ten. Rest as long as you need between sets.':
    'Cinco ejercicios, dos series de diez. Descansa lo que necesites entre series.',
};
