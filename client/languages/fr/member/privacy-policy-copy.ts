import { brand } from '#client/languages/fr/ui/ui-copy.ts';
import type { policySections as english } from '#client/member/privacy-policy-copy.ts';
import type { Translated } from '#domain/kernel/translated.ts';

/** In plain words, and nothing that the product does not do. */
export const policySections: Translated<typeof english> = [
  {
    title: 'Ce qu’on garde',
    paragraphs: [
      'De ta connexion : ton adresse e-mail, ainsi que ton nom et ta photo si ton fournisseur les partage.',
      'De toi : ton profil avec âge, genre, taille, poids, matériel, blessures, la raison de tes pauses et ton fuseau horaire, tes mesures, tes objectifs et tes préférences.',
      'De ton navigateur, à chaque connexion : la date, quand il a servi pour la dernière fois et de quel type il est, par exemple Firefox sous Windows, pour que tu voies où ta session est ouverte. On l’efface quand tu te déconnectes.',
      'De chaque appareil où tu actives les rappels : l’adresse où son navigateur reçoit les messages, les clés pour les chiffrer, son type et le jour où tu l’as ajouté. Et quels rappels on t’a envoyés, quand et pourquoi, pour que tu puisses le vérifier. Tu peux retirer un appareil à tout moment dans Notifications.',
      'De chaque jeton d’accès que tu crées dans Intégrations : le nom que tu lui donnes, ce qu’il peut faire, quand tu l’as créé, quand il expire, le dernier jour où il a servi et ce qu’il a modifié. On ne garde aucune copie du jeton lui-même, seulement une empreinte qui n’ouvre rien.',
      'De chaque webhook que tu ajoutes dans Intégrations : son adresse, ce qu’il apprend, quand on l’a appelé pour la dernière fois et ce qu’il a répondu. Son secret de signature n’est stocké nulle part.',
      'De toi, quand tu dis comment tu vas : ton énergie, ton humeur et tes courbatures, chaque fois avec la date. Tu peux l’effacer là où tu l’as dit.',
      'D’autres apps, quand tu importes ton historique : séances, séries, pesées et noms des fichiers. Les fichiers eux-mêmes restent sur ton appareil.',
      'De ce que tu fais ici : programmes, séances, routines quotidiennes, quêtes et bilans, chaque fois avec la date. Une personne de passage qui demande un accès à la bêta laisse une adresse e-mail.',
    ],
  },
  {
    title: 'À quoi ça sert',
    paragraphs: [
      'À construire ton programme, à choisir des séances et des quêtes qui te vont, à compter ta flamme et tes points, et à te montrer le chemin parcouru. Des règles fixes calculent chaque chiffre. Aucun modèle extérieur ne voit tes données, sauf si tu connectes toi-même un assistant.',
      'On ne s’en sert pas pour la publicité et on ne les vend pas.',
    ],
  },
  {
    title: 'Comment on les protège',
    paragraphs: [
      'Ton historique est la liste de ce qui s’est passé. Ton nom et ton adresse, ton corps et ta santé, la taille de tes objectifs et ce que tu écris y sont chiffrés (AES-256) avec une clé qui n’appartient qu’à toi. Pour que tes écrans s’ouvrent aussitôt, le service garde aussi ce qu’ils montrent dans sa base de données, chiffré avec la même clé.',
      'Tout ce qui passe entre toi et le service est chiffré aussi.',
    ],
  },
  {
    title: 'Qui les voit',
    paragraphs: [
      'Toi. Les admins de la bêta voient les demandes d’accès, avec l’adresse et leurs propres notes. Consulter ton dossier leur demande une raison, et on note chaque consultation.',
      'Les rappels passent par le service push de ton navigateur, par exemple celui d’Apple, Google, Microsoft ou Mozilla. Il apprend quand un rappel arrive, s’il est urgent, son genre, par exemple une flamme, et qu’il vient de ce site. Il ne peut pas lire le texte, chiffré pour ton seul navigateur. Aucun rappel ne montre de données de santé. Si tu n’en actives aucun, aucun service push n’intervient.',
      'Tes propres programmes, appareils et assistants voient ce que tu autorises, si tu actives les intégrations tierces et leur crées un jeton. Ce qu’ils en font reste entre eux et toi. Désactive le réglage ou révoque le jeton, et ils ne voient plus rien. Un webhook envoie des identifiants et des chiffres à l’adresse que tu as donnée, et davantage seulement là où tu l’as permis.',
      'Tes amis invités voient ton prénom, ta photo, ta flamme, les jours actifs de ta semaine, le nombre de quêtes terminées et tes succès, si tu actives le partage avec tes amis. Dans un cercle, ses membres voient ton prénom et un seul chiffre pour tout le groupe. Désactive ce partage, et ils ne voient aussitôt plus rien. Si tu signales quelqu’un, les admins lisent ce que tu écris.',
      'Toute personne qui a l’adresse voit ta page publique, si tu actives le profil public et choisis un nom. Elle montre les infos que tu choisis et rien d’autre, et disparaît quand tu le désactives. D’autres sites peuvent garder ce qu’ils en ont copié.',
      `${brand} ne charge aucun script, aucune police ni aucun outil d’analyse de tiers, et ne partage rien avec des tiers sans ton accord explicite.`,
    ],
  },
  {
    title: 'Sur ton appareil',
    paragraphs: [
      'Un cookie porte ta session, un autre ton fuseau horaire et, si tu en choisis un, un autre ton thème. L’app stocke aussi quelques données dans ce navigateur, par exemple une séance commencée et ce qui n’a pas encore pu être envoyé. C’est chiffré (AES-256) avec une clé que tu n’obtiens que pendant ta session et qu’aucun appareil ne stocke. Une fois ta session fermée ou terminée, personne ne peut plus les lire ici avant ta prochaine connexion.',
      'Ce qu’une personne remplit avant de se connecter reste dans son onglet, non chiffré, jusqu’à sa connexion ou la fermeture de l’onglet. Quand tu effaces tes données, l’appareil que tu utilises t’oublie aussi. Dans ton profil, Se déconnecter et oublier cet appareil fait de même, et sur un appareil que tu dis partagé, chaque déconnexion aussi.',
    ],
  },
  {
    title: 'Ce que tu peux faire',
    paragraphs: [
      'Les réglages de cette page décident de ce qu’on utilise. Change ton profil à tout moment, et télécharge tout ce qui te concerne dans un fichier.',
      'Effacer toutes les données supprime tout ce que tu nous as dit et noté ici, et détruit la clé. Ton compte de connexion et ton accès à la bêta restent. Supprimer le compte les retire aussi. On garde une trace de l’effacement, mais pas de son contenu : ton numéro de compte, les dates où tu as fait quelque chose ici et le nombre d’entrées de chacune, pour que personne ne puisse retirer de l’historique sans que ça se voie, le fait qu’un admin a consulté ton dossier, si c’est arrivé, et qu’un nom de page est fermé pour un an, sans ce nom. Les copies de sauvegarde sont illisibles sans la clé, et les sauvegardes elles-mêmes disparaissent après 30 jours.',
      'On supprime au bout de 180 jours une demande d’accès à la bêta refusée ou restée sans réponse.',
    ],
  },
  {
    title: 'À propos de cette traduction',
    paragraphs: ['Ceci est une traduction. Le texte anglais fait foi.'],
  },
];
