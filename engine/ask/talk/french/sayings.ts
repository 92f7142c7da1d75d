import { beside, type Saying } from '../saying.ts';
import { wholeWords } from '../whole-words.ts';

/** French; in this order. */
export const SAYINGS: readonly Saying[] = [
  beside(wholeWords`combien (?:ça |il |elle )?pèse|quel poids|lourde?s?`, 'poids | masse'),
  beside(
    wholeWords`(?:c['’]est|il est|elle est) (?:\p{L}+ )?(?:grand|large|haut|profond)e?|quelle (?:taille|hauteur|largeur|profondeur)|combien (?:ça |il |elle )?mesure`,
    'dimensions | encombrement | hauteur',
  ),
  beside(
    wholeWords`combien de (?:décibels|db)|(?:niveau|combien) (?:de )?bruit`,
    'niveau sonore | émissions acoustiques | bruit',
  ),
  beside(
    wholeWords`combien (?:d['’]espace|de place|de vide|de cm|de centimètres)|coller (?:au|contre le|contre un) mur|contre le mur|distance du mur`,
    'distances minimales | distance minimale | dégagement | dégagements | espace libre | distances',
  ),
  beside(wholeWords`déménag\p{L}*|transporter|emmener`, 'transport | transporter | déplacement'),
  beside(
    wholeWords`(?:à la|la) (?:poubelle|benne|déchetterie|décharge|casse)|jeter|(?:m['’]en |en |s['’]en )?débarrasser|repren(?:d|nent|dre)\b[^.?!]{0,30}\b(?:ancien|vieux|vieille)|encombrants`,
    'mise au rebut | élimination | recyclage | fin de vie',
  ),
  beside(
    wholeWords`(?:en|pendant les|partir en|pars en) vacances|(?:semaines|mois|longtemps) (?:absents?|sans (?:servir|l['’]utiliser))|absents?|résidence secondaire|(?:on|je) (?:part|pars|s['’]absente)`,
    'absence prolongée | mode vacances | fonction vacances | vacances | absence | arrêt prolongé | non-utilisation',
  ),
  beside(
    wholeWords`multiprises?|triplettes?`,
    'multiprise | prise multiple | prises multiples | bloc multiprise | rallonge',
  ),
  beside(
    wholeWords`(?:câble|fil|cordon|tuyau) (?:\p{L}+ )?trop court|rallonges?`,
    'rallonge | prolongateur | cordon',
  ),
  beside(
    wholeWords`(?:tout )?(?:remettre à zéro|effacer|réinitialiser)|comme (?:neuf|au début|à l['’]achat)|repartir (?:de|à) zéro`,
    "réglages d’usine | réglages d'usine | paramètres d’usine | paramètres d'usine | réinitialisation",
  ),
  beside(
    wholeWords`qui (?:appeler|contacter|joindre|peut (?:réparer|venir|m['’]aider))|(?:appeler|contacter|joindre) qui|réparateur|dépanneur`,
    'service après-vente | service client | assistance',
  ),
  beside(
    wholeWords`(?:livrée?s?|fournie?s?|comprise?s?|inclu\p{L}*) avec|dans (?:le|la) (?:carton|boîte)|qu['’]est-ce qu['’]il y a dans`,
    "contenu de la livraison | contenu de l’emballage | contenu de l'emballage | éléments fournis | accessoires fournis",
  ),
  beside(wholeWords`numéro de (?:série|modèle)|quel modèle`, 'plaque signalétique'),
  beside(wholeWords`bips?|bipe|sonne|alarme|sonneries?`, 'signal sonore | signaux sonores | alarme'),
  beside(
    wholeWords`(?:gamine?s?|gosses?|enfants?|fille|fils|petit|petite|bébé)\b[^.?!]{0,60}\b(?:appuie|touche|tripot|joue|bloqu|ouvr|verrouill|dérègl)\p{L}*`,
    'sécurité enfants | verrouillage enfants | verrouillage des commandes | verrouillage',
  ),
  beside(
    wholeWords`(?:plus tard|la nuit|heures creuses|à \d+ ?h(?:eures)?)`,
    'départ différé | démarrage différé | minuterie | programmation',
  ),
  beside(
    wholeWords`(?:pour|dans) (?:mon|ma|notre|un|une) (?:hôtel|restaurant|resto|bar|boulangerie|boutique|commerce|bureau|gîte|cantine)|usage pro\p{L}*`,
    'usage professionnel | usage commercial | usage domestique | utilisation conforme',
  ),
  beside(
    wholeWords`(?:coupure|panne) (?:de courant|d['’]électricité|électrique|edf)|plus (?:de courant|d['’]électricité|de jus)|courant (?:a )?(?:coupé|sauté)`,
    "coupure de courant | panne de courant | coupure d’électricité | coupure d'électricité",
  ),
  beside(
    wholeWords`(?:depuis|avec|sur) (?:mon|le|un) (?:portable|téléphone|smartphone|iphone|tel)|à distance`,
    'application | à distance',
  ),
  beside(
    wholeWords`mot de passe (?:\p{L}+ )?(?:oublié|perdu)|oublié (?:le|mon) (?:mot de passe|code)`,
    'mot de passe',
  ),
  beside(
    wholeWords`(?:vend|donn|offr|céd)(?:s|re|er|ais|u)? (?:le|mon|ma|la|à)|nouveau propriétaire`,
    'changement de propriétaire | cession | revente',
  ),
  beside(
    wholeWords`(?:dans|sur) (?:le|la|un|une|mon|ma) (?:garage|cave|balcon|terrasse|véranda|cabanon|buanderie)`,
    'température ambiante | classe climatique | emplacement | extérieur',
  ),
  beside(
    wholeWords`(?:ouvr|ouverture)\p{L}*\b[^.?!]{0,40}\b(?:autre (?:côté|sens)|à gauche|à droite)|(?:changer|inverser)\b[^.?!]{0,30}\b(?:sens|côté)|autre sens`,
    "réversibilité | inversion du sens | sens d’ouverture | sens d'ouverture",
  ),
  beside(
    wholeWords`(?:moi-même|soi-même|tout seul|toute seule)`,
    'professionnel qualifié | technicien agréé | service après-vente | personnel qualifié',
  ),
  beside(
    wholeWords`(?:où|comment) (?:commander|acheter|trouver)|(?:racheter|commander)|référence`,
    'pièces détachées | pièces de rechange | accessoires',
  ),
  beside(
    wholeWords`combien de temps (?:je |on |ça )?(?:peux |peut |se )?(?:garde|conserve|tient)r?|se (?:garde|conserve|garder|conserver)`,
    'durée de conservation | durées de conservation | conservation',
  ),
  beside(wholeWords`langue|(?:en|parle) (?:français|anglais|arabe|allemand)`, 'langue'),
  beside(
    wholeWords`(?:avant|attendre|attends|attente)\b[^.?!]{0,40}\b(?:brancher|allumer|mettre en (?:route|marche))|première fois|vient d['’]être livré|tout neuf`,
    'première mise en service | mise en service | première utilisation',
  ),
];
