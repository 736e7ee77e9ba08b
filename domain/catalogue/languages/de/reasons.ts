import type { Dictionary } from '#domain/catalogue/languages/dictionary.ts';

/** Why something is so: advice, hazards, paces, recommendations and badges. */
export const reasons: Dictionary = {
  'You are under #: please plan this goal with a parent and a doctor.':
    'Du bist unter #: Plan dieses Ziel mit deinen Eltern und mit ärztlichem Rat.',
  'You are over #: please plan this goal with a doctor.':
    'Du bist über #: Plan dieses Ziel mit ärztlichem Rat.',
  'Your height is outside 100 to 250 cm (3\'3" to 8\'2"): please check it.':
    'Deine Größe liegt außerhalb von 100 bis 250 cm (3\'3" bis 8\'2"): Prüf sie bitte.',
  'Your weight is outside 30 to 350 kg (66 to 772 lb): please check it.':
    'Dein Gewicht liegt außerhalb von 30 bis 350 kg (66 bis 772 lb): Prüf es bitte.',
  'Its end date leaves less than half of the time that is safe.':
    'Das Enddatum lässt weniger als die Hälfte der sicheren Zeit.',
  'It leaves no time at all; up to # {} a week is safe for you.':
    'Dieser Plan lässt gar keine Zeit; bis zu # {} pro Woche sind für dich sicher.',
  'It asks for # {} a week; up to # is safe for you.':
    'Dieser Plan verlangt # {} pro Woche; bis zu # sind für dich sicher.',
  'A target of # {} is a BMI of #. Below # a body is in danger, so we plan no such target. If you feel pressed to lose more, please talk to a doctor.':
    'Ein Ziel von # {} ist ein BMI von #. Unter # ist der Körper in Gefahr, deshalb planen wir so ein Ziel nicht. Wenn du dich gedrängt fühlst, noch mehr abzunehmen, hol dir ärztlichen Rat.',
  'A target of # {} is a BMI of #, which is underweight: healthy starts at #.':
    'Ein Ziel von # {} ist ein BMI von #, also Untergewicht: Gesund beginnt bei #.',
  'This end date asks for more than # {} a week. Please allow more time.':
    'Dieses Enddatum verlangt mehr als # {} pro Woche. Gib dir mehr Zeit.',
  'Your target weight lies under a BMI of #, which is underweight.':
    'Dein Zielgewicht liegt unter einem BMI von #, also im Untergewicht.',
  'This goal is more than #% of your body weight.':
    'Dieses Ziel ist mehr als #\u00a0% deines Körpergewichts.',
  'More than # points of body fat a month is hard to keep up.':
    'Mehr als # Prozentpunkte Körperfett pro Monat sind schwer durchzuhalten.',
  'This program ends on the day it starts.': 'Dieses Programm endet an dem Tag, an dem es beginnt.',
  'A goal of this kind has no weekly rate, so # weeks are planned.':
    'So ein Ziel hat kein Wochentempo, deshalb sind # Wochen geplant.',
  'A gentle pace stays within #% of your weight a week: # {}.':
    'Ein sanftes Tempo bleibt bei höchstens #\u00a0% deines Gewichts pro Woche: # {}.',
  'No more than # {} or #% of your weight a week: # {}.':
    'Höchstens # {} oder #\u00a0% deines Gewichts pro Woche: # {}.',
  'No more than # {} a week: # {}.': 'Höchstens # {} pro Woche: # {}.',
  'The lesser of the two is used: # {} a week.': 'Es gilt der kleinere der beiden Werte: # {} pro Woche.',
  'Larger goals, above # {}, use # {} a week.': 'Größere Ziele, über # {}, rechnen mit # {} pro Woche.',
  'Goals of up to # {} use # {} a week.': 'Ziele bis # {} rechnen mit # {} pro Woche.',
  '# {} at # {} a week: 1 week.': '# {} bei # {} pro Woche: 1 Woche.',
  '# {} at # {} a week: # weeks.': '# {} bei # {} pro Woche: # Wochen.',
  'Your goal is # points of body fat.': 'Dein Ziel: # Prozentpunkte Körperfett.',
  'Your goal is # {}.': 'Dein Ziel: # {}.',
  'Body fat goes down by # points a month.': 'Körperfett sinkt um # Prozentpunkte pro Monat.',
  '# points at # a month: # weeks.': '# Prozentpunkte bei # pro Monat: # Wochen.',
  'points of body fat': 'Prozentpunkte Körperfett',
  'You did # push-ups and # air squats. With # and # you’re ready to add weight.':
    'Du hast # Liegestütze und # Kniebeugen geschafft. Ab # und # bist du bereit für Zusatzgewicht.',
  'You did # push-ups and # air squats. With # and # you can start to build strength.':
    'Du hast # Liegestütze und # Kniebeugen geschafft. Ab # und # kannst du Kraft aufbauen.',
  'You did # burpees. With # or more you can go for longer distances.':
    'Du hast # Burpees geschafft. Ab # sind längere Strecken drin.',
  'You did # burpee. Below #, your heart and lungs have the most to gain.':
    'Du hast # Burpee geschafft. Unter # haben Herz und Lunge am meisten zu gewinnen.',
  'You did # burpees. Below #, your heart and lungs have the most to gain.':
    'Du hast # Burpees geschafft. Unter # haben Herz und Lunge am meisten zu gewinnen.',
  'You did # burpee. Below #, steady cardio with strength work helps most.':
    'Du hast # Burpee geschafft. Unter # hilft ruhiges Cardio mit etwas Kraft am meisten.',
  'You did # burpees. Below #, steady cardio with strength work helps most.':
    'Du hast # Burpees geschafft. Unter # hilft ruhiges Cardio mit etwas Kraft am meisten.',
  '# exercise, about # min, {}': '# Übung, etwa # min, {}',
  '# exercises, about # min, {}': '# Übungen, etwa # min, {}',
  'Easy cardio with light strength work is a good first plan.':
    'Lockeres Cardio mit etwas Kraft ist ein guter erster Plan.',
  'Ten reps of five moves fit every level, next to anything else you do.':
    'Zehn Wiederholungen von fünf Übungen passen zu jedem Niveau, neben allem anderen.',
  'You’re past the beginner’s level, so you can do twice the reps of Daily 50.':
    'Du bist über den Einstieg hinaus und schaffst doppelt so viele Wiederholungen wie bei Täglich 50.',
  'Your mood was low after the last workout, so the easier sessions come first.':
    'Nach dem letzten Workout war deine Stimmung niedrig, deshalb kommen die leichteren Einheiten zuerst.',
  'Your last workout was close to your limit, so the easier sessions come first.':
    'Dein letztes Workout war nah an deiner Grenze, deshalb kommen die leichteren Einheiten zuerst.',
  '{} made it 1 workout.': '{} war das 1. Workout.',
  '{} made it # workouts.': '{} war das #. Workout.',
  '{} made it # days in a row.': '{} brachte dich auf # Tage in Folge.',
  '{} had reached its goal.': '{} hatte sein Ziel erreicht.',
  '{} made it 1 quest.': '{} war die 1. Quest.',
  '{} made it # quests.': '{} war die #. Quest.',
  '{} made it # strength quests.': '{} war die #. Kraft-Quest.',
  '{} made it # cardio quests.': '{} war die #. Cardio-Quest.',
  '{} made it # core quests.': '{} war die #. Core-Quest.',
  '{} made it # mobility quests.': '{} war die #. Mobility-Quest.',
  '{} made it # recovery quests.': '{} war die #. Erholungs-Quest.',
  '{} made it # mindset quests.': '{} war die #. Mindset-Quest.',
  '{} brought you back after seven days or more.': '{} hat dich nach sieben oder mehr Tagen zurückgebracht.',
  '{} made it # comebacks after seven days or more.': '{} war das #. Comeback nach sieben oder mehr Tagen.',
  '{} made it # days on which you beat one of your own records.':
    '{} brachte dich auf # Tage, an denen du einen eigenen Rekord geschlagen hast.',
  '{} beat one of your own records.': '{} hat einen deiner Rekorde geschlagen.',
  '{} took you far enough on foot.': '{} hat dich zu Fuß weit genug gebracht.',
  'The quest of the day': 'Die Quest des Tages',
  'The quest {}': 'Die Quest {}',
  'Your workout of your own': 'Dein eigenes Workout',
  'A correction of your workout of your own': 'Eine Korrektur deines eigenen Workouts',
  'A correction of your workout {}': 'Eine Korrektur deines Workouts {}',
  'Your workout {}': 'Dein Workout {}',
  'Your daily routine': 'Deine tägliche Routine',
  'Your fitness assessment': 'Dein Fitnesstest',
  'The program that you ended': 'Das Programm, das du beendet hast',
  'A change in how your days count': 'Eine Änderung daran, wie deine Tage zählen',
  'awarded under earlier data': 'nach früheren Daten vergeben',
};
