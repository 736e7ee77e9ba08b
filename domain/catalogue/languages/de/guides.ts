import type { Dictionary } from '#domain/catalogue/languages/dictionary.ts';

/** The sentences of the guides. Each stands with the first guide that has the sentence. */
export const guides: Dictionary = {
  'Put your hands on the floor a little wider than your shoulders, fingers forward.':
    'Setz die Hände etwas weiter als schulterbreit auf, Finger nach vorn.',
  'Step back until your body is one straight line from head to heels.':
    'Geh mit den Füßen zurück, bis dein Körper von Kopf bis Ferse eine gerade Linie ist.',
  'Bend your elbows and lower your chest until it is a fist’s height above the floor.':
    'Beug die Ellbogen und senk die Brust, bis sie eine Faustbreite über dem Boden ist.',
  'Press the floor away and come back to straight arms without letting your hips sag.':
    'Drück den Boden weg und komm zurück auf gestreckte Arme, ohne dass die Hüfte durchhängt.',
  'Elbows point back at about 45 degrees, not out to the sides.':
    'Die Ellbogen zeigen etwa im 45-Grad-Winkel nach hinten, nicht zur Seite.',
  'Squeeze your glutes and brace your belly before the first rep.':
    'Spann vor der ersten Wiederholung Gesäß und Bauch an.',
  'Look at the floor just ahead of your hands.': 'Schau kurz vor deine Hände auf den Boden.',
  'Incline push-ups: hands on a bench or a sturdy table. The higher the hands, the easier.':
    'Erhöhte Liegestütze: Hände auf einer Bank oder einem stabilen Tisch. Je höher die Hände, desto leichter.',
  'Knee push-ups: knees on the floor, straight line from knees to head.':
    'Knie-Liegestütze: Knie am Boden, gerade Linie von den Knien bis zum Kopf.',
  'Decline push-ups: feet on a bench, once you own 15 clean reps on the floor.':
    'Decline-Liegestütze: Füße auf einer Bank, sobald du 15 saubere am Boden schaffst.',
  'Hips that sag or stick up.': 'Die Hüfte hängt durch oder steht hoch.',
  'Half reps: shorten the set, not the movement.':
    'Halbe Wiederholungen: Kürz lieber den Satz als die Bewegung.',
  'Head dropping before the chest does.': 'Der Kopf sinkt vor der Brust.',
  'If your wrists complain, hold two dumbbells or make fists on a mat.':
    'Wenn deine Handgelenke murren, halt zwei Kurzhanteln oder mach Fäuste auf einer Matte.',
  'Stop if you feel a pinch in the front of the shoulder.': 'Hör auf, wenn es vorn in der Schulter zwickt.',
  'Sit on the edge of a bench or a chair that cannot slide, hands beside your hips, fingers forward.':
    'Setz dich auf die Kante einer Bank oder eines Stuhls, der nicht rutscht, Hände neben der Hüfte, Finger nach vorn.',
  'Walk your feet out, knees bent, and lift your hips just in front of the edge.':
    'Geh mit den Füßen vor, Knie gebeugt, und heb die Hüfte knapp vor die Kante.',
  'Bend your elbows straight back and lower until your upper arms are at most level with the floor.':
    'Beug die Ellbogen gerade nach hinten und senk dich, bis die Oberarme höchstens waagerecht sind.',
  'Press through your palms until your arms are straight.':
    'Drück dich über die Handflächen hoch, bis die Arme gestreckt sind.',
  'Keep your back close to the edge.': 'Bleib mit dem Rücken nah an der Kante.',
  'Shoulders stay down, away from your ears.': 'Die Schultern bleiben unten, weg von den Ohren.',
  'Elbows point behind you.': 'Die Ellbogen zeigen nach hinten.',
  'Sit on the floor, hands behind you, and lift your hips only a little.':
    'Setz dich auf den Boden, Hände hinter dir, und heb die Hüfte nur ein wenig.',
  'Bring your feet closer to take weight off your arms.':
    'Stell die Füße näher heran, das entlastet die Arme.',
  'Straighten your legs to make it harder.': 'Streck die Beine, wenn es schwerer sein soll.',
  'Going so deep that the shoulders roll forward.': 'So tief gehen, dass die Schultern nach vorn rollen.',
  'Drifting away from the edge.': 'Von der Kante wegwandern.',
  'Pushing with the legs.': 'Mit den Beinen drücken.',
  'Put the chair against a wall.': 'Stell den Stuhl an eine Wand.',
  'Skip dips and do incline push-ups if your shoulders are sore or have been injured.':
    'Lass Dips weg und mach erhöhte Liegestütze, wenn deine Schultern wehtun oder verletzt waren.',
  'Lie on your back, knees bent, feet flat, a weight in each hand or a light bar held over your chest.':
    'Leg dich auf den Rücken, Knie gebeugt, Füße flach, ein Gewicht in jeder Hand oder eine leichte Stange über der Brust.',
  'Start with straight arms, wrists above elbows.':
    'Beginn mit gestreckten Armen, Handgelenke über den Ellbogen.',
  'Lower slowly until the backs of your upper arms touch the floor. Pause for a count.':
    'Senk das Gewicht langsam, bis die Oberarme den Boden berühren. Halt kurz inne.',
  'Press straight up until your arms are long.': 'Drück gerade nach oben, bis die Arme gestreckt sind.',
  'Elbows about 45 degrees from your ribs.': 'Die Ellbogen stehen etwa im 45-Grad-Winkel zu den Rippen.',
  'Knuckles to the ceiling, wrists straight.': 'Fingerknöchel zur Decke, Handgelenke gerade.',
  'Press your lower back and feet into the floor.': 'Drück den unteren Rücken und die Füße in den Boden.',
  'One arm at a time, free hand on your belly.': 'Ein Arm nach dem anderen, die freie Hand auf dem Bauch.',
  'Lower for 3 counts to make a light weight harder.':
    'Senk 3 Zähler lang ab, wenn ein leichtes Gewicht schwerer sein soll.',
  'Hold a glute bridge while you press.': 'Halt beim Drücken das Becken oben.',
  'Bouncing the elbows off the floor.': 'Die Ellbogen vom Boden abprallen lassen.',
  'Elbows flared level with the shoulders.': 'Die Ellbogen auf Schulterhöhe abspreizen.',
  'Wrists bent back under the weight.': 'Die Handgelenke unter dem Gewicht abknicken.',
  'Roll up to sitting with the weights on your thighs. Do not reach behind you for them.':
    'Roll dich zum Sitzen auf, die Gewichte auf den Oberschenkeln. Greif nicht hinter dich, um sie zu holen.',
  'With a bar, train alone only at a weight that you can roll down to your hips.':
    'Mit einer Stange trainierst du allein nur mit einem Gewicht, das du zur Hüfte hinunterrollen kannst.',
  'Stand with feet hip-width apart, weight in your hands, or stand on the middle of a band.':
    'Stell dich hüftbreit hin, Gewicht in den Händen, oder stell dich auf die Mitte eines Bands.',
  'Push your hips back and lean forward with a flat back, knees soft, arms hanging.':
    'Schieb die Hüfte zurück und lehn dich mit flachem Rücken vor, Knie locker, Arme hängen.',
  'Pull your elbows back past your ribs and squeeze your shoulder blades together.':
    'Zieh die Ellbogen an den Rippen vorbei nach hinten und die Schulterblätter zusammen.',
  'Lower until your arms are long, without moving your back.':
    'Senk das Gewicht, bis die Arme gestreckt sind, ohne den Rücken zu bewegen.',
  'Lead with the elbow, not the hand.': 'Der Ellbogen führt, nicht die Hand.',
  'Chest proud, neck in line with your back.': 'Brust raus, Nacken in einer Linie mit dem Rücken.',
  'Your torso stays still from first rep to last.':
    'Der Oberkörper bleibt von der ersten bis zur letzten Wiederholung ruhig.',
  'One arm at a time, free hand and knee on a bench, for a rested back.':
    'Ein Arm nach dem anderen, freie Hand und Knie auf einer Bank, das schont den Rücken.',
  'Lean less far forward with a lighter weight.': 'Lehn dich weniger weit vor, mit leichterem Gewicht.',
  'Pause for 2 counts at the top to make it harder.': 'Halt oben 2 Zähler, wenn es schwerer sein soll.',
  'Rounding the lower back.': 'Den unteren Rücken runden.',
  'Jerking the weight up with the hips.': 'Das Gewicht mit der Hüfte hochreißen.',
  'Shrugging the shoulders.': 'Die Schultern hochziehen.',
  'Brace your belly before each set, and set the weight down as soon as your back rounds.':
    'Spann vor jedem Satz den Bauch an und leg das Gewicht ab, sobald der Rücken rund wird.',
  'Check a band for cracks before you stand on it.': 'Prüf ein Band auf Risse, bevor du dich daraufstellst.',
  'Take the bar with both palms facing away, a little wider than your shoulders, and hang with long arms.':
    'Greif die Stange etwas weiter als schulterbreit, Handflächen nach vorn, und häng mit langen Armen.',
  'Draw your shoulders down, away from your ears, and brace your belly.':
    'Zieh die Schultern nach unten, weg von den Ohren, und spann den Bauch an.',
  'Pull your elbows towards your ribs until your chin is over the bar.':
    'Zieh die Ellbogen zu den Rippen, bis das Kinn über der Stange ist.',
  'Lower under control until your arms are long again.':
    'Lass dich kontrolliert ab, bis die Arme wieder lang sind.',
  'Think of pulling the bar down to you.': 'Stell dir vor, du ziehst die Stange zu dir herunter.',
  'Legs together and still.': 'Die Beine bleiben zusammen und ruhig.',
  'The way down takes twice as long as the way up.':
    'Der Weg nach unten dauert doppelt so lang wie der nach oben.',
  'Step up on a box and only lower yourself, 4 counts for each rep.':
    'Steig auf eine Kiste und lass dich nur ab, 4 Zähler je Wiederholung.',
  'Put a loop of band over the bar and one foot in it.':
    'Leg eine Bandschlaufe über die Stange und stell einen Fuß hinein.',
  'Pause for 2 counts with your chin over the bar to make it harder.':
    'Halt 2 Zähler mit dem Kinn über der Stange, wenn es schwerer sein soll.',
  'Swinging the legs to get up.': 'Mit den Beinen Schwung holen.',
  'Stopping halfway down.': 'Auf halbem Weg nach unten aufhören.',
  'Shrugging the shoulders to the ears.': 'Die Schultern zu den Ohren ziehen.',
  'Try the bar with half your weight before you trust it, and step down from it, never drop.':
    'Belaste die Stange erst mit halbem Gewicht, bevor du ihr traust, und steig ab, lass dich nie fallen.',
  'Stop if you feel a pinch in a shoulder or a pull on the inside of an elbow.':
    'Hör auf, wenn es in einer Schulter zwickt oder innen am Ellbogen zieht.',
  'Stand under the bar, on a box if it is high, and take it at shoulder width, palms facing away.':
    'Stell dich unter die Stange, auf eine Kiste, wenn sie hoch ist, und greif sie schulterbreit, Handflächen nach vorn.',
  'Take your feet off the floor and let your arms grow long.':
    'Nimm die Füße vom Boden und lass die Arme lang werden.',
  'Draw your shoulders a finger’s width down and breathe.':
    'Zieh die Schultern einen Fingerbreit nach unten und atme.',
  'Put your feet down before your grip opens.': 'Setz die Füße auf, bevor dein Griff aufgeht.',
  'Thumbs round the bar.': 'Daumen um die Stange.',
  'Ribs down, legs together.': 'Rippen nach unten, Beine zusammen.',
  'Breathe out slowly.': 'Atme langsam aus.',
  'Leave your toes on the floor or the box to carry part of your weight.':
    'Lass die Zehen am Boden oder auf der Kiste, sie tragen einen Teil deines Gewichts.',
  'Hang in bursts of 5 seconds with a breath between.':
    'Häng jeweils 5 Sekunden, mit einem Atemzug dazwischen.',
  'Lift your knees a little to make it harder.': 'Heb die Knie ein wenig, wenn es schwerer sein soll.',
  'Holding the breath.': 'Die Luft anhalten.',
  'Swinging.': 'Schwingen.',
  'Hanging on until the fingers slip.': 'So lange hängen, bis die Finger rutschen.',
  'Dry your hands and check that the bar sits firmly.':
    'Trockne deine Hände und prüf, dass die Stange fest sitzt.',
  'Leave it out after a dislocated shoulder, unless somebody who treats it says otherwise.':
    'Lass es nach einer ausgerenkten Schulter weg, außer in der Behandlung wird dir etwas anderes geraten.',
  'Stand with feet shoulder-width apart, toes turned out a little.':
    'Stell dich schulterbreit hin, Zehen etwas nach außen.',
  'Push your hips back and bend your knees as if to sit on a low chair.':
    'Schieb die Hüfte zurück und beug die Knie, als würdest du dich auf einen niedrigen Stuhl setzen.',
  'Go as low as you can with your heels down and your back flat.':
    'Geh so tief, wie es mit den Fersen am Boden und flachem Rücken geht.',
  'Push the floor away and stand up tall.': 'Drück den Boden weg und steh ganz auf.',
  'Knees follow the line of your toes.': 'Die Knie folgen der Linie der Zehen.',
  'Whole foot on the floor: heel, big toe, little toe.':
    'Der ganze Fuß am Boden: Ferse, großer Zeh, kleiner Zeh.',
  'Chest up, eyes ahead.': 'Brust hoch, Blick nach vorn.',
  'Sit down on a chair and stand up again.': 'Setz dich auf einen Stuhl und steh wieder auf.',
  'Hold on to a door frame for balance.': 'Halt dich fürs Gleichgewicht an einem Türrahmen fest.',
  'Goblet squat: hold one dumbbell or kettlebell against your chest. Or stand on a band and hold it at your shoulders.':
    'Goblet Squat: Halt eine Kurzhantel oder Kettlebell vor die Brust. Oder stell dich auf ein Band und halt es an den Schultern.',
  'Heels lifting.': 'Die Fersen heben ab.',
  'Knees caving in.': 'Die Knie fallen nach innen.',
  'Rounding the back at the bottom.': 'Unten den Rücken runden.',
  'Only go as deep as your knees and back stay comfortable.':
    'Geh nur so tief, wie es sich für Knie und Rücken gut anfühlt.',
  'Warm up with 10 easy reps before you add weight.':
    'Wärm dich mit 10 leichten Wiederholungen auf, bevor du Gewicht dazunimmst.',
  'Stand tall, feet hip-width apart, hands on your hips.':
    'Steh aufrecht, Füße hüftbreit, Hände an der Hüfte.',
  'Take a long step forward and land on the whole foot.':
    'Mach einen langen Schritt nach vorn und setz den ganzen Fuß auf.',
  'Lower until both knees are bent at about 90 degrees and the back knee hovers above the floor.':
    'Senk dich, bis beide Knie etwa im rechten Winkel sind und das hintere knapp über dem Boden schwebt.',
  'Push off the front foot back to standing. Change legs.':
    'Drück dich mit dem vorderen Fuß zurück in den Stand. Wechsle das Bein.',
  'Feet stay on two rails, not on a tightrope.': 'Die Füße stehen auf zwei Schienen, nicht auf einem Seil.',
  'Front knee points the way the toes do.': 'Das vordere Knie zeigt dorthin, wohin die Zehen zeigen.',
  'Lower straight down, torso upright.': 'Geh gerade nach unten, Oberkörper aufrecht.',
  'Reverse lunges: step back, not forward. Kinder to the knees.':
    'Ausfallschritte rückwärts: Mach den Schritt nach hinten statt nach vorn. Das schont die Knie.',
  'Go half as deep with a hand on a wall.': 'Geh nur halb so tief, eine Hand an der Wand.',
  'Walking lunges: step through into the next rep. Or hold a dumbbell in each hand.':
    'Ausfallschritte im Gehen: Geh gleich in die nächste Wiederholung. Oder halt in jeder Hand eine Kurzhantel.',
  'Steps so short that the front heel lifts.': 'So kurze Schritte, dass die vordere Ferse abhebt.',
  'Dropping the back knee onto the floor.': 'Das hintere Knie auf den Boden fallen lassen.',
  'Leaning over the front leg.': 'Sich über das vordere Bein lehnen.',
  'Clear the floor around you and train in shoes with grip.':
    'Räum den Boden um dich frei und trainiere in Schuhen mit Halt.',
  'Choose glute bridges on days when lunges hurt your knees.':
    'Nimm Beckenheben an Tagen, an denen Ausfallschritte in den Knien wehtun.',
  'Stand with your back against a smooth wall.': 'Stell dich mit dem Rücken an eine glatte Wand.',
  'Walk your feet forward and slide down until your knees are bent at about 90 degrees.':
    'Geh mit den Füßen vor und rutsch hinunter, bis die Knie etwa im rechten Winkel sind.',
  'Press your whole back into the wall and hold, breathing steadily.':
    'Drück den ganzen Rücken an die Wand, halt und atme ruhig.',
  'To finish, slide up the wall with your hands on it.':
    'Zum Schluss schiebst du dich mit den Händen an der Wand hoch.',
  'Knees above ankles.': 'Knie über den Knöcheln.',
  'Weight in your heels.': 'Das Gewicht liegt auf den Fersen.',
  'Keep breathing: count the breaths.': 'Atme weiter: Zähl die Atemzüge.',
  'Stay higher on the wall.': 'Bleib höher an der Wand.',
  'Several short holds with 10 seconds between.': 'Mehrmals kurz halten, mit 10 Sekunden dazwischen.',
  'Hold a weight at your chest to make it harder.':
    'Halt ein Gewicht vor der Brust, wenn es schwerer sein soll.',
  'Hands pushing on the thighs.': 'Die Hände drücken auf die Oberschenkel.',
  'Feet so close that the knees pass the toes.': 'Die Füße so nah, dass die Knie über die Zehen ragen.',
  'Stop if your knees hurt. Burning thighs are fine, sharp joints are not.':
    'Hör auf, wenn die Knie wehtun. Brennende Oberschenkel sind okay, stechende Schmerzen in den Gelenken nicht.',
  'With high blood pressure, keep holds short and ask your doctor first.':
    'Bei hohem Blutdruck hältst du nur kurz und holst dir vorher ärztlichen Rat.',
  'Lie on your back, knees bent, feet flat and hip-width apart.':
    'Leg dich auf den Rücken, Knie gebeugt, Füße flach und hüftbreit.',
  'Tuck your tail so that your lower back touches the floor.':
    'Kipp das Becken, bis der untere Rücken den Boden berührt.',
  'Squeeze your glutes and lift your hips until knees, hips and shoulders are in line.':
    'Spann das Gesäß an und heb die Hüfte, bis Knie, Hüfte und Schultern eine Linie sind.',
  'Hold for a count, then lower slowly.': 'Halt einen Zähler, dann senk die Hüfte langsam ab.',
  'Push through your heels.': 'Drück durch die Fersen.',
  'Ribs down: the lift ends at the hips, not in the back.':
    'Rippen nach unten: Die Bewegung endet in der Hüfte, nicht im Rücken.',
  'Shins upright at the top.': 'Oben stehen die Schienbeine senkrecht.',
  'Lift only halfway.': 'Heb nur bis zur Hälfte.',
  'Hold a weight or a padded bar across your hips, or a band above your knees.':
    'Leg ein Gewicht oder eine gepolsterte Stange über die Hüfte oder ein Band über die Knie.',
  'Single-leg bridges: one foot off the floor.': 'Einbeinig: ein Fuß vom Boden.',
  'Arching the lower back to get higher.': 'Ins Hohlkreuz gehen, um höher zu kommen.',
  'Knees falling apart.': 'Die Knie fallen auseinander.',
  'Pushing through the toes.': 'Über die Zehen drücken.',
  'Cramp in the hamstrings? Bring your feet closer and rest a moment.':
    'Krampf in der Beinrückseite? Stell die Füße näher heran und ruh dich kurz aus.',
  'Keep your head still and your neck relaxed.': 'Halt den Kopf ruhig und den Nacken locker.',
  'Stand tall with feet hip-width apart, fingertips on a wall.':
    'Steh aufrecht, Füße hüftbreit, Fingerspitzen an der Wand.',
  'Rise onto the balls of your feet as high as you can.': 'Komm so hoch auf die Fußballen, wie du kannst.',
  'Pause for a count at the top.': 'Halt oben einen Zähler.',
  'Lower your heels slowly, for 2 to 3 counts.': 'Senk die Fersen langsam ab, 2 bis 3 Zähler.',
  'Roll up over the big toe.': 'Roll über den großen Zeh nach oben.',
  'Straight knees, tall body.': 'Knie gestreckt, Körper lang.',
  'Slow down is where the work is.': 'Im langsamen Absenken steckt die Arbeit.',
  'Hold on with both hands.': 'Halt dich mit beiden Händen fest.',
  'Hold a dumbbell in one hand and the wall with the other.':
    'Halt in einer Hand eine Kurzhantel und stütz dich mit der anderen an der Wand ab.',
  'Single-leg calf raises: one foot at a time.': 'Einbeiniges Wadenheben: ein Fuß nach dem anderen.',
  'Bouncing.': 'Federn.',
  'Ankles rolling outward.': 'Die Knöchel kippen nach außen.',
  'Cutting the top short.': 'Oben abkürzen.',
  'On a step, put the whole ball of the foot on it and hold a rail.':
    'Auf einer Stufe stellst du den ganzen Fußballen auf und hältst dich am Geländer fest.',
  'Stop if your Achilles tendon hurts.': 'Hör auf, wenn die Achillessehne wehtut.',
  'Stand with feet hip-width apart, the bar over the middle of your feet or the weights beside them.':
    'Stell dich hüftbreit hin, die Stange über der Fußmitte oder die Gewichte daneben.',
  'Push your hips back and bend your knees until your hands reach the grip. Back flat, arms long.':
    'Schieb die Hüfte zurück und beug die Knie, bis die Hände am Griff sind. Rücken flach, Arme lang.',
  'Breathe in and brace, then push the floor away and stand up with the weight close to your legs.':
    'Atme ein und spann an, dann drück den Boden weg und steh auf, das Gewicht nah an den Beinen.',
  'Stand tall and squeeze your glutes. Send your hips back and lower the way you came.':
    'Steh aufrecht und spann das Gesäß an. Schieb die Hüfte zurück und senk das Gewicht auf demselben Weg ab.',
  'Hips back, chest proud, shoulders just ahead of the bar.':
    'Hüfte zurück, Brust raus, Schultern knapp vor der Stange.',
  'Drag the weight up your legs.': 'Zieh das Gewicht an den Beinen entlang.',
  'Hips and shoulders rise together.': 'Hüfte und Schultern kommen zusammen hoch.',
  'Raise the weight on blocks or thick books so that you start higher.':
    'Leg das Gewicht auf Blöcke oder dicke Bücher, dann startest du höher.',
  'Stand on a band and pull its ends, or use one kettlebell between your feet.':
    'Stell dich auf ein Band und zieh an den Enden, oder nimm eine Kettlebell zwischen die Füße.',
  'Lower for 3 counts before you add weight.': 'Senk 3 Zähler lang ab, bevor du Gewicht dazunimmst.',
  'Rounding the back.': 'Den Rücken runden.',
  'Hips shooting up before the weight leaves the floor.':
    'Die Hüfte schießt hoch, bevor das Gewicht den Boden verlässt.',
  'Leaning back at the top.': 'Sich oben nach hinten lehnen.',
  'Learn the movement with a light weight. Add weight only while every rep looks the same.':
    'Lern die Bewegung mit leichtem Gewicht. Nimm nur mehr, solange jede Wiederholung gleich aussieht.',
  'Sharp pain in the back ends the session. Set the weight down.':
    'Stechender Schmerz im Rücken beendet die Einheit. Leg das Gewicht ab.',
  'Lie face down and put your elbows under your shoulders, forearms on the floor.':
    'Leg dich auf den Bauch und setz die Ellbogen unter die Schultern, Unterarme am Boden.',
  'Tuck your toes and lift until head, hips and heels are in one line.':
    'Stell die Zehen auf und heb dich, bis Kopf, Hüfte und Fersen eine Linie sind.',
  'Brace your belly, squeeze your glutes and breathe.': 'Spann Bauch und Gesäß an und atme.',
  'Lower your knees first when the time is up.': 'Wenn die Zeit um ist, setz zuerst die Knie ab.',
  'Pull your elbows towards your toes.': 'Zieh die Ellbogen Richtung Zehen.',
  'Long neck, eyes on the floor.': 'Langer Nacken, Blick zum Boden.',
  'Short steady breaths.': 'Kurze, ruhige Atemzüge.',
  'Knees on the floor.': 'Knie am Boden.',
  'Forearms on a bench or a sturdy table.': 'Unterarme auf einer Bank oder einem stabilen Tisch.',
  'Lift one foot for 5 seconds at a time to make it harder.':
    'Heb jeweils 5 Sekunden einen Fuß, wenn es schwerer sein soll.',
  'Hips sagging.': 'Die Hüfte hängt durch.',
  'Hips too high.': 'Die Hüfte ist zu hoch.',
  'End the hold when your lower back starts to feel it.':
    'Beende das Halten, wenn der untere Rücken sich meldet.',
  'Use a mat under your elbows.': 'Leg eine Matte unter die Ellbogen.',
  'Lie on your back, knees bent, feet flat, arms crossed on your chest.':
    'Leg dich auf den Rücken, Knie gebeugt, Füße flach, Arme vor der Brust gekreuzt.',
  'Tuck your chin and breathe out as you curl up, one part of the back after the other.':
    'Nimm das Kinn zur Brust, atme aus und roll dich auf, ein Stück Rücken nach dem anderen.',
  'Come up until your forearms touch your thighs.': 'Komm hoch, bis die Unterarme die Oberschenkel berühren.',
  'Roll down slowly until your shoulder blades touch the floor.':
    'Roll langsam ab, bis die Schulterblätter den Boden berühren.',
  'Curl, do not throw.': 'Rollen, nicht reißen.',
  'A space the size of an egg between chin and chest.': 'Zwischen Kinn und Brust passt ein Ei.',
  'Feet stay flat.': 'Die Füße bleiben flach.',
  'Come only halfway up.': 'Komm nur bis zur Hälfte hoch.',
  'Reach your arms forward past your knees.': 'Streck die Arme nach vorn an den Knien vorbei.',
  'Lower for 4 counts to make it harder.': 'Roll 4 Zähler lang ab, wenn es schwerer sein soll.',
  'Pulling the head with the hands.': 'Mit den Händen am Kopf ziehen.',
  'Swinging the arms.': 'Mit den Armen schwingen.',
  'Dropping back down.': 'Sich zurückfallen lassen.',
  'Choose the plank if sit-ups bother your lower back or neck.':
    'Nimm die Plank, wenn Sit-ups dem unteren Rücken oder Nacken nicht guttun.',
  'Use a mat under your tailbone.': 'Leg eine Matte unter das Steißbein.',
  'Sit with knees bent and heels on the floor, hands together in front of your chest.':
    'Setz dich hin, Knie gebeugt, Fersen am Boden, Hände vor der Brust zusammen.',
  'Lean back with a long spine until your belly has to work.':
    'Lehn dich mit langem Rücken zurück, bis der Bauch arbeiten muss.',
  'Turn your ribs and shoulders to one side, hands following.':
    'Dreh Rippen und Schultern zur einen Seite, die Hände folgen.',
  'Come through the middle and turn to the other side. Each side is one rep.':
    'Komm durch die Mitte und dreh zur anderen Seite. Jede Seite ist eine Wiederholung.',
  'The chest turns, not just the arms.': 'Die Brust dreht sich, nicht nur die Arme.',
  'Long back, open chest.': 'Langer Rücken, offene Brust.',
  'Breathe out on each turn.': 'Atme bei jeder Drehung aus.',
  'Sit more upright and turn less.': 'Sitz aufrechter und dreh weniger.',
  'Arms crossed on your chest.': 'Arme vor der Brust gekreuzt.',
  'Lift your feet or hold a light weight to make it harder.':
    'Heb die Füße oder halt ein leichtes Gewicht, wenn es schwerer sein soll.',
  'Swinging from side to side.': 'Von Seite zu Seite schwingen.',
  'Knees drifting with the turn.': 'Die Knie wandern mit.',
  'Leave twists out if you have a disc problem or sharp pain when you turn.':
    'Lass Drehungen weg bei Bandscheibenproblemen oder stechendem Schmerz beim Drehen.',
  'Slow is safe: two counts to a side.': 'Langsam ist sicher: zwei Zähler pro Seite.',
  'Start in a push-up position, hands under shoulders.': 'Beginn im Liegestütz, Hände unter den Schultern.',
  'Draw one knee towards your chest without lifting your hips.':
    'Zieh ein Knie Richtung Brust, ohne die Hüfte zu heben.',
  'Step it back and draw in the other knee.': 'Setz es zurück und zieh das andere Knie heran.',
  'Keep changing at a pace that you can hold. Each knee is one rep.':
    'Wechsle weiter, in einem Tempo, das du halten kannst. Jedes Knie ist eine Wiederholung.',
  'Shoulders stay over your wrists.': 'Die Schultern bleiben über den Handgelenken.',
  'Hips low and level.': 'Hüfte tief und waagerecht.',
  'Light feet.': 'Leichte Füße.',
  'Hands on a bench or a sturdy table.': 'Hände auf einer Bank oder einem stabilen Tisch.',
  'Step slowly instead of running.': 'Mach langsame Schritte, statt zu laufen.',
  'Go faster only while your hips stay still.': 'Werd nur schneller, solange die Hüfte ruhig bleibt.',
  'Hips bouncing up.': 'Die Hüfte wippt hoch.',
  'Weight drifting back over the feet.': 'Das Gewicht wandert zurück über die Füße.',
  'Tiny half steps.': 'Winzige halbe Schritte.',
  'Make fists or raise your hands if your wrists hurt.':
    'Mach Fäuste oder stell die Hände höher, wenn die Handgelenke wehtun.',
  'Slow down if you feel dizzy.': 'Mach langsamer, wenn dir schwindlig wird.',
  'Start on hands and knees, hands under shoulders, knees under hips.':
    'Beginn auf allen vieren, Hände unter den Schultern, Knie unter der Hüfte.',
  'Tuck your toes and lift your knees a hand’s width off the floor.':
    'Stell die Zehen auf und heb die Knie eine Handbreit vom Boden.',
  'Move the right hand and left foot forward together, then the left hand and right foot.':
    'Setz rechte Hand und linken Fuß zusammen vor, dann linke Hand und rechten Fuß.',
  'Crawl with small steps, then go backward to where you began.':
    'Krabble mit kleinen Schritten, dann rückwärts zum Anfang zurück.',
  'Flat back: carry a cup of tea on it.': 'Flacher Rücken: Trag eine Tasse Tee darauf.',
  'Opposite hand and foot.': 'Hand und Fuß über Kreuz.',
  'Knees stay low.': 'Die Knie bleiben tief.',
  'Hold still with the knees lifted for 10 seconds.': 'Halt 10 Sekunden still, die Knie abgehoben.',
  'Crawl with your knees on a soft floor.': 'Krabble mit den Knien auf weichem Boden.',
  'Crawl sideways to make it harder.': 'Krabble seitwärts, wenn es schwerer sein soll.',
  'Hips in the air.': 'Die Hüfte ragt hoch.',
  'Steps too long.': 'Zu lange Schritte.',
  'Swaying from side to side.': 'Von Seite zu Seite schwanken.',
  'Clear the floor and choose one that does not slip.':
    'Räum den Boden frei und nimm einen, der nicht rutscht.',
  'Rest your wrists between rounds.': 'Gönn den Handgelenken zwischen den Runden eine Pause.',
  'Start at the top of a push-up, hands under shoulders, feet wider than your hips.':
    'Beginn oben im Liegestütz, Hände unter den Schultern, Füße weiter als die Hüfte.',
  'Press one hand into the floor and brace your belly.':
    'Drück eine Hand in den Boden und spann den Bauch an.',
  'Lift the other hand and touch the opposite shoulder.':
    'Heb die andere Hand und tippe an die gegenüberliegende Schulter.',
  'Put it back softly and change sides. Each touch is one rep.':
    'Setz sie sanft ab und wechsle die Seite. Jedes Tippen ist eine Wiederholung.',
  'Hips stay level: balance a book on them.': 'Die Hüfte bleibt waagerecht: Balancier ein Buch darauf.',
  'Push the floor away with the standing arm.': 'Drück den Boden mit dem Stützarm weg.',
  'A calm count for each touch.': 'Ein ruhiger Zähler für jedes Tippen.',
  'Bring your feet closer together to make it harder.': 'Stell die Füße enger, wenn es schwerer sein soll.',
  'Hips rocking from side to side.': 'Die Hüfte schaukelt von Seite zu Seite.',
  'Racing the touches.': 'Zu schnell tippen.',
  'Hands ahead of the shoulders.': 'Die Hände stehen vor den Schultern.',
  'Do the forearm plank if your wrists hurt.':
    'Mach die Plank auf den Unterarmen, wenn die Handgelenke wehtun.',
  'End the set when your lower back sags.': 'Beende den Satz, wenn der untere Rücken durchhängt.',
  'Stand tall, feet together, arms at your sides.': 'Steh aufrecht, Füße zusammen, Arme an den Seiten.',
  'Jump your feet a little wider than your shoulders as your arms swing overhead.':
    'Spring mit den Füßen etwas weiter als schulterbreit, während die Arme über den Kopf schwingen.',
  'Land softly on the balls of your feet, knees bent.': 'Lande weich auf den Fußballen, Knie gebeugt.',
  'Jump back to the start. That is one rep.': 'Spring zurück zum Anfang. Das ist eine Wiederholung.',
  'Quiet landings.': 'Leise landen.',
  'Tall chest, loose shoulders.': 'Brust hoch, Schultern locker.',
  'Breathe in a rhythm.': 'Atme im Rhythmus.',
  'Step jacks: step one foot out at a time, no jump.':
    'Step Jacks: Setz einen Fuß nach dem anderen zur Seite, ohne Sprung.',
  'Raise your arms only to shoulder height.': 'Heb die Arme nur bis auf Schulterhöhe.',
  'Speed up for the last 10 seconds to make it harder.':
    'Werd in den letzten 10 Sekunden schneller, wenn es schwerer sein soll.',
  'Stiff knees on landing.': 'Mit steifen Knien landen.',
  'Knees falling inward.': 'Die Knie knicken nach innen.',
  'Rushing until the arms stop halfway.': 'So hetzen, dass die Arme auf halbem Weg stehen bleiben.',
  'Wear shoes and choose a floor with some give.': 'Trag Schuhe und such einen Boden, der etwas federt.',
  'Choose step jacks if you are pregnant, or if your knees, ankles or pelvic floor need care.':
    'Nimm Step Jacks in der Schwangerschaft oder wenn Knie, Knöchel oder Beckenboden Schonung brauchen.',
  'Stand tall, feet hip-width apart, elbows bent.': 'Steh aufrecht, Füße hüftbreit, Ellbogen gebeugt.',
  'Drive one knee up towards hip height, opposite arm forward.':
    'Zieh ein Knie Richtung Hüfthöhe, der Arm gegenüber geht nach vorn.',
  'Land on the ball of your foot and drive up the other knee.':
    'Lande auf dem Fußballen und zieh das andere Knie hoch.',
  'Keep running on the spot. Each knee is one rep.':
    'Lauf weiter auf der Stelle. Jedes Knie ist eine Wiederholung.',
  'Tall, as if a string pulled the top of your head.': 'Lang, als zöge dich eine Schnur am Scheitel hoch.',
  'Quick light feet.': 'Schnelle, leichte Füße.',
  'Arms drive the legs.': 'Die Arme treiben die Beine an.',
  'Marching high knees: one foot always on the floor.': 'Knieheben im Gehen: Ein Fuß ist immer am Boden.',
  'Lift your knees only as high as you stay upright.': 'Heb die Knie nur so hoch, wie du aufrecht bleibst.',
  'Work in bursts of 20 seconds to make it harder.':
    'Mach Intervalle von 20 Sekunden, wenn es schwerer sein soll.',
  'Leaning back.': 'Sich nach hinten lehnen.',
  'Slapping the feet down.': 'Mit den Füßen aufklatschen.',
  'Knees that hardly rise.': 'Die Knie heben sich kaum.',
  'March instead of running if impact hurts your knees or shins.':
    'Geh, statt zu laufen, wenn Stöße in Knien oder Schienbeinen wehtun.',
  'Hold a wall if your balance is unsure.':
    'Halt dich an einer Wand fest, wenn dein Gleichgewicht unsicher ist.',
  'Step one foot out to the side as both arms rise overhead.':
    'Setz einen Fuß zur Seite, während beide Arme über den Kopf steigen.',
  'Step it back in as your arms come down.': 'Setz ihn zurück, während die Arme sinken.',
  'Do the same with the other foot. Each step out is one rep.':
    'Mach dasselbe mit dem anderen Fuß. Jeder Schritt zur Seite ist eine Wiederholung.',
  'One foot always on the floor.': 'Ein Fuß ist immer am Boden.',
  'Step a little wider and bend your knees to make it harder.':
    'Mach den Schritt etwas weiter und beug die Knie, wenn es schwerer sein soll.',
  'Leaning to the side that steps.': 'Sich zur Schrittseite lehnen.',
  'Wear shoes that grip the floor.': 'Trag Schuhe mit gutem Halt.',
  'Lift one knee towards hip height, opposite arm forward.':
    'Heb ein Knie Richtung Hüfthöhe, der Arm gegenüber geht nach vorn.',
  'Set the foot down softly, then lift the other knee.': 'Setz den Fuß sanft ab, dann heb das andere Knie.',
  'March on the spot. Each knee is one rep.': 'Geh auf der Stelle. Jedes Knie ist eine Wiederholung.',
  'Arms swing with the legs.': 'Die Arme schwingen mit den Beinen.',
  'Hold each knee up for a second to make it harder.':
    'Halt jedes Knie eine Sekunde oben, wenn es schwerer sein soll.',
  'Slow down if a hip or knee pinches.': 'Mach langsamer, wenn es in Hüfte oder Knie zwickt.',
  'Stand with feet shoulder-width apart. Squat and put your hands on the floor.':
    'Stell dich schulterbreit hin. Geh in die Hocke und setz die Hände auf den Boden.',
  'Step or jump your feet back into a push-up position, belly braced.':
    'Geh oder spring mit den Füßen zurück in den Liegestütz, Bauch angespannt.',
  'Step or jump your feet back to the outside of your hands.':
    'Geh oder spring mit den Füßen wieder neben die Hände.',
  'Stand up with a small jump, arms overhead, and land with soft knees.':
    'Steh mit einem kleinen Sprung auf, Arme über dem Kopf, und lande mit weichen Knien.',
  'One straight line in the middle.': 'In der Mitte eine gerade Linie.',
  'Feet land flat and wide before you stand.': 'Die Füße stehen flach und breit, bevor du aufstehst.',
  'Find a pace that you can keep for the whole set.':
    'Finde ein Tempo, das du den ganzen Satz halten kannst.',
  'Step back and step in, and finish without a jump.':
    'Geh mit den Füßen zurück und wieder vor und steh ohne Sprung auf.',
  'Add a push-up in the middle to make it harder.':
    'Bau in der Mitte einen Liegestütz ein, wenn es schwerer sein soll.',
  'Hips sagging as the feet go back.': 'Die Hüfte hängt durch, wenn die Füße zurückgehen.',
  'Rounding the back to stand up.': 'Mit rundem Rücken aufstehen.',
  'Starting too fast.': 'Zu schnell anfangen.',
  'Stop if you feel dizzy, and walk until your breath is back.':
    'Hör auf, wenn dir schwindlig wird, und geh, bis du wieder Luft hast.',
  'Take the step version with sore wrists, back or knees.':
    'Nimm die Form mit Schritten, wenn Handgelenke, Rücken oder Knie wehtun.',
  'Stand tall and look well ahead.': 'Geh aufrecht und schau weit nach vorn.',
  'Land on the heel and roll through to the toes.': 'Setz mit der Ferse auf und roll bis zu den Zehen ab.',
  'Let your arms swing from the shoulders.': 'Lass die Arme aus den Schultern schwingen.',
  'Start easy for 3 minutes, then find your pace.': 'Beginn 3 Minuten locker, dann finde dein Tempo.',
  'Brisk means that you can talk but not sing.': 'Zügig heißt: Du kannst reden, aber nicht singen.',
  'Shorter, quicker steps beat long ones.': 'Kürzere, schnellere Schritte schlagen lange.',
  'Shoulders loose.': 'Schultern locker.',
  'Split it into two or three shorter walks.': 'Teil die Strecke in zwei oder drei kürzere auf.',
  'March on the spot at home.': 'Geh zu Hause auf der Stelle.',
  'Add a hill, stairs or a slope on the treadmill to make it harder.':
    'Nimm einen Hügel, Treppen oder Steigung am Laufband dazu, wenn es schwerer sein soll.',
  'Overlong steps.': 'Zu lange Schritte.',
  'Looking down at a phone.': 'Aufs Handy schauen.',
  'Hanging on to the treadmill rails.': 'Sich an den Griffen des Laufbands festhalten.',
  'Wear shoes that fit, and be seen after dark.':
    'Trag Schuhe, die passen, und mach dich im Dunkeln sichtbar.',
  'Chest pain or faintness: stop and get help.':
    'Schmerzen in der Brust oder das Gefühl, ohnmächtig zu werden: Hör auf und hol Hilfe.',
  'Walk briskly for 5 minutes to warm up.': 'Geh zum Aufwärmen 5 Minuten zügig.',
  'Lean forward a little from the ankles and start with short, easy steps.':
    'Lehn dich aus den Fußgelenken etwas vor und beginn mit kurzen, leichten Schritten.',
  'Land softly with the foot under your hips.': 'Lande weich, der Fuß unter der Hüfte.',
  'Walk for the last few minutes to cool down.': 'Geh zum Cool-down die letzten Minuten.',
  'Slow enough to speak in whole sentences.': 'So langsam, dass du in ganzen Sätzen reden kannst.',
  'Relaxed hands and jaw.': 'Hände und Kiefer locker.',
  'Quiet feet.': 'Leise Füße.',
  'Jog for 1 minute and walk for 2, as often as you like.': 'Jogge 1 Minute und geh 2, so oft du magst.',
  'Jog on grass or a treadmill for a softer landing.':
    'Jogge auf Gras oder Laufband, das landet sich weicher.',
  'Lengthen the jogging part by a minute a week.': 'Verlänger das Joggen um eine Minute pro Woche.',
  'Landing far in front of the body.': 'Weit vor dem Körper landen.',
  'Skipping the warm-up.': 'Das Aufwärmen weglassen.',
  'New to jogging? Leave a day between outings.': 'Neu beim Joggen? Lass einen Tag dazwischen.',
  'Walk home if a joint starts to hurt.': 'Geh nach Hause, wenn ein Gelenk anfängt wehzutun.',
  'Warm up with 5 minutes of walking and 5 of jogging.':
    'Wärm dich mit 5 Minuten Gehen und 5 Minuten Joggen auf.',
  'Run tall with a slight lean from the ankles and arms bent at 90 degrees.':
    'Lauf aufrecht, aus den Fußgelenken leicht vorgelehnt, Arme im rechten Winkel.',
  'Land under your hips and push the ground behind you.':
    'Lande unter der Hüfte und drück den Boden hinter dich.',
  'Hold an even effort, then slow to a jog and a walk for 5 minutes.':
    'Halt die Anstrengung gleich, dann 5 Minuten austraben und gehen.',
  'More steps, not longer ones.': 'Mehr Schritte, nicht längere.',
  'Elbows back, hands loose.': 'Ellbogen zurück, Hände locker.',
  'Even effort, not even speed: ease off uphill.':
    'Gleiche Anstrengung, nicht gleiches Tempo: Bergauf machst du langsamer.',
  'Run and walk in turns of 2 minutes.': 'Lauf und geh im Wechsel, je 2 Minuten.',
  'Take it to a treadmill with a slope of 1 %.': 'Lauf auf dem Laufband mit 1 % Steigung.',
  'Add four 20 second strides at the end to make it harder.':
    'Häng am Ende vier Steigerungen von 20 Sekunden an, wenn es schwerer sein soll.',
  'Too fast in the first mile.': 'Zu schnell auf dem ersten Stück.',
  'Adding distance every single week.': 'Jede Woche die Strecke verlängern.',
  'Add no more than about 10 % distance a week.': 'Verlänger die Strecke um höchstens etwa 10 % pro Woche.',
  'Stop if pain changes the way you run.': 'Hör auf, wenn Schmerz deinen Laufstil verändert.',
  'Set the saddle so that your knee stays a little bent when the pedal is lowest.':
    'Stell den Sattel so, dass dein Knie am tiefsten Punkt des Pedals leicht gebeugt bleibt.',
  'Sit tall, hands light on the bars, and start with hardly any resistance.':
    'Sitz aufrecht, Hände leicht am Lenker, und beginn fast ohne Widerstand.',
  'Turn the pedals round and smooth, about 80 turns a minute.':
    'Tritt rund und gleichmäßig, etwa 80 Umdrehungen pro Minute.',
  'Add resistance until you reach the effort that the workout asks for, and ease off for the last minute.':
    'Erhöh den Widerstand bis zu der Anstrengung, die das Workout verlangt, und lass in der letzten Minute nach.',
  'Knees point ahead.': 'Die Knie zeigen nach vorn.',
  'Loose shoulders and grip.': 'Schultern und Griff locker.',
  'On an easy ride you can talk in sentences.': 'Bei lockerer Fahrt kannst du in Sätzen reden.',
  'Easy ride: less resistance, same rhythm.': 'Locker: weniger Widerstand, gleicher Rhythmus.',
  'Steady ride: an effort at which you speak in short phrases.':
    'Gleichmäßig: eine Anstrengung, bei der du in kurzen Sätzen redest.',
  'Bike sprint: 20 to 30 seconds as fast as you stay seated and smooth, then ride easy until your breath is back.':
    'Rad-Sprint: 20 bis 30 Sekunden so schnell, wie du ruhig und rund im Sattel bleibst, dann locker, bis du wieder Luft hast.',
  'A saddle that is too low.': 'Ein zu niedriger Sattel.',
  'Bouncing on the saddle.': 'Auf dem Sattel hüpfen.',
  'Leaning on the hands.': 'Sich auf die Hände stützen.',
  'Warm up for 5 minutes before a sprint.': 'Wärm dich vor einem Sprint 5 Minuten auf.',
  'Stop at once if your chest feels tight or you feel faint.':
    'Hör sofort auf, wenn es in der Brust eng oder dir schwarz vor Augen wird.',
  'Do 10 air squats, heels down, at an even pace.':
    'Mach 10 Kniebeugen, Fersen am Boden, in gleichmäßigem Tempo.',
  'Go down to the floor and do 5 push-ups.': 'Geh auf den Boden und mach 5 Liegestütze.',
  'Lower to your forearms and hold a plank for 15 seconds.':
    'Geh auf die Unterarme und halt 15 Sekunden eine Plank.',
  'Stand up without hurry. That is one round.': 'Steh ohne Eile auf. Das ist eine Runde.',
  'Choose a pace that you could keep for the whole time.':
    'Wähl ein Tempo, das du die ganze Zeit halten kannst.',
  'Clean reps first, rounds second.': 'Erst saubere Wiederholungen, dann die Runden.',
  'Rest standing, not between two push-ups.': 'Ruh dich im Stehen aus, nicht zwischen zwei Liegestützen.',
  'Chair squats, push-ups with hands on a table, and a plank on the knees.':
    'Stuhl-Kniebeugen, Liegestütze mit den Händen auf einem Tisch und eine Plank auf den Knien.',
  'Half the reps: 5 squats, 3 push-ups, 10 seconds.':
    'Halb so viel: 5 Kniebeugen, 3 Liegestütze, 10 Sekunden.',
  'Rest only between rounds to make it harder.':
    'Mach nur zwischen den Runden Pause, wenn es schwerer sein soll.',
  'Squats that grow shallow as you tire.': 'Kniebeugen, die mit der Müdigkeit flacher werden.',
  'Hips sagging in the plank.': 'Die Hüfte hängt in der Plank durch.',
  'Come up slowly from the floor if you tend to feel dizzy.':
    'Komm langsam vom Boden hoch, wenn dir leicht schwindlig wird.',
  'Stop on sharp pain, and when your form goes for two reps in a row.':
    'Hör bei stechendem Schmerz auf, oder wenn die Form zwei Wiederholungen lang nicht stimmt.',
  'On hands and knees, round and arch your back slowly, 5 times.':
    'Auf allen vieren: Rücken langsam runden und wieder hohl machen, 5-mal.',
  'Push your hips up and back with soft knees, press your heels down in turn, 5 breaths.':
    'Schieb die Hüfte mit weichen Knien nach oben und hinten, drück die Fersen abwechselnd nach unten, 5 Atemzüge.',
  'Step one foot outside your hands into a long lunge. Raise the arm on that side to the ceiling, 3 breaths. Change sides.':
    'Setz einen Fuß außen neben die Hände in einen langen Ausfallschritt. Heb den Arm dieser Seite zur Decke, 3 Atemzüge. Seite wechseln.',
  'Walk your feet to your hands, hang with soft knees, and roll up to standing. That is one round.':
    'Geh mit den Füßen zu den Händen, häng mit weichen Knien und roll dich in den Stand auf. Das ist eine Runde.',
  'Move with your breath: out as you fold, in as you open.':
    'Beweg dich mit dem Atem: aus beim Beugen, ein beim Öffnen.',
  'Aim for ease, not for range.': 'Such die Leichtigkeit, nicht die Weite.',
  'Slow enough that every part could be stopped halfway.':
    'So langsam, dass du an jeder Stelle anhalten könntest.',
  'Hands on a chair in place of the floor.': 'Hände auf einem Stuhl statt am Boden.',
  'Put a cushion under your knees.': 'Leg ein Kissen unter die Knie.',
  'Stay 3 breaths longer in each position to go deeper.':
    'Bleib in jeder Position 3 Atemzüge länger, um tiefer zu kommen.',
  'Bouncing into a stretch.': 'In eine Dehnung hineinfedern.',
  'Rushing through the sides.': 'Durch die Seiten hetzen.',
  'A stretch may pull, it must not pinch.': 'Eine Dehnung darf ziehen, aber nicht zwicken.',
  'Come up slowly if you tend to feel dizzy.': 'Komm langsam hoch, wenn dir leicht schwindlig wird.',
  'Sit comfortably with a long back, one hand on your belly.':
    'Setz dich bequem hin, Rücken lang, eine Hand auf dem Bauch.',
  'Breathe in through your nose for 4 counts.': 'Atme 4 Zähler durch die Nase ein.',
  'Hold gently for 4 counts, then breathe out for 4.': 'Halt die Luft sanft 4 Zähler an, dann atme 4 aus.',
  'Hold empty for 4 counts. That is one round.': 'Bleib 4 Zähler ausgeatmet. Das ist eine Runde.',
  'The belly moves before the chest.': 'Der Bauch bewegt sich vor der Brust.',
  'Soft shoulders and jaw.': 'Schultern und Kiefer weich.',
  'Even sides, like a square.': 'Gleiche Seiten, wie ein Quadrat.',
  'Count to 3 on each side.': 'Zähl auf jeder Seite bis 3.',
  'Leave out the holds: in for 4, out for 4.': 'Lass das Anhalten weg: 4 ein, 4 aus.',
  'Count to 5 once 4 feels easy.': 'Zähl bis 5, sobald 4 leichtfällt.',
  'Gulping air.': 'Nach Luft schnappen.',
  'Straining through the holds.': 'Sich durchs Anhalten quälen.',
  'Lifting the shoulders.': 'Die Schultern hochziehen.',
  'Breathe normally at once if you feel light-headed.': 'Atme sofort normal, wenn dir schummrig wird.',
  'Leave out the holds if you are pregnant or have a heart or lung condition.':
    'Halt den Atem nicht an, wenn du schwanger bist oder eine Herz- oder Lungenerkrankung hast.',
  'Warm up for 5 minutes: walk, march, a few slow squats.':
    'Wärm dich 5 Minuten auf: gehen, auf der Stelle gehen, ein paar langsame Kniebeugen.',
  'Sit on the floor with straight legs, feet flat against a wall, toes up.':
    'Setz dich mit gestreckten Beinen auf den Boden, Füße flach an der Wand, Zehen nach oben.',
  'Lay one hand on the other, breathe out and slide your fingers towards the wall.':
    'Leg eine Hand auf die andere, atme aus und schieb die Finger zur Wand.',
  'Hold where it pulls gently for 2 seconds, and read the gap between fingertips and wall.':
    'Halt 2 Sekunden, wo es sanft zieht, und lies den Abstand zwischen Fingerspitzen und Wand ab.',
  'Come back, shake your legs, and take the best of three tries.':
    'Komm zurück, schüttle die Beine aus und nimm den besten von drei Versuchen.',
  'Fold at the hips before you round your back.': 'Beug dich aus der Hüfte, bevor du den Rücken rundest.',
  'Reach further only as you breathe out.': 'Geh nur beim Ausatmen weiter.',
  'Knees stay down.': 'Die Knie bleiben unten.',
  'Sit on a cushion and put a rolled towel under your knees.':
    'Setz dich auf ein Kissen und leg ein gerolltes Handtuch unter die Knie.',
  'One leg at a time, the other knee bent.': 'Ein Bein nach dem anderen, das andere Knie gebeugt.',
  'Hold the furthest point for 5 breaths to make it harder.':
    'Halt den weitesten Punkt 5 Atemzüge, wenn es schwerer sein soll.',
  'Bouncing to gain a centimetre.': 'Federn, um einen Zentimeter zu gewinnen.',
  'Bending the knees.': 'Die Knie beugen.',
  'One hand ahead of the other.': 'Eine Hand vor der anderen.',
  'A pull behind the thighs is fine. Pain in the back or tingling down a leg is not: stop.':
    'Ein Ziehen hinten in den Oberschenkeln ist okay. Schmerz im Rücken oder Kribbeln im Bein nicht: Hör auf.',
  'Leave it out with a disc problem.': 'Lass es bei Bandscheibenproblemen weg.',
  'Circle your arms 10 times forward and 10 times back.': 'Kreise mit den Armen je 10-mal vor und zurück.',
  'Stand tall. Lift one arm, bend it and slide the palm down between your shoulder blades.':
    'Steh aufrecht. Heb einen Arm, beug ihn und schieb die Handfläche zwischen die Schulterblätter.',
  'Bring the other hand up your back from below, palm outward.':
    'Führ die andere Hand von unten den Rücken hoch, Handfläche nach außen.',
  'Walk the fingers towards each other, hold for 2 seconds, and read the gap between them.':
    'Lass die Finger aufeinander zuwandern, halt 2 Sekunden und lies den Abstand dazwischen ab.',
  'Let go slowly and change arms.': 'Lös langsam und wechsle den Arm.',
  'Ribs stay down, the back does not arch.': 'Die Rippen bleiben unten, kein Hohlkreuz.',
  'Head upright, neck long.': 'Kopf aufrecht, Nacken lang.',
  'Let a friend or a mirror read the gap.': 'Lass jemanden den Abstand ablesen, oder nimm einen Spiegel.',
  'Hold a towel in the upper hand and walk the lower hand up it.':
    'Halt in der oberen Hand ein Handtuch und wandere mit der unteren daran hoch.',
  'Only the upper arm, the other hand on your hip.': 'Nur der obere Arm, die andere Hand an der Hüfte.',
  'Hold for 5 breaths to make it harder.': 'Halt 5 Atemzüge, wenn es schwerer sein soll.',
  'Forcing the lower arm up.': 'Den unteren Arm hochzwingen.',
  'Pushing the head forward.': 'Den Kopf nach vorn schieben.',
  'Leaning to one side.': 'Sich zur Seite lehnen.',
  'Stop at a pinch in the front of the shoulder.': 'Hör auf, wenn es vorn an der Schulter zwickt.',
  'Leave out the side of a shoulder that has been dislocated or operated on.':
    'Lass die Seite einer Schulter weg, die ausgerenkt war oder operiert wurde.',
  'Sit on the very edge of a firm bed or a bench and roll back until you lie down.':
    'Setz dich ganz an die Kante eines festen Betts oder einer Bank und roll dich zurück, bis du liegst.',
  'Hug both knees to your chest so that your lower back lies flat.':
    'Zieh beide Knie zur Brust, damit der untere Rücken flach liegt.',
  'Keep hold of one knee and let the other leg sink over the edge, knee loose.':
    'Halt ein Knie fest und lass das andere Bein über die Kante sinken, Knie locker.',
  'Breathe out three times, then read the gap between the back of that thigh and the edge.':
    'Atme dreimal aus, dann lies den Abstand zwischen der Rückseite dieses Oberschenkels und der Kante ab.',
  'Hug both knees again, and change legs.': 'Zieh wieder beide Knie heran und wechsle das Bein.',
  'The lower back stays on the bed.': 'Der untere Rücken bleibt auf dem Bett.',
  'Let the leg hang, do not push it.': 'Lass das Bein hängen, drück es nicht.',
  'Thigh straight ahead, not out to the side.': 'Oberschenkel geradeaus, nicht zur Seite.',
  'Kneel on one knee, a cushion under it, and tuck your tailbone.':
    'Knie dich auf ein Knie, ein Kissen darunter, und kipp das Becken nach hinten.',
  'Hug the knee less closely.': 'Zieh das Knie weniger nah heran.',
  'Stay for 5 breaths on each side to go deeper.': 'Bleib je Seite 5 Atemzüge, um tiefer zu kommen.',
  'The back arching off the bed.': 'Der Rücken wölbt sich vom Bett ab.',
  'Lying so far up that the edge carries the thigh.':
    'So weit oben liegen, dass die Kante den Oberschenkel trägt.',
  'Use a bed that does not tip or roll.': 'Nimm ein Bett, das nicht kippt oder rollt.',
  'Stop if you feel it in your lower back, or deep in the groin.':
    'Hör auf, wenn du es im unteren Rücken oder tief in der Leiste spürst.',
};
