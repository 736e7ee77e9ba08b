import type { Translated } from '#domain/kernel/translated.ts';
import type { signInPages as english } from '../en/sign-in-pages.ts';
import { counted } from './format.ts';

/** The pages of the built-in sign-in, for people to whom passkeys are new. */
export const signInPages: Translated<typeof english> = {
  title: 'Se connecter',
  email: 'E-mail',
  firstName: 'Prénom',
  continue: 'Continuer',
  cancel: 'Annuler',
  notNow: 'Pas maintenant',
  done: 'Terminé',
  withoutScripts: 'Les clés d’accès ont besoin de JavaScript. Les autres moyens marchent sans.',
  ways: {
    heading: 'Bienvenue',
    lead: 'Connecte-toi comme tu déverrouilles ton téléphone ou ton ordinateur. Aucun mot de passe à retenir.',
    usePasskey: 'Utiliser une clé d’accès',
    otherDevice:
      'Ta clé d’accès est sur l’appareil où tu l’as créée. Sur un autre ordinateur, choisis « utiliser un téléphone » et scanne le code avec le tien.',
    newHere: 'Première fois ici ?',
    byMail: 'Continuer par e-mail',
    createAccount: 'Créer ton compte',
    mailNote:
      'On t’envoie un lien et un code. Ça marche pour un nouveau compte, et aussi quand tu n’as pas ta clé d’accès sous la main.',
    outside: (host: string) => `Se connecter avec ${host}`,
    lostDevice: 'J’ai perdu mon appareil',
    recoveryCode: 'Code de récupération',
    useRecovery: 'Me connecter avec ce code',
    recoveryNote:
      'Tu en as reçu dix en créant ta clé d’accès. Si tu n’en as plus, demande un code aux personnes qui gèrent ce site.',
    givenCode: 'On m’a donné un code',
    code: 'Code',
    justInstalled: 'Je viens d’installer Rondel',
    firstCode: 'Premier code, dans le journal du service',
    yourEmail: 'Ton e-mail',
    yourFirstName: 'Ton prénom',
    becomeAdmin: 'Devenir admin',
  },
  mailSent: {
    heading: 'Regarde tes e-mails',
    lead: (email: string) =>
      `On a envoyé un lien et un code à ${email}. Ouvre le lien dans ce navigateur, ou tape le code ici. Ça peut prendre une minute ; regarde aussi dans les indésirables.`,
    code: 'Code à six chiffres',
    otherWay: 'Un autre moyen',
  },
  mailLink: {
    heading: 'On y est presque',
    lead: 'Un appui, et tu y es.',
    elsewhereTitle: 'Ouvre ceci sur ton autre appareil',
    elsewhere:
      'Ce lien marche dans le navigateur où tu l’as demandé. Retournes-y et tape le code à six chiffres de l’e-mail.',
    notYou: 'Tu n’as pas demandé d’e-mail ? Alors rien à faire : ferme cette page.',
  },
  creation: {
    title: 'Créer une clé d’accès',
    heading: 'Crée ta clé d’accès',
    otherHeading: 'Une clé d’accès pour cet appareil ?',
    why: 'Une clé d’accès est une clé que ton appareil garde pour toi. Tu l’utilises avec ton empreinte, ton visage ou le code PIN de l’appareil. Rien de tout ça ne quitte l’appareil, et il n’y a rien à deviner ni à nous voler.',
    otherWhy: 'Avec une clé d’accès sur cet appareil, plus besoin d’e-mail ni de code ici.',
    create: 'Créer une clé d’accès',
    note: 'Un téléphone, un ordinateur, un gestionnaire de mots de passe ou une clé de sécurité peut la garder : ton appareil te demande où.',
    asMember: 'C’est bon, tu es membre',
  },
  recovery: {
    title: 'Tes codes de récupération',
    heading: 'Pour le jour où tu perds ton appareil',
    lead: 'Chacun de ces codes te connecte une fois, sans ta clé d’accès. Note-les ou imprime cette page, et range-les avec tes papiers. On ne les montre que maintenant.',
    kept: 'Je les ai gardés',
  },
  passkeys: {
    title: 'Tes clés d’accès',
    lead: (email: string) => `Elles ouvrent le compte de ${email}.`,
    add: 'Ajouter une clé d’accès pour cet appareil',
    codes: 'Codes de récupération',
    left: (count: number) =>
      count === 0
        ? 'Tu n’as aucun code de récupération.'
        : `Il t’en reste ${counted(count, 'code', 'codes')}.`,
    replaced: 'Les nouveaux les remplacent.',
    newCodes: 'Créer de nouveaux codes',
    synced: 'Gardée par ton gestionnaire de mots de passe',
    onOneDevice: 'Gardée sur un seul appareil',
    rename: 'Renommer',
    renameNamed: (name: string) => `Renommer ${name}`,
    remove: 'Retirer',
    removeNamed: (name: string) => `Retirer ${name}`,
    removeLead:
      'Cette clé ne te permettra plus de te connecter. Tu peux ajouter cet appareil à nouveau quand tu veux.',
  },
  problems: {
    'passkey-refused': 'Ça n’a pas marché. Réessaie, ou choisis un autre moyen ci-dessous.',
    'unknown-passkey':
      'On ne connaît pas cette clé d’accès. Elle a peut-être été retirée, ou appartient à un autre compte. Choisis un autre moyen ci-dessous.',
    'address-lost':
      'La clé d’accès est bonne, mais l’adresse de ton compte s’est perdue. Confirme ton adresse ci-dessous par un e-mail ou un code, puis utilise encore la clé d’accès.',
    'passkey-copied':
      'Cette clé d’accès semble avoir été copiée, on ne l’accepte donc pas. Connecte-toi par un autre moyen, et retire-la dans ton profil.',
    'other-origin': 'Cette page est ouverte à une autre adresse que Rondel.',
    'wrong-code': 'Ce code n’est pas bon, ou trop vieux. Vérifie-le, ou demandes-en un autre.',
    'wrong-recovery-code':
      'Ce code de récupération n’est pas bon, ou a déjà servi. Chacun marche une fois ; vérifie-le, ou prends-en un autre.',
    'wrong-first-code':
      'Ce code n’est pas bon, ou le premier admin est déjà là. Le service affiche le code au démarrage, dans son journal.',
    'no-mail': 'Ce site n’envoie pas d’e-mails. Choisis un autre moyen.',
    'wrong-email': 'Entre une adresse e-mail valide.',
    'needs-passkey':
      'Ce compte gère Rondel pour d’autres personnes : un e-mail ne suffit pas pour y ajouter une clé d’accès. Utilise une de ses clés d’accès ou un code de récupération.',
    'join-stale':
      'Ta dernière connexion là-bas est trop ancienne, ou s’est faite dans un autre navigateur. Recommence depuis la page de ton compte.',
    'join-needs-proof':
      'Ce compte gère Rondel pour d’autres personnes. Connecte-toi d’abord là-bas avec ton second facteur, puis ajoute une clé d’accès.',
    'address-taken':
      'Cette adresse appartient déjà à un autre compte avec des clés d’accès ici : les deux restent donc comme ils sont. Pour n’en utiliser qu’un, prends une copie de tes données dans l’autre, et supprime-le dans Confidentialité. Recommence ensuite ici.',
  },
  wait: 'Patiente un peu',
  expired: {
    title: 'Cette connexion a expiré',
    text: 'Elle a duré trop longtemps, ou a commencé dans un autre navigateur ou une autre fenêtre.',
  },
  joining: {
    offer: {
      title: 'Ajouter une clé d’accès',
      heading: 'Une clé d’accès pour ton compte',
      text: (host: string, email: string) =>
        `Ta session est ouverte avec ${email} chez ${host}. Avec une clé d’accès, tu entres aussi sans ${host}, dans le même compte, avec les mêmes données.`,
      button: 'Continuer',
      cancel: 'Pas maintenant',
    },
    heading: 'Un autre moyen d’entrer',
    connected: (host: string) => `${host} te connecte aussi, à ce même compte.`,
    connectedEarlier: 'Un ancien service de connexion est encore rattaché à ce compte.',
    disconnect: (host: string) => `Détacher ${host}`,
    disconnectEarlier: 'Le détacher',
    connectText: (host: string) =>
      `Ton compte chez ${host} peut aussi te faire entrer ici. Les deux ont besoin de la même adresse confirmée, et tu te connectes là-bas ensuite.`,
    connect: (host: string) => `Rattacher ${host}`,
    confirmFirst: (host: string) => `Pour rattacher ${host}, confirme d’abord ton adresse.`,
  },
  confirming: {
    heading: 'Confirme ton adresse',
    byCode: 'Les personnes qui gèrent ce site peuvent te donner un code pour ça.',
    code: 'Code',
    confirm: 'Confirmer avec ce code',
    byMail: 'M’envoyer un e-mail',
    whereToType:
      'Tu as déjà une clé d’accès ici ? Tape d’abord le code, puis choisis « J’ai déjà une clé d’accès ici ».',
    before: 'Tu as déjà ouvert un compte ici avec cette adresse ? Sa clé d’accès confirme qu’il est à toi.',
    useBefore: 'J’ai déjà une clé d’accès ici',
    later:
      'Rien n’a encore confirmé ton adresse. Si Rondel te fait attendre l’accès, demande un code aux personnes qui gèrent ce site, et tape-le sur la page de connexion, sous « On m’a donné un code ».',
  },
};
