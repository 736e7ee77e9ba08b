import { brand } from '#client/languages/es/ui/ui-copy.ts';
import type * as english from '#client/member/privacy-policy-copy.ts';
import type { Translated } from '#domain/kernel/translated.ts';

export type PolicySection = english.PolicySection;

export const policySections: Translated<typeof english.policySections> = [
  {
    title: 'Qué guardamos',
    paragraphs: [
      'De tu inicio de sesión: tu correo, y tu nombre y tu foto si tu proveedor los comparte.',
      'De ti: tu perfil con edad, género, estatura, peso, equipo, lesiones, el motivo de tus pausas y tu zona horaria, tus medidas corporales, tus objetivos y tus preferencias.',
      'De tu navegador, cada vez que inicias sesión: cuándo fue, cuándo lo usaste por última vez y de qué tipo es, como Firefox en Windows, para que veas dónde tienes la sesión abierta. Lo borramos cuando cierras sesión.',
      'De cada dispositivo en el que activas recordatorios: la dirección en la que su navegador recibe mensajes, las claves para cifrarlos, su tipo y el día en que lo añadiste. Y qué recordatorios te enviamos, cuándo y por qué, para que puedas consultarlo. Quita un dispositivo en Notificaciones cuando quieras.',
      'De cada token de acceso que creas en Integraciones: el nombre que le das, qué puede hacer, cuándo lo creaste, cuándo termina, el último día que se usó y qué cambió. No guardamos copia del token, solo una huella que no abre nada.',
      'De cada webhook que añades en Integraciones: su dirección, de qué se entera, cuándo lo llamamos por última vez y qué respondió. Su secreto de firma no se guarda en ningún sitio.',
      'De ti, cuando dices cómo estás: tu energía, tu ánimo y tus molestias, cada cosa con su fecha. Puedes borrarlo en el mismo lugar donde lo dijiste.',
      'De otras apps, cuando traes tu historial: entrenamientos, series, pesos y los nombres de los archivos. Los archivos se quedan en tu dispositivo.',
      'De lo que haces aquí: programas, entrenamientos, rutinas diarias, retos y evaluaciones, cada uno con su fecha. Quien pide acceso a la beta sin cuenta deja una dirección de correo.',
    ],
  },
  {
    title: 'Para qué lo usamos',
    paragraphs: [
      'Para crear tu programa, elegir entrenamientos y retos que te encajen, contar tu racha y tus puntos, y mostrarte lo lejos que has llegado. Reglas fijas calculan cada número. Ningún modelo externo ve tus datos, salvo que conectes tu propio asistente.',
      'No lo usamos para publicidad ni lo vendemos.',
    ],
  },
  {
    title: 'Cómo lo protegemos',
    paragraphs: [
      'Tu historial es una lista de lo que pasó. En ella, tu nombre y tu dirección, tu cuerpo y tu salud, el tamaño de tus objetivos y lo que escribes están cifrados (AES-256) con una clave que es solo tuya. Para que tus pantallas se abran al momento, el servicio guarda también lo que muestran en su base de datos, cifrado con la misma clave.',
      'Todo lo que viaja entre tú y el servicio también va cifrado.',
    ],
  },
  {
    title: 'Quién lo ve',
    paragraphs: [
      'Tú. La administración de la beta ve las solicitudes de acceso, con la dirección y sus propias notas. Si tiene que mirar tu registro, da un motivo, y queda anotado que miró.',
      'Los recordatorios viajan por el servicio push del fabricante de tu navegador, como Apple, Google, Microsoft o Mozilla. Ese servicio sabe cuándo llega un recordatorio, lo urgente que es, su tipo, como una racha, y que viene de este sitio. No puede leer el texto, que va cifrado solo para tu navegador. Ningún recordatorio muestra datos de salud. Si no activas ninguno, no interviene ningún servicio push.',
      'Tus propios programas, dispositivos y asistentes ven lo que permites, si activas Integraciones de terceros y les creas un token. Lo que hagan con ello queda entre tú y ellos. Desactívalo, o anula el token, y no verán nada más. Un webhook envía identificadores y números a la dirección que diste, y algo más solo donde lo permitiste.',
      'Las amistades que invitaste ven tu nombre, tu foto, tu racha, los días activos de la semana, cuántos retos terminaste y tus logros, si activas Compartir progreso con amistades. En un círculo, sus integrantes ven tu nombre y un número de todo el grupo. Desactívalo y dejan de ver nada al momento. Si denuncias a alguien, la administración lee lo que escribes.',
      'Quien tenga la dirección ve tu página pública, si activas Perfil público y eliges un nombre. Muestra los datos que eliges y nada más, y desaparece cuando la desactivas. Otros sitios pueden conservar lo que hayan copiado de ella.',
      `${brand} no carga scripts, fuentes ni analíticas de terceros, y no comparte nada con terceros sin tu consentimiento explícito.`,
    ],
  },
  {
    title: 'En tu dispositivo',
    paragraphs: [
      'Una cookie guarda tu sesión, otra tu zona horaria y, si eliges uno, otra tu tema. La app también guarda datos en este navegador, como un entrenamiento empezado o lo que aún no se pudo enviar. Están cifrados (AES-256) con una clave que solo recibes con la sesión iniciada y que ningún dispositivo guarda. Cuando cierras sesión, o tu sesión termina, nadie puede leerlos aquí hasta que vuelvas a entrar.',
      'Lo que alguien rellena antes de iniciar sesión se queda en su pestaña, sin cifrar, hasta que entra o la cierra. Cuando borras tus datos, el dispositivo desde el que lo haces también te olvida. Cerrar sesión y olvidar este dispositivo, en tu perfil, hace lo mismo; y en un dispositivo que marques como compartido lo hace cada cierre de sesión.',
    ],
  },
  {
    title: 'Qué puedes hacer',
    paragraphs: [
      'Los interruptores de esta página deciden qué usamos. Cambia tu perfil cuando quieras y descarga todo lo que hay sobre ti en un archivo.',
      'Borrar todos los datos elimina todo lo que nos contaste y registraste aquí, y destruye su clave. Tu cuenta y tu acceso a la beta se quedan. Eliminar cuenta borra también eso. Conservamos una nota de que algo se borró, pero no de qué era: tu número de cuenta, las fechas en que hiciste algo aquí y cuántas entradas tenía cada una, para que nadie pueda quitar historial sin que se note; que la administración miró tu registro, si lo hizo; y que algún nombre de página queda cerrado un año, sin el nombre. Las copias de seguridad no pueden leerse sin la clave, y ellas mismas desaparecen a los 30 días.',
      'Borramos una solicitud de acceso a la beta denegada o sin respuesta a los 180 días.',
    ],
  },
  {
    title: 'Sobre esta traducción',
    paragraphs: ['Esto es una traducción. El texto que obliga es el inglés.'],
  },
];
