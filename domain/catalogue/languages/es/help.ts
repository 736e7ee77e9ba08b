import type { Dictionary } from '#domain/catalogue/languages/dictionary.ts';

export const help: Dictionary = {
  'How do I get started?': '¿Cómo empiezo?',
  'Sign in and follow the onboarding wizard. It asks about your goal, your body and your week, assesses your fitness and builds a program from it. A few short steps, and you can change every answer later.':
    'Inicia sesión y sigue la configuración inicial. Te pregunta por tu objetivo, tu cuerpo y tu semana, evalúa tu forma y crea un programa con todo ello. Son unos pasos cortos, y puedes cambiar cada respuesta después.',
  'What types of programs are there?': '¿Qué tipos de programas hay?',
  'Daily maintenance with the Daily 50 or Daily 100 challenge, weight loss with HIIT and strength, muscle building, and custom plans that you put together yourself. Not sure? The 7-day fitness assessment recommends one.':
    'Mantenimiento diario con el reto Diario 50 o Diario 100, pérdida de peso con HIIT y fuerza, ganancia de músculo y planes propios que montas tú. ¿Dudas? La evaluación de 7 días te recomienda uno.',
  'How do daily quests work?': '¿Cómo funcionan los retos diarios?',
  'Spin the wheel once a day for a random quest. Accept it, complete it, and it earns points, keeps your streak and unlocks achievements. If it does not suit you, re-spin while you have spins left, or skip it with a skip token.':
    'Gira la ruleta una vez al día y te toca un reto al azar. Acéptalo y complétalo: da puntos, mantiene tu racha y desbloquea logros. Si no te encaja, gira otra vez mientras te queden giros, o sáltalo con un comodín.',
  'How do I track my progress?': '¿Cómo sigo mi progreso?',
  'The dashboard shows your goal progress, streak and workouts. Log your weight there, and update measurements such as waist or body fat in your profile. Every chart can be read as a table too.':
    'El panel muestra el progreso de tu objetivo, tu racha y tus entrenamientos. Registra ahí tu peso y actualiza medidas como la cintura o la grasa corporal en tu perfil. Todos los gráficos se pueden leer también como tabla.',
  'Do workouts adjust to me?': '¿Los entrenamientos se adaptan a mí?',
  'Yes. Workouts adjust to the equipment you own and to your level: you only see sessions you have the equipment for, and beginners are not given advanced ones. Change your equipment in your profile at any time.':
    'Sí. Se adaptan al equipo que tienes y a tu nivel: solo ves sesiones para las que tienes equipo, y quien empieza no recibe las avanzadas. Cambia tu equipo en tu perfil cuando quieras.',
  'What happens if I miss a day?': '¿Qué pasa si pierdo un día?',
  'A missed day resets your streak unless a skip token is used. You earn skip tokens through consistent participation: one for every 7 active days in a row, up to 3 at a time.':
    'Un día perdido reinicia tu racha, salvo que se use un comodín. Los comodines se ganan con constancia: uno cada 7 días activos seguidos, hasta 3 a la vez.',
  'Do I need equipment?': '¿Necesito equipo?',
  'No, equipment is not required. There are bodyweight workouts and quests for every day of the week. If you own dumbbells, bands or a treadmill, tick them in your profile and they join your plan.':
    'No, el equipo no es necesario. Hay entrenamientos y retos con tu peso corporal para cada día de la semana. Si tienes mancuernas, bandas o una cinta, márcalas en tu perfil y se suman a tu plan.',
  'How do I join the beta?': '¿Cómo entro en la beta?',
  'The app is in private beta. Request access through the landing page with your email address. Approval takes 1-2 business days.':
    'La app está en beta privada. Pide acceso en la página de inicio con tu correo. La aprobación tarda 1-2 días hábiles.',
};
