import type { Sentences } from '../en/sentences.ts';
import { plural } from './format.ts';

/** `7 dias`, of the digits in an English sentence. */
const counted = (count: string, one: string, other: string): string =>
  `${count} ${plural(Number(count), { one, many: other, other })}`;
const days = (count: string): string => counted(count, 'dia', 'dias');

/** What belongs to `Digite ... válido` of a field. */
const valid = (field: string): string => `Digite um valor válido: ${field}.`;

export const sentences: Sentences = {
  'Something went wrong. Please try again.': 'Algo deu errado. Tente de novo, por favor.',
  'The request is too large.': 'O pedido é grande demais.',
  'The service is not available at the moment. Please try again.':
    'O serviço não está disponível no momento. Tente de novo, por favor.',
  'This was changed at the same moment. Please try again.':
    'Isto foi alterado no mesmo momento. Tente de novo, por favor.',
  'This was changed in the meantime. Please reload and try again.':
    'Isto foi alterado nesse meio-tempo. Recarregue e tente de novo, por favor.',
  'We could not tell whether this was saved. Please try again.':
    'Não deu para saber se isto foi salvo. Tente de novo, por favor.',
  'Please send JSON.': 'Envie JSON, por favor.',
  'The request could not be read.': 'Não foi possível ler o pedido.',
  'The request took too long to arrive. Please try again.':
    'O pedido demorou demais para chegar. Tente de novo, por favor.',
  'This request came from another site.': 'Este pedido veio de outro site.',
  'There is nothing here.': 'Não há nada aqui.',
  'You are signed in as somebody else in another tab. Please reload.':
    'Você entrou com outra conta em outra aba. Recarregue, por favor.',
  'Too many requests. Please wait a moment and try again.':
    'Pedidos demais. Espere um momento e tente de novo, por favor.',
  'Rondel is getting ready. Please try again in a moment.':
    'O Rondel está se preparando. Tente de novo em um momento, por favor.',
  'This took too long. Please try again.': 'Isto demorou demais. Tente de novo, por favor.',
  'The request holds characters or numbers that cannot be kept.':
    'O pedido tem caracteres ou números que não podem ser guardados.',
  'Please sign in again, to show that it is you.': 'Entre de novo, por favor, para mostrar que é você.',
  'Please sign in first.': 'Entre na sua conta antes, por favor.',
  'This account was deleted.': 'Esta conta foi excluída.',
  'Signing in starts in a window, not inside another page.':
    'A entrada começa em uma janela, não dentro de outra página.',
  "'{field}' is not valid: {rule}. Please correct it and send it again.":
    "'{field}' não é válido: {rule}. Corrija e envie de novo, por favor.",
  'The request is not valid: {rule}. Please correct it and send it again.':
    'O pedido não é válido: {rule}. Corrija e envie de novo, por favor.',
  'it must be a text': 'deve ser um texto',
  'it must be a number': 'deve ser um número',
  'it must be a whole number': 'deve ser um número inteiro',
  'it must be true or false': 'deve ser true ou false',
  'it must be a list': 'deve ser uma lista',
  'it must be an object with fields': 'deve ser um objeto com campos',
  'it must be null': 'deve ser null',
  'it must be of another type': 'deve ser de outro tipo',
  'it must have more than {least} characters': 'deve ter mais de {least} caracteres',
  'it must have at least {least} characters': 'deve ter pelo menos {least} caracteres',
  'it must have less than {most} characters': 'deve ter menos de {most} caracteres',
  'it must have at most {most} characters': 'deve ter no máximo {most} caracteres',
  'it must have more than {least} entries': 'deve ter mais de {least} itens',
  'it must have at least {least} entries': 'deve ter pelo menos {least} itens',
  'it must have less than {most} entries': 'deve ter menos de {most} itens',
  'it must have at most {most} entries': 'deve ter no máximo {most} itens',
  'it must be more than {least}': 'deve ser maior que {least}',
  'it must be at least {least}': 'deve ser pelo menos {least}',
  'it must be less than {most}': 'deve ser menor que {most}',
  'it must be at most {most}': 'deve ser no máximo {most}',
  'it must be a multiple of {divisor}': 'deve ser um múltiplo de {divisor}',
  'it must be one of {choices}': 'deve ser um destes: {choices}',
  'it has fields that are not known: {fields}': 'tem campos que não são conhecidos: {fields}',
  'it must be a moment in UTC, written like 2026-01-31T07:00:00Z':
    'deve ser um momento em UTC, escrito como 2026-01-31T07:00:00Z',
  'it must be a date, written like 2026-01-31': 'deve ser uma data, escrita como 2026-01-31',
  'it must be a time of day, written like 07:30': 'deve ser uma hora do dia, escrita como 07:30',
  'it must be an email address': 'deve ser um endereço de e-mail',
  'it must be a web address': 'deve ser um endereço da web',
  'it must be a UUID': 'deve ser um UUID',
  'it must be written as /api/docs says': 'deve ser escrito como diz /api/docs',
  'it fits none of the forms that are allowed': 'não corresponde a nenhuma das formas permitidas',
  'one of its entries is not allowed': 'um dos seus itens não é permitido',
  'it must be a date that exists': 'deve ser uma data que existe',
  'it must be a date that exists, written YYYY-MM-DD': 'deve ser uma data que existe, escrita AAAA-MM-DD',
  'it must be a week that exists': 'deve ser uma semana que existe',
  'it must be a week that exists, written 2026-W47': 'deve ser uma semana que existe, escrita 2026-W47',
  'it must be a month, written YYYY-MM': 'deve ser um mês, escrito AAAA-MM',
  'it must be a time such as 19:30': 'deve ser uma hora como 19:30',
  'it must be a moment in the years 1970 to 9998': 'deve ser um momento nos anos de 1970 a 9998',
  'it must be a place in the list': 'deve ser um lugar na lista',
  'it must be the `next` of a page': 'deve ser o `next` de uma página',
  'it must be the digest of a preview': 'deve ser o resumo de uma prévia',
  'Beta access required': 'É preciso ter acesso ao beta',
  'Admin access required': 'É preciso ter acesso de administração',
  'Please enter a valid email address.': 'Digite um endereço de e-mail válido, por favor.',
  'We said not this time. You can ask again from {date}.':
    'Dissemos que desta vez não. Você pode pedir de novo a partir de {date}.',
  'This email is already on our beta list.': 'Este e-mail já está na nossa lista do beta.',
  'This request is not old enough to expire.': 'Este pedido ainda não tem idade para expirar.',
  'There is no such beta request.': 'Não existe esse pedido do beta.',
  'This request is not approved.': 'Este pedido não está aprovado.',
  'This request is already {status}.': 'Este pedido já está {status}.',
  'This request is {status}.': 'Este pedido está {status}.',
  'Please enter a valid {field}.': ({ field }) => valid(field),
  'Please describe injuries in at most 500 characters.':
    'Descreva as lesões em no máximo 500 caracteres, por favor.',
  'Please choose a body fat target from {least} to {most} %.':
    'Escolha uma meta de gordura corporal de {least} a {most} %, por favor.',
  'One of these is not an exercise of our workouts. Please choose from the list.':
    'Um destes não é um exercício dos nossos treinos. Escolha da lista, por favor.',
  'This look of the wheel opens at a higher level, so nothing was changed. Please choose another.':
    'Este visual da roda abre em um nível mais alto, então nada mudou. Escolha outro, por favor.',
  'This equipment is not on our list, so nothing was changed. Please choose from the list.':
    'Este equipamento não está na nossa lista, então nada mudou. Escolha da lista, por favor.',
  'This time zone is not known.': 'Este fuso horário não é conhecido.',
  'This time zone is not known, so its days cannot be shown. Choose another one.':
    'Este fuso horário não é conhecido, então não dá para mostrar os seus dias. Escolha outro.',
  'A time zone can be corrected for the past only.': 'Um fuso horário só pode ser corrigido para o passado.',
  'You have changed your time zone very often. Please try again tomorrow.':
    'Você trocou de fuso horário muitas vezes. Tente de novo amanhã, por favor.',
  'There is no such language here, so nothing was changed. Please choose from the list.':
    'Este idioma não existe aqui, então nada mudou. Escolha da lista, por favor.',
  'Your skip tokens are used automatically.': 'Seus passes são usados automaticamente.',
  'A skip token can be used for yesterday only.': 'Um passe só pode ser usado para ontem.',
  'You did not miss yesterday.': 'Você não perdeu o dia de ontem.',
  'Your streak ended before yesterday. A skip token cannot save it.':
    'Sua sequência terminou antes de ontem. Um passe não pode salvá-la.',
  'No skip tokens. Earn one every {days} active days.': ({ days: count }) =>
    `Sem passes. Ganhe um a cada ${counted(count, 'dia ativo', 'dias ativos')}.`,
  'A pause can end today or later. The days before stay paused.':
    'Uma pausa pode terminar hoje ou depois. Os dias anteriores continuam em pausa.',
  'A pause ends on its first day or later. Choose a later last day.':
    'Uma pausa termina no seu primeiro dia ou depois. Escolha um último dia mais tarde.',
  'A pause lasts {days} days at most, together with pauses right before or after it. Choose an earlier last day.':
    ({ days: count }) =>
      `Uma pausa dura no máximo ${days(count)}, junto com as pausas logo antes ou depois. Escolha um último dia mais cedo.`,
  'You can pause {days} days in {window}, and this would be more. Choose fewer days, or ask us if you are ill or injured.':
    ({ days: count, window }) =>
      `Você pode pausar ${days(count)} em ${window}, e isto passaria disso. Escolha menos dias, ou fale conosco em caso de doença ou lesão.`,
  'A pause ends on its first day or later.': 'Uma pausa termina no seu primeiro dia ou depois.',
  'A granted pause lasts {days} days at most.': ({ days: count }) =>
    `Uma pausa concedida dura no máximo ${days(count)}.`,
  'A granted pause begins up to {days} days back.': ({ days: count }) =>
    `Uma pausa concedida começa até ${days(count)} atrás.`,
  'A pause begins within a year.': 'Uma pausa começa dentro de um ano.',
  'A pause begins today or later. Only an illness can begin up to 3 days ago.':
    'Uma pausa começa hoje ou depois. Só uma doença pode ter começado até 3 dias atrás.',
  'An illness can be added up to {days} days back. Choose a later first day.': ({ days: count }) =>
    `Uma doença pode ser registrada até ${days(count)} atrás. Escolha um primeiro dia mais tarde.`,
  'A pause begins within a year. Choose an earlier first day.':
    'Uma pausa começa dentro de um ano. Escolha um primeiro dia mais cedo.',
  'There is nothing to explain: this day is not one of yours. Choose a day since your start.':
    'Não há o que explicar: este dia não é um dos seus. Escolha um dia desde o seu começo.',
  "You've used all your spins. Accept the current quest or skip it.":
    'Você usou todos os giros. Aceite a missão atual ou pule.',
  "You have already finished today's quest. Try again tomorrow.":
    'Você já terminou a missão de hoje. Tente de novo amanhã.',
  'Spin the wheel first.': 'Gire a roda antes.',
  'Accept the quest first.': 'Aceite a missão antes.',
  "You have already accepted today's quest.": 'Você já aceitou a missão de hoje.',
  'No quests available': 'Nenhuma missão disponível',
  'There is no such quest.': 'Não existe essa missão.',
  'Your equipment or your plan has changed, and your wheel with it. Take a look, then spin.':
    'Seu equipamento ou seu plano mudou, e a sua roda também. Dê uma olhada, depois gire.',
  'This quest belonged to yesterday.': 'Esta missão era de ontem.',
  'Your streak is paused. You can leave this quest: it takes no token.':
    'Sua sequência está em pausa. Você pode deixar esta missão: ela não custa passe.',
  "You couldn't reach us for a part of today, so your streak holds. You can leave this quest: it takes no token.":
    'Hoje não deu para nos acessar por um tempo, então a sua sequência continua. Você pode deixar esta missão: ela não custa passe.',
  'Today is a planned rest day, so your streak holds. You can leave this quest: it takes no token.':
    'Hoje é um dia de descanso planejado, então a sua sequência continua. Você pode deixar esta missão: ela não custa passe.',
  'You were active on this day, so your streak holds. You can leave this quest: it takes no token.':
    'Você treinou neste dia, então a sua sequência continua. Você pode deixar esta missão: ela não custa passe.',
  'Your streak is at 0, so a token would save nothing. You can leave this quest: it takes no token.':
    'Sua sequência está em 0, então um passe não salvaria nada. Você pode deixar esta missão: ela não custa passe.',
  'Lucky Day is final for the day.': 'O Dia de Sorte vale para o dia inteiro.',
  "Only today's quest can be undone.": 'Só a missão de hoje pode ser desfeita.',
  'The date cannot be in the future.': 'A data não pode ser no futuro.',
  'An entry can move to today or one of the last {days} days. Nothing was changed.': ({ days: count }) =>
    `Um registro pode ir para hoje ou um dos últimos ${days(count)}. Nada mudou.`,
  'An activity can be added for today and the last {days} days. Nothing was saved: please choose a later date.':
    ({ days: count }) =>
      `Uma atividade pode ser registrada para hoje e os últimos ${days(count)}. Nada foi salvo: escolha uma data mais tarde, por favor.`,
  'A workout without sets counts from {minutes} minutes on. Nothing was changed: you can delete it instead.':
    'Um treino sem séries conta a partir de {minutes} minutos. Nada mudou: você pode excluí-lo.',
  'With {minutes} minutes your workouts of this day would come to {sum}, and the day has {day}. Nothing was saved: please correct the minutes.':
    'Com {minutes} minutos, seus treinos deste dia chegariam a {sum}, e o dia tem {day}. Nada foi salvo: corrija os minutos, por favor.',
  'There is no such workout, so nothing was saved. Please choose one from the list.':
    'Não existe esse treino, então nada foi salvo. Escolha um da lista, por favor.',
  'There is no such workout.': 'Não existe esse treino.',
  'There is no such workout of yours.': 'Você não tem esse treino.',
  'You have {count} saved workouts, which is the most. Archive one to save another.': ({ count }) =>
    `Você tem ${counted(count, 'treino salvo', 'treinos salvos')}, que é o máximo. Arquive um para salvar outro.`,
  'A workout needs a name of up to {letters} letters and 1 to {exercises} exercises, each with sets and with reps or a time. Nothing was saved: please correct it.':
    'Um treino precisa de um nome de até {letters} letras e de 1 a {exercises} exercícios, cada um com séries e com repetições ou um tempo. Nada foi salvo: corrija, por favor.',
  'A set of this workout cannot be right, so nothing was saved. Please correct its reps, load, time or effort.':
    'Uma série deste treino não pode estar certa, então nada foi salvo. Corrija as repetições, a carga, o tempo ou o esforço, por favor.',
  'The {field} must be a whole number from {least} to {most}.':
    'O valor de {field} deve ser um número inteiro de {least} a {most}.',
  'This routine is more than {days} days old.': ({ days: count }) =>
    `Esta rotina tem mais de ${days(count)}.`,
  'The routine has no such set.': 'A rotina não tem essa série.',
  'There is no active assessment.': 'Não há avaliação em andamento.',
  '{exercise} is not part of the assessment.': '{exercise} não faz parte da avaliação.',
  '{exercise} is entered in {unit}.': '{exercise} é registrado em {unit}.',
  'The assessment has the days 1 to 7.': 'A avaliação tem os dias 1 a 7.',
  'Please enter a value for this exercise.': 'Digite um valor para este exercício, por favor.',
  '{unit} is not a unit. Use lbs or kg.': '{unit} não é uma unidade. Use lbs ou kg.',
  'Please enter at least one measurement.': 'Digite pelo menos uma medida, por favor.',
  'There is no such entry.': 'Não existe esse registro.',
  'There is no check-in on this day. Nothing was deleted.': 'Não há check-in neste dia. Nada foi excluído.',
  'A check-in can be changed until midnight of its day. Nothing was changed; you can still delete it.':
    'Um check-in pode ser alterado até a meia-noite do seu dia. Nada mudou; você ainda pode excluí-lo.',
  'This check-in is for a day more than {days} days ago, so it was not stored.': ({ days: count }) =>
    `Este check-in é de um dia há mais de ${days(count)}, então não foi guardado.`,
  'This week is not over. Its recap can be made from Monday on.':
    'Esta semana não acabou. O resumo dela pode ser feito a partir de segunda-feira.',
  'You joined after this week.': 'Você chegou depois desta semana.',
  'This week has no recap yet.': 'Esta semana ainda não tem resumo.',
  'Maximum of 5 exercises reached': 'Máximo de 5 exercícios atingido',
  'Each exercise can be in your plan once.': 'Cada exercício pode estar uma vez no seu plano.',
  'Please add at least one exercise to your custom daily plan.':
    'Adicione pelo menos um exercício ao seu plano diário, por favor.',
  'Please name every exercise of your plan.': 'Dê um nome a cada exercício do seu plano, por favor.',
  'Please enter valid numbers for every exercise.': 'Digite números válidos para cada exercício, por favor.',
  'This plan was not started. {reason} Please choose a higher target.':
    'Este plano não foi iniciado. {reason} Escolha uma meta mais alta, por favor.',
  'This plan could harm you, so it was not started. {reasons} Please choose a safer plan, or confirm that you want to keep this one.':
    'Este plano pode fazer mal a você, então não foi iniciado. {reasons} Escolha um plano mais seguro, ou confirme que quer manter este.',
  'The dose can be chosen only in its own week. Nothing was changed; choose again in this week.':
    'A dose só pode ser escolhida na sua própria semana. Nada mudou; escolha de novo nesta semana.',
  'This program does not run. Nothing was changed.': 'Este programa não está em andamento. Nada mudou.',
  'There is no such program.': 'Não existe esse programa.',
  'Here a goal can only become smaller, or its date later. Nothing was changed; for another goal, start a new program.':
    'Aqui uma meta só pode ficar menor, ou a data mais tarde. Nada mudou; para outra meta, comece um novo programa.',
  'Please enter a valid goal.': 'Digite uma meta válida, por favor.',
  'Please choose a date within 100 years of today.':
    'Escolha uma data a no máximo 100 anos de hoje, por favor.',
  'The end date cannot be before the start date.': 'A data final não pode ser antes da inicial.',
  'Its end date leaves less than half of the time that is safe.':
    'A data final deixa menos da metade do tempo seguro.',
  'It leaves no time at all; up to {amount} {unit} a week is safe for you.':
    'Não sobra tempo nenhum; até {amount} {unit} por semana é seguro para você.',
  'It asks for {asked} {unit} a week; up to {amount} is safe for you.':
    'Ele pede {asked} {unit} por semana; até {amount} é seguro para você.',
  'A target of {aim} {unit} is a BMI of {bmi}. Below {least} a body is in danger, so we plan no such target. If you feel pressed to lose more, please talk to a doctor.':
    'Uma meta de {aim} {unit} é um IMC de {bmi}. Abaixo de {least} um corpo corre perigo, então não planejamos essa meta. Se você sente pressão para perder mais, converse com um médico ou uma médica.',
  'A target of {aim} {unit} is a BMI of {bmi}, which is underweight: healthy starts at {least}.':
    'Uma meta de {aim} {unit} é um IMC de {bmi}, que é baixo peso: o saudável começa em {least}.',
  'You are under {years}: please plan this goal with a parent and a doctor.':
    'Você tem menos de {years} anos: planeje esta meta com alguém da família e com um médico ou uma médica.',
  'You are over {years}: please plan this goal with a doctor.':
    'Você tem mais de {years} anos: planeje esta meta com um médico ou uma médica.',
  'Your height is outside 100 to 250 cm (3\'3" to 8\'2"): please check it.':
    'Sua altura está fora de 100 a 250 cm (3\'3" a 8\'2"): confira, por favor.',
  'Your weight is outside 30 to 350 kg (66 to 772 lb): please check it.':
    'Seu peso está fora de 30 a 350 kg (66 a 772 lb): confira, por favor.',
  'Quiet hours need a beginning and an end that differ. Nothing was changed.':
    'O horário de silêncio precisa de um começo e um fim diferentes. Nada mudou.',
  'Until 03:00 the day before still counts. Choose a later time for the reminder.':
    'Até as 03:00 ainda conta o dia anterior. Escolha uma hora mais tarde para o lembrete.',
  '{time} lies in your quiet hours. Choose another time, or change the quiet hours.':
    '{time} está no seu horário de silêncio. Escolha outra hora, ou mude o horário de silêncio.',
  'You already get reminders on {count} devices. Remove one to add this one.': ({ count }) =>
    `Você já recebe lembretes em ${counted(count, 'aparelho', 'aparelhos')}. Remova um para adicionar este.`,
  'You have no such device. It may have been removed.':
    'Você não tem esse aparelho. Talvez tenha sido removido.',
  'We can’t reach the push service of this browser. Please try another browser.':
    'Não conseguimos alcançar o serviço de notificações deste navegador. Tente outro, por favor.',
  'The browser gave us a subscription that we can’t use. Please switch reminders on again.':
    'O navegador nos deu uma inscrição que não podemos usar. Ligue os lembretes de novo, por favor.',
  'You removed this passkey. Please make another one.':
    'Você removeu esta chave de acesso. Crie outra, por favor.',
  'You already have {count} passkeys. Remove one that you no longer use to add another.': ({ count }) =>
    `Você já tem ${counted(count, 'chave de acesso', 'chaves de acesso')}. Remova uma que não usa mais para adicionar outra.`,
  'This is your only way in. Add another passkey or make recovery codes first, so that you can come back.':
    'Esta é a sua única forma de entrar. Adicione outra chave de acesso ou crie códigos de recuperação antes, para poder voltar.',
  'This recovery code is not right, or was used before.':
    'Este código de recuperação não está certo, ou já foi usado.',
  'Give the passkey a name of 1 to {letters} characters, so that you know it again.':
    'Dê à chave de acesso um nome de 1 a {letters} caracteres, para reconhecê-la depois.',
  'There is no such account.': 'Não existe essa conta.',
  'You have no such passkey. Reload the page to see yours.':
    'Você não tem essa chave de acesso. Recarregue a página para ver as suas.',
  'Another account there already signs you in. Disconnect that one first.':
    'Outra conta de lá já dá entrada à sua. Desconecte aquela antes.',
  'That account does not sign you in here.': 'Aquela conta não dá entrada à sua aqui.',
  'You already have {count} tokens. Revoke one that you no longer use to make another.': ({ count }) =>
    `Você já tem ${counted(count, 'token', 'tokens')}. Revogue um que não usa mais para criar outro.`,
  'Give the token a name of 1 to {letters} characters, so that you know it again.':
    'Dê ao token um nome de 1 a {letters} caracteres, para reconhecê-lo depois.',
  'A token without a permission opens nothing. Choose at least one.':
    'Um token sem permissão não abre nada. Escolha pelo menos uma.',
  'A token works for 1 to {days} days. Choose a number of days between them.':
    'Um token vale de 1 a {days} dias. Escolha um número de dias entre eles.',
  'You have no such token. Reload the page to see yours.':
    'Você não tem esse token. Recarregue a página para ver os seus.',
  'You have no such token.': 'Você não tem esse token.',
  'This token was already made, and we can’t show it again. Revoke it and make another.':
    'Este token já foi criado, e não podemos mostrá-lo de novo. Revogue e crie outro.',
  'You already have {count} webhooks. Remove one that you no longer use to add another.': ({ count }) =>
    `Você já tem ${counted(count, 'webhook', 'webhooks')}. Remova um que não usa mais para adicionar outro.`,
  'You have no such webhook. Reload the page to see yours.':
    'Você não tem esse webhook. Recarregue a página para ver os seus.',
  'You have no such webhook.': 'Você não tem esse webhook.',
  'A webhook without any news sends nothing. Choose at least one kind.':
    'Um webhook sem novidades não envia nada. Escolha pelo menos um tipo.',
  'Third-party Integrations is switched off, so no webhook gets news. Switch it on to go on.':
    'Integrações de terceiros está desligado, então nenhum webhook recebe novidades. Ligue para continuar.',
  'Third-party Integrations is switched off, so no token works. Switch it on under Privacy & Data to go on.':
    'Integrações de terceiros está desligado, então nenhum token funciona. Ligue em Privacidade e dados para continuar.',
  'We call public https addresses with a host name only. Give one such as https://hooks.example/rondel.':
    'Só chamamos endereços https públicos com nome de servidor. Dê um como https://hooks.example/rondel.',
  'This calendar has ended. Its owner can make a new address on the profile.':
    'Este calendário terminou. A pessoa a quem pertence pode criar um novo endereço no perfil.',
  'You have begun {count} imports, and there can be no more. Nothing was stored. Please write to us.': ({
    count,
  }) =>
    `Você começou ${counted(count, 'importação', 'importações')}, e não pode haver mais. Nada foi guardado. Escreva para nós, por favor.`,
  'There is no such import.': 'Não existe essa importação.',
  'This import is {status}, so it takes nothing more. Nothing was stored. Please begin another import.':
    'Esta importação está {status}, então não recebe mais nada. Nada foi guardado. Comece outra, por favor.',
  'There can be at most {most} {things}. Nothing of this batch was stored. Please divide the file.':
    'Pode haver no máximo {most} {things}. Nada deste lote foi guardado. Divida o arquivo, por favor.',
  'A page name has {least} to {most} characters.': 'Um nome de página tem de {least} a {most} caracteres.',
  'A page name has letters from a to z, digits, and single hyphens between them.':
    'Um nome de página tem letras de a a z, algarismos, e hifens simples entre eles.',
  'A page name needs at least one letter.': 'Um nome de página precisa de pelo menos uma letra.',
  'This page name is not available. Please choose another.':
    'Este nome de página não está disponível. Escolha outro, por favor.',
  'You can change your page name once in {days} days. The next change is possible from {date} on.': ({
    days: count,
    date,
  }) =>
    `Você pode trocar o nome da sua página uma vez a cada ${days(count)}. A próxima troca é possível a partir de ${date}.`,
  'Public pages are for adults. Please add your age to your profile first.':
    'Páginas públicas são para adultos. Adicione antes a sua idade ao perfil, por favor.',
  'Public pages are for members of {years} and older.':
    'Páginas públicas são para pessoas de {years} anos ou mais.',
  'This picture is not ready. Please try again in a moment.':
    'Esta imagem não está pronta. Tente de novo em um momento, por favor.',
  'You cheered this friend today. Tomorrow you can again.':
    'Você já aplaudiu esta amizade hoje. Amanhã pode de novo.',
  'Nudges work when both of you switched them on for each other.':
    'Os toques funcionam quando vocês dois os ligaram um para o outro.',
  'This friend’s streak is safe today. No nudge needed.':
    'A sequência desta amizade está segura hoje. Não precisa de um toque.',
  'This circle is full: it has room for {count} people.': ({ count }) =>
    `Este círculo está cheio: tem lugar para ${counted(count, 'pessoa', 'pessoas')}.`,
  'A circle starts today or within the next {days} days. Choose another first day.': ({ days: count }) =>
    `Um círculo começa hoje ou nos próximos ${days(count)}. Escolha outro primeiro dia.`,
  'A circle lasts 7 or 28 days. Choose one of them.': 'Um círculo dura 7 ou 28 dias. Escolha um dos dois.',
  'Choose an aim of 1 to {most} active days: that is every day of {people} people.':
    'Escolha um alvo de 1 a {most} dias ativos: é cada dia de {people} pessoas.',
  'There is no such report. Reload the list to see those there are.':
    'Não existe essa denúncia. Recarregue a lista para ver as que há.',
  'There is no such report. Perhaps its member has deleted their account.':
    'Não existe essa denúncia. Talvez a pessoa tenha excluído a conta.',
  'Write what you decided, in a few words.': 'Escreva o que decidiu, em poucas palavras.',
  'You reported this person already. An admin will look at it.':
    'Você já denunciou esta pessoa. A administração vai analisar.',
  'You have {count} open invitations. Take one back, or wait until one was accepted.': ({ count }) =>
    `Você tem ${counted(count, 'convite aberto', 'convites abertos')}. Retire um, ou espere até que um seja aceito.`,
  'There is room for {count} friends. Remove one to make room for another.': ({ count }) =>
    `Há lugar para ${counted(count, 'amizade', 'amizades')}. Remova uma para abrir lugar para outra.`,
  'You are in no such circle. Reload the page to see yours.':
    'Você não está nesse círculo. Recarregue a página para ver os seus.',
  'This code doesn’t work. It may be mistyped, used already or older than seven days. Ask for another one.':
    'Este código não funciona. Pode estar errado, já usado ou ter mais de sete dias. Peça outro.',
  'You made no such invitation. Reload the page to see yours.':
    'Você não fez esse convite. Recarregue a página para ver os seus.',
  'This is your own code. Send it to the friend it is for.':
    'Este é o seu próprio código. Envie para a pessoa a quem ele se destina.',
  'You have no such friend. Reload the page to see yours.':
    'Você não tem essa amizade. Recarregue a página para ver as suas.',
  'You have blocked no such person. Reload the page.': 'Você não bloqueou essa pessoa. Recarregue a página.',
  'You are in {count} circles. Leave one, or wait until one has ended.': ({ count }) =>
    `Você está em ${counted(count, 'círculo', 'círculos')}. Saia de um, ou espere até que um termine.`,
  'This circle is not over yet. Its result can still change.':
    'Este círculo ainda não acabou. O resultado ainda pode mudar.',
  'Under 18 you can join the circles of your friends only. Become friends with this person first.':
    'Com menos de 18 anos você só pode entrar nos círculos das suas amizades. Faça amizade com esta pessoa antes.',
  'Share Progress with Friends is off, so you see no one and no one sees you. Switch it on under Privacy & Data to go on.':
    'Compartilhar progresso com amizades está desligado, então você não vê ninguém e ninguém vê você. Ligue em Privacidade e dados para continuar.',
  'This invitation was already made, and we can’t show its code again. Take it back and make another.':
    'Este convite já foi feito, e não podemos mostrar o código de novo. Retire e faça outro.',
  'The zone rules {current} are in force, so the older {version} cannot be adopted. Nothing was changed. Use newer data.':
    'As regras de fuso {current} estão em vigor, então as mais antigas {version} não podem ser adotadas. Nada mudou. Use dados mais novos.',
  'Hold 0 to {hold} tokens, start with no more than that, and earn one every 1 to {days} days.':
    'Guarde de 0 a {hold} passes, comece com no máximo isso, e ganhe um a cada 1 a {days} dias.',
  'These are the rules already. Change a number.': 'Estas já são as regras. Mude um número.',
  'New rules begin tomorrow or later, within {days} days, so that no day that has begun changes. Choose another date.':
    ({ days: count }) =>
      `Novas regras começam amanhã ou depois, dentro de ${days(count)}, para que nenhum dia já começado mude. Escolha outra data.`,
  'The rules {version} begin on {date}. Choose a later date.':
    'As regras {version} começam em {date}. Escolha uma data mais tarde.',
  'Say why the rules change, so that others can follow the decision.':
    'Diga por que as regras mudam, para que outras pessoas entendam a decisão.',
  'No new rules were adopted.': 'Nenhuma regra nova foi adotada.',
  'Meanwhile the list of changes has become another one. Nothing was changed. Look at it again, then confirm.':
    'Nesse meio-tempo a lista de mudanças ficou diferente. Nada mudou. Olhe de novo, depois confirme.',
  'There is no such outage.': 'Não existe essa interrupção.',
  'An outage of less than {hours} hours changes no day. Choose a later end.':
    'Uma interrupção de menos de {hours} horas não muda nenhum dia. Escolha um fim mais tarde.',
  'An outage lasts {days} days at most. Choose a later start or an earlier end.': ({ days: count }) =>
    `Uma interrupção dura no máximo ${days(count)}. Escolha um começo mais tarde ou um fim mais cedo.`,
  'The outage ends in the future. Declare it when it is over, or declare the part that has passed.':
    'A interrupção termina no futuro. Declare quando acabar, ou declare a parte que já passou.',
  'Say why the outage is revoked.': 'Diga por que a interrupção é revogada.',
  'Say what was out of reach, so that others can follow the decision.':
    'Diga o que ficou fora de alcance, para que outras pessoas entendam a decisão.',
  'Say why no more news may be sent.': 'Diga por que não se pode enviar mais novidades.',
  'Say how the export was deleted.': 'Diga como a exportação foi excluída.',
  'Say why the event may be passed over.': 'Diga por que o evento pode ser ignorado.',
  'Say why you need to see personal data.': 'Diga por que você precisa ver dados pessoais.',
  'Say first why you look at it.': 'Diga antes por que você vai olhar.',
  'There is no such event, or not any more.': 'Não existe esse evento, ou não existe mais.',
  'This release cannot read the event: {reason}.': 'Esta versão não consegue ler o evento: {reason}.',
  'The moment is still to come. Choose one that is past.':
    'O momento ainda não chegou. Escolha um que já passou.',
  'The rules file changes neither the streak nor points. For goals, use npm run replay -- --rules FILE.':
    'O arquivo de regras não muda nem a sequência nem os pontos. Para metas, use npm run replay -- --rules FILE.',
  'Other questions are being worked on. Ask again in a minute.':
    'Outras perguntas estão em andamento. Pergunte de novo em um minuto.',
  'There is no such webhook. Perhaps its member has removed it.':
    'Não existe esse webhook. Talvez tenha sido removido.',
  'There is no such read model.': 'Não existe esse modelo de leitura.',
  'A seed is published only after its commitment.': 'Uma semente só é publicada depois do seu compromisso.',
  'A seed is published once its month has ended everywhere.':
    'Uma semente é publicada quando o mês dela terminou em todo lugar.',
  age: 'idade',
  height: 'altura',
  weight: 'peso',
  'number of days per week, from 1 to 7': 'número de dias por semana, de 1 a 7',
  'number of minutes per day': 'número de minutos por dia',
  waistCircumference: 'cintura',
  hipCircumference: 'quadril',
  chestCircumference: 'peito',
  bodyFatPercent: 'gordura corporal',
  leanBodyMass: 'massa magra',
  distance: 'distância',
  duration: 'duração',
  exertion: 'esforço',
  mood: 'humor',
  pending: 'pendente',
  approved: 'aprovado',
  denied: 'recusado',
  expired: 'expirado',
  complete: 'completa',
  'taken back': 'desfeita',
  'sets of one batch': 'séries em um lote',
  'sets of one import': 'séries em uma importação',
  'workouts of one import': 'treinos em uma importação',
  'weights of one import': 'pesos em uma importação',
  'points of body fat': 'pontos de gordura corporal',
  reps: 'repetições',
  seconds: 'segundos',
};
