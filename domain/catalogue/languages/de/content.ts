import type { Dictionary } from '#domain/catalogue/languages/dictionary.ts';

export const content: Dictionary = {
  'Small steps count double on the days you don’t feel like it.':
    'Kleine Schritte zählen doppelt an Tagen, an denen du keine Lust hast.',
  'Start with the warm-up. The rest usually follows.':
    'Fang mit dem Aufwärmen an. Der Rest folgt meist von selbst.',
  'You don’t need a perfect day, you need ten minutes of this one.':
    'Du brauchst keinen perfekten Tag, nur zehn Minuten von diesem.',
  'Slow reps are honest reps.': 'Langsame Wiederholungen sind ehrliche Wiederholungen.',
  'Rest is part of the plan, not a break from it.': 'Erholung ist Teil des Plans, keine Lücke darin.',
  'Beat one number from last week. One is plenty.': 'Schlag eine Zahl von letzter Woche. Eine reicht.',
  'Shoes on, then decide.': 'Erst Schuhe an, dann entscheiden.',
  'The habit is the goal. The numbers follow it.': 'Die Gewohnheit ist das Ziel. Die Zahlen kommen nach.',
  'Form first, then speed, then load.': 'Erst die Form, dann das Tempo, dann das Gewicht.',
  'Half a workout is worth more than a whole excuse.':
    'Ein halbes Workout ist mehr wert als eine ganze Ausrede.',
  'Breathe out on the hard part.': 'Atme aus, wenn es schwer wird.',
  'You are further than the you who started.': 'Du bist weiter als am ersten Tag.',
  'Leave one good rep for tomorrow.': 'Heb dir eine gute Wiederholung für morgen auf.',
  'Nobody regrets the easy walk.': 'Einen kleinen Spaziergang bereut man nie.',
  'Cardio and strength in turns. Learn each movement slowly, and stop a set with two good reps left.':
    'Cardio und Kraft im Wechsel. Lern jede Bewegung langsam und beende einen Satz, wenn noch zwei gute Wiederholungen drin wären.',
  'Fill half your plate with vegetables, a quarter with protein, a quarter with grains or potatoes. Change one meal at a time.':
    'Füll den halben Teller mit Gemüse, ein Viertel mit Eiweiß, ein Viertel mit Getreide oder Kartoffeln. Ändere eine Mahlzeit nach der anderen.',
  'Aim for 7 hours of sleep or more. Tired people are hungry people.':
    'Schlaf mindestens 7 Stunden. Wer müde ist, hat Hunger.',
  'Add a little each week: one more round, or ten more minutes of brisk walking. Keep two strength days.':
    'Jede Woche etwas mehr: eine Runde oder zehn Minuten zügiges Gehen. Behalte zwei Krafttage.',
  'Aim for 1-2 lbs a week at most. Faster costs muscle. Drink water before you reach for a snack.':
    'Höchstens 1–2 lb pro Woche. Schneller kostet Muskeln. Trink Wasser, bevor du zum Snack greifst.',
  'Leave an easy day between hard interval days.': 'Lass zwischen harten Intervalltagen einen lockeren Tag.',
  'Strength comes first now: heavier or slower sets protect your muscle while the weight goes down.':
    'Jetzt kommt Kraft zuerst: Schwerere oder langsamere Sätze schützen deine Muskeln, während das Gewicht sinkt.',
  'Have protein at each meal: eggs, fish, beans, tofu, yoghurt or lean meat, about the size of your palm.':
    'Iss zu jeder Mahlzeit Eiweiß: Eier, Fisch, Bohnen, Tofu, Joghurt oder mageres Fleisch, etwa so groß wie deine Handfläche.',
  'Sore for more than three days? Take one set off each exercise this week.':
    'Länger als drei Tage Muskelkater? Lass diese Woche bei jeder Übung einen Satz weg.',
  'Choose the sessions you like and keep them. Two strength days and some cardio hold what you have.':
    'Wähl die Einheiten, die du magst, und bleib dabei. Zwei Krafttage und etwas Cardio halten, was du hast.',
  'Eat a little more until your weight stays level for two weeks. That is your new normal.':
    'Iss etwas mehr, bis dein Gewicht zwei Wochen gleich bleibt. Das ist dein neues Normal.',
  'Weigh yourself once a week, on the same morning. Days go up and down, weeks tell.':
    'Wieg dich einmal pro Woche, immer morgens am selben Wochentag. Tage schwanken, Wochen sagen die Wahrheit.',
  'Squat, hinge, push, pull: compound movements first. Stay light enough to repeat your best rep every time.':
    'Kniebeuge, Hüftbeuge, Drücken, Ziehen: Grundübungen zuerst. Bleib so leicht, dass jede Wiederholung so gut ist wie deine beste.',
  'Eat at regular times and have protein at each meal. No need for powders.':
    'Iss zu festen Zeiten und zu jeder Mahlzeit Eiweiß. Pulver brauchst du nicht.',
  'Joints adapt more slowly than muscles. Keep a free day between sessions.':
    'Gelenke passen sich langsamer an als Muskeln. Lass zwischen den Einheiten einen Tag frei.',
  'Progressive overload: one rep more than last time, or the smallest weight more once all sets are full.':
    'Progressive Steigerung: eine Wiederholung mehr als beim letzten Mal, oder das kleinste Gewicht mehr, sobald alle Sätze voll sind.',
  'Add a snack with protein and carbohydrates on training days. Gaining half a pound a week is plenty.':
    'Iss an Trainingstagen einen Snack mit Eiweiß und Kohlenhydraten dazu. Ein halbes Pfund pro Woche zuzunehmen ist genug.',
  'Sleep is where you grow: 7 to 9 hours.': 'Im Schlaf wächst du: 7 bis 9 Stunden.',
  'Fewer reps, more load, full rests of two to three minutes. Never grind a rep with a bent back.':
    'Weniger Wiederholungen, mehr Gewicht, volle Pausen von zwei bis drei Minuten. Quäl dich nie mit rundem Rücken durch eine Wiederholung.',
  'Eat two hours before you lift, and again afterwards. Training hungry costs reps.':
    'Iss zwei Stunden vor dem Training und danach noch einmal. Hunger kostet Wiederholungen.',
  'After three hard weeks, halve your sets for one.':
    'Nach drei harten Wochen halbierst du eine Woche lang die Sätze.',
  'Find the weaker side and start with it. One-sided rows, lunges and presses even things out.':
    'Finde die schwächere Seite und fang mit ihr an. Einseitiges Rudern, Ausfallschritte und Drücken gleichen aus.',
  'Keep protein up and let the snacks go as the sets get fewer.':
    'Bleib beim Eiweiß und lass die Snacks weg, wenn die Sätze weniger werden.',
  'Finish each session with a round of the Mobility Flow.':
    'Beende jede Einheit mit einer Runde Mobility-Flow.',
  'Easy means that you can talk. Build minutes first, speed later.':
    'Locker heißt: Du kannst noch reden. Erst mehr Minuten, später mehr Tempo.',
  'A small meal two hours before is enough. Drink to thirst.':
    'Eine kleine Mahlzeit zwei Stunden vorher reicht. Trink nach Durst.',
  'New to running? Leave a day between runs, and walk on it.':
    'Neu beim Laufen? Lass einen Tag zwischen den Läufen und geh an ihm spazieren.',
  'One interval day a week, the others easy. Add no more than a tenth to your week.':
    'Ein Intervalltag pro Woche, die anderen locker. Steigere deine Woche höchstens um ein Zehntel.',
  'Grains, potatoes and fruit are your fuel. Have some on the evening before a long day.':
    'Getreide, Kartoffeln und Obst sind dein Treibstoff. Iss davon am Abend vor einem langen Tag.',
  'Calves and hips work hard: five minutes of mobility after each session.':
    'Waden und Hüfte arbeiten hart: fünf Minuten Mobility nach jeder Einheit.',
  'Practise the pace of your goal once a week, for a short stretch.':
    'Üb das Tempo deines Ziels einmal pro Woche auf einem kurzen Stück.',
  'Try nothing new on the day that counts.': 'Probier nichts Neues an dem Tag, auf den es ankommt.',
  'Do a third less in the last week. Fresh legs are worth more than one more session.':
    'Mach in der letzten Woche ein Drittel weniger. Frische Beine sind mehr wert als noch eine Einheit.',
  'Tie the routine to something you do anyway: after coffee, before the shower.':
    'Häng die Routine an etwas, das du sowieso tust: nach dem Kaffee, vor der Dusche.',
  'Regular meals and a glass of water beside each of them will do.':
    'Regelmäßige Mahlzeiten und zu jeder ein Glas Wasser, das reicht.',
  'A slow round counts. On tired days take the easier version of each move.':
    'Eine langsame Runde zählt. An müden Tagen nimmst du von jeder Übung die leichtere Form.',
  'Same reps, better reps: lower for two counts, no bouncing.':
    'Gleich viele Wiederholungen, nur bessere: zwei Zähler runter, ohne zu federn.',
  'Keep fruit where you can see it and sweets where you cannot.':
    'Stell Obst dorthin, wo du es siehst, und Süßes dorthin, wo du es nicht siehst.',
  'Missed a day? Do today’s, not both.': 'Einen Tag verpasst? Mach den von heute, nicht beide.',
  'When fifty feels short, try a hundred or build your own plan.':
    'Wenn dir fünfzig zu kurz werden, versuch hundert oder bau einen eigenen Plan.',
  'Notice which meals leave you with energy, and repeat those.':
    'Achte darauf, welche Mahlzeiten dir Energie lassen, und iss sie öfter.',
  'Take a week of walks and mobility every two or three months.':
    'Nimm dir alle zwei oder drei Monate eine Woche mit Spaziergängen und Mobility.',
  'Test fresh, warm up first and stop at clean form. An honest number helps you more than a big one.':
    'Teste ausgeruht, wärm dich auf und hör auf, solange die Form sauber ist. Eine ehrliche Zahl hilft dir mehr als eine große.',
  'Eat as you always do. This week measures you, not a diet.':
    'Iss wie immer. Diese Woche misst dich und keine Diät.',
  'Nothing else hard this week. Sleep before the test days counts.':
    'Sonst nichts Hartes in dieser Woche. Schlaf vor den Testtagen zählt.',
  'Pick the program you can see yourself doing in six weeks.':
    'Wähl das Programm, bei dem du dich auch in sechs Wochen noch siehst.',
  'Decide on one small change to start with.': 'Entscheide dich für eine kleine Änderung zum Anfang.',
  'Take a free day before the first session.': 'Nimm dir vor der ersten Einheit einen Tag frei.',
  'Complete onboarding, so that your program fits you.':
    'Schließ die Einrichtung ab, damit dein Programm zu dir passt.',
  'Spin the wheel daily. One quest keeps the streak.': 'Dreh täglich am Rad. Eine Quest hält die Serie.',
  'Track your progress in the profile.': 'Verfolge deinen Fortschritt im Profil.',
  'Use skip tokens strategically: keep one for a day you cannot plan.':
    'Setz Joker klug ein: Heb einen für einen Tag auf, der anders kommt als geplant.',
  'Same time each day beats the perfect time.': 'Jeden Tag dieselbe Zeit schlägt die perfekte Zeit.',
  'Warm up with a minute of marching before the first set.':
    'Wärm dich vor dem ersten Satz mit einer Minute Gehen auf der Stelle auf.',
  'Split the sets over the day if ten minutes in a row are hard to find.':
    'Verteil die Sätze über den Tag, wenn du keine zehn Minuten am Stück hast.',
  'Take the easier version as soon as your form breaks, and finish the reps.':
    'Nimm die leichtere Form, sobald es unsauber wird, und mach die Wiederholungen fertig.',
  'Sore? Slow down and use half the range. Sharp pain means stop.':
    'Muskelkater? Langsamer und nur den halben Weg. Stechender Schmerz heißt aufhören.',
  'General fitness information, not medical advice. Ask a doctor before you start if you are pregnant, injured or have a health condition. Stop on pain or dizziness.':
    'Allgemeine Fitness-Infos, kein ärztlicher Rat. Hol dir vor dem Start ärztlichen Rat, wenn du schwanger oder verletzt bist oder eine Erkrankung hast. Hör bei Schmerzen oder Schwindel auf.',
  'A full week. Skip tokens come from weeks like this.': 'Eine volle Woche. Aus solchen Wochen kommen Joker.',
  'Two weeks running. This is what a habit looks like.':
    'Zwei Wochen am Stück. So sieht eine Gewohnheit aus.',
  'Thirty days. You no longer need reminding.': 'Dreißig Tage. Dich muss man nicht mehr erinnern.',
  'Ten workouts. You know your way around by now.': 'Zehn Workouts. Du kennst dich jetzt aus.',
  'Twenty-five workouts. Compare today’s form with your first week.':
    'Fünfundzwanzig Workouts. Vergleich deine Form von heute mit deiner ersten Woche.',
  'Fifty workouts. That is training, not trying.': 'Fünfzig Workouts. Das ist Training, kein Ausprobieren.',
  'A quarter of the way. Keep the pace you have.': 'Ein Viertel ist geschafft. Bleib bei deinem Tempo.',
  'Halfway. The second half knows the road.': 'Halbzeit. Die zweite Hälfte kennt den Weg.',
  'Three quarters done. No need to hurry now.': 'Drei Viertel geschafft. Jetzt nur keine Eile.',
  'Goal reached. Take a breath, then choose the next one.':
    'Ziel erreicht. Atme durch und wähl dann das nächste.',
  'Workout Reminders': 'Workout-Erinnerungen',
  'A reminder on training days while the app is open.':
    'Eine Erinnerung an Trainingstagen, während die App offen ist.',
  'Quest Notifications': 'Quest-Mitteilungen',
  'We tell you when today’s wheel is ready.': 'Wir sagen dir, wenn das Rad des Tages bereit ist.',
  'Streak Alerts': 'Serien-Alarm',
  'A nudge if today isn’t counted yet.': 'Ein Stups, wenn heute noch nicht zählt.',
  'Weekly Progress': 'Wochenfortschritt',
  'Your week in a few numbers.': 'Deine Woche in ein paar Zahlen.',
  'Achievement Badges': 'Erfolge',
  'We tell you when you unlock an achievement.': 'Wir sagen dir, wenn du einen Erfolg holst.',
  'Daily Motivation': 'Tägliche Motivation',
  'One line from the coach each day.': 'Jeden Tag ein Satz vom Coach.',
  'Weekend Check-ins': 'Wochenend-Check-ins',
  'We ask at the weekend how your week felt.': 'Wir fragen am Wochenende, wie deine Woche war.',
  'Program Milestones': 'Programm-Meilensteine',
  'We tell you when a new phase of your program starts.':
    'Wir sagen dir, wenn eine neue Phase deines Programms beginnt.',
  'Data Collection': 'Datenerhebung',
  'During the beta this is only error reports. Turn it off and we send none.':
    'In der Beta sind das nur Fehlerberichte. Schaltest du es aus, senden wir keine.',
  'Usage Analytics': 'Nutzungsanalyse',
  'Error reports without personal data. They need Data Collection too. Turn it off and we send none.':
    'Fehlerberichte ohne persönliche Daten. Sie brauchen auch die Datenerhebung. Schaltest du es aus, senden wir keine.',
  'Personalized Recommendations': 'Persönliche Empfehlungen',
  'We sort suggestions by your time, mood and effort. Off: plain order.':
    'Wir ordnen Vorschläge nach deiner Zeit, Stimmung und Anstrengung. Aus: einfache Reihenfolge.',
  'Share Progress with Friends': 'Fortschritt mit Buddys teilen',
  'The friends whom you invite see your first name, picture, streak, active days, quests and achievements. Never your body, mood or plan. Off: no one sees you, and you see no one.':
    'Buddys, die du einlädst, sehen Vornamen, Bild, Serie, aktive Tage, Quests und Erfolge. Nie deinen Körper, deine Stimmung oder deinen Plan. Aus: Du wirst nicht gesehen und siehst auch nichts.',
  'Public Profile': 'Öffentliches Profil',
  'Shows a page with a name and facts that you choose. Off: the page is gone at once.':
    'Zeigt eine Seite mit einem Namen und Angaben, die du wählst. Aus: Die Seite ist sofort weg.',
  'Exercise History Tracking': 'Trainingsverlauf',
  'Shows your past workouts on the dashboard. Off: they are hidden there.':
    'Zeigt deine letzten Workouts in der Übersicht. Aus: Dort sind sie verborgen.',
  'Location Services': 'Standortdienste',
  'Measures walks and runs while the page is open. Only the distance is saved; where you were never leaves your device.':
    'Misst Spaziergänge und Läufe, während die Seite offen ist. Gespeichert wird nur die Strecke; wo du warst, verlässt nie dein Gerät.',
  'Third-party Integrations': 'Integrationen von Dritten',
  'Your own programs and devices may use your data by the tokens and webhooks that you make. Off: none of them works, and nothing is shared.':
    'Deine eigenen Programme und Geräte dürfen deine Daten über Zugangsschlüssel und Webhooks nutzen, die du erstellst. Aus: Keiner davon funktioniert, und nichts wird geteilt.',
  'Rest the day after a workout': 'Ruh dich am Tag nach einem Workout aus',
  'Rest the day after a workout, # times': 'Ruh dich am Tag nach einem Workout aus, #-mal',
  'Say how you are': 'Sag, wie es dir geht',
  'Say how you are on # days': 'Sag an # Tagen, wie es dir geht',
  'Complete a quest': 'Schaff eine Quest',
  'Complete # quests': 'Schaff # Quests',
  'Finish a workout': 'Schließ ein Workout ab',
  'Finish # workouts': 'Schließ # Workouts ab',
  'Be active in a week': 'Sei in einer Woche aktiv',
  'Be active in # different weeks': 'Sei in # verschiedenen Wochen aktiv',
  'Finish a strength workout': 'Schließ ein Kraft-Workout ab',
  'Finish # strength workouts': 'Schließ # Kraft-Workouts ab',
  'Finish a cardio workout': 'Schließ ein Cardio-Workout ab',
  'Finish # cardio workouts': 'Schließ # Cardio-Workouts ab',
  'Finish a mobility session': 'Schließ eine Mobility-Einheit ab',
  'Finish # mobility sessions': 'Schließ # Mobility-Einheiten ab',
  'Go for a walk or a hike': 'Geh spazieren oder wandern',
  'Go for # walks or hikes': 'Geh #-mal spazieren oder wandern',
  'Add an activity you did elsewhere': 'Trag eine Aktivität von anderswo ein',
  'Add # activities you did elsewhere': 'Trag # Aktivitäten von anderswo ein',
  'Try a workout': 'Probier ein Workout aus',
  'Try # different workouts': 'Probier # verschiedene Workouts aus',
  'Complete a gentle quest': 'Schaff eine sanfte Quest',
  'Complete # gentle quests': 'Schaff # sanfte Quests',
  'Do a quest and a workout on one day': 'Mach Quest und Workout an einem Tag',
  'Do a quest and a workout on one day, # times': 'Mach Quest und Workout an einem Tag, #-mal',
  'Be active on a weekend': 'Sei an einem Wochenende aktiv',
  'Be active on # weekends': 'Sei an # Wochenenden aktiv',
  'Finish your daily routine': 'Schließ deine tägliche Routine ab',
  'Finish your daily routine # times': 'Schließ deine tägliche Routine #-mal ab',
  'Complete a strength quest': 'Schaff eine Kraft-Quest',
  'Complete # strength quests': 'Schaff # Kraft-Quests',
  'Complete a cardio quest': 'Schaff eine Cardio-Quest',
  'Complete # cardio quests': 'Schaff # Cardio-Quests',
  'Complete a core quest': 'Schaff eine Core-Quest',
  'Complete # core quests': 'Schaff # Core-Quests',
  'Complete a mobility quest': 'Schaff eine Mobility-Quest',
  'Complete # mobility quests': 'Schaff # Mobility-Quests',
  'Complete a recovery quest': 'Schaff eine Erholungs-Quest',
  'Complete # recovery quests': 'Schaff # Erholungs-Quests',
  'Complete a mindset quest': 'Schaff eine Mindset-Quest',
  'Complete # mindset quests': 'Schaff # Mindset-Quests',
  'Fitness Enthusiast': 'Fitnessfan',
  'Good morning': 'Guten Morgen',
  'Good afternoon': 'Guten Tag',
  'Good evening': 'Guten Abend',
  'Complete 1 workout.': 'Schaff 1 Workout.',
  'Keep a 7-day streak.': 'Halte eine Serie von 7 Tagen.',
  'Complete 30 workouts.': 'Schaff 30 Workouts.',
  'Reach 100% of a goal.': 'Erreich 100 % eines Ziels.',
  'Complete 5 quests.': 'Schaff 5 Quests.',
  'Every strength quest you complete counts.': 'Jede geschaffte Kraft-Quest zählt.',
  'Every cardio quest you complete counts.': 'Jede geschaffte Cardio-Quest zählt.',
  'Every core quest you complete counts.': 'Jede geschaffte Core-Quest zählt.',
  'Every mobility quest you complete counts.': 'Jede geschaffte Mobility-Quest zählt.',
  'Every recovery quest you complete counts.': 'Jede geschaffte Erholungs-Quest zählt.',
  'Every mindset quest you complete counts.': 'Jede geschaffte Mindset-Quest zählt.',
  'Coming back after seven days or more without activity counts.':
    'Es zählt, wenn du nach sieben oder mehr Tagen ohne Aktivität zurückkommst.',
  'Each day on which you beat one of your own records counts once.':
    'Jeder Tag, an dem du einen eigenen Rekord schlägst, zählt einmal.',
  'The distances of your walks and hikes add up.':
    'Die Strecken deiner Spaziergänge und Wanderungen werden zusammengezählt.',
};
