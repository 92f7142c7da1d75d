import { type Complaint, within } from '../complaint.ts';
import { wholeWords } from '../whole-words.ts';

/** The article that is written with its word: "l’acqua", "dell’acqua". */
const L = String.raw`(?:\p{L}{1,5}['’])?`;
/** Neither denied nor asked for: "come si spegne?". */
const SI = '(?<!(?:non|come|dove|cosa|quando) )si';
const NOISES =
  'ronz|cigol|scricchiol|fischi|sibil|gorgogli|borbott|strid|sferragli|rimbomb|ticchett|tintinn|brontol|gracchi';
const DOOR = `${L}(?:porta|sportello|sportellino|portello|anta|coperchio|cassetto|oblò|portellone)`;
const SUDDENLY = `(?:da sol[oaie]|da sé|improvvisamente|all['’]improvviso|di colpo|senza motivo|di continuo|continuamente|in continuazione|sempre|subito|dopo|durante|mentre|appena|a metà|ogni)`;
const LINK = '(?:connessione|collegamento|rete|wifi|wi-fi|wlan|segnale|internet|bluetooth|linea)';

/** Italian. */
export const COMPLAINTS: readonly Complaint[] = [
  {
    said: wholeWords`(?:display|schermo|monitor)${within(4)} (?:ner[oi]|spent[oi]|vuot[oi]|mort[oi]|buio|bianco)|(?:display|schermo|monitor)${within(2)} non${within(1)} (?:accende|va|funziona|mostra|visualizza|segna|vede)|(?:niente|nulla) (?:sul|sullo) (?:display|schermo)`,
    written: wholeWords`(?:display|schermo|visualizzatore|monitor)${within(4)} (?:ner[oi]|spent[oi]|vuot[oi]|scur[oi]|buio|non)|nessuna (?:visualizzazione|indicazione)|non${within(3)} (?:display|schermo)`,
    isNamed: true,
  },
  {
    said: wholeWords`non${within(3)} (?:ri)?scald\p{L}*|non${within(3)} cald[oaie]|(?:troppo|resta|rimane|ancora|sempre|esce|viene) (?:troppo )?fredd[oaie]|tiepid[oaie]|non (?:arriva|va) (?:a|in) temperatura`,
    written: wholeWords`non${within(3)} (?:ri)?scald\p{L}*|non${within(3)} cald[oaie]|(?:troppo )?fredd[oaie]|tiepid[oaie]|temperatura${within(3)} (?:troppo )?(?:bassa|insufficiente)|riscaldamento insufficiente`,
  },
  {
    said: wholeWords`non${within(3)} (?:raffredd|rinfresc|refriger|fredd|fresc)\p{L}*`,
    written: wholeWords`non${within(3)} (?:raffredd|rinfresc|refriger|fredd)\p{L}*|temperatura${within(3)} (?:troppo )?(?:alta|elevata)|(?:raffreddamento|refrigerazione) (?:insufficiente|scars[oa])|troppo (?:cald[oa]|alta|elevata)`,
  },
  {
    said: wholeWords`(?:troppo|tutt[oa]|così|super) cald[oaie]|scott(?:a|ano)|bollent[ei]|roventi?|(?<!non si )surriscald\p{L}*|scalda${within(1)} (?:troppo|tantissimo|parecchio|un sacco|da morire)`,
    written: wholeWords`(?<!non si )surriscald\p{L}*|(?<!non(?: \p{L}+){0,2} )(?:troppo |molto |eccessivamente )?cald[oaie]|temperatura${within(3)} (?:troppo )?(?:alta|elevata|eccessiva)|scalda${within(1)} (?:troppo|molto|eccessiv\p{L}*)`,
  },
  {
    said: wholeWords`${SI} (?:con)?gela(?:no)?|${SI} ghiaccia(?:no)?|(?:è|sono|tutt[oaie]) (?:con)?gelat[oaie]|ghiacciat[oaie]|(?:pien[oa] di|troppo|strato di|blocco di|del|forma|fa|fa il) ghiaccio|brina`,
    written: wholeWords`(?:con)?gela(?:no|t[oaie]|mento)?|ghiacci\p{L}*|brina\p{L}*`,
  },
  {
    said: wholeWords`perdit[ae](?! (?:di|del|della) (?:${LINK}|potenza|dati|velocità))|(?<!non )perd(?:e|ono|eva)(?! (?:l[ao] |il |di )?(?:${LINK}|potenza|velocità|colpi|aspirazione))|(?<!non )s?gocciol(?:a|ano)|(?<!non )col(?:a|ano)|pozzangher[ae]|pozz[ae]|allag\p{L}*|trabocc\p{L}*|(?<!non )(?:fuori)?esce${within(1)} ${L}(?:acqua|olio|liquido)|${L}(?:acqua|olio|liquido)${within(4)} (?:per terra|a terra|sotto|sul pavimento|sul fondo|dappertutto|ovunque|dentro)`,
    written: wholeWords`perdit[ae](?! di (?:potenza|dati|segnale|connessione))|(?<!non )perd(?:e|ono)(?! (?:l[ao] |il )?(?:${LINK}|potenza))|s?gocciol\p{L}*|(?<!non )(?:fuoriesc|fuoriusc|trafil|trabocc)\p{L}*|(?<!non )esc(?:e|ono)${within(1)} ${L}(?:acqua|olio|liquido)|${L}(?:acqua|olio|liquido)${within(2)} (?:(?<!non )esce|fuoriesce|sotto|sul pavimento|sul fondo|a terra)`,
  },
  {
    said: wholeWords`non${within(2)} (?:esce|escono|eroga|spruzza)|non${within(2)} (?:arriva|scende|scorre)${within(2)} ${L}(?:acqua|vapore|caffè|inchiostro|liquido)|(?:non|nessun)${within(2)} (?:carica|prende|entra)${within(1)} ${L}acqua`,
    written: wholeWords`non${within(3)} (?:esc|fuoriesc|eroga|scorr|spruzz)\p{L}*|non${within(2)} (?:carica|entra|affluisce)${within(1)} ${L}acqua|mancan(?:za|te)${within(1)} ${L}acqua|nessuna erogazione`,
  },
  {
    said: wholeWords`(?:molto |troppo |così |più )?(?<!quanto è )rumoros[oaie]|(?<!(?:quanto|quanti|livello di) )rumor(?:e|i|ino|ini|accio|acci)|fa (?:un |tanto |troppo )?(?:casino|baccano|chiasso|fracasso)|baccano|frastuono|fracasso|(?:${NOISES})\p{L}{1,5}`,
    written: wholeWords`rumor\p{L}*|(?:${NOISES})\p{L}*`,
  },
  {
    said: wholeWords`(?:puzz(?:a|ano|olente)|(?:cattiv[oi] |brutt[oi] |stran[oi] )?odor(?:e|i|accio|ino)|tanfo|fetore|sa di (?:muffa|plastica|chiuso|marcio))(?!${within(3)} (?:bruciato|gas|fumo))`,
    written: wholeWords`odor[ei]|puzz\p{L}*|maleodorant\p{L}*|cattivi odori`,
  },
  {
    said: wholeWords`(?<!non )(?:vibra|vibrano|vibrazion[ei]|trema|tremano|traballa|balla|ballano|saltella|dondola|oscilla)|${SI} (?:muove|sposta)|cammina|stort[oa]|non (?:sta|è|resta)(?: \p{L}+)? (?:ferm[oa]|dritt[oa]|in piano|stabile)`,
    written: wholeWords`vibra\p{L}*|trema\p{L}*|instabil\p{L}*|stabil[ei]|livellat\p{L}*|traball\p{L}*|oscill\p{L}*|(?<!non )si (?:muove|sposta)`,
  },
  {
    said: wholeWords`non${within(2)} (?:scarica|scaricare|svuota|svuotare|defluisce|pompa|scola)(?! (?:l[ae] |il )?(?:batteri|app|file|aggiorn)\p{L}*)|${L}acqua${within(3)} (?:ferma|stagnante|ristagna|non (?:scende|va via|scarica))|(?:resta|rimane|ristagna)${within(2)} ${L}acqua`,
    written: wholeWords`non${within(3)} (?:scaric|svuot|deflui|pomp|scol)\p{L}*|${L}acqua${within(3)} (?:rest|riman|stagn|ristagn)\p{L}*|(?:rest|riman|ristagn)\p{L}*${within(3)} ${L}acqua|scarico${within(3)} (?:ostruit|intasat|otturat|bloccat)[oa]`,
  },
  {
    said: wholeWords`condens[ae]|appannat[oaie]|si appanna|goccioline|(?:bagnat|fradici|umid)[oaie]|non${within(3)} asci(?:ug|utt)\p{L}*`,
    written: wholeWords`condens\p{L}*|appann\p{L}*|goccioline|umid\p{L}*|bagnat[oaie]|non${within(3)} asci(?:ug|utt)\p{L}*`,
  },
  {
    said: wholeWords`macchi[ae]|alon[ei]|striature|strisce|residui|incrostat[oaie]|incrostazion[ei]|(?:ancora|sempre|resta|restano|rimane|rimangono|esce|escono) sporc(?:o|a|hi|he)|non${within(3)} (?:pulit[oaie]|pulisce)|muffa|ammuffit[oaie]`,
    written: wholeWords`macchi[ae]|alon[ei]|striatur[ae]|strisce|residu[oi]|incrostazion[ei]|sporc\p{L}*|depositi|muff[ae]|non${within(3)} puli\p{L}*`,
  },
  {
    said: wholeWords`troppa schiuma|(?:esce|fuoriesce)${within(2)} schiuma|schiuma${within(3)} (?:dappertutto|ovunque|fuori|per terra)|fa schiuma`,
    written: wholeWords`(?<!(?:non|senza|poca) )schium\p{L}*`,
  },
  {
    said: wholeWords`non${within(2)} (?:ri)?carica(?:re|no)?(?! ${L}acqua)|batteri[ae]${within(4)} (?:scaric[ahe]{1,2}|mort[ae]|esaurit[ae]|a terra|a zero|poco)|(?:tiene|dura)${within(3)} (?:poco|meno|niente)|non tiene${within(1)} carica|${SI} scarica`,
    written: wholeWords`non${within(3)} (?:ri)?caric\p{L}*(?! ${L}acqua)|batteri[ae]${within(4)} (?:scaric|esaur|debol|quasi|si scaric)\p{L}*|autonomia|(?:errore|problema)${within(2)} (?:ri)?carica`,
  },
  {
    said: wholeWords`non${within(3)} (?:connett|conness|colleg|accoppi|abbin|associ)\p{L}*|non${within(2)} (?:trova|vede|rileva|riconosce|prende)${within(3)} (?:${LINK}|dispositivo|telefono|stampante|router|modem)|(?:perde|cade|salta)${within(2)} ${LINK}|${LINK}${within(3)} (?:cade|salta|va via|assente|debole|non)|(?:senza|nessuna?|niente|non c['’]è)(?: la| il| più)* ${LINK}|offline|disconness[oa]|si (?:disconnette|scollega)`,
    written: wholeWords`non${within(3)} (?:connett|conness|colleg|accoppi|abbin|associ|raggiungibil|rilevat)\p{L}*|(?:nessuna?|assenza di|perdita di|perdita del|manca|mancanza di)${within(1)} ${LINK}|${LINK}${within(4)} (?:non|assente|debole|interrott[oa]|pers[oa]|fallit[oa]|instabile|impossibile)|offline|disconn\p{L}*|impossibile (?:connett|colleg|stabilir)\p{L}*|errore di (?:connessione|rete)`,
  },
  {
    said: wholeWords`${DOOR}${within(3)} non${within(3)} (?:chiud\p{L}*|aggancia)|non${within(3)} chiud\p{L}*${within(2)} ${DOOR}|${DOOR}${within(2)} (?:resta|rimane) (?:apert[oa]|socchius[oa])|${DOOR}${within(2)} chiude male`,
    written: wholeWords`${DOOR}${within(4)} non${within(3)} chiu\p{L}*|non${within(3)} chiu\p{L}*${within(2)} ${DOOR}|${DOOR}${within(3)} (?:apert[oa]|mal chius[oa]|chius[oa] male)|chiude male`,
    isNamed: true,
  },
  {
    said: wholeWords`${DOOR}${within(3)} (?:non${within(3)} apr\p{L}*|bloccat[oa])|non${within(3)} apr\p{L}*${within(2)} ${DOOR}|${DOOR}${within(3)} dur[oa] (?:da|ad) aprire`,
    written: wholeWords`${DOOR}${within(4)} (?:non${within(3)} apr\p{L}*|bloccat[oa]|difficil\p{L}*)|non${within(3)} apr\p{L}*${within(2)} ${DOOR}|(?:difficile|impossibile|difficoltà)${within(2)} aprire|apertura difficile`,
    isNamed: true,
  },
  {
    said: wholeWords`(?:tast[oi]|pulsant[ei]|bottone|bottoni|comandi|touch|touchscreen|manopola|tastiera)${within(2)} (?:non${within(2)} (?:va|vanno|fa|fanno|funzion\p{L}*|rispond\p{L}*|reagi\p{L}*)|bloccat[oiae])|non${within(2)} (?:rispond(?:e|ono)|reagi(?:sce|scono))`,
    written: wholeWords`(?:tast[oi]|pulsant[ei]|comandi|touch|touchscreen|pannello|manopola)${within(4)} (?:non|bloccat[oiae]|blocco)|non${within(2)} (?:rispond|reagi)\p{L}*`,
  },
  {
    said: wholeWords`(?:bloccat|incastrat|intasat|otturat|tappat|inceppat|grippat|impallat)[oaie]|${SI} (?:blocca|inceppa|incastra|intasa|impalla|pianta)|inceppamento`,
    written: wholeWords`(?:blocca|incastr|intas|ottur|incepp|ostru|gripp)\p{L}*`,
  },
  {
    said: wholeWords`non (?:si )?(?:ferma|spegne|arresta|smette)|(?:gira|va|lavora|funziona) (?:sempre|di continuo|in continuazione|continuamente|ininterrottamente|senza (?:mai )?fermarsi)`,
    written: wholeWords`non${within(2)} (?:ferma|spegne|arresta|si disattiva)\p{L}*|(?:funziona|gira|lavora|in funzione)${within(2)} (?:continu\p{L}*|ininterrott\p{L}*|sempre|in continuazione|a lungo|troppo)|funzionamento continuo`,
  },
  {
    said: wholeWords`(?:mi|${SI}) (?:spegne|stacca)${within(2)} ${SUDDENLY}|${SUDDENLY}${within(3)} si (?:spegne|ferma|arresta)|mi si (?:spegne|ferma|blocca|stacca)|${SI} (?:ferma|arresta|interrompe)|(?:continua a|tende a) (?:spegnersi|fermarsi)`,
    written: wholeWords`(?<!non )si (?:arrest|ferm|spegn|interromp|disattiv)\p{L}*|(?:arresto|spegnimento|interruzione)${within(2)} (?:improvvis|impr|anomal|inattes)\p{L}*`,
  },
  {
    said: wholeWords`(?:salta|scatta|saltat[oa]|scattat[oa]|saltare|scattare)${within(2)} ${L}(?:corrente|luce|contatore|salvavita|fusibil[ei]|differenziale|interruttore|magnetotermico)|${L}(?:corrente|salvavita|contatore|differenziale|interruttore)${within(2)} (?:salta|scatta|saltat[oa]|scattat[oa])|fa corto|corto ?circuito`,
    written: wholeWords`fusibil[ei]|salvavita|${L}(?:interruttor[ei]${within(2)} )?(?:differenzial[ei]|magnetotermic[oi])|cort[oi] ?circuit[oi]|${L}interruttore${within(4)} scatt\p{L}*`,
    isNamed: true,
  },
  {
    said: wholeWords`(?:luce|luci|lampada|lampadina|led|faro|fari|illuminazione)${within(3)} (?:non${within(1)} (?:accend(?:e|ono)|funzion(?:a|ano)|va|vanno)|spent[aoe]|fulminat[aoei]|bruciat[aoei]|mort[ao])|non${within(2)} (?:accende|funziona)${within(2)} ${L}(?:luce|lampada|lampadina|illuminazione)|${SI} fulminata`,
    written: wholeWords`${L}(?:luce|luci|lampada|lampade|lampadina|led|spia|faro|fari|illuminazione)${within(4)} (?:non|difettos[aoei]|spent[aoei]|fulminat[aoei]|bruciat[aoei])`,
  },
  {
    said: wholeWords`(?:poca|poco|meno|senza|scarsa|perde|perso)(?: la| di)? (?:potenza|forza|pressione|aspirazione|spinta)|perde colpi|non${within(2)} (?:aspira|tira)|non ha${within(1)} (?:forza|potenza)|debole|fiacc[oa]`,
    written: wholeWords`(?:poca|scarsa|bassa|ridotta|insufficiente|perdita di|calo di|senza) (?:potenza|forza|pressione|aspirazione|spinta)|(?:potenza|pressione|aspirazione|prestazioni)${within(3)} (?:scars|bass|ridott|insuff|debol|diminu|cal)\p{L}*|non aspira`,
  },
  {
    said: wholeWords`non${within(2)} (?:parte|partono|partire|accende|accendono|accendere|accendersi|avvia|avviare|avviarsi|funziona|funzionano)|non va(?! (?:bene|in|a|al|alla|nel|nella|messo|messa|usato|usata|via|d)\b)|non dà${within(1)} segni|nessun segno di vita|non (?:fa|succede)${within(1)} (?:niente|nulla)|(?:è|sembra|completamente|totalmente) mort[oa]`,
    written: wholeWords`non${within(3)} (?:accend|avvi|part|funzion|rispond|reagi)\p{L}*|nessuna (?:funzione|reazione|visualizzazione)|(?:resta|rimane) spent[oa]|mancat[oa] (?:accensione|avviamento|avvio)`,
  },
];
