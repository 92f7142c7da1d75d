import { CLOSING_UNDO_DAYS } from '../../../../contracts/company/closing.ts';
import type { SiteTexts } from './site-texts.ts';

export const french: SiteTexts = {
  language: 'fr',
  languageName: 'Français',
  pages: {
    guide: 'Documentation',
    changelog: 'Nouveautés',
    status: 'État du service',
    security: 'Sécurité',
    terms: 'Conditions d’utilisation',
    privacy: 'Confidentialité',
    imprint: 'Mentions légales',
  },
  skip: 'Aller au texte',
  home: 'Accueil',
  login: 'Connexion',
  dashboard: 'Tableau de bord',
  theme: 'Clair ou sombre',
  languages: 'Langue',
  englishOnly: 'Ce texte n’existe qu’en anglais.',
  draft:
    'Ce texte est un projet. L’exploitant de cette installation ne l’a pas encore complété ou vérifié ; il n’engage donc personne.',
  missing: 'pas encore renseigné',
  guide: {
    search: 'Chercher dans la documentation',
    searchButton: 'Chercher',
    results: (count, words) => `${count} ${count === 1 ? 'passage' : 'passages'} pour « ${words} »`,
    nothing: (words) => `Rien trouvé pour « ${words} ». Essayez un seul mot, ou parcourez les chapitres.`,
    vendors: 'Pour les entreprises',
    hosts: 'Pour les exploitants',
    api: 'Description de tous les appels',
    notFound: 'Ce chapitre n’existe pas.',
  },
  status: {
    allWell: 'Tout fonctionne',
    notAllWell: 'Tout ne fonctionne pas',
    lede: 'Ce que le programme constate sur lui-même : base de données, files d’attente et modèles. Personne ne modifie cette page, et elle ne garde pas d’historique.',
    checkedAt: (time) => `Constaté à ${time} UTC, au plus toutes les trente secondes.`,
    checks: {
      database: 'Réponses et écrans',
      files: 'Envoi de fichiers',
      reading: 'Lecture des manuels',
      mails: 'E-mails',
      meaning: 'Questions en d’autres mots et d’autres langues',
      maintenance: 'Maintenance quotidienne',
    },
    states: {
      works: 'Fonctionne',
      slow: 'Fonctionne, plus tard que d’habitude',
      fails: 'Ne fonctionne pas',
      off: 'Non configuré ici',
    },
  },
  imprint: {
    name: 'Fournisseur',
    address: 'Adresse',
    email: 'E-mail',
    phone: 'Téléphone',
    representative: 'Représenté par',
    register: 'Registre',
    taxId: 'Numéro de TVA',
  },
  security: {
    lede: 'Ce qui protège ici les entreprises et leurs clients, et ce qui ne les protège pas. Ce qui dépend de cette installation est lu dans ses réglages.',
    paragraphs: [
      {
        heading: 'Les entreprises sont séparées',
        text: 'Chaque ligne d’une entreprise porte l’entreprise dans sa clé, et chaque requête la nomme. Ce qui appartient à une autre reçoit exactement la même réponse que ce qui n’existe pas ; des tests automatiques l’essaient appel par appel.',
      },
      {
        heading: 'Les clients n’atteignent qu’un chat',
        text: 'Le lien d’un client contient 192 bits aléatoires et ouvre un seul chat d’un seul produit. Les clients n’ont pas de compte et ne laissent pas de mot de passe.',
      },
      {
        heading: 'Connexion',
        text: 'Les mots de passe ne sont conservés que sous forme d’empreintes Argon2id ; les plus souvent divulgués sont refusés. Chaque compte peut activer une seconde étape. Les essais erronés sont ralentis par compte et par adresse. Personne ne peut se connecter à la place d’un autre.',
      },
      {
        heading: 'Fichiers envoyés',
        text: 'Les manuels et les images sont ouverts dans un processus à part, limité en temps et en mémoire. Aucun antivirus ne les examine.',
      },
      {
        heading: 'Effacement',
        text: `Une conversation ou un client est effacé aussitôt que l’entreprise le demande, avec un reçu. Une entreprise fermée n’est aussitôt plus accessible à personne, et elle est effacée tout entière ${CLOSING_UNDO_DAYS} jours plus tard. Les sauvegardes antérieures le contiennent jusqu’à ce qu’on les jette.`,
      },
      {
        heading: 'Journaux et piste d’audit',
        text: 'Les journaux ne contiennent ni questions, ni noms, ni adresses, ni liens, mais l’adresse réseau des connexions et des appels refusés. Ce que font les administrateurs, et ce qui détruit des données, figure dans une piste d’audit scellée.',
      },
      {
        heading: 'Ce que chargent les navigateurs',
        text: 'Les pages ne chargent rien d’autres sites, sauf les vidéos vers lesquelles une entreprise renvoie. Il n’y a ni cookies, ni traceurs, ni publicité.',
      },
      {
        heading: 'Ce que le programme ne fait pas',
        text: 'Il ne chiffre pas le disque et ne parle pas lui-même TLS : les deux reviennent à l’exploitant. Il n’a pas de certificat comme ISO 27001 ou SOC 2.',
      },
    ],
    storedTitle: 'Ce qui est conservé, et où',
    stored: {
      database: {
        embedded:
          'Comptes, questions, réponses et texte des manuels : dans une base de données sur ce serveur.',
        server:
          'Comptes, questions, réponses et texte des manuels : dans la base PostgreSQL de l’exploitant.',
      },
      files: {
        folder:
          'Manuels et images, comme fichiers : sur ce serveur. Les photos envoyées par les clients ne sont pas gardées.',
        bucket:
          'Manuels et images, comme fichiers : dans le stockage objet de l’exploitant. Les photos envoyées par les clients ne sont pas gardées.',
      },
      conversations: (days) =>
        days === null
          ? 'Les conversations sont gardées jusqu’à ce que l’entreprise les efface, ou le temps qu’elle a choisi.'
          : `Les conversations sont effacées après ${days} jours, ou plus tôt si l’entreprise l’a choisi.`,
    },
    subprocessorsTitle: 'Sous-traitants ultérieurs',
    noSubprocessors:
      'Aucun. Les questions reçoivent leur réponse sur ce serveur ; ni modèle de langage ni autre service n’est interrogé.',
    subprocessors: {
      mail: 'Un serveur de messagerie distribue les e-mails : il voit l’adresse du destinataire et l’e-mail.',
      files: 'Un stockage objet garde les manuels et les images.',
      model:
        'Un modèle de langage raccordé par l’exploitant formule les réponses : il reçoit la question, les questions précédentes et au plus cinq passages, jamais un nom ni une adresse.',
      vision:
        'Un modèle pour les photos, lui aussi raccordé par l’exploitant, décrit les photos des clients qui ne correspondent à aucune image d’erreur.',
    },
    reportTitle: 'Signaler une faille',
    report: (address) =>
      address === null
        ? 'Écrivez à l’exploitant de cette installation.'
        : `Écrivez à ${address}. Laissez, s’il vous plaît, le temps de la corriger avant de la publier.`,
  },
};
