import type { Dictionary } from '#domain/catalogue/languages/dictionary.ts';

/** Motivation, tips, guidance, preferences, paths and achievements. */
export const content: Dictionary = {
  'Small steps count double on the days you don’t feel like it.':
    'Les petits pas comptent double les jours sans envie.',
  'Start with the warm-up. The rest usually follows.':
    'Commence par l’échauffement. Le reste suit, en général.',
  'You don’t need a perfect day, you need ten minutes of this one.':
    'Pas besoin d’une journée parfaite, juste de dix minutes dans celle-ci.',
  'Slow reps are honest reps.': 'Une rep lente est une rep honnête.',
  'Rest is part of the plan, not a break from it.': 'Le repos fait partie du plan, ce n’est pas un écart.',
  'Beat one number from last week. One is plenty.': 'Bats un chiffre de la semaine dernière. Un seul suffit.',
  'Shoes on, then decide.': 'Mets tes chaussures, décide ensuite.',
  'The habit is the goal. The numbers follow it.': 'L’habitude est l’objectif. Les chiffres suivent.',
  'Form first, then speed, then load.': 'La technique d’abord, puis la vitesse, puis la charge.',
  'Half a workout is worth more than a whole excuse.': 'Une demi-séance vaut mieux qu’une excuse entière.',
  'Breathe out on the hard part.': 'Expire quand c’est dur.',
  'You are further than the you who started.': 'Tu es déjà plus loin que le jour où tu as commencé.',
  'Leave one good rep for tomorrow.': 'Garde une bonne rep pour demain.',
  'Nobody regrets the easy walk.': 'On ne regrette jamais une petite marche.',
  'Cardio and strength in turns. Learn each movement slowly, and stop a set with two good reps left.':
    'Renforcement et cardio en alternance. Apprends chaque mouvement lentement, et arrête la série avec deux bonnes reps en réserve.',
  'Fill half your plate with vegetables, a quarter with protein, a quarter with grains or potatoes. Change one meal at a time.':
    'Une moitié d’assiette de légumes, un quart de protéines, un quart de céréales ou de pommes de terre. Change un repas à la fois.',
  'Aim for 7 hours of sleep or more. Tired people are hungry people.':
    'Vise 7 heures de sommeil ou plus. La fatigue donne faim.',
  'Add a little each week: one more round, or ten more minutes of brisk walking. Keep two strength days.':
    'Ajoute un peu chaque semaine : un tour de plus, ou dix minutes de marche rapide. Garde deux jours de renforcement.',
  'Aim for 1-2 lbs a week at most. Faster costs muscle. Drink water before you reach for a snack.':
    'Vise 1 à 2 lb par semaine au plus. Plus vite, c’est du muscle perdu. Bois de l’eau avant de grignoter.',
  'Leave an easy day between hard interval days.': 'Laisse un jour facile entre deux jours de fractionné.',
  'Strength comes first now: heavier or slower sets protect your muscle while the weight goes down.':
    'La force passe en premier : des séries plus lourdes ou plus lentes protègent ton muscle pendant que le poids descend.',
  'Have protein at each meal: eggs, fish, beans, tofu, yoghurt or lean meat, about the size of your palm.':
    'Des protéines à chaque repas : œufs, poisson, légumes secs, tofu, yaourt ou viande maigre, une portion de la taille de ta paume.',
  'Sore for more than three days? Take one set off each exercise this week.':
    'Des courbatures depuis plus de trois jours ? Enlève une série par exercice cette semaine.',
  'Choose the sessions you like and keep them. Two strength days and some cardio hold what you have.':
    'Choisis les séances que tu aimes et garde-les. Deux jours de renforcement et un peu de cardio tiennent l’acquis.',
  'Eat a little more until your weight stays level for two weeks. That is your new normal.':
    'Mange un peu plus, jusqu’à deux semaines de poids stable. C’est ta nouvelle base.',
  'Weigh yourself once a week, on the same morning. Days go up and down, weeks tell.':
    'Pèse-toi une fois par semaine, le même matin. Les jours font le yoyo, les semaines disent vrai.',
  'Squat, hinge, push, pull: compound movements first. Stay light enough to repeat your best rep every time.':
    'Squat, soulevé, poussée, tirage : les mouvements polyarticulaires d’abord. Assez léger pour refaire chaque fois ta meilleure rep.',
  'Eat at regular times and have protein at each meal. No need for powders.':
    'Mange à heures régulières, avec des protéines à chaque repas. Pas besoin de poudres.',
  'Joints adapt more slowly than muscles. Keep a free day between sessions.':
    'Les articulations s’adaptent moins vite que les muscles. Garde un jour libre entre les séances.',
  'Progressive overload: one rep more than last time, or the smallest weight more once all sets are full.':
    'Surcharge progressive : une rep de plus que la dernière fois, ou le plus petit poids de plus quand toutes les séries sont complètes.',
  'Add a snack with protein and carbohydrates on training days. Gaining half a pound a week is plenty.':
    'Ajoute une collation avec protéines et glucides les jours d’entraînement. Prendre une demi-livre (0,2 kg) par semaine suffit.',
  'Sleep is where you grow: 7 to 9 hours.': 'C’est en dormant que le muscle se construit : 7 à 9 heures.',
  'Fewer reps, more load, full rests of two to three minutes. Never grind a rep with a bent back.':
    'Moins de reps, plus de charge, des repos complets de deux à trois minutes. Jamais de rep arrachée le dos rond.',
  'Eat two hours before you lift, and again afterwards. Training hungry costs reps.':
    'Mange deux heures avant de soulever, puis de nouveau après. S’entraîner le ventre vide coûte des reps.',
  'After three hard weeks, halve your sets for one.':
    'Après trois semaines dures, divise tes séries par deux pendant une semaine.',
  'Find the weaker side and start with it. One-sided rows, lunges and presses even things out.':
    'Repère le côté faible et commence par lui. Rowings, fentes et développés d’un seul côté rétablissent l’équilibre.',
  'Keep protein up and let the snacks go as the sets get fewer.':
    'Garde les protéines et lâche les collations à mesure que les séries diminuent.',
  'Finish each session with a round of the Mobility Flow.':
    'Termine chaque séance par un tour du Flow mobilité.',
  'Easy means that you can talk. Build minutes first, speed later.':
    'Facile veut dire que tu peux parler. Les minutes d’abord, la vitesse ensuite.',
  'A small meal two hours before is enough. Drink to thirst.':
    'Un petit repas deux heures avant suffit. Bois à ta soif.',
  'New to running? Leave a day between runs, and walk on it.':
    'Tu débutes en course ? Laisse un jour entre deux sorties, et marche ce jour-là.',
  'One interval day a week, the others easy. Add no more than a tenth to your week.':
    'Un jour de fractionné par semaine, les autres faciles. N’ajoute pas plus d’un dixième à ta semaine.',
  'Grains, potatoes and fruit are your fuel. Have some on the evening before a long day.':
    'Céréales, pommes de terre et fruits sont ton carburant. Prends-en la veille d’un long jour.',
  'Calves and hips work hard: five minutes of mobility after each session.':
    'Mollets et hanches travaillent dur : cinq minutes de mobilité après chaque séance.',
  'Practise the pace of your goal once a week, for a short stretch.':
    'Travaille l’allure de ton objectif une fois par semaine, sur une courte portion.',
  'Try nothing new on the day that counts.': 'N’essaie rien de nouveau le jour qui compte.',
  'Do a third less in the last week. Fresh legs are worth more than one more session.':
    'Fais un tiers de moins la dernière semaine. Des jambes fraîches valent mieux qu’une séance de plus.',
  'Tie the routine to something you do anyway: after coffee, before the shower.':
    'Accroche la routine à un geste que tu fais déjà : après le café, avant la douche.',
  'Regular meals and a glass of water beside each of them will do.':
    'Des repas réguliers et un verre d’eau avec chacun suffisent.',
  'A slow round counts. On tired days take the easier version of each move.':
    'Un tour lent, ça compte. Les jours de fatigue, prends la version facile de chaque mouvement.',
  'Same reps, better reps: lower for two counts, no bouncing.':
    'Les mêmes reps, en mieux : descends sur deux temps, sans rebond.',
  'Keep fruit where you can see it and sweets where you cannot.':
    'Garde les fruits en vue et les sucreries hors de vue.',
  'Missed a day? Do today’s, not both.': 'Un jour manqué ? Fais celui d’aujourd’hui, pas les deux.',
  'When fifty feels short, try a hundred or build your own plan.':
    'Quand cinquante te semble court, tente cent ou compose ton propre plan.',
  'Notice which meals leave you with energy, and repeat those.':
    'Remarque les repas qui te laissent de l’énergie, et refais-les.',
  'Take a week of walks and mobility every two or three months.':
    'Prends une semaine de marche et de mobilité tous les deux ou trois mois.',
  'Test fresh, warm up first and stop at clean form. An honest number helps you more than a big one.':
    'Teste-toi sans fatigue, échauffe-toi d’abord et arrête quand la technique se perd. Un chiffre honnête t’aide plus qu’un gros.',
  'Eat as you always do. This week measures you, not a diet.':
    'Mange comme d’habitude. Cette semaine te mesure toi, pas un régime.',
  'Nothing else hard this week. Sleep before the test days counts.':
    'Rien d’autre de dur cette semaine. Le sommeil avant les tests compte.',
  'Pick the program you can see yourself doing in six weeks.':
    'Choisis le programme que tu te vois encore faire dans six semaines.',
  'Decide on one small change to start with.': 'Choisis un petit changement pour commencer.',
  'Take a free day before the first session.': 'Prends un jour libre avant la première séance.',
  'Complete onboarding, so that your program fits you.':
    'Termine la configuration, pour un programme à ta mesure.',
  'Spin the wheel daily. One quest keeps the streak.':
    'Lance la roue chaque jour. Une quête entretient la flamme.',
  'Track your progress in the profile.': 'Suis tes progrès dans le profil.',
  'Use skip tokens strategically: keep one for a day you cannot plan.':
    'Utilise tes jokers avec stratégie : gardes-en un pour un jour imprévu.',
  'Same time each day beats the perfect time.': 'La même heure chaque jour vaut mieux que l’heure parfaite.',
  'Warm up with a minute of marching before the first set.':
    'Échauffe-toi avec une minute de marche sur place avant la première série.',
  'Split the sets over the day if ten minutes in a row are hard to find.':
    'Répartis les séries sur la journée si dix minutes d’affilée sont dures à trouver.',
  'Take the easier version as soon as your form breaks, and finish the reps.':
    'Passe à la version facile dès que ta technique se perd, et finis les reps.',
  'Sore? Slow down and use half the range. Sharp pain means stop.':
    'Des courbatures ? Ralentis et réduis l’amplitude de moitié. Une douleur vive, c’est stop.',
  'General fitness information, not medical advice. Ask a doctor before you start if you are pregnant, injured or have a health condition. Stop on pain or dizziness.':
    'Informations générales sur la forme, pas un avis médical. Demande à un médecin avant de commencer en cas de grossesse, de blessure ou de problème de santé. Arrête en cas de douleur ou de vertige.',
  'A full week. Skip tokens come from weeks like this.':
    'Une semaine entière. Les jokers viennent de semaines comme celle-là.',
  'Two weeks running. This is what a habit looks like.':
    'Deux semaines d’affilée. Une habitude, ça ressemble à ça.',
  'Thirty days. You no longer need reminding.': 'Trente jours. Tu n’as plus besoin de rappel.',
  'Ten workouts. You know your way around by now.': 'Dix séances. Tu connais la maison, maintenant.',
  'Twenty-five workouts. Compare today’s form with your first week.':
    'Vingt-cinq séances. Compare ta technique à celle de ta première semaine.',
  'Fifty workouts. That is training, not trying.': 'Cinquante séances. Tu n’essaies plus, tu t’entraînes.',
  'A quarter of the way. Keep the pace you have.': 'Un quart du chemin. Garde ton rythme.',
  'Halfway. The second half knows the road.': 'La moitié. La seconde connaît déjà la route.',
  'Three quarters done. No need to hurry now.': 'Trois quarts de faits. Plus besoin de courir.',
  'Goal reached. Take a breath, then choose the next one.':
    'Objectif atteint. Souffle un coup, puis choisis le suivant.',
  'Workout Reminders': 'Rappels de séance',
  'A reminder on training days while the app is open.':
    'Un rappel les jours d’entraînement, quand l’app est ouverte.',
  'Quest Notifications': 'Notifications de quête',
  'We tell you when today’s wheel is ready.': 'On te prévient quand la roue du jour est prête.',
  'Streak Alerts': 'Alertes de flamme',
  'A nudge if today isn’t counted yet.': 'Un petit rappel si aujourd’hui ne compte pas encore.',
  'Weekly Progress': 'Progrès de la semaine',
  'Your week in a few numbers.': 'Ta semaine en quelques chiffres.',
  'Achievement Badges': 'Badges de succès',
  'We tell you when you unlock an achievement.': 'On te prévient quand tu débloques un succès.',
  'Daily Motivation': 'Motivation du jour',
  'One line from the coach each day.': 'Une phrase du coach chaque jour.',
  'Weekend Check-ins': 'Point forme du week-end',
  'We ask at the weekend how your week felt.': 'Le week-end, on te demande comment était ta semaine.',
  'Program Milestones': 'Étapes du programme',
  'We tell you when a new phase of your program starts.':
    'On te prévient quand une nouvelle phase de ton programme commence.',
  'Data Collection': 'Collecte de données',
  'During the beta this is only error reports. Turn it off and we send none.':
    'Pendant la bêta, ce sont seulement des rapports d’erreur. Désactive et on n’en envoie aucun.',
  'Usage Analytics': 'Statistiques d’usage',
  'Error reports without personal data. They need Data Collection too. Turn it off and we send none.':
    'Des rapports d’erreur sans données personnelles. Il faut aussi la Collecte de données. Désactive et on n’en envoie aucun.',
  'Personalized Recommendations': 'Recommandations personnalisées',
  'We sort suggestions by your time, mood and effort. Off: plain order.':
    'On trie les suggestions selon ton temps, ton humeur et ton effort. Désactivé : ordre simple.',
  'Share Progress with Friends': 'Partager mes progrès avec mes amis',
  'The friends whom you invite see your first name, picture, streak, active days, quests and achievements. Never your body, mood or plan. Off: no one sees you, and you see no one.':
    'Les amis que tu invites voient ton prénom, ta photo, ta flamme, tes jours actifs, tes quêtes et tes succès. Jamais ton corps, ton humeur ou ton plan. Désactivé : personne ne te voit, et tu ne vois personne.',
  'Public Profile': 'Profil public',
  'Shows a page with a name and facts that you choose. Off: the page is gone at once.':
    'Affiche une page avec un nom et les infos que tu choisis. Désactivé : la page disparaît aussitôt.',
  'Exercise History Tracking': 'Historique des exercices',
  'Shows your past workouts on the dashboard. Off: they are hidden there.':
    'Affiche tes séances passées sur le tableau de bord. Désactivé : elles y sont masquées.',
  'Location Services': 'Localisation',
  'Measures walks and runs while the page is open. Only the distance is saved; where you were never leaves your device.':
    'Mesure tes marches et tes courses quand la page est ouverte. Seule la distance est enregistrée ; tes positions ne quittent jamais ton appareil.',
  'Third-party Integrations': 'Intégrations tierces',
  'Your own programs and devices may use your data by the tokens and webhooks that you make. Off: none of them works, and nothing is shared.':
    'Tes propres programmes et appareils peuvent utiliser tes données, par les jetons et webhooks que tu crées. Désactivé : aucun ne marche, et rien n’est partagé.',
  'Rest the day after a workout': 'Te reposer le lendemain d’une séance',
  'Rest the day after a workout, # times': 'Te reposer le lendemain d’une séance, # fois',
  'Say how you are': 'Dire comment tu vas',
  'Say how you are on # days': 'Dire comment tu vas, # jours',
  'Complete a quest': 'Terminer une quête',
  'Complete # quests': 'Terminer # quêtes',
  'Finish a workout': 'Finir une séance',
  'Finish # workouts': 'Finir # séances',
  'Be active in a week': 'Bouger au moins une semaine',
  'Be active in # different weeks': 'Bouger pendant # semaines différentes',
  'Finish a strength workout': 'Finir une séance de renforcement',
  'Finish # strength workouts': 'Finir # séances de renforcement',
  'Finish a cardio workout': 'Finir une séance cardio',
  'Finish # cardio workouts': 'Finir # séances cardio',
  'Finish a mobility session': 'Finir une séance de mobilité',
  'Finish # mobility sessions': 'Finir # séances de mobilité',
  'Go for a walk or a hike': 'Faire une marche ou une randonnée',
  'Go for # walks or hikes': 'Faire # marches ou randonnées',
  'Add an activity you did elsewhere': 'Ajouter une activité faite ailleurs',
  'Add # activities you did elsewhere': 'Ajouter # activités faites ailleurs',
  'Try a workout': 'Essayer une séance',
  'Try # different workouts': 'Essayer # séances différentes',
  'Complete a gentle quest': 'Terminer une quête douce',
  'Complete # gentle quests': 'Terminer # quêtes douces',
  'Do a quest and a workout on one day': 'Faire une quête et une séance le même jour',
  'Do a quest and a workout on one day, # times': 'Faire une quête et une séance le même jour, # fois',
  'Be active on a weekend': 'Bouger un week-end',
  'Be active on # weekends': 'Bouger pendant # week-ends',
  'Finish your daily routine': 'Finir ta routine quotidienne',
  'Finish your daily routine # times': 'Finir ta routine quotidienne # fois',
  'Complete a strength quest': 'Terminer une quête de force',
  'Complete # strength quests': 'Terminer # quêtes de force',
  'Complete a cardio quest': 'Terminer une quête cardio',
  'Complete # cardio quests': 'Terminer # quêtes cardio',
  'Complete a core quest': 'Terminer une quête de gainage',
  'Complete # core quests': 'Terminer # quêtes de gainage',
  'Complete a mobility quest': 'Terminer une quête de mobilité',
  'Complete # mobility quests': 'Terminer # quêtes de mobilité',
  'Complete a recovery quest': 'Terminer une quête de récupération',
  'Complete # recovery quests': 'Terminer # quêtes de récupération',
  'Complete a mindset quest': 'Terminer une quête mentale',
  'Complete # mindset quests': 'Terminer # quêtes mentales',
  'Fitness Enthusiast': 'Fan de fitness',
  'Good morning': 'Bonjour',
  'Good afternoon': 'Bon après-midi',
  'Good evening': 'Bonsoir',
  'Complete 1 workout.': 'Terminer 1 séance.',
  'Keep a 7-day streak.': 'Garder ta flamme 7 jours.',
  'Complete 30 workouts.': 'Terminer 30 séances.',
  'Reach 100% of a goal.': 'Atteindre 100 % d’un objectif.',
  'Complete 5 quests.': 'Terminer 5 quêtes.',
  'Every strength quest you complete counts.': 'Chaque quête de force terminée compte.',
  'Every cardio quest you complete counts.': 'Chaque quête cardio terminée compte.',
  'Every core quest you complete counts.': 'Chaque quête de gainage terminée compte.',
  'Every mobility quest you complete counts.': 'Chaque quête de mobilité terminée compte.',
  'Every recovery quest you complete counts.': 'Chaque quête de récupération terminée compte.',
  'Every mindset quest you complete counts.': 'Chaque quête mentale terminée compte.',
  'Coming back after seven days or more without activity counts.':
    'Revenir après sept jours ou plus sans activité compte.',
  'Each day on which you beat one of your own records counts once.':
    'Chaque jour où tu bats un de tes propres records compte une fois.',
  'The distances of your walks and hikes add up.':
    'Les distances de tes marches et randonnées s’additionnent.',
};
