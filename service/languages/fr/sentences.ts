import type { Sentences } from '../en/sentences.ts';
import { formOf } from './format.ts';

/** The sentences of refusals. Numbers stand where one and many have the same form, or after a noun that fits both. */
export const sentences: Sentences = {
  'Something went wrong. Please try again.': 'Un problème est survenu. Réessaie.',
  'The request is too large.': 'La demande est trop volumineuse.',
  'The service is not available at the moment. Please try again.':
    'Le service n’est pas disponible pour le moment. Réessaie.',
  'This was changed at the same moment. Please try again.': 'Ceci a été modifié au même moment. Réessaie.',
  'This was changed in the meantime. Please reload and try again.':
    'Ceci a été modifié entre-temps. Recharge et réessaie.',
  'We could not tell whether this was saved. Please try again.':
    'On ne sait pas si c’est enregistré. Réessaie.',
  'Please send JSON.': 'Envoie du JSON.',
  'The request could not be read.': 'La demande n’a pas pu être lue.',
  'The request took too long to arrive. Please try again.':
    'La demande a mis trop de temps à arriver. Réessaie.',
  'This request came from another site.': 'Cette demande vient d’un autre site.',
  'There is nothing here.': 'Il n’y a rien ici.',
  'You are signed in as somebody else in another tab. Please reload.':
    'Un autre compte est ouvert dans un autre onglet. Recharge.',
  "You cleared all your data after this was saved here, so it wasn't added. Enter it again to keep it.":
    'Tu as effacé toutes tes données après avoir enregistré ceci ici, donc ce n’est pas ajouté. Saisis-le à nouveau pour le garder.',
  'Too many requests. Please wait a moment and try again.':
    'Trop de demandes. Attends un instant et réessaie.',
  'Rondel is getting ready. Please try again in a moment.': 'Rondel se prépare. Réessaie dans un instant.',
  'This took too long. Please try again.': 'C’était trop long. Réessaie.',
  'The request holds characters or numbers that cannot be kept.':
    'La demande contient des caractères ou des nombres impossibles à garder.',
  'Please sign in again, to show that it is you.': 'Reconnecte-toi, pour montrer que c’est toi.',
  'Please sign in first.': 'Connecte-toi d’abord.',
  'This account was deleted.': 'Ce compte a été supprimé.',
  'Signing in starts in a window, not inside another page.':
    'La connexion commence dans une fenêtre, pas à l’intérieur d’une autre page.',
  "'{field}' is not valid: {rule}. Please correct it and send it again.":
    '« {field} » n’est pas valide : {rule}. Corrige et renvoie.',
  'The request is not valid: {rule}. Please correct it and send it again.':
    'La demande n’est pas valide : {rule}. Corrige et renvoie.',
  'it must be a text': 'il faut un texte',
  'it must be a number': 'il faut un nombre',
  'it must be a whole number': 'il faut un nombre entier',
  'it must be true or false': 'il faut vrai ou faux',
  'it must be a list': 'il faut une liste',
  'it must be an object with fields': 'il faut un objet avec des champs',
  'it must be null': 'il faut null',
  'it must be of another type': 'il faut un autre type',
  'it must have more than {least} characters': ({ least }) =>
    `il faut plus de ${least} ${formOf(Number(least), 'caractère', 'caractères')}`,
  'it must have at least {least} characters': ({ least }) =>
    `il faut au moins ${least} ${formOf(Number(least), 'caractère', 'caractères')}`,
  'it must have less than {most} characters': ({ most }) =>
    `il faut moins de ${most} ${formOf(Number(most), 'caractère', 'caractères')}`,
  'it must have at most {most} characters': ({ most }) =>
    `il faut au plus ${most} ${formOf(Number(most), 'caractère', 'caractères')}`,
  'it must have more than {least} entries': ({ least }) =>
    `il faut plus de ${least} ${formOf(Number(least), 'entrée', 'entrées')}`,
  'it must have at least {least} entries': ({ least }) =>
    `il faut au moins ${least} ${formOf(Number(least), 'entrée', 'entrées')}`,
  'it must have less than {most} entries': ({ most }) =>
    `il faut moins de ${most} ${formOf(Number(most), 'entrée', 'entrées')}`,
  'it must have at most {most} entries': ({ most }) =>
    `il faut au plus ${most} ${formOf(Number(most), 'entrée', 'entrées')}`,
  'it must be more than {least}': 'il faut plus que {least}',
  'it must be at least {least}': 'il faut au moins {least}',
  'it must be less than {most}': 'il faut moins que {most}',
  'it must be at most {most}': 'il faut au plus {most}',
  'it must be a multiple of {divisor}': 'il faut un multiple de {divisor}',
  'it must be one of {choices}': 'il faut l’un de ceux-ci : {choices}',
  'it has fields that are not known: {fields}': 'des champs sont inconnus : {fields}',
  'it must be a moment in UTC, written like 2026-01-31T07:00:00Z':
    'il faut un moment en UTC, écrit comme 2026-01-31T07:00:00Z',
  'it must be a date, written like 2026-01-31': 'il faut une date, écrite comme 2026-01-31',
  'it must be a time of day, written like 07:30': 'il faut une heure, écrite comme 07:30',
  'it must be an email address': 'il faut une adresse e-mail',
  'it must be a web address': 'il faut une adresse web',
  'it must be a UUID': 'il faut un UUID',
  'it must be written as /api/docs says': 'il faut l’écrire comme le dit /api/docs',
  'it fits none of the forms that are allowed': 'ça ne correspond à aucune des formes permises',
  'one of its entries is not allowed': 'une de ses entrées n’est pas permise',
  'it must be a date that exists': 'il faut une date qui existe',
  'it must be a date that exists, written YYYY-MM-DD': 'il faut une date qui existe, écrite YYYY-MM-DD',
  'it must be a week that exists': 'il faut une semaine qui existe',
  'it must be a week that exists, written 2026-W47': 'il faut une semaine qui existe, écrite 2026-W47',
  'it must be a month, written YYYY-MM': 'il faut un mois, écrit YYYY-MM',
  'it must be a time such as 19:30': 'il faut une heure, par exemple 19:30',
  'it must be a moment in the years 1970 to 9998': 'il faut un moment entre les années 1970 et 9998',
  'it must be a place in the list': 'il faut une place dans la liste',
  'it must be the `next` of a page': 'il faut le `next` d’une page',
  'it must be the digest of a preview': 'il faut l’empreinte d’un aperçu',
  'Beta access required': 'Accès à la bêta requis',
  'Admin access required': 'Accès admin requis',
  'Please enter a valid email address.': 'Entre une adresse e-mail valide.',
  'We said not this time. You can ask again from {date}.':
    'On a répondu : pas cette fois. Tu peux refaire une demande à partir du {date}.',
  'This email is already on our beta list.': 'Cet e-mail est déjà sur notre liste bêta.',
  'This request is not old enough to expire.': 'Cette demande n’est pas assez ancienne pour expirer.',
  'There is no such beta request.': 'Cette demande d’accès n’existe pas.',
  'This request is not approved.': 'Cette demande n’est pas approuvée.',
  'This request is already {status}.': 'Cette demande a déjà ce statut : {status}.',
  'This request is {status}.': 'Statut de cette demande : {status}.',
  'Please enter a valid {field}.': 'Valeur non valide : {field}.',
  'Please describe injuries in at most 500 characters.': 'Décris tes blessures en 500 caractères au plus.',
  'Please choose a body fat target from {least} to {most} %.':
    'Choisis une cible de masse grasse de {least} à {most} %.',
  'One of these is not an exercise of our workouts. Please choose from the list.':
    'L’un d’eux n’est pas un exercice de nos séances. Choisis dans la liste.',
  'This look of the wheel opens at a higher level, so nothing was changed. Please choose another.':
    'Ce look de la roue s’ouvre à un niveau plus haut, rien n’a donc changé. Choisis-en un autre.',
  'This equipment is not on our list, so nothing was changed. Please choose from the list.':
    'Ce matériel n’est pas dans notre liste, rien n’a donc changé. Choisis dans la liste.',
  'This time zone is not known.': 'Ce fuseau horaire est inconnu.',
  'This time zone is not known, so its days cannot be shown. Choose another one.':
    'Ce fuseau horaire est inconnu, ses jours ne peuvent pas s’afficher. Choisis-en un autre.',
  'A time zone can be corrected for the past only.': 'Un fuseau horaire ne se corrige que pour le passé.',
  'You have changed your time zone very often. Please try again tomorrow.':
    'Tu as changé de fuseau horaire très souvent. Réessaie demain.',
  'There is no such language here, so nothing was changed. Please choose from the list.':
    'Cette langue n’existe pas ici, rien n’a donc changé. Choisis dans la liste.',
  'Your skip tokens are used automatically.': 'Tes jokers s’utilisent automatiquement.',
  'A skip token can be used for yesterday only.': 'Un joker ne vaut que pour hier.',
  'You did not miss yesterday.': 'Tu n’as pas manqué hier.',
  'Your streak ended before yesterday. A skip token cannot save it.':
    'Ta flamme s’est éteinte avant hier. Un joker ne peut pas la sauver.',
  'No skip tokens. Earn one every {days} active days.':
    'Aucun joker. Tu en gagnes un tous les {days} jours actifs.',
  'A pause can end today or later. The days before stay paused.':
    'Une pause peut finir aujourd’hui ou plus tard. Les jours d’avant restent en pause.',
  'A pause ends on its first day or later. Choose a later last day.':
    'Une pause finit au plus tôt son premier jour. Repousse le dernier jour.',
  'A pause lasts {days} days at most, together with pauses right before or after it. Choose an earlier last day.':
    'Une pause dure {days} jours au maximum, avec celles juste avant ou après. Avance le dernier jour.',
  'You can pause {days} days in {window}, and this would be more. Choose fewer days, or ask us if you are ill or injured.':
    'Tu peux faire une pause de {days} jours par période de {window} jours, et ce serait plus. Choisis moins de jours, ou écris-nous en cas de maladie ou de blessure.',
  'A pause ends on its first day or later.': 'Une pause finit au plus tôt son premier jour.',
  'A granted pause lasts {days} days at most.': 'Une pause accordée dure {days} jours au maximum.',
  'A granted pause begins up to {days} days back.':
    'Une pause accordée commence au plus {days} jours en arrière.',
  'A pause begins within a year.': 'Une pause commence au plus tard dans un an.',
  'A pause begins today or later. Only an illness can begin up to 3 days ago.':
    'Une pause commence aujourd’hui ou plus tard. Seule une maladie peut commencer jusqu’à 3 jours plus tôt.',
  'An illness can be added up to {days} days back. Choose a later first day.':
    'Une maladie s’ajoute jusqu’à {days} jours en arrière. Repousse le premier jour.',
  'A pause begins within a year. Choose an earlier first day.':
    'Une pause commence au plus tard dans un an. Avance le premier jour.',
  'There is nothing to explain: this day is not one of yours. Choose a day since your start.':
    'Il n’y a rien à expliquer : ce jour n’est pas l’un des tiens. Choisis un jour depuis ton arrivée.',
  "You've used all your spins. Accept the current quest or skip it.":
    'Tu as utilisé tous tes lancers. Accepte la quête ou passe-la.',
  "You have already finished today's quest. Try again tomorrow.":
    'Tu as déjà terminé la quête du jour. Retente ta chance demain.',
  'Spin the wheel first.': 'Lance d’abord la roue.',
  'Accept the quest first.': 'Accepte d’abord la quête.',
  "You have already accepted today's quest.": 'Tu as déjà accepté la quête du jour.',
  'No quests available': 'Aucune quête disponible',
  'There is no such quest.': 'Cette quête n’existe pas.',
  'Your equipment or your plan has changed, and your wheel with it. Take a look, then spin.':
    'Ton matériel ou ton plan a changé, et ta roue avec. Regarde-la, puis lance.',
  'This quest belonged to yesterday.': 'Cette quête était celle d’hier.',
  'Your streak is paused. You can leave this quest: it takes no token.':
    'Ta flamme est en pause. Tu peux laisser cette quête : elle ne coûte aucun joker.',
  "You couldn't reach us for a part of today, so your streak holds. You can leave this quest: it takes no token.":
    'Tu n’as pas pu nous joindre une partie de la journée, ta flamme tient donc. Tu peux laisser cette quête : elle ne coûte aucun joker.',
  'Today is a planned rest day, so your streak holds. You can leave this quest: it takes no token.':
    'Aujourd’hui est un jour de repos prévu, ta flamme tient donc. Tu peux laisser cette quête : elle ne coûte aucun joker.',
  'You were active on this day, so your streak holds. You can leave this quest: it takes no token.':
    'Tu as bougé ce jour-là, ta flamme tient donc. Tu peux laisser cette quête : elle ne coûte aucun joker.',
  'Your streak is at 0, so a token would save nothing. You can leave this quest: it takes no token.':
    'Ta flamme est à 0, un joker ne sauverait rien. Tu peux laisser cette quête : elle ne coûte aucun joker.',
  'Lucky Day is final for the day.': 'Le Jour de chance est définitif pour la journée.',
  'This quest can no longer be undone.': 'Cette quête ne peut plus être annulée.',
  'The date cannot be in the future.': 'La date ne peut pas être dans le futur.',
  'An entry can move to today or one of the last {days} days. Nothing was changed.':
    'Une entrée peut passer à aujourd’hui ou à l’un des {days} derniers jours. Rien n’a changé.',
  'An activity can be added for today and the last {days} days. Nothing was saved: please choose a later date.':
    'Une activité s’ajoute pour aujourd’hui et les {days} derniers jours. Rien n’est enregistré : choisis une date plus récente.',
  'A workout without sets counts from {minutes} minutes on. Nothing was changed: you can delete it instead.':
    'Une séance sans séries compte à partir de {minutes} minutes. Rien n’a changé : tu peux plutôt la supprimer.',
  'With {minutes} minutes your workouts of this day would come to {sum}, and the day has {day}. Nothing was saved: please correct the minutes.':
    'Avec {minutes} minutes, tes séances de ce jour feraient {sum}, et la journée en a {day}. Rien n’est enregistré : corrige les minutes.',
  'There is no such workout, so nothing was saved. Please choose one from the list.':
    'Cette séance n’existe pas, rien n’est donc enregistré. Choisis-en une dans la liste.',
  'There is no such workout.': 'Cette séance n’existe pas.',
  'There is no such workout of yours.': 'Tu n’as pas cette séance.',
  'You have {count} saved workouts, which is the most. Archive one to save another.':
    'Tu as {count} séances gardées, c’est le maximum. Archives-en une pour en garder une autre.',
  'A workout needs a name of up to {letters} letters and 1 to {exercises} exercises, each with sets and with reps or a time. Nothing was saved: please correct it.':
    'Une séance a besoin d’un nom de {letters} lettres au plus et de 1 à {exercises} exercices, chacun avec des séries et des reps ou un temps. Rien n’est enregistré : corrige-la.',
  'A set of this workout cannot be right, so nothing was saved. Please correct its reps, load, time or effort.':
    'Une série de cette séance ne peut pas être juste, rien n’est donc enregistré. Corrige ses reps, sa charge, son temps ou son effort.',
  'The {field} must be a whole number from {least} to {most}.':
    'Il faut un nombre entier de {least} à {most} : {field}.',
  'This routine is more than {days} days old.': 'Cette routine date de plus de {days} jours.',
  'The routine has no such set.': 'La routine n’a pas cette série.',
  'There is no active assessment.': 'Il n’y a pas de bilan en cours.',
  'That assessment has ended. A new assessment has begun.':
    'Ce bilan est terminé. Un nouveau bilan a commencé.',
  '{exercise} is not part of the assessment.': '{exercise} ne fait pas partie du bilan.',
  '{exercise} is entered in {unit}.': '{exercise} se note en {unit}.',
  'The assessment has the days 1 to 7.': 'Le bilan a les jours 1 à 7.',
  'Please enter a value for this exercise.': 'Entre une valeur pour cet exercice.',
  '{unit} is not a unit. Use lbs or kg.': '{unit} n’est pas une unité. Utilise lbs ou kg.',
  'Please enter at least one measurement.': 'Entre au moins une mesure.',
  'There is no such entry.': 'Cette entrée n’existe pas.',
  'There is no check-in on this day. Nothing was deleted.':
    'Il n’y a pas de point forme ce jour-là. Rien n’a été supprimé.',
  'A check-in can be changed until midnight of its day. Nothing was changed; you can still delete it.':
    'Un point forme se modifie jusqu’à minuit le jour même. Rien n’a changé ; tu peux encore le supprimer.',
  'This check-in is for a day more than {days} days ago, so it was not stored.':
    'Ce point forme est pour un jour vieux de plus de {days} jours, il n’a donc pas été enregistré.',
  'This week is not over. Its recap can be made from Monday on.':
    'Cette semaine n’est pas finie. Son récap arrive lundi.',
  'You joined after this week.': 'Cette semaine date d’avant ton arrivée.',
  'This week has no recap yet.': 'Cette semaine n’a pas encore de récap.',
  'Maximum of 5 exercises reached': 'Maximum de 5 exercices atteint',
  'Each exercise can be in your plan once.': 'Chaque exercice ne peut être qu’une fois dans ton plan.',
  'Please add at least one exercise to your custom daily plan.':
    'Ajoute au moins un exercice à ton plan quotidien perso.',
  'Please name every exercise of your plan.': 'Donne un nom à chaque exercice de ton plan.',
  'Please enter valid numbers for every exercise.': 'Entre des nombres valides pour chaque exercice.',
  'This plan was not started. {reason} Please choose a higher target.':
    'Ce plan n’est pas lancé. {reason} Choisis une cible plus haute.',
  'This plan could harm you, so it was not started. {reasons} Please choose a safer plan, or confirm that you want to keep this one.':
    'Ce plan pourrait te nuire, il n’est donc pas lancé. {reasons} Choisis un plan plus sûr, ou confirme que tu veux garder celui-ci.',
  'The dose can be chosen only in its own week. Nothing was changed; choose again in this week.':
    'La dose ne se choisit que dans sa propre semaine. Rien n’a changé ; choisis de nouveau cette semaine.',
  'This program does not run. Nothing was changed.': 'Ce programme n’est pas en cours. Rien n’a changé.',
  'There is no such program.': 'Ce programme n’existe pas.',
  'Here a goal can only become smaller, or its date later. Nothing was changed; for another goal, start a new program.':
    'Ici, un objectif peut seulement diminuer, ou sa date reculer. Rien n’a changé ; pour un autre objectif, lance un nouveau programme.',
  'Please enter a valid goal.': 'Entre un objectif valide.',
  'Please choose a date within 100 years of today.': 'Choisis une date à moins de 100 ans d’aujourd’hui.',
  'The end date cannot be before the start date.': 'La date de fin ne peut pas précéder la date de début.',
  'Its end date leaves less than half of the time that is safe.':
    'La date de fin laisse moins de la moitié du temps qui serait sûr.',
  'It leaves no time at all; up to {amount} {unit} a week is safe for you.':
    'Ce plan ne laisse pas de temps du tout ; jusqu’à {amount} {unit} par semaine, c’est sûr pour toi.',
  'It asks for {asked} {unit} a week; up to {amount} is safe for you.':
    'Ce plan demande {asked} {unit} par semaine ; jusqu’à {amount}, c’est sûr pour toi.',
  'A target of {aim} {unit} is a BMI of {bmi}. Below {least} a body is in danger, so we plan no such target. If you feel pressed to lose more, please talk to a doctor.':
    'Une cible de {aim} {unit} donne un IMC de {bmi}. Sous {least}, un corps est en danger : on ne planifie pas cette cible. Si tu te sens sous pression pour perdre plus, parles-en à un médecin.',
  'A target of {aim} {unit} is a BMI of {bmi}, which is underweight: healthy starts at {least}.':
    'Une cible de {aim} {unit} donne un IMC de {bmi}, en dessous d’un poids sain : il commence à {least}.',
  'You are under {years}: please plan this goal with a parent and a doctor.':
    'Tu as moins de {years} ans : planifie cet objectif avec un parent et un médecin.',
  'You are over {years}: please plan this goal with a doctor.':
    'Tu as plus de {years} ans : planifie cet objectif avec un médecin.',
  'Your height is outside 100 to 250 cm (3\'3" to 8\'2"): please check it.':
    'Ta taille est hors de 100 à 250 cm (3\'3" à 8\'2") : vérifie-la.',
  'Your weight is outside 30 to 350 kg (66 to 772 lb): please check it.':
    'Ton poids est hors de 30 à 350 kg (66 à 772 lb) : vérifie-le.',
  'Quiet hours need a beginning and an end that differ. Nothing was changed.':
    'Les heures calmes demandent un début et une fin différents. Rien n’a changé.',
  'Until 03:00 the day before still counts. Choose a later time for the reminder.':
    'Jusqu’à 03:00, la veille compte encore. Choisis une heure plus tardive pour le rappel.',
  '{time} lies in your quiet hours. Choose another time, or change the quiet hours.':
    '{time} tombe dans tes heures calmes. Choisis une autre heure, ou change les heures calmes.',
  'You already get reminders on {count} devices. Remove one to add this one.':
    'Tu reçois déjà des rappels sur {count} appareils. Retires-en un pour ajouter celui-ci.',
  'You have no such device. It may have been removed.':
    'Tu n’as pas cet appareil. Il a peut-être été retiré.',
  'We can’t reach the push service of this browser. Please try another browser.':
    'Impossible de joindre le service push de ce navigateur. Essaie un autre navigateur.',
  'The browser gave us a subscription that we can’t use. Please switch reminders on again.':
    'Le navigateur nous a donné un abonnement inutilisable. Réactive les rappels.',
  'You removed this passkey. Please make another one.': 'Tu as retiré cette clé d’accès. Crées-en une autre.',
  'You already have {count} passkeys. Remove one that you no longer use to add another.':
    'Tu as déjà {count} clés d’accès. Retires-en une qui ne te sert plus pour en ajouter une autre.',
  'This is your only way in. Add another passkey or make recovery codes first, so that you can come back.':
    'C’est ton seul moyen d’entrer. Ajoute d’abord une autre clé d’accès ou crée des codes de récupération, pour pouvoir revenir.',
  'This recovery code is not right, or was used before.':
    'Ce code de récupération n’est pas bon, ou a déjà servi.',
  'Give the passkey a name of 1 to {letters} characters, so that you know it again.':
    'Donne à la clé d’accès un nom de 1 à {letters} caractères, pour t’y retrouver.',
  'There is no such account.': 'Ce compte n’existe pas.',
  'You have no such passkey. Reload the page to see yours.':
    'Tu n’as pas cette clé d’accès. Recharge la page pour voir les tiennes.',
  'Another account there already signs you in. Disconnect that one first.':
    'Un autre compte de là-bas te connecte déjà. Détache-le d’abord.',
  'That account does not sign you in here.': 'Ce compte ne te connecte pas ici.',
  'You already have {count} tokens. Revoke one that you no longer use to make another.':
    'Tu as déjà {count} jetons. Révoques-en un qui ne te sert plus pour en créer un autre.',
  'Give the token a name of 1 to {letters} characters, so that you know it again.':
    'Donne au jeton un nom de 1 à {letters} caractères, pour t’y retrouver.',
  'A token without a permission opens nothing. Choose at least one.':
    'Un jeton sans autorisation n’ouvre rien. Choisis-en au moins une.',
  'A token works for 1 to {days} days. Choose a number of days between them.':
    'Un jeton est valable de 1 à {days} jours. Choisis un nombre entre les deux.',
  'You have no such token. Reload the page to see yours.':
    'Tu n’as pas ce jeton. Recharge la page pour voir les tiens.',
  'You have no such token.': 'Tu n’as pas ce jeton.',
  'This token was already made, and we can’t show it again. Revoke it and make another.':
    'Ce jeton est déjà créé, et on ne peut pas le montrer de nouveau. Révoque-le et crées-en un autre.',
  'You already have {count} webhooks. Remove one that you no longer use to add another.':
    'Tu as déjà {count} webhooks. Retires-en un qui ne te sert plus pour en ajouter un autre.',
  'You have no such webhook. Reload the page to see yours.':
    'Tu n’as pas ce webhook. Recharge la page pour voir les tiens.',
  'You have no such webhook.': 'Tu n’as pas ce webhook.',
  'A webhook without any news sends nothing. Choose at least one kind.':
    'Un webhook sans nouvelles n’envoie rien. Choisis au moins un genre.',
  'Third-party Integrations is switched off, so no webhook gets news. Switch it on to go on.':
    'Les intégrations tierces sont désactivées, aucun webhook ne reçoit donc de nouvelles. Active-les pour continuer.',
  'Third-party Integrations is switched off, so no token works. Switch it on under Privacy & Data to go on.':
    'Les intégrations tierces sont désactivées, aucun jeton ne marche donc. Active-les dans Confidentialité et données pour continuer.',
  'We call public https addresses with a host name only. Give one such as https://hooks.example/rondel.':
    'On n’appelle que des adresses https publiques avec un nom d’hôte. Donnes-en une, par exemple https://hooks.example/rondel.',
  'This calendar has ended. Its owner can make a new address on the profile.':
    'Ce calendrier n’existe plus. La personne à qui il appartient peut créer une nouvelle adresse dans son profil.',
  'You have begun {count} imports, and there can be no more. Nothing was stored. Please write to us.':
    'Tu as commencé {count} imports, il ne peut pas y en avoir plus. Rien n’est enregistré. Écris-nous.',
  'There is no such import.': 'Cet import n’existe pas.',
  'This import is {status}, so it takes nothing more. Nothing was stored. Please begin another import.':
    'Cet import est {status}, il ne prend donc plus rien. Rien n’est enregistré. Commence un autre import.',
  'There can be at most {most} {things}. Nothing of this batch was stored. Please divide the file.':
    'Il peut y avoir au plus {most} {things}. Rien de ce lot n’est enregistré. Divise le fichier.',
  'A page name has {least} to {most} characters.': 'Un nom de page a de {least} à {most} caractères.',
  'A page name has letters from a to z, digits, and single hyphens between them.':
    'Un nom de page a des lettres de a à z, des chiffres, et des traits d’union simples entre eux.',
  'A page name needs at least one letter.': 'Un nom de page a besoin d’au moins une lettre.',
  'This page name is not available. Please choose another.':
    'Ce nom de page n’est pas disponible. Choisis-en un autre.',
  'You can change your page name once in {days} days. The next change is possible from {date} on.':
    'Tu peux changer de nom de page une fois tous les {days} jours. Le prochain changement est possible à partir du {date}.',
  'Public pages are for adults. Please add your age to your profile first.':
    'Les pages publiques sont réservées aux adultes. Ajoute d’abord ton âge à ton profil.',
  'Public pages are for members of {years} and older.':
    'Les pages publiques sont réservées aux membres de {years} ans et plus.',
  'This picture is not ready. Please try again in a moment.':
    'Cette image n’est pas prête. Réessaie dans un instant.',
  'You cheered this friend today. Tomorrow you can again.':
    'Tu as déjà envoyé un encouragement à cette personne aujourd’hui. Demain, tu peux recommencer.',
  'Nudges work when both of you switched them on for each other.':
    'Les coups de coude marchent quand vous les avez activés l’un et l’autre.',
  'This friend’s streak is safe today. No nudge needed.':
    'La flamme de cette personne est sauve aujourd’hui. Pas besoin de coup de coude.',
  'This circle is full: it has room for {count} people.': 'Ce cercle est complet : il a {count} places.',
  'A circle starts today or within the next {days} days. Choose another first day.':
    'Un cercle commence aujourd’hui ou dans les {days} prochains jours. Choisis un autre premier jour.',
  'A circle lasts 7 or 28 days. Choose one of them.': 'Un cercle dure 7 ou 28 jours. Choisis l’un des deux.',
  'Choose an aim of 1 to {most} active days: that is every day of {people} people.':
    'Choisis un objectif de 1 à {most} jours actifs : ça fait tous les jours de {people} personnes.',
  'There is no such report. Reload the list to see those there are.':
    'Ce signalement n’existe pas. Recharge la liste pour voir ceux qui existent.',
  'There is no such report. Perhaps its member has deleted their account.':
    'Ce signalement n’existe pas. Son auteur a peut-être supprimé son compte.',
  'Write what you decided, in a few words.': 'Écris ce que tu as décidé, en quelques mots.',
  'You reported this person already. An admin will look at it.':
    'Tu as déjà signalé cette personne. Un admin va regarder.',
  'You have {count} open invitations. Take one back, or wait until one was accepted.':
    'Tu as {count} invitations ouvertes. Reprends-en une, ou attends qu’une soit acceptée.',
  'There is room for {count} friends. Remove one to make room for another.':
    'Il y a de la place pour {count} amis. Retire quelqu’un pour faire de la place.',
  'You are in no such circle. Reload the page to see yours.':
    'Tu n’es pas dans ce cercle. Recharge la page pour voir les tiens.',
  'This code doesn’t work. It may be mistyped, used already or older than seven days. Ask for another one.':
    'Ce code ne marche pas. Il est peut-être mal tapé, déjà utilisé ou vieux de plus de sept jours. Demandes-en un autre.',
  'You made no such invitation. Reload the page to see yours.':
    'Tu n’as pas créé cette invitation. Recharge la page pour voir les tiennes.',
  'This is your own code. Send it to the friend it is for.':
    'C’est ton propre code. Envoie-le à la personne que tu veux inviter.',
  'You have no such friend. Reload the page to see yours.':
    'Cette personne n’est pas dans tes amis. Recharge la page pour voir les tiens.',
  'You have blocked no such person. Reload the page.': 'Tu n’as pas bloqué cette personne. Recharge la page.',
  'You are in {count} circles. Leave one, or wait until one has ended.':
    'Tu es dans {count} cercles. Quittes-en un, ou attends qu’un se termine.',
  'This circle is not over yet. Its result can still change.':
    'Ce cercle n’est pas fini. Son résultat peut encore changer.',
  'Under 18 you can join the circles of your friends only.':
    'Avant 18 ans, tu ne peux rejoindre que les cercles de tes amis.',
  'Share Progress with Friends is off, so you see no one and no one sees you. Switch it on under Privacy & Data to go on.':
    'Le partage avec tes amis est désactivé : tu ne vois personne et personne ne te voit. Active-le dans Confidentialité et données pour continuer.',
  'This invitation was already made, and we can’t show its code again. Take it back and make another.':
    'Cette invitation est déjà créée, et on ne peut pas montrer son code de nouveau. Reprends-la et crées-en une autre.',
  'The zone rules {current} are in force, so the older {version} cannot be adopted. Nothing was changed. Use newer data.':
    'Les règles de fuseau {current} sont en vigueur, la version plus ancienne {version} ne peut donc pas être adoptée. Rien n’a changé. Prends des données plus récentes.',
  'Hold 0 to {hold} tokens, start with no more than that, and earn one every 1 to {days} days.':
    'Garde de 0 à {hold} jokers au maximum, pas plus que ça au départ, et un gagné tous les 1 à {days} jours.',
  'These are the rules already. Change a number.': 'Ce sont déjà les règles. Change un nombre.',
  'New rules begin tomorrow or later, within {days} days, so that no day that has begun changes. Choose another date.':
    'De nouvelles règles commencent demain ou plus tard, d’ici {days} jours, pour qu’aucun jour commencé ne change. Choisis une autre date.',
  'The rules {version} begin on {date}. Choose a later date.':
    'Les règles {version} commencent le {date}. Choisis une date plus tardive.',
  'Say why the rules change, so that others can follow the decision.':
    'Dis pourquoi les règles changent, pour que d’autres puissent suivre la décision.',
  'No new rules were adopted.': 'Aucune nouvelle règle n’a été adoptée.',
  'Meanwhile the list of changes has become another one. Nothing was changed. Look at it again, then confirm.':
    'La liste des changements est devenue une autre entre-temps. Rien n’a changé. Regarde-la de nouveau, puis confirme.',
  'There is no such outage.': 'Cette panne n’existe pas.',
  'An outage of less than {hours} hours changes no day. Choose a later end.':
    'Une panne de moins de {hours} heures ne change aucun jour. Repousse la fin.',
  'An outage lasts {days} days at most. Choose a later start or an earlier end.':
    'Une panne dure {days} jours au maximum. Repousse le début ou avance la fin.',
  'An outage of exactly these times is declared already. Nothing was changed. Choose other times, or revoke that outage first.':
    'Une panne d’exactement ces heures est déjà déclarée. Rien n’a été modifié. Choisis d’autres heures, ou révoque d’abord cette panne.',
  'The outage ends in the future. Declare it when it is over, or declare the part that has passed.':
    'La panne finit dans le futur. Déclare-la quand elle est finie, ou déclare la partie passée.',
  'Say why the outage is revoked.': 'Dis pourquoi la panne est révoquée.',
  'Say what was out of reach, so that others can follow the decision.':
    'Dis ce qui était hors d’atteinte, pour que d’autres puissent suivre la décision.',
  'Say why no more news may be sent.': 'Dis pourquoi plus aucune nouvelle ne doit partir.',
  'Say how the export was deleted.': 'Dis comment l’export a été supprimé.',
  'Say why the event may be passed over.': 'Dis pourquoi l’événement peut être ignoré.',
  'Say why you need to see personal data.': 'Dis pourquoi tu as besoin de voir des données personnelles.',
  'Say first why you look at it.': 'Dis d’abord pourquoi tu le consultes.',
  'There is no such event, or not any more.': 'Cet événement n’existe pas, ou plus.',
  'This release cannot read the event: {reason}.': 'Cette version ne peut pas lire l’événement : {reason}.',
  'The moment is still to come. Choose one that is past.':
    'Ce moment est encore à venir. Choisis-en un passé.',
  'The rules file changes neither the streak nor points. For goals, use npm run replay -- --rules FILE.':
    'Le fichier de règles ne change ni la flamme ni les points. Pour les objectifs, utilise npm run replay -- --rules FILE.',
  'Other questions are being worked on. Ask again in a minute.':
    'D’autres questions sont en cours. Redemande dans une minute.',
  'There is no such webhook. Perhaps its member has removed it.':
    'Ce webhook n’existe pas. Son membre l’a peut-être retiré.',
  'There is no such read model.': 'Ce modèle de lecture n’existe pas.',
  'A seed is published only after its commitment.': 'Un secret n’est publié qu’après son empreinte.',
  'A seed is published once its month has ended everywhere.':
    'Un secret est publié quand son mois est fini partout.',
  age: 'âge',
  height: 'taille',
  weight: 'poids',
  'number of days per week, from 1 to 7': 'nombre de jours par semaine, de 1 à 7',
  'number of minutes per day': 'nombre de minutes par jour',
  waistCircumference: 'tour de taille',
  hipCircumference: 'tour de hanches',
  chestCircumference: 'tour de poitrine',
  bodyFatPercent: 'masse grasse',
  leanBodyMass: 'masse maigre',
  distance: 'distance',
  duration: 'durée',
  exertion: 'effort',
  mood: 'humeur',
  pending: 'en attente',
  approved: 'approuvée',
  denied: 'refusée',
  expired: 'expirée',
  complete: 'terminé',
  'taken back': 'retiré',
  'sets of one batch': 'séries par lot',
  'sets of one import': 'séries par import',
  'workouts of one import': 'séances par import',
  'weights of one import': 'pesées par import',
  'points of body fat': 'points de masse grasse',
  reps: 'reps',
  seconds: 'secondes',
};
