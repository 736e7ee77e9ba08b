import type { Dictionary } from '#domain/catalogue/languages/dictionary.ts';

/** Descriptions, alternatives and steps of quests. */
export const quests: Dictionary = {
  'Six walks of 40 seconds with a weight you control, 40 seconds of rest between. Stand tall and take short, even steps.':
    'Six marches de 40 secondes avec un poids que tu maîtrises, 40 secondes de repos entre elles. Grandis-toi et fais de petits pas réguliers.',
  'Three sets of 12 slow pull-aparts at chest height, thumbs up, 45 seconds of rest between.':
    'Trois séries de 12 écartés lents à hauteur de poitrine, pouces vers le haut, 45 secondes de repos entre elles.',
  'Hang from the bar for 2 minutes in total, in as many goes as you need. Step down, never drop.':
    'Suspends-toi à la barre 2 minutes au total, en autant de fois qu’il faut. Pose les pieds pour descendre, ne te laisse jamais tomber.',
  'Breathe in for 4, hold for 4, out for 4, hold for 4. Twelve rounds, sitting down. Skip the holds if they feel tense.':
    'Inspire sur 4, bloque sur 4, expire sur 4, bloque sur 4. Douze tours, en position assise. Saute les blocages s’ils te crispent.',
  'Walk one mile at a pace where you can talk but not sing. Outside, or laps of your home.':
    'Marche un mile (1,6 km) à une allure où tu peux parler mais pas chanter. Dehors, ou en tours de ton logement.',
  'Five burpees at the start of each minute, for 10 minutes. What is left of the minute is your rest. Step back in place of jumping if you like.':
    'Cinq burpees au début de chaque minute, pendant 10 minutes. Ce qui reste de la minute est ton repos. Recule d’un pas au lieu de sauter si tu préfères.',
  'Two calf stretches of 40 seconds a side, then a minute a side of pressing your fingers slowly along the sole.':
    'Deux étirements de mollet de 40 secondes de chaque côté, puis une minute par côté à presser lentement la plante du pied avec les doigts.',
  'Eight rounds: 20 seconds of mountain climbers, 10 seconds of plank, 30 seconds of rest.':
    'Huit tours : 20 secondes de mountain climbers, 10 secondes de planche, 30 secondes de repos.',
  'Warm up, then 5 sets of 5 deadlifts with 2 minutes of rest. Every rep looks like the first, or the weight comes down.':
    'Échauffe-toi, puis 5 séries de 5 soulevés de terre avec 2 minutes de repos. Chaque rep ressemble à la première, sinon on allège.',
  'Ten slow rounds each of shoulder rolls, seated twists and ankle circles. Only go as far as feels easy.':
    'Dix tours lents de chaque : roulements d’épaules, rotations assises et cercles de chevilles. Ne va que jusqu’où c’est facile.',
  'Ten minutes of walking with no goal but fresh air. Leave the pace to your mood.':
    'Dix minutes de marche sans autre but que l’air frais. Laisse ton humeur choisir l’allure.',
  'Child’s pose, knees side to side and a seated forward fold: 2 minutes each, with the lights low.':
    'Posture de l’enfant, genoux d’un côté à l’autre et flexion assise vers l’avant : 2 minutes chacune, lumière tamisée.',
  'Three unhurried rounds of the Mobility Flow. Move with your breath, not with the clock.':
    'Trois tours sans hâte du Flow mobilité. Bouge avec ton souffle, pas avec le chrono.',
  'Five minutes easy, then 6 climbs of 1 minute at a hard gear with 1 minute easy between, then 3 minutes easy.':
    'Cinq minutes tranquilles, puis 6 montées d’une minute sur un gros braquet avec 1 minute facile entre elles, puis 3 minutes tranquilles.',
  'Half-kneeling hip stretch, 4 holds of 30 seconds a side. Tuck your tail before you lean forward.':
    'Étirement de hanche, un genou au sol, 4 maintiens de 30 secondes par côté. Rentre le bassin avant de te pencher vers l’avant.',
  'Fifteen minutes of walking uphill. Find a slope that lifts your breathing and leave the handrails alone.':
    'Quinze minutes de marche en montée. Trouve une pente qui accélère ton souffle et lâche les barres.',
  'Lie on your back with your legs resting up a wall for 8 minutes. Breathe out longer than you breathe in.':
    'Allonge-toi sur le dos, les jambes posées contre un mur, pendant 8 minutes. Expire plus longtemps que tu n’inspires.',
  'Save up 3 minutes of plank in as many holds as you need. Stop each hold when your hips start to sag.':
    'Cumule 3 minutes de planche en autant de maintiens qu’il faut. Arrête chaque maintien quand tes hanches commencent à descendre.',
  'Climb from 1 to 6 push-ups, then back down. Rest as many breaths as the rung has reps. Drop to your knees before your form goes.':
    'Monte de 1 à 6 pompes, puis redescends. Repose-toi d’autant de respirations que le palier a de reps. Passe sur les genoux avant que ta technique se perde.',
  'Four rounds: 10 rows and 10 floor presses, with 60 seconds of rest. Pick a weight that leaves 2 good reps in you.':
    'Quatre tours : 10 rowings et 10 développés au sol, avec 60 secondes de repos. Choisis un poids qui te laisse 2 bonnes reps en réserve.',
  'Three sets of 12 glute bridges: up for 2 counts, hold for 2, down for 3. Ribs stay low.':
    'Trois séries de 12 ponts fessiers : monte sur 2 temps, tiens sur 2, descends sur 3. Les côtes restent basses.',
  'Air squats in sets of 12, 10, 8, 6, 4 and 2, with 30 seconds of rest between. Keep your heels down.':
    'Des squats en séries de 12, 10, 8, 6, 4 et 2, avec 30 secondes de repos entre elles. Garde les talons au sol.',
  'Eight brisk climbs of one flight. Walk down to recover and use the rail. No stairs? Use a step or a kerb.':
    'Huit montées rapides d’un étage. Redescends en marchant pour récupérer et tiens la rampe. Pas d’escalier ? Prends une marche ou un trottoir.',
  'Write down 3 things your body did well this week, and the one you want to repeat tomorrow.':
    'Note 3 choses que ton corps a bien faites cette semaine, et celle que tu veux refaire demain.',
  'Nothing to do but enjoy it: the points are yours and today counts.':
    'Rien à faire, profite : les points sont à toi et la journée compte.',
  'a backpack filled with books': 'un sac à dos rempli de livres',
  'a towel held wide and pulled tight': 'une serviette tenue large et bien tendue',
  'a heavy backpack held by both straps': 'un sac à dos lourd tenu par les deux sangles',
  'a hill or a staircase': 'une côte ou un escalier',
  'two full water bottles': 'deux bouteilles d’eau pleines',
  'Pick a weight you control': 'Choisis un poids que tu maîtrises',
  'Walk with the weight': 'Marche avec le poids',
  'Stand tall and take short, even steps.': 'Grandis-toi et fais de petits pas réguliers.',
  'Pull-aparts at chest height': 'Écartés à hauteur de poitrine',
  'Slowly, thumbs up.': 'Lentement, pouces vers le haut.',
  'Hang from the bar': 'Suspends-toi à la barre',
  'Pause the clock when you step down. Step down, never drop.':
    'Arrête le chrono quand tu descends. Pose les pieds pour descendre, ne te laisse jamais tomber.',
  'Breathe in': 'Inspire',
  Hold: 'Bloque',
  'Skip the hold if it feels tense.': 'Saute le blocage s’il te crispe.',
  'Breathe out': 'Expire',
  'Walk one mile': 'Marche un mile (1,6 km)',
  'At a pace where you can talk but not sing.': 'À une allure où tu peux parler mais pas chanter.',
  '5 burpees': '5 burpees',
  'Then rest until the minute is over. Step back in place of jumping if you like.':
    'Puis repos jusqu’à la fin de la minute. Recule d’un pas au lieu de sauter si tu préfères.',
  'Calf stretch, left': 'Étirement du mollet, gauche',
  'Calf stretch, right': 'Étirement du mollet, droit',
  'Press along the sole, left': 'Presse la plante du pied, gauche',
  'Press along the sole, right': 'Presse la plante du pied, droit',
  'Mountain climbers': 'Mountain climbers',
  Plank: 'Planche',
  'Warm up': 'Échauffement',
  Deadlifts: 'Soulevés de terre',
  'Every rep looks like the first, or the weight comes down.':
    'Chaque rep ressemble à la première, sinon on allège.',
  'Shoulder rolls': 'Roulements d’épaules',
  'Only go as far as feels easy.': 'Ne va que jusqu’où c’est facile.',
  'Seated twists': 'Rotations assises',
  'Ankle circles': 'Cercles de chevilles',
  Walk: 'Marche',
  'Leave the pace to your mood.': 'Laisse ton humeur choisir l’allure.',
  'Child’s pose': 'Posture de l’enfant',
  'Knees side to side': 'Genoux d’un côté à l’autre',
  'Seated forward fold': 'Flexion assise vers l’avant',
  'One round of the Mobility Flow': 'Un tour du Flow mobilité',
  'Move with your breath, not with the clock.': 'Bouge avec ton souffle, pas avec le chrono.',
  'Easy ride': 'Vélo tranquille',
  'Climb at a hard gear': 'Montée sur un gros braquet',
  'Half-kneeling hip stretch, left': 'Étirement de hanche, un genou au sol, gauche',
  'Tuck your tail before you lean forward.': 'Rentre le bassin avant de te pencher vers l’avant.',
  'Half-kneeling hip stretch, right': 'Étirement de hanche, un genou au sol, droite',
  'Walk uphill': 'Marche en montée',
  'Find a slope that lifts your breathing.': 'Trouve une pente qui accélère ton souffle.',
  'Legs up the wall': 'Jambes contre le mur',
  'Breathe out longer than you breathe in.': 'Expire plus longtemps que tu n’inspires.',
  'Pause the clock when your hips start to sag.':
    'Arrête le chrono quand tes hanches commencent à descendre.',
  'Push-ups': 'Pompes',
  'Rest as many breaths as the rung has reps. Drop to your knees before your form goes.':
    'Repose-toi d’autant de respirations que le palier a de reps. Passe sur les genoux avant que ta technique se perde.',
  'Pick your weight': 'Choisis ta charge',
  'It leaves 2 good reps in you at the end of a round.':
    'Elle te laisse 2 bonnes reps en réserve à la fin d’un tour.',
  Rows: 'Rowings',
  'Floor presses': 'Développés au sol',
  'Glute bridges': 'Ponts fessiers',
  'Up for 2 counts, hold for 2, down for 3. Ribs stay low.':
    'Monte sur 2 temps, tiens sur 2, descends sur 3. Les côtes restent basses.',
  'Air squats': 'Squats',
  'Keep your heels down.': 'Garde les talons au sol.',
  'Brisk climb of one flight': 'Montée rapide d’un étage',
  'Walk down to recover and use the rail.': 'Redescends en marchant pour récupérer et tiens la rampe.',
  'Write down three good things': 'Note trois belles choses',
  'One thing that your body did well this week': 'Une chose que ton corps a bien faite cette semaine',
  'A second thing': 'Une deuxième chose',
  'A third thing': 'Une troisième chose',
  'The one that you want to repeat tomorrow': 'Celle que tu veux refaire demain',
};
