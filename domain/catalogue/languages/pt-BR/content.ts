import type { Dictionary } from '#domain/catalogue/languages/dictionary.ts';

export const content: Dictionary = {
  'Small steps count double on the days you don’t feel like it.':
    'Passos pequenos valem em dobro nos dias sem vontade.',
  'Start with the warm-up. The rest usually follows.': 'Comece pelo aquecimento. O resto costuma vir.',
  'You don’t need a perfect day, you need ten minutes of this one.':
    'Você não precisa de um dia perfeito, só de dez minutos deste.',
  'Slow reps are honest reps.': 'Repetição lenta é repetição honesta.',
  'Rest is part of the plan, not a break from it.': 'O descanso faz parte do plano, não é pausa dele.',
  'Beat one number from last week. One is plenty.': 'Supere um número da semana passada. Um já basta.',
  'Shoes on, then decide.': 'Primeiro os tênis, depois você decide.',
  'The habit is the goal. The numbers follow it.': 'O hábito é o objetivo. Os números vêm atrás.',
  'Form first, then speed, then load.': 'Primeiro técnica, depois velocidade, depois carga.',
  'Half a workout is worth more than a whole excuse.': 'Meio treino vale mais que uma desculpa inteira.',
  'Breathe out on the hard part.': 'Expire na parte difícil.',
  'You are further than the you who started.': 'Você está mais longe do que quando começou.',
  'Leave one good rep for tomorrow.': 'Deixe uma boa repetição para amanhã.',
  'Nobody regrets the easy walk.': 'Ninguém se arrepende da caminhada leve.',
  'Cardio and strength in turns. Learn each movement slowly, and stop a set with two good reps left.':
    'Cardio e força, alternados. Aprenda cada movimento devagar e pare a série com duas boas repetições de sobra.',
  'Fill half your plate with vegetables, a quarter with protein, a quarter with grains or potatoes. Change one meal at a time.':
    'Encha metade do prato com verduras e legumes, um quarto com proteína e um quarto com grãos ou batata. Mude uma refeição por vez.',
  'Aim for 7 hours of sleep or more. Tired people are hungry people.':
    'Tente dormir 7 horas ou mais. Cansaço dá fome.',
  'Add a little each week: one more round, or ten more minutes of brisk walking. Keep two strength days.':
    'Acrescente um pouco por semana: mais uma volta, ou dez minutos a mais de caminhada rápida. Mantenha dois dias de força.',
  'Aim for 1-2 lbs a week at most. Faster costs muscle. Drink water before you reach for a snack.':
    'Perca no máximo 1-2 lb por semana. Mais rápido custa músculo. Beba água antes de beliscar.',
  'Leave an easy day between hard interval days.': 'Deixe um dia leve entre os dias puxados de intervalos.',
  'Strength comes first now: heavier or slower sets protect your muscle while the weight goes down.':
    'Agora a força vem primeiro: séries mais pesadas ou mais lentas protegem o músculo enquanto o peso desce.',
  'Have protein at each meal: eggs, fish, beans, tofu, yoghurt or lean meat, about the size of your palm.':
    'Coloque proteína em cada refeição: ovos, peixe, feijão, tofu, iogurte ou carne magra, do tamanho da palma da mão.',
  'Sore for more than three days? Take one set off each exercise this week.':
    'Dor muscular por mais de três dias? Tire uma série de cada exercício esta semana.',
  'Choose the sessions you like and keep them. Two strength days and some cardio hold what you have.':
    'Escolha as sessões de que gosta e fique com elas. Dois dias de força e um pouco de cardio mantêm o que você tem.',
  'Eat a little more until your weight stays level for two weeks. That is your new normal.':
    'Coma um pouco mais até seu peso ficar estável por duas semanas. Esse é o seu novo normal.',
  'Weigh yourself once a week, on the same morning. Days go up and down, weeks tell.':
    'Pese-se uma vez por semana, sempre na mesma manhã. Os dias sobem e descem; as semanas mostram o rumo.',
  'Squat, hinge, push, pull: compound movements first. Stay light enough to repeat your best rep every time.':
    'Agachar, dobrar, empurrar, puxar: exercícios compostos primeiro. Use um peso leve o bastante para repetir sempre sua melhor repetição.',
  'Eat at regular times and have protein at each meal. No need for powders.':
    'Coma em horários regulares e com proteína em cada refeição. Não precisa de pó.',
  'Joints adapt more slowly than muscles. Keep a free day between sessions.':
    'As articulações se adaptam mais devagar que os músculos. Deixe um dia livre entre as sessões.',
  'Progressive overload: one rep more than last time, or the smallest weight more once all sets are full.':
    'Sobrecarga progressiva: uma repetição a mais que da última vez, ou o menor aumento de peso quando todas as séries estiverem completas.',
  'Add a snack with protein and carbohydrates on training days. Gaining half a pound a week is plenty.':
    'Acrescente um lanche com proteína e carboidrato nos dias de treino. Ganhar meia libra (uns 200 g) por semana já é bastante.',
  'Sleep is where you grow: 7 to 9 hours.': 'É no sono que você cresce: de 7 a 9 horas.',
  'Fewer reps, more load, full rests of two to three minutes. Never grind a rep with a bent back.':
    'Menos repetições, mais carga, descansos completos de dois a três minutos. Nunca force uma repetição com as costas curvadas.',
  'Eat two hours before you lift, and again afterwards. Training hungry costs reps.':
    'Coma duas horas antes de levantar peso, e de novo depois. Treinar com fome custa repetições.',
  'After three hard weeks, halve your sets for one.':
    'Depois de três semanas puxadas, faça metade das séries por uma semana.',
  'Find the weaker side and start with it. One-sided rows, lunges and presses even things out.':
    'Ache o lado mais fraco e comece por ele. Remadas, avanços e supinos de um lado só equilibram.',
  'Keep protein up and let the snacks go as the sets get fewer.':
    'Mantenha a proteína e deixe os lanches de lado conforme as séries diminuem.',
  'Finish each session with a round of the Mobility Flow.':
    'Termine cada sessão com uma volta do Flow de mobilidade.',
  'Easy means that you can talk. Build minutes first, speed later.':
    'Leve quer dizer que dá para conversar. Primeiro os minutos, depois a velocidade.',
  'A small meal two hours before is enough. Drink to thirst.':
    'Uma refeição pequena duas horas antes basta. Beba conforme a sede.',
  'New to running? Leave a day between runs, and walk on it.':
    'Começando a correr? Deixe um dia entre as corridas, e caminhe nele.',
  'One interval day a week, the others easy. Add no more than a tenth to your week.':
    'Um dia de intervalos por semana, os outros leves. Não acrescente mais que um décimo à semana.',
  'Grains, potatoes and fruit are your fuel. Have some on the evening before a long day.':
    'Grãos, batata e frutas são seu combustível. Coma um pouco na noite antes de um dia longo.',
  'Calves and hips work hard: five minutes of mobility after each session.':
    'Panturrilhas e quadris trabalham muito: cinco minutos de mobilidade depois de cada sessão.',
  'Practise the pace of your goal once a week, for a short stretch.':
    'Pratique o ritmo do seu objetivo uma vez por semana, em um trecho curto.',
  'Try nothing new on the day that counts.': 'Não experimente nada novo no dia que conta.',
  'Do a third less in the last week. Fresh legs are worth more than one more session.':
    'Faça um terço a menos na última semana. Pernas descansadas valem mais que outra sessão.',
  'Tie the routine to something you do anyway: after coffee, before the shower.':
    'Ligue a rotina a algo que você já faz: depois do café, antes do banho.',
  'Regular meals and a glass of water beside each of them will do.':
    'Refeições regulares e um copo de água em cada uma já bastam.',
  'A slow round counts. On tired days take the easier version of each move.':
    'Uma volta lenta conta. Em dias de cansaço, faça a versão mais fácil de cada exercício.',
  'Same reps, better reps: lower for two counts, no bouncing.':
    'As mesmas repetições, mas melhores: desça em dois tempos, sem quicar.',
  'Keep fruit where you can see it and sweets where you cannot.':
    'Deixe as frutas à vista e os doces fora dela.',
  'Missed a day? Do today’s, not both.': 'Perdeu um dia? Faça o de hoje, não os dois.',
  'When fifty feels short, try a hundred or build your own plan.':
    'Quando cinquenta parecer pouco, tente cem ou monte seu próprio plano.',
  'Notice which meals leave you with energy, and repeat those.':
    'Repare quais refeições deixam você com energia e repita essas.',
  'Take a week of walks and mobility every two or three months.':
    'Tire uma semana de caminhadas e mobilidade a cada dois ou três meses.',
  'Test fresh, warm up first and stop at clean form. An honest number helps you more than a big one.':
    'Faça os testes com energia, aqueça antes e pare quando perder a técnica. Um número honesto ajuda mais que um grande.',
  'Eat as you always do. This week measures you, not a diet.':
    'Coma como sempre. Esta semana mede você, não uma dieta.',
  'Nothing else hard this week. Sleep before the test days counts.':
    'Nada mais puxado nesta semana. Dormir antes dos dias de teste também conta.',
  'Pick the program you can see yourself doing in six weeks.':
    'Escolha o programa que você se vê fazendo daqui a seis semanas.',
  'Decide on one small change to start with.': 'Decida uma pequena mudança para começar.',
  'Take a free day before the first session.': 'Tire um dia livre antes da primeira sessão.',
  'Complete onboarding, so that your program fits you.':
    'Complete a configuração inicial para o programa combinar com você.',
  'Spin the wheel daily. One quest keeps the streak.':
    'Gire a roleta todo dia. Um desafio mantém a sequência.',
  'Track your progress in the profile.': 'Acompanhe seu progresso no perfil.',
  'Use skip tokens strategically: keep one for a day you cannot plan.':
    'Use os curingas com estratégia: guarde um para um dia imprevisível.',
  'Same time each day beats the perfect time.': 'O mesmo horário todo dia vale mais que o horário perfeito.',
  'Warm up with a minute of marching before the first set.':
    'Aqueça com um minuto de marcha antes da primeira série.',
  'Split the sets over the day if ten minutes in a row are hard to find.':
    'Divida as séries pelo dia se for difícil achar dez minutos seguidos.',
  'Take the easier version as soon as your form breaks, and finish the reps.':
    'Passe para a versão fácil assim que perder a técnica, e termine as repetições.',
  'Sore? Slow down and use half the range. Sharp pain means stop.':
    'Dor muscular? Vá mais devagar e use metade do movimento. Dor aguda é sinal para parar.',
  'General fitness information, not medical advice. Ask a doctor before you start if you are pregnant, injured or have a health condition. Stop on pain or dizziness.':
    'Informação geral de condicionamento, não conselho médico. Procure um médico antes de começar em caso de gravidez, lesão ou problema de saúde. Pare se sentir dor ou tontura.',
  'A full week. Skip tokens come from weeks like this.':
    'Uma semana inteira. De semanas assim saem os curingas.',
  'Two weeks running. This is what a habit looks like.': 'Duas semanas seguidas. É essa a cara de um hábito.',
  'Thirty days. You no longer need reminding.': 'Trinta dias. Você não precisa mais de lembrete.',
  'Ten workouts. You know your way around by now.': 'Dez treinos. Você já se sente em casa.',
  'Twenty-five workouts. Compare today’s form with your first week.':
    'Vinte e cinco treinos. Compare sua técnica de hoje com a da primeira semana.',
  'Fifty workouts. That is training, not trying.': 'Cinquenta treinos. Isso já é treinar, não tentar.',
  'A quarter of the way. Keep the pace you have.': 'Um quarto do caminho. Mantenha este ritmo.',
  'Halfway. The second half knows the road.': 'Metade. A segunda já conhece a estrada.',
  'Three quarters done. No need to hurry now.': 'Três quartos feitos. Não há mais pressa.',
  'Goal reached. Take a breath, then choose the next one.':
    'Objetivo alcançado. Respire e escolha o próximo.',
  'Workout Reminders': 'Lembretes de treino',
  'A reminder on training days while the app is open.':
    'Um lembrete nos dias de treino enquanto o app está aberto.',
  'Quest Notifications': 'Avisos de desafio',
  'We tell you when today’s wheel is ready.': 'Avisamos quando a roleta de hoje está pronta.',
  'Streak Alerts': 'Alertas de sequência',
  'A nudge if today isn’t counted yet.': 'Um aviso se hoje ainda não conta.',
  'Weekly Progress': 'Progresso semanal',
  'Your week in a few numbers.': 'Sua semana em poucos números.',
  'Achievement Badges': 'Insígnias e conquistas',
  'We tell you when you unlock an achievement.': 'Avisamos quando você desbloqueia uma conquista.',
  'Daily Motivation': 'Motivação diária',
  'One line from the coach each day.': 'Uma frase motivadora por dia.',
  'Weekend Check-ins': 'Registro de fim de semana',
  'We ask at the weekend how your week felt.': 'No fim de semana perguntamos como foi sua semana.',
  'Program Milestones': 'Marcos do programa',
  'We tell you when a new phase of your program starts.':
    'Avisamos quando começa uma nova fase do seu programa.',
  'Data Collection': 'Coleta de dados',
  'During the beta this is only error reports. Turn it off and we send none.':
    'Durante a beta são só relatórios de erro. Desative e não enviamos nenhum.',
  'Usage Analytics': 'Análise de uso',
  'Error reports without personal data. They need Data Collection too. Turn it off and we send none.':
    'Relatórios de erro sem dados pessoais. Também precisam de Coleta de dados. Desative e não enviamos nenhum.',
  'Personalized Recommendations': 'Recomendações personalizadas',
  'We sort suggestions by your time, mood and effort. Off: plain order.':
    'Ordenamos sugestões pelo seu tempo, humor e esforço. Desativado: ordem simples.',
  'Share Progress with Friends': 'Compartilhar progresso com amizades',
  'The friends whom you invite see your first name, picture, streak, active days, quests and achievements. Never your body, mood or plan. Off: no one sees you, and you see no one.':
    'As amizades que você convida veem seu primeiro nome, foto, sequência, dias ativos, desafios e conquistas. Nunca seu corpo, humor ou plano. Desativado: ninguém vê você, e você não vê ninguém.',
  'Public Profile': 'Perfil público',
  'Shows a page with a name and facts that you choose. Off: the page is gone at once.':
    'Mostra uma página com um nome e os dados que você escolhe. Desativado: a página some na hora.',
  'Exercise History Tracking': 'Histórico de exercícios',
  'Shows your past workouts on the dashboard. Off: they are hidden there.':
    'Mostra seus treinos passados no painel. Desativado: eles não aparecem ali.',
  'Location Services': 'Serviços de localização',
  'Measures walks and runs while the page is open. Only the distance is saved; where you were never leaves your device.':
    'Mede caminhadas e corridas enquanto a página está aberta. Só a distância é salva; onde você esteve nunca sai do seu aparelho.',
  'Third-party Integrations': 'Integrações de terceiros',
  'Your own programs and devices may use your data by the tokens and webhooks that you make. Off: none of them works, and nothing is shared.':
    'Seus próprios programas e aparelhos podem usar seus dados com os tokens e webhooks que você criar. Desativado: nenhum funciona, e nada é compartilhado.',
  'Rest the day after a workout': 'Descanse no dia depois de um treino',
  'Rest the day after a workout, # times': 'Descanse no dia depois de um treino, # vezes',
  'Say how you are': 'Diga como você está',
  'Say how you are on # days': 'Diga como você está em # dias',
  'Complete a quest': 'Conclua um desafio',
  'Complete # quests': 'Conclua # desafios',
  'Finish a workout': 'Termine um treino',
  'Finish # workouts': 'Termine # treinos',
  'Be active in a week': 'Fique em movimento em uma semana',
  'Be active in # different weeks': 'Fique em movimento em # semanas diferentes',
  'Finish a strength workout': 'Termine um treino de força',
  'Finish # strength workouts': 'Termine # treinos de força',
  'Finish a cardio workout': 'Termine um treino de cardio',
  'Finish # cardio workouts': 'Termine # treinos de cardio',
  'Finish a mobility session': 'Termine uma sessão de mobilidade',
  'Finish # mobility sessions': 'Termine # sessões de mobilidade',
  'Go for a walk or a hike': 'Faça uma caminhada ou trilha',
  'Go for # walks or hikes': 'Faça # caminhadas ou trilhas',
  'Add an activity you did elsewhere': 'Adicione uma atividade que fez fora daqui',
  'Add # activities you did elsewhere': 'Adicione # atividades que fez fora daqui',
  'Try a workout': 'Experimente um treino',
  'Try # different workouts': 'Experimente # treinos diferentes',
  'Complete a gentle quest': 'Conclua um desafio leve',
  'Complete # gentle quests': 'Conclua # desafios leves',
  'Do a quest and a workout on one day': 'Faça um desafio e um treino no mesmo dia',
  'Do a quest and a workout on one day, # times': 'Faça um desafio e um treino no mesmo dia, # vezes',
  'Be active on a weekend': 'Mexa-se em um fim de semana',
  'Be active on # weekends': 'Mexa-se em # fins de semana',
  'Finish your daily routine': 'Termine sua rotina diária',
  'Finish your daily routine # times': 'Termine sua rotina diária # vezes',
  'Complete a strength quest': 'Conclua um desafio de força',
  'Complete # strength quests': 'Conclua # desafios de força',
  'Complete a cardio quest': 'Conclua um desafio de cardio',
  'Complete # cardio quests': 'Conclua # desafios de cardio',
  'Complete a core quest': 'Conclua um desafio de core',
  'Complete # core quests': 'Conclua # desafios de core',
  'Complete a mobility quest': 'Conclua um desafio de mobilidade',
  'Complete # mobility quests': 'Conclua # desafios de mobilidade',
  'Complete a recovery quest': 'Conclua um desafio de recuperação',
  'Complete # recovery quests': 'Conclua # desafios de recuperação',
  'Complete a mindset quest': 'Conclua um desafio de mente',
  'Complete # mindset quests': 'Conclua # desafios de mente',
  'Fitness Enthusiast': 'Fã de fitness',
  'Good morning': 'Bom dia',
  'Good afternoon': 'Boa tarde',
  'Good evening': 'Boa noite',
  'Complete 1 workout.': 'Conclua 1 treino.',
  'Keep a 7-day streak.': 'Mantenha uma sequência de 7 dias.',
  'Complete 30 workouts.': 'Conclua 30 treinos.',
  'Reach 100% of a goal.': 'Chegue a 100% de um objetivo.',
  'Complete 5 quests.': 'Conclua 5 desafios.',
  'Every strength quest you complete counts.': 'Cada desafio de força que você conclui conta.',
  'Every cardio quest you complete counts.': 'Cada desafio de cardio que você conclui conta.',
  'Every core quest you complete counts.': 'Cada desafio de core que você conclui conta.',
  'Every mobility quest you complete counts.': 'Cada desafio de mobilidade que você conclui conta.',
  'Every recovery quest you complete counts.': 'Cada desafio de recuperação que você conclui conta.',
  'Every mindset quest you complete counts.': 'Cada desafio de mente que você conclui conta.',
  'Coming back after seven days or more without activity counts.':
    'Conta voltar depois de sete dias ou mais sem atividade.',
  'Each day on which you beat one of your own records counts once.':
    'Cada dia em que você supera um recorde seu conta uma vez.',
  'The distances of your walks and hikes add up.': 'As distâncias das suas caminhadas e trilhas se somam.',
};
