import type { Dictionary } from '#domain/catalogue/languages/dictionary.ts';

export const guides: Dictionary = {
  'Put your hands on the floor a little wider than your shoulders, fingers forward.':
    'Ponha as mãos no chão, um pouco mais abertas que os ombros, dedos para a frente.',
  'Step back until your body is one straight line from head to heels.':
    'Leve os pés para trás até o corpo ficar em uma linha reta da cabeça aos calcanhares.',
  'Bend your elbows and lower your chest until it is a fist’s height above the floor.':
    'Dobre os cotovelos e desça o peito até ficar a um punho do chão.',
  'Press the floor away and come back to straight arms without letting your hips sag.':
    'Empurre o chão e volte a esticar os braços sem deixar o quadril cair.',
  'Elbows point back at about 45 degrees, not out to the sides.':
    'Os cotovelos apontam para trás, a uns 45 graus, não para os lados.',
  'Squeeze your glutes and brace your belly before the first rep.':
    'Aperte os glúteos e firme o abdômen antes da primeira repetição.',
  'Look at the floor just ahead of your hands.': 'Olhe para o chão um pouco à frente das mãos.',
  'Incline push-ups: hands on a bench or a sturdy table. The higher the hands, the easier.':
    'Flexão inclinada: mãos em um banco ou mesa firme. Quanto mais altas as mãos, mais fácil.',
  'Knee push-ups: knees on the floor, straight line from knees to head.':
    'Flexão de joelhos: joelhos no chão, linha reta dos joelhos à cabeça.',
  'Decline push-ups: feet on a bench, once you own 15 clean reps on the floor.':
    'Flexão declinada: pés em um banco, quando você dominar 15 limpas no chão.',
  'Hips that sag or stick up.': 'Quadril que cai ou sobe demais.',
  'Half reps: shorten the set, not the movement.': 'Meias repetições: encurte a série, não o movimento.',
  'Head dropping before the chest does.': 'A cabeça desce antes do peito.',
  'If your wrists complain, hold two dumbbells or make fists on a mat.':
    'Se os punhos reclamarem, segure dois halteres ou feche as mãos sobre um colchonete.',
  'Stop if you feel a pinch in the front of the shoulder.': 'Pare se sentir uma fisgada na frente do ombro.',
  'Sit on the edge of a bench or a chair that cannot slide, hands beside your hips, fingers forward.':
    'Sente na beira de um banco ou de uma cadeira que não escorregue, mãos ao lado do quadril, dedos para a frente.',
  'Walk your feet out, knees bent, and lift your hips just in front of the edge.':
    'Leve os pés à frente, joelhos dobrados, e tire o quadril logo adiante da beira.',
  'Bend your elbows straight back and lower until your upper arms are at most level with the floor.':
    'Dobre os cotovelos para trás e desça até os braços ficarem, no máximo, paralelos ao chão.',
  'Press through your palms until your arms are straight.': 'Empurre com as palmas até esticar os braços.',
  'Keep your back close to the edge.': 'Mantenha as costas perto da beira.',
  'Shoulders stay down, away from your ears.': 'Ombros baixos, longe das orelhas.',
  'Elbows point behind you.': 'Os cotovelos apontam para trás.',
  'Sit on the floor, hands behind you, and lift your hips only a little.':
    'Sente no chão, mãos atrás, e levante o quadril só um pouco.',
  'Bring your feet closer to take weight off your arms.': 'Aproxime os pés para tirar peso dos braços.',
  'Straighten your legs to make it harder.': 'Estique as pernas para dificultar.',
  'Going so deep that the shoulders roll forward.': 'Descer tanto que os ombros rolam para a frente.',
  'Drifting away from the edge.': 'Afastar-se da beira.',
  'Pushing with the legs.': 'Empurrar com as pernas.',
  'Put the chair against a wall.': 'Encoste a cadeira na parede.',
  'Skip dips and do incline push-ups if your shoulders are sore or have been injured.':
    'Troque o mergulho por flexões inclinadas se os ombros doem ou já tiveram lesão.',
  'Lie on your back, knees bent, feet flat, a weight in each hand or a light bar held over your chest.':
    'Deite de costas, joelhos dobrados, pés no chão, um peso em cada mão ou uma barra leve sobre o peito.',
  'Start with straight arms, wrists above elbows.':
    'Comece com os braços esticados, punhos acima dos cotovelos.',
  'Lower slowly until the backs of your upper arms touch the floor. Pause for a count.':
    'Desça devagar até a parte de trás dos braços tocar o chão. Pausa de um tempo.',
  'Press straight up until your arms are long.': 'Empurre reto para cima até esticar os braços.',
  'Elbows about 45 degrees from your ribs.': 'Cotovelos a uns 45 graus das costelas.',
  'Knuckles to the ceiling, wrists straight.': 'Nós dos dedos para o teto, punhos retos.',
  'Press your lower back and feet into the floor.': 'Aperte a lombar e os pés contra o chão.',
  'One arm at a time, free hand on your belly.': 'Um braço por vez, a mão livre no abdômen.',
  'Lower for 3 counts to make a light weight harder.':
    'Desça em 3 tempos para um peso leve ficar mais difícil.',
  'Hold a glute bridge while you press.': 'Segure uma ponte de glúteos enquanto empurra.',
  'Bouncing the elbows off the floor.': 'Quicar os cotovelos no chão.',
  'Elbows flared level with the shoulders.': 'Cotovelos abertos na altura dos ombros.',
  'Wrists bent back under the weight.': 'Punhos dobrados para trás sob o peso.',
  'Roll up to sitting with the weights on your thighs. Do not reach behind you for them.':
    'Role para sentar com os pesos sobre as coxas. Não os procure atrás de você.',
  'With a bar, train alone only at a weight that you can roll down to your hips.':
    'Com barra e sem companhia, use só um peso que você consiga rolar até o quadril.',
  'Stand with feet hip-width apart, weight in your hands, or stand on the middle of a band.':
    'Em pé, pés na largura do quadril, peso nas mãos, ou pise no meio de um elástico.',
  'Push your hips back and lean forward with a flat back, knees soft, arms hanging.':
    'Leve o quadril para trás e incline-se com as costas retas, joelhos semiflexionados, braços pendentes.',
  'Pull your elbows back past your ribs and squeeze your shoulder blades together.':
    'Puxe os cotovelos para trás, além das costelas, e junte as escápulas.',
  'Lower until your arms are long, without moving your back.':
    'Desça até esticar os braços, sem mexer as costas.',
  'Lead with the elbow, not the hand.': 'Guie com o cotovelo, não com a mão.',
  'Chest proud, neck in line with your back.': 'Peito aberto, pescoço alinhado com as costas.',
  'Your torso stays still from first rep to last.': 'O tronco fica parado da primeira à última repetição.',
  'One arm at a time, free hand and knee on a bench, for a rested back.':
    'Um braço por vez, mão livre e joelho em um banco, para descansar as costas.',
  'Lean less far forward with a lighter weight.': 'Incline-se menos, com um peso mais leve.',
  'Pause for 2 counts at the top to make it harder.': 'Pausa de 2 tempos em cima para dificultar.',
  'Rounding the lower back.': 'Arredondar a lombar.',
  'Jerking the weight up with the hips.': 'Jogar o peso para cima com o quadril.',
  'Shrugging the shoulders.': 'Encolher os ombros.',
  'Brace your belly before each set, and set the weight down as soon as your back rounds.':
    'Firme o abdômen antes de cada série e ponha o peso no chão assim que as costas arredondarem.',
  'Check a band for cracks before you stand on it.':
    'Confira se o elástico tem rachaduras antes de pisar nele.',
  'Take the bar with both palms facing away, a little wider than your shoulders, and hang with long arms.':
    'Segure a barra com as palmas para a frente, um pouco mais aberto que os ombros, e pendure-se com os braços estendidos.',
  'Draw your shoulders down, away from your ears, and brace your belly.':
    'Baixe os ombros, longe das orelhas, e firme o abdômen.',
  'Pull your elbows towards your ribs until your chin is over the bar.':
    'Puxe os cotovelos em direção às costelas até o queixo passar da barra.',
  'Lower under control until your arms are long again.': 'Desça com controle até estender os braços de novo.',
  'Think of pulling the bar down to you.': 'Pense em trazer a barra até você.',
  'Legs together and still.': 'Pernas juntas e paradas.',
  'The way down takes twice as long as the way up.': 'A descida leva o dobro da subida.',
  'Step up on a box and only lower yourself, 4 counts for each rep.':
    'Suba em uma caixa e faça só a descida, 4 tempos por repetição.',
  'Put a loop of band over the bar and one foot in it.': 'Passe um elástico na barra e ponha um pé nele.',
  'Pause for 2 counts with your chin over the bar to make it harder.':
    'Pausa de 2 tempos com o queixo acima da barra para dificultar.',
  'Swinging the legs to get up.': 'Balançar as pernas para subir.',
  'Stopping halfway down.': 'Parar no meio da descida.',
  'Shrugging the shoulders to the ears.': 'Encolher os ombros até as orelhas.',
  'Try the bar with half your weight before you trust it, and step down from it, never drop.':
    'Teste a barra com metade do seu peso antes de confiar nela, e desça com um passo, nunca se solte.',
  'Stop if you feel a pinch in a shoulder or a pull on the inside of an elbow.':
    'Pare se sentir uma fisgada no ombro ou um repuxo na parte de dentro do cotovelo.',
  'Stand under the bar, on a box if it is high, and take it at shoulder width, palms facing away.':
    'Fique sob a barra, em uma caixa se ela for alta, e segure na largura dos ombros, palmas para a frente.',
  'Take your feet off the floor and let your arms grow long.':
    'Tire os pés do chão e deixe os braços se alongarem.',
  'Draw your shoulders a finger’s width down and breathe.': 'Baixe os ombros a largura de um dedo e respire.',
  'Put your feet down before your grip opens.': 'Apoie os pés antes que a pegada abra.',
  'Thumbs round the bar.': 'Polegares em volta da barra.',
  'Ribs down, legs together.': 'Costelas baixas, pernas juntas.',
  'Breathe out slowly.': 'Expire devagar.',
  'Leave your toes on the floor or the box to carry part of your weight.':
    'Deixe os dedos dos pés no chão ou na caixa para aliviar parte do peso.',
  'Hang in bursts of 5 seconds with a breath between.':
    'Pendure-se por 5 segundos por vez, com uma respiração entre elas.',
  'Lift your knees a little to make it harder.': 'Suba um pouco os joelhos para dificultar.',
  'Holding the breath.': 'Prender a respiração.',
  'Swinging.': 'Balançar.',
  'Hanging on until the fingers slip.': 'Segurar até os dedos escorregarem.',
  'Dry your hands and check that the bar sits firmly.': 'Seque as mãos e confira se a barra está firme.',
  'Leave it out after a dislocated shoulder, unless somebody who treats it says otherwise.':
    'Não faça depois de uma luxação no ombro, a não ser que quem trata diga o contrário.',
  'Stand with feet shoulder-width apart, toes turned out a little.':
    'Em pé, pés na largura dos ombros, pontas um pouco para fora.',
  'Push your hips back and bend your knees as if to sit on a low chair.':
    'Leve o quadril para trás e dobre os joelhos como para sentar em uma cadeira baixa.',
  'Go as low as you can with your heels down and your back flat.':
    'Desça o quanto conseguir com os calcanhares no chão e as costas retas.',
  'Push the floor away and stand up tall.': 'Empurre o chão e levante até ficar em pé.',
  'Knees follow the line of your toes.': 'Os joelhos seguem a linha dos pés.',
  'Whole foot on the floor: heel, big toe, little toe.': 'O pé inteiro no chão: calcanhar, dedão, dedinho.',
  'Chest up, eyes ahead.': 'Peito para cima, olhar à frente.',
  'Sit down on a chair and stand up again.': 'Sente em uma cadeira e levante de novo.',
  'Hold on to a door frame for balance.': 'Segure no batente da porta para o equilíbrio.',
  'Goblet squat: hold one dumbbell or kettlebell against your chest. Or stand on a band and hold it at your shoulders.':
    'Agachamento goblet: segure um halter ou kettlebell contra o peito. Ou pise em um elástico e segure-o nos ombros.',
  'Heels lifting.': 'Calcanhares que levantam.',
  'Knees caving in.': 'Joelhos que caem para dentro.',
  'Rounding the back at the bottom.': 'Arredondar as costas embaixo.',
  'Only go as deep as your knees and back stay comfortable.':
    'Desça só até onde joelhos e costas fiquem confortáveis.',
  'Warm up with 10 easy reps before you add weight.': 'Aqueça com 10 repetições fáceis antes de pôr peso.',
  'Stand tall, feet hip-width apart, hands on your hips.':
    'Em pé, pés na largura do quadril, mãos na cintura.',
  'Take a long step forward and land on the whole foot.': 'Dê um passo longo à frente e apoie o pé inteiro.',
  'Lower until both knees are bent at about 90 degrees and the back knee hovers above the floor.':
    'Desça até os dois joelhos ficarem a uns 90 graus e o de trás quase tocar o chão.',
  'Push off the front foot back to standing. Change legs.':
    'Empurre com o pé da frente até voltar em pé. Troque de perna.',
  'Feet stay on two rails, not on a tightrope.': 'Os pés vão em dois trilhos, não em uma corda bamba.',
  'Front knee points the way the toes do.': 'O joelho da frente aponta na direção dos dedos do pé.',
  'Lower straight down, torso upright.': 'Desça reto, com o tronco ereto.',
  'Reverse lunges: step back, not forward. Kinder to the knees.':
    'Avanço reverso: o passo vai para trás, não para a frente. Mais gentil com os joelhos.',
  'Go half as deep with a hand on a wall.': 'Desça metade, com uma mão na parede.',
  'Walking lunges: step through into the next rep. Or hold a dumbbell in each hand.':
    'Passada: emende o passo no próximo. Ou segure um halter em cada mão.',
  'Steps so short that the front heel lifts.': 'Passos tão curtos que o calcanhar da frente levanta.',
  'Dropping the back knee onto the floor.': 'Deixar o joelho de trás bater no chão.',
  'Leaning over the front leg.': 'Inclinar-se sobre a perna da frente.',
  'Clear the floor around you and train in shoes with grip.':
    'Libere o chão à sua volta e treine com tênis que não escorreguem.',
  'Choose glute bridges on days when lunges hurt your knees.':
    'Escolha pontes de glúteos nos dias em que os avanços doem nos joelhos.',
  'Stand with your back against a smooth wall.': 'Encoste as costas em uma parede lisa.',
  'Walk your feet forward and slide down until your knees are bent at about 90 degrees.':
    'Leve os pés à frente e escorregue até os joelhos ficarem a uns 90 graus.',
  'Press your whole back into the wall and hold, breathing steadily.':
    'Aperte as costas inteiras contra a parede e segure, respirando com calma.',
  'To finish, slide up the wall with your hands on it.':
    'Para terminar, suba escorregando com as mãos na parede.',
  'Knees above ankles.': 'Joelhos acima dos tornozelos.',
  'Weight in your heels.': 'Peso nos calcanhares.',
  'Keep breathing: count the breaths.': 'Continue respirando: conte as respirações.',
  'Stay higher on the wall.': 'Fique mais alto na parede.',
  'Several short holds with 10 seconds between.':
    'Fique pouco tempo, várias vezes, com 10 segundos de intervalo.',
  'Hold a weight at your chest to make it harder.': 'Segure um peso no peito para dificultar.',
  'Hands pushing on the thighs.': 'Mãos empurrando as coxas.',
  'Feet so close that the knees pass the toes.': 'Pés tão perto que os joelhos passam dos dedos.',
  'Stop if your knees hurt. Burning thighs are fine, sharp joints are not.':
    'Pare se os joelhos doerem. Coxas queimando, tudo bem; dor aguda na articulação, não.',
  'With high blood pressure, keep holds short and ask your doctor first.':
    'Com pressão alta, segure pouco tempo e fale antes com seu médico.',
  'Lie on your back, knees bent, feet flat and hip-width apart.':
    'Deite de costas, joelhos dobrados, pés no chão e na largura do quadril.',
  'Tuck your tail so that your lower back touches the floor.': 'Encaixe o quadril até a lombar tocar o chão.',
  'Squeeze your glutes and lift your hips until knees, hips and shoulders are in line.':
    'Aperte os glúteos e suba o quadril até alinhar joelhos, quadril e ombros.',
  'Hold for a count, then lower slowly.': 'Segure um tempo e desça devagar.',
  'Push through your heels.': 'Empurre com os calcanhares.',
  'Ribs down: the lift ends at the hips, not in the back.':
    'Costelas baixas: a subida termina no quadril, não nas costas.',
  'Shins upright at the top.': 'Canelas verticais em cima.',
  'Lift only halfway.': 'Suba só até a metade.',
  'Hold a weight or a padded bar across your hips, or a band above your knees.':
    'Ponha um peso ou uma barra acolchoada sobre o quadril, ou um elástico acima dos joelhos.',
  'Single-leg bridges: one foot off the floor.': 'Ponte em uma perna: um pé fora do chão.',
  'Arching the lower back to get higher.': 'Arquear a lombar para subir mais.',
  'Knees falling apart.': 'Joelhos que se abrem.',
  'Pushing through the toes.': 'Empurrar com os dedos dos pés.',
  'Cramp in the hamstrings? Bring your feet closer and rest a moment.':
    'Cãibra atrás da coxa? Aproxime os pés e descanse um momento.',
  'Keep your head still and your neck relaxed.': 'Mantenha a cabeça parada e o pescoço relaxado.',
  'Stand tall with feet hip-width apart, fingertips on a wall.':
    'Em pé, pés na largura do quadril, pontas dos dedos na parede.',
  'Rise onto the balls of your feet as high as you can.': 'Suba na ponta dos pés o mais alto que conseguir.',
  'Pause for a count at the top.': 'Pausa de um tempo em cima.',
  'Lower your heels slowly, for 2 to 3 counts.': 'Desça os calcanhares devagar, em 2 ou 3 tempos.',
  'Roll up over the big toe.': 'Suba por cima do dedão.',
  'Straight knees, tall body.': 'Joelhos esticados, corpo ereto.',
  'Slow down is where the work is.': 'O trabalho está na descida lenta.',
  'Hold on with both hands.': 'Segure com as duas mãos.',
  'Hold a dumbbell in one hand and the wall with the other.':
    'Segure um halter em uma mão e a parede com a outra.',
  'Single-leg calf raises: one foot at a time.': 'Elevação em uma perna: um pé por vez.',
  'Bouncing.': 'Quicar.',
  'Ankles rolling outward.': 'Tornozelos que rolam para fora.',
  'Cutting the top short.': 'Encurtar a subida.',
  'On a step, put the whole ball of the foot on it and hold a rail.':
    'Em um degrau, apoie toda a parte da frente do pé e segure um corrimão.',
  'Stop if your Achilles tendon hurts.': 'Pare se o tendão de Aquiles doer.',
  'Stand with feet hip-width apart, the bar over the middle of your feet or the weights beside them.':
    'Em pé, pés na largura do quadril, a barra sobre o meio dos pés ou os pesos ao lado.',
  'Push your hips back and bend your knees until your hands reach the grip. Back flat, arms long.':
    'Leve o quadril para trás e dobre os joelhos até as mãos chegarem à pegada. Costas retas, braços estendidos.',
  'Breathe in and brace, then push the floor away and stand up with the weight close to your legs.':
    'Inspire e firme o abdômen; empurre o chão e levante com o peso perto das pernas.',
  'Stand tall and squeeze your glutes. Send your hips back and lower the way you came.':
    'Fique em pé e aperte os glúteos. Leve o quadril para trás e desça pelo mesmo caminho.',
  'Hips back, chest proud, shoulders just ahead of the bar.':
    'Quadril para trás, peito aberto, ombros um pouco à frente da barra.',
  'Drag the weight up your legs.': 'Suba o peso rente às pernas.',
  'Hips and shoulders rise together.': 'Quadril e ombros sobem juntos.',
  'Raise the weight on blocks or thick books so that you start higher.':
    'Apoie o peso em blocos ou livros grossos para começar mais alto.',
  'Stand on a band and pull its ends, or use one kettlebell between your feet.':
    'Pise em um elástico e puxe as pontas, ou use uma kettlebell entre os pés.',
  'Lower for 3 counts before you add weight.': 'Desça em 3 tempos antes de pôr mais peso.',
  'Rounding the back.': 'Arredondar as costas.',
  'Hips shooting up before the weight leaves the floor.': 'O quadril dispara antes de o peso sair do chão.',
  'Leaning back at the top.': 'Inclinar-se para trás em cima.',
  'Learn the movement with a light weight. Add weight only while every rep looks the same.':
    'Aprenda o movimento com pouco peso. Aumente só enquanto todas as repetições saírem iguais.',
  'Sharp pain in the back ends the session. Set the weight down.':
    'Dor aguda nas costas encerra a sessão. Ponha o peso no chão.',
  'Lie face down and put your elbows under your shoulders, forearms on the floor.':
    'Deite de bruços, cotovelos sob os ombros, antebraços no chão.',
  'Tuck your toes and lift until head, hips and heels are in one line.':
    'Apoie os dedos dos pés e suba até alinhar cabeça, quadril e calcanhares.',
  'Brace your belly, squeeze your glutes and breathe.': 'Firme o abdômen, aperte os glúteos e respire.',
  'Lower your knees first when the time is up.': 'Quando o tempo acabar, desça os joelhos primeiro.',
  'Pull your elbows towards your toes.': 'Puxe os cotovelos em direção aos dedos dos pés.',
  'Long neck, eyes on the floor.': 'Pescoço alongado, olhos no chão.',
  'Short steady breaths.': 'Respirações curtas e constantes.',
  'Knees on the floor.': 'Joelhos no chão.',
  'Forearms on a bench or a sturdy table.': 'Antebraços em um banco ou mesa firme.',
  'Lift one foot for 5 seconds at a time to make it harder.':
    'Levante um pé por 5 segundos por vez para dificultar.',
  'Hips sagging.': 'Quadril caindo.',
  'Hips too high.': 'Quadril alto demais.',
  'End the hold when your lower back starts to feel it.': 'Termine quando a lombar começar a sentir.',
  'Use a mat under your elbows.': 'Use um colchonete sob os cotovelos.',
  'Lie on your back, knees bent, feet flat, arms crossed on your chest.':
    'Deite de costas, joelhos dobrados, pés no chão, braços cruzados no peito.',
  'Tuck your chin and breathe out as you curl up, one part of the back after the other.':
    'Recolha o queixo e expire enquanto enrola, uma parte das costas depois da outra.',
  'Come up until your forearms touch your thighs.': 'Suba até os antebraços tocarem as coxas.',
  'Roll down slowly until your shoulder blades touch the floor.':
    'Desça devagar até as escápulas tocarem o chão.',
  'Curl, do not throw.': 'Enrole, sem impulso.',
  'A space the size of an egg between chin and chest.': 'Cabe um ovo entre o queixo e o peito.',
  'Feet stay flat.': 'Os pés ficam no chão.',
  'Come only halfway up.': 'Suba só até a metade.',
  'Reach your arms forward past your knees.': 'Leve os braços à frente, além dos joelhos.',
  'Lower for 4 counts to make it harder.': 'Desça em 4 tempos para dificultar.',
  'Pulling the head with the hands.': 'Puxar a cabeça com as mãos.',
  'Swinging the arms.': 'Dar impulso com os braços.',
  'Dropping back down.': 'Deixar-se cair na descida.',
  'Choose the plank if sit-ups bother your lower back or neck.':
    'Escolha a prancha se o abdominal incomodar a lombar ou o pescoço.',
  'Use a mat under your tailbone.': 'Use um colchonete sob o cóccix.',
  'Sit with knees bent and heels on the floor, hands together in front of your chest.':
    'Sente com os joelhos dobrados e os calcanhares no chão, mãos juntas à frente do peito.',
  'Lean back with a long spine until your belly has to work.':
    'Incline-se para trás com a coluna alongada até o abdômen ter de trabalhar.',
  'Turn your ribs and shoulders to one side, hands following.':
    'Gire costelas e ombros para um lado; as mãos acompanham.',
  'Come through the middle and turn to the other side. Each side is one rep.':
    'Passe pelo meio e gire para o outro lado. Cada lado é uma repetição.',
  'The chest turns, not just the arms.': 'O peito gira, não só os braços.',
  'Long back, open chest.': 'Costas alongadas, peito aberto.',
  'Breathe out on each turn.': 'Expire em cada giro.',
  'Sit more upright and turn less.': 'Sente com as costas mais retas e gire menos.',
  'Arms crossed on your chest.': 'Braços cruzados no peito.',
  'Lift your feet or hold a light weight to make it harder.':
    'Levante os pés ou segure um peso leve para dificultar.',
  'Swinging from side to side.': 'Balançar de um lado para o outro.',
  'Knees drifting with the turn.': 'Joelhos que acompanham o giro.',
  'Leave twists out if you have a disc problem or sharp pain when you turn.':
    'Deixe os giros de lado se você tem problema de disco ou dor aguda ao girar.',
  'Slow is safe: two counts to a side.': 'Devagar é seguro: dois tempos por lado.',
  'Start in a push-up position, hands under shoulders.': 'Comece na posição de flexão, mãos sob os ombros.',
  'Draw one knee towards your chest without lifting your hips.':
    'Leve um joelho em direção ao peito sem levantar o quadril.',
  'Step it back and draw in the other knee.': 'Volte-o para trás e leve o outro joelho.',
  'Keep changing at a pace that you can hold. Each knee is one rep.':
    'Continue alternando em um ritmo que você mantém. Cada joelho é uma repetição.',
  'Shoulders stay over your wrists.': 'Os ombros ficam sobre os punhos.',
  'Hips low and level.': 'Quadril baixo e nivelado.',
  'Light feet.': 'Pés leves.',
  'Hands on a bench or a sturdy table.': 'Mãos em um banco ou mesa firme.',
  'Step slowly instead of running.': 'Dê passos lentos em vez de correr.',
  'Go faster only while your hips stay still.': 'Acelere só enquanto o quadril ficar parado.',
  'Hips bouncing up.': 'O quadril quica para cima.',
  'Weight drifting back over the feet.': 'O peso volta para os pés.',
  'Tiny half steps.': 'Meios passos minúsculos.',
  'Make fists or raise your hands if your wrists hurt.': 'Feche as mãos ou eleve-as se os punhos doerem.',
  'Slow down if you feel dizzy.': 'Desacelere se sentir tontura.',
  'Start on hands and knees, hands under shoulders, knees under hips.':
    'Comece em quatro apoios, mãos sob os ombros, joelhos sob o quadril.',
  'Tuck your toes and lift your knees a hand’s width off the floor.':
    'Apoie os dedos dos pés e suba os joelhos um palmo do chão.',
  'Move the right hand and left foot forward together, then the left hand and right foot.':
    'Avance junto a mão direita e o pé esquerdo; depois a esquerda e o direito.',
  'Crawl with small steps, then go backward to where you began.':
    'Ande com passos pequenos e volte de costas até onde começou.',
  'Flat back: carry a cup of tea on it.': 'Costas retas: carregue uma xícara de chá nelas.',
  'Opposite hand and foot.': 'Mão e pé opostos.',
  'Knees stay low.': 'Joelhos baixos.',
  'Hold still with the knees lifted for 10 seconds.': 'Segure os joelhos no ar por 10 segundos.',
  'Crawl with your knees on a soft floor.': 'Engatinhe com os joelhos em um chão macio.',
  'Crawl sideways to make it harder.': 'Ande de lado para dificultar.',
  'Hips in the air.': 'Quadril no ar.',
  'Steps too long.': 'Passos longos demais.',
  'Swaying from side to side.': 'Balançar de um lado para o outro.',
  'Clear the floor and choose one that does not slip.': 'Libere o chão e escolha um que não escorregue.',
  'Rest your wrists between rounds.': 'Descanse os punhos entre as voltas.',
  'Start at the top of a push-up, hands under shoulders, feet wider than your hips.':
    'Comece no alto de uma flexão, mãos sob os ombros, pés mais abertos que o quadril.',
  'Press one hand into the floor and brace your belly.': 'Pressione uma mão no chão e firme o abdômen.',
  'Lift the other hand and touch the opposite shoulder.': 'Levante a outra mão e toque o ombro oposto.',
  'Put it back softly and change sides. Each touch is one rep.':
    'Apoie-a com suavidade e troque de lado. Cada toque é uma repetição.',
  'Hips stay level: balance a book on them.': 'O quadril fica nivelado: equilibre um livro nele.',
  'Push the floor away with the standing arm.': 'Empurre o chão com o braço de apoio.',
  'A calm count for each touch.': 'Um tempo calmo para cada toque.',
  'Bring your feet closer together to make it harder.': 'Aproxime os pés para dificultar.',
  'Hips rocking from side to side.': 'Quadril balançando de um lado para o outro.',
  'Racing the touches.': 'Toques na correria.',
  'Hands ahead of the shoulders.': 'Mãos à frente dos ombros.',
  'Do the forearm plank if your wrists hurt.': 'Faça a prancha de antebraços se os punhos doerem.',
  'End the set when your lower back sags.': 'Termine a série quando a lombar afundar.',
  'Stand tall, feet together, arms at your sides.': 'Em pé, pés juntos, braços ao lado do corpo.',
  'Jump your feet a little wider than your shoulders as your arms swing overhead.':
    'Salte abrindo os pés um pouco mais que os ombros enquanto os braços sobem acima da cabeça.',
  'Land softly on the balls of your feet, knees bent.':
    'Aterrisse suave na parte da frente dos pés, joelhos dobrados.',
  'Jump back to the start. That is one rep.': 'Salte de volta ao início. Isso é uma repetição.',
  'Quiet landings.': 'Aterrissagens silenciosas.',
  'Tall chest, loose shoulders.': 'Peito aberto, ombros soltos.',
  'Breathe in a rhythm.': 'Respire com ritmo.',
  'Step jacks: step one foot out at a time, no jump.':
    'Polichinelo sem salto: um pé para o lado por vez, sem saltar.',
  'Raise your arms only to shoulder height.': 'Suba os braços só até os ombros.',
  'Speed up for the last 10 seconds to make it harder.': 'Acelere nos últimos 10 segundos para dificultar.',
  'Stiff knees on landing.': 'Joelhos rígidos ao aterrissar.',
  'Knees falling inward.': 'Joelhos caindo para dentro.',
  'Rushing until the arms stop halfway.': 'Correr tanto que os braços param no meio.',
  'Wear shoes and choose a floor with some give.': 'Use tênis e escolha um chão que amorteça.',
  'Choose step jacks if you are pregnant, or if your knees, ankles or pelvic floor need care.':
    'Escolha o polichinelo sem salto na gravidez, ou se joelhos, tornozelos ou assoalho pélvico pedem cuidado.',
  'Stand tall, feet hip-width apart, elbows bent.': 'Em pé, pés na largura do quadril, cotovelos dobrados.',
  'Drive one knee up towards hip height, opposite arm forward.':
    'Suba um joelho até a altura do quadril, braço oposto à frente.',
  'Land on the ball of your foot and drive up the other knee.':
    'Aterrisse na parte da frente do pé e suba o outro joelho.',
  'Keep running on the spot. Each knee is one rep.':
    'Continue correndo no lugar. Cada joelho é uma repetição.',
  'Tall, as if a string pulled the top of your head.':
    'Corpo ereto, como se um fio puxasse o topo da cabeça.',
  'Quick light feet.': 'Pés rápidos e leves.',
  'Arms drive the legs.': 'Os braços movem as pernas.',
  'Marching high knees: one foot always on the floor.':
    'Marcha com elevação de joelhos: sempre um pé no chão.',
  'Lift your knees only as high as you stay upright.': 'Suba os joelhos só enquanto o corpo ficar ereto.',
  'Work in bursts of 20 seconds to make it harder.': 'Faça tiros de 20 segundos para dificultar.',
  'Leaning back.': 'Inclinar-se para trás.',
  'Slapping the feet down.': 'Bater os pés no chão.',
  'Knees that hardly rise.': 'Joelhos que mal sobem.',
  'March instead of running if impact hurts your knees or shins.':
    'Marche em vez de correr se o impacto doer nos joelhos ou canelas.',
  'Hold a wall if your balance is unsure.': 'Apoie-se na parede se o equilíbrio faltar.',
  'Step one foot out to the side as both arms rise overhead.':
    'Leve um pé para o lado enquanto os dois braços sobem acima da cabeça.',
  'Step it back in as your arms come down.': 'Volte o pé enquanto os braços descem.',
  'Do the same with the other foot. Each step out is one rep.':
    'Faça o mesmo com o outro pé. Cada passo para fora é uma repetição.',
  'One foot always on the floor.': 'Sempre um pé no chão.',
  'Step a little wider and bend your knees to make it harder.':
    'Abra um pouco mais o passo e dobre os joelhos para dificultar.',
  'Leaning to the side that steps.': 'Inclinar-se para o lado do passo.',
  'Wear shoes that grip the floor.': 'Use tênis que não escorreguem.',
  'Lift one knee towards hip height, opposite arm forward.':
    'Suba um joelho até a altura do quadril, braço oposto à frente.',
  'Set the foot down softly, then lift the other knee.': 'Apoie o pé com suavidade e suba o outro joelho.',
  'March on the spot. Each knee is one rep.': 'Marche no lugar. Cada joelho é uma repetição.',
  'Arms swing with the legs.': 'Os braços balançam com as pernas.',
  'Hold each knee up for a second to make it harder.':
    'Segure cada joelho em cima por um segundo para dificultar.',
  'Slow down if a hip or knee pinches.': 'Desacelere se o quadril ou o joelho fisgar.',
  'Stand with feet shoulder-width apart. Squat and put your hands on the floor.':
    'Em pé, pés na largura dos ombros. Agache e ponha as mãos no chão.',
  'Step or jump your feet back into a push-up position, belly braced.':
    'Leve os pés para trás, com passo ou salto, até a posição de flexão, abdômen firme.',
  'Step or jump your feet back to the outside of your hands.':
    'Leve os pés de volta, com passo ou salto, para o lado de fora das mãos.',
  'Stand up with a small jump, arms overhead, and land with soft knees.':
    'Levante com um pequeno salto, braços para cima, e aterrisse com os joelhos semiflexionados.',
  'One straight line in the middle.': 'Uma linha reta no meio.',
  'Feet land flat and wide before you stand.': 'Os pés pousam inteiros e abertos antes de levantar.',
  'Find a pace that you can keep for the whole set.': 'Ache um ritmo que dure a série inteira.',
  'Step back and step in, and finish without a jump.':
    'Passo para trás, passo para a frente, e termine sem salto.',
  'Add a push-up in the middle to make it harder.': 'Acrescente uma flexão no meio para dificultar.',
  'Hips sagging as the feet go back.': 'Quadril caindo quando os pés vão para trás.',
  'Rounding the back to stand up.': 'Arredondar as costas para levantar.',
  'Starting too fast.': 'Começar rápido demais.',
  'Stop if you feel dizzy, and walk until your breath is back.':
    'Pare se sentir tontura, e caminhe até o fôlego voltar.',
  'Take the step version with sore wrists, back or knees.':
    'Faça a versão com passos se punhos, costas ou joelhos doerem.',
  'Stand tall and look well ahead.': 'Ande com o corpo ereto e o olhar à frente.',
  'Land on the heel and roll through to the toes.': 'Apoie o calcanhar e role até os dedos.',
  'Let your arms swing from the shoulders.': 'Deixe os braços balançarem a partir dos ombros.',
  'Start easy for 3 minutes, then find your pace.': 'Comece leve por 3 minutos e ache seu ritmo.',
  'Brisk means that you can talk but not sing.': 'Bom ritmo quer dizer que dá para falar, mas não cantar.',
  'Shorter, quicker steps beat long ones.': 'Passos curtos e rápidos são melhores que longos.',
  'Shoulders loose.': 'Ombros soltos.',
  'Split it into two or three shorter walks.': 'Divida em duas ou três caminhadas mais curtas.',
  'March on the spot at home.': 'Marche no lugar, em casa.',
  'Add a hill, stairs or a slope on the treadmill to make it harder.':
    'Acrescente uma ladeira, escadas ou inclinação na esteira para dificultar.',
  'Overlong steps.': 'Passos longos demais.',
  'Looking down at a phone.': 'Olhar para baixo, para o celular.',
  'Hanging on to the treadmill rails.': 'Pendurar-se nos apoios da esteira.',
  'Wear shoes that fit, and be seen after dark.':
    'Use tênis do seu número e roupa bem visível depois de escurecer.',
  'Chest pain or faintness: stop and get help.': 'Dor no peito ou sensação de desmaio: pare e peça ajuda.',
  'Walk briskly for 5 minutes to warm up.': 'Caminhe rápido por 5 minutos para aquecer.',
  'Lean forward a little from the ankles and start with short, easy steps.':
    'Incline-se um pouco a partir dos tornozelos e comece com passos curtos e fáceis.',
  'Land softly with the foot under your hips.': 'Pise suave, com o pé sob o quadril.',
  'Walk for the last few minutes to cool down.': 'Caminhe nos últimos minutos para voltar à calma.',
  'Slow enough to speak in whole sentences.': 'Devagar o bastante para falar frases inteiras.',
  'Relaxed hands and jaw.': 'Mãos e mandíbula relaxadas.',
  'Quiet feet.': 'Pés silenciosos.',
  'Jog for 1 minute and walk for 2, as often as you like.':
    'Trote 1 minuto e caminhe 2, quantas vezes quiser.',
  'Jog on grass or a treadmill for a softer landing.':
    'Trote na grama ou na esteira para um pouso mais macio.',
  'Lengthen the jogging part by a minute a week.': 'Aumente a parte de trote em um minuto por semana.',
  'Landing far in front of the body.': 'Pisar muito à frente do corpo.',
  'Skipping the warm-up.': 'Pular o aquecimento.',
  'New to jogging? Leave a day between outings.': 'Começando a trotar? Deixe um dia entre as saídas.',
  'Walk home if a joint starts to hurt.': 'Volte para casa caminhando se uma articulação começar a doer.',
  'Warm up with 5 minutes of walking and 5 of jogging.': 'Aqueça com 5 minutos de caminhada e 5 de trote.',
  'Run tall with a slight lean from the ankles and arms bent at 90 degrees.':
    'Corra com o corpo ereto, leve inclinação a partir dos tornozelos e braços a 90 graus.',
  'Land under your hips and push the ground behind you.': 'Pise sob o quadril e empurre o chão para trás.',
  'Hold an even effort, then slow to a jog and a walk for 5 minutes.':
    'Mantenha um esforço constante e depois reduza para trote e caminhada por 5 minutos.',
  'More steps, not longer ones.': 'Mais passos, não mais longos.',
  'Elbows back, hands loose.': 'Cotovelos para trás, mãos soltas.',
  'Even effort, not even speed: ease off uphill.':
    'Esforço constante, não velocidade constante: alivie na subida.',
  'Run and walk in turns of 2 minutes.': 'Alterne corrida e caminhada a cada 2 minutos.',
  'Take it to a treadmill with a slope of 1 %.': 'Leve para a esteira com inclinação de 1%.',
  'Add four 20 second strides at the end to make it harder.':
    'Acrescente quatro acelerações de 20 segundos no fim para dificultar.',
  'Too fast in the first mile.': 'Rápido demais na primeira milha.',
  'Adding distance every single week.': 'Aumentar a distância toda semana.',
  'Add no more than about 10 % distance a week.': 'Não aumente mais que uns 10% de distância por semana.',
  'Stop if pain changes the way you run.': 'Pare se a dor mudar seu jeito de correr.',
  'Set the saddle so that your knee stays a little bent when the pedal is lowest.':
    'Ajuste o selim para o joelho ficar um pouco dobrado com o pedal embaixo.',
  'Sit tall, hands light on the bars, and start with hardly any resistance.':
    'Sente com o tronco ereto, mãos leves no guidão, e comece quase sem resistência.',
  'Turn the pedals round and smooth, about 80 turns a minute.':
    'Pedale redondo e suave, cerca de 80 voltas por minuto.',
  'Add resistance until you reach the effort that the workout asks for, and ease off for the last minute.':
    'Aumente a resistência até o esforço que o treino pede, e alivie no último minuto.',
  'Knees point ahead.': 'Joelhos apontam para a frente.',
  'Loose shoulders and grip.': 'Ombros e pegada soltos.',
  'On an easy ride you can talk in sentences.': 'Em um pedal leve dá para falar frases.',
  'Easy ride: less resistance, same rhythm.': 'Bike leve: menos resistência, mesmo ritmo.',
  'Steady ride: an effort at which you speak in short phrases.':
    'Bike constante: um esforço em que você fala frases curtas.',
  'Bike sprint: 20 to 30 seconds as fast as you stay seated and smooth, then ride easy until your breath is back.':
    'Tiro na bike: 20 a 30 segundos o mais rápido que der sem levantar nem perder a suavidade, depois leve até o fôlego voltar.',
  'A saddle that is too low.': 'Selim baixo demais.',
  'Bouncing on the saddle.': 'Quicar no selim.',
  'Leaning on the hands.': 'Apoiar-se nas mãos.',
  'Warm up for 5 minutes before a sprint.': 'Aqueça por 5 minutos antes de um tiro.',
  'Stop at once if your chest feels tight or you feel faint.':
    'Pare na hora se sentir aperto no peito ou sensação de desmaio.',
  'Do 10 air squats, heels down, at an even pace.':
    'Faça 10 agachamentos, calcanhares no chão, em ritmo constante.',
  'Go down to the floor and do 5 push-ups.': 'Desça ao chão e faça 5 flexões.',
  'Lower to your forearms and hold a plank for 15 seconds.':
    'Desça para os antebraços e segure a prancha por 15 segundos.',
  'Stand up without hurry. That is one round.': 'Levante sem pressa. Isso é uma volta.',
  'Choose a pace that you could keep for the whole time.': 'Escolha um ritmo que você mantenha o tempo todo.',
  'Clean reps first, rounds second.': 'Repetições limpas primeiro, voltas depois.',
  'Rest standing, not between two push-ups.': 'Descanse em pé, não entre duas flexões.',
  'Chair squats, push-ups with hands on a table, and a plank on the knees.':
    'Agachamento na cadeira, flexões com as mãos na mesa e prancha de joelhos.',
  'Half the reps: 5 squats, 3 push-ups, 10 seconds.':
    'Metade das repetições: 5 agachamentos, 3 flexões, 10 segundos.',
  'Rest only between rounds to make it harder.': 'Descanse só entre as voltas para dificultar.',
  'Squats that grow shallow as you tire.': 'Agachamentos que encurtam com o cansaço.',
  'Hips sagging in the plank.': 'Quadril caindo na prancha.',
  'Come up slowly from the floor if you tend to feel dizzy.':
    'Levante devagar do chão se costuma sentir tontura.',
  'Stop on sharp pain, and when your form goes for two reps in a row.':
    'Pare se sentir dor aguda ou se a técnica falhar em duas repetições seguidas.',
  'On hands and knees, round and arch your back slowly, 5 times.':
    'Em quatro apoios, arredonde e arqueie as costas devagar, 5 vezes.',
  'Push your hips up and back with soft knees, press your heels down in turn, 5 breaths.':
    'Leve o quadril para cima e para trás com os joelhos semiflexionados, pressione um calcanhar e depois o outro, 5 respirações.',
  'Step one foot outside your hands into a long lunge. Raise the arm on that side to the ceiling, 3 breaths. Change sides.':
    'Leve um pé para o lado de fora das mãos em um avanço longo. Erga para o teto o braço desse lado, 3 respirações. Troque de lado.',
  'Walk your feet to your hands, hang with soft knees, and roll up to standing. That is one round.':
    'Leve os pés até as mãos, solte o tronco com os joelhos semiflexionados e suba desenrolando. Isso é uma volta.',
  'Move with your breath: out as you fold, in as you open.':
    'Siga a respiração: expire ao dobrar, inspire ao abrir.',
  'Aim for ease, not for range.': 'Busque conforto, não amplitude.',
  'Slow enough that every part could be stopped halfway.': 'Devagar o bastante para parar em qualquer ponto.',
  'Hands on a chair in place of the floor.': 'Mãos em uma cadeira no lugar do chão.',
  'Put a cushion under your knees.': 'Ponha uma almofada sob os joelhos.',
  'Stay 3 breaths longer in each position to go deeper.':
    'Fique 3 respirações a mais em cada posição para ir mais fundo.',
  'Bouncing into a stretch.': 'Quicar no alongamento.',
  'Rushing through the sides.': 'Passar de um lado para o outro com pressa.',
  'A stretch may pull, it must not pinch.': 'Um alongamento pode puxar, mas não fisgar.',
  'Come up slowly if you tend to feel dizzy.': 'Suba devagar se costuma sentir tontura.',
  'Sit comfortably with a long back, one hand on your belly.':
    'Sente com conforto e as costas alongadas, uma mão no abdômen.',
  'Breathe in through your nose for 4 counts.': 'Inspire pelo nariz em 4 tempos.',
  'Hold gently for 4 counts, then breathe out for 4.': 'Segure com suavidade por 4 tempos e expire em 4.',
  'Hold empty for 4 counts. That is one round.': 'Segure sem ar por 4 tempos. Isso é uma volta.',
  'The belly moves before the chest.': 'O abdômen se move antes do peito.',
  'Soft shoulders and jaw.': 'Ombros e mandíbula soltos.',
  'Even sides, like a square.': 'Lados iguais, como um quadrado.',
  'Count to 3 on each side.': 'Conte até 3 em cada lado.',
  'Leave out the holds: in for 4, out for 4.': 'Tire as pausas: inspire em 4, expire em 4.',
  'Count to 5 once 4 feels easy.': 'Conte até 5 quando 4 ficar fácil.',
  'Gulping air.': 'Engolir ar.',
  'Straining through the holds.': 'Forçar as pausas.',
  'Lifting the shoulders.': 'Levantar os ombros.',
  'Breathe normally at once if you feel light-headed.':
    'Volte logo a respirar normalmente se sentir tontura.',
  'Leave out the holds if you are pregnant or have a heart or lung condition.':
    'Tire as pausas na gravidez ou com problema de coração ou pulmão.',
  'Warm up for 5 minutes: walk, march, a few slow squats.':
    'Aqueça por 5 minutos: caminhe, marche, alguns agachamentos lentos.',
  'Sit on the floor with straight legs, feet flat against a wall, toes up.':
    'Sente no chão com as pernas esticadas, pés inteiros na parede, dedos para cima.',
  'Lay one hand on the other, breathe out and slide your fingers towards the wall.':
    'Ponha uma mão sobre a outra, expire e deslize os dedos em direção à parede.',
  'Hold where it pulls gently for 2 seconds, and read the gap between fingertips and wall.':
    'Fique onde puxa com suavidade por 2 segundos e meça o espaço entre os dedos e a parede.',
  'Come back, shake your legs, and take the best of three tries.':
    'Volte, sacuda as pernas e fique com a melhor de três tentativas.',
  'Fold at the hips before you round your back.': 'Dobre pelo quadril antes de arredondar as costas.',
  'Reach further only as you breathe out.': 'Avance só enquanto expira.',
  'Knees stay down.': 'Joelhos baixos.',
  'Sit on a cushion and put a rolled towel under your knees.':
    'Sente em uma almofada e ponha uma toalha enrolada sob os joelhos.',
  'One leg at a time, the other knee bent.': 'Uma perna por vez, o outro joelho dobrado.',
  'Hold the furthest point for 5 breaths to make it harder.':
    'Segure o ponto mais distante por 5 respirações para dificultar.',
  'Bouncing to gain a centimetre.': 'Quicar para ganhar um centímetro.',
  'Bending the knees.': 'Dobrar os joelhos.',
  'One hand ahead of the other.': 'Uma mão à frente da outra.',
  'A pull behind the thighs is fine. Pain in the back or tingling down a leg is not: stop.':
    'Puxar atrás das coxas, tudo bem. Dor nas costas ou formigamento na perna, não: pare.',
  'Leave it out with a disc problem.': 'Não faça com problema de disco.',
  'Circle your arms 10 times forward and 10 times back.':
    'Gire os braços 10 vezes para a frente e 10 para trás.',
  'Stand tall. Lift one arm, bend it and slide the palm down between your shoulder blades.':
    'Fique em pé. Levante um braço, dobre-o e deslize a palma entre as escápulas.',
  'Bring the other hand up your back from below, palm outward.':
    'Suba a outra mão pelas costas, de baixo, palma para fora.',
  'Walk the fingers towards each other, hold for 2 seconds, and read the gap between them.':
    'Aproxime os dedos, segure 2 segundos e meça o espaço entre eles.',
  'Let go slowly and change arms.': 'Solte devagar e troque de braço.',
  'Ribs stay down, the back does not arch.': 'As costelas ficam baixas, as costas não arqueiam.',
  'Head upright, neck long.': 'Cabeça ereta, pescoço alongado.',
  'Let a friend or a mirror read the gap.': 'Deixe outra pessoa ou um espelho medir o espaço.',
  'Hold a towel in the upper hand and walk the lower hand up it.':
    'Segure uma toalha na mão de cima e suba por ela com a de baixo.',
  'Only the upper arm, the other hand on your hip.': 'Só o braço de cima, a outra mão no quadril.',
  'Hold for 5 breaths to make it harder.': 'Segure por 5 respirações para dificultar.',
  'Forcing the lower arm up.': 'Forçar o braço de baixo para cima.',
  'Pushing the head forward.': 'Empurrar a cabeça para a frente.',
  'Leaning to one side.': 'Inclinar-se para um lado.',
  'Stop at a pinch in the front of the shoulder.': 'Pare se sentir uma fisgada na frente do ombro.',
  'Leave out the side of a shoulder that has been dislocated or operated on.':
    'Deixe de fora o lado de um ombro que já sofreu luxação ou cirurgia.',
  'Sit on the very edge of a firm bed or a bench and roll back until you lie down.':
    'Sente bem na beira de uma cama firme ou de um banco e role para trás até deitar.',
  'Hug both knees to your chest so that your lower back lies flat.':
    'Abrace os dois joelhos no peito para a lombar ficar reta.',
  'Keep hold of one knee and let the other leg sink over the edge, knee loose.':
    'Continue abraçando um joelho e deixe a outra perna descer pela beira, joelho solto.',
  'Breathe out three times, then read the gap between the back of that thigh and the edge.':
    'Expire três vezes e meça o espaço entre a parte de trás dessa coxa e a beira.',
  'Hug both knees again, and change legs.': 'Abrace os dois joelhos de novo e troque de perna.',
  'The lower back stays on the bed.': 'A lombar fica na cama.',
  'Let the leg hang, do not push it.': 'Deixe a perna pender, não a empurre.',
  'Thigh straight ahead, not out to the side.': 'A coxa reta à frente, não para o lado.',
  'Kneel on one knee, a cushion under it, and tuck your tailbone.':
    'Ajoelhe-se em um joelho, com uma almofada embaixo, e encaixe o quadril.',
  'Hug the knee less closely.': 'Abrace o joelho com menos força.',
  'Stay for 5 breaths on each side to go deeper.': 'Fique 5 respirações de cada lado para ir mais fundo.',
  'The back arching off the bed.': 'As costas arqueiam e saem da cama.',
  'Lying so far up that the edge carries the thigh.': 'Deitar tão para cima que a beira segura a coxa.',
  'Use a bed that does not tip or roll.': 'Use uma cama que não vire nem role.',
  'Stop if you feel it in your lower back, or deep in the groin.':
    'Pare se sentir na lombar ou no fundo da virilha.',
};
