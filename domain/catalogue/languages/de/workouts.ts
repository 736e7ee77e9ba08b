import type { Dictionary } from '#domain/catalogue/languages/dictionary.ts';

export const workouts: Dictionary = {
  'Low steps, steady breath. The whole session works without a single jump.':
    'Flache Schritte, ruhiger Atem. Die ganze Einheit kommt ohne einen Sprung aus.',
  'Half an hour on foot, outdoors or in laps of your home, with a brisk middle.':
    'Eine halbe Stunde zu Fuß, draußen oder in Runden durch die Wohnung, mit zügigem Mittelteil.',
  'Short, hard rounds with honest rest. Keep the last burpee as tidy as the first.':
    'Kurze, harte Runden mit ehrlicher Pause. Der letzte Burpee bleibt so sauber wie der erste.',
  'Three moves, four rounds each. Finish warm and able to say a whole sentence.':
    'Drei Übungen, je vier Runden. Am Ende bist du warm und kannst noch in ganzen Sätzen reden.',
  'Down on the floor and on the move: your heart works while your trunk holds still.':
    'Am Boden und in Bewegung: Dein Herz arbeitet, dein Rumpf hält still.',
  'One minute jogging, a minute and a half walking, six times. Slow is the plan.':
    'Eine Minute joggen, anderthalb Minuten gehen, sechsmal. Langsam ist der Plan.',
  'Quick steps in short bursts. The rest is longer than the work, so make the work count.':
    'Schnelle Schritte, kurz und kräftig. Die Pausen sind länger als die Arbeit, also gib in der Arbeit alles.',
  'One foot on the floor throughout. Kind to joints and neighbours.':
    'Ein Fuß bleibt immer am Boden. Gut für die Gelenke und die Leute unter dir.',
  'Fast runs with a walk back between. Find a flat stretch and stop while the runs are still fast.':
    'Schnelle Läufe, dazwischen gehst du zurück. Such ein flaches Stück und hör auf, solange du noch schnell bist.',
  'Twenty even minutes at a pace that leaves you words. The warm-up is part of it.':
    'Zwanzig gleichmäßige Minuten in einem Tempo, bei dem du noch reden kannst. Das Aufwärmen gehört dazu.',
  'A steady half hour in the saddle, as if you had a few errands to run.':
    'Eine ruhige halbe Stunde im Sattel, als hättest du ein paar Besorgungen zu machen.',
  'Walk uphill on the treadmill. Set a slope that lifts your breathing and let go of the rails.':
    'Geh auf dem Laufband bergauf. Stell eine Steigung ein, bei der du tiefer atmest, und lass die Griffe los.',
  'Eight strong half minutes with easy pedalling between. Warm up until you want to go faster.':
    'Acht kräftige halbe Minuten, dazwischen locker treten. Wärm dich auf, bis du schneller werden willst.',
  'Two minutes quick, ninety seconds of easy walking, six times. Slow the belt before you step off.':
    'Zwei Minuten schnell, neunzig Sekunden locker gehen, sechsmal. Brems das Band, bevor du absteigst.',
  'One move for each part of you, three times round. The session to come back to.':
    'Für jeden Teil von dir eine Übung, drei Runden. Die Einheit, zu der man immer zurückkommt.',
  'Squat, push, bridge, brace. Learn the four patterns that everything else is built on.':
    'Beugen, drücken, heben, halten. Lern die vier Muster, auf denen alles andere aufbaut.',
  'Brace, curl and turn. Quality before count: stop a set when your back starts to help.':
    'Anspannen, einrollen, drehen. Qualität vor Menge: Beende einen Satz, wenn dein Rücken anfängt mitzuhelfen.',
  'Stairs, shopping, trains to catch: legs for all of it, with nothing but your own weight.':
    'Treppen, Einkäufe, der Sprint zum Zug: Beine für all das, nur mit deinem eigenen Gewicht.',
  'Chest, shoulders and triceps. Take the incline or the knees as soon as your line breaks.':
    'Brust, Schultern und Trizeps. Wechsle zur erhöhten Form oder auf die Knie, sobald deine Linie bricht.',
  'Big moves, full rests, no shortcuts. For people who own fifteen clean push-ups.':
    'Große Übungen, volle Pausen, keine Abkürzungen. Für alle, die fünfzehn saubere Liegestütze schaffen.',
  'A calm round of work from head to heel. Leave each set with two good reps to spare.':
    'Eine ruhige Runde von Kopf bis Fuß. Beende jeden Satz, wenn noch zwei gute Wiederholungen drin wären.',
  'Strength moves with short rests, so that your heart gets its share.':
    'Kraftübungen mit kurzen Pausen, damit auch dein Herz etwas davon hat.',
  'Four leg moves with one more set than you would choose. Sit down afterwards, not before.':
    'Vier Beinübungen mit einem Satz mehr, als du wählen würdest. Hinsetzen darfst du dich danach.',
  'Three kinds of push-up, hardest first. Write down your numbers and beat one of them next time.':
    'Drei Arten Liegestütze, die schwerste zuerst. Schreib deine Zahlen auf und schlag nächstes Mal eine davon.',
  'Long holds, slow turns and a crawl. Breathe through all of it.':
    'Lang halten, langsam drehen, krabbeln. Atme bei allem weiter.',
  'One band, every pattern. Choose a tension that lets you pause where it is hardest.':
    'Ein Band, alle Muster. Wähl eine Spannung, bei der du an der schwersten Stelle innehalten kannst.',
  'The back of your body: rows, hinges and bridges for people who sit a lot.':
    'Deine Rückseite: Rudern, Hüftbeuge und Beckenheben für alle, die viel sitzen.',
  'Hang for grip and shoulders, push for balance. The first step to a pull-up.':
    'Hängen für Griff und Schultern, Drücken zum Ausgleich. Der erste Schritt zum Klimmzug.',
  'Pull-ups in small, clean sets. Step down from the bar, never drop.':
    'Klimmzüge in kleinen, sauberen Sätzen. Steig von der Stange ab, lass dich nie fallen.',
  'Lift, row, press: the three bar moves that need no rack. Start with less than you think.':
    'Heben, rudern, drücken: die drei Langhantelübungen ohne Rack. Fang mit weniger an, als du denkst.',
  'Fives with long rests. Work up over two lighter sets, and end on a rep you would show.':
    'Fünfer mit langen Pausen. Taste dich über zwei leichtere Sätze heran und hör mit einer Wiederholung auf, die du vorzeigen würdest.',
  'A kettlebell and a square of floor. Every set starts and ends with a quiet bell.':
    'Eine Kettlebell und ein Stück Boden. Jeder Satz beginnt und endet mit einer ruhigen Kugel.',
  'More sets, heavier bell. Put it down between sets and walk a few steps.':
    'Mehr Sätze, schwerere Kugel. Stell sie zwischen den Sätzen ab und geh ein paar Schritte.',
  'Supported rows, presses from the floor and split work for the legs.':
    'Gestütztes Rudern, Drücken am Boden und Ausfallschritte für die Beine.',
  'The bench as a step, a ramp and a handle. Check that it stands still first.':
    'Die Bank als Stufe, Rampe und Griff. Prüf zuerst, dass sie fest steht.',
  'Squat, row, press, hinge: one exercise each, and time to do them well.':
    'Beugen, rudern, drücken, heben: je eine Übung, und Zeit, sie gut zu machen.',
  'Four strong moves and a finisher. Add the smallest weight you own once all sets feel even.':
    'Vier kräftige Übungen und ein Finisher. Nimm dein kleinstes Zusatzgewicht dazu, sobald sich alle Sätze gleich anfühlen.',
  'Heavy pairs with full rests. Bring a second pair of dumbbells, or slow every rep down.':
    'Schwere Paare mit vollen Pausen. Leg dir ein zweites Paar Kurzhanteln bereit oder mach jede Wiederholung langsamer.',
  'Three counts down, one up. The weight stays, the work grows.':
    'Drei Zähler runter, einer hoch. Das Gewicht bleibt, die Arbeit wächst.',
  'Gentle movement for the day after. You should leave with more energy than you brought.':
    'Sanfte Bewegung für den Tag danach. Du solltest mit mehr Energie gehen, als du mitgebracht hast.',
  'Slow the day down: two rounds of the flow, then breathing until the count feels long.':
    'Lass den Tag ausklingen: zwei Runden Flow, dann atmen, bis sich das Zählen lang anfühlt.',
  'For knees that ask for help from the joints above and below.':
    'Für Knie, die Hilfe von den Gelenken darüber und darunter brauchen.',
  'Ten minutes before the first coffee. Start small: stiff mornings loosen by the second round.':
    'Zehn Minuten vor dem ersten Kaffee. Fang klein an: Was morgens steif ist, löst sich in der zweiten Runde.',
  'Hold, then move: strength at the end of your range is what makes mobility last.':
    'Halten, dann bewegen: Kraft am Ende deines Bewegungsumfangs macht Beweglichkeit dauerhaft.',
  'Five moves, ten reps each. Small enough to do on your busiest day.':
    'Fünf Übungen, je zehn Wiederholungen. Klein genug für deinen vollsten Tag.',
  'Five moves, two sets of ten. Rest as long as you need between sets.':
    'Fünf Übungen, zwei Sätze mit je zehn. Mach zwischen den Sätzen so lange Pause, wie du brauchst.',
  'The exercises you chose, in the order you chose.':
    'Die Übungen, die du gewählt hast, in deiner Reihenfolge.',
  'Progressive overload': 'Progressive Steigerung',
  'Compound movements': 'Grundübungen',
  Recovery: 'Erholung',
  'Lift a little more each week, then recover from it.': 'Jede Woche etwas mehr heben, dann erholen.',
  'Building muscle and strength': 'du Muskeln und Kraft aufbauen willst',
  '45 min, 3 days a week': '45 min, 3 Tage pro Woche',
  'Strength, whole body': 'Kraft, ganzer Körper',
  'Helps, not required': 'Hilfreich, nicht nötig',
  'Safe 1-2 lbs per week': 'Sichere 1–2 lb pro Woche',
  'Balanced nutrition guidance': 'Tipps für ausgewogene Ernährung',
  'Cardio and strength': 'Cardio und Kraft',
  'Lose 1-2 lbs a week and keep your strength.': '1–2 lb pro Woche abnehmen und die Kraft behalten.',
  'Losing weight, feeling lighter': 'du abnehmen und dich leichter fühlen willst',
  'Intervals and strength': 'Intervalle und Kraft',
  'Intervals and easy days in balance': 'Intervalle und lockere Tage im Gleichgewicht',
  'Indoors or outdoors': 'Drinnen oder draußen',
  'A goal in miles, km or minutes': 'Ein Ziel in Meilen, km oder Minuten',
  'Go further, recover faster.': 'Weiter kommen, schneller erholen.',
  'Running, riding or walking further': 'du weiter laufen, fahren oder gehen willst',
  'Heart and lungs': 'Herz und Lunge',
  'Shoes are enough': 'Schuhe reichen',
  'Daily 50 or 100 rep challenges': 'Tägliche Challenges mit 50 oder 100 Wdh.',
  'No equipment': 'Ohne Geräte',
  'Beginner friendly': 'Gut zum Einsteigen',
  '50 or 100 reps in 10-15 minutes.': '50 oder 100 Wiederholungen in 10–15 Minuten.',
  'Staying in the habit': 'du in der Gewohnheit bleiben willst',
  '10-15 minutes, every day': '10–15 Minuten, jeden Tag',
  'Push-ups, squats, core': 'Liegestütze, Kniebeugen, Core',
  None: 'Keine',
  'Seven short test days': 'Sieben kurze Testtage',
  'A level you can trust': 'Ein Niveau, auf das du dich verlassen kannst',
  'A recommendation at the end': 'Am Ende eine Empfehlung',
  'Not sure yet? Measure first.': 'Noch unsicher? Erst messen.',
  'Finding out where you stand': 'du wissen willst, wo du stehst',
  '20-30 min, 7 days': '20–30 min, 7 Tage',
  'Strength, cardio, core, flexibility': 'Kraft, Cardio, Core, Beweglichkeit',
  'A chair, a wall and a tape measure': 'Ein Stuhl, eine Wand und ein Maßband',
  'Five moves, 50 reps in all.': 'Fünf Übungen, zusammen 50 Wiederholungen.',
  'The same five moves, twice round.': 'Dieselben fünf Übungen, zwei Runden.',
  'Up to 5 exercises of your choice.': 'Bis zu 5 Übungen deiner Wahl.',
  'Mostly sitting, little exercise.': 'Meist im Sitzen, wenig Bewegung.',
  'Light exercise 1 to 3 days a week.': 'Leichte Bewegung an 1 bis 3 Tagen pro Woche.',
  'Moderate exercise 3 to 5 days a week.': 'Mäßige Bewegung an 3 bis 5 Tagen pro Woche.',
  'Hard exercise 6 or 7 days a week.': 'Harte Bewegung an 6 oder 7 Tagen pro Woche.',
  'Hard daily training or a physical job.': 'Hartes tägliches Training oder körperliche Arbeit.',
  'The 7-day assessment skips goal and timeline.': 'Der 7-Tage-Fitnesstest kommt ohne Ziel und Zeitplan aus.',
  'Learn the movements and settle into regular days.':
    'Lern die Bewegungen und komm in einen regelmäßigen Rhythmus.',
  'More cardio and full-body work, with short rests.':
    'Mehr Cardio und Übungen für den ganzen Körper, mit kurzen Pausen.',
  'Keep what you have built with strength work while the weight goes down.':
    'Behalte mit Krafttraining, was du aufgebaut hast, während das Gewicht sinkt.',
  'Hold the result with a week that you would gladly repeat.':
    'Halte das Ergebnis mit einer Woche, die du gern wiederholst.',
  'Prepare joints and tendons with moderate loads.': 'Bereite Gelenke und Sehnen mit mäßigen Gewichten vor.',
  'More sets each week, and enough food and sleep to grow from them.':
    'Jede Woche mehr Sätze, und genug Essen und Schlaf, um daran zu wachsen.',
  'Fewer repetitions, more load, longer rests.': 'Weniger Wiederholungen, mehr Gewicht, längere Pausen.',
  'Even out weak spots and let the body recover.':
    'Gleiche Schwachstellen aus und lass den Körper sich erholen.',
  'Find a pace that you can hold and come back to it every week.':
    'Finde ein Tempo, das du halten kannst, und kehr jede Woche dorthin zurück.',
  'Go a little longer, with one harder day a week.': 'Etwas länger, mit einem härteren Tag pro Woche.',
  'Put it together and see how far you have come.': 'Füg alles zusammen und sieh, wie weit du gekommen bist.',
  'Ten to fifteen minutes a day until it needs no deciding.':
    'Zehn bis fünfzehn Minuten am Tag, bis es keine Entscheidung mehr braucht.',
  'The same routine with better form and fewer missed days.':
    'Dieselbe Routine mit besserer Form und weniger verpassten Tagen.',
  'Add repetitions where they have become easy.': 'Mehr Wiederholungen, wo sie leicht geworden sind.',
  'Seven short days that measure where you stand.': 'Sieben kurze Tage, die messen, wo du stehst.',
  'Choose the program that fits your results.': 'Wähle das Programm, das zu deinen Ergebnissen passt.',
  'As many clean push-ups as you can without a pause. Stop when your hips sag. On the knees? Say so in the notes.':
    'So viele saubere Liegestütze, wie du ohne Pause schaffst. Hör auf, wenn die Hüfte durchhängt. Auf den Knien? Schreib es in die Notizen.',
  'On a chair that cannot slide, knees bent. Count until your shoulders rise or you have to pause.':
    'Auf einem Stuhl, der nicht rutscht, Knie gebeugt. Zähl, bis die Schultern hochkommen oder du eine Pause brauchst.',
  'From the top of a push-up, feet wide, touch the left shoulder with the right hand, then the right with the left. Each touch counts. Stop when your hips sway.':
    'Oben im Liegestütz, Füße breit: Tippe mit der rechten Hand an die linke Schulter, dann mit der linken an die rechte. Jedes Tippen zählt. Hör auf, wenn die Hüfte schwankt.',
  'As many squats as you can at an even pace, heels down. Stop when you have to pause.':
    'So viele Kniebeugen, wie du in gleichmäßigem Tempo schaffst, Fersen am Boden. Hör auf, wenn du eine Pause brauchst.',
  'Change legs on every rep and count both together. Stop when your balance goes.':
    'Wechsle bei jeder Wiederholung das Bein und zähl beide zusammen. Hör auf, wenn du das Gleichgewicht verlierst.',
  'Knees at about 90 degrees, hands off your thighs. The clock stops when you slide or stand up.':
    'Knie etwa im rechten Winkel, Hände weg von den Oberschenkeln. Die Uhr stoppt, wenn du rutschst oder aufstehst.',
  'As many as you can at a pace that you could keep for a minute. Stepping back counts. Stop if you feel dizzy.':
    'So viele, wie du schaffst, in einem Tempo, das du eine Minute halten könntest. Schritte statt Sprünge zählen auch. Hör auf, wenn dir schwindlig wird.',
  'Count every knee that reaches hip height in 60 seconds. Marching counts.':
    'Zähl jedes Knie, das in 60 Sekunden auf Hüfthöhe kommt. Im Gehen zählt es auch.',
  'Count full jacks in 60 seconds. Step jacks count too: say so in the notes.':
    'Zähl ganze Jumping Jacks in 60 Sekunden. Step Jacks zählen auch: Schreib es in die Notizen.',
  'Warm up first. Sit with straight legs, feet against a wall, and reach forward slowly. Enter the centimetres between fingertips and wall, 0 if you touch it.':
    'Wärm dich zuerst auf. Setz dich mit gestreckten Beinen hin, Füße an der Wand, und greif langsam nach vorn. Trag die Zentimeter zwischen Fingerspitzen und Wand ein, 0, wenn du sie berührst.',
  'One hand over the shoulder, the other up the back. Enter the centimetres between your fingertips, 0 if they meet. Note which arm was on top.':
    'Eine Hand über die Schulter, die andere von unten den Rücken hoch. Trag die Zentimeter zwischen deinen Fingerspitzen ein, 0, wenn sie sich berühren. Notier, welcher Arm oben war.',
  'Lie on the edge of a bed, hug one knee and let the other thigh sink. Enter the centimetres between that thigh and the edge, 0 if it rests. Use the tighter side.':
    'Leg dich an die Bettkante, zieh ein Knie heran und lass den anderen Oberschenkel sinken. Trag die Zentimeter zwischen diesem Oberschenkel und der Kante ein, 0, wenn er aufliegt. Nimm die steifere Seite.',
  'On your forearms, one straight line. The clock stops when your hips sag or rise.':
    'Auf den Unterarmen, eine gerade Linie. Die Uhr stoppt, wenn die Hüfte durchhängt oder hochkommt.',
  'Arms crossed on your chest, feet flat. Count until you have to pause or your lower back takes over.':
    'Arme vor der Brust gekreuzt, Füße flach. Zähl, bis du eine Pause brauchst oder der untere Rücken übernimmt.',
  'Count every knee at an even pace. Stop when your hips bounce or you have to pause.':
    'Zähl jedes Knie, in gleichmäßigem Tempo. Hör auf, wenn die Hüfte wippt oder du eine Pause brauchst.',
  'Four steps forward, four back, knees low. The clock stops when a knee touches the floor.':
    'Vier Schritte vor, vier zurück, Knie tief. Die Uhr stoppt, wenn ein Knie den Boden berührt.',
  'One round is 10 air squats, 5 push-ups and 15 seconds of plank. Count whole rounds in 8 minutes, with rests as you need them.':
    'Eine Runde sind 10 Kniebeugen, 5 Liegestütze und 15 Sekunden Plank. Zähl ganze Runden in 8 Minuten, mit Pausen, wie du sie brauchst.',
  'Move through the flow for 8 minutes without hurry. Count the rounds that felt smooth.':
    'Beweg dich 8 Minuten ohne Eile durch den Flow. Zähl die Runden, die sich rund angefühlt haben.',
  'Sit and breathe 4 in, 4 hold, 4 out, 4 hold. Count the rounds in 4 minutes that felt calm.':
    'Setz dich hin und atme: 4 ein, 4 halten, 4 aus, 4 halten. Zähl in 4 Minuten die Runden, die sich ruhig angefühlt haben.',
};
