import type { Dictionary } from '#domain/catalogue/languages/dictionary.ts';

export const guides: Dictionary = {
  'Put your hands on the floor a little wider than your shoulders, fingers forward.':
    'Pon las manos en el suelo, algo más abiertas que los hombros, dedos al frente.',
  'Step back until your body is one straight line from head to heels.':
    'Lleva los pies atrás hasta que el cuerpo sea una línea recta de la cabeza a los talones.',
  'Bend your elbows and lower your chest until it is a fist’s height above the floor.':
    'Dobla los codos y baja el pecho hasta que quede a un puño del suelo.',
  'Press the floor away and come back to straight arms without letting your hips sag.':
    'Empuja el suelo y vuelve a estirar los brazos sin dejar caer la cadera.',
  'Elbows point back at about 45 degrees, not out to the sides.':
    'Los codos apuntan atrás, a unos 45 grados, no hacia los lados.',
  'Squeeze your glutes and brace your belly before the first rep.':
    'Aprieta los glúteos y activa el abdomen antes de la primera repetición.',
  'Look at the floor just ahead of your hands.': 'Mira al suelo un poco por delante de tus manos.',
  'Incline push-ups: hands on a bench or a sturdy table. The higher the hands, the easier.':
    'Flexiones inclinadas: manos en un banco o una mesa firme. Cuanto más altas las manos, más fácil.',
  'Knee push-ups: knees on the floor, straight line from knees to head.':
    'Flexiones de rodillas: rodillas en el suelo, línea recta de las rodillas a la cabeza.',
  'Decline push-ups: feet on a bench, once you own 15 clean reps on the floor.':
    'Flexiones declinadas: pies en un banco, cuando domines 15 limpias en el suelo.',
  'Hips that sag or stick up.': 'La cadera cae o se levanta.',
  'Half reps: shorten the set, not the movement.': 'Medias repeticiones: acorta la serie, no el movimiento.',
  'Head dropping before the chest does.': 'La cabeza baja antes que el pecho.',
  'If your wrists complain, hold two dumbbells or make fists on a mat.':
    'Si te molestan las muñecas, agarra dos mancuernas o apoya los puños en una colchoneta.',
  'Stop if you feel a pinch in the front of the shoulder.':
    'Para si notas un pinchazo en la parte delantera del hombro.',
  'Sit on the edge of a bench or a chair that cannot slide, hands beside your hips, fingers forward.':
    'Siéntate al borde de un banco o de una silla que no resbale, manos junto a la cadera, dedos al frente.',
  'Walk your feet out, knees bent, and lift your hips just in front of the edge.':
    'Adelanta los pies con las rodillas dobladas y saca la cadera justo por delante del borde.',
  'Bend your elbows straight back and lower until your upper arms are at most level with the floor.':
    'Dobla los codos hacia atrás y baja hasta que los brazos queden, como mucho, paralelos al suelo.',
  'Press through your palms until your arms are straight.': 'Empuja con las palmas hasta estirar los brazos.',
  'Keep your back close to the edge.': 'La espalda va cerca del borde.',
  'Shoulders stay down, away from your ears.': 'Los hombros abajo, lejos de las orejas.',
  'Elbows point behind you.': 'Los codos apuntan hacia atrás.',
  'Sit on the floor, hands behind you, and lift your hips only a little.':
    'Siéntate en el suelo, manos detrás, y levanta la cadera solo un poco.',
  'Bring your feet closer to take weight off your arms.': 'Acerca los pies para quitar peso a los brazos.',
  'Straighten your legs to make it harder.': 'Estira las piernas para hacerlo más difícil.',
  'Going so deep that the shoulders roll forward.': 'Bajar tanto que los hombros se van hacia delante.',
  'Drifting away from the edge.': 'Alejarse del borde.',
  'Pushing with the legs.': 'Empujar con las piernas.',
  'Put the chair against a wall.': 'Apoya la silla contra una pared.',
  'Skip dips and do incline push-ups if your shoulders are sore or have been injured.':
    'Deja los fondos y haz flexiones inclinadas si tienes molestias en los hombros o una lesión previa.',
  'Lie on your back, knees bent, feet flat, a weight in each hand or a light bar held over your chest.':
    'Acuéstate boca arriba, rodillas dobladas, pies apoyados, con un peso en cada mano o una barra ligera sobre el pecho.',
  'Start with straight arms, wrists above elbows.':
    'Empieza con los brazos estirados, muñecas sobre los codos.',
  'Lower slowly until the backs of your upper arms touch the floor. Pause for a count.':
    'Baja despacio hasta que la parte de atrás de los brazos toque el suelo. Pausa de un tiempo.',
  'Press straight up until your arms are long.': 'Empuja recto hacia arriba hasta estirar los brazos.',
  'Elbows about 45 degrees from your ribs.': 'Codos a unos 45 grados de las costillas.',
  'Knuckles to the ceiling, wrists straight.': 'Nudillos al techo, muñecas rectas.',
  'Press your lower back and feet into the floor.': 'Aprieta la zona lumbar y los pies contra el suelo.',
  'One arm at a time, free hand on your belly.': 'Un brazo cada vez, con la mano libre en el abdomen.',
  'Lower for 3 counts to make a light weight harder.':
    'Baja en 3 tiempos para que un peso ligero cueste más.',
  'Hold a glute bridge while you press.': 'Mantén un puente de glúteos mientras empujas.',
  'Bouncing the elbows off the floor.': 'Rebotar con los codos en el suelo.',
  'Elbows flared level with the shoulders.': 'Codos abiertos a la altura de los hombros.',
  'Wrists bent back under the weight.': 'Muñecas dobladas hacia atrás bajo el peso.',
  'Roll up to sitting with the weights on your thighs. Do not reach behind you for them.':
    'Rueda hasta sentarte con los pesos sobre los muslos. No los busques por detrás.',
  'With a bar, train alone only at a weight that you can roll down to your hips.':
    'Con barra, entrena sin compañía solo con un peso que puedas rodar hasta la cadera.',
  'Stand with feet hip-width apart, weight in your hands, or stand on the middle of a band.':
    'De pie, pies al ancho de la cadera, el peso en las manos, o pisa el centro de una banda.',
  'Push your hips back and lean forward with a flat back, knees soft, arms hanging.':
    'Lleva la cadera atrás e inclínate con la espalda plana, rodillas sueltas, brazos colgando.',
  'Pull your elbows back past your ribs and squeeze your shoulder blades together.':
    'Tira de los codos por detrás de las costillas y junta las escápulas.',
  'Lower until your arms are long, without moving your back.':
    'Baja hasta estirar los brazos, sin mover la espalda.',
  'Lead with the elbow, not the hand.': 'Guía con el codo, no con la mano.',
  'Chest proud, neck in line with your back.': 'Pecho abierto, cuello en línea con la espalda.',
  'Your torso stays still from first rep to last.':
    'El torso no se mueve de la primera repetición a la última.',
  'One arm at a time, free hand and knee on a bench, for a rested back.':
    'Un brazo cada vez, con la mano libre y la rodilla en un banco, para descansar la espalda.',
  'Lean less far forward with a lighter weight.': 'Inclínate menos, con un peso más ligero.',
  'Pause for 2 counts at the top to make it harder.': 'Pausa de 2 tiempos arriba para hacerlo más difícil.',
  'Rounding the lower back.': 'Redondear la zona lumbar.',
  'Jerking the weight up with the hips.': 'Subir el peso con un tirón de cadera.',
  'Shrugging the shoulders.': 'Encoger los hombros.',
  'Brace your belly before each set, and set the weight down as soon as your back rounds.':
    'Activa el abdomen antes de cada serie y deja el peso en cuanto la espalda se redondee.',
  'Check a band for cracks before you stand on it.': 'Revisa que la banda no tenga grietas antes de pisarla.',
  'Take the bar with both palms facing away, a little wider than your shoulders, and hang with long arms.':
    'Agarra la barra con las palmas hacia delante, algo más abierto que los hombros, y cuélgate con los brazos largos.',
  'Draw your shoulders down, away from your ears, and brace your belly.':
    'Baja los hombros, lejos de las orejas, y activa el abdomen.',
  'Pull your elbows towards your ribs until your chin is over the bar.':
    'Tira de los codos hacia las costillas hasta que la barbilla pase la barra.',
  'Lower under control until your arms are long again.':
    'Baja con control hasta estirar otra vez los brazos.',
  'Think of pulling the bar down to you.': 'Piensa en traer la barra hacia ti.',
  'Legs together and still.': 'Piernas juntas y quietas.',
  'The way down takes twice as long as the way up.': 'Bajar dura el doble que subir.',
  'Step up on a box and only lower yourself, 4 counts for each rep.':
    'Súbete a un cajón y haz solo la bajada, 4 tiempos por repetición.',
  'Put a loop of band over the bar and one foot in it.': 'Pasa una banda por la barra y mete un pie en ella.',
  'Pause for 2 counts with your chin over the bar to make it harder.':
    'Pausa de 2 tiempos con la barbilla sobre la barra para hacerlo más difícil.',
  'Swinging the legs to get up.': 'Balancear las piernas para subir.',
  'Stopping halfway down.': 'Parar a mitad de la bajada.',
  'Shrugging the shoulders to the ears.': 'Encoger los hombros hasta las orejas.',
  'Try the bar with half your weight before you trust it, and step down from it, never drop.':
    'Prueba la barra con la mitad de tu peso antes de fiarte, y baja con un paso, nunca te dejes caer.',
  'Stop if you feel a pinch in a shoulder or a pull on the inside of an elbow.':
    'Para si notas un pinchazo en el hombro o un tirón en la cara interna del codo.',
  'Stand under the bar, on a box if it is high, and take it at shoulder width, palms facing away.':
    'Ponte bajo la barra, o sobre un cajón si está alta, y agárrala al ancho de los hombros, palmas hacia delante.',
  'Take your feet off the floor and let your arms grow long.':
    'Levanta los pies del suelo y deja que los brazos se alarguen.',
  'Draw your shoulders a finger’s width down and breathe.': 'Baja los hombros el ancho de un dedo y respira.',
  'Put your feet down before your grip opens.': 'Apoya los pies antes de que se abra el agarre.',
  'Thumbs round the bar.': 'Pulgares alrededor de la barra.',
  'Ribs down, legs together.': 'Costillas abajo, piernas juntas.',
  'Breathe out slowly.': 'Espira despacio.',
  'Leave your toes on the floor or the box to carry part of your weight.':
    'Deja los dedos de los pies en el suelo o el cajón para descargar parte de tu peso.',
  'Hang in bursts of 5 seconds with a breath between.':
    'Cuélgate en ráfagas de 5 segundos, con una respiración entre ellas.',
  'Lift your knees a little to make it harder.': 'Sube un poco las rodillas para hacerlo más difícil.',
  'Holding the breath.': 'Contener la respiración.',
  'Swinging.': 'Balancearse.',
  'Hanging on until the fingers slip.': 'Aguantar hasta que los dedos resbalan.',
  'Dry your hands and check that the bar sits firmly.':
    'Sécate las manos y comprueba que la barra está firme.',
  'Leave it out after a dislocated shoulder, unless somebody who treats it says otherwise.':
    'No lo hagas tras una luxación de hombro, salvo que quien la trata diga lo contrario.',
  'Stand with feet shoulder-width apart, toes turned out a little.':
    'De pie, pies al ancho de los hombros, puntas algo hacia fuera.',
  'Push your hips back and bend your knees as if to sit on a low chair.':
    'Lleva la cadera atrás y dobla las rodillas como para sentarte en una silla baja.',
  'Go as low as you can with your heels down and your back flat.':
    'Baja todo lo que puedas con los talones en el suelo y la espalda plana.',
  'Push the floor away and stand up tall.': 'Empuja el suelo y sube hasta quedar de pie.',
  'Knees follow the line of your toes.': 'Las rodillas siguen la línea de los pies.',
  'Whole foot on the floor: heel, big toe, little toe.':
    'Todo el pie en el suelo: talón, dedo gordo, dedo pequeño.',
  'Chest up, eyes ahead.': 'Pecho arriba, mirada al frente.',
  'Sit down on a chair and stand up again.': 'Siéntate en una silla y vuelve a levantarte.',
  'Hold on to a door frame for balance.': 'Agárrate al marco de una puerta para el equilibrio.',
  'Goblet squat: hold one dumbbell or kettlebell against your chest. Or stand on a band and hold it at your shoulders.':
    'Sentadilla goblet: sujeta una mancuerna o kettlebell contra el pecho. O pisa una banda y sujétala en los hombros.',
  'Heels lifting.': 'Levantar los talones.',
  'Knees caving in.': 'Rodillas que se van hacia dentro.',
  'Rounding the back at the bottom.': 'Redondear la espalda abajo.',
  'Only go as deep as your knees and back stay comfortable.':
    'Baja solo hasta donde rodillas y espalda vayan cómodas.',
  'Warm up with 10 easy reps before you add weight.':
    'Calienta con 10 repeticiones fáciles antes de añadir peso.',
  'Stand tall, feet hip-width apart, hands on your hips.':
    'De pie, pies al ancho de la cadera, manos en la cintura.',
  'Take a long step forward and land on the whole foot.': 'Da un paso largo al frente y apoya todo el pie.',
  'Lower until both knees are bent at about 90 degrees and the back knee hovers above the floor.':
    'Baja hasta que las dos rodillas queden a unos 90 grados y la de atrás casi roce el suelo.',
  'Push off the front foot back to standing. Change legs.':
    'Empuja con el pie de delante hasta volver de pie. Cambia de pierna.',
  'Feet stay on two rails, not on a tightrope.': 'Los pies van por dos raíles, no por una cuerda floja.',
  'Front knee points the way the toes do.': 'La rodilla de delante apunta hacia donde apuntan los dedos.',
  'Lower straight down, torso upright.': 'Baja recto, con el torso erguido.',
  'Reverse lunges: step back, not forward. Kinder to the knees.':
    'Zancadas hacia atrás: el paso va atrás, no al frente. Más amables con las rodillas.',
  'Go half as deep with a hand on a wall.': 'Baja la mitad, con una mano en la pared.',
  'Walking lunges: step through into the next rep. Or hold a dumbbell in each hand.':
    'Zancadas caminando: encadena el paso con la siguiente. O lleva una mancuerna en cada mano.',
  'Steps so short that the front heel lifts.': 'Pasos tan cortos que se levanta el talón de delante.',
  'Dropping the back knee onto the floor.': 'Dejar caer la rodilla de atrás al suelo.',
  'Leaning over the front leg.': 'Inclinarse sobre la pierna de delante.',
  'Clear the floor around you and train in shoes with grip.':
    'Despeja el suelo a tu alrededor y entrena con zapatillas que agarren.',
  'Choose glute bridges on days when lunges hurt your knees.':
    'Elige puentes de glúteos los días en que las zancadas te molesten en las rodillas.',
  'Stand with your back against a smooth wall.': 'Apoya la espalda en una pared lisa.',
  'Walk your feet forward and slide down until your knees are bent at about 90 degrees.':
    'Adelanta los pies y resbala hasta que las rodillas queden a unos 90 grados.',
  'Press your whole back into the wall and hold, breathing steadily.':
    'Aprieta toda la espalda contra la pared y aguanta, respirando con calma.',
  'To finish, slide up the wall with your hands on it.':
    'Para terminar, sube resbalando con las manos en la pared.',
  'Knees above ankles.': 'Rodillas sobre los tobillos.',
  'Weight in your heels.': 'El peso en los talones.',
  'Keep breathing: count the breaths.': 'No dejes de respirar: cuenta las respiraciones.',
  'Stay higher on the wall.': 'Quédate más arriba en la pared.',
  'Several short holds with 10 seconds between.': 'Varios aguantes cortos con 10 segundos entre ellos.',
  'Hold a weight at your chest to make it harder.': 'Sujeta un peso en el pecho para hacerlo más difícil.',
  'Hands pushing on the thighs.': 'Manos que empujan los muslos.',
  'Feet so close that the knees pass the toes.': 'Pies tan cerca que las rodillas pasan los dedos.',
  'Stop if your knees hurt. Burning thighs are fine, sharp joints are not.':
    'Para si te duelen las rodillas. Que ardan los muslos está bien; un dolor agudo en la articulación, no.',
  'With high blood pressure, keep holds short and ask your doctor first.':
    'Con hipertensión, haz aguantes cortos y consulta antes a tu médico.',
  'Lie on your back, knees bent, feet flat and hip-width apart.':
    'Acuéstate boca arriba, rodillas dobladas, pies apoyados y al ancho de la cadera.',
  'Tuck your tail so that your lower back touches the floor.':
    'Mete el coxis hasta que la zona lumbar toque el suelo.',
  'Squeeze your glutes and lift your hips until knees, hips and shoulders are in line.':
    'Aprieta los glúteos y sube la cadera hasta alinear rodillas, cadera y hombros.',
  'Hold for a count, then lower slowly.': 'Aguanta un tiempo y baja despacio.',
  'Push through your heels.': 'Empuja con los talones.',
  'Ribs down: the lift ends at the hips, not in the back.':
    'Costillas abajo: la subida acaba en la cadera, no en la espalda.',
  'Shins upright at the top.': 'Espinillas verticales arriba.',
  'Lift only halfway.': 'Sube solo hasta la mitad.',
  'Hold a weight or a padded bar across your hips, or a band above your knees.':
    'Pon un peso o una barra acolchada sobre la cadera, o una banda por encima de las rodillas.',
  'Single-leg bridges: one foot off the floor.': 'Puente a una pierna: un pie en el aire.',
  'Arching the lower back to get higher.': 'Arquear la zona lumbar para subir más.',
  'Knees falling apart.': 'Rodillas que se abren.',
  'Pushing through the toes.': 'Empujar con los dedos de los pies.',
  'Cramp in the hamstrings? Bring your feet closer and rest a moment.':
    '¿Calambre en los isquiotibiales? Acerca los pies y descansa un momento.',
  'Keep your head still and your neck relaxed.': 'Mantén la cabeza quieta y el cuello relajado.',
  'Stand tall with feet hip-width apart, fingertips on a wall.':
    'De pie, pies al ancho de la cadera, dedos de las manos en una pared.',
  'Rise onto the balls of your feet as high as you can.':
    'Sube sobre las puntas de los pies todo lo que puedas.',
  'Pause for a count at the top.': 'Pausa de un tiempo arriba.',
  'Lower your heels slowly, for 2 to 3 counts.': 'Baja los talones despacio, en 2 o 3 tiempos.',
  'Roll up over the big toe.': 'Sube por encima del dedo gordo.',
  'Straight knees, tall body.': 'Rodillas rectas, cuerpo erguido.',
  'Slow down is where the work is.': 'El trabajo está en bajar despacio.',
  'Hold on with both hands.': 'Agárrate con las dos manos.',
  'Hold a dumbbell in one hand and the wall with the other.':
    'Lleva una mancuerna en una mano y apoya la otra en la pared.',
  'Single-leg calf raises: one foot at a time.': 'Elevaciones a una pierna: un pie cada vez.',
  'Bouncing.': 'Rebotar.',
  'Ankles rolling outward.': 'Tobillos que se van hacia fuera.',
  'Cutting the top short.': 'Quedarse corto arriba.',
  'On a step, put the whole ball of the foot on it and hold a rail.':
    'En un escalón, apoya toda la parte delantera del pie y sujétate a un pasamanos.',
  'Stop if your Achilles tendon hurts.': 'Para si te duele el tendón de Aquiles.',
  'Stand with feet hip-width apart, the bar over the middle of your feet or the weights beside them.':
    'De pie, pies al ancho de la cadera, la barra sobre la mitad de los pies o los pesos a los lados.',
  'Push your hips back and bend your knees until your hands reach the grip. Back flat, arms long.':
    'Lleva la cadera atrás y dobla las rodillas hasta llegar al agarre. Espalda plana, brazos largos.',
  'Breathe in and brace, then push the floor away and stand up with the weight close to your legs.':
    'Inspira y activa el abdomen; empuja el suelo y levántate con el peso cerca de las piernas.',
  'Stand tall and squeeze your glutes. Send your hips back and lower the way you came.':
    'Ponte de pie y aprieta los glúteos. Lleva la cadera atrás y baja por el mismo camino.',
  'Hips back, chest proud, shoulders just ahead of the bar.':
    'Cadera atrás, pecho abierto, hombros algo por delante de la barra.',
  'Drag the weight up your legs.': 'Sube el peso pegado a las piernas.',
  'Hips and shoulders rise together.': 'Cadera y hombros suben a la vez.',
  'Raise the weight on blocks or thick books so that you start higher.':
    'Pon el peso sobre bloques o libros gruesos para empezar más arriba.',
  'Stand on a band and pull its ends, or use one kettlebell between your feet.':
    'Pisa una banda y tira de sus extremos, o usa una kettlebell entre los pies.',
  'Lower for 3 counts before you add weight.': 'Baja en 3 tiempos antes de añadir peso.',
  'Rounding the back.': 'Redondear la espalda.',
  'Hips shooting up before the weight leaves the floor.':
    'La cadera sube antes de que el peso deje el suelo.',
  'Leaning back at the top.': 'Echarse hacia atrás arriba.',
  'Learn the movement with a light weight. Add weight only while every rep looks the same.':
    'Aprende el movimiento con poco peso. Añade solo mientras todas las repeticiones salgan iguales.',
  'Sharp pain in the back ends the session. Set the weight down.':
    'Un dolor agudo en la espalda termina la sesión. Deja el peso.',
  'Lie face down and put your elbows under your shoulders, forearms on the floor.':
    'Acuéstate boca abajo, codos bajo los hombros, antebrazos en el suelo.',
  'Tuck your toes and lift until head, hips and heels are in one line.':
    'Apoya los dedos de los pies y sube hasta alinear cabeza, cadera y talones.',
  'Brace your belly, squeeze your glutes and breathe.': 'Activa el abdomen, aprieta los glúteos y respira.',
  'Lower your knees first when the time is up.': 'Cuando acabe el tiempo, baja primero las rodillas.',
  'Pull your elbows towards your toes.': 'Tira de los codos hacia los dedos de los pies.',
  'Long neck, eyes on the floor.': 'Cuello largo, mirada al suelo.',
  'Short steady breaths.': 'Respiraciones cortas y constantes.',
  'Knees on the floor.': 'Rodillas en el suelo.',
  'Forearms on a bench or a sturdy table.': 'Antebrazos en un banco o una mesa firme.',
  'Lift one foot for 5 seconds at a time to make it harder.':
    'Levanta un pie 5 segundos cada vez para hacerlo más difícil.',
  'Hips sagging.': 'La cadera cae.',
  'Hips too high.': 'La cadera demasiado alta.',
  'End the hold when your lower back starts to feel it.': 'Termina cuando la zona lumbar empiece a notarlo.',
  'Use a mat under your elbows.': 'Usa una colchoneta bajo los codos.',
  'Lie on your back, knees bent, feet flat, arms crossed on your chest.':
    'Acuéstate boca arriba, rodillas dobladas, pies apoyados, brazos cruzados sobre el pecho.',
  'Tuck your chin and breathe out as you curl up, one part of the back after the other.':
    'Mete la barbilla y espira mientras enrollas el tronco, vértebra a vértebra.',
  'Come up until your forearms touch your thighs.': 'Sube hasta que los antebrazos toquen los muslos.',
  'Roll down slowly until your shoulder blades touch the floor.':
    'Baja despacio hasta que las escápulas toquen el suelo.',
  'Curl, do not throw.': 'Enrolla el tronco, sin impulso.',
  'A space the size of an egg between chin and chest.': 'Entre la barbilla y el pecho cabe un huevo.',
  'Feet stay flat.': 'Los pies no se levantan.',
  'Come only halfway up.': 'Sube solo hasta la mitad.',
  'Reach your arms forward past your knees.': 'Lleva los brazos al frente, más allá de las rodillas.',
  'Lower for 4 counts to make it harder.': 'Baja en 4 tiempos para hacerlo más difícil.',
  'Pulling the head with the hands.': 'Tirar de la cabeza con las manos.',
  'Swinging the arms.': 'Dar impulso con los brazos.',
  'Dropping back down.': 'Dejarse caer al bajar.',
  'Choose the plank if sit-ups bother your lower back or neck.':
    'Elige la plancha si los abdominales te molestan en la zona lumbar o el cuello.',
  'Use a mat under your tailbone.': 'Usa una colchoneta bajo el coxis.',
  'Sit with knees bent and heels on the floor, hands together in front of your chest.':
    'Siéntate con las rodillas dobladas y los talones en el suelo, manos juntas delante del pecho.',
  'Lean back with a long spine until your belly has to work.':
    'Inclínate atrás con la espalda larga hasta que el abdomen trabaje.',
  'Turn your ribs and shoulders to one side, hands following.':
    'Gira costillas y hombros hacia un lado; las manos acompañan.',
  'Come through the middle and turn to the other side. Each side is one rep.':
    'Pasa por el centro y gira al otro lado. Cada lado es una repetición.',
  'The chest turns, not just the arms.': 'Gira el pecho, no solo los brazos.',
  'Long back, open chest.': 'Espalda larga, pecho abierto.',
  'Breathe out on each turn.': 'Espira en cada giro.',
  'Sit more upright and turn less.': 'Siéntate con la espalda más recta y gira menos.',
  'Arms crossed on your chest.': 'Brazos cruzados sobre el pecho.',
  'Lift your feet or hold a light weight to make it harder.':
    'Levanta los pies o sujeta un peso ligero para hacerlo más difícil.',
  'Swinging from side to side.': 'Balancearse de lado a lado.',
  'Knees drifting with the turn.': 'Rodillas que se van con el giro.',
  'Leave twists out if you have a disc problem or sharp pain when you turn.':
    'Evita los giros si tienes un problema de disco o un dolor agudo al girar.',
  'Slow is safe: two counts to a side.': 'Lento es seguro: dos tiempos por lado.',
  'Start in a push-up position, hands under shoulders.':
    'Empieza en posición de flexión, manos bajo los hombros.',
  'Draw one knee towards your chest without lifting your hips.':
    'Lleva una rodilla hacia el pecho sin levantar la cadera.',
  'Step it back and draw in the other knee.': 'Devuélvela atrás y lleva la otra rodilla.',
  'Keep changing at a pace that you can hold. Each knee is one rep.':
    'Sigue alternando a un ritmo que puedas mantener. Cada rodilla es una repetición.',
  'Shoulders stay over your wrists.': 'Los hombros siguen sobre las muñecas.',
  'Hips low and level.': 'Cadera baja y nivelada.',
  'Light feet.': 'Pies ligeros.',
  'Hands on a bench or a sturdy table.': 'Manos en un banco o una mesa firme.',
  'Step slowly instead of running.': 'Da pasos lentos en vez de correr.',
  'Go faster only while your hips stay still.': 'Ve más rápido solo mientras la cadera siga quieta.',
  'Hips bouncing up.': 'La cadera rebota hacia arriba.',
  'Weight drifting back over the feet.': 'El peso se va atrás, sobre los pies.',
  'Tiny half steps.': 'Medios pasos diminutos.',
  'Make fists or raise your hands if your wrists hurt.':
    'Apoya los puños o eleva las manos si te duelen las muñecas.',
  'Slow down if you feel dizzy.': 'Afloja si te mareas.',
  'Start on hands and knees, hands under shoulders, knees under hips.':
    'Empieza a cuatro apoyos, manos bajo los hombros, rodillas bajo la cadera.',
  'Tuck your toes and lift your knees a hand’s width off the floor.':
    'Apoya los dedos de los pies y sube las rodillas un palmo del suelo.',
  'Move the right hand and left foot forward together, then the left hand and right foot.':
    'Avanza a la vez la mano derecha y el pie izquierdo; después la izquierda y el derecho.',
  'Crawl with small steps, then go backward to where you began.':
    'Avanza con pasos pequeños y vuelve hacia atrás hasta donde empezaste.',
  'Flat back: carry a cup of tea on it.': 'Espalda plana: lleva encima una taza de té.',
  'Opposite hand and foot.': 'Mano y pie contrarios.',
  'Knees stay low.': 'Las rodillas, bajas.',
  'Hold still with the knees lifted for 10 seconds.':
    'Aguanta sin moverte con las rodillas en el aire 10 segundos.',
  'Crawl with your knees on a soft floor.': 'Gatea con las rodillas en un suelo blando.',
  'Crawl sideways to make it harder.': 'Avanza de lado para hacerlo más difícil.',
  'Hips in the air.': 'La cadera en el aire.',
  'Steps too long.': 'Pasos demasiado largos.',
  'Swaying from side to side.': 'Balancearse de un lado a otro.',
  'Clear the floor and choose one that does not slip.': 'Despeja el suelo y elige uno que no resbale.',
  'Rest your wrists between rounds.': 'Descansa las muñecas entre rondas.',
  'Start at the top of a push-up, hands under shoulders, feet wider than your hips.':
    'Empieza arriba de una flexión, manos bajo los hombros, pies más abiertos que la cadera.',
  'Press one hand into the floor and brace your belly.':
    'Presiona el suelo con una mano y activa el abdomen.',
  'Lift the other hand and touch the opposite shoulder.': 'Levanta la otra mano y toca el hombro contrario.',
  'Put it back softly and change sides. Each touch is one rep.':
    'Apóyala con suavidad y cambia de lado. Cada toque es una repetición.',
  'Hips stay level: balance a book on them.': 'La cadera, nivelada: lleva un libro en equilibrio.',
  'Push the floor away with the standing arm.': 'Empuja el suelo con el brazo de apoyo.',
  'A calm count for each touch.': 'Un tiempo tranquilo por toque.',
  'Bring your feet closer together to make it harder.': 'Junta más los pies para hacerlo más difícil.',
  'Hips rocking from side to side.': 'La cadera se mece de lado a lado.',
  'Racing the touches.': 'Ir con prisa de un toque a otro.',
  'Hands ahead of the shoulders.': 'Las manos por delante de los hombros.',
  'Do the forearm plank if your wrists hurt.': 'Haz la plancha sobre antebrazos si te duelen las muñecas.',
  'End the set when your lower back sags.': 'Termina la serie cuando la zona lumbar se hunda.',
  'Stand tall, feet together, arms at your sides.': 'De pie, pies juntos, brazos a los lados.',
  'Jump your feet a little wider than your shoulders as your arms swing overhead.':
    'Salta abriendo los pies algo más que los hombros mientras los brazos suben sobre la cabeza.',
  'Land softly on the balls of your feet, knees bent.':
    'Aterriza suave sobre la parte delantera de los pies, rodillas dobladas.',
  'Jump back to the start. That is one rep.': 'Salta para volver al inicio. Eso es una repetición.',
  'Quiet landings.': 'Aterrizajes silenciosos.',
  'Tall chest, loose shoulders.': 'Pecho alto, hombros sueltos.',
  'Breathe in a rhythm.': 'Respira con ritmo.',
  'Step jacks: step one foot out at a time, no jump.': 'Jacks sin salto: saca un pie cada vez, sin saltar.',
  'Raise your arms only to shoulder height.': 'Sube los brazos solo hasta los hombros.',
  'Speed up for the last 10 seconds to make it harder.':
    'Acelera los últimos 10 segundos para hacerlo más difícil.',
  'Stiff knees on landing.': 'Rodillas rígidas al aterrizar.',
  'Knees falling inward.': 'Rodillas que caen hacia dentro.',
  'Rushing until the arms stop halfway.': 'Correr tanto que los brazos se quedan a medias.',
  'Wear shoes and choose a floor with some give.': 'Usa zapatillas y elige un suelo que amortigüe.',
  'Choose step jacks if you are pregnant, or if your knees, ankles or pelvic floor need care.':
    'Elige los jacks sin salto en el embarazo, o si tus rodillas, tobillos o suelo pélvico necesitan cuidado.',
  'Stand tall, feet hip-width apart, elbows bent.': 'De pie, pies al ancho de la cadera, codos doblados.',
  'Drive one knee up towards hip height, opposite arm forward.':
    'Sube una rodilla hacia la altura de la cadera, con el brazo contrario al frente.',
  'Land on the ball of your foot and drive up the other knee.':
    'Aterriza sobre la parte delantera del pie y sube la otra rodilla.',
  'Keep running on the spot. Each knee is one rep.':
    'Sigue corriendo en el sitio. Cada rodilla es una repetición.',
  'Tall, as if a string pulled the top of your head.':
    'Cuerpo erguido, como si un hilo tirara de tu coronilla.',
  'Quick light feet.': 'Pies rápidos y ligeros.',
  'Arms drive the legs.': 'Los brazos mueven las piernas.',
  'Marching high knees: one foot always on the floor.':
    'Marcha con rodillas altas: siempre un pie en el suelo.',
  'Lift your knees only as high as you stay upright.':
    'Sube las rodillas solo mientras sigas con el cuerpo erguido.',
  'Work in bursts of 20 seconds to make it harder.':
    'Trabaja en ráfagas de 20 segundos para hacerlo más difícil.',
  'Leaning back.': 'Echarse hacia atrás.',
  'Slapping the feet down.': 'Golpear el suelo con los pies.',
  'Knees that hardly rise.': 'Rodillas que apenas suben.',
  'March instead of running if impact hurts your knees or shins.':
    'Marcha en vez de correr si el impacto te molesta en rodillas o espinillas.',
  'Hold a wall if your balance is unsure.': 'Apóyate en una pared si te falta equilibrio.',
  'Step one foot out to the side as both arms rise overhead.':
    'Saca un pie al lado mientras los dos brazos suben sobre la cabeza.',
  'Step it back in as your arms come down.': 'Vuelve a juntarlo mientras bajan los brazos.',
  'Do the same with the other foot. Each step out is one rep.':
    'Haz lo mismo con el otro pie. Cada paso fuera es una repetición.',
  'One foot always on the floor.': 'Siempre un pie en el suelo.',
  'Step a little wider and bend your knees to make it harder.':
    'Abre un poco más el paso y dobla las rodillas para hacerlo más difícil.',
  'Leaning to the side that steps.': 'Inclinarse hacia el lado del paso.',
  'Wear shoes that grip the floor.': 'Usa zapatillas que agarren al suelo.',
  'Lift one knee towards hip height, opposite arm forward.':
    'Sube una rodilla hacia la altura de la cadera, con el brazo contrario al frente.',
  'Set the foot down softly, then lift the other knee.': 'Apoya el pie con suavidad y sube la otra rodilla.',
  'March on the spot. Each knee is one rep.': 'Marcha en el sitio. Cada rodilla es una repetición.',
  'Arms swing with the legs.': 'Los brazos se mueven con las piernas.',
  'Hold each knee up for a second to make it harder.':
    'Mantén cada rodilla arriba un segundo para hacerlo más difícil.',
  'Slow down if a hip or knee pinches.': 'Afloja si notas un pinchazo en la cadera o la rodilla.',
  'Stand with feet shoulder-width apart. Squat and put your hands on the floor.':
    'De pie, pies al ancho de los hombros. Agáchate y pon las manos en el suelo.',
  'Step or jump your feet back into a push-up position, belly braced.':
    'Lleva los pies atrás, con un paso o un salto, hasta la posición de flexión, abdomen activo.',
  'Step or jump your feet back to the outside of your hands.':
    'Lleva los pies, con un paso o un salto, al lado exterior de las manos.',
  'Stand up with a small jump, arms overhead, and land with soft knees.':
    'Levántate con un pequeño salto, brazos arriba, y aterriza con las rodillas sueltas.',
  'One straight line in the middle.': 'Una línea recta en el medio.',
  'Feet land flat and wide before you stand.': 'Los pies aterrizan planos y abiertos antes de levantarte.',
  'Find a pace that you can keep for the whole set.': 'Busca un ritmo que aguantes toda la serie.',
  'Step back and step in, and finish without a jump.': 'Pasos atrás y adelante, y termina sin salto.',
  'Add a push-up in the middle to make it harder.': 'Añade una flexión en el medio para hacerlo más difícil.',
  'Hips sagging as the feet go back.': 'La cadera cae cuando los pies van atrás.',
  'Rounding the back to stand up.': 'Redondear la espalda para levantarse.',
  'Starting too fast.': 'Empezar demasiado rápido.',
  'Stop if you feel dizzy, and walk until your breath is back.':
    'Para si te mareas, y camina hasta recuperar el aire.',
  'Take the step version with sore wrists, back or knees.':
    'Haz la versión con pasos si te molestan muñecas, espalda o rodillas.',
  'Stand tall and look well ahead.': 'Camina con el cuerpo erguido y la mirada lejos.',
  'Land on the heel and roll through to the toes.': 'Apoya el talón y rueda hasta los dedos.',
  'Let your arms swing from the shoulders.': 'Deja que los brazos se muevan desde los hombros.',
  'Start easy for 3 minutes, then find your pace.': 'Empieza suave 3 minutos y encuentra tu ritmo.',
  'Brisk means that you can talk but not sing.': 'A buen ritmo significa que puedes hablar pero no cantar.',
  'Shorter, quicker steps beat long ones.': 'Mejor pasos cortos y rápidos que largos.',
  'Shoulders loose.': 'Hombros sueltos.',
  'Split it into two or three shorter walks.': 'Repártela en dos o tres caminatas más cortas.',
  'March on the spot at home.': 'Marcha en el sitio, en casa.',
  'Add a hill, stairs or a slope on the treadmill to make it harder.':
    'Añade una cuesta, escaleras o pendiente en la cinta para hacerlo más difícil.',
  'Overlong steps.': 'Pasos demasiado largos.',
  'Looking down at a phone.': 'Mirar hacia abajo, al teléfono.',
  'Hanging on to the treadmill rails.': 'Colgarse de los pasamanos de la cinta.',
  'Wear shoes that fit, and be seen after dark.': 'Usa zapatillas de tu talla y hazte ver cuando oscurezca.',
  'Chest pain or faintness: stop and get help.':
    'Dolor en el pecho o sensación de desmayo: para y pide ayuda.',
  'Walk briskly for 5 minutes to warm up.': 'Camina rápido 5 minutos para calentar.',
  'Lean forward a little from the ankles and start with short, easy steps.':
    'Inclínate un poco desde los tobillos y empieza con pasos cortos y fáciles.',
  'Land softly with the foot under your hips.': 'Aterriza suave, con el pie bajo la cadera.',
  'Walk for the last few minutes to cool down.': 'Camina los últimos minutos para volver a la calma.',
  'Slow enough to speak in whole sentences.': 'Tan lento que puedas hablar con frases enteras.',
  'Relaxed hands and jaw.': 'Manos y mandíbula relajadas.',
  'Quiet feet.': 'Pies silenciosos.',
  'Jog for 1 minute and walk for 2, as often as you like.':
    'Trota 1 minuto y camina 2, tantas veces como quieras.',
  'Jog on grass or a treadmill for a softer landing.': 'Trota en hierba o en cinta para un apoyo más blando.',
  'Lengthen the jogging part by a minute a week.': 'Alarga la parte de trote un minuto por semana.',
  'Landing far in front of the body.': 'Apoyar muy por delante del cuerpo.',
  'Skipping the warm-up.': 'Saltarse el calentamiento.',
  'New to jogging? Leave a day between outings.': '¿Empiezas a trotar? Deja un día entre salidas.',
  'Walk home if a joint starts to hurt.': 'Vuelve a casa caminando si te empieza a doler una articulación.',
  'Warm up with 5 minutes of walking and 5 of jogging.': 'Calienta con 5 minutos de caminata y 5 de trote.',
  'Run tall with a slight lean from the ankles and arms bent at 90 degrees.':
    'Corre con el cuerpo erguido, una ligera inclinación desde los tobillos y los brazos a 90 grados.',
  'Land under your hips and push the ground behind you.':
    'Apoya bajo la cadera y empuja el suelo hacia atrás.',
  'Hold an even effort, then slow to a jog and a walk for 5 minutes.':
    'Mantén un esfuerzo parejo y después baja a trote y caminata 5 minutos.',
  'More steps, not longer ones.': 'Más pasos, no más largos.',
  'Elbows back, hands loose.': 'Codos atrás, manos sueltas.',
  'Even effort, not even speed: ease off uphill.':
    'Esfuerzo parejo, no velocidad pareja: afloja cuesta arriba.',
  'Run and walk in turns of 2 minutes.': 'Alterna correr y caminar cada 2 minutos.',
  'Take it to a treadmill with a slope of 1 %.': 'Llévalo a una cinta con una pendiente del 1 %.',
  'Add four 20 second strides at the end to make it harder.':
    'Añade cuatro aceleraciones de 20 segundos al final para hacerlo más difícil.',
  'Too fast in the first mile.': 'Demasiado rápido en la primera milla.',
  'Adding distance every single week.': 'Sumar distancia todas las semanas.',
  'Add no more than about 10 % distance a week.': 'No sumes más de un 10 % de distancia por semana.',
  'Stop if pain changes the way you run.': 'Para si el dolor cambia tu manera de correr.',
  'Set the saddle so that your knee stays a little bent when the pedal is lowest.':
    'Ajusta el sillín para que la rodilla quede algo doblada con el pedal abajo del todo.',
  'Sit tall, hands light on the bars, and start with hardly any resistance.':
    'Siéntate con el cuerpo erguido, manos ligeras en el manillar, y empieza casi sin resistencia.',
  'Turn the pedals round and smooth, about 80 turns a minute.':
    'Pedalea redondo y suave, unas 80 vueltas por minuto.',
  'Add resistance until you reach the effort that the workout asks for, and ease off for the last minute.':
    'Añade resistencia hasta el esfuerzo que pide el entrenamiento y afloja el último minuto.',
  'Knees point ahead.': 'Las rodillas apuntan al frente.',
  'Loose shoulders and grip.': 'Hombros y agarre sueltos.',
  'On an easy ride you can talk in sentences.': 'En una salida suave puedes hablar con frases.',
  'Easy ride: less resistance, same rhythm.': 'Bici suave: menos resistencia, el mismo ritmo.',
  'Steady ride: an effort at which you speak in short phrases.':
    'Bici constante: un esfuerzo en el que hablas con frases cortas.',
  'Bike sprint: 20 to 30 seconds as fast as you stay seated and smooth, then ride easy until your breath is back.':
    'Sprint en bici: 20 a 30 segundos tan rápido como puedas sin levantarte ni perder suavidad; después, suave hasta recuperar el aire.',
  'A saddle that is too low.': 'Un sillín demasiado bajo.',
  'Bouncing on the saddle.': 'Rebotar en el sillín.',
  'Leaning on the hands.': 'Apoyarse en las manos.',
  'Warm up for 5 minutes before a sprint.': 'Calienta 5 minutos antes de un sprint.',
  'Stop at once if your chest feels tight or you feel faint.':
    'Para enseguida si notas presión en el pecho o sensación de desmayo.',
  'Do 10 air squats, heels down, at an even pace.': 'Haz 10 sentadillas, talones abajo, a ritmo parejo.',
  'Go down to the floor and do 5 push-ups.': 'Baja al suelo y haz 5 flexiones.',
  'Lower to your forearms and hold a plank for 15 seconds.':
    'Baja a los antebrazos y aguanta una plancha 15 segundos.',
  'Stand up without hurry. That is one round.': 'Levántate sin prisa. Eso es una ronda.',
  'Choose a pace that you could keep for the whole time.':
    'Elige un ritmo que puedas mantener todo el tiempo.',
  'Clean reps first, rounds second.': 'Primero repeticiones limpias, después rondas.',
  'Rest standing, not between two push-ups.': 'Descansa de pie, no entre dos flexiones.',
  'Chair squats, push-ups with hands on a table, and a plank on the knees.':
    'Sentadillas a silla, flexiones con las manos en una mesa y plancha de rodillas.',
  'Half the reps: 5 squats, 3 push-ups, 10 seconds.':
    'La mitad de repeticiones: 5 sentadillas, 3 flexiones, 10 segundos.',
  'Rest only between rounds to make it harder.': 'Descansa solo entre rondas para hacerlo más difícil.',
  'Squats that grow shallow as you tire.': 'Sentadillas cada vez más cortas por el cansancio.',
  'Hips sagging in the plank.': 'La cadera cae en la plancha.',
  'Come up slowly from the floor if you tend to feel dizzy.':
    'Levántate despacio del suelo si sueles marearte.',
  'Stop on sharp pain, and when your form goes for two reps in a row.':
    'Para ante un dolor agudo, o si pierdes la técnica dos repeticiones seguidas.',
  'On hands and knees, round and arch your back slowly, 5 times.':
    'A cuatro apoyos, redondea y arquea la espalda despacio, 5 veces.',
  'Push your hips up and back with soft knees, press your heels down in turn, 5 breaths.':
    'Lleva la cadera arriba y atrás con las rodillas sueltas, baja un talón y luego el otro, 5 respiraciones.',
  'Step one foot outside your hands into a long lunge. Raise the arm on that side to the ceiling, 3 breaths. Change sides.':
    'Lleva un pie al lado exterior de las manos en una zancada larga. Sube al techo el brazo de ese lado, 3 respiraciones. Cambia de lado.',
  'Walk your feet to your hands, hang with soft knees, and roll up to standing. That is one round.':
    'Camina con los pies hasta las manos, deja colgar el torso con las rodillas sueltas y sube vértebra a vértebra. Eso es una ronda.',
  'Move with your breath: out as you fold, in as you open.':
    'Muévete con la respiración: espira al plegarte, inspira al abrirte.',
  'Aim for ease, not for range.': 'Busca soltura, no amplitud.',
  'Slow enough that every part could be stopped halfway.': 'Tan lento que puedas parar en cualquier punto.',
  'Hands on a chair in place of the floor.': 'Manos en una silla en vez del suelo.',
  'Put a cushion under your knees.': 'Pon un cojín bajo las rodillas.',
  'Stay 3 breaths longer in each position to go deeper.':
    'Quédate 3 respiraciones más en cada posición para ir más hondo.',
  'Bouncing into a stretch.': 'Rebotar en un estiramiento.',
  'Rushing through the sides.': 'Pasar con prisa de un lado al otro.',
  'A stretch may pull, it must not pinch.': 'Un estiramiento puede tirar, pero no pinchar.',
  'Come up slowly if you tend to feel dizzy.': 'Sube despacio si sueles marearte.',
  'Sit comfortably with a long back, one hand on your belly.':
    'Siéntate con comodidad y la espalda larga, una mano en el abdomen.',
  'Breathe in through your nose for 4 counts.': 'Inspira por la nariz en 4 tiempos.',
  'Hold gently for 4 counts, then breathe out for 4.': 'Aguanta con suavidad 4 tiempos y espira en 4.',
  'Hold empty for 4 counts. That is one round.': 'Aguanta sin aire 4 tiempos. Eso es una ronda.',
  'The belly moves before the chest.': 'El abdomen se mueve antes que el pecho.',
  'Soft shoulders and jaw.': 'Hombros y mandíbula sueltos.',
  'Even sides, like a square.': 'Lados iguales, como un cuadrado.',
  'Count to 3 on each side.': 'Cuenta hasta 3 en cada lado.',
  'Leave out the holds: in for 4, out for 4.': 'Quita las pausas: inspira en 4, espira en 4.',
  'Count to 5 once 4 feels easy.': 'Cuenta hasta 5 cuando 4 te resulte fácil.',
  'Gulping air.': 'Tragar aire a bocanadas.',
  'Straining through the holds.': 'Forzar las pausas.',
  'Lifting the shoulders.': 'Levantar los hombros.',
  'Breathe normally at once if you feel light-headed.':
    'Si te mareas, vuelve enseguida a respirar con normalidad.',
  'Leave out the holds if you are pregnant or have a heart or lung condition.':
    'Quita las pausas en el embarazo o si tienes un problema de corazón o pulmón.',
  'Warm up for 5 minutes: walk, march, a few slow squats.':
    'Calienta 5 minutos: camina, marcha, unas sentadillas lentas.',
  'Sit on the floor with straight legs, feet flat against a wall, toes up.':
    'Siéntate en el suelo con las piernas estiradas, plantas contra una pared, dedos arriba.',
  'Lay one hand on the other, breathe out and slide your fingers towards the wall.':
    'Pon una mano sobre la otra, espira y desliza los dedos hacia la pared.',
  'Hold where it pulls gently for 2 seconds, and read the gap between fingertips and wall.':
    'Quédate donde tire con suavidad 2 segundos y mide el hueco entre los dedos y la pared.',
  'Come back, shake your legs, and take the best of three tries.':
    'Vuelve, sacude las piernas y quédate con el mejor de tres intentos.',
  'Fold at the hips before you round your back.': 'Dóblate por la cadera antes de redondear la espalda.',
  'Reach further only as you breathe out.': 'Avanza solo mientras espiras.',
  'Knees stay down.': 'Las rodillas, abajo.',
  'Sit on a cushion and put a rolled towel under your knees.':
    'Siéntate en un cojín y pon una toalla enrollada bajo las rodillas.',
  'One leg at a time, the other knee bent.': 'Una pierna cada vez, con la otra rodilla doblada.',
  'Hold the furthest point for 5 breaths to make it harder.':
    'Aguanta el punto más lejano 5 respiraciones para hacerlo más difícil.',
  'Bouncing to gain a centimetre.': 'Rebotar para ganar un centímetro.',
  'Bending the knees.': 'Doblar las rodillas.',
  'One hand ahead of the other.': 'Una mano por delante de la otra.',
  'A pull behind the thighs is fine. Pain in the back or tingling down a leg is not: stop.':
    'Que tire detrás de los muslos está bien. Dolor en la espalda u hormigueo en la pierna, no: para.',
  'Leave it out with a disc problem.': 'No lo hagas si tienes un problema de disco.',
  'Circle your arms 10 times forward and 10 times back.':
    'Haz 10 círculos de brazos hacia delante y 10 hacia atrás.',
  'Stand tall. Lift one arm, bend it and slide the palm down between your shoulder blades.':
    'Ponte de pie. Sube un brazo, dóblalo y desliza la palma entre las escápulas.',
  'Bring the other hand up your back from below, palm outward.':
    'Sube la otra mano por la espalda desde abajo, palma hacia fuera.',
  'Walk the fingers towards each other, hold for 2 seconds, and read the gap between them.':
    'Acerca los dedos, aguanta 2 segundos y mide el hueco entre ellos.',
  'Let go slowly and change arms.': 'Suelta despacio y cambia de brazo.',
  'Ribs stay down, the back does not arch.': 'Las costillas, abajo; la espalda no se arquea.',
  'Head upright, neck long.': 'Cabeza erguida, cuello largo.',
  'Let a friend or a mirror read the gap.': 'Deja que otra persona o un espejo mida el hueco.',
  'Hold a towel in the upper hand and walk the lower hand up it.':
    'Sujeta una toalla con la mano de arriba y sube por ella con la de abajo.',
  'Only the upper arm, the other hand on your hip.':
    'Solo el brazo de arriba, con la otra mano en la cadera.',
  'Hold for 5 breaths to make it harder.': 'Aguanta 5 respiraciones para hacerlo más difícil.',
  'Forcing the lower arm up.': 'Forzar el brazo de abajo hacia arriba.',
  'Pushing the head forward.': 'Empujar la cabeza hacia delante.',
  'Leaning to one side.': 'Inclinarse hacia un lado.',
  'Stop at a pinch in the front of the shoulder.': 'Para ante un pinchazo en la parte delantera del hombro.',
  'Leave out the side of a shoulder that has been dislocated or operated on.':
    'Deja fuera el lado de un hombro con luxación u operación previa.',
  'Sit on the very edge of a firm bed or a bench and roll back until you lie down.':
    'Siéntate en el mismo borde de una cama firme o un banco y rueda hacia atrás hasta acostarte.',
  'Hug both knees to your chest so that your lower back lies flat.':
    'Abraza las dos rodillas al pecho para que la zona lumbar quede plana.',
  'Keep hold of one knee and let the other leg sink over the edge, knee loose.':
    'Sigue abrazando una rodilla y deja que la otra pierna caiga por el borde, rodilla suelta.',
  'Breathe out three times, then read the gap between the back of that thigh and the edge.':
    'Espira tres veces y mide el hueco entre la parte de atrás de ese muslo y el borde.',
  'Hug both knees again, and change legs.': 'Abraza otra vez las dos rodillas y cambia de pierna.',
  'The lower back stays on the bed.': 'La zona lumbar se queda en la cama.',
  'Let the leg hang, do not push it.': 'Deja colgar la pierna, no la empujes.',
  'Thigh straight ahead, not out to the side.': 'El muslo recto al frente, no hacia fuera.',
  'Kneel on one knee, a cushion under it, and tuck your tailbone.':
    'Arrodíllate sobre una rodilla, con un cojín debajo, y mete el coxis.',
  'Hug the knee less closely.': 'Abraza la rodilla con menos fuerza.',
  'Stay for 5 breaths on each side to go deeper.': 'Quédate 5 respiraciones por lado para ir más hondo.',
  'The back arching off the bed.': 'La espalda se arquea y se separa de la cama.',
  'Lying so far up that the edge carries the thigh.': 'Acostarse tan arriba que el borde sostiene el muslo.',
  'Use a bed that does not tip or roll.': 'Usa una cama que no vuelque ni ruede.',
  'Stop if you feel it in your lower back, or deep in the groin.':
    'Para si lo notas en la zona lumbar o en el fondo de la ingle.',
};
