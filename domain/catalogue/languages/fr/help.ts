import type { Dictionary } from '#domain/catalogue/languages/dictionary.ts';

/** The questions and answers of the help screen. */
export const help: Dictionary = {
  'How do I get started?': 'Comment commencer ?',
  'Sign in and follow the onboarding wizard. It asks about your goal, your body and your week, assesses your fitness and builds a program from it. A few short steps, and you can change every answer later.':
    'Connecte-toi et suis la configuration. Elle demande ton objectif, ton corps et ta semaine, évalue ta forme et en tire un programme. Quelques étapes courtes, et tu peux changer chaque réponse plus tard.',
  'What types of programs are there?': 'Quels types de programmes y a-t-il ?',
  'Daily maintenance with the Daily 50 or Daily 100 challenge, weight loss with HIIT and strength, muscle building, and custom plans that you put together yourself. Not sure? The 7-day fitness assessment recommends one.':
    'L’entretien quotidien avec le défi 50 du jour ou 100 du jour, la perte de poids avec HIIT et renforcement, la prise de muscle, et les plans perso que tu composes. Tu hésites ? Le bilan de 7 jours t’en recommande un.',
  'How do daily quests work?': 'Comment marchent les quêtes quotidiennes ?',
  'Spin the wheel once a day for a random quest. Accept it, complete it, and it earns points, keeps your streak and unlocks achievements. If it does not suit you, re-spin while you have spins left, or skip it with a skip token.':
    'Lance la roue une fois par jour pour une quête au hasard. Accepte-la, termine-la : elle rapporte des points, entretient ta flamme et débloque des succès. Si elle ne te va pas, relance tant qu’il te reste des lancers, ou passe-la avec un joker.',
  'How do I track my progress?': 'Comment suivre mes progrès ?',
  'The dashboard shows your goal progress, streak and workouts. Log your weight there, and update measurements such as waist or body fat in your profile. Every chart can be read as a table too.':
    'Le tableau de bord montre l’avancement de ton objectif, ta flamme et tes séances. C’est là que tu notes ton poids. Mets à jour tes mesures, comme le tour de taille ou la masse grasse, dans ton profil. Chaque graphique se lit aussi en tableau.',
  'Do workouts adjust to me?': 'Les séances s’adaptent-elles à moi ?',
  'Yes. Workouts adjust to the equipment you own and to your level: you only see sessions you have the equipment for, and beginners are not given advanced ones. Change your equipment in your profile at any time.':
    'Oui. Les séances s’adaptent à ton matériel et à ton niveau : tu vois seulement celles que ton matériel permet, et un niveau débutant ne reçoit pas de séances avancées. Change ton matériel dans ton profil à tout moment.',
  'What happens if I miss a day?': 'Que se passe-t-il si je manque un jour ?',
  'A missed day resets your streak unless a skip token is used. You earn skip tokens through consistent participation: one for every 7 active days in a row, up to 3 at a time.':
    'Un jour manqué remet ta flamme à zéro, sauf si un joker est utilisé. Tu gagnes des jokers par ta régularité : un tous les 7 jours actifs d’affilée, jusqu’à 3 à la fois.',
  'Do I need equipment?': 'Faut-il du matériel ?',
  'No, equipment is not required. There are bodyweight workouts and quests for every day of the week. If you own dumbbells, bands or a treadmill, tick them in your profile and they join your plan.':
    'Non, le matériel n’est pas obligatoire. Il y a des séances et des quêtes au poids du corps pour chaque jour de la semaine. Si tu as des haltères, des élastiques ou un tapis, coche-les dans ton profil et ils rejoignent ton plan.',
  'How do I join the beta?': 'Comment rejoindre la bêta ?',
  'The app is in private beta. Request access through the landing page with your email address. Approval takes 1-2 business days.':
    'L’app est en bêta privée. Demande un accès sur la page d’accueil avec ton adresse e-mail. La validation prend 1 à 2 jours ouvrés.',
};
