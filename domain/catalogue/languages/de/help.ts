import type { Dictionary } from '#domain/catalogue/languages/dictionary.ts';

export const help: Dictionary = {
  'How do I get started?': 'Wie fange ich an?',
  'Sign in and follow the onboarding wizard. It asks about your goal, your body and your week, assesses your fitness and builds a program from it. A few short steps, and you can change every answer later.':
    'Melde dich an und folge den Schritten der Einrichtung. Sie fragt nach deinem Ziel, deinem Körper und deiner Woche, schätzt deine Fitness ein und baut daraus ein Programm. Ein paar kurze Schritte, und jede Antwort kannst du später ändern.',
  'What types of programs are there?': 'Welche Programme gibt es?',
  'Daily maintenance with the Daily 50 or Daily 100 challenge, weight loss with HIIT and strength, muscle building, and custom plans that you put together yourself. Not sure? The 7-day fitness assessment recommends one.':
    'Täglich fit mit der Challenge Täglich 50 oder Täglich 100, Abnehmen mit HIIT und Kraft, Muskelaufbau und eigene Pläne, die du selbst zusammenstellst. Unsicher? Der 7-Tage-Fitnesstest empfiehlt dir eins.',
  'How do daily quests work?': 'Wie funktionieren die täglichen Quests?',
  'Spin the wheel once a day for a random quest. Accept it, complete it, and it earns points, keeps your streak and unlocks achievements. If it does not suit you, re-spin while you have spins left, or skip it with a skip token.':
    'Dreh einmal am Tag am Rad und hol dir eine zufällige Quest. Nimm sie an und schaff sie: Sie bringt Punkte, hält deine Serie und schaltet Erfolge frei. Passt sie dir nicht, dreh neu, solange du Drehungen hast, oder lass sie mit einem Joker aus.',
  'How do I track my progress?': 'Wie sehe ich meinen Fortschritt?',
  'The dashboard shows your goal progress, streak and workouts. Log your weight there, and update measurements such as waist or body fat in your profile. Every chart can be read as a table too.':
    'Die Übersicht zeigt deinen Fortschritt zum Ziel, deine Serie und deine Workouts. Dort trägst du dein Gewicht ein, Messungen wie Taille oder Körperfett in deinem Profil. Jedes Diagramm gibt es auch als Tabelle.',
  'Do workouts adjust to me?': 'Passen sich die Workouts an mich an?',
  'Yes. Workouts adjust to the equipment you own and to your level: you only see sessions you have the equipment for, and beginners are not given advanced ones. Change your equipment in your profile at any time.':
    'Ja. Workouts richten sich nach deinen Geräten und deinem Niveau: Du siehst nur Einheiten, für die du alles hast, und zum Einstieg keine für Fortgeschrittene. Deine Geräte kannst du jederzeit im Profil ändern.',
  'What happens if I miss a day?': 'Was passiert, wenn ich einen Tag verpasse?',
  'A missed day resets your streak unless a skip token is used. You earn skip tokens through consistent participation: one for every 7 active days in a row, up to 3 at a time.':
    'Ein verpasster Tag setzt deine Serie zurück, außer du setzt einen Joker ein. Joker bekommst du fürs Dranbleiben: einen für je 7 aktive Tage in Folge, höchstens 3 auf einmal.',
  'Do I need equipment?': 'Brauche ich Geräte?',
  'No, equipment is not required. There are bodyweight workouts and quests for every day of the week. If you own dumbbells, bands or a treadmill, tick them in your profile and they join your plan.':
    'Nein, Geräte sind nicht nötig. Für jeden Tag der Woche gibt es Workouts und Quests mit dem eigenen Körpergewicht. Hast du Kurzhanteln, Bänder oder ein Laufband, hake sie in deinem Profil an, dann kommen sie in deinen Plan.',
  'How do I join the beta?': 'Wie komme ich in die Beta?',
  'The app is in private beta. Request access through the landing page with your email address. Approval takes 1-2 business days.':
    'Die App ist in der geschlossenen Beta. Frag auf der Startseite mit deiner E-Mail-Adresse nach Zugang. Die Zusage dauert 1–2 Werktage.',
};
