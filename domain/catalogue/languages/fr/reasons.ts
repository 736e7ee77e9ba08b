import type { Dictionary } from '#domain/catalogue/languages/dictionary.ts';

/** Why something is so: advice, hazards, paces, recommendations and badges. */
export const reasons: Dictionary = {
  'You are under #: please plan this goal with a parent and a doctor.':
    'Tu as moins de # ans : planifie cet objectif avec un parent et un médecin.',
  'You are over #: please plan this goal with a doctor.':
    'Tu as plus de # ans : planifie cet objectif avec un médecin.',
  'Your height is outside 100 to 250 cm (3\'3" to 8\'2"): please check it.':
    'Ta taille est hors de 100 à 250 cm (3\'3" à 8\'2") : vérifie-la.',
  'Your weight is outside 30 to 350 kg (66 to 772 lb): please check it.':
    'Ton poids est hors de 30 à 350 kg (66 à 772 lb) : vérifie-le.',
  'Its end date leaves less than half of the time that is safe.':
    'La date de fin laisse moins de la moitié du temps qui serait sûr.',
  'It leaves no time at all; up to # {} a week is safe for you.':
    'Ce plan ne laisse pas de temps du tout ; jusqu’à # {} par semaine, c’est sûr pour toi.',
  'It asks for # {} a week; up to # is safe for you.':
    'Ce plan demande # {} par semaine ; jusqu’à #, c’est sûr pour toi.',
  'A target of # {} is a BMI of #. Below # a body is in danger, so we plan no such target. If you feel pressed to lose more, please talk to a doctor.':
    'Une cible de # {} donne un IMC de #. Sous #, un corps est en danger : on ne planifie pas cette cible. Si tu te sens sous pression pour perdre plus, parles-en à un médecin.',
  'A target of # {} is a BMI of #, which is underweight: healthy starts at #.':
    'Une cible de # {} donne un IMC de #, en dessous d’un poids sain : il commence à #.',
  'This end date asks for more than # {} a week. Please allow more time.':
    'Cette date de fin demande plus de # {} par semaine. Donne-toi plus de temps.',
  'Your target weight lies under a BMI of #, which is underweight.':
    'Ton poids cible donne un IMC sous #, en dessous d’un poids sain.',
  'This goal is more than #% of your body weight.': 'Cet objectif dépasse # % de ton poids.',
  'More than # points of body fat a month is hard to keep up.':
    'Plus de # points de masse grasse par mois, c’est difficile à tenir.',
  'This program ends on the day it starts.': 'Ce programme se termine le jour où il commence.',
  'A goal of this kind has no weekly rate, so # weeks are planned.':
    'Un objectif de ce genre n’a pas de rythme hebdomadaire : # semaines sont prévues.',
  'A gentle pace stays within #% of your weight a week: # {}.':
    'Un rythme doux reste sous # % de ton poids par semaine : # {}.',
  'No more than # {} or #% of your weight a week: # {}.':
    'Pas plus de # {} ou # % de ton poids par semaine : # {}.',
  'No more than # {} a week: # {}.': 'Pas plus de # {} par semaine : # {}.',
  'The lesser of the two is used: # {} a week.':
    'On prend la plus petite des deux valeurs : # {} par semaine.',
  'Larger goals, above # {}, use # {} a week.':
    'Les grands objectifs, au-delà de # {}, prennent # {} par semaine.',
  'Goals of up to # {} use # {} a week.': 'Les objectifs jusqu’à # {} prennent # {} par semaine.',
  '# {} at # {} a week: 1 week.': '# {} à # {} par semaine : 1 semaine.',
  '# {} at # {} a week: # weeks.': '# {} à # {} par semaine : # semaines.',
  'Your goal is # points of body fat.': 'Ton objectif est de # points de masse grasse.',
  'Your goal is # {}.': 'Ton objectif est de # {}.',
  'Body fat goes down by # points a month.': 'La masse grasse baisse de # points par mois.',
  '# points at # a month: # weeks.': '# points à # par mois : # semaines.',
  'points of body fat': 'points de masse grasse',
  'You did # push-ups and # air squats. With # and # you’re ready to add weight.':
    'Tu as fait # pompes et # squats. Avec # et #, tu peux ajouter de la charge.',
  'You did # push-ups and # air squats. With # and # you can start to build strength.':
    'Tu as fait # pompes et # squats. Avec # et #, tu peux commencer à gagner en force.',
  'You did # burpees. With # or more you can go for longer distances.':
    'Tu as fait # burpees. À partir de #, tu peux viser plus long.',
  'You did # burpee. Below #, your heart and lungs have the most to gain.':
    'Tu as fait # burpee. Sous #, ton cœur et tes poumons ont le plus à gagner.',
  'You did # burpees. Below #, your heart and lungs have the most to gain.':
    'Tu as fait # burpees. Sous #, ton cœur et tes poumons ont le plus à gagner.',
  'You did # burpee. Below #, steady cardio with strength work helps most.':
    'Tu as fait # burpee. Sous #, du cardio régulier et du renforcement aident le plus.',
  'You did # burpees. Below #, steady cardio with strength work helps most.':
    'Tu as fait # burpees. Sous #, du cardio régulier et du renforcement aident le plus.',
  '# exercise, about # min, {}': '# exercice, environ # min, {}',
  '# exercises, about # min, {}': '# exercices, environ # min, {}',
  'Easy cardio with light strength work is a good first plan.':
    'Du cardio facile et un peu de renforcement : un bon premier plan.',
  'Ten reps of five moves fit every level, next to anything else you do.':
    'Dix reps de cinq mouvements vont à tous les niveaux, en plus de tout le reste.',
  'You’re past the beginner’s level, so you can do twice the reps of Daily 50.':
    'Tu as dépassé le niveau débutant : tu peux doubler les reps des 50 du jour.',
  'Your mood was low after the last workout, so the easier sessions come first.':
    'Ton moral était bas après la dernière séance, les séances faciles passent donc en premier.',
  'Your last workout was close to your limit, so the easier sessions come first.':
    'Ta dernière séance était proche de ta limite, les séances faciles passent donc en premier.',
  '{} made it 1 workout.': '{}, et voilà ta première séance.',
  '{} made it # workouts.': '{}, et ça fait # séances.',
  '{} made it # days in a row.': '{}, et ça fait # jours d’affilée.',
  '{} had reached its goal.': '{} avait atteint son objectif.',
  '{} made it 1 quest.': '{}, et voilà ta première quête.',
  '{} made it # quests.': '{}, et ça fait # quêtes.',
  '{} made it # strength quests.': '{}, et ça fait # quêtes de force.',
  '{} made it # cardio quests.': '{}, et ça fait # quêtes cardio.',
  '{} made it # core quests.': '{}, et ça fait # quêtes de gainage.',
  '{} made it # mobility quests.': '{}, et ça fait # quêtes de mobilité.',
  '{} made it # recovery quests.': '{}, et ça fait # quêtes de récupération.',
  '{} made it # mindset quests.': '{}, et ça fait # quêtes mentales.',
  '{} brought you back after seven days or more.': '{} t’a fait revenir après sept jours ou plus.',
  '{} made it # comebacks after seven days or more.': '{}, et ça fait # retours après sept jours ou plus.',
  '{} made it # days on which you beat one of your own records.':
    '{}, et ça fait # jours où tu bats un de tes records.',
  '{} beat one of your own records.': '{} a battu un de tes records.',
  '{} took you far enough on foot.': '{} t’a mené assez loin à pied.',
  'The quest of the day': 'La quête du jour',
  'The quest {}': 'La quête {}',
  'Your workout of your own': 'Ta propre séance',
  'A correction of your workout of your own': 'Une correction de ta propre séance',
  'A correction of your workout {}': 'Une correction de ta séance {}',
  'Your workout {}': 'Ta séance {}',
  'Your daily routine': 'Ta routine quotidienne',
  'Your fitness assessment': 'Ton bilan',
  'The program that you ended': 'Le programme que tu as terminé',
  'A change in how your days count': 'Un changement dans le compte de tes jours',
  'awarded under earlier data': 'attribué d’après d’anciennes données',
};
