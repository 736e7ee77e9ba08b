import type { Dictionary } from '#domain/catalogue/languages/dictionary.ts';

export const quests: Dictionary = {
  'Six walks of 40 seconds with a weight you control, 40 seconds of rest between. Stand tall and take short, even steps.':
    'Sechsmal 40 Sekunden gehen, mit einem Gewicht, das du im Griff hast, dazwischen 40 Sekunden Pause. Bleib aufrecht und mach kurze, gleichmäßige Schritte.',
  'Three sets of 12 slow pull-aparts at chest height, thumbs up, 45 seconds of rest between.':
    'Drei Sätze mit je 12 langsamen Pull-Aparts auf Brusthöhe, Daumen nach oben, dazwischen 45 Sekunden Pause.',
  'Hang from the bar for 2 minutes in total, in as many goes as you need. Step down, never drop.':
    'Häng insgesamt 2 Minuten an der Stange, in so vielen Anläufen, wie du brauchst. Steig ab, lass dich nie fallen.',
  'Breathe in for 4, hold for 4, out for 4, hold for 4. Twelve rounds, sitting down. Skip the holds if they feel tense.':
    'Atme 4 Zähler ein, halte 4, atme 4 aus, halte 4. Zwölf Runden, im Sitzen. Lass das Anhalten weg, wenn es dich anspannt.',
  'Walk one mile at a pace where you can talk but not sing. Outside, or laps of your home.':
    'Geh eine Meile, also 1,6 km, in einem Tempo, bei dem du reden, aber nicht singen kannst. Draußen oder in Runden durch die Wohnung.',
  'Five burpees at the start of each minute, for 10 minutes. What is left of the minute is your rest. Step back in place of jumping if you like.':
    'Fünf Burpees zu Beginn jeder Minute, 10 Minuten lang. Was von der Minute übrig ist, ist deine Pause. Wenn du magst, mach Schritte, statt zu springen.',
  'Two calf stretches of 40 seconds a side, then a minute a side of pressing your fingers slowly along the sole.':
    'Zweimal die Waden dehnen, 40 Sekunden je Seite. Dann je Seite eine Minute lang die Fußsohle langsam mit den Fingern ausstreichen.',
  'Eight rounds: 20 seconds of mountain climbers, 10 seconds of plank, 30 seconds of rest.':
    'Acht Runden: 20 Sekunden Mountain Climbers, 10 Sekunden Plank, 30 Sekunden Pause.',
  'Warm up, then 5 sets of 5 deadlifts with 2 minutes of rest. Every rep looks like the first, or the weight comes down.':
    'Wärm dich auf, dann 5 Sätze mit je 5 Wiederholungen Kreuzheben und 2 Minuten Pause. Jede Wiederholung sieht aus wie die erste, sonst geht das Gewicht runter.',
  'Ten slow rounds each of shoulder rolls, seated twists and ankle circles. Only go as far as feels easy.':
    'Je zehn langsame Runden Schulterkreisen, Drehungen im Sitzen und Fußkreisen. Geh nur so weit, wie es sich leicht anfühlt.',
  'Ten minutes of walking with no goal but fresh air. Leave the pace to your mood.':
    'Zehn Minuten gehen, ohne anderes Ziel als frische Luft. Das Tempo bestimmt deine Laune.',
  'Child’s pose, knees side to side and a seated forward fold: 2 minutes each, with the lights low.':
    'Kindhaltung, Knie von Seite zu Seite und eine Vorbeuge im Sitzen: je 2 Minuten, bei gedimmtem Licht.',
  'Three unhurried rounds of the Mobility Flow. Move with your breath, not with the clock.':
    'Drei Runden Mobility-Flow, ganz ohne Eile. Beweg dich mit dem Atem, nicht mit der Uhr.',
  'Five minutes easy, then 6 climbs of 1 minute at a hard gear with 1 minute easy between, then 3 minutes easy.':
    'Fünf Minuten locker, dann 6 Anstiege von 1 Minute in schwerem Gang mit je 1 Minute locker dazwischen, dann 3 Minuten locker.',
  'Half-kneeling hip stretch, 4 holds of 30 seconds a side. Tuck your tail before you lean forward.':
    'Hüftdehnung im halben Kniestand, je Seite 4-mal 30 Sekunden halten. Kipp das Becken nach hinten, bevor du dich vorlehnst.',
  'Fifteen minutes of walking uphill. Find a slope that lifts your breathing and leave the handrails alone.':
    'Fünfzehn Minuten bergauf gehen. Such eine Steigung, bei der du tiefer atmest, und lass die Haltegriffe los.',
  'Lie on your back with your legs resting up a wall for 8 minutes. Breathe out longer than you breathe in.':
    'Leg dich 8 Minuten auf den Rücken, die Beine an der Wand hoch. Atme länger aus als ein.',
  'Save up 3 minutes of plank in as many holds as you need. Stop each hold when your hips start to sag.':
    'Sammle 3 Minuten Plank, in so vielen Anläufen, wie du brauchst. Hör jeweils auf, wenn die Hüfte durchhängt.',
  'Climb from 1 to 6 push-ups, then back down. Rest as many breaths as the rung has reps. Drop to your knees before your form goes.':
    'Steigere dich von 1 auf 6 Liegestütze, dann wieder zurück. Ruh dich so viele Atemzüge aus, wie die Stufe Wiederholungen hat. Geh auf die Knie, bevor deine Form leidet.',
  'Four rounds: 10 rows and 10 floor presses, with 60 seconds of rest. Pick a weight that leaves 2 good reps in you.':
    'Vier Runden: 10-mal rudern und 10-mal Floor Press, mit 60 Sekunden Pause. Nimm ein Gewicht, bei dem noch 2 gute Wiederholungen drin wären.',
  'Three sets of 12 glute bridges: up for 2 counts, hold for 2, down for 3. Ribs stay low.':
    'Drei Sätze mit je 12-mal Beckenheben: 2 Zähler hoch, 2 halten, 3 runter. Die Rippen bleiben unten.',
  'Air squats in sets of 12, 10, 8, 6, 4 and 2, with 30 seconds of rest between. Keep your heels down.':
    'Kniebeugen in Sätzen von 12, 10, 8, 6, 4 und 2, dazwischen 30 Sekunden Pause. Die Fersen bleiben am Boden.',
  'Eight brisk climbs of one flight. Walk down to recover and use the rail. No stairs? Use a step or a kerb.':
    'Achtmal zügig eine Treppe hoch. Zur Erholung gehst du runter, eine Hand am Geländer. Keine Treppe? Nimm eine Stufe oder einen Bordstein.',
  'Write down 3 things your body did well this week, and the one you want to repeat tomorrow.':
    'Schreib 3 Dinge auf, die dein Körper diese Woche gut gemacht hat, und das eine, das du morgen wiederholen willst.',
  'Nothing to do but enjoy it: the points are yours and today counts.':
    'Einfach freuen: Die Punkte gehören dir, und der Tag zählt.',
  'a backpack filled with books': 'einem Rucksack voller Bücher',
  'a towel held wide and pulled tight': 'einem breit gefassten, straffen Handtuch',
  'a heavy backpack held by both straps': 'einem schweren Rucksack an beiden Gurten',
  'a hill or a staircase': 'einem Hügel oder einer Treppe',
  'two full water bottles': 'zwei vollen Wasserflaschen',
  'Pick a weight you control': 'Wähl ein Gewicht, das du im Griff hast',
  'Walk with the weight': 'Mit dem Gewicht gehen',
  'Stand tall and take short, even steps.': 'Bleib aufrecht und mach kurze, gleichmäßige Schritte.',
  'Pull-aparts at chest height': 'Pull-Aparts auf Brusthöhe',
  'Slowly, thumbs up.': 'Langsam, Daumen nach oben.',
  'Hang from the bar': 'An der Stange hängen',
  'Pause the clock when you step down. Step down, never drop.':
    'Halt die Uhr an, wenn du absteigst. Steig ab, lass dich nie fallen.',
  'Breathe in': 'Einatmen',
  Hold: 'Halten',
  'Skip the hold if it feels tense.': 'Lass das Anhalten weg, wenn es dich anspannt.',
  'Breathe out': 'Ausatmen',
  'Walk one mile': 'Eine Meile gehen (1,6 km)',
  'At a pace where you can talk but not sing.': 'In einem Tempo, bei dem du reden, aber nicht singen kannst.',
  '5 burpees': '5 Burpees',
  'Then rest until the minute is over. Step back in place of jumping if you like.':
    'Dann Pause, bis die Minute um ist. Wenn du magst, mach Schritte, statt zu springen.',
  'Calf stretch, left': 'Wade dehnen, links',
  'Calf stretch, right': 'Wade dehnen, rechts',
  'Press along the sole, left': 'Fußsohle ausstreichen, links',
  'Press along the sole, right': 'Fußsohle ausstreichen, rechts',
  'Mountain climbers': 'Mountain Climbers',
  Plank: 'Plank',
  'Warm up': 'Aufwärmen',
  Deadlifts: 'Kreuzheben',
  'Every rep looks like the first, or the weight comes down.':
    'Jede Wiederholung sieht aus wie die erste, sonst geht das Gewicht runter.',
  'Shoulder rolls': 'Schulterkreisen',
  'Only go as far as feels easy.': 'Geh nur so weit, wie es sich leicht anfühlt.',
  'Seated twists': 'Drehungen im Sitzen',
  'Ankle circles': 'Fußkreisen',
  Walk: 'Gehen',
  'Leave the pace to your mood.': 'Das Tempo bestimmt deine Laune.',
  'Child’s pose': 'Kindhaltung',
  'Knees side to side': 'Knie von Seite zu Seite',
  'Seated forward fold': 'Vorbeuge im Sitzen',
  'One round of the Mobility Flow': 'Eine Runde Mobility-Flow',
  'Move with your breath, not with the clock.': 'Beweg dich mit dem Atem, nicht mit der Uhr.',
  'Easy ride': 'Locker fahren',
  'Climb at a hard gear': 'Anstieg in schwerem Gang',
  'Half-kneeling hip stretch, left': 'Hüftdehnung im halben Kniestand, links',
  'Tuck your tail before you lean forward.': 'Kipp das Becken nach hinten, bevor du dich vorlehnst.',
  'Half-kneeling hip stretch, right': 'Hüftdehnung im halben Kniestand, rechts',
  'Walk uphill': 'Bergauf gehen',
  'Find a slope that lifts your breathing.': 'Such eine Steigung, bei der du tiefer atmest.',
  'Legs up the wall': 'Beine an die Wand',
  'Breathe out longer than you breathe in.': 'Atme länger aus als ein.',
  'Pause the clock when your hips start to sag.': 'Halt die Uhr an, wenn deine Hüfte durchhängt.',
  'Push-ups': 'Liegestütze',
  'Rest as many breaths as the rung has reps. Drop to your knees before your form goes.':
    'Ruh dich so viele Atemzüge aus, wie die Stufe Wiederholungen hat. Geh auf die Knie, bevor deine Form leidet.',
  'Pick your weight': 'Wähl dein Gewicht',
  'It leaves 2 good reps in you at the end of a round.':
    'Am Ende einer Runde wären noch 2 gute Wiederholungen drin.',
  Rows: 'Rudern',
  'Floor presses': 'Floor Press',
  'Glute bridges': 'Beckenheben',
  'Up for 2 counts, hold for 2, down for 3. Ribs stay low.':
    '2 Zähler hoch, 2 halten, 3 runter. Die Rippen bleiben unten.',
  'Air squats': 'Kniebeugen',
  'Keep your heels down.': 'Die Fersen bleiben am Boden.',
  'Brisk climb of one flight': 'Zügig eine Treppe hoch',
  'Walk down to recover and use the rail.': 'Zur Erholung gehst du runter, eine Hand am Geländer.',
  'Write down three good things': 'Drei gute Dinge aufschreiben',
  'One thing that your body did well this week': 'Etwas, das dein Körper diese Woche gut gemacht hat',
  'A second thing': 'Etwas Zweites',
  'A third thing': 'Etwas Drittes',
  'The one that you want to repeat tomorrow': 'Das, was du morgen wiederholen willst',
};
