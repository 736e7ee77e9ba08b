import type { Dictionary } from '#domain/catalogue/languages/dictionary.ts';

export const workouts: Dictionary = {
  'Low steps, steady breath. The whole session works without a single jump.':
    'Passos baixos, respiração constante. A sessão inteira sem um único salto.',
  'Half an hour on foot, outdoors or in laps of your home, with a brisk middle.':
    'Meia hora a pé, na rua ou dando voltas em casa, com o meio em bom ritmo.',
  'Short, hard rounds with honest rest. Keep the last burpee as tidy as the first.':
    'Voltas curtas e puxadas com descanso de verdade. Deixe o último burpee tão limpo quanto o primeiro.',
  'Three moves, four rounds each. Finish warm and able to say a whole sentence.':
    'Três exercícios, quatro voltas de cada. Termine com calor e fôlego para dizer uma frase inteira.',
  'Down on the floor and on the move: your heart works while your trunk holds still.':
    'No chão e em movimento: o coração trabalha enquanto o tronco fica parado.',
  'One minute jogging, a minute and a half walking, six times. Slow is the plan.':
    'Um minuto de trote e um e meio de caminhada, seis vezes. Devagar é o plano.',
  'Quick steps in short bursts. The rest is longer than the work, so make the work count.':
    'Passos rápidos em rajadas curtas. O descanso é maior que o trabalho, então faça o trabalho valer.',
  'One foot on the floor throughout. Kind to joints and neighbours.':
    'Sempre um pé no chão. Gentil com as articulações e com os vizinhos.',
  'Fast runs with a walk back between. Find a flat stretch and stop while the runs are still fast.':
    'Corridas rápidas com volta caminhando. Ache um trecho plano e pare enquanto ainda corre rápido.',
  'Twenty even minutes at a pace that leaves you words. The warm-up is part of it.':
    'Vinte minutos constantes em um ritmo que deixa você falar. O aquecimento já está incluído.',
  'A steady half hour in the saddle, as if you had a few errands to run.':
    'Meia hora constante no selim, como quem tem umas coisas a resolver.',
  'Walk uphill on the treadmill. Set a slope that lifts your breathing and let go of the rails.':
    'Caminhe em subida na esteira. Escolha uma inclinação que acelere a respiração e solte os apoios.',
  'Eight strong half minutes with easy pedalling between. Warm up until you want to go faster.':
    'Oito tiros de meio minuto com força e pedalada leve entre eles. Aqueça até ter vontade de ir mais rápido.',
  'Two minutes quick, ninety seconds of easy walking, six times. Slow the belt before you step off.':
    'Dois minutos rápidos e noventa segundos de caminhada leve, seis vezes. Reduza a velocidade da esteira antes de descer.',
  'One move for each part of you, three times round. The session to come back to.':
    'Um exercício para cada parte do corpo, três voltas. A sessão a que sempre se volta.',
  'Squat, push, bridge, brace. Learn the four patterns that everything else is built on.':
    'Agachar, empurrar, ponte, prancha. Aprenda os quatro padrões que são a base de todo o resto.',
  'Brace, curl and turn. Quality before count: stop a set when your back starts to help.':
    'Contrair, enrolar e girar. Qualidade antes de quantidade: pare a série quando as costas começarem a ajudar.',
  'Stairs, shopping, trains to catch: legs for all of it, with nothing but your own weight.':
    'Escadas, compras, ônibus para pegar: pernas para tudo, só com seu próprio peso.',
  'Chest, shoulders and triceps. Take the incline or the knees as soon as your line breaks.':
    'Peito, ombros e tríceps. Passe para a inclinada ou os joelhos assim que perder a linha.',
  'Big moves, full rests, no shortcuts. For people who own fifteen clean push-ups.':
    'Movimentos grandes, descansos completos, sem atalhos. Para quem domina quinze flexões limpas.',
  'A calm round of work from head to heel. Leave each set with two good reps to spare.':
    'Uma volta calma da cabeça aos pés. Termine cada série com duas boas repetições de sobra.',
  'Strength moves with short rests, so that your heart gets its share.':
    'Exercícios de força com descansos curtos, para o coração ter a parte dele.',
  'Four leg moves with one more set than you would choose. Sit down afterwards, not before.':
    'Quatro exercícios de perna com uma série a mais do que você escolheria. Sente depois, não antes.',
  'Three kinds of push-up, hardest first. Write down your numbers and beat one of them next time.':
    'Três tipos de flexão, a mais difícil primeiro. Anote seus números e supere um na próxima vez.',
  'Long holds, slow turns and a crawl. Breathe through all of it.':
    'Pranchas longas, giros lentos e uma caminhada do urso. Respire o tempo todo.',
  'One band, every pattern. Choose a tension that lets you pause where it is hardest.':
    'Um elástico, todos os padrões. Escolha uma tensão que deixe você parar no ponto mais difícil.',
  'The back of your body: rows, hinges and bridges for people who sit a lot.':
    'A parte de trás do corpo: remadas, dobras e pontes para quem passa muito tempo na cadeira.',
  'Hang for grip and shoulders, push for balance. The first step to a pull-up.':
    'Suspensão para a pegada e os ombros, flexões para equilibrar. O primeiro passo para uma barra fixa.',
  'Pull-ups in small, clean sets. Step down from the bar, never drop.':
    'Barra fixa em séries curtas e limpas. Desça com um passo, nunca se solte.',
  'Lift, row, press: the three bar moves that need no rack. Start with less than you think.':
    'Levantar, remar, empurrar: os três exercícios de barra que dispensam suporte. Comece com menos do que imagina.',
  'Fives with long rests. Work up over two lighter sets, and end on a rep you would show.':
    'Séries de cinco com descansos longos. Aumente a carga em duas séries mais leves e termine com uma repetição de dar orgulho.',
  'A kettlebell and a square of floor. Every set starts and ends with a quiet bell.':
    'Uma kettlebell e um quadrado de chão. Cada série começa e termina sem barulho.',
  'More sets, heavier bell. Put it down between sets and walk a few steps.':
    'Mais séries, kettlebell mais pesada. Deixe-a no chão entre as séries e ande alguns passos.',
  'Supported rows, presses from the floor and split work for the legs.':
    'Remadas apoiadas, supinos no chão e trabalho em uma perna.',
  'The bench as a step, a ramp and a handle. Check that it stands still first.':
    'O banco como degrau, rampa e apoio. Antes, confira se ele está firme.',
  'Squat, row, press, hinge: one exercise each, and time to do them well.':
    'Agachar, remar, empurrar, dobrar: um exercício de cada, e tempo para fazê-los bem.',
  'Four strong moves and a finisher. Add the smallest weight you own once all sets feel even.':
    'Quatro exercícios fortes e um final intenso. Acrescente o menor peso que tiver quando todas as séries saírem iguais.',
  'Heavy pairs with full rests. Bring a second pair of dumbbells, or slow every rep down.':
    'Pares pesados com descansos completos. Tenha outro par de halteres, ou faça cada repetição devagar.',
  'Three counts down, one up. The weight stays, the work grows.':
    'Desça em três, suba em um. O peso fica, o trabalho cresce.',
  'Gentle movement for the day after. You should leave with more energy than you brought.':
    'Movimento leve para o dia seguinte. Você deve sair com mais energia do que trouxe.',
  'Slow the day down: two rounds of the flow, then breathing until the count feels long.':
    'Desacelere o dia: duas voltas do flow e depois respire até a contagem parecer longa.',
  'For knees that ask for help from the joints above and below.':
    'Para joelhos que pedem ajuda às articulações de cima e de baixo.',
  'Ten minutes before the first coffee. Start small: stiff mornings loosen by the second round.':
    'Dez minutos antes do primeiro café. Comece pequeno: manhãs rígidas se soltam na segunda volta.',
  'Hold, then move: strength at the end of your range is what makes mobility last.':
    'Segure, depois mova: a força no fim do movimento é o que faz a mobilidade durar.',
  'Five moves, ten reps each. Small enough to do on your busiest day.':
    'Cinco exercícios de dez repetições. Cabe até no seu dia mais cheio.',
  'Five moves, two sets of ten. Rest as long as you need between sets.':
    'Cinco exercícios, duas séries de dez. Descanse o quanto precisar entre as séries.',
  'Progressive overload': 'Sobrecarga progressiva',
  'Compound movements': 'Exercícios compostos',
  Recovery: 'Recuperação',
  'Lift a little more each week, then recover from it.':
    'Levante um pouco mais a cada semana e depois se recupere.',
  'Building muscle and strength': 'Ganhar músculo e força',
  '45 min, 3 days a week': '45 min, 3 dias por semana',
  'Strength, whole body': 'Força, corpo todo',
  'Helps, not required': 'Ajuda, mas não é preciso',
  'Safe 1-2 lbs per week': 'Ritmo seguro: 1-2 lb por semana',
  'Balanced nutrition guidance': 'Orientação para comer bem',
  'Cardio and strength': 'Cardio e força',
  'Lose 1-2 lbs a week and keep your strength.': 'Perca 1-2 lb por semana e mantenha sua força.',
  'Losing weight, feeling lighter': 'Perder peso, sentir leveza',
  'Intervals and strength': 'Intervalos e força',
  'Intervals and easy days in balance': 'Intervalos e dias leves em equilíbrio',
  'Indoors or outdoors': 'Dentro de casa ou ao ar livre',
  'A goal in miles, km or minutes': 'Um objetivo em milhas, km ou minutos',
  'Go further, recover faster.': 'Vá mais longe, recupere-se antes.',
  'Running, riding or walking further': 'Correr, pedalar ou caminhar mais longe',
  'Heart and lungs': 'Coração e pulmões',
  'Shoes are enough': 'Basta um par de tênis',
  'Daily 50 or 100 rep challenges': 'Desafios diários de 50 ou 100 repetições',
  'No equipment': 'Sem equipamento',
  'Beginner friendly': 'Bom para começar',
  '50 or 100 reps in 10-15 minutes.': '50 ou 100 repetições em 10-15 minutos.',
  'Staying in the habit': 'Manter o hábito',
  '10-15 minutes, every day': '10-15 minutos, todo dia',
  'Push-ups, squats, core': 'Flexões, agachamentos, core',
  None: 'Nenhum',
  'Seven short test days': 'Sete dias de testes curtos',
  'A level you can trust': 'Um nível em que confiar',
  'A recommendation at the end': 'Uma recomendação no fim',
  'Not sure yet? Measure first.': 'Ainda em dúvida? Meça primeiro.',
  'Finding out where you stand': 'Saber em que ponto você está',
  '20-30 min, 7 days': '20-30 min, 7 dias',
  'Strength, cardio, core, flexibility': 'Força, cardio, core, flexibilidade',
  'A chair, a wall and a tape measure': 'Uma cadeira, uma parede e uma fita métrica',
  'Five moves, 50 reps in all.': 'Cinco exercícios, 50 repetições no total.',
  'The same five moves, twice round.': 'Os mesmos cinco exercícios, duas voltas.',
  'Up to 5 exercises of your choice.': 'Até 5 exercícios à sua escolha.',
  'Mostly sitting, little exercise.': 'Quase sempre na cadeira, pouco exercício.',
  'Light exercise 1 to 3 days a week.': 'Exercício leve de 1 a 3 dias por semana.',
  'Moderate exercise 3 to 5 days a week.': 'Exercício moderado de 3 a 5 dias por semana.',
  'Hard exercise 6 or 7 days a week.': 'Exercício puxado 6 ou 7 dias por semana.',
  'Hard daily training or a physical job.': 'Treino puxado todo dia ou trabalho físico.',
  'The 7-day assessment skips goal and timeline.': 'A avaliação de 7 dias pula objetivo e prazo.',
  'Learn the movements and settle into regular days.':
    'Aprenda os movimentos e entre no ritmo de dias fixos.',
  'More cardio and full-body work, with short rests.':
    'Mais cardio e trabalho de corpo todo, com descansos curtos.',
  'Keep what you have built with strength work while the weight goes down.':
    'Mantenha o que construiu com treino de força enquanto o peso desce.',
  'Hold the result with a week that you would gladly repeat.':
    'Mantenha o resultado com uma semana que você repetiria com gosto.',
  'Prepare joints and tendons with moderate loads.': 'Prepare articulações e tendões com cargas moderadas.',
  'More sets each week, and enough food and sleep to grow from them.':
    'Mais séries a cada semana, com comida e sono suficientes para crescer.',
  'Fewer repetitions, more load, longer rests.': 'Menos repetições, mais carga, descansos mais longos.',
  'Even out weak spots and let the body recover.': 'Corrija pontos fracos e deixe o corpo se recuperar.',
  'Find a pace that you can hold and come back to it every week.':
    'Ache um ritmo que você mantém e volte a ele toda semana.',
  'Go a little longer, with one harder day a week.':
    'Vá um pouco mais longe, com um dia mais puxado por semana.',
  'Put it together and see how far you have come.': 'Junte tudo e veja até onde você chegou.',
  'Ten to fifteen minutes a day until it needs no deciding.':
    'De dez a quinze minutos por dia até não precisar mais decidir.',
  'The same routine with better form and fewer missed days.':
    'A mesma rotina com técnica melhor e menos dias perdidos.',
  'Add repetitions where they have become easy.': 'Acrescente repetições onde já ficou fácil.',
  'Seven short days that measure where you stand.': 'Sete dias curtos que medem em que ponto você está.',
  'Choose the program that fits your results.': 'Escolha o programa que combina com seus resultados.',
  'As many clean push-ups as you can without a pause. Stop when your hips sag. On the knees? Say so in the notes.':
    'Quantas flexões limpas você conseguir sem pausa. Pare quando o quadril cair. De joelhos? Diga nas notas.',
  'On a chair that cannot slide, knees bent. Count until your shoulders rise or you have to pause.':
    'Em uma cadeira que não escorregue, joelhos dobrados. Conte até os ombros subirem ou você precisar parar.',
  'From the top of a push-up, feet wide, touch the left shoulder with the right hand, then the right with the left. Each touch counts. Stop when your hips sway.':
    'No alto de uma flexão, pés abertos, toque o ombro esquerdo com a mão direita e o direito com a esquerda. Cada toque conta. Pare quando o quadril balançar.',
  'As many squats as you can at an even pace, heels down. Stop when you have to pause.':
    'Quantos agachamentos você conseguir em ritmo constante, calcanhares no chão. Pare quando precisar de pausa.',
  'Change legs on every rep and count both together. Stop when your balance goes.':
    'Troque de perna a cada repetição e conte as duas juntas. Pare quando perder o equilíbrio.',
  'Knees at about 90 degrees, hands off your thighs. The clock stops when you slide or stand up.':
    'Joelhos a cerca de 90 graus, mãos fora das coxas. O cronômetro para quando você escorregar ou levantar.',
  'As many as you can at a pace that you could keep for a minute. Stepping back counts. Stop if you feel dizzy.':
    'Quantos você conseguir em um ritmo que aguentaria por um minuto. O passo atrás também conta. Pare se sentir tontura.',
  'Count every knee that reaches hip height in 60 seconds. Marching counts.':
    'Conte cada joelho que chegar à altura do quadril em 60 segundos. Marchar também conta.',
  'Count full jacks in 60 seconds. Step jacks count too: say so in the notes.':
    'Conte os polichinelos completos em 60 segundos. Sem salto também conta: diga nas notas.',
  'Warm up first. Sit with straight legs, feet against a wall, and reach forward slowly. Enter the centimetres between fingertips and wall, 0 if you touch it.':
    'Aqueça antes. Sente com as pernas esticadas, pés na parede, e avance devagar. Anote os centímetros entre os dedos e a parede, 0 se encostar.',
  'One hand over the shoulder, the other up the back. Enter the centimetres between your fingertips, 0 if they meet. Note which arm was on top.':
    'Uma mão por cima do ombro, a outra pelas costas, de baixo. Anote os centímetros entre os dedos, 0 se eles se encontrarem. Diga qual braço estava em cima.',
  'Lie on the edge of a bed, hug one knee and let the other thigh sink. Enter the centimetres between that thigh and the edge, 0 if it rests. Use the tighter side.':
    'Deite na beira da cama, abrace um joelho e deixe a outra coxa descer. Anote os centímetros entre essa coxa e a beira, 0 se ela apoiar. Use o lado mais preso.',
  'On your forearms, one straight line. The clock stops when your hips sag or rise.':
    'Sobre os antebraços, uma linha reta. O cronômetro para quando o quadril cair ou subir.',
  'Arms crossed on your chest, feet flat. Count until you have to pause or your lower back takes over.':
    'Braços cruzados no peito, pés no chão. Conte até precisar parar ou a lombar assumir.',
  'Count every knee at an even pace. Stop when your hips bounce or you have to pause.':
    'Conte cada joelho em ritmo constante. Pare quando o quadril quicar ou você precisar de pausa.',
  'Four steps forward, four back, knees low. The clock stops when a knee touches the floor.':
    'Quatro passos para a frente, quatro para trás, joelhos baixos. O cronômetro para quando um joelho tocar o chão.',
  'One round is 10 air squats, 5 push-ups and 15 seconds of plank. Count whole rounds in 8 minutes, with rests as you need them.':
    'Uma volta são 10 agachamentos, 5 flexões e 15 segundos de prancha. Conte voltas inteiras em 8 minutos, com os descansos de que precisar.',
  'Move through the flow for 8 minutes without hurry. Count the rounds that felt smooth.':
    'Faça o flow por 8 minutos sem pressa. Conte as voltas que saíram fluidas.',
  'Sit and breathe 4 in, 4 hold, 4 out, 4 hold. Count the rounds in 4 minutes that felt calm.':
    'Sente e respire: 4 entra, 4 segura, 4 sai, 4 segura. Conte as voltas tranquilas em 4 minutos.',
  'The exercises you chose, in the order you chose.':
    'Os exercícios que você escolheu, na ordem que escolheu.',
};
