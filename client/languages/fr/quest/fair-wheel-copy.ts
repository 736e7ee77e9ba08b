import { counted, formOf } from '#client/languages/fr/lib/format/locale.ts';
import type { fairWheelCopy as english } from '#client/quest/fair-wheel-copy.ts';
import type { Translated } from '#domain/kernel/translated.ts';
import type { Verdict } from '#domain/quest/quest-proof.ts';

const spins = (count: number): string => counted(count, 'lancer', 'lancers');

export const fairWheelCopy: Translated<typeof english> = {
  title: 'Une roue honnête',
  intro:
    'Tu n’as pas à nous croire sur parole. Avant le début du mois, on publie l’empreinte du secret qui sert au tirage. Après le mois, on publie le secret. Ainsi, personne ne peut changer un lancer après coup, nous compris.',
  backToHelp: 'Retour à l’aide',
  checkYours: 'Vérifie tes lancers',
  checkLead:
    'Ton navigateur refait chaque lancer à partir de ce qu’on a publié, sans interroger notre serveur.',
  signIn: 'Se connecter',
  signInToCheck: 'Connecte-toi pour vérifier chacun de tes lancers.',
  month: 'Mois',
  check: 'Vérifier mes lancers',
  checking: 'Vérification…',
  cannotCheck:
    'Ton navigateur ne peut vérifier les lancers que par une connexion sécurisée. Ouvre Rondel à son adresse https.',
  spinsUnread: 'Impossible de charger tes lancers.',
  seedsUnread: 'Impossible de charger ce qui a été publié.',
  noSpins: 'Tu n’as pas lancé la roue ce mois-ci.',
  spinOf: (date: string, spin: number): string => `${date}, lancer ${spin}`,
  published: 'Ce qu’on a publié',
  nothingPublished: 'Rien n’a encore été publié.',
  inTime: 'À temps',
  late: 'En retard',
  lateNote:
    'Le mois avait déjà commencé quelque part quand on a publié ceci. Les lancers d’avant sont signalés.',
  twice: 'Ce mois a plusieurs empreintes, car son secret a été remplacé.',
  fingerprint: (date: string): string => `Empreinte, publiée le ${date}`,
  secret: (date: string): string => `Secret, publié le ${date}`,
  secretComes: (date: string): string => `Le secret suivra le ${date}.`,
  how: 'Comment marche la vérification',
  steps: [
    'Le SHA-256 du secret doit être l’empreinte qu’on a publiée.',
    'Le tirage doit être le HMAC-SHA-256, avec le secret pour clé, de ton identifiant de membre, de la date et du numéro du lancer, séparés par |.',
    'Les huit quêtes de ta roue doivent découler d’un tirage du même type, avec le mot wheel à la place du lancer, ainsi que de ton matériel et de tes jours de repos. Une roue sur deux contient le Jour de chance.',
    'Divise le tirage par le nombre de cases qui ne sont pas encore sorties aujourd’hui. Le reste désigne la case, comptée depuis le haut dans le sens des aiguilles d’une montre. Chaque case a donc la même chance qu’une autre.',
  ],
  before: (date: string): string =>
    `Avant le ${date}, les lancers tiraient parmi toutes les quêtes à ta portée, même celles que la roue ne montrait pas. Le tirage donnait un Jour de chance s’il était divisible par 16. Sinon, la partie entière de cette division désignait la quête dans la liste triée.`,
  limits:
    'Cela prouve qu’aucun lancer n’a été changé, et que le secret n’a pas été choisi une fois le mois commencé. Cela ne dit pas comment il avait été choisi avant.',
  verdicts: {
    verified: 'Honnête',
    waiting: 'Attend le secret',
    early: 'Avant l’empreinte',
    uncommitted: 'D’avant',
    wrong: 'Ne correspond pas',
  },
  why: {
    seed: 'Aucun des secrets publiés ne donne ce tirage.',
    draw: 'Le tirage n’est pas celui que donne le secret.',
    spin: 'Ce n’est pas le lancer suivant de sa journée.',
    rules: 'Il a été tiré avec d’autres règles que celles de son jour.',
    wheel: 'Ta roue portait d’autres quêtes que prévu.',
    candidates: 'D’autres quêtes que prévu pouvaient sortir.',
    result: 'Le tirage donne une autre quête.',
  },
  summary(counts: Readonly<Record<Verdict['is'], number>>): string {
    const { verified, waiting, early, uncommitted, wrong } = counts;
    const parts = [
      wrong > 0 &&
        `${spins(wrong)} ne ${formOf(wrong, 'correspond', 'correspondent')} pas. Écris-nous, s’il te plaît.`,
      verified > 0 && `${counted(verified, 'lancer vérifié', 'lancers vérifiés')} : tout est honnête.`,
      waiting > 0 &&
        `${spins(waiting)} ${formOf(waiting, 'concorde', 'concordent')} jusqu’ici. Le reste se vérifie quand le secret sera publié.`,
      early > 0 && `${spins(early)} ${formOf(early, 'date', 'datent')} d’avant l’empreinte du mois.`,
      uncommitted > 0 &&
        `${spins(uncommitted)} ${formOf(uncommitted, 'date', 'datent')} d’avant nos empreintes publiées.`,
    ];
    return parts.filter(Boolean).join(' ');
  },
};
