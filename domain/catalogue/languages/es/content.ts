import type { Dictionary } from '#domain/catalogue/languages/dictionary.ts';

export const content: Dictionary = {
  'Small steps count double on the days you don’t feel like it.':
    'Los pasos pequeños valen el doble los días sin ganas.',
  'Start with the warm-up. The rest usually follows.':
    'Empieza por el calentamiento. Lo demás suele venir solo.',
  'You don’t need a perfect day, you need ten minutes of this one.':
    'No necesitas un día perfecto, solo diez minutos de este.',
  'Slow reps are honest reps.': 'Repetición lenta, repetición honesta.',
  'Rest is part of the plan, not a break from it.': 'El descanso es parte del plan, no una pausa del plan.',
  'Beat one number from last week. One is plenty.': 'Supera un número de la semana pasada. Con uno basta.',
  'Shoes on, then decide.': 'Primero las zapatillas, después decides.',
  'The habit is the goal. The numbers follow it.': 'El hábito es el objetivo. Los números lo siguen.',
  'Form first, then speed, then load.': 'Primero técnica, después velocidad, después carga.',
  'Half a workout is worth more than a whole excuse.': 'Medio entrenamiento vale más que una excusa entera.',
  'Breathe out on the hard part.': 'Espira en la parte dura.',
  'You are further than the you who started.': 'Has llegado más lejos que quien empezó.',
  'Leave one good rep for tomorrow.': 'Deja una buena repetición para mañana.',
  'Nobody regrets the easy walk.': 'De un paseo suave no se arrepiente nadie.',
  'Cardio and strength in turns. Learn each movement slowly, and stop a set with two good reps left.':
    'Cardio y fuerza, por turnos. Aprende cada movimiento despacio y para la serie con dos buenas repeticiones de reserva.',
  'Fill half your plate with vegetables, a quarter with protein, a quarter with grains or potatoes. Change one meal at a time.':
    'Llena medio plato de verduras, un cuarto de proteína y un cuarto de cereales o tubérculos. Cambia una comida cada vez.',
  'Aim for 7 hours of sleep or more. Tired people are hungry people.':
    'Intenta dormir 7 horas o más. El cansancio da hambre.',
  'Add a little each week: one more round, or ten more minutes of brisk walking. Keep two strength days.':
    'Suma un poco cada semana: una ronda más, o diez minutos más de caminata rápida. Mantén dos días de fuerza.',
  'Aim for 1-2 lbs a week at most. Faster costs muscle. Drink water before you reach for a snack.':
    'Apunta a 1-2 lb por semana como máximo. Más rápido cuesta músculo. Bebe agua antes de comer entre horas.',
  'Leave an easy day between hard interval days.': 'Deja un día suave entre los días duros de intervalos.',
  'Strength comes first now: heavier or slower sets protect your muscle while the weight goes down.':
    'Ahora la fuerza va primero: series más pesadas o más lentas protegen tu músculo mientras el peso baja.',
  'Have protein at each meal: eggs, fish, beans, tofu, yoghurt or lean meat, about the size of your palm.':
    'Pon proteína en cada comida: huevos, pescado, legumbres, tofu, yogur o carne magra, como la palma de tu mano.',
  'Sore for more than three days? Take one set off each exercise this week.':
    '¿Dolor muscular más de tres días? Quita una serie de cada ejercicio esta semana.',
  'Choose the sessions you like and keep them. Two strength days and some cardio hold what you have.':
    'Elige las sesiones que te gustan y quédate con ellas. Dos días de fuerza y algo de cardio mantienen lo que tienes.',
  'Eat a little more until your weight stays level for two weeks. That is your new normal.':
    'Come un poco más hasta que tu peso se quede estable dos semanas. Esa es tu nueva normalidad.',
  'Weigh yourself once a week, on the same morning. Days go up and down, weeks tell.':
    'Pésate una vez por semana, la misma mañana. Los días suben y bajan; las semanas hablan.',
  'Squat, hinge, push, pull: compound movements first. Stay light enough to repeat your best rep every time.':
    'Sentadilla, bisagra, empuje, tirón: primero los ejercicios compuestos. Usa un peso que te deje repetir siempre tu mejor repetición.',
  'Eat at regular times and have protein at each meal. No need for powders.':
    'Come a horas fijas y con proteína en cada comida. No hacen falta polvos.',
  'Joints adapt more slowly than muscles. Keep a free day between sessions.':
    'Las articulaciones se adaptan más despacio que los músculos. Deja un día libre entre sesiones.',
  'Progressive overload: one rep more than last time, or the smallest weight more once all sets are full.':
    'Sobrecarga progresiva: una repetición más que la última vez, o el aumento más pequeño cuando todas las series estén completas.',
  'Add a snack with protein and carbohydrates on training days. Gaining half a pound a week is plenty.':
    'Añade una merienda con proteína e hidratos los días de entreno. Ganar media libra por semana ya es mucho.',
  'Sleep is where you grow: 7 to 9 hours.': 'Durmiendo es cuando creces: de 7 a 9 horas.',
  'Fewer reps, more load, full rests of two to three minutes. Never grind a rep with a bent back.':
    'Menos repeticiones, más carga, descansos completos de dos a tres minutos. Nunca fuerces una repetición con la espalda doblada.',
  'Eat two hours before you lift, and again afterwards. Training hungry costs reps.':
    'Come dos horas antes de levantar, y otra vez después. Entrenar con hambre cuesta repeticiones.',
  'After three hard weeks, halve your sets for one.':
    'Tras tres semanas duras, deja tus series a la mitad durante una.',
  'Find the weaker side and start with it. One-sided rows, lunges and presses even things out.':
    'Busca el lado más débil y empieza por él. Remos, zancadas y press a un lado lo igualan.',
  'Keep protein up and let the snacks go as the sets get fewer.':
    'Mantén alta la proteína y deja los extras cuando bajen las series.',
  'Finish each session with a round of the Mobility Flow.':
    'Termina cada sesión con una ronda del Flow de movilidad.',
  'Easy means that you can talk. Build minutes first, speed later.':
    'Suave significa que puedes hablar. Primero minutos, después velocidad.',
  'A small meal two hours before is enough. Drink to thirst.':
    'Basta una comida pequeña dos horas antes. Bebe según tu sed.',
  'New to running? Leave a day between runs, and walk on it.':
    '¿Empiezas a correr? Deja un día entre carreras y camina ese día.',
  'One interval day a week, the others easy. Add no more than a tenth to your week.':
    'Un día de intervalos por semana, los demás suaves. No sumes más de una décima parte a tu semana.',
  'Grains, potatoes and fruit are your fuel. Have some on the evening before a long day.':
    'Cereales, tubérculos y fruta son tu combustible. Toma algo la noche antes de un día largo.',
  'Calves and hips work hard: five minutes of mobility after each session.':
    'Pantorrillas y caderas trabajan duro: cinco minutos de movilidad después de cada sesión.',
  'Practise the pace of your goal once a week, for a short stretch.':
    'Practica el ritmo de tu objetivo una vez por semana, en un tramo corto.',
  'Try nothing new on the day that counts.': 'No pruebes nada nuevo el día que cuenta.',
  'Do a third less in the last week. Fresh legs are worth more than one more session.':
    'Haz un tercio menos la última semana. Unas piernas frescas valen más que otra sesión.',
  'Tie the routine to something you do anyway: after coffee, before the shower.':
    'Une la rutina a algo que ya haces: después del café, antes de la ducha.',
  'Regular meals and a glass of water beside each of them will do.':
    'Bastan comidas regulares y un vaso de agua con cada una.',
  'A slow round counts. On tired days take the easier version of each move.':
    'Una ronda lenta cuenta. Los días de cansancio, haz la versión fácil de cada ejercicio.',
  'Same reps, better reps: lower for two counts, no bouncing.':
    'Las mismas repeticiones, pero mejores: baja en dos tiempos, sin rebotes.',
  'Keep fruit where you can see it and sweets where you cannot.':
    'Deja la fruta a la vista y los dulces donde no se vean.',
  'Missed a day? Do today’s, not both.': '¿Perdiste un día? Haz el de hoy, no los dos.',
  'When fifty feels short, try a hundred or build your own plan.':
    'Cuando cincuenta se quede corto, prueba cien o crea tu propio plan.',
  'Notice which meals leave you with energy, and repeat those.':
    'Fíjate en qué comidas te dejan con energía, y repítelas.',
  'Take a week of walks and mobility every two or three months.':
    'Tómate una semana de paseos y movilidad cada dos o tres meses.',
  'Test fresh, warm up first and stop at clean form. An honest number helps you more than a big one.':
    'Haz las pruebas con energía, calienta antes y para cuando pierdas la técnica. Un número honesto te ayuda más que uno grande.',
  'Eat as you always do. This week measures you, not a diet.':
    'Come como siempre. Esta semana te mide a ti, no a una dieta.',
  'Nothing else hard this week. Sleep before the test days counts.':
    'Esta semana, ningún otro esfuerzo duro. Dormir antes de las pruebas también cuenta.',
  'Pick the program you can see yourself doing in six weeks.':
    'Elige el programa que te ves haciendo dentro de seis semanas.',
  'Decide on one small change to start with.': 'Decide un cambio pequeño para empezar.',
  'Take a free day before the first session.': 'Tómate un día libre antes de la primera sesión.',
  'Complete onboarding, so that your program fits you.':
    'Completa la configuración inicial para que tu programa te encaje.',
  'Spin the wheel daily. One quest keeps the streak.': 'Gira la ruleta cada día. Un reto mantiene la racha.',
  'Track your progress in the profile.': 'Sigue tu progreso en el perfil.',
  'Use skip tokens strategically: keep one for a day you cannot plan.':
    'Usa los comodines con estrategia: guarda uno para un día imprevisible.',
  'Same time each day beats the perfect time.': 'La misma hora cada día vale más que la hora perfecta.',
  'Warm up with a minute of marching before the first set.':
    'Calienta con un minuto de marcha antes de la primera serie.',
  'Split the sets over the day if ten minutes in a row are hard to find.':
    'Reparte las series por el día si cuesta encontrar diez minutos seguidos.',
  'Take the easier version as soon as your form breaks, and finish the reps.':
    'Pasa a la versión fácil en cuanto pierdas la técnica, y termina las repeticiones.',
  'Sore? Slow down and use half the range. Sharp pain means stop.':
    '¿Dolor muscular? Ve más lento y usa medio recorrido. Un dolor agudo significa parar.',
  'General fitness information, not medical advice. Ask a doctor before you start if you are pregnant, injured or have a health condition. Stop on pain or dizziness.':
    'Información general de fitness, no consejo médico. Consulta a un médico antes de empezar en caso de embarazo, lesión o problema de salud. Para si sientes dolor o mareo.',
  'A full week. Skip tokens come from weeks like this.':
    'Una semana entera. De semanas así salen los comodines.',
  'Two weeks running. This is what a habit looks like.': 'Dos semanas seguidas. Así se ve un hábito.',
  'Thirty days. You no longer need reminding.': 'Treinta días. Ya no necesitas que te lo recuerden.',
  'Ten workouts. You know your way around by now.': 'Diez entrenamientos. Ya te mueves aquí como en casa.',
  'Twenty-five workouts. Compare today’s form with your first week.':
    'Veinticinco entrenamientos. Compara tu técnica de hoy con la de tu primera semana.',
  'Fifty workouts. That is training, not trying.':
    'Cincuenta entrenamientos. Esto ya no es probar, es entrenar.',
  'A quarter of the way. Keep the pace you have.': 'Un cuarto del camino. Sigue a este ritmo.',
  'Halfway. The second half knows the road.': 'La mitad. La segunda ya conoce el camino.',
  'Three quarters done. No need to hurry now.': 'Tres cuartos hechos. Ya no hay prisa.',
  'Goal reached. Take a breath, then choose the next one.':
    'Objetivo alcanzado. Respira y elige el siguiente.',
  'Workout Reminders': 'Recordatorios de entrenamiento',
  'A reminder on training days while the app is open.':
    'Un recordatorio los días de entreno mientras la app está abierta.',
  'Quest Notifications': 'Avisos de retos',
  'We tell you when today’s wheel is ready.': 'Te avisamos cuando la ruleta de hoy está lista.',
  'Streak Alerts': 'Alertas de racha',
  'A nudge if today isn’t counted yet.': 'Un aviso si hoy aún no cuenta.',
  'Weekly Progress': 'Progreso semanal',
  'Your week in a few numbers.': 'Tu semana en unos pocos números.',
  'Achievement Badges': 'Insignias y logros',
  'We tell you when you unlock an achievement.': 'Te avisamos cuando desbloqueas un logro.',
  'Daily Motivation': 'Motivación diaria',
  'One line from the coach each day.': 'Una frase de tu coach cada día.',
  'Weekend Check-ins': 'Registro de fin de semana',
  'We ask at the weekend how your week felt.': 'El fin de semana te preguntamos cómo te fue.',
  'Program Milestones': 'Hitos del programa',
  'We tell you when a new phase of your program starts.':
    'Te avisamos cuando empieza una nueva fase de tu programa.',
  'Data Collection': 'Recogida de datos',
  'During the beta this is only error reports. Turn it off and we send none.':
    'Durante la beta son solo informes de errores. Desactívalo y no enviamos ninguno.',
  'Usage Analytics': 'Análisis de uso',
  'Error reports without personal data. They need Data Collection too. Turn it off and we send none.':
    'Informes de errores sin datos personales. También necesitan Recogida de datos. Desactívalo y no enviamos ninguno.',
  'Personalized Recommendations': 'Recomendaciones personalizadas',
  'We sort suggestions by your time, mood and effort. Off: plain order.':
    'Ordenamos las sugerencias según tu tiempo, ánimo y esfuerzo. Desactivado: orden simple.',
  'Share Progress with Friends': 'Compartir progreso con amistades',
  'The friends whom you invite see your first name, picture, streak, active days, quests and achievements. Never your body, mood or plan. Off: no one sees you, and you see no one.':
    'Las amistades que invitas ven tu nombre, foto, racha, días activos, retos y logros. Nunca tu cuerpo, ánimo ni plan. Desactivado: nadie te ve y tú no ves a nadie.',
  'Public Profile': 'Perfil público',
  'Shows a page with a name and facts that you choose. Off: the page is gone at once.':
    'Muestra una página con un nombre y los datos que eliges. Desactivado: la página desaparece al momento.',
  'Exercise History Tracking': 'Historial de ejercicio',
  'Shows your past workouts on the dashboard. Off: they are hidden there.':
    'Muestra tus entrenamientos pasados en el panel. Desactivado: ahí no se ven.',
  'Location Services': 'Servicios de ubicación',
  'Measures walks and runs while the page is open. Only the distance is saved; where you were never leaves your device.':
    'Mide paseos y carreras mientras la página está abierta. Solo se guarda la distancia; dónde estuviste nunca sale de tu dispositivo.',
  'Third-party Integrations': 'Integraciones de terceros',
  'Your own programs and devices may use your data by the tokens and webhooks that you make. Off: none of them works, and nothing is shared.':
    'Tus propios programas y dispositivos pueden usar tus datos con los tokens y webhooks que crees. Desactivado: no funciona ninguno y no se comparte nada.',
  'Rest the day after a workout': 'Descansa el día después de un entrenamiento',
  'Rest the day after a workout, # times': 'Descansa el día después de un entrenamiento, # veces',
  'Say how you are': 'Di cómo estás',
  'Say how you are on # days': 'Di cómo estás # días',
  'Complete a quest': 'Completa un reto',
  'Complete # quests': 'Completa # retos',
  'Finish a workout': 'Termina un entrenamiento',
  'Finish # workouts': 'Termina # entrenamientos',
  'Be active in a week': 'Mantente en movimiento una semana',
  'Be active in # different weeks': 'Mantente en movimiento # semanas distintas',
  'Finish a strength workout': 'Termina un entrenamiento de fuerza',
  'Finish # strength workouts': 'Termina # entrenamientos de fuerza',
  'Finish a cardio workout': 'Termina un entrenamiento de cardio',
  'Finish # cardio workouts': 'Termina # entrenamientos de cardio',
  'Finish a mobility session': 'Termina una sesión de movilidad',
  'Finish # mobility sessions': 'Termina # sesiones de movilidad',
  'Go for a walk or a hike': 'Sal a pasear o de caminata',
  'Go for # walks or hikes': 'Sal a pasear o de caminata # veces',
  'Add an activity you did elsewhere': 'Añade una actividad que hiciste fuera',
  'Add # activities you did elsewhere': 'Añade # actividades que hiciste fuera',
  'Try a workout': 'Prueba un entrenamiento',
  'Try # different workouts': 'Prueba # entrenamientos distintos',
  'Complete a gentle quest': 'Completa un reto suave',
  'Complete # gentle quests': 'Completa # retos suaves',
  'Do a quest and a workout on one day': 'Haz un reto y un entrenamiento el mismo día',
  'Do a quest and a workout on one day, # times': 'Haz un reto y un entrenamiento el mismo día, # veces',
  'Be active on a weekend': 'Muévete un fin de semana',
  'Be active on # weekends': 'Muévete # fines de semana',
  'Finish your daily routine': 'Termina tu rutina diaria',
  'Finish your daily routine # times': 'Termina tu rutina diaria # veces',
  'Complete a strength quest': 'Completa un reto de fuerza',
  'Complete # strength quests': 'Completa # retos de fuerza',
  'Complete a cardio quest': 'Completa un reto de cardio',
  'Complete # cardio quests': 'Completa # retos de cardio',
  'Complete a core quest': 'Completa un reto de core',
  'Complete # core quests': 'Completa # retos de core',
  'Complete a mobility quest': 'Completa un reto de movilidad',
  'Complete # mobility quests': 'Completa # retos de movilidad',
  'Complete a recovery quest': 'Completa un reto de recuperación',
  'Complete # recovery quests': 'Completa # retos de recuperación',
  'Complete a mindset quest': 'Completa un reto de mentalidad',
  'Complete # mindset quests': 'Completa # retos de mentalidad',
  'Fitness Enthusiast': 'Fan del fitness',
  'Good morning': 'Buenos días',
  'Good afternoon': 'Buenas tardes',
  'Good evening': 'Buenas noches',
  'Complete 1 workout.': 'Completa 1 entrenamiento.',
  'Keep a 7-day streak.': 'Mantén una racha de 7 días.',
  'Complete 30 workouts.': 'Completa 30 entrenamientos.',
  'Reach 100% of a goal.': 'Llega al 100 % de un objetivo.',
  'Complete 5 quests.': 'Completa 5 retos.',
  'Every strength quest you complete counts.': 'Cuenta cada reto de fuerza que completas.',
  'Every cardio quest you complete counts.': 'Cuenta cada reto de cardio que completas.',
  'Every core quest you complete counts.': 'Cuenta cada reto de core que completas.',
  'Every mobility quest you complete counts.': 'Cuenta cada reto de movilidad que completas.',
  'Every recovery quest you complete counts.': 'Cuenta cada reto de recuperación que completas.',
  'Every mindset quest you complete counts.': 'Cuenta cada reto de mentalidad que completas.',
  'Coming back after seven days or more without activity counts.':
    'Cuenta volver después de siete días o más sin actividad.',
  'Each day on which you beat one of your own records counts once.':
    'Cada día en que superas un récord tuyo cuenta una vez.',
  'The distances of your walks and hikes add up.': 'Las distancias de tus paseos y caminatas se suman.',
};
