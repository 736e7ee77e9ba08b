import { brand } from '#client/languages/pt-BR/ui/ui-copy.ts';
import type * as english from '#client/member/privacy-policy-copy.ts';
import type { Translated } from '#domain/kernel/translated.ts';

export type PolicySection = english.PolicySection;

export const policySections: Translated<typeof english.policySections> = [
  {
    title: 'O que guardamos',
    paragraphs: [
      'Do seu login: seu e-mail, e seu nome e sua foto se o seu provedor os compartilha.',
      'De você: seu perfil com idade, gênero, altura, peso, equipamento, lesões, o motivo das suas pausas e seu fuso horário, suas medidas corporais, seus objetivos e suas preferências.',
      'Do seu navegador, cada vez que você entra: quando foi, quando foi o último uso e de que tipo ele é, como Firefox no Windows, para você ver onde sua sessão está aberta. Apagamos isso quando você sai.',
      'De cada aparelho em que você ativa lembretes: o endereço em que o navegador recebe mensagens, as chaves para criptografá-las, o tipo e o dia em que você o adicionou. E quais lembretes enviamos, quando e por quê, para você poder consultar. Remova um aparelho em Notificações quando quiser.',
      'De cada token de acesso que você cria em Integrações: o nome que você dá, o que ele pode fazer, quando foi criado, quando termina, o último dia de uso e o que ele mudou. Não guardamos cópia do token, só uma impressão digital que não abre nada.',
      'De cada webhook que você adiciona em Integrações: o endereço, do que ele fica sabendo, quando o chamamos pela última vez e o que respondeu. O segredo de assinatura não fica guardado em lugar nenhum.',
      'De você, quando diz como está: sua energia, seu humor e o que está dolorido, cada coisa com a data. Você pode apagar isso no mesmo lugar em que disse.',
      'De outros apps, quando você traz seu histórico: treinos, séries, pesos e os nomes dos arquivos. Os arquivos ficam no seu aparelho.',
      'Do que você faz aqui: programas, treinos, rotinas diárias, desafios e avaliações, cada um com a data. Quem pede acesso à beta sem conta deixa um endereço de e-mail.',
    ],
  },
  {
    title: 'Para que usamos',
    paragraphs: [
      'Para montar seu programa, escolher treinos e desafios que combinam com você, contar sua sequência e seus pontos, e mostrar até onde você chegou. Regras fixas calculam cada número. Nenhum modelo de fora vê seus dados, a não ser que você conecte um assistente seu.',
      'Não usamos para anúncios e não vendemos.',
    ],
  },
  {
    title: 'Como protegemos',
    paragraphs: [
      'Seu histórico é uma lista do que aconteceu. Nela, seu nome e seu endereço, seu corpo e sua saúde, o tamanho dos seus objetivos e o que você escreve são criptografados (AES-256) com uma chave que é só sua. Para suas telas abrirem na hora, o serviço também guarda o que elas mostram no banco de dados, criptografado com a mesma chave.',
      'Tudo o que passa entre você e o serviço também é criptografado.',
    ],
  },
  {
    title: 'Quem vê',
    paragraphs: [
      'Você. A administração da beta vê os pedidos de acesso, com o endereço e as próprias notas. Se precisa olhar seus dados, dá um motivo, e anotamos que olhou.',
      'Os lembretes passam pelo serviço push do fabricante do seu navegador, como Apple, Google, Microsoft ou Mozilla. Ele fica sabendo quando vem um lembrete, com que urgência, o tipo, como sequência, e que vem deste site. Não consegue ler o texto, que é criptografado só para o seu navegador. Nenhum lembrete mostra dados de saúde. Se você não ativar nenhum, nenhum serviço push participa.',
      'Seus próprios programas, aparelhos e assistentes veem o que você permite, se você ativar Integrações de terceiros e criar um token para eles. O que fazem com isso fica entre você e eles. Desative, ou revogue o token, e eles não veem mais nada. Um webhook envia identificadores e números ao endereço que você deu, e mais só onde você permitiu.',
      'As amizades que você convidou veem seu primeiro nome, sua foto, sua sequência, os dias ativos da semana, quantos desafios você terminou e suas conquistas, se você ativar Compartilhar progresso com amizades. Em um círculo, as pessoas veem seu primeiro nome e um número de todo o grupo. Desative, e elas deixam de ver na hora. Se você denuncia alguém, a administração lê o que você escreve.',
      'Quem tiver o endereço vê sua página pública, se você ativar Perfil público e escolher um nome. Ela mostra os dados que você escolhe e nada mais, e some quando você desativa. Outros sites podem guardar o que copiaram dela.',
      `O ${brand} não carrega scripts, fontes nem análises de terceiros, e não compartilha nada com terceiros sem seu consentimento explícito.`,
    ],
  },
  {
    title: 'No seu aparelho',
    paragraphs: [
      'Um cookie guarda sua sessão, outro seu fuso horário e, se você escolher um, outro seu tema. O app também guarda alguns dados neste navegador, como um treino começado e o que ainda não foi enviado. São criptografados (AES-256) com uma chave que você só recebe com a sessão aberta e que nenhum aparelho guarda. Quando você sai, ou a sessão termina, ninguém consegue lê-los aqui até você entrar de novo.',
      'O que alguém preenche antes de entrar fica na aba, sem criptografia, até entrar ou fechá-la. Quando você apaga seus dados, o aparelho em que faz isso também esquece você. Sair e esquecer este aparelho, no seu perfil, faz o mesmo; em um aparelho marcado como compartilhado, cada saída faz isso.',
    ],
  },
  {
    title: 'O que você pode fazer',
    paragraphs: [
      'Os interruptores desta página decidem o que usamos. Mude seu perfil quando quiser, e baixe tudo sobre você em um arquivo.',
      'Apagar todos os dados elimina tudo o que você nos contou e registrou aqui, e destrói a chave. Sua conta e seu acesso à beta ficam. Excluir conta elimina isso também. Guardamos uma nota de que algo foi apagado, mas não do quê: o número da sua conta, as datas em que você fez algo aqui e quantas entradas cada uma teve, para que ninguém remova histórico sem que se perceba; que a administração olhou seus dados, se olhou; e que algum nome de página está fechado por um ano, sem o nome. As cópias de segurança não podem ser lidas sem a chave, e elas próprias somem depois de 30 dias.',
      'Apagamos um pedido de acesso à beta negado ou nunca respondido depois de 180 dias.',
    ],
  },
  {
    title: 'Sobre esta tradução',
    paragraphs: ['Esta é uma tradução. Vale o texto em inglês.'],
  },
];
