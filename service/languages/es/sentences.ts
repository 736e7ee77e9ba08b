import type { Sentences } from '../en/sentences.ts';

export const sentences: Sentences = {
  'Something went wrong. Please try again.': 'Algo ha salido mal. Inténtalo de nuevo.',
  'The request is too large.': 'La petición es demasiado grande.',
  'The service is not available at the moment. Please try again.':
    'El servicio no está disponible ahora mismo. Inténtalo de nuevo.',
  'This was changed at the same moment. Please try again.':
    'Esto se cambió en el mismo momento. Inténtalo de nuevo.',
  'This was changed in the meantime. Please reload and try again.':
    'Esto se cambió mientras tanto. Recarga e inténtalo de nuevo.',
  'We could not tell whether this was saved. Please try again.':
    'No pudimos saber si se guardó. Inténtalo de nuevo.',
  'Please send JSON.': 'Envía JSON.',
  'The request could not be read.': 'No se pudo leer la petición.',
  'The request took too long to arrive. Please try again.':
    'La petición tardó demasiado en llegar. Inténtalo de nuevo.',
  'This request came from another site.': 'Esta petición vino de otro sitio.',
  'There is nothing here.': 'Aquí no hay nada.',
  'You are signed in as somebody else in another tab. Please reload.':
    'En otra pestaña hay otra cuenta abierta. Recarga la página.',
  "You cleared all your data after this was saved here, so it wasn't added. Enter it again to keep it.":
    'Borraste todos tus datos después de guardar esto aquí, así que no se añadió. Vuelve a introducirlo para conservarlo.',
  'Too many requests. Please wait a moment and try again.':
    'Demasiadas peticiones. Espera un momento e inténtalo de nuevo.',
  'Rondel is getting ready. Please try again in a moment.':
    'Rondel se está preparando. Inténtalo de nuevo en un momento.',
  'This took too long. Please try again.': 'Tardó demasiado. Inténtalo de nuevo.',
  'The request holds characters or numbers that cannot be kept.':
    'La petición tiene caracteres o números que no se pueden guardar.',
  'Please sign in again, to show that it is you.': 'Vuelve a entrar para demostrar que eres tú.',
  'Please sign in first.': 'Primero inicia sesión.',
  'This account was deleted.': 'Esta cuenta se eliminó.',
  'Signing in starts in a window, not inside another page.':
    'El inicio de sesión empieza en una ventana, no dentro de otra página.',
  "'{field}' is not valid: {rule}. Please correct it and send it again.":
    '«{field}» no es válido: {rule}. Corrígelo y envíalo de nuevo.',
  'The request is not valid: {rule}. Please correct it and send it again.':
    'La petición no es válida: {rule}. Corrígela y envíala de nuevo.',
  'it must be a text': 'debe ser un texto',
  'it must be a number': 'debe ser un número',
  'it must be a whole number': 'debe ser un número entero',
  'it must be true or false': 'debe ser verdadero o falso',
  'it must be a list': 'debe ser una lista',
  'it must be an object with fields': 'debe ser un objeto con campos',
  'it must be null': 'debe ser null',
  'it must be of another type': 'debe ser de otro tipo',
  'it must have more than {least} characters': 'debe tener más de {least} caracteres',
  'it must have at least {least} characters': 'debe tener al menos {least} caracteres',
  'it must have less than {most} characters': 'debe tener menos de {most} caracteres',
  'it must have at most {most} characters': 'debe tener como máximo {most} caracteres',
  'it must have more than {least} entries': 'debe tener más de {least} entradas',
  'it must have at least {least} entries': 'debe tener al menos {least} entradas',
  'it must have less than {most} entries': 'debe tener menos de {most} entradas',
  'it must have at most {most} entries': 'debe tener como máximo {most} entradas',
  'it must be more than {least}': 'debe ser mayor que {least}',
  'it must be at least {least}': 'debe ser al menos {least}',
  'it must be less than {most}': 'debe ser menor que {most}',
  'it must be at most {most}': 'debe ser como máximo {most}',
  'it must be a multiple of {divisor}': 'debe ser un múltiplo de {divisor}',
  'it must be one of {choices}': 'debe ser una de estas opciones: {choices}',
  'it has fields that are not known: {fields}': 'tiene campos desconocidos: {fields}',
  'it must be a moment in UTC, written like 2026-01-31T07:00:00Z':
    'debe ser un momento en UTC, como 2026-01-31T07:00:00Z',
  'it must be a date, written like 2026-01-31': 'debe ser una fecha, como 2026-01-31',
  'it must be a time of day, written like 07:30': 'debe ser una hora del día, como 07:30',
  'it must be an email address': 'debe ser una dirección de correo',
  'it must be a web address': 'debe ser una dirección web',
  'it must be a UUID': 'debe ser un UUID',
  'it must be written as /api/docs says': 'debe escribirse como dice /api/docs',
  'it fits none of the forms that are allowed': 'no encaja en ninguna de las formas permitidas',
  'one of its entries is not allowed': 'una de sus entradas no está permitida',
  'it must be a date that exists': 'debe ser una fecha que exista',
  'it must be a date that exists, written YYYY-MM-DD': 'debe ser una fecha que exista, escrita YYYY-MM-DD',
  'it must be a week that exists': 'debe ser una semana que exista',
  'it must be a week that exists, written 2026-W47': 'debe ser una semana que exista, escrita 2026-W47',
  'it must be a month, written YYYY-MM': 'debe ser un mes, escrito YYYY-MM',
  'it must be a time such as 19:30': 'debe ser una hora como 19:30',
  'it must be a moment in the years 1970 to 9998': 'debe ser un momento entre los años 1970 y 9998',
  'it must be a place in the list': 'debe ser un lugar de la lista',
  'it must be the `next` of a page': 'debe ser el `next` de una página',
  'it must be the digest of a preview': 'debe ser la huella de una vista previa',
  'Beta access required': 'Necesitas acceso a la beta',
  'Admin access required': 'Se necesita acceso de administración',
  'Please enter a valid email address.': 'Escribe una dirección de correo válida.',
  'We said not this time. You can ask again from {date}.':
    'Esta vez dijimos que no. Puedes volver a pedirlo desde el {date}.',
  'This email is already on our beta list.': 'Este correo ya está en la lista de la beta.',
  'This request is not old enough to expire.': 'Esta solicitud aún es demasiado reciente para caducar.',
  'There is no such beta request.': 'Esa solicitud de la beta no existe.',
  'This request is not approved.': 'Esta solicitud no está aprobada.',
  'This request is already {status}.': 'Esta solicitud ya está {status}.',
  'This request is {status}.': 'Esta solicitud está {status}.',
  'Please enter a valid {field}.': 'Escribe un valor válido: {field}.',
  'Please describe injuries in at most 500 characters.':
    'Describe las lesiones en 500 caracteres como máximo.',
  'Please choose a body fat target from {least} to {most} %.':
    'Elige una meta de grasa corporal entre {least} y {most} %.',
  'One of these is not an exercise of our workouts. Please choose from the list.':
    'Uno de estos no es un ejercicio de nuestros entrenamientos. Elige de la lista.',
  'This look of the wheel opens at a higher level, so nothing was changed. Please choose another.':
    'Este aspecto de la ruleta se abre en un nivel más alto, así que no se cambió nada. Elige otro.',
  'This equipment is not on our list, so nothing was changed. Please choose from the list.':
    'Este equipo no está en nuestra lista, así que no se cambió nada. Elige de la lista.',
  'This time zone is not known.': 'No conocemos esta zona horaria.',
  'This time zone is not known, so its days cannot be shown. Choose another one.':
    'No conocemos esta zona horaria, así que no podemos mostrar sus días. Elige otra.',
  'A time zone can be corrected for the past only.':
    'Una zona horaria solo se puede corregir para el pasado.',
  'You have changed your time zone very often. Please try again tomorrow.':
    'Has cambiado tu zona horaria muchas veces. Inténtalo de nuevo mañana.',
  'There is no such language here, so nothing was changed. Please choose from the list.':
    'Aquí no hay ese idioma, así que no se cambió nada. Elige de la lista.',
  'Your skip tokens are used automatically.': 'Tus comodines se usan automáticamente.',
  'A skip token can be used for yesterday only.': 'Un comodín solo sirve para el día de ayer.',
  'You did not miss yesterday.': 'Ayer no faltaste.',
  'Your streak ended before yesterday. A skip token cannot save it.':
    'Tu racha terminó antes de ayer. Un comodín no puede salvarla.',
  'No skip tokens. Earn one every {days} active days.': 'Sin comodines. Ganas uno cada {days} días activos.',
  'A pause can end today or later. The days before stay paused.':
    'Una pausa puede terminar hoy o más tarde. Los días anteriores siguen en pausa.',
  'A pause ends on its first day or later. Choose a later last day.':
    'Una pausa termina en su primer día o más tarde. Elige un último día posterior.',
  'A pause lasts {days} days at most, together with pauses right before or after it. Choose an earlier last day.':
    'Una pausa dura {days} días como máximo, contando las pausas justo antes o después. Elige un último día anterior.',
  'You can pause {days} days in {window}, and this would be more. Choose fewer days, or ask us if you are ill or injured.':
    'Puedes pausar {days} días de cada {window}, y esto sería más. Elige menos días, o escríbenos si tienes una enfermedad o una lesión.',
  'A pause ends on its first day or later.': 'Una pausa termina en su primer día o más tarde.',
  'A granted pause lasts {days} days at most.': 'Una pausa concedida dura {days} días como máximo.',
  'A granted pause begins up to {days} days back.':
    'Una pausa concedida empieza como mucho {days} días atrás.',
  'A pause begins within a year.': 'Una pausa debe empezar en el plazo de un año.',
  'A pause begins today or later. Only an illness can begin up to 3 days ago.':
    'Una pausa empieza hoy o más tarde. Solo una enfermedad puede empezar hasta 3 días atrás.',
  'An illness can be added up to {days} days back. Choose a later first day.':
    'Una enfermedad se puede añadir hasta {days} días atrás. Elige un primer día posterior.',
  'A pause begins within a year. Choose an earlier first day.':
    'Una pausa debe empezar en el plazo de un año. Elige un primer día anterior.',
  'There is nothing to explain: this day is not one of yours. Choose a day since your start.':
    'No hay nada que explicar: este día no es tuyo. Elige un día desde tu comienzo.',
  "You've used all your spins. Accept the current quest or skip it.":
    'Ya usaste todos tus giros. Acepta el reto actual o sáltalo.',
  "You have already finished today's quest. Try again tomorrow.":
    'Ya terminaste el reto de hoy. Vuelve a intentarlo mañana.',
  'Spin the wheel first.': 'Primero gira la ruleta.',
  'Accept the quest first.': 'Primero acepta el reto.',
  "You have already accepted today's quest.": 'Ya aceptaste el reto de hoy.',
  'No quests available': 'No hay retos disponibles',
  'There is no such quest.': 'Ese reto no existe.',
  'Your equipment or your plan has changed, and your wheel with it. Take a look, then spin.':
    'Tu equipo o tu plan ha cambiado, y con ellos tu ruleta. Échale un vistazo y gira.',
  'This quest belonged to yesterday.': 'Este reto era de ayer.',
  'Your streak is paused. You can leave this quest: it takes no token.':
    'Tu racha está en pausa. Puedes dejar este reto: no gasta comodín.',
  "You couldn't reach us for a part of today, so your streak holds. You can leave this quest: it takes no token.":
    'Hoy hubo un rato en que no pudiste usar el servicio, así que tu racha sigue. Puedes dejar este reto: no gasta comodín.',
  'Today is a planned rest day, so your streak holds. You can leave this quest: it takes no token.':
    'Hoy es un día de descanso previsto, así que tu racha sigue. Puedes dejar este reto: no gasta comodín.',
  'You were active on this day, so your streak holds. You can leave this quest: it takes no token.':
    'Este día ya te moviste, así que tu racha sigue. Puedes dejar este reto: no gasta comodín.',
  'Your streak is at 0, so a token would save nothing. You can leave this quest: it takes no token.':
    'Tu racha está en 0, así que un comodín no salvaría nada. Puedes dejar este reto: no gasta comodín.',
  'Lucky Day is final for the day.': 'El Día de suerte es definitivo ese día.',
  'This quest can no longer be undone.': 'Este reto ya no se puede deshacer.',
  'The date cannot be in the future.': 'La fecha no puede estar en el futuro.',
  'An entry can move to today or one of the last {days} days. Nothing was changed.':
    'Una entrada puede moverse a hoy o a uno de los últimos {days} días. No se cambió nada.',
  'An activity can be added for today and the last {days} days. Nothing was saved: please choose a later date.':
    'Una actividad se puede añadir para hoy y los últimos {days} días. No se guardó nada: elige una fecha posterior.',
  'A workout without sets counts from {minutes} minutes on. Nothing was changed: you can delete it instead.':
    'Un entrenamiento sin series cuenta desde {minutes} minutos. No se cambió nada: si quieres, puedes eliminarlo.',
  'With {minutes} minutes your workouts of this day would come to {sum}, and the day has {day}. Nothing was saved: please correct the minutes.':
    'Con {minutes} minutos, tus entrenamientos de este día sumarían {sum}, y el día tiene {day}. No se guardó nada: corrige los minutos.',
  'There is no such workout, so nothing was saved. Please choose one from the list.':
    'Ese entrenamiento no existe, así que no se guardó nada. Elige uno de la lista.',
  'There is no such workout.': 'Ese entrenamiento no existe.',
  'There is no such workout of yours.': 'No tienes ese entrenamiento.',
  'You have {count} saved workouts, which is the most. Archive one to save another.':
    'Tienes {count} entrenamientos guardados, que es el máximo. Archiva uno para guardar otro.',
  'A workout needs a name of up to {letters} letters and 1 to {exercises} exercises, each with sets and with reps or a time. Nothing was saved: please correct it.':
    'Un entrenamiento necesita un nombre de hasta {letters} letras y de 1 a {exercises} ejercicios, cada uno con series y con repeticiones o tiempo. No se guardó nada: corrígelo.',
  'A set of this workout cannot be right, so nothing was saved. Please correct its reps, load, time or effort.':
    'Una serie de este entrenamiento no puede ser correcta, así que no se guardó nada. Corrige sus repeticiones, carga, tiempo o esfuerzo.',
  'The {field} must be a whole number from {least} to {most}.':
    'Dato: {field}. Debe ser un número entero entre {least} y {most}.',
  'This routine is more than {days} days old.': 'Esta rutina tiene más de {days} días.',
  'The routine has no such set.': 'La rutina no tiene esa serie.',
  'There is no active assessment.': 'No hay una evaluación activa.',
  'That assessment has ended. A new assessment has begun.': 'Esa evaluación ya terminó. Empezó una nueva.',
  '{exercise} is not part of the assessment.': '{exercise} no forma parte de la evaluación.',
  '{exercise} is entered in {unit}.': '{exercise} se anota en {unit}.',
  'The assessment has the days 1 to 7.': 'La evaluación tiene los días 1 a 7.',
  'Please enter a value for this exercise.': 'Escribe un valor para este ejercicio.',
  '{unit} is not a unit. Use lbs or kg.': '{unit} no es una unidad. Usa lbs o kg.',
  'Please enter at least one measurement.': 'Escribe al menos una medida.',
  'There is no such entry.': 'Esa entrada no existe.',
  'There is no check-in on this day. Nothing was deleted.': 'Este día no tiene registro. No se eliminó nada.',
  'A check-in can be changed until midnight of its day. Nothing was changed; you can still delete it.':
    'Un registro se puede cambiar hasta la medianoche de su día. No se cambió nada; todavía puedes eliminarlo.',
  'This check-in is for a day more than {days} days ago, so it was not stored.':
    'Este registro es de hace más de {days} días, así que no se guardó.',
  'This week is not over. Its recap can be made from Monday on.':
    'Esta semana no ha terminado. Su resumen se puede hacer desde el lunes.',
  'You joined after this week.': 'Llegaste después de esta semana.',
  'This week has no recap yet.': 'Esta semana aún no tiene resumen.',
  'Maximum of 5 exercises reached': 'Has llegado al máximo de 5 ejercicios',
  'Each exercise can be in your plan once.': 'Cada ejercicio puede estar una vez en tu plan.',
  'Please add at least one exercise to your custom daily plan.':
    'Añade al menos un ejercicio a tu plan diario propio.',
  'Please name every exercise of your plan.': 'Pon nombre a todos los ejercicios de tu plan.',
  'Please enter valid numbers for every exercise.': 'Escribe números válidos en todos los ejercicios.',
  'This plan was not started. {reason} Please choose a higher target.':
    'Este plan no se empezó. {reason} Elige una meta más alta.',
  'This plan could harm you, so it was not started. {reasons} Please choose a safer plan, or confirm that you want to keep this one.':
    'Este plan podría hacerte daño, así que no se empezó. {reasons} Elige un plan más seguro, o confirma que quieres seguir con este.',
  'The dose can be chosen only in its own week. Nothing was changed; choose again in this week.':
    'La dosis solo se puede elegir en su propia semana. No se cambió nada; elige otra vez en esta semana.',
  'This program does not run. Nothing was changed.': 'Este programa no está en marcha. No se cambió nada.',
  'There is no such program.': 'Ese programa no existe.',
  'Here a goal can only become smaller, or its date later. Nothing was changed; for another goal, start a new program.':
    'Aquí un objetivo solo puede hacerse más pequeño, o su fecha más tardía. No se cambió nada; para otro objetivo, empieza un programa nuevo.',
  'Please enter a valid goal.': 'Escribe un objetivo válido.',
  'Please choose a date within 100 years of today.': 'Elige una fecha a menos de 100 años de hoy.',
  'The end date cannot be before the start date.': 'La fecha final no puede ser anterior a la de inicio.',
  'Its end date leaves less than half of the time that is safe.':
    'Su fecha final deja menos de la mitad del tiempo que es seguro.',
  'It leaves no time at all; up to {amount} {unit} a week is safe for you.':
    'No deja nada de tiempo; hasta {amount} {unit} por semana es seguro para ti.',
  'It asks for {asked} {unit} a week; up to {amount} is safe for you.':
    'Pide {asked} {unit} por semana; hasta {amount} es seguro para ti.',
  'A target of {aim} {unit} is a BMI of {bmi}. Below {least} a body is in danger, so we plan no such target. If you feel pressed to lose more, please talk to a doctor.':
    'Una meta de {aim} {unit} es un IMC de {bmi}. Por debajo de {least} el cuerpo corre peligro, así que no planificamos una meta así. Si sientes presión por perder más, habla con un médico.',
  'A target of {aim} {unit} is a BMI of {bmi}, which is underweight: healthy starts at {least}.':
    'Una meta de {aim} {unit} es un IMC de {bmi}, que es bajo peso: lo sano empieza en {least}.',
  'You are under {years}: please plan this goal with a parent and a doctor.':
    'Tienes menos de {years} años: planifica este objetivo con tu madre o tu padre y con un médico.',
  'You are over {years}: please plan this goal with a doctor.':
    'Tienes más de {years} años: planifica este objetivo con un médico.',
  'Your height is outside 100 to 250 cm (3\'3" to 8\'2"): please check it.':
    'Tu estatura no está entre 100 y 250 cm (3\'3" y 8\'2"): revísala.',
  'Your weight is outside 30 to 350 kg (66 to 772 lb): please check it.':
    'Tu peso no está entre 30 y 350 kg (66 y 772 lb): revísalo.',
  'Quiet hours need a beginning and an end that differ. Nothing was changed.':
    'Las horas de silencio necesitan un principio y un final distintos. No se cambió nada.',
  'Until 03:00 the day before still counts. Choose a later time for the reminder.':
    'Hasta las 03:00 sigue contando el día anterior. Elige una hora posterior para el recordatorio.',
  '{time} lies in your quiet hours. Choose another time, or change the quiet hours.':
    '{time} cae en tus horas de silencio. Elige otra hora, o cambia las horas de silencio.',
  'You already get reminders on {count} devices. Remove one to add this one.':
    'Ya recibes recordatorios en {count} dispositivos. Quita uno para añadir este.',
  'You have no such device. It may have been removed.':
    'No tienes ese dispositivo. Puede que se haya quitado.',
  'We can’t reach the push service of this browser. Please try another browser.':
    'No podemos conectar con el servicio push de este navegador. Prueba con otro.',
  'The browser gave us a subscription that we can’t use. Please switch reminders on again.':
    'El navegador nos dio una suscripción que no podemos usar. Activa los recordatorios de nuevo.',
  'You removed this passkey. Please make another one.': 'Quitaste esta llave de acceso. Crea otra.',
  'You already have {count} passkeys. Remove one that you no longer use to add another.':
    'Ya tienes {count} llaves de acceso. Quita una que ya no uses para añadir otra.',
  'This is your only way in. Add another passkey or make recovery codes first, so that you can come back.':
    'Es tu única manera de entrar. Antes añade otra llave de acceso o crea códigos de recuperación, para poder volver.',
  'This recovery code is not right, or was used before.':
    'Este código de recuperación no es correcto, o ya se usó.',
  'Give the passkey a name of 1 to {letters} characters, so that you know it again.':
    'Pon a la llave de acceso un nombre de 1 a {letters} caracteres, para reconocerla después.',
  'There is no such account.': 'Esa cuenta no existe.',
  'You have no such passkey. Reload the page to see yours.':
    'No tienes esa llave de acceso. Recarga la página para ver las tuyas.',
  'Another account there already signs you in. Disconnect that one first.':
    'Otra cuenta de ahí ya te da acceso. Desconéctala primero.',
  'That account does not sign you in here.': 'Esa cuenta no te da acceso aquí.',
  'You already have {count} tokens. Revoke one that you no longer use to make another.':
    'Ya tienes {count} tokens. Anula uno que ya no uses para crear otro.',
  'Give the token a name of 1 to {letters} characters, so that you know it again.':
    'Pon al token un nombre de 1 a {letters} caracteres, para reconocerlo después.',
  'A token without a permission opens nothing. Choose at least one.':
    'Un token sin permisos no abre nada. Elige al menos uno.',
  'A token works for 1 to {days} days. Choose a number of days between them.':
    'Un token vale de 1 a {days} días. Elige un número de días entre ellos.',
  'You have no such token. Reload the page to see yours.':
    'No tienes ese token. Recarga la página para ver los tuyos.',
  'You have no such token.': 'No tienes ese token.',
  'This token was already made, and we can’t show it again. Revoke it and make another.':
    'Este token ya se creó, y no podemos mostrarlo otra vez. Anúlalo y crea otro.',
  'You already have {count} webhooks. Remove one that you no longer use to add another.':
    'Ya tienes {count} webhooks. Quita uno que ya no uses para añadir otro.',
  'You have no such webhook. Reload the page to see yours.':
    'No tienes ese webhook. Recarga la página para ver los tuyos.',
  'You have no such webhook.': 'No tienes ese webhook.',
  'A webhook without any news sends nothing. Choose at least one kind.':
    'Un webhook sin avisos no envía nada. Elige al menos un tipo.',
  'Third-party Integrations is switched off, so no webhook gets news. Switch it on to go on.':
    'Integraciones de terceros está desactivado, así que ningún webhook recibe avisos. Actívalo para seguir.',
  'Third-party Integrations is switched off, so no token works. Switch it on under Privacy & Data to go on.':
    'Integraciones de terceros está desactivado, así que ningún token funciona. Actívalo en Privacidad y datos para seguir.',
  'We call public https addresses with a host name only. Give one such as https://hooks.example/rondel.':
    'Solo llamamos a direcciones https públicas con nombre de servidor. Pon una como https://hooks.example/rondel.',
  'This calendar has ended. Its owner can make a new address on the profile.':
    'Este calendario ha terminado. Quien lo creó puede hacer otra dirección en su perfil.',
  'You have begun {count} imports, and there can be no more. Nothing was stored. Please write to us.':
    'Has empezado {count} importaciones, y no puede haber más. No se guardó nada. Escríbenos.',
  'There is no such import.': 'Esa importación no existe.',
  'This import is {status}, so it takes nothing more. Nothing was stored. Please begin another import.':
    'Esta importación está {status}, así que no admite nada más. No se guardó nada. Empieza otra importación.',
  'There can be at most {most} {things}. Nothing of this batch was stored. Please divide the file.':
    'Puede haber como máximo {most} {things}. No se guardó nada de este lote. Divide el archivo.',
  'A page name has {least} to {most} characters.':
    'Un nombre de página tiene de {least} a {most} caracteres.',
  'A page name has letters from a to z, digits, and single hyphens between them.':
    'Un nombre de página lleva letras de la a a la z, cifras y guiones sueltos entre ellas.',
  'A page name needs at least one letter.': 'Un nombre de página necesita al menos una letra.',
  'This page name is not available. Please choose another.':
    'Este nombre de página no está disponible. Elige otro.',
  'You can change your page name once in {days} days. The next change is possible from {date} on.':
    'Puedes cambiar el nombre de tu página una vez cada {days} días. El próximo cambio es posible desde el {date}.',
  'Public pages are for adults. Please add your age to your profile first.':
    'Las páginas públicas son para mayores de edad. Añade antes tu edad a tu perfil.',
  'Public pages are for members of {years} and older.':
    'Las páginas públicas son para mayores de {years} años.',
  'This picture is not ready. Please try again in a moment.':
    'Esta imagen no está lista. Inténtalo de nuevo en un momento.',
  'You cheered this friend today. Tomorrow you can again.': 'Hoy ya le diste ánimos. Mañana puedes otra vez.',
  'Nudges work when both of you switched them on for each other.':
    'Los toques funcionan cuando las dos personas los activan.',
  'This friend’s streak is safe today. No nudge needed.':
    'Su racha está a salvo hoy. No hace falta un toque.',
  'This circle is full: it has room for {count} people.':
    'Este círculo está completo: tiene sitio para {count} personas.',
  'A circle starts today or within the next {days} days. Choose another first day.':
    'Un círculo empieza hoy o en los próximos {days} días. Elige otro primer día.',
  'A circle lasts 7 or 28 days. Choose one of them.':
    'Un círculo dura 7 o 28 días. Elige una de las dos opciones.',
  'Choose an aim of 1 to {most} active days: that is every day of {people} people.':
    'Elige una meta de 1 a {most} días activos: son todos los días de {people} personas.',
  'There is no such report. Reload the list to see those there are.':
    'Esa denuncia no existe. Recarga la lista para ver las que hay.',
  'There is no such report. Perhaps its member has deleted their account.':
    'Esa denuncia no existe. Puede que la persona haya eliminado su cuenta.',
  'Write what you decided, in a few words.': 'Escribe lo que decidiste, en pocas palabras.',
  'You reported this person already. An admin will look at it.':
    'Ya denunciaste a esta persona. La administración lo revisará.',
  'You have {count} open invitations. Take one back, or wait until one was accepted.':
    'Tienes {count} invitaciones abiertas. Retira una, o espera a que se acepte alguna.',
  'There is room for {count} friends. Remove one to make room for another.':
    'Hay sitio para {count} amistades. Quita una para hacer sitio a otra.',
  'You are in no such circle. Reload the page to see yours.':
    'No estás en ese círculo. Recarga la página para ver los tuyos.',
  'This code doesn’t work. It may be mistyped, used already or older than seven days. Ask for another one.':
    'Este código no funciona. Puede tener un error, haberse usado ya o tener más de siete días. Pide otro.',
  'You made no such invitation. Reload the page to see yours.':
    'No hiciste esa invitación. Recarga la página para ver las tuyas.',
  'This is your own code. Send it to the friend it is for.':
    'Este es tu propio código. Envíalo a la persona para quien es.',
  'You have no such friend. Reload the page to see yours.':
    'No tienes esa amistad. Recarga la página para ver las tuyas.',
  'You have blocked no such person. Reload the page.': 'No bloqueaste a esa persona. Recarga la página.',
  'You are in {count} circles. Leave one, or wait until one has ended.':
    'Estás en {count} círculos. Sal de uno, o espera a que alguno termine.',
  'This circle is not over yet. Its result can still change.':
    'Este círculo no ha terminado. Su resultado aún puede cambiar.',
  'Under 18 you can join the circles of your friends only.':
    'Con menos de 18 años solo puedes unirte a círculos de tus amistades.',
  'Share Progress with Friends is off, so you see no one and no one sees you. Switch it on under Privacy & Data to go on.':
    'Compartir progreso con amistades está desactivado, así que no ves a nadie y nadie te ve. Actívalo en Privacidad y datos para seguir.',
  'This invitation was already made, and we can’t show its code again. Take it back and make another.':
    'Esta invitación ya se creó, y no podemos mostrar su código otra vez. Retírala y crea otra.',
  'The zone rules {current} are in force, so the older {version} cannot be adopted. Nothing was changed. Use newer data.':
    'Las reglas de zonas {current} están en vigor, así que las anteriores {version} no se pueden adoptar. No se cambió nada. Usa datos más nuevos.',
  'Hold 0 to {hold} tokens, start with no more than that, and earn one every 1 to {days} days.':
    'Un máximo de 0 a {hold} comodines, empezar con no más que eso, y ganar uno cada 1 a {days} días.',
  'These are the rules already. Change a number.': 'Estas ya son las reglas. Cambia un número.',
  'New rules begin tomorrow or later, within {days} days, so that no day that has begun changes. Choose another date.':
    'Las reglas nuevas empiezan mañana o más tarde, en un plazo de {days} días, para que no cambie ningún día ya empezado. Elige otra fecha.',
  'The rules {version} begin on {date}. Choose a later date.':
    'Las reglas {version} empiezan el {date}. Elige una fecha posterior.',
  'Say why the rules change, so that others can follow the decision.':
    'Di por qué cambian las reglas, para que otras personas puedan seguir la decisión.',
  'No new rules were adopted.': 'No se adoptaron reglas nuevas.',
  'Meanwhile the list of changes has become another one. Nothing was changed. Look at it again, then confirm.':
    'Mientras tanto, la lista de cambios es otra. No se cambió nada. Mírala de nuevo y confirma.',
  'There is no such outage.': 'Esa caída no existe.',
  'An outage of less than {hours} hours changes no day. Choose a later end.':
    'Una caída de menos de {hours} horas no cambia ningún día. Elige un final posterior.',
  'An outage lasts {days} days at most. Choose a later start or an earlier end.':
    'Una caída dura {days} días como máximo. Elige un inicio posterior o un final anterior.',
  'An outage of exactly these times is declared already. Nothing was changed. Choose other times, or revoke that outage first.':
    'Ya se declaró una caída con exactamente estas horas. No se cambió nada. Elige otras horas o revoca antes esa caída.',
  'The outage ends in the future. Declare it when it is over, or declare the part that has passed.':
    'La caída termina en el futuro. Declárala cuando acabe, o declara la parte que ya pasó.',
  'Say why the outage is revoked.': 'Di por qué se revoca la caída.',
  'Say what was out of reach, so that others can follow the decision.':
    'Di qué no funcionaba, para que otras personas puedan seguir la decisión.',
  'Say why no more news may be sent.': 'Di por qué no se pueden enviar más avisos.',
  'Say how the export was deleted.': 'Di cómo se eliminó la exportación.',
  'Say why the event may be passed over.': 'Di por qué se puede pasar por alto el evento.',
  'Say why you need to see personal data.': 'Di por qué necesitas ver datos personales.',
  'Say first why you look at it.': 'Di primero por qué lo miras.',
  'There is no such event, or not any more.': 'Ese evento no existe, o ya no.',
  'This release cannot read the event: {reason}.': 'Esta versión no puede leer el evento: {reason}.',
  'The moment is still to come. Choose one that is past.': 'Ese momento aún no ha llegado. Elige uno pasado.',
  'The rules file changes neither the streak nor points. For goals, use npm run replay -- --rules FILE.':
    'El archivo de reglas no cambia ni la racha ni los puntos. Para objetivos, usa npm run replay -- --rules FILE.',
  'Other questions are being worked on. Ask again in a minute.':
    'Hay otras preguntas en curso. Pregunta de nuevo en un minuto.',
  'There is no such webhook. Perhaps its member has removed it.':
    'Ese webhook no existe. Puede que la persona lo haya quitado.',
  'There is no such read model.': 'Ese modelo de lectura no existe.',
  'A seed is published only after its commitment.': 'Una semilla se publica solo después de su compromiso.',
  'A seed is published once its month has ended everywhere.':
    'Una semilla se publica cuando su mes ha terminado en todas partes.',
  age: 'edad',
  height: 'estatura',
  weight: 'peso',
  'number of days per week, from 1 to 7': 'número de días por semana, de 1 a 7',
  'number of minutes per day': 'número de minutos al día',
  waistCircumference: 'cintura',
  hipCircumference: 'cadera',
  chestCircumference: 'pecho',
  bodyFatPercent: 'porcentaje de grasa corporal',
  leanBodyMass: 'masa magra',
  distance: 'distancia',
  duration: 'duración',
  exertion: 'esfuerzo',
  mood: 'ánimo',
  pending: 'pendiente',
  approved: 'aprobada',
  denied: 'denegada',
  expired: 'caducada',
  complete: 'completa',
  'taken back': 'retirada',
  'sets of one batch': 'series por lote',
  'sets of one import': 'series por importación',
  'workouts of one import': 'entrenamientos por importación',
  'weights of one import': 'pesos por importación',
  'points of body fat': 'puntos de grasa corporal',
  reps: 'repeticiones',
  seconds: 'segundos',
};
