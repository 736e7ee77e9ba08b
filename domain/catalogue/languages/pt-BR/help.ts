import type { Dictionary } from '#domain/catalogue/languages/dictionary.ts';

export const help: Dictionary = {
  'How do I get started?': 'Como eu começo?',
  'Sign in and follow the onboarding wizard. It asks about your goal, your body and your week, assesses your fitness and builds a program from it. A few short steps, and you can change every answer later.':
    'Entre e siga a configuração inicial. Ela pergunta sobre seu objetivo, seu corpo e sua semana, avalia seu condicionamento e monta um programa com isso. São poucos passos curtos, e você pode mudar cada resposta depois.',
  'What types of programs are there?': 'Que tipos de programa existem?',
  'Daily maintenance with the Daily 50 or Daily 100 challenge, weight loss with HIIT and strength, muscle building, and custom plans that you put together yourself. Not sure? The 7-day fitness assessment recommends one.':
    'Manutenção diária com o desafio Diário 50 ou Diário 100, perda de peso com HIIT e força, ganho de músculo e planos próprios que você monta. Em dúvida? A avaliação de 7 dias recomenda um.',
  'How do daily quests work?': 'Como funcionam os desafios diários?',
  'Spin the wheel once a day for a random quest. Accept it, complete it, and it earns points, keeps your streak and unlocks achievements. If it does not suit you, re-spin while you have spins left, or skip it with a skip token.':
    'Gire a roleta uma vez por dia e receba um desafio sorteado. Aceite e conclua: ele dá pontos, mantém sua sequência e desbloqueia conquistas. Se não combinar, gire de novo enquanto tiver giros, ou pule com um curinga.',
  'How do I track my progress?': 'Como acompanho meu progresso?',
  'The dashboard shows your goal progress, streak and workouts. Log your weight there, and update measurements such as waist or body fat in your profile. Every chart can be read as a table too.':
    'O painel mostra o progresso do objetivo, a sequência e os treinos. Registre seu peso ali e atualize medidas como cintura ou gordura corporal no perfil. Todos os gráficos também podem ser lidos como tabela.',
  'Do workouts adjust to me?': 'Os treinos se ajustam a mim?',
  'Yes. Workouts adjust to the equipment you own and to your level: you only see sessions you have the equipment for, and beginners are not given advanced ones. Change your equipment in your profile at any time.':
    'Sim. Eles se ajustam ao equipamento que você tem e ao seu nível: você só vê sessões para as quais tem equipamento, e quem começa não recebe as avançadas. Mude seu equipamento no perfil quando quiser.',
  'What happens if I miss a day?': 'O que acontece se eu perder um dia?',
  'A missed day resets your streak unless a skip token is used. You earn skip tokens through consistent participation: one for every 7 active days in a row, up to 3 at a time.':
    'Um dia perdido zera sua sequência, a não ser que um curinga seja usado. Você ganha curingas com constância: um a cada 7 dias ativos seguidos, até 3 por vez.',
  'Do I need equipment?': 'Preciso de equipamento?',
  'No, equipment is not required. There are bodyweight workouts and quests for every day of the week. If you own dumbbells, bands or a treadmill, tick them in your profile and they join your plan.':
    'Não, equipamento não é obrigatório. Há treinos e desafios com o peso do corpo para todos os dias da semana. Se você tem halteres, elásticos ou esteira, marque no perfil, e eles entram no plano.',
  'How do I join the beta?': 'Como entro na beta?',
  'The app is in private beta. Request access through the landing page with your email address. Approval takes 1-2 business days.':
    'O app está em beta fechada. Peça acesso na página inicial com seu e-mail. A aprovação leva 1-2 dias úteis.',
};
