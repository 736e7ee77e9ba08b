import type { Dictionary } from '#domain/catalogue/languages/dictionary.ts';

/** Descriptions of workouts, programs and phases, and how the tests of the assessment are done. */
export const workouts: Dictionary = {
  'Low steps, steady breath. The whole session works without a single jump.':
    'Petits pas, souffle régulier. Toute la séance se fait sans un seul saut.',
  'Half an hour on foot, outdoors or in laps of your home, with a brisk middle.':
    'Une demi-heure à pied, dehors ou en tours de ton logement, plus vive au milieu.',
  'Short, hard rounds with honest rest. Keep the last burpee as tidy as the first.':
    'Des tours courts et durs, avec un vrai repos. Le dernier burpee doit être aussi propre que le premier.',
  'Three moves, four rounds each. Finish warm and able to say a whole sentence.':
    'Trois mouvements, quatre tours chacun. Finis le corps chaud, en pouvant encore dire une phrase entière.',
  'Down on the floor and on the move: your heart works while your trunk holds still.':
    'Au sol et en mouvement : ton cœur travaille pendant que ton tronc ne bouge pas.',
  'One minute jogging, a minute and a half walking, six times. Slow is the plan.':
    'Une minute de footing, une minute et demie de marche, six fois. La lenteur est voulue.',
  'Quick steps in short bursts. The rest is longer than the work, so make the work count.':
    'Des pas rapides, par petites poussées. Le repos dure plus que l’effort, alors fais compter l’effort.',
  'One foot on the floor throughout. Kind to joints and neighbours.':
    'Toujours un pied au sol. Doux pour les articulations et les voisins.',
  'Fast runs with a walk back between. Find a flat stretch and stop while the runs are still fast.':
    'Des courses rapides, retour en marchant. Trouve un terrain plat et arrête tant que les courses restent rapides.',
  'Twenty even minutes at a pace that leaves you words. The warm-up is part of it.':
    'Vingt minutes égales, à une allure qui te laisse des mots. L’échauffement en fait partie.',
  'A steady half hour in the saddle, as if you had a few errands to run.':
    'Une demi-heure tranquille en selle, comme pour faire quelques courses.',
  'Walk uphill on the treadmill. Set a slope that lifts your breathing and let go of the rails.':
    'Marche en montée sur le tapis. Règle une pente qui accélère ton souffle et lâche les barres.',
  'Eight strong half minutes with easy pedalling between. Warm up until you want to go faster.':
    'Huit demi-minutes appuyées, pédalage facile entre elles. Échauffe-toi jusqu’à avoir envie d’accélérer.',
  'Two minutes quick, ninety seconds of easy walking, six times. Slow the belt before you step off.':
    'Deux minutes vives, quatre-vingt-dix secondes de marche facile, six fois. Ralentis le tapis avant d’en descendre.',
  'One move for each part of you, three times round. The session to come back to.':
    'Un mouvement pour chaque partie de toi, trois tours. La séance à laquelle on revient.',
  'Squat, push, bridge, brace. Learn the four patterns that everything else is built on.':
    'Squat, poussée, pont, gainage. Apprends les quatre bases sur lesquelles tout repose.',
  'Brace, curl and turn. Quality before count: stop a set when your back starts to help.':
    'Gainer, enrouler, tourner. La qualité avant le nombre : arrête la série quand ton dos vient aider.',
  'Stairs, shopping, trains to catch: legs for all of it, with nothing but your own weight.':
    'Escaliers, courses, trains à attraper : des jambes pour tout ça, avec ton seul poids.',
  'Chest, shoulders and triceps. Take the incline or the knees as soon as your line breaks.':
    'Pectoraux, épaules et triceps. Passe en incliné ou sur les genoux dès que ton corps n’est plus aligné.',
  'Big moves, full rests, no shortcuts. For people who own fifteen clean push-ups.':
    'De grands mouvements, des repos complets, pas de raccourcis. Pour qui enchaîne quinze pompes propres.',
  'A calm round of work from head to heel. Leave each set with two good reps to spare.':
    'Un tour de travail calme, de la tête aux pieds. Garde deux bonnes reps en réserve à chaque série.',
  'Strength moves with short rests, so that your heart gets its share.':
    'Des mouvements de force avec des repos courts, pour que ton cœur ait sa part.',
  'Four leg moves with one more set than you would choose. Sit down afterwards, not before.':
    'Quatre mouvements de jambes, avec une série de plus que tu n’en choisirais. On s’assoit après, pas avant.',
  'Three kinds of push-up, hardest first. Write down your numbers and beat one of them next time.':
    'Trois sortes de pompes, la plus dure d’abord. Note tes chiffres et bats-en un la prochaine fois.',
  'Long holds, slow turns and a crawl. Breathe through all of it.':
    'De longs maintiens, des rotations lentes et un déplacement au sol. Respire du début à la fin.',
  'One band, every pattern. Choose a tension that lets you pause where it is hardest.':
    'Un élastique, tous les mouvements. Choisis une tension qui te laisse marquer une pause au plus dur.',
  'The back of your body: rows, hinges and bridges for people who sit a lot.':
    'L’arrière de ton corps : rowings, soulevés et ponts pour qui passe sa journée sur une chaise.',
  'Hang for grip and shoulders, push for balance. The first step to a pull-up.':
    'Suspends-toi pour la poigne et les épaules, pousse pour l’équilibre. Le premier pas vers une traction.',
  'Pull-ups in small, clean sets. Step down from the bar, never drop.':
    'Des tractions en petites séries propres. Pose les pieds pour descendre de la barre, ne te laisse jamais tomber.',
  'Lift, row, press: the three bar moves that need no rack. Start with less than you think.':
    'Soulever, tirer, pousser : les trois mouvements à la barre qui se passent de rack. Commence plus léger que tu ne crois.',
  'Fives with long rests. Work up over two lighter sets, and end on a rep you would show.':
    'Des séries de cinq avec de longs repos. Monte par deux séries plus légères, et finis sur une rep que tu montrerais.',
  'A kettlebell and a square of floor. Every set starts and ends with a quiet bell.':
    'Une kettlebell et un carré de sol. Chaque série commence et finit avec une kettlebell immobile.',
  'More sets, heavier bell. Put it down between sets and walk a few steps.':
    'Plus de séries, une kettlebell plus lourde. Pose-la entre les séries et fais quelques pas.',
  'Supported rows, presses from the floor and split work for the legs.':
    'Rowings avec appui, développés au sol et fentes pour les jambes.',
  'The bench as a step, a ramp and a handle. Check that it stands still first.':
    'Le banc comme marche, comme rampe et comme poignée. Vérifie d’abord qu’il ne bouge pas.',
  'Squat, row, press, hinge: one exercise each, and time to do them well.':
    'Squat, tirage, poussée, soulevé : un exercice de chaque, et le temps de bien les faire.',
  'Four strong moves and a finisher. Add the smallest weight you own once all sets feel even.':
    'Quatre mouvements solides et un final. Ajoute le plus petit poids que tu as quand toutes les séries se valent.',
  'Heavy pairs with full rests. Bring a second pair of dumbbells, or slow every rep down.':
    'Des paires lourdes avec des repos complets. Prévois une deuxième paire d’haltères, ou ralentis chaque rep.',
  'Three counts down, one up. The weight stays, the work grows.':
    'Trois temps à la descente, un à la montée. Le poids reste, le travail grandit.',
  'Gentle movement for the day after. You should leave with more energy than you brought.':
    'Du mouvement doux pour le lendemain. Tu devrais finir avec plus d’énergie qu’au début.',
  'Slow the day down: two rounds of the flow, then breathing until the count feels long.':
    'Ralentis la journée : deux tours du flow, puis respire jusqu’à ce que le compte semble long.',
  'For knees that ask for help from the joints above and below.':
    'Pour les genoux qui demandent un coup de main aux articulations du dessus et du dessous.',
  'Ten minutes before the first coffee. Start small: stiff mornings loosen by the second round.':
    'Dix minutes avant le premier café. Commence petit : les matins raides se délient au deuxième tour.',
  'Hold, then move: strength at the end of your range is what makes mobility last.':
    'Tenir, puis bouger : la force en bout d’amplitude, c’est elle qui fait durer la mobilité.',
  'Five moves, ten reps each. Small enough to do on your busiest day.':
    'Cinq mouvements, dix reps chacun. Assez court pour ton jour le plus chargé.',
  'Five moves, two sets of ten. Rest as long as you need between sets.':
    'Cinq mouvements, deux séries de dix. Repose-toi autant qu’il faut entre les séries.',
  'The exercises you chose, in the order you chose.':
    'Les exercices que tu as choisis, dans l’ordre que tu as choisi.',
  'Progressive overload': 'Surcharge progressive',
  'Compound movements': 'Mouvements polyarticulaires',
  Recovery: 'Récupération',
  'Lift a little more each week, then recover from it.':
    'Soulever un peu plus chaque semaine, puis récupérer.',
  'Building muscle and strength': 'Prendre du muscle et de la force',
  '45 min, 3 days a week': '45 min, 3 jours par semaine',
  'Strength, whole body': 'Force, corps entier',
  'Helps, not required': 'Utile, pas obligatoire',
  'Safe 1-2 lbs per week': '1 à 2 lb par semaine, sans risque',
  'Balanced nutrition guidance': 'Conseils pour manger équilibré',
  'Cardio and strength': 'Cardio et renforcement',
  'Lose 1-2 lbs a week and keep your strength.': 'Perdre 1 à 2 lb par semaine et garder ta force.',
  'Losing weight, feeling lighter': 'Perdre du poids, gagner en légèreté',
  'Intervals and strength': 'Fractionné et force',
  'Intervals and easy days in balance': 'Fractionné et jours faciles en équilibre',
  'Indoors or outdoors': 'Dedans ou dehors',
  'A goal in miles, km or minutes': 'Un objectif en miles, km ou minutes',
  'Go further, recover faster.': 'Aller plus loin, récupérer plus vite.',
  'Running, riding or walking further': 'Courir, rouler ou marcher plus loin',
  'Heart and lungs': 'Cœur et poumons',
  'Shoes are enough': 'Des chaussures suffisent',
  'Daily 50 or 100 rep challenges': 'Défis de 50 ou 100 reps par jour',
  'No equipment': 'Sans matériel',
  'Beginner friendly': 'Idéal pour débuter',
  '50 or 100 reps in 10-15 minutes.': '50 ou 100 reps en 10 à 15 minutes.',
  'Staying in the habit': 'Garder l’habitude',
  '10-15 minutes, every day': '10 à 15 minutes, tous les jours',
  'Push-ups, squats, core': 'Pompes, squats, gainage',
  None: 'Aucun',
  'Seven short test days': 'Sept jours de tests courts',
  'A level you can trust': 'Un niveau fiable',
  'A recommendation at the end': 'Une recommandation à la fin',
  'Not sure yet? Measure first.': 'Tu hésites ? Mesure d’abord.',
  'Finding out where you stand': 'Savoir où tu en es',
  '20-30 min, 7 days': '20 à 30 min, 7 jours',
  'Strength, cardio, core, flexibility': 'Force, cardio, gainage, souplesse',
  'A chair, a wall and a tape measure': 'Une chaise, un mur et un mètre ruban',
  'Five moves, 50 reps in all.': 'Cinq mouvements, 50 reps en tout.',
  'The same five moves, twice round.': 'Les cinq mêmes mouvements, deux tours.',
  'Up to 5 exercises of your choice.': 'Jusqu’à 5 exercices de ton choix.',
  'Mostly sitting, little exercise.': 'Surtout en position assise, peu d’exercice.',
  'Light exercise 1 to 3 days a week.': 'De l’exercice léger 1 à 3 jours par semaine.',
  'Moderate exercise 3 to 5 days a week.': 'De l’exercice modéré 3 à 5 jours par semaine.',
  'Hard exercise 6 or 7 days a week.': 'De l’exercice soutenu 6 ou 7 jours par semaine.',
  'Hard daily training or a physical job.': 'Un entraînement dur chaque jour, ou un métier physique.',
  'The 7-day assessment skips goal and timeline.':
    'Le bilan de 7 jours se passe d’objectif et de calendrier.',
  'Learn the movements and settle into regular days.':
    'Apprends les mouvements et installe des jours réguliers.',
  'More cardio and full-body work, with short rests.':
    'Plus de cardio et de full body, avec des repos courts.',
  'Keep what you have built with strength work while the weight goes down.':
    'Garde ce que tu as construit grâce à la force, pendant que le poids descend.',
  'Hold the result with a week that you would gladly repeat.':
    'Garde le résultat avec une semaine que tu referais avec plaisir.',
  'Prepare joints and tendons with moderate loads.':
    'Prépare articulations et tendons avec des charges modérées.',
  'More sets each week, and enough food and sleep to grow from them.':
    'Plus de séries chaque semaine, et assez à manger et à dormir pour en profiter.',
  'Fewer repetitions, more load, longer rests.':
    'Moins de répétitions, plus de charge, des repos plus longs.',
  'Even out weak spots and let the body recover.': 'Comble les points faibles et laisse le corps récupérer.',
  'Find a pace that you can hold and come back to it every week.':
    'Trouve une allure que tu tiens et reviens-y chaque semaine.',
  'Go a little longer, with one harder day a week.':
    'Tiens un peu plus longtemps, avec un jour plus dur par semaine.',
  'Put it together and see how far you have come.': 'Mets tout ensemble et vois le chemin parcouru.',
  'Ten to fifteen minutes a day until it needs no deciding.':
    'Dix à quinze minutes par jour, jusqu’à ne plus avoir à se décider.',
  'The same routine with better form and fewer missed days.':
    'La même routine, une meilleure technique et moins de jours manqués.',
  'Add repetitions where they have become easy.': 'Ajoute des répétitions là où c’est devenu facile.',
  'Seven short days that measure where you stand.': 'Sept jours courts qui mesurent où tu en es.',
  'Choose the program that fits your results.': 'Choisis le programme qui va avec tes résultats.',
  'As many clean push-ups as you can without a pause. Stop when your hips sag. On the knees? Say so in the notes.':
    'Autant de pompes propres que possible, sans pause. Arrête quand tes hanches descendent. Sur les genoux ? Dis-le dans les notes.',
  'On a chair that cannot slide, knees bent. Count until your shoulders rise or you have to pause.':
    'Sur une chaise qui ne glisse pas, genoux pliés. Compte jusqu’à ce que tes épaules montent ou que tu doives faire une pause.',
  'From the top of a push-up, feet wide, touch the left shoulder with the right hand, then the right with the left. Each touch counts. Stop when your hips sway.':
    'En haut d’une pompe, pieds écartés, touche l’épaule gauche avec la main droite, puis la droite avec la gauche. Chaque toucher compte. Arrête quand tes hanches se balancent.',
  'As many squats as you can at an even pace, heels down. Stop when you have to pause.':
    'Autant de squats que possible à allure égale, talons au sol. Arrête quand tu dois faire une pause.',
  'Change legs on every rep and count both together. Stop when your balance goes.':
    'Change de jambe à chaque rep et compte les deux ensemble. Arrête quand tu perds l’équilibre.',
  'Knees at about 90 degrees, hands off your thighs. The clock stops when you slide or stand up.':
    'Genoux à environ 90 degrés, mains hors des cuisses. Le chrono s’arrête quand tu glisses ou te relèves.',
  'As many as you can at a pace that you could keep for a minute. Stepping back counts. Stop if you feel dizzy.':
    'Autant que possible à une allure que tu tiendrais une minute. Reculer d’un pas compte. Arrête si la tête te tourne.',
  'Count every knee that reaches hip height in 60 seconds. Marching counts.':
    'Compte chaque genou qui arrive à hauteur de hanche en 60 secondes. En marchant, ça compte.',
  'Count full jacks in 60 seconds. Step jacks count too: say so in the notes.':
    'Compte les jumping jacks complets en 60 secondes. Sans saut, ça compte aussi : dis-le dans les notes.',
  'Warm up first. Sit with straight legs, feet against a wall, and reach forward slowly. Enter the centimetres between fingertips and wall, 0 if you touch it.':
    'Échauffe-toi d’abord. Assieds-toi jambes tendues, pieds contre un mur, et tends les bras lentement vers l’avant. Note les centimètres entre le bout des doigts et le mur, 0 si tu le touches.',
  'One hand over the shoulder, the other up the back. Enter the centimetres between your fingertips, 0 if they meet. Note which arm was on top.':
    'Une main par-dessus l’épaule, l’autre qui remonte dans le dos. Note les centimètres entre le bout de tes doigts, 0 s’ils se touchent. Précise quel bras était en haut.',
  'Lie on the edge of a bed, hug one knee and let the other thigh sink. Enter the centimetres between that thigh and the edge, 0 if it rests. Use the tighter side.':
    'Allonge-toi au bord d’un lit, serre un genou contre toi et laisse descendre l’autre cuisse. Note les centimètres entre cette cuisse et le bord, 0 si elle s’y pose. Prends le côté le plus raide.',
  'On your forearms, one straight line. The clock stops when your hips sag or rise.':
    'Sur les avant-bras, en une seule ligne droite. Le chrono s’arrête quand tes hanches descendent ou montent.',
  'Arms crossed on your chest, feet flat. Count until you have to pause or your lower back takes over.':
    'Bras croisés sur la poitrine, pieds à plat. Compte jusqu’à ce que tu doives faire une pause ou que le bas du dos prenne le relais.',
  'Count every knee at an even pace. Stop when your hips bounce or you have to pause.':
    'Compte chaque genou à allure égale. Arrête quand tes hanches rebondissent ou que tu dois faire une pause.',
  'Four steps forward, four back, knees low. The clock stops when a knee touches the floor.':
    'Quatre pas en avant, quatre en arrière, genoux bas. Le chrono s’arrête quand un genou touche le sol.',
  'One round is 10 air squats, 5 push-ups and 15 seconds of plank. Count whole rounds in 8 minutes, with rests as you need them.':
    'Un tour : 10 squats, 5 pompes et 15 secondes de planche. Compte les tours entiers en 8 minutes, avec du repos quand il t’en faut.',
  'Move through the flow for 8 minutes without hurry. Count the rounds that felt smooth.':
    'Enchaîne le flow pendant 8 minutes, sans hâte. Compte les tours qui t’ont semblé fluides.',
  'Sit and breathe 4 in, 4 hold, 4 out, 4 hold. Count the rounds in 4 minutes that felt calm.':
    'Assieds-toi et respire : inspire 4, bloque 4, expire 4, bloque 4. Compte les tours calmes en 4 minutes.',
};
