import type { unreadableCopy as english } from '#client/history-import/unreadable-copy.ts';
import { numberText } from '#client/languages/pt-BR/lib/format/locale.ts';
import type { Translated } from '#domain/kernel/translated.ts';
import type { UnreadableCode } from '#service/features/history-import/file-reading/unreadable.ts';

const sentences: Readonly<Record<UnreadableCode, string>> = {
  'file-too-large':
    'O arquivo tem mais de 2 GB. Exporte um período menor no outro app e escolha esse arquivo.',
  'too-many-sets':
    'O arquivo tem mais de 200.000 séries. Exporte um período menor no outro app e escolha esse arquivo.',
  'line-too-long':
    'Uma linha do arquivo tem mais de um milhão de caracteres: não é uma exportação de treinos.',
  'not-text':
    'O arquivo não é texto, embora o nome diga que é. Escolha o arquivo como o outro app o exportou.',
  'quote-open': 'Um texto entre aspas não termina. O arquivo está cortado ou alterado: exporte de novo.',
  'xml-entities':
    'O arquivo define textos que se repetem entre si. Nenhuma exportação de saúde faz isso, então não o lemos.',
  'xml-broken': 'O arquivo de saúde está cortado ou alterado: exporte de novo.',
  'json-too-large': 'O arquivo tem mais de 64 milhões de caracteres. Exporte um período menor no outro app.',
  'json-broken': 'O arquivo está cortado ou alterado: exporte de novo.',
  'zip-broken': 'O arquivo zip está cortado ou alterado: exporte de novo.',
  'zip-encrypted': 'O arquivo zip tem senha. Descompacte primeiro e escolha os arquivos que estão nele.',
  'zip-method':
    'Não lemos esse tipo de compactação. Descompacte primeiro o arquivo zip e escolha os arquivos que estão nele.',
  'zip-bomb': 'Descompactado, o arquivo zip tem mais do que é possível. Não o lemos.',
  'format-unknown':
    'Não conhecemos essa exportação. Veja a lista de apps ou dê nome às colunas de uma tabela.',
  'own-table':
    'A tabela é uma parte da sua exportação do Rondel. Escolha o arquivo JSON da mesma exportação, que tem tudo.',
  'fit-broken': 'O arquivo do relógio ou da balança está cortado ou alterado: copie de novo.',
  'fit-too-large':
    'O arquivo do relógio ou da balança tem mais de 32 MB ou um milhão de mensagens. Não é um treino nem uma pesagem.',
  'database-broken': 'O banco de dados está cortado ou alterado: exporte de novo.',
  'database-too-large':
    'O banco de dados tem mais linhas, ou linhas mais longas, que qualquer exportação de treinos e pesos.',
  'packed-too-large':
    'O arquivo tem mais de 512 MB e está em um zip. Descompacte primeiro o zip e escolha este arquivo.',
  'database-unknown':
    'Não conhecemos esse banco de dados. Lemos a exportação do Health Connect e o backup do FitNotes.',
  'file-empty': 'O arquivo está vazio. Exporte de novo.',
};

export const unreadableCopy: Translated<typeof english> = {
  sentence: ({ code, file, line }) => {
    const place = line === null ? file : `${file}, linha ${numberText(line)}`;
    return `${place}: ${sentences[code]}`;
  },
};
