import type { Sentences } from '../en/sentences.ts';

export const sentences: Sentences = {
  'Something went wrong. Please try again.': 'Algo deu errado. Tente de novo.',
  'The request is too large.': 'A requisição é grande demais.',
  'The service is not available at the moment. Please try again.':
    'O serviço não está disponível no momento. Tente de novo.',
  'This was changed at the same moment. Please try again.': 'Isto mudou no mesmo momento. Tente de novo.',
  'This was changed in the meantime. Please reload and try again.':
    'Isto mudou enquanto isso. Recarregue e tente de novo.',
  'We could not tell whether this was saved. Please try again.':
    'Não conseguimos saber se foi salvo. Tente de novo.',
  'Please send JSON.': 'Envie JSON.',
  'The request could not be read.': 'Não foi possível ler a requisição.',
  'The request took too long to arrive. Please try again.':
    'A requisição demorou demais para chegar. Tente de novo.',
  'This request came from another site.': 'Esta requisição veio de outro site.',
  'There is nothing here.': 'Não há nada aqui.',
  'You are signed in as somebody else in another tab. Please reload.':
    'Outra conta está aberta em outra aba. Recarregue.',
  "You cleared all your data after this was saved here, so it wasn't added. Enter it again to keep it.":
    'Você apagou todos os seus dados depois de salvar isto aqui, então não foi adicionado. Digite de novo para guardar.',
  'Too many requests. Please wait a moment and try again.':
    'Requisições demais. Espere um momento e tente de novo.',
  'Rondel is getting ready. Please try again in a moment.':
    'O Rondel está se preparando. Tente de novo em um momento.',
  'This took too long. Please try again.': 'Demorou demais. Tente de novo.',
  'The request holds characters or numbers that cannot be kept.':
    'A requisição tem caracteres ou números que não podem ser guardados.',
  'Please sign in again, to show that it is you.': 'Entre de novo para mostrar que é você.',
  'Please sign in first.': 'Entre primeiro.',
  'This account was deleted.': 'Esta conta foi excluída.',
  'Signing in starts in a window, not inside another page.':
    'O login começa em uma janela, não dentro de outra página.',
  "'{field}' is not valid: {rule}. Please correct it and send it again.":
    '“{field}” não é válido: {rule}. Corrija e envie de novo.',
  'The request is not valid: {rule}. Please correct it and send it again.':
    'A requisição não é válida: {rule}. Corrija e envie de novo.',
  'it must be a text': 'deve ser um texto',
  'it must be a number': 'deve ser um número',
  'it must be a whole number': 'deve ser um número inteiro',
  'it must be true or false': 'deve ser verdadeiro ou falso',
  'it must be a list': 'deve ser uma lista',
  'it must be an object with fields': 'deve ser um objeto com campos',
  'it must be null': 'deve ser null',
  'it must be of another type': 'deve ser de outro tipo',
  'it must have more than {least} characters': 'deve ter mais de {least} caracteres',
  'it must have at least {least} characters': 'deve ter pelo menos {least} caracteres',
  'it must have less than {most} characters': 'deve ter menos de {most} caracteres',
  'it must have at most {most} characters': 'deve ter no máximo {most} caracteres',
  'it must have more than {least} entries': 'deve ter mais de {least} entradas',
  'it must have at least {least} entries': 'deve ter pelo menos {least} entradas',
  'it must have less than {most} entries': 'deve ter menos de {most} entradas',
  'it must have at most {most} entries': 'deve ter no máximo {most} entradas',
  'it must be more than {least}': 'deve ser maior que {least}',
  'it must be at least {least}': 'deve ser pelo menos {least}',
  'it must be less than {most}': 'deve ser menor que {most}',
  'it must be at most {most}': 'deve ser no máximo {most}',
  'it must be a multiple of {divisor}': 'deve ser um múltiplo de {divisor}',
  'it must be one of {choices}': 'deve ser uma destas opções: {choices}',
  'it has fields that are not known: {fields}': 'tem campos desconhecidos: {fields}',
  'it must be a moment in UTC, written like 2026-01-31T07:00:00Z':
    'deve ser um momento em UTC, como 2026-01-31T07:00:00Z',
  'it must be a date, written like 2026-01-31': 'deve ser uma data, como 2026-01-31',
  'it must be a time of day, written like 07:30': 'deve ser uma hora do dia, como 07:30',
  'it must be an email address': 'deve ser um endereço de e-mail',
  'it must be a web address': 'deve ser um endereço da web',
  'it must be a UUID': 'deve ser um UUID',
  'it must be written as /api/docs says': 'deve ser escrito como diz /api/docs',
  'it fits none of the forms that are allowed': 'não cabe em nenhuma das formas permitidas',
  'one of its entries is not allowed': 'uma das entradas não é permitida',
  'it must be a date that exists': 'deve ser uma data que exista',
  'it must be a date that exists, written YYYY-MM-DD': 'deve ser uma data que exista, escrita YYYY-MM-DD',
  'it must be a week that exists': 'deve ser uma semana que exista',
  'it must be a week that exists, written 2026-W47': 'deve ser uma semana que exista, escrita 2026-W47',
  'it must be a month, written YYYY-MM': 'deve ser um mês, escrito YYYY-MM',
  'it must be a time such as 19:30': 'deve ser uma hora como 19:30',
  'it must be a moment in the years 1970 to 9998': 'deve ser um momento entre os anos 1970 e 9998',
  'it must be a place in the list': 'deve ser um lugar na lista',
  'it must be the `next` of a page': 'deve ser o `next` de uma página',
  'it must be the digest of a preview': 'deve ser a impressão digital de uma prévia',
  'Beta access required': 'É preciso ter acesso à beta',
  'Admin access required': 'É preciso ter acesso de administração',
  'Please enter a valid email address.': 'Digite um endereço de e-mail válido.',
  'We said not this time. You can ask again from {date}.':
    'Desta vez dissemos não. Você pode pedir de novo a partir de {date}.',
  'This email is already on our beta list.': 'Este e-mail já está na lista da beta.',
  'This request is not old enough to expire.': 'Este pedido ainda é recente demais para expirar.',
  'There is no such beta request.': 'Esse pedido da beta não existe.',
  'This request is not approved.': 'Este pedido não está aprovado.',
  'This request is already {status}.': 'Este pedido já está {status}.',
  'This request is {status}.': 'Este pedido está {status}.',
  'Please enter a valid {field}.': 'Digite um valor válido: {field}.',
  'Please describe injuries in at most 500 characters.': 'Descreva as lesões em no máximo 500 caracteres.',
  'Please choose a body fat target from {least} to {most} %.':
    'Escolha uma meta de gordura corporal de {least} a {most}%.',
  'One of these is not an exercise of our workouts. Please choose from the list.':
    'Um destes não é um exercício dos nossos treinos. Escolha na lista.',
  'This look of the wheel opens at a higher level, so nothing was changed. Please choose another.':
    'Este visual da roleta abre em um nível mais alto, então nada mudou. Escolha outro.',
  'This equipment is not on our list, so nothing was changed. Please choose from the list.':
    'Este equipamento não está na nossa lista, então nada mudou. Escolha na lista.',
  'This time zone is not known.': 'Não conhecemos este fuso horário.',
  'This time zone is not known, so its days cannot be shown. Choose another one.':
    'Não conhecemos este fuso horário, então não podemos mostrar os dias dele. Escolha outro.',
  'A time zone can be corrected for the past only.': 'Um fuso horário só pode ser corrigido para o passado.',
  'You have changed your time zone very often. Please try again tomorrow.':
    'Você mudou seu fuso horário muitas vezes. Tente de novo amanhã.',
  'There is no such language here, so nothing was changed. Please choose from the list.':
    'Esse idioma não existe aqui, então nada mudou. Escolha na lista.',
  'Your skip tokens are used automatically.': 'Seus curingas são usados automaticamente.',
  'A skip token can be used for yesterday only.': 'Um curinga só serve para ontem.',
  'You did not miss yesterday.': 'Você não faltou ontem.',
  'Your streak ended before yesterday. A skip token cannot save it.':
    'Sua sequência terminou antes de ontem. Um curinga não pode salvá-la.',
  'No skip tokens. Earn one every {days} active days.':
    'Sem curingas. Você ganha um a cada {days} dias ativos.',
  'A pause can end today or later. The days before stay paused.':
    'Uma pausa pode terminar hoje ou depois. Os dias anteriores continuam em pausa.',
  'A pause ends on its first day or later. Choose a later last day.':
    'Uma pausa termina no primeiro dia ou depois. Escolha um último dia posterior.',
  'A pause lasts {days} days at most, together with pauses right before or after it. Choose an earlier last day.':
    'Uma pausa dura no máximo {days} dias, junto com as pausas logo antes ou depois. Escolha um último dia anterior.',
  'You can pause {days} days in {window}, and this would be more. Choose fewer days, or ask us if you are ill or injured.':
    'Você pode pausar {days} dias a cada {window}, e isto seria mais. Escolha menos dias, ou fale conosco se tem uma doença ou lesão.',
  'A pause ends on its first day or later.': 'Uma pausa termina no primeiro dia ou depois.',
  'A granted pause lasts {days} days at most.': 'Uma pausa concedida dura no máximo {days} dias.',
  'A granted pause begins up to {days} days back.': 'Uma pausa concedida começa no máximo {days} dias atrás.',
  'A pause begins within a year.': 'Uma pausa começa dentro de um ano.',
  'A pause begins today or later. Only an illness can begin up to 3 days ago.':
    'Uma pausa começa hoje ou depois. Só uma doença pode começar até 3 dias atrás.',
  'An illness can be added up to {days} days back. Choose a later first day.':
    'Uma doença pode ser adicionada até {days} dias atrás. Escolha um primeiro dia posterior.',
  'A pause begins within a year. Choose an earlier first day.':
    'Uma pausa começa dentro de um ano. Escolha um primeiro dia anterior.',
  'There is nothing to explain: this day is not one of yours. Choose a day since your start.':
    'Não há nada a explicar: este dia não é seu. Escolha um dia desde o seu início.',
  "You've used all your spins. Accept the current quest or skip it.":
    'Você usou todos os seus giros. Aceite o desafio atual ou pule.',
  "You have already finished today's quest. Try again tomorrow.":
    'Você já terminou o desafio de hoje. Tente de novo amanhã.',
  'Spin the wheel first.': 'Gire a roleta primeiro.',
  'Accept the quest first.': 'Aceite o desafio primeiro.',
  "You have already accepted today's quest.": 'Você já aceitou o desafio de hoje.',
  'No quests available': 'Nenhum desafio disponível',
  'There is no such quest.': 'Esse desafio não existe.',
  'Your equipment or your plan has changed, and your wheel with it. Take a look, then spin.':
    'Seu equipamento ou seu plano mudou, e com eles a sua roleta. Dê uma olhada e gire.',
  'This quest belonged to yesterday.': 'Este desafio era de ontem.',
  'Your streak is paused. You can leave this quest: it takes no token.':
    'Sua sequência está em pausa. Você pode deixar este desafio: não gasta curinga.',
  "You couldn't reach us for a part of today, so your streak holds. You can leave this quest: it takes no token.":
    'Você não pôde usar o serviço em parte de hoje, então sua sequência se mantém. Você pode deixar este desafio: não gasta curinga.',
  'Today is a planned rest day, so your streak holds. You can leave this quest: it takes no token.':
    'Hoje é um dia de descanso previsto, então sua sequência se mantém. Você pode deixar este desafio: não gasta curinga.',
  'You were active on this day, so your streak holds. You can leave this quest: it takes no token.':
    'Você se mexeu neste dia, então sua sequência se mantém. Você pode deixar este desafio: não gasta curinga.',
  'Your streak is at 0, so a token would save nothing. You can leave this quest: it takes no token.':
    'Sua sequência está em 0, então um curinga não salvaria nada. Você pode deixar este desafio: não gasta curinga.',
  'Lucky Day is final for the day.': 'O Dia de sorte é definitivo no dia.',
  'This quest can no longer be undone.': 'Este desafio não pode mais ser desfeito.',
  'The date cannot be in the future.': 'A data não pode estar no futuro.',
  'An entry can move to today or one of the last {days} days. Nothing was changed.':
    'Uma entrada pode ir para hoje ou um dos últimos {days} dias. Nada mudou.',
  'An activity can be added for today and the last {days} days. Nothing was saved: please choose a later date.':
    'Uma atividade pode ser adicionada para hoje e os últimos {days} dias. Nada foi salvo: escolha uma data posterior.',
  'A workout without sets counts from {minutes} minutes on. Nothing was changed: you can delete it instead.':
    'Um treino sem séries conta a partir de {minutes} minutos. Nada mudou: se quiser, você pode excluí-lo.',
  'With {minutes} minutes your workouts of this day would come to {sum}, and the day has {day}. Nothing was saved: please correct the minutes.':
    'Com {minutes} minutos, seus treinos deste dia somariam {sum}, e o dia tem {day}. Nada foi salvo: corrija os minutos.',
  'There is no such workout, so nothing was saved. Please choose one from the list.':
    'Esse treino não existe, então nada foi salvo. Escolha um na lista.',
  'There is no such workout.': 'Esse treino não existe.',
  'There is no such workout of yours.': 'Você não tem esse treino.',
  'You have {count} saved workouts, which is the most. Archive one to save another.':
    'Você tem {count} treinos salvos, que é o máximo. Arquive um para salvar outro.',
  'A workout needs a name of up to {letters} letters and 1 to {exercises} exercises, each with sets and with reps or a time. Nothing was saved: please correct it.':
    'Um treino precisa de um nome de até {letters} letras e de 1 a {exercises} exercícios, cada um com séries e com repetições ou tempo. Nada foi salvo: corrija.',
  'A set of this workout cannot be right, so nothing was saved. Please correct its reps, load, time or effort.':
    'Uma série deste treino não pode estar certa, então nada foi salvo. Corrija as repetições, a carga, o tempo ou o esforço.',
  'The {field} must be a whole number from {least} to {most}.':
    'Dado: {field}. Deve ser um número inteiro de {least} a {most}.',
  'This routine is more than {days} days old.': 'Esta rotina tem mais de {days} dias.',
  'The routine has no such set.': 'A rotina não tem essa série.',
  'There is no active assessment.': 'Não há avaliação ativa.',
  'That assessment has ended. A new assessment has begun.': 'Essa avaliação já terminou. Uma nova começou.',
  '{exercise} is not part of the assessment.': '{exercise} não faz parte da avaliação.',
  '{exercise} is entered in {unit}.': '{exercise} se anota em {unit}.',
  'The assessment has the days 1 to 7.': 'A avaliação tem os dias 1 a 7.',
  'Please enter a value for this exercise.': 'Digite um valor para este exercício.',
  '{unit} is not a unit. Use lbs or kg.': '{unit} não é uma unidade. Use lbs ou kg.',
  'Please enter at least one measurement.': 'Digite pelo menos uma medida.',
  'There is no such entry.': 'Essa entrada não existe.',
  'There is no check-in on this day. Nothing was deleted.': 'Não há registro neste dia. Nada foi excluído.',
  'A check-in can be changed until midnight of its day. Nothing was changed; you can still delete it.':
    'Um registro pode mudar até a meia-noite do dia dele. Nada mudou; você ainda pode excluí-lo.',
  'This check-in is for a day more than {days} days ago, so it was not stored.':
    'Este registro é de mais de {days} dias atrás, então não foi guardado.',
  'This week is not over. Its recap can be made from Monday on.':
    'Esta semana não acabou. O resumo pode ser feito a partir de segunda.',
  'You joined after this week.': 'Você chegou depois desta semana.',
  'This week has no recap yet.': 'Esta semana ainda não tem resumo.',
  'Maximum of 5 exercises reached': 'Máximo de 5 exercícios atingido',
  'Each exercise can be in your plan once.': 'Cada exercício pode estar uma vez no seu plano.',
  'Please add at least one exercise to your custom daily plan.':
    'Adicione pelo menos um exercício ao seu plano diário próprio.',
  'Please name every exercise of your plan.': 'Dê nome a todos os exercícios do seu plano.',
  'Please enter valid numbers for every exercise.': 'Digite números válidos para todos os exercícios.',
  'This plan was not started. {reason} Please choose a higher target.':
    'Este plano não começou. {reason} Escolha uma meta mais alta.',
  'This plan could harm you, so it was not started. {reasons} Please choose a safer plan, or confirm that you want to keep this one.':
    'Este plano pode fazer mal a você, então não começou. {reasons} Escolha um plano mais seguro, ou confirme que quer manter este.',
  'The dose can be chosen only in its own week. Nothing was changed; choose again in this week.':
    'A dose só pode ser escolhida na própria semana. Nada mudou; escolha de novo nesta semana.',
  'This program does not run. Nothing was changed.': 'Este programa não está em andamento. Nada mudou.',
  'There is no such program.': 'Esse programa não existe.',
  'Here a goal can only become smaller, or its date later. Nothing was changed; for another goal, start a new program.':
    'Aqui um objetivo só pode ficar menor, ou a data dele mais tarde. Nada mudou; para outro objetivo, comece um novo programa.',
  'Please enter a valid goal.': 'Digite um objetivo válido.',
  'Please choose a date within 100 years of today.': 'Escolha uma data a menos de 100 anos de hoje.',
  'The end date cannot be before the start date.': 'A data final não pode ser anterior à de início.',
  'Its end date leaves less than half of the time that is safe.':
    'A data final deixa menos da metade do tempo seguro.',
  'It leaves no time at all; up to {amount} {unit} a week is safe for you.':
    'Não deixa tempo nenhum; até {amount} {unit} por semana é seguro para você.',
  'It asks for {asked} {unit} a week; up to {amount} is safe for you.':
    'Pede {asked} {unit} por semana; até {amount} é seguro para você.',
  'A target of {aim} {unit} is a BMI of {bmi}. Below {least} a body is in danger, so we plan no such target. If you feel pressed to lose more, please talk to a doctor.':
    'Uma meta de {aim} {unit} é um IMC de {bmi}. Abaixo de {least} o corpo corre perigo, então não planejamos essa meta. Se você sente pressão para perder mais, converse com um médico.',
  'A target of {aim} {unit} is a BMI of {bmi}, which is underweight: healthy starts at {least}.':
    'Uma meta de {aim} {unit} é um IMC de {bmi}, abaixo do peso: o saudável começa em {least}.',
  'You are under {years}: please plan this goal with a parent and a doctor.':
    'Você tem menos de {years} anos: planeje este objetivo com um responsável e um médico.',
  'You are over {years}: please plan this goal with a doctor.':
    'Você tem mais de {years} anos: planeje este objetivo com um médico.',
  'Your height is outside 100 to 250 cm (3\'3" to 8\'2"): please check it.':
    'Sua altura está fora de 100 a 250 cm (3\'3" a 8\'2"): confira.',
  'Your weight is outside 30 to 350 kg (66 to 772 lb): please check it.':
    'Seu peso está fora de 30 a 350 kg (66 a 772 lb): confira.',
  'Quiet hours need a beginning and an end that differ. Nothing was changed.':
    'As horas de silêncio precisam de um começo e um fim diferentes. Nada mudou.',
  'Until 03:00 the day before still counts. Choose a later time for the reminder.':
    'Até as 03:00 ainda conta o dia anterior. Escolha uma hora posterior para o lembrete.',
  '{time} lies in your quiet hours. Choose another time, or change the quiet hours.':
    '{time} cai nas suas horas de silêncio. Escolha outra hora, ou mude as horas de silêncio.',
  'You already get reminders on {count} devices. Remove one to add this one.':
    'Você já recebe lembretes em {count} aparelhos. Remova um para adicionar este.',
  'You have no such device. It may have been removed.':
    'Você não tem esse aparelho. Ele pode ter sido removido.',
  'We can’t reach the push service of this browser. Please try another browser.':
    'Não conseguimos falar com o serviço push deste navegador. Tente outro.',
  'The browser gave us a subscription that we can’t use. Please switch reminders on again.':
    'O navegador nos deu uma inscrição que não podemos usar. Ative os lembretes de novo.',
  'You removed this passkey. Please make another one.': 'Você removeu esta chave de acesso. Crie outra.',
  'You already have {count} passkeys. Remove one that you no longer use to add another.':
    'Você já tem {count} chaves de acesso. Remova uma que não usa mais para adicionar outra.',
  'This is your only way in. Add another passkey or make recovery codes first, so that you can come back.':
    'Este é o seu único jeito de entrar. Antes, adicione outra chave de acesso ou crie códigos de recuperação, para poder voltar.',
  'This recovery code is not right, or was used before.':
    'Este código de recuperação não está certo, ou já foi usado.',
  'Give the passkey a name of 1 to {letters} characters, so that you know it again.':
    'Dê à chave de acesso um nome de 1 a {letters} caracteres, para reconhecê-la depois.',
  'There is no such account.': 'Essa conta não existe.',
  'You have no such passkey. Reload the page to see yours.':
    'Você não tem essa chave de acesso. Recarregue a página para ver as suas.',
  'Another account there already signs you in. Disconnect that one first.':
    'Outra conta de lá já dá acesso a você. Desconecte-a primeiro.',
  'That account does not sign you in here.': 'Essa conta não dá acesso a você aqui.',
  'You already have {count} tokens. Revoke one that you no longer use to make another.':
    'Você já tem {count} tokens. Revogue um que não usa mais para criar outro.',
  'Give the token a name of 1 to {letters} characters, so that you know it again.':
    'Dê ao token um nome de 1 a {letters} caracteres, para reconhecê-lo depois.',
  'A token without a permission opens nothing. Choose at least one.':
    'Um token sem permissão não abre nada. Escolha pelo menos uma.',
  'A token works for 1 to {days} days. Choose a number of days between them.':
    'Um token funciona de 1 a {days} dias. Escolha um número de dias entre eles.',
  'You have no such token. Reload the page to see yours.':
    'Você não tem esse token. Recarregue a página para ver os seus.',
  'You have no such token.': 'Você não tem esse token.',
  'This token was already made, and we can’t show it again. Revoke it and make another.':
    'Este token já foi criado, e não podemos mostrá-lo de novo. Revogue-o e crie outro.',
  'You already have {count} webhooks. Remove one that you no longer use to add another.':
    'Você já tem {count} webhooks. Remova um que não usa mais para adicionar outro.',
  'You have no such webhook. Reload the page to see yours.':
    'Você não tem esse webhook. Recarregue a página para ver os seus.',
  'You have no such webhook.': 'Você não tem esse webhook.',
  'A webhook without any news sends nothing. Choose at least one kind.':
    'Um webhook sem avisos não envia nada. Escolha pelo menos um tipo.',
  'Third-party Integrations is switched off, so no webhook gets news. Switch it on to go on.':
    'Integrações de terceiros está desativado, então nenhum webhook recebe avisos. Ative para continuar.',
  'Third-party Integrations is switched off, so no token works. Switch it on under Privacy & Data to go on.':
    'Integrações de terceiros está desativado, então nenhum token funciona. Ative em Privacidade e dados para continuar.',
  'We call public https addresses with a host name only. Give one such as https://hooks.example/rondel.':
    'Só chamamos endereços https públicos com nome de servidor. Dê um como https://hooks.example/rondel.',
  'This calendar has ended. Its owner can make a new address on the profile.':
    'Este calendário terminou. O membro pode criar outro endereço no perfil.',
  'You have begun {count} imports, and there can be no more. Nothing was stored. Please write to us.':
    'Você começou {count} importações, e não pode haver mais. Nada foi guardado. Escreva para nós.',
  'There is no such import.': 'Essa importação não existe.',
  'This import is {status}, so it takes nothing more. Nothing was stored. Please begin another import.':
    'Esta importação está com o estado {status}, então não aceita mais nada. Nada foi guardado. Comece outra importação.',
  'There can be at most {most} {things}. Nothing of this batch was stored. Please divide the file.':
    'Pode haver no máximo {most} {things}. Nada deste lote foi guardado. Divida o arquivo.',
  'A page name has {least} to {most} characters.': 'Um nome de página tem de {least} a {most} caracteres.',
  'A page name has letters from a to z, digits, and single hyphens between them.':
    'Um nome de página tem letras de a a z, números e hifens simples entre eles.',
  'A page name needs at least one letter.': 'Um nome de página precisa de pelo menos uma letra.',
  'This page name is not available. Please choose another.':
    'Este nome de página não está disponível. Escolha outro.',
  'You can change your page name once in {days} days. The next change is possible from {date} on.':
    'Você pode mudar o nome da página uma vez a cada {days} dias. A próxima mudança é possível a partir de {date}.',
  'Public pages are for adults. Please add your age to your profile first.':
    'Páginas públicas são para maiores de idade. Adicione sua idade ao perfil antes.',
  'Public pages are for members of {years} and older.':
    'Páginas públicas são para quem tem {years} anos ou mais.',
  'This picture is not ready. Please try again in a moment.':
    'Esta imagem não está pronta. Tente de novo em um momento.',
  'You cheered this friend today. Tomorrow you can again.':
    'Você já incentivou esta pessoa hoje. Amanhã pode de novo.',
  'Nudges work when both of you switched them on for each other.':
    'As cutucadas funcionam quando as duas pessoas as ativam.',
  'This friend’s streak is safe today. No nudge needed.':
    'A sequência desta pessoa está a salvo hoje. Não precisa cutucar.',
  'This circle is full: it has room for {count} people.':
    'Este círculo está cheio: tem lugar para {count} pessoas.',
  'A circle starts today or within the next {days} days. Choose another first day.':
    'Um círculo começa hoje ou nos próximos {days} dias. Escolha outro primeiro dia.',
  'A circle lasts 7 or 28 days. Choose one of them.': 'Um círculo dura 7 ou 28 dias. Escolha um deles.',
  'Choose an aim of 1 to {most} active days: that is every day of {people} people.':
    'Escolha uma meta de 1 a {most} dias ativos: são todos os dias de {people} pessoas.',
  'There is no such report. Reload the list to see those there are.':
    'Essa denúncia não existe. Recarregue a lista para ver as que há.',
  'There is no such report. Perhaps its member has deleted their account.':
    'Essa denúncia não existe. Talvez o membro tenha excluído a conta.',
  'Write what you decided, in a few words.': 'Escreva o que você decidiu, em poucas palavras.',
  'You reported this person already. An admin will look at it.':
    'Você já denunciou esta pessoa. A administração vai analisar.',
  'You have {count} open invitations. Take one back, or wait until one was accepted.':
    'Você tem {count} convites abertos. Retire um, ou espere até um ser aceito.',
  'There is room for {count} friends. Remove one to make room for another.':
    'Há lugar para {count} amizades. Remova uma para abrir espaço.',
  'You are in no such circle. Reload the page to see yours.':
    'Você não está nesse círculo. Recarregue a página para ver os seus.',
  'This code doesn’t work. It may be mistyped, used already or older than seven days. Ask for another one.':
    'Este código não funciona. Pode ter um erro, já ter sido usado ou ter mais de sete dias. Peça outro.',
  'You made no such invitation. Reload the page to see yours.':
    'Você não fez esse convite. Recarregue a página para ver os seus.',
  'This is your own code. Send it to the friend it is for.':
    'Este é o seu próprio código. Envie para a pessoa certa.',
  'You have no such friend. Reload the page to see yours.':
    'Você não tem essa amizade. Recarregue a página para ver as suas.',
  'You have blocked no such person. Reload the page.': 'Você não bloqueou essa pessoa. Recarregue a página.',
  'You are in {count} circles. Leave one, or wait until one has ended.':
    'Você está em {count} círculos. Saia de um, ou espere até um terminar.',
  'This circle is not over yet. Its result can still change.':
    'Este círculo ainda não acabou. O resultado ainda pode mudar.',
  'Under 18 you can join the circles of your friends only.':
    'Com menos de 18 anos você só pode entrar em círculos das suas amizades.',
  'Share Progress with Friends is off, so you see no one and no one sees you. Switch it on under Privacy & Data to go on.':
    'Compartilhar progresso com amizades está desativado, então você não vê ninguém e ninguém vê você. Ative em Privacidade e dados para continuar.',
  'This invitation was already made, and we can’t show its code again. Take it back and make another.':
    'Este convite já foi criado, e não podemos mostrar o código de novo. Retire-o e crie outro.',
  'The zone rules {current} are in force, so the older {version} cannot be adopted. Nothing was changed. Use newer data.':
    'As regras de fuso {current} estão em vigor, então as antigas {version} não podem ser adotadas. Nada mudou. Use dados mais novos.',
  'Hold 0 to {hold} tokens, start with no more than that, and earn one every 1 to {days} days.':
    'Defina um máximo de 0 a {hold} curingas, comece com não mais que isso e ganhe um a cada 1 a {days} dias.',
  'These are the rules already. Change a number.': 'Estas já são as regras. Mude um número.',
  'New rules begin tomorrow or later, within {days} days, so that no day that has begun changes. Choose another date.':
    'Novas regras começam amanhã ou depois, dentro de {days} dias, para que nenhum dia começado mude. Escolha outra data.',
  'The rules {version} begin on {date}. Choose a later date.':
    'As regras {version} começam em {date}. Escolha uma data posterior.',
  'Say why the rules change, so that others can follow the decision.':
    'Diga por que as regras mudam, para que outras pessoas possam acompanhar a decisão.',
  'No new rules were adopted.': 'Nenhuma regra nova foi adotada.',
  'Meanwhile the list of changes has become another one. Nothing was changed. Look at it again, then confirm.':
    'Enquanto isso, a lista de mudanças passou a ser outra. Nada mudou. Olhe de novo e confirme.',
  'There is no such outage.': 'Essa falha não existe.',
  'An outage of less than {hours} hours changes no day. Choose a later end.':
    'Uma falha de menos de {hours} horas não muda nenhum dia. Escolha um fim posterior.',
  'An outage lasts {days} days at most. Choose a later start or an earlier end.':
    'Uma falha dura no máximo {days} dias. Escolha um início posterior ou um fim anterior.',
  'An outage of exactly these times is declared already. Nothing was changed. Choose other times, or revoke that outage first.':
    'Uma falha com exatamente esses horários já foi declarada. Nada mudou. Escolha outros horários ou revogue antes essa falha.',
  'The outage ends in the future. Declare it when it is over, or declare the part that has passed.':
    'A falha termina no futuro. Declare quando acabar, ou declare a parte que já passou.',
  'Say why the outage is revoked.': 'Diga por que a falha é revogada.',
  'Say what was out of reach, so that others can follow the decision.':
    'Diga o que não funcionava, para que outras pessoas possam acompanhar a decisão.',
  'Say why no more news may be sent.': 'Diga por que não se pode enviar mais avisos.',
  'Say how the export was deleted.': 'Diga como a exportação foi excluída.',
  'Say why the event may be passed over.': 'Diga por que o evento pode ser pulado.',
  'Say why you need to see personal data.': 'Diga por que você precisa ver dados pessoais.',
  'Say first why you look at it.': 'Diga primeiro por que está olhando.',
  'There is no such event, or not any more.': 'Esse evento não existe, ou não existe mais.',
  'This release cannot read the event: {reason}.': 'Esta versão não consegue ler o evento: {reason}.',
  'The moment is still to come. Choose one that is past.':
    'O momento ainda está por vir. Escolha um que já passou.',
  'The rules file changes neither the streak nor points. For goals, use npm run replay -- --rules FILE.':
    'O arquivo de regras não muda nem a sequência nem os pontos. Para objetivos, use npm run replay -- --rules FILE.',
  'Other questions are being worked on. Ask again in a minute.':
    'Há outras perguntas em andamento. Pergunte de novo em um minuto.',
  'There is no such webhook. Perhaps its member has removed it.':
    'Esse webhook não existe. Talvez o membro o tenha removido.',
  'There is no such read model.': 'Esse modelo de leitura não existe.',
  'A seed is published only after its commitment.': 'Uma semente só é publicada depois do compromisso dela.',
  'A seed is published once its month has ended everywhere.':
    'Uma semente é publicada quando o mês dela terminou em todos os lugares.',
  age: 'idade',
  height: 'altura',
  weight: 'peso',
  'number of days per week, from 1 to 7': 'número de dias por semana, de 1 a 7',
  'number of minutes per day': 'número de minutos por dia',
  waistCircumference: 'cintura',
  hipCircumference: 'quadril',
  chestCircumference: 'peito',
  bodyFatPercent: 'porcentagem de gordura corporal',
  leanBodyMass: 'massa magra',
  distance: 'distância',
  duration: 'duração',
  exertion: 'esforço',
  mood: 'humor',
  pending: 'pendente',
  approved: 'aprovado',
  denied: 'negado',
  expired: 'expirado',
  complete: 'completo',
  'taken back': 'retirado',
  'sets of one batch': 'séries por lote',
  'sets of one import': 'séries por importação',
  'workouts of one import': 'treinos por importação',
  'weights of one import': 'pesos por importação',
  'points of body fat': 'pontos de gordura corporal',
  reps: 'repetições',
  seconds: 'segundos',
};
