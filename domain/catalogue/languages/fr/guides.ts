import type { Dictionary } from '#domain/catalogue/languages/dictionary.ts';

/** The guides of the exercises. */
export const guides: Dictionary = {
  'Put your hands on the floor a little wider than your shoulders, fingers forward.':
    'Pose les mains au sol, un peu plus écartées que les épaules, doigts vers l’avant.',
  'Step back until your body is one straight line from head to heels.':
    'Recule les pieds jusqu’à former une ligne droite de la tête aux talons.',
  'Bend your elbows and lower your chest until it is a fist’s height above the floor.':
    'Plie les coudes et descends la poitrine à un poing du sol.',
  'Press the floor away and come back to straight arms without letting your hips sag.':
    'Repousse le sol et reviens bras tendus, sans laisser tomber les hanches.',
  'Elbows point back at about 45 degrees, not out to the sides.':
    'Les coudes pointent vers l’arrière à environ 45 degrés, pas sur les côtés.',
  'Squeeze your glutes and brace your belly before the first rep.':
    'Serre les fessiers et gaine le ventre avant la première rep.',
  'Look at the floor just ahead of your hands.': 'Regarde le sol, juste devant tes mains.',
  'Incline push-ups: hands on a bench or a sturdy table. The higher the hands, the easier.':
    'Pompes inclinées : mains sur un banc ou une table solide. Plus les mains sont hautes, plus c’est facile.',
  'Knee push-ups: knees on the floor, straight line from knees to head.':
    'Pompes sur les genoux : genoux au sol, ligne droite des genoux à la tête.',
  'Decline push-ups: feet on a bench, once you own 15 clean reps on the floor.':
    'Pompes déclinées : pieds sur un banc, quand tu tiens 15 reps propres au sol.',
  'Hips that sag or stick up.': 'Des hanches qui tombent ou qui montent.',
  'Half reps: shorten the set, not the movement.': 'Des demi-reps : raccourcis la série, pas le mouvement.',
  'Head dropping before the chest does.': 'La tête qui descend avant la poitrine.',
  'If your wrists complain, hold two dumbbells or make fists on a mat.':
    'Si tes poignets protestent, tiens deux haltères ou fais des poings sur un tapis.',
  'Stop if you feel a pinch in the front of the shoulder.': 'Arrête si ça pince à l’avant de l’épaule.',
  'Sit on the edge of a bench or a chair that cannot slide, hands beside your hips, fingers forward.':
    'Assieds-toi au bord d’un banc ou d’une chaise qui ne glisse pas, mains à côté des hanches, doigts vers l’avant.',
  'Walk your feet out, knees bent, and lift your hips just in front of the edge.':
    'Avance les pieds, genoux pliés, et soulève les hanches juste devant le bord.',
  'Bend your elbows straight back and lower until your upper arms are at most level with the floor.':
    'Plie les coudes vers l’arrière et descends jusqu’à ce que tes bras soient au plus parallèles au sol.',
  'Press through your palms until your arms are straight.': 'Pousse dans les paumes jusqu’à tendre les bras.',
  'Keep your back close to the edge.': 'Garde le dos près du bord.',
  'Shoulders stay down, away from your ears.': 'Les épaules restent basses, loin des oreilles.',
  'Elbows point behind you.': 'Les coudes pointent derrière toi.',
  'Sit on the floor, hands behind you, and lift your hips only a little.':
    'Assieds-toi au sol, mains derrière toi, et ne soulève que peu les hanches.',
  'Bring your feet closer to take weight off your arms.': 'Rapproche les pieds pour soulager les bras.',
  'Straighten your legs to make it harder.': 'Tends les jambes pour plus de difficulté.',
  'Going so deep that the shoulders roll forward.': 'Descendre si bas que les épaules roulent vers l’avant.',
  'Drifting away from the edge.': 'S’éloigner du bord.',
  'Pushing with the legs.': 'Pousser avec les jambes.',
  'Put the chair against a wall.': 'Cale la chaise contre un mur.',
  'Skip dips and do incline push-ups if your shoulders are sore or have been injured.':
    'Remplace les dips par des pompes inclinées si tes épaules sont douloureuses ou ont été blessées.',
  'Lie on your back, knees bent, feet flat, a weight in each hand or a light bar held over your chest.':
    'Allonge-toi sur le dos, genoux pliés, pieds à plat, un poids dans chaque main ou une barre légère au-dessus de la poitrine.',
  'Start with straight arms, wrists above elbows.': 'Commence bras tendus, poignets au-dessus des coudes.',
  'Lower slowly until the backs of your upper arms touch the floor. Pause for a count.':
    'Descends lentement jusqu’à ce que l’arrière des bras touche le sol. Marque un temps.',
  'Press straight up until your arms are long.': 'Pousse à la verticale jusqu’à tendre les bras.',
  'Elbows about 45 degrees from your ribs.': 'Coudes à environ 45 degrés des côtes.',
  'Knuckles to the ceiling, wrists straight.': 'Poings vers le plafond, poignets droits.',
  'Press your lower back and feet into the floor.': 'Plaque le bas du dos et les pieds au sol.',
  'One arm at a time, free hand on your belly.': 'Un bras à la fois, la main libre sur le ventre.',
  'Lower for 3 counts to make a light weight harder.':
    'Descends sur 3 temps pour rendre un poids léger plus dur.',
  'Hold a glute bridge while you press.': 'Tiens un pont fessier pendant le développé.',
  'Bouncing the elbows off the floor.': 'Faire rebondir les coudes au sol.',
  'Elbows flared level with the shoulders.': 'Les coudes écartés à hauteur des épaules.',
  'Wrists bent back under the weight.': 'Les poignets cassés sous le poids.',
  'Roll up to sitting with the weights on your thighs. Do not reach behind you for them.':
    'Roule en position assise avec les poids sur les cuisses. Ne va pas les chercher derrière toi.',
  'With a bar, train alone only at a weight that you can roll down to your hips.':
    'Avec une barre, ne t’entraîne sans aide qu’avec un poids que tu peux faire rouler jusqu’aux hanches.',
  'Stand with feet hip-width apart, weight in your hands, or stand on the middle of a band.':
    'Pieds à largeur de hanches, le poids dans les mains, ou debout au milieu d’un élastique.',
  'Push your hips back and lean forward with a flat back, knees soft, arms hanging.':
    'Recule les hanches et penche-toi dos plat, genoux souples, bras ballants.',
  'Pull your elbows back past your ribs and squeeze your shoulder blades together.':
    'Tire les coudes au-delà des côtes et serre les omoplates.',
  'Lower until your arms are long, without moving your back.':
    'Redescends jusqu’à tendre les bras, sans bouger le dos.',
  'Lead with the elbow, not the hand.': 'Le coude mène, pas la main.',
  'Chest proud, neck in line with your back.': 'Poitrine sortie, nuque dans l’axe du dos.',
  'Your torso stays still from first rep to last.':
    'Le buste reste immobile de la première à la dernière rep.',
  'One arm at a time, free hand and knee on a bench, for a rested back.':
    'Un bras à la fois, main libre et genou sur un banc, pour reposer le dos.',
  'Lean less far forward with a lighter weight.': 'Penche-toi moins, avec un poids plus léger.',
  'Pause for 2 counts at the top to make it harder.': 'Tiens 2 temps en haut pour plus de difficulté.',
  'Rounding the lower back.': 'Arrondir le bas du dos.',
  'Jerking the weight up with the hips.': 'Lancer le poids avec les hanches.',
  'Shrugging the shoulders.': 'Hausser les épaules.',
  'Brace your belly before each set, and set the weight down as soon as your back rounds.':
    'Gaine le ventre avant chaque série, et pose le poids dès que ton dos s’arrondit.',
  'Check a band for cracks before you stand on it.':
    'Vérifie que l’élastique n’est pas fissuré avant de monter dessus.',
  'Take the bar with both palms facing away, a little wider than your shoulders, and hang with long arms.':
    'Prends la barre paumes vers l’avant, un peu plus large que les épaules, et suspends-toi bras tendus.',
  'Draw your shoulders down, away from your ears, and brace your belly.':
    'Abaisse les épaules, loin des oreilles, et gaine le ventre.',
  'Pull your elbows towards your ribs until your chin is over the bar.':
    'Tire les coudes vers les côtes jusqu’à passer le menton au-dessus de la barre.',
  'Lower under control until your arms are long again.':
    'Redescends en contrôlant jusqu’à retrouver les bras tendus.',
  'Think of pulling the bar down to you.': 'Imagine que tu tires la barre vers toi.',
  'Legs together and still.': 'Jambes serrées et immobiles.',
  'The way down takes twice as long as the way up.':
    'La descente dure deux fois plus longtemps que la montée.',
  'Step up on a box and only lower yourself, 4 counts for each rep.':
    'Monte sur une caisse et ne fais que la descente, 4 temps par rep.',
  'Put a loop of band over the bar and one foot in it.':
    'Passe une boucle d’élastique sur la barre et mets-y un pied.',
  'Pause for 2 counts with your chin over the bar to make it harder.':
    'Tiens 2 temps menton au-dessus de la barre pour plus de difficulté.',
  'Swinging the legs to get up.': 'Balancer les jambes pour monter.',
  'Stopping halfway down.': 'S’arrêter à mi-descente.',
  'Shrugging the shoulders to the ears.': 'Hausser les épaules jusqu’aux oreilles.',
  'Try the bar with half your weight before you trust it, and step down from it, never drop.':
    'Teste la barre avec la moitié de ton poids avant de t’y fier, et pose les pieds pour descendre, sans te laisser tomber.',
  'Stop if you feel a pinch in a shoulder or a pull on the inside of an elbow.':
    'Arrête si une épaule pince ou si ça tire à l’intérieur d’un coude.',
  'Stand under the bar, on a box if it is high, and take it at shoulder width, palms facing away.':
    'Place-toi sous la barre, sur une caisse si elle est haute, et prends-la à largeur d’épaules, paumes vers l’avant.',
  'Take your feet off the floor and let your arms grow long.':
    'Décolle les pieds du sol et laisse tes bras s’allonger.',
  'Draw your shoulders a finger’s width down and breathe.': 'Abaisse les épaules d’un doigt et respire.',
  'Put your feet down before your grip opens.': 'Repose les pieds avant que ta prise lâche.',
  'Thumbs round the bar.': 'Les pouces autour de la barre.',
  'Ribs down, legs together.': 'Côtes basses, jambes serrées.',
  'Breathe out slowly.': 'Expire lentement.',
  'Leave your toes on the floor or the box to carry part of your weight.':
    'Garde les orteils au sol ou sur la caisse pour porter une partie de ton poids.',
  'Hang in bursts of 5 seconds with a breath between.':
    'Suspends-toi par tranches de 5 secondes, une respiration entre chaque.',
  'Lift your knees a little to make it harder.': 'Lève un peu les genoux pour plus de difficulté.',
  'Holding the breath.': 'Retenir son souffle.',
  'Swinging.': 'Se balancer.',
  'Hanging on until the fingers slip.': 'Tenir jusqu’à ce que les doigts glissent.',
  'Dry your hands and check that the bar sits firmly.': 'Sèche tes mains et vérifie que la barre tient bien.',
  'Leave it out after a dislocated shoulder, unless somebody who treats it says otherwise.':
    'À éviter après une luxation de l’épaule, sauf avis contraire de la personne qui te soigne.',
  'Stand with feet shoulder-width apart, toes turned out a little.':
    'Pieds à largeur d’épaules, orteils un peu ouverts.',
  'Push your hips back and bend your knees as if to sit on a low chair.':
    'Recule les hanches et plie les genoux, comme pour t’asseoir sur une chaise basse.',
  'Go as low as you can with your heels down and your back flat.':
    'Descends aussi bas que possible, talons au sol et dos plat.',
  'Push the floor away and stand up tall.': 'Repousse le sol et redresse-toi.',
  'Knees follow the line of your toes.': 'Les genoux suivent la ligne des orteils.',
  'Whole foot on the floor: heel, big toe, little toe.':
    'Tout le pied au sol : talon, gros orteil, petit orteil.',
  'Chest up, eyes ahead.': 'Poitrine haute, regard devant.',
  'Sit down on a chair and stand up again.': 'Assieds-toi sur une chaise et relève-toi.',
  'Hold on to a door frame for balance.': 'Tiens-toi à un cadre de porte pour l’équilibre.',
  'Goblet squat: hold one dumbbell or kettlebell against your chest. Or stand on a band and hold it at your shoulders.':
    'Goblet squat : un haltère ou une kettlebell contre la poitrine. Ou debout sur un élastique tenu aux épaules.',
  'Heels lifting.': 'Les talons qui se lèvent.',
  'Knees caving in.': 'Les genoux qui rentrent.',
  'Rounding the back at the bottom.': 'Le dos qui s’arrondit en bas.',
  'Only go as deep as your knees and back stay comfortable.':
    'Descends seulement tant que genoux et dos restent à l’aise.',
  'Warm up with 10 easy reps before you add weight.':
    'Échauffe-toi avec 10 reps faciles avant d’ajouter du poids.',
  'Stand tall, feet hip-width apart, hands on your hips.':
    'Redresse-toi, pieds à largeur de hanches, mains sur les hanches.',
  'Take a long step forward and land on the whole foot.': 'Fais un grand pas en avant et pose tout le pied.',
  'Lower until both knees are bent at about 90 degrees and the back knee hovers above the floor.':
    'Descends jusqu’à plier les deux genoux à environ 90 degrés, le genou arrière juste au-dessus du sol.',
  'Push off the front foot back to standing. Change legs.':
    'Repousse le pied avant pour revenir debout. Change de jambe.',
  'Feet stay on two rails, not on a tightrope.': 'Les pieds restent sur deux rails, pas sur un fil.',
  'Front knee points the way the toes do.': 'Le genou avant pointe comme les orteils.',
  'Lower straight down, torso upright.': 'Descends à la verticale, buste droit.',
  'Reverse lunges: step back, not forward. Kinder to the knees.':
    'Fentes arrière : recule d’un pas au lieu d’avancer. Plus doux pour les genoux.',
  'Go half as deep with a hand on a wall.': 'Descends moitié moins, une main au mur.',
  'Walking lunges: step through into the next rep. Or hold a dumbbell in each hand.':
    'Fentes marchées : enchaîne en avançant. Ou un haltère dans chaque main.',
  'Steps so short that the front heel lifts.': 'Des pas si courts que le talon avant se lève.',
  'Dropping the back knee onto the floor.': 'Le genou arrière qui tombe au sol.',
  'Leaning over the front leg.': 'Se pencher au-dessus de la jambe avant.',
  'Clear the floor around you and train in shoes with grip.':
    'Dégage le sol autour de toi et mets des chaussures qui accrochent.',
  'Choose glute bridges on days when lunges hurt your knees.':
    'Préfère le pont fessier les jours où les fentes font mal aux genoux.',
  'Stand with your back against a smooth wall.': 'Mets-toi dos à un mur lisse.',
  'Walk your feet forward and slide down until your knees are bent at about 90 degrees.':
    'Avance les pieds et glisse vers le bas jusqu’à plier les genoux à environ 90 degrés.',
  'Press your whole back into the wall and hold, breathing steadily.':
    'Plaque tout le dos au mur et tiens, en respirant régulièrement.',
  'To finish, slide up the wall with your hands on it.':
    'Pour finir, remonte le long du mur en t’aidant des mains.',
  'Knees above ankles.': 'Les genoux au-dessus des chevilles.',
  'Weight in your heels.': 'Le poids dans les talons.',
  'Keep breathing: count the breaths.': 'Continue de respirer : compte les respirations.',
  'Stay higher on the wall.': 'Reste plus haut sur le mur.',
  'Several short holds with 10 seconds between.': 'Plusieurs maintiens courts, 10 secondes entre chaque.',
  'Hold a weight at your chest to make it harder.':
    'Tiens un poids contre la poitrine pour plus de difficulté.',
  'Hands pushing on the thighs.': 'Les mains qui poussent sur les cuisses.',
  'Feet so close that the knees pass the toes.': 'Des pieds si près que les genoux dépassent les orteils.',
  'Stop if your knees hurt. Burning thighs are fine, sharp joints are not.':
    'Arrête si tes genoux font mal. Des cuisses qui brûlent, oui ; une douleur vive aux articulations, non.',
  'With high blood pressure, keep holds short and ask your doctor first.':
    'En cas d’hypertension, fais des maintiens courts et demande d’abord à un médecin.',
  'Lie on your back, knees bent, feet flat and hip-width apart.':
    'Allonge-toi sur le dos, genoux pliés, pieds à plat à largeur de hanches.',
  'Tuck your tail so that your lower back touches the floor.':
    'Rentre le bassin pour que le bas du dos touche le sol.',
  'Squeeze your glutes and lift your hips until knees, hips and shoulders are in line.':
    'Serre les fessiers et monte les hanches jusqu’à aligner genoux, hanches et épaules.',
  'Hold for a count, then lower slowly.': 'Tiens un temps, puis redescends lentement.',
  'Push through your heels.': 'Pousse dans les talons.',
  'Ribs down: the lift ends at the hips, not in the back.':
    'Côtes basses : la montée s’arrête aux hanches, pas dans le dos.',
  'Shins upright at the top.': 'Les tibias à la verticale en haut.',
  'Lift only halfway.': 'Ne monte qu’à moitié.',
  'Hold a weight or a padded bar across your hips, or a band above your knees.':
    'Pose un poids ou une barre avec mousse sur les hanches, ou un élastique au-dessus des genoux.',
  'Single-leg bridges: one foot off the floor.': 'Pont sur une jambe : un pied décollé du sol.',
  'Arching the lower back to get higher.': 'Cambrer le bas du dos pour monter plus haut.',
  'Knees falling apart.': 'Les genoux qui s’écartent.',
  'Pushing through the toes.': 'Pousser dans les orteils.',
  'Cramp in the hamstrings? Bring your feet closer and rest a moment.':
    'Une crampe aux ischios ? Rapproche les pieds et souffle un moment.',
  'Keep your head still and your neck relaxed.': 'Garde la tête immobile et la nuque détendue.',
  'Stand tall with feet hip-width apart, fingertips on a wall.':
    'Debout, pieds à largeur de hanches, le bout des doigts au mur.',
  'Rise onto the balls of your feet as high as you can.':
    'Monte sur l’avant des pieds, aussi haut que possible.',
  'Pause for a count at the top.': 'Marque un temps en haut.',
  'Lower your heels slowly, for 2 to 3 counts.': 'Redescends les talons lentement, sur 2 à 3 temps.',
  'Roll up over the big toe.': 'Roule par-dessus le gros orteil.',
  'Straight knees, tall body.': 'Genoux tendus, corps bien droit.',
  'Slow down is where the work is.': 'Le travail est dans la descente lente.',
  'Hold on with both hands.': 'Tiens-toi des deux mains.',
  'Hold a dumbbell in one hand and the wall with the other.': 'Un haltère dans une main, l’autre au mur.',
  'Single-leg calf raises: one foot at a time.': 'Mollets sur une jambe : un pied à la fois.',
  'Bouncing.': 'Rebondir.',
  'Ankles rolling outward.': 'Les chevilles qui roulent vers l’extérieur.',
  'Cutting the top short.': 'Écourter le haut du mouvement.',
  'On a step, put the whole ball of the foot on it and hold a rail.':
    'Sur une marche, pose tout l’avant du pied et tiens une rampe.',
  'Stop if your Achilles tendon hurts.': 'Arrête si ton tendon d’Achille fait mal.',
  'Stand with feet hip-width apart, the bar over the middle of your feet or the weights beside them.':
    'Pieds à largeur de hanches, la barre au-dessus du milieu des pieds ou les poids à côté.',
  'Push your hips back and bend your knees until your hands reach the grip. Back flat, arms long.':
    'Recule les hanches et plie les genoux jusqu’à ce que tes mains trouvent la prise. Dos plat, bras tendus.',
  'Breathe in and brace, then push the floor away and stand up with the weight close to your legs.':
    'Inspire et gaine, puis repousse le sol et redresse-toi, le poids près des jambes.',
  'Stand tall and squeeze your glutes. Send your hips back and lower the way you came.':
    'Redresse-toi et serre les fessiers. Recule les hanches et redescends par le même chemin.',
  'Hips back, chest proud, shoulders just ahead of the bar.':
    'Hanches en arrière, poitrine sortie, épaules juste devant la barre.',
  'Drag the weight up your legs.': 'Fais glisser le poids le long des jambes.',
  'Hips and shoulders rise together.': 'Hanches et épaules montent ensemble.',
  'Raise the weight on blocks or thick books so that you start higher.':
    'Surélève le poids sur des cales ou de gros livres pour partir plus haut.',
  'Stand on a band and pull its ends, or use one kettlebell between your feet.':
    'Monte sur un élastique et tire ses bouts, ou prends une kettlebell entre les pieds.',
  'Lower for 3 counts before you add weight.': 'Descends sur 3 temps avant d’ajouter du poids.',
  'Rounding the back.': 'Arrondir le dos.',
  'Hips shooting up before the weight leaves the floor.':
    'Les hanches qui montent avant que le poids quitte le sol.',
  'Leaning back at the top.': 'Se pencher en arrière en haut.',
  'Learn the movement with a light weight. Add weight only while every rep looks the same.':
    'Apprends le mouvement avec un poids léger. N’en ajoute que tant que chaque rep se ressemble.',
  'Sharp pain in the back ends the session. Set the weight down.':
    'Une douleur vive au dos met fin à la séance. Pose le poids.',
  'Lie face down and put your elbows under your shoulders, forearms on the floor.':
    'Allonge-toi face au sol, coudes sous les épaules, avant-bras au sol.',
  'Tuck your toes and lift until head, hips and heels are in one line.':
    'Rentre les orteils et monte jusqu’à aligner tête, hanches et talons.',
  'Brace your belly, squeeze your glutes and breathe.': 'Gaine le ventre, serre les fessiers et respire.',
  'Lower your knees first when the time is up.': 'À la fin, pose d’abord les genoux.',
  'Pull your elbows towards your toes.': 'Tire les coudes vers les orteils.',
  'Long neck, eyes on the floor.': 'Nuque longue, regard au sol.',
  'Short steady breaths.': 'Des respirations courtes et régulières.',
  'Knees on the floor.': 'Genoux au sol.',
  'Forearms on a bench or a sturdy table.': 'Avant-bras sur un banc ou une table solide.',
  'Lift one foot for 5 seconds at a time to make it harder.':
    'Lève un pied pendant 5 secondes à la fois pour plus de difficulté.',
  'Hips sagging.': 'Les hanches qui tombent.',
  'Hips too high.': 'Les hanches trop hautes.',
  'End the hold when your lower back starts to feel it.': 'Arrête quand le bas du dos commence à le sentir.',
  'Use a mat under your elbows.': 'Mets un tapis sous les coudes.',
  'Lie on your back, knees bent, feet flat, arms crossed on your chest.':
    'Allonge-toi sur le dos, genoux pliés, pieds à plat, bras croisés sur la poitrine.',
  'Tuck your chin and breathe out as you curl up, one part of the back after the other.':
    'Rentre le menton et expire en t’enroulant, une partie du dos après l’autre.',
  'Come up until your forearms touch your thighs.':
    'Monte jusqu’à ce que tes avant-bras touchent tes cuisses.',
  'Roll down slowly until your shoulder blades touch the floor.':
    'Redescends lentement jusqu’à ce que les omoplates touchent le sol.',
  'Curl, do not throw.': 'Enroule, ne lance pas.',
  'A space the size of an egg between chin and chest.': 'Un œuf de distance entre le menton et la poitrine.',
  'Feet stay flat.': 'Les pieds restent à plat.',
  'Come only halfway up.': 'Ne monte qu’à moitié.',
  'Reach your arms forward past your knees.': 'Tends les bras au-delà des genoux.',
  'Lower for 4 counts to make it harder.': 'Descends sur 4 temps pour plus de difficulté.',
  'Pulling the head with the hands.': 'Tirer la tête avec les mains.',
  'Swinging the arms.': 'Lancer les bras.',
  'Dropping back down.': 'Se laisser retomber.',
  'Choose the plank if sit-ups bother your lower back or neck.':
    'Préfère la planche si les relevés de buste gênent le bas du dos ou la nuque.',
  'Use a mat under your tailbone.': 'Mets un tapis sous le coccyx.',
  'Sit with knees bent and heels on the floor, hands together in front of your chest.':
    'Au sol, genoux pliés et talons au sol, mains jointes devant la poitrine.',
  'Lean back with a long spine until your belly has to work.':
    'Penche-toi en arrière, dos long, jusqu’à ce que ton ventre travaille.',
  'Turn your ribs and shoulders to one side, hands following.':
    'Tourne les côtes et les épaules d’un côté, les mains suivent.',
  'Come through the middle and turn to the other side. Each side is one rep.':
    'Repasse par le milieu et tourne de l’autre côté. Chaque côté est une rep.',
  'The chest turns, not just the arms.': 'C’est la poitrine qui tourne, pas juste les bras.',
  'Long back, open chest.': 'Dos long, poitrine ouverte.',
  'Breathe out on each turn.': 'Expire à chaque rotation.',
  'Sit more upright and turn less.': 'Redresse-toi davantage et tourne moins.',
  'Arms crossed on your chest.': 'Bras croisés sur la poitrine.',
  'Lift your feet or hold a light weight to make it harder.':
    'Lève les pieds ou tiens un poids léger pour plus de difficulté.',
  'Swinging from side to side.': 'Se balancer d’un côté à l’autre.',
  'Knees drifting with the turn.': 'Les genoux qui partent avec la rotation.',
  'Leave twists out if you have a disc problem or sharp pain when you turn.':
    'Évite les rotations en cas de problème de disque ou de douleur vive en tournant.',
  'Slow is safe: two counts to a side.': 'La lenteur protège : deux temps par côté.',
  'Start in a push-up position, hands under shoulders.': 'Pars en position de pompe, mains sous les épaules.',
  'Draw one knee towards your chest without lifting your hips.':
    'Ramène un genou vers la poitrine sans lever les hanches.',
  'Step it back and draw in the other knee.': 'Repose le pied en arrière et ramène l’autre genou.',
  'Keep changing at a pace that you can hold. Each knee is one rep.':
    'Alterne à une allure que tu tiens. Chaque genou est une rep.',
  'Shoulders stay over your wrists.': 'Les épaules restent au-dessus des poignets.',
  'Hips low and level.': 'Hanches basses et stables.',
  'Light feet.': 'Des pieds légers.',
  'Hands on a bench or a sturdy table.': 'Mains sur un banc ou une table solide.',
  'Step slowly instead of running.': 'Pose les pieds lentement au lieu de courir.',
  'Go faster only while your hips stay still.': 'N’accélère que tant que les hanches ne bougent pas.',
  'Hips bouncing up.': 'Les hanches qui rebondissent.',
  'Weight drifting back over the feet.': 'Le poids qui recule sur les pieds.',
  'Tiny half steps.': 'De tout petits demi-pas.',
  'Make fists or raise your hands if your wrists hurt.':
    'Fais des poings ou surélève les mains si tes poignets font mal.',
  'Slow down if you feel dizzy.': 'Ralentis si la tête te tourne.',
  'Start on hands and knees, hands under shoulders, knees under hips.':
    'Pars à quatre pattes, mains sous les épaules, genoux sous les hanches.',
  'Tuck your toes and lift your knees a hand’s width off the floor.':
    'Rentre les orteils et décolle les genoux d’une largeur de main.',
  'Move the right hand and left foot forward together, then the left hand and right foot.':
    'Avance ensemble la main droite et le pied gauche, puis la main gauche et le pied droit.',
  'Crawl with small steps, then go backward to where you began.':
    'Avance à petits pas, puis reviens à reculons au point de départ.',
  'Flat back: carry a cup of tea on it.': 'Dos plat : tu y poserais une tasse de thé.',
  'Opposite hand and foot.': 'Main et pied opposés.',
  'Knees stay low.': 'Les genoux restent bas.',
  'Hold still with the knees lifted for 10 seconds.': 'Tiens 10 secondes sans bouger, genoux décollés.',
  'Crawl with your knees on a soft floor.': 'Avance les genoux sur un sol souple.',
  'Crawl sideways to make it harder.': 'Déplace-toi de côté pour plus de difficulté.',
  'Hips in the air.': 'Les hanches en l’air.',
  'Steps too long.': 'Des pas trop longs.',
  'Swaying from side to side.': 'Se balancer de droite à gauche.',
  'Clear the floor and choose one that does not slip.': 'Dégage le sol et choisis-en un qui ne glisse pas.',
  'Rest your wrists between rounds.': 'Repose tes poignets entre les tours.',
  'Start at the top of a push-up, hands under shoulders, feet wider than your hips.':
    'Pars en haut d’une pompe, mains sous les épaules, pieds plus écartés que les hanches.',
  'Press one hand into the floor and brace your belly.': 'Pousse une main dans le sol et gaine le ventre.',
  'Lift the other hand and touch the opposite shoulder.': 'Lève l’autre main et touche l’épaule opposée.',
  'Put it back softly and change sides. Each touch is one rep.':
    'Repose-la doucement et change de côté. Chaque toucher est une rep.',
  'Hips stay level: balance a book on them.': 'Les hanches restent à plat : un livre tiendrait dessus.',
  'Push the floor away with the standing arm.': 'Repousse le sol avec le bras d’appui.',
  'A calm count for each touch.': 'Un temps calme par toucher.',
  'Bring your feet closer together to make it harder.': 'Rapproche les pieds pour plus de difficulté.',
  'Hips rocking from side to side.': 'Les hanches qui roulent d’un côté à l’autre.',
  'Racing the touches.': 'Faire la course aux touchers.',
  'Hands ahead of the shoulders.': 'Les mains en avant des épaules.',
  'Do the forearm plank if your wrists hurt.': 'Fais la planche sur les avant-bras si tes poignets font mal.',
  'End the set when your lower back sags.': 'Arrête la série quand le bas du dos se creuse.',
  'Stand tall, feet together, arms at your sides.': 'Debout, pieds joints, bras le long du corps.',
  'Jump your feet a little wider than your shoulders as your arms swing overhead.':
    'Saute en écartant les pieds un peu plus que les épaules pendant que les bras montent au-dessus de la tête.',
  'Land softly on the balls of your feet, knees bent.':
    'Atterris en douceur sur l’avant des pieds, genoux pliés.',
  'Jump back to the start. That is one rep.': 'Reviens en sautant. C’est une rep.',
  'Quiet landings.': 'Des réceptions silencieuses.',
  'Tall chest, loose shoulders.': 'Poitrine haute, épaules relâchées.',
  'Breathe in a rhythm.': 'Respire en rythme.',
  'Step jacks: step one foot out at a time, no jump.': 'Sans saut : un pied sur le côté à la fois.',
  'Raise your arms only to shoulder height.': 'Ne lève les bras qu’à hauteur d’épaules.',
  'Speed up for the last 10 seconds to make it harder.':
    'Accélère les 10 dernières secondes pour plus de difficulté.',
  'Stiff knees on landing.': 'Les genoux raides à la réception.',
  'Knees falling inward.': 'Les genoux qui tombent vers l’intérieur.',
  'Rushing until the arms stop halfway.': 'Aller si vite que les bras s’arrêtent à mi-chemin.',
  'Wear shoes and choose a floor with some give.': 'Mets des chaussures et choisis un sol un peu souple.',
  'Choose step jacks if you are pregnant, or if your knees, ankles or pelvic floor need care.':
    'Préfère la version sans saut pendant une grossesse, ou si genoux, chevilles ou périnée demandent des égards.',
  'Stand tall, feet hip-width apart, elbows bent.': 'Debout, pieds à largeur de hanches, coudes pliés.',
  'Drive one knee up towards hip height, opposite arm forward.':
    'Monte un genou vers la hauteur de hanche, bras opposé devant.',
  'Land on the ball of your foot and drive up the other knee.':
    'Pose l’avant du pied et monte l’autre genou.',
  'Keep running on the spot. Each knee is one rep.':
    'Continue de courir sur place. Chaque genou est une rep.',
  'Tall, as if a string pulled the top of your head.':
    'Grandis-toi, comme si un fil tirait le sommet de ta tête.',
  'Quick light feet.': 'Des pieds rapides et légers.',
  'Arms drive the legs.': 'Les bras entraînent les jambes.',
  'Marching high knees: one foot always on the floor.':
    'Montées de genoux marchées : toujours un pied au sol.',
  'Lift your knees only as high as you stay upright.':
    'Ne lève les genoux que tant que le buste reste droit.',
  'Work in bursts of 20 seconds to make it harder.':
    'Travaille par tranches de 20 secondes pour plus de difficulté.',
  'Leaning back.': 'Se pencher en arrière.',
  'Slapping the feet down.': 'Claquer les pieds au sol.',
  'Knees that hardly rise.': 'Des genoux qui montent à peine.',
  'March instead of running if impact hurts your knees or shins.':
    'Marche sur place au lieu de courir si l’impact fait mal aux genoux ou aux tibias.',
  'Hold a wall if your balance is unsure.': 'Tiens-toi au mur si ton équilibre est incertain.',
  'Step one foot out to the side as both arms rise overhead.':
    'Fais un pas de côté pendant que les deux bras montent au-dessus de la tête.',
  'Step it back in as your arms come down.': 'Ramène le pied pendant que les bras descendent.',
  'Do the same with the other foot. Each step out is one rep.':
    'Pareil de l’autre pied. Chaque pas de côté est une rep.',
  'One foot always on the floor.': 'Toujours un pied au sol.',
  'Step a little wider and bend your knees to make it harder.':
    'Va un peu plus large et plie les genoux pour plus de difficulté.',
  'Leaning to the side that steps.': 'Se pencher du côté du pas.',
  'Wear shoes that grip the floor.': 'Mets des chaussures qui accrochent.',
  'Lift one knee towards hip height, opposite arm forward.':
    'Lève un genou vers la hauteur de hanche, bras opposé devant.',
  'Set the foot down softly, then lift the other knee.':
    'Repose le pied en douceur, puis lève l’autre genou.',
  'March on the spot. Each knee is one rep.': 'Marche sur place. Chaque genou est une rep.',
  'Arms swing with the legs.': 'Les bras balancent avec les jambes.',
  'Hold each knee up for a second to make it harder.':
    'Tiens chaque genou en haut une seconde pour plus de difficulté.',
  'Slow down if a hip or knee pinches.': 'Ralentis si une hanche ou un genou pince.',
  'Stand with feet shoulder-width apart. Squat and put your hands on the floor.':
    'Pieds à largeur d’épaules. Fais un squat et pose les mains au sol.',
  'Step or jump your feet back into a push-up position, belly braced.':
    'Recule les pieds en marchant ou en sautant jusqu’à la position de pompe, ventre gainé.',
  'Step or jump your feet back to the outside of your hands.':
    'Ramène les pieds à l’extérieur des mains, en marchant ou en sautant.',
  'Stand up with a small jump, arms overhead, and land with soft knees.':
    'Relève-toi avec un petit saut, bras au-dessus de la tête, et atterris genoux souples.',
  'One straight line in the middle.': 'Une ligne droite au milieu.',
  'Feet land flat and wide before you stand.': 'Les pieds sont à plat et écartés avant que tu te relèves.',
  'Find a pace that you can keep for the whole set.': 'Trouve une allure que tu tiens toute la série.',
  'Step back and step in, and finish without a jump.': 'Recule et reviens d’un pas, et finis sans saut.',
  'Add a push-up in the middle to make it harder.': 'Ajoute une pompe au milieu pour plus de difficulté.',
  'Hips sagging as the feet go back.': 'Les hanches qui tombent quand les pieds reculent.',
  'Rounding the back to stand up.': 'Arrondir le dos pour se relever.',
  'Starting too fast.': 'Partir trop vite.',
  'Stop if you feel dizzy, and walk until your breath is back.':
    'Arrête si la tête te tourne, et marche jusqu’à retrouver ton souffle.',
  'Take the step version with sore wrists, back or knees.':
    'Prends la version sans saut si poignets, dos ou genoux sont douloureux.',
  'Stand tall and look well ahead.': 'Redresse-toi et regarde loin devant.',
  'Land on the heel and roll through to the toes.': 'Pose le talon et déroule jusqu’aux orteils.',
  'Let your arms swing from the shoulders.': 'Laisse les bras balancer depuis les épaules.',
  'Start easy for 3 minutes, then find your pace.':
    'Commence doucement pendant 3 minutes, puis trouve ton allure.',
  'Brisk means that you can talk but not sing.': 'Rapide veut dire que tu peux parler mais pas chanter.',
  'Shorter, quicker steps beat long ones.': 'Des pas courts et vifs valent mieux que de grands.',
  'Shoulders loose.': 'Épaules relâchées.',
  'Split it into two or three shorter walks.': 'Coupe-la en deux ou trois marches plus courtes.',
  'March on the spot at home.': 'Marche sur place à la maison.',
  'Add a hill, stairs or a slope on the treadmill to make it harder.':
    'Ajoute une côte, un escalier ou de la pente sur le tapis pour plus de difficulté.',
  'Overlong steps.': 'Des pas trop longs.',
  'Looking down at a phone.': 'Regarder son téléphone.',
  'Hanging on to the treadmill rails.': 'S’accrocher aux barres du tapis.',
  'Wear shoes that fit, and be seen after dark.':
    'Mets des chaussures à ta taille, et rends-toi visible la nuit.',
  'Chest pain or faintness: stop and get help.':
    'Douleur dans la poitrine ou malaise : arrête et demande de l’aide.',
  'Walk briskly for 5 minutes to warm up.': 'Marche vite pendant 5 minutes pour t’échauffer.',
  'Lean forward a little from the ankles and start with short, easy steps.':
    'Penche-toi un peu depuis les chevilles et pars à petits pas faciles.',
  'Land softly with the foot under your hips.': 'Atterris en douceur, le pied sous les hanches.',
  'Walk for the last few minutes to cool down.':
    'Finis par quelques minutes de marche, pour le retour au calme.',
  'Slow enough to speak in whole sentences.': 'Assez lent pour parler en phrases entières.',
  'Relaxed hands and jaw.': 'Mains et mâchoire détendues.',
  'Quiet feet.': 'Des pieds silencieux.',
  'Jog for 1 minute and walk for 2, as often as you like.':
    'Cours 1 minute et marche 2, autant de fois que tu veux.',
  'Jog on grass or a treadmill for a softer landing.': 'Cours sur l’herbe ou un tapis pour un sol plus doux.',
  'Lengthen the jogging part by a minute a week.': 'Allonge la partie courue d’une minute par semaine.',
  'Landing far in front of the body.': 'Poser le pied loin devant soi.',
  'Skipping the warm-up.': 'Oublier l’échauffement.',
  'New to jogging? Leave a day between outings.': 'Tu débutes ? Laisse un jour entre deux sorties.',
  'Walk home if a joint starts to hurt.': 'Rentre en marchant si une articulation commence à faire mal.',
  'Warm up with 5 minutes of walking and 5 of jogging.':
    'Échauffe-toi avec 5 minutes de marche et 5 de footing.',
  'Run tall with a slight lean from the ankles and arms bent at 90 degrees.':
    'Cours bien droit, à peine incliné depuis les chevilles, bras pliés à 90 degrés.',
  'Land under your hips and push the ground behind you.':
    'Atterris sous les hanches et pousse le sol derrière toi.',
  'Hold an even effort, then slow to a jog and a walk for 5 minutes.':
    'Tiens un effort égal, puis ralentis en footing et en marche pendant 5 minutes.',
  'More steps, not longer ones.': 'Plus de pas, pas des pas plus longs.',
  'Elbows back, hands loose.': 'Coudes en arrière, mains souples.',
  'Even effort, not even speed: ease off uphill.':
    'Un effort égal, pas une vitesse égale : lève le pied en côte.',
  'Run and walk in turns of 2 minutes.': 'Cours et marche par tranches de 2 minutes.',
  'Take it to a treadmill with a slope of 1 %.': 'Passe sur un tapis avec 1 % de pente.',
  'Add four 20 second strides at the end to make it harder.':
    'Ajoute quatre accélérations de 20 secondes à la fin pour plus de difficulté.',
  'Too fast in the first mile.': 'Trop vite au premier kilomètre.',
  'Adding distance every single week.': 'Ajouter de la distance chaque semaine sans exception.',
  'Add no more than about 10 % distance a week.': 'N’ajoute pas plus d’environ 10 % de distance par semaine.',
  'Stop if pain changes the way you run.': 'Arrête si la douleur change ta façon de courir.',
  'Set the saddle so that your knee stays a little bent when the pedal is lowest.':
    'Règle la selle pour garder le genou un peu plié, pédale en bas.',
  'Sit tall, hands light on the bars, and start with hardly any resistance.':
    'En selle, dos long, mains légères sur le guidon, et pars presque sans résistance.',
  'Turn the pedals round and smooth, about 80 turns a minute.':
    'Tourne les pédales en rond, sans à-coups, environ 80 tours par minute.',
  'Add resistance until you reach the effort that the workout asks for, and ease off for the last minute.':
    'Ajoute de la résistance jusqu’à l’effort demandé par la séance, et relâche la dernière minute.',
  'Knees point ahead.': 'Les genoux pointent devant.',
  'Loose shoulders and grip.': 'Épaules et prise détendues.',
  'On an easy ride you can talk in sentences.': 'Sur une sortie tranquille, tu peux parler en phrases.',
  'Easy ride: less resistance, same rhythm.': 'Tranquille : moins de résistance, même rythme.',
  'Steady ride: an effort at which you speak in short phrases.':
    'Allure stable : un effort où tu parles par petits bouts.',
  'Bike sprint: 20 to 30 seconds as fast as you stay seated and smooth, then ride easy until your breath is back.':
    'Sprint : 20 à 30 secondes aussi vite que possible, en selle et sans à-coups, puis tranquille jusqu’à retrouver ton souffle.',
  'A saddle that is too low.': 'Une selle trop basse.',
  'Bouncing on the saddle.': 'Rebondir sur la selle.',
  'Leaning on the hands.': 'S’appuyer sur les mains.',
  'Warm up for 5 minutes before a sprint.': 'Échauffe-toi 5 minutes avant un sprint.',
  'Stop at once if your chest feels tight or you feel faint.':
    'Arrête aussitôt si ta poitrine se serre ou si tu sens un malaise.',
  'Do 10 air squats, heels down, at an even pace.': 'Fais 10 squats, talons au sol, à allure égale.',
  'Go down to the floor and do 5 push-ups.': 'Descends au sol et fais 5 pompes.',
  'Lower to your forearms and hold a plank for 15 seconds.':
    'Passe sur les avant-bras et tiens une planche 15 secondes.',
  'Stand up without hurry. That is one round.': 'Relève-toi sans hâte. C’est un tour.',
  'Choose a pace that you could keep for the whole time.':
    'Choisis une allure que tu tiendrais tout du long.',
  'Clean reps first, rounds second.': 'Des reps propres d’abord, les tours ensuite.',
  'Rest standing, not between two push-ups.': 'Repose-toi debout, pas entre deux pompes.',
  'Chair squats, push-ups with hands on a table, and a plank on the knees.':
    'Squats sur chaise, pompes mains sur une table, planche sur les genoux.',
  'Half the reps: 5 squats, 3 push-ups, 10 seconds.': 'La moitié des reps : 5 squats, 3 pompes, 10 secondes.',
  'Rest only between rounds to make it harder.': 'Ne te repose qu’entre les tours pour plus de difficulté.',
  'Squats that grow shallow as you tire.': 'Des squats de moins en moins profonds avec la fatigue.',
  'Hips sagging in the plank.': 'Les hanches qui tombent en planche.',
  'Come up slowly from the floor if you tend to feel dizzy.':
    'Relève-toi lentement du sol si la tête te tourne facilement.',
  'Stop on sharp pain, and when your form goes for two reps in a row.':
    'Arrête en cas de douleur vive, et quand la technique se perd deux reps de suite.',
  'On hands and knees, round and arch your back slowly, 5 times.':
    'À quatre pattes, arrondis et creuse le dos lentement, 5 fois.',
  'Push your hips up and back with soft knees, press your heels down in turn, 5 breaths.':
    'Pousse les hanches en haut et en arrière, genoux souples, presse un talon puis l’autre, 5 respirations.',
  'Step one foot outside your hands into a long lunge. Raise the arm on that side to the ceiling, 3 breaths. Change sides.':
    'Avance un pied à l’extérieur des mains en longue fente. Lève le bras de ce côté vers le plafond, 3 respirations. Change de côté.',
  'Walk your feet to your hands, hang with soft knees, and roll up to standing. That is one round.':
    'Ramène les pieds vers les mains, laisse pendre le buste, genoux souples, et déroule jusqu’à la position debout. C’est un tour.',
  'Move with your breath: out as you fold, in as you open.':
    'Bouge avec ton souffle : expire en pliant, inspire en ouvrant.',
  'Aim for ease, not for range.': 'Cherche l’aisance, pas l’amplitude.',
  'Slow enough that every part could be stopped halfway.':
    'Assez lentement pour pouvoir t’arrêter à tout moment.',
  'Hands on a chair in place of the floor.': 'Mains sur une chaise plutôt qu’au sol.',
  'Put a cushion under your knees.': 'Mets un coussin sous les genoux.',
  'Stay 3 breaths longer in each position to go deeper.':
    'Reste 3 respirations de plus dans chaque position pour aller plus loin.',
  'Bouncing into a stretch.': 'Rebondir dans un étirement.',
  'Rushing through the sides.': 'Expédier les côtés.',
  'A stretch may pull, it must not pinch.': 'Un étirement peut tirer, il ne doit pas pincer.',
  'Come up slowly if you tend to feel dizzy.': 'Relève-toi lentement si la tête te tourne facilement.',
  'Sit comfortably with a long back, one hand on your belly.':
    'Installe-toi, dos long, une main sur le ventre.',
  'Breathe in through your nose for 4 counts.': 'Inspire par le nez sur 4 temps.',
  'Hold gently for 4 counts, then breathe out for 4.': 'Bloque doucement sur 4 temps, puis expire sur 4.',
  'Hold empty for 4 counts. That is one round.': 'Reste poumons vides sur 4 temps. C’est un tour.',
  'The belly moves before the chest.': 'Le ventre bouge avant la poitrine.',
  'Soft shoulders and jaw.': 'Épaules et mâchoire détendues.',
  'Even sides, like a square.': 'Des côtés égaux, comme un carré.',
  'Count to 3 on each side.': 'Compte jusqu’à 3 sur chaque côté.',
  'Leave out the holds: in for 4, out for 4.': 'Saute les blocages : inspire 4, expire 4.',
  'Count to 5 once 4 feels easy.': 'Compte jusqu’à 5 quand 4 devient facile.',
  'Gulping air.': 'Avaler l’air d’un coup.',
  'Straining through the holds.': 'Forcer pendant les blocages.',
  'Lifting the shoulders.': 'Lever les épaules.',
  'Breathe normally at once if you feel light-headed.': 'Respire aussitôt normalement si la tête te tourne.',
  'Leave out the holds if you are pregnant or have a heart or lung condition.':
    'Ne bloque pas ton souffle pendant une grossesse ou en cas de problème de cœur ou de poumons.',
  'Warm up for 5 minutes: walk, march, a few slow squats.':
    'Échauffe-toi 5 minutes : marche, marche sur place, quelques squats lents.',
  'Sit on the floor with straight legs, feet flat against a wall, toes up.':
    'Assieds-toi au sol, jambes tendues, pieds à plat contre un mur, orteils en haut.',
  'Lay one hand on the other, breathe out and slide your fingers towards the wall.':
    'Pose une main sur l’autre, expire et fais glisser les doigts vers le mur.',
  'Hold where it pulls gently for 2 seconds, and read the gap between fingertips and wall.':
    'Tiens 2 secondes là où ça tire doucement, et lis l’écart entre le bout des doigts et le mur.',
  'Come back, shake your legs, and take the best of three tries.':
    'Reviens, secoue les jambes, et garde le meilleur de trois essais.',
  'Fold at the hips before you round your back.': 'Plie aux hanches avant d’arrondir le dos.',
  'Reach further only as you breathe out.': 'N’avance qu’en expirant.',
  'Knees stay down.': 'Les genoux restent tendus.',
  'Sit on a cushion and put a rolled towel under your knees.':
    'Assieds-toi sur un coussin et glisse une serviette roulée sous les genoux.',
  'One leg at a time, the other knee bent.': 'Une jambe à la fois, l’autre genou plié.',
  'Hold the furthest point for 5 breaths to make it harder.':
    'Tiens le point le plus loin 5 respirations pour plus de difficulté.',
  'Bouncing to gain a centimetre.': 'Rebondir pour gagner un centimètre.',
  'Bending the knees.': 'Plier les genoux.',
  'One hand ahead of the other.': 'Une main devant l’autre.',
  'A pull behind the thighs is fine. Pain in the back or tingling down a leg is not: stop.':
    'Que ça tire derrière les cuisses, c’est normal. Une douleur au dos ou des fourmis dans une jambe, non : arrête.',
  'Leave it out with a disc problem.': 'À éviter en cas de problème de disque.',
  'Circle your arms 10 times forward and 10 times back.':
    'Fais 10 cercles de bras vers l’avant et 10 vers l’arrière.',
  'Stand tall. Lift one arm, bend it and slide the palm down between your shoulder blades.':
    'Redresse-toi. Lève un bras, plie-le et glisse la paume entre les omoplates.',
  'Bring the other hand up your back from below, palm outward.':
    'Remonte l’autre main dans le dos par en bas, paume vers l’extérieur.',
  'Walk the fingers towards each other, hold for 2 seconds, and read the gap between them.':
    'Rapproche les doigts, tiens 2 secondes, et lis l’écart entre eux.',
  'Let go slowly and change arms.': 'Relâche lentement et change de bras.',
  'Ribs stay down, the back does not arch.': 'Les côtes restent basses, le dos ne se cambre pas.',
  'Head upright, neck long.': 'Tête droite, nuque longue.',
  'Let a friend or a mirror read the gap.': 'Fais lire l’écart par quelqu’un, ou dans un miroir.',
  'Hold a towel in the upper hand and walk the lower hand up it.':
    'Tiens une serviette dans la main du haut et fais grimper celle du bas.',
  'Only the upper arm, the other hand on your hip.': 'Seulement le bras du haut, l’autre main sur la hanche.',
  'Hold for 5 breaths to make it harder.': 'Tiens 5 respirations pour plus de difficulté.',
  'Forcing the lower arm up.': 'Forcer le bras du bas.',
  'Pushing the head forward.': 'Avancer la tête.',
  'Leaning to one side.': 'Se pencher d’un côté.',
  'Stop at a pinch in the front of the shoulder.': 'Arrête si ça pince à l’avant de l’épaule.',
  'Leave out the side of a shoulder that has been dislocated or operated on.':
    'Évite le côté d’une épaule qui a été luxée ou opérée.',
  'Sit on the very edge of a firm bed or a bench and roll back until you lie down.':
    'Assieds-toi tout au bord d’un lit ferme ou d’un banc et déroule-toi sur le dos.',
  'Hug both knees to your chest so that your lower back lies flat.':
    'Serre les deux genoux contre la poitrine pour aplatir le bas du dos.',
  'Keep hold of one knee and let the other leg sink over the edge, knee loose.':
    'Garde un genou et laisse l’autre jambe descendre au-delà du bord, genou souple.',
  'Breathe out three times, then read the gap between the back of that thigh and the edge.':
    'Expire trois fois, puis lis l’écart entre l’arrière de cette cuisse et le bord.',
  'Hug both knees again, and change legs.': 'Serre de nouveau les deux genoux, et change de jambe.',
  'The lower back stays on the bed.': 'Le bas du dos reste sur le lit.',
  'Let the leg hang, do not push it.': 'Laisse pendre la jambe, ne la pousse pas.',
  'Thigh straight ahead, not out to the side.': 'La cuisse droit devant, pas sur le côté.',
  'Kneel on one knee, a cushion under it, and tuck your tailbone.':
    'Mets un genou sur un coussin et rentre le bassin.',
  'Hug the knee less closely.': 'Serre le genou moins fort.',
  'Stay for 5 breaths on each side to go deeper.':
    'Reste 5 respirations de chaque côté pour aller plus loin.',
  'The back arching off the bed.': 'Le dos qui se décolle du lit en se cambrant.',
  'Lying so far up that the edge carries the thigh.': 'S’allonger si haut que le bord porte la cuisse.',
  'Use a bed that does not tip or roll.': 'Prends un lit qui ne bascule pas et ne roule pas.',
  'Stop if you feel it in your lower back, or deep in the groin.':
    'Arrête si tu le sens dans le bas du dos, ou au fond de l’aine.',
};
