import { type Complaint, within } from '../complaint.ts';
import { wholeWords } from '../whole-words.ts';

const NOT = '(?:pas|plus|jamais|mal|rien|aucune?)';
const NOISES = 'ronronn|grinc|claqu|gargouill|siffl|bourdonn|couin|cogn|gratt|craqu|tap|grond|vrombi';

/** French. */
export const COMPLAINTS: readonly Complaint[] = [
  {
    said: wholeWords`(?:écran|afficheur|affichage)${within(4)} (?:noire?|éteinte?|vide|mort)|rien (?:sur|à) l['’]écran|(?:écran|afficheur)${within(3)} ${NOT}`,
    written: wholeWords`(?:écran|afficheur|affichage)${within(4)} (?:noire?|éteinte?|vide|sombre|${NOT})|aucun affichage`,
    isNamed: true,
  },
  {
    said: wholeWords`(?:chauffe|chaude?|tiédit)${within(2)} ${NOT}|${NOT}${within(2)} (?:chaude?|assez chaude?|chauffer)|(?:trop|reste|toujours|encore) froide?|tiède`,
    written: wholeWords`(?:chauffe)${within(2)} ${NOT}|${NOT}${within(3)} chaude?|(?:trop )?froide?|tiède|température${within(3)} (?:trop )?(?:basse|faible)`,
  },
  {
    said: wholeWords`(?:refroidit|fait)${within(2)} ${NOT}${within(2)} (?:froid|frais)?|${NOT}${within(2)} (?:assez )?(?:froide?|fra[iî]che?|frais)|${NOT} refroidir`,
    written: wholeWords`(?:refroidit|refroidissent)${within(2)} ${NOT}|${NOT}${within(3)} (?:froide?|refroidi\p{L}*)|température${within(3)} (?:trop )?(?:élevée|haute)|trop (?:chaude?|élevée)|(?:froid|refroidissement) insuffisant`,
  },
  {
    said: wholeWords`(?:trop|très|super|vachement) (?:chaude?|chauffe)|brûlante?|(?:sur)?chauffe(?: trop)?`,
    written: wholeWords`(?:trop |très )?chaude?|surchauffe|température${within(3)} (?:trop )?(?:élevée|haute)|chauffent?`,
  },
  {
    said: wholeWords`gèlent?|congelée?s?|(?:plein de|trop de|du|de la|bloc de) (?:givre|glace)${within(4)} (?:partout|au fond|sur|dans|dedans)|(?:plein|trop|couche|bloc|épaisseur) de (?:givre|glace)|givre`,
    written: wholeWords`(?:gèl|gel|congel|givr)\p{L}*|(?:formation|couche|accumulation|présence) de (?:givre|glace)`,
  },
  {
    said: wholeWords`fuites?|fuit|coule|goutte|gouttes|dégouline|flaques?|inond\p{L}*|(?:de l['’]eau|eau)${within(4)} (?:par terre|dessous|sous|au sol|sur le sol|au fond|partout|dedans)|débord\p{L}*`,
    written: wholeWords`fui\p{L}*|coul\p{L}*|écoul\p{L}*|goutt\p{L}*|débord\p{L}*|eau${within(4)} (?:sous|au sol|sur le sol|au fond|dans|stagn\p{L}*)`,
  },
  {
    said: wholeWords`(?:trop de|du|un|des|beaucoup de)(?: \p{L}+)? (?:bruits?|boucan|vacarme|raffut)|boucan|vacarme|raffut|bruyante?|(?:drôle de|bizarre) bruit|bruits?|(?:${NOISES})(?:e|ent|er)?`,
    written: wholeWords`bruits?|bruyante?s?|sonores?|(?:${NOISES})\p{L}*`,
  },
  {
    said: wholeWords`(?:pue|puent|puanteur|schlingue|cocotte|(?:mauvaise |sale |drôle d['’])?odeurs?|sent(?: mauvais| le| la| bizarre)|renfermé)(?!${within(3)} (?:brûl\p{L}*|cramé|roussi|gaz|fumée))`,
    written: wholeWords`odeurs?|sent|malodorant\p{L}*`,
  },
  {
    said: wholeWords`vibr(?:e|ent|ations?)|tremble|bancal|(?:bouge|avance|se balade)\b|penche|pas droit`,
    written: wholeWords`vibr\p{L}*|trembl\p{L}*|instable|niveau|stab\p{L}*`,
  },
  {
    said: wholeWords`(?:se )?vidange${within(2)} ${NOT}|${NOT}${within(2)} (?:vidanger|s['’]évacuer|évacuer)|eau stagn\p{L}*`,
    written: wholeWords`vidange\p{L}*${within(3)} ${NOT}|évacu\p{L}*|eau${within(3)} (?:stagn|rest)\p{L}*`,
  },
  {
    said: wholeWords`buée|condensation|gouttelettes|(?:mouillée?|humide|trempée?)s?`,
    written: wholeWords`condensation|buée|humid\p{L}*|gouttelettes`,
  },
  {
    said: wholeWords`(?:taches?|traces|traînées|résidus|dépôts?)|(?:encore|toujours) sales?|moisi\p{L}*`,
    written: wholeWords`(?:tache|trace|résidu|dépôt|sale|saliss|moisi)\p{L}*`,
  },
  {
    said: wholeWords`(?:charge|recharge)${within(2)} ${NOT}|batterie${within(4)} (?:vide|morte|faible|à plat)|se décharge`,
    written: wholeWords`(?:charge|recharge)${within(2)} ${NOT}|batterie\p{L}*${within(4)} (?:vide|faible|déchargée)|autonomie`,
  },
  {
    said: wholeWords`(?:connecte|trouve|détecte|appaire)${within(3)} ${NOT}|${NOT}${within(3)} (?:connecter|connecté|connexion|réseau|wifi|wi-fi|trouver)|hors ligne|(?:perd|coupe|perte)${within(3)} (?:connexion|wifi|wi-fi|réseau)|déconnect\p{L}*`,
    written: wholeWords`(?:connect|détect|appair)\p{L}*${within(3)} ${NOT}|(?:pas de|aucune|perte de|absence de) (?:connexion|réseau|signal)|connexion\p{L}*${within(4)} (?:impossible|échou|perdu|faible|${NOT})\p{L}*|hors ligne|déconnect\p{L}*|impossible de (?:se )?connecter`,
  },
  {
    said: wholeWords`(?:coincé|bloqué|bouché|grippé)e?s?|se bloque|coince`,
    written: wholeWords`(?:coinc|bloqu|bouch|obstru|bourrage)\p{L}*`,
  },
  {
    said: wholeWords`(?:porte|couvercle|tiroir|battant)${within(4)} (?:ferme|fermer|referme)${within(2)} ${NOT}|(?:porte|couvercle|tiroir|battant)${within(3)} (?:${NOT}|difficile)${within(2)} (?:à )?(?:fermer|fermée?)|${NOT}${within(2)} (?:à )?fermer (?:la|le) (?:porte|couvercle|tiroir)|(?:porte|battant)${within(3)} (?:reste )?(?:entrouverte|ouverte)`,
    written: wholeWords`(?:porte|couvercle|tiroir|battant)s?${within(4)} (?:ferme\p{L}*|${NOT}|mal fermée?|ouverte)`,
    isNamed: true,
  },
  {
    said: wholeWords`(?:porte|couvercle|tiroir)${within(4)} (?:ouvre|ouvrir|s['’]ouvre)${within(2)} ${NOT}|(?:${NOT}|du mal)${within(3)} (?:à )?ouvrir|dur\p{L}* à ouvrir|colle`,
    written: wholeWords`(?:porte|couvercle|tiroir)s?${within(4)} ouvr\p{L}*|(?:difficile|impossible|difficultés?)${within(3)} ouv\p{L}*|ouverture difficile`,
  },
  {
    said: wholeWords`(?:touches?|boutons?|commandes?|écran tactile)${within(4)} (?:${NOT}|bloqué\p{L}*)|réagit${within(2)} ${NOT}|répond${within(2)} ${NOT}`,
    written: wholeWords`(?:touches?|boutons?|commandes?|bandeau)${within(4)} (?:${NOT}|bloqu\p{L}*|verrouill\p{L}*|réagi\p{L}*|répond\p{L}*)`,
    isNamed: true,
  },
  {
    said: wholeWords`(?:s['’]arrête|s['’]éteint|se coupe|coupe)(?:${within(3)} (?:tout seul|toute seule|brusquement|d['’]un coup|sans raison|tout le temps))?|tourne (?:tout le temps|sans arrêt|en permanence|non[- ]stop|en continu)`,
    written: wholeWords`s['’](?:arrête|éteint)|arrêt\p{L}*|(?:fonctionne|tourne|marche)${within(2)} (?:en permanence|en continu|sans (?:arrêt|interruption)|trop)|interrompt`,
  },
  {
    said: wholeWords`(?:disjonct|plombs|fusible)\p{L}*|fait (?:tout )?sauter`,
    written: wholeWords`(?:disjonct|fusible|différentiel)\p{L}*`,
  },
  {
    said: wholeWords`(?:lumière|lampe|ampoule|éclairage|led)${within(4)} (?:${NOT}|éteinte?|grillée?|morte)|${NOT} de lumière`,
    written: wholeWords`(?:lumière|lampe|ampoule|éclairage|led)s?${within(4)} (?:${NOT}|défectu\p{L}*|éteinte?)`,
  },
  {
    said: wholeWords`(?:marche|fonctionne|démarre|s['’]allume|allume|part)${within(2)} ${NOT}|${NOT}${within(2)} (?:démarrer|s['’]allumer|allumer|de courant)|(?:complètement|totalement|tout) (?:mort|éteint)e?|(?:il|elle) (?:ne )?se passe rien|aucun signe de vie|est mort`,
    written: wholeWords`(?:fonctionne|démarre|s['’]allume|marche|réagit)\p{L}*${within(2)} ${NOT}|${NOT}${within(3)} (?:sous tension|alimenté|fonction)\p{L}*|aucune? (?:fonction|affichage|réaction)|reste éteint`,
  },
];
