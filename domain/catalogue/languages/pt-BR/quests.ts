import type { Dictionary } from '#domain/catalogue/languages/dictionary.ts';

export const quests: Dictionary = {
  'Six walks of 40 seconds with a weight you control, 40 seconds of rest between. Stand tall and take short, even steps.':
    'Seis caminhadas de 40 segundos com um peso que você controla e 40 segundos de descanso entre elas. Corpo ereto, passos curtos e iguais.',
  'Three sets of 12 slow pull-aparts at chest height, thumbs up, 45 seconds of rest between.':
    'Três séries de 12 aberturas lentas na altura do peito, polegares para cima, com 45 segundos de descanso.',
  'Hang from the bar for 2 minutes in total, in as many goes as you need. Step down, never drop.':
    'Pendure-se na barra por 2 minutos no total, em quantas tentativas precisar. Desça com um passo, nunca se solte.',
  'Breathe in for 4, hold for 4, out for 4, hold for 4. Twelve rounds, sitting down. Skip the holds if they feel tense.':
    'Inspire em 4, segure 4, expire em 4, segure 4. Doze voltas, numa cadeira. Pule as pausas se elas causarem tensão.',
  'Walk one mile at a pace where you can talk but not sing. Outside, or laps of your home.':
    'Caminhe uma milha em um ritmo em que dá para falar, mas não cantar. Na rua, ou dando voltas em casa.',
  'Five burpees at the start of each minute, for 10 minutes. What is left of the minute is your rest. Step back in place of jumping if you like.':
    'Cinco burpees no início de cada minuto, por 10 minutos. O que sobrar do minuto é descanso. Se quiser, dê um passo atrás em vez de saltar.',
  'Two calf stretches of 40 seconds a side, then a minute a side of pressing your fingers slowly along the sole.':
    'Dois alongamentos de panturrilha de 40 segundos por lado, e um minuto por lado pressionando devagar a sola do pé com os dedos.',
  'Eight rounds: 20 seconds of mountain climbers, 10 seconds of plank, 30 seconds of rest.':
    'Oito voltas: 20 segundos de escalador, 10 segundos de prancha, 30 segundos de descanso.',
  'Warm up, then 5 sets of 5 deadlifts with 2 minutes of rest. Every rep looks like the first, or the weight comes down.':
    'Aqueça e faça 5 séries de 5 levantamentos terra com 2 minutos de descanso. Cada repetição igual à primeira, ou baixe o peso.',
  'Ten slow rounds each of shoulder rolls, seated twists and ankle circles. Only go as far as feels easy.':
    'Dez voltas lentas de ombros, dez torções na cadeira e dez círculos de tornozelo. Vá só até onde for fácil.',
  'Ten minutes of walking with no goal but fresh air. Leave the pace to your mood.':
    'Dez minutos de caminhada sem outra meta que não o ar fresco. Seu humor decide o ritmo.',
  'Child’s pose, knees side to side and a seated forward fold: 2 minutes each, with the lights low.':
    'Postura da criança, joelhos de um lado para o outro e dobra do tronco no chão: 2 minutos cada, com pouca luz.',
  'Three unhurried rounds of the Mobility Flow. Move with your breath, not with the clock.':
    'Três voltas sem pressa do Flow de mobilidade. Siga a respiração, não o relógio.',
  'Five minutes easy, then 6 climbs of 1 minute at a hard gear with 1 minute easy between, then 3 minutes easy.':
    'Cinco minutos leves, 6 subidas de 1 minuto com marcha pesada e 1 minuto leve entre elas, e 3 minutos leves.',
  'Half-kneeling hip stretch, 4 holds of 30 seconds a side. Tuck your tail before you lean forward.':
    'Alongamento de quadril com um joelho no chão, 4 vezes de 30 segundos por lado. Encaixe o quadril antes de se inclinar.',
  'Fifteen minutes of walking uphill. Find a slope that lifts your breathing and leave the handrails alone.':
    'Quinze minutos de caminhada em subida. Ache uma inclinação que acelere a respiração e deixe os apoios de lado.',
  'Lie on your back with your legs resting up a wall for 8 minutes. Breathe out longer than you breathe in.':
    'Deite de costas com as pernas apoiadas na parede por 8 minutos. Expire por mais tempo do que inspira.',
  'Save up 3 minutes of plank in as many holds as you need. Stop each hold when your hips start to sag.':
    'Junte 3 minutos de prancha em quantas tentativas precisar. Pare cada uma quando o quadril começar a cair.',
  'Climb from 1 to 6 push-ups, then back down. Rest as many breaths as the rung has reps. Drop to your knees before your form goes.':
    'Suba de 1 a 6 flexões e depois desça. Descanse tantas respirações quantas repetições tem o degrau. Apoie os joelhos antes de perder a técnica.',
  'Four rounds: 10 rows and 10 floor presses, with 60 seconds of rest. Pick a weight that leaves 2 good reps in you.':
    'Quatro voltas: 10 remadas e 10 supinos no chão, com 60 segundos de descanso. Escolha um peso que deixe 2 boas repetições de sobra.',
  'Three sets of 12 glute bridges: up for 2 counts, hold for 2, down for 3. Ribs stay low.':
    'Três séries de 12 pontes de glúteos: suba em 2 tempos, segure 2, desça em 3. Costelas baixas.',
  'Air squats in sets of 12, 10, 8, 6, 4 and 2, with 30 seconds of rest between. Keep your heels down.':
    'Agachamentos em séries de 12, 10, 8, 6, 4 e 2, com 30 segundos de descanso. Calcanhares sempre no chão.',
  'Eight brisk climbs of one flight. Walk down to recover and use the rail. No stairs? Use a step or a kerb.':
    'Oito subidas rápidas de um lance de escada. Desça caminhando para recuperar e use o corrimão. Sem escada? Use um degrau ou o meio-fio.',
  'Write down 3 things your body did well this week, and the one you want to repeat tomorrow.':
    'Escreva 3 coisas que seu corpo fez bem nesta semana, e a que você quer repetir amanhã.',
  'Nothing to do but enjoy it: the points are yours and today counts.':
    'Nada a fazer além de aproveitar: os pontos são seus, e hoje conta.',
  'a backpack filled with books': 'uma mochila cheia de livros',
  'a towel held wide and pulled tight': 'uma toalha segurada bem aberta e esticada',
  'a heavy backpack held by both straps': 'uma mochila pesada segurada pelas duas alças',
  'a hill or a staircase': 'uma ladeira ou uma escada',
  'two full water bottles': 'duas garrafas de água cheias',
  'Pick a weight you control': 'Escolha um peso que você controla',
  'Walk with the weight': 'Caminhe com o peso',
  'Stand tall and take short, even steps.': 'Corpo ereto, passos curtos e iguais.',
  'Pull-aparts at chest height': 'Aberturas na altura do peito',
  'Slowly, thumbs up.': 'Devagar, polegares para cima.',
  'Hang from the bar': 'Pendure-se na barra',
  'Pause the clock when you step down. Step down, never drop.':
    'Pause o cronômetro quando descer. Desça com um passo, nunca se solte.',
  'Breathe in': 'Inspire',
  Hold: 'Segure',
  'Skip the hold if it feels tense.': 'Pule a pausa se ela causar tensão.',
  'Breathe out': 'Expire',
  'Walk one mile': 'Caminhe uma milha',
  'At a pace where you can talk but not sing.': 'Em um ritmo em que dá para falar, mas não cantar.',
  '5 burpees': '5 burpees',
  'Then rest until the minute is over. Step back in place of jumping if you like.':
    'Depois descanse até o minuto acabar. Se quiser, dê um passo atrás em vez de saltar.',
  'Calf stretch, left': 'Panturrilha, esquerda',
  'Calf stretch, right': 'Panturrilha, direita',
  'Press along the sole, left': 'Pressione a sola, esquerda',
  'Press along the sole, right': 'Pressione a sola, direita',
  'Mountain climbers': 'Escalador',
  Plank: 'Prancha',
  'Warm up': 'Aqueça',
  Deadlifts: 'Levantamento terra',
  'Every rep looks like the first, or the weight comes down.':
    'Cada repetição igual à primeira, ou baixe o peso.',
  'Shoulder rolls': 'Voltas de ombros',
  'Only go as far as feels easy.': 'Vá só até onde for fácil.',
  'Seated twists': 'Torções na cadeira',
  'Ankle circles': 'Círculos de tornozelo',
  Walk: 'Caminhada',
  'Leave the pace to your mood.': 'Seu humor decide o ritmo.',
  'Child’s pose': 'Postura da criança',
  'Knees side to side': 'Joelhos de um lado para o outro',
  'Seated forward fold': 'Dobra do tronco no chão',
  'One round of the Mobility Flow': 'Uma volta do Flow de mobilidade',
  'Move with your breath, not with the clock.': 'Siga a respiração, não o relógio.',
  'Easy ride': 'Pedalada leve',
  'Climb at a hard gear': 'Suba com marcha pesada',
  'Half-kneeling hip stretch, left': 'Quadril com joelho no chão, esquerda',
  'Tuck your tail before you lean forward.': 'Encaixe o quadril antes de se inclinar.',
  'Half-kneeling hip stretch, right': 'Quadril com joelho no chão, direita',
  'Walk uphill': 'Caminhe em subida',
  'Find a slope that lifts your breathing.': 'Ache uma inclinação que acelere a respiração.',
  'Legs up the wall': 'Pernas na parede',
  'Breathe out longer than you breathe in.': 'Expire por mais tempo do que inspira.',
  'Pause the clock when your hips start to sag.': 'Pause o cronômetro quando o quadril começar a cair.',
  'Push-ups': 'Flexões',
  'Rest as many breaths as the rung has reps. Drop to your knees before your form goes.':
    'Descanse tantas respirações quantas repetições tem o degrau. Apoie os joelhos antes de perder a técnica.',
  'Pick your weight': 'Escolha seu peso',
  'It leaves 2 good reps in you at the end of a round.': 'No fim da volta sobram 2 boas repetições.',
  Rows: 'Remadas',
  'Floor presses': 'Supinos no chão',
  'Glute bridges': 'Pontes de glúteos',
  'Up for 2 counts, hold for 2, down for 3. Ribs stay low.':
    'Suba em 2 tempos, segure 2, desça em 3. Costelas baixas.',
  'Air squats': 'Agachamentos',
  'Keep your heels down.': 'Calcanhares sempre no chão.',
  'Brisk climb of one flight': 'Suba rápido um lance',
  'Walk down to recover and use the rail.': 'Desça caminhando para recuperar e use o corrimão.',
  'Write down three good things': 'Escreva três coisas boas',
  'One thing that your body did well this week': 'Uma coisa que seu corpo fez bem nesta semana',
  'A second thing': 'Uma segunda coisa',
  'A third thing': 'Uma terceira coisa',
  'The one that you want to repeat tomorrow': 'A que você quer repetir amanhã',
};
