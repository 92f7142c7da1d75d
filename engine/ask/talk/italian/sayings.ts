import { beside, type Saying } from '../saying.ts';
import { wholeWords } from '../whole-words.ts';

const IT = '(?:ci |mi |lo |la |lui |lei )?';

/** Italian; in this order. */
export const SAYINGS: readonly Saying[] = [
  beside(wholeWords`quanto ${IT}pes(?:a|ano|erà)|che peso|qual['’]? ?è il peso|pesant[ei]`, 'peso | massa'),
  beside(
    wholeWords`quanto (?:è |sono )(?:\p{L}+ )?(?:grand|larg|alt|profond|ingombrant|lung)[oaie]|quant[oi] (?:spazio |posto )?(?:occupa|misura)|(?:che|quali)(?: sono le| ha| hanno)? (?:dimensioni|misure)`,
    'dimensioni | misure | ingombro | altezza | larghezza',
  ),
  beside(
    wholeWords`quant[oi] (?:\p{L}+ )?(?:decibel|db|rumore|rumoros[oaie]|casino)|quanto è silenzios[oa]`,
    'livello di rumorosità | rumorosità | livello sonoro | livello di potenza sonora | livello di potenza acustica | livello di pressione sonora | pressione acustica | emissioni acustiche | emissioni sonore',
  ),
  beside(
    wholeWords`quant[oai] ${IT}(?:lontan[oa]|distante|distanza|spazio|centimetri|cm)|che distanza|attacc(?:are|arlo|arla|ato|ata) (?:al|alla) (?:muro|parete)|(?:contro|vicino)(?: al| alla| il| la)? (?:muro|parete)|distan\p{L}* dal(?:la)? (?:muro|parete)`,
    'distanze minime | distanza minima | distanze di sicurezza | distanza di sicurezza | spazio libero | distanze | distanza',
  ),
  beside(
    wholeWords`quant[oaie](?! tempo) ${IT}(?:\p{L}+ )?(?:ci )?(?:sta|stanno|entra|entrano|contiene|tiene|regge|sopporta)|quanti (?:chili|kg|litri)`,
    'carico massimo | portata massima | capacità massima | quantità massima | capacità | capienza',
  ),
  beside(
    wholeWords`quanto consum(?:a|ano)|consuma (?:tanto|molto|troppo|parecchio)|quanta (?:corrente|elettricità|energia)|in bolletta`,
    'consumo energetico | consumo di energia | consumo di corrente | potenza assorbita | assorbimento | potenza nominale | consumo',
  ),
  beside(
    wholeWords`quanto (?:${IT})?(?:dura|tiene|resiste)(?: \p{L}+)? (?:batteria|carica|accumulatore)|quanto (?:dura|va avanti) (?:con una carica|prima che si scarichi)`,
    'autonomia | durata della batteria | durata della carica | tempo di funzionamento',
  ),
  beside(
    wholeWords`quanto (?:tempo )?${IT}(?:mette|vuole|impiega|serve|deve stare|sta)(?: \p{L}+)? (?:ricaric|caric)\p{L}*|quanto (?:tempo )?(?:deve|devo|va)(?: stare| essere)? (?:in carica|ricaric\p{L}*|caric\p{L}*)`,
    'tempo di ricarica | tempi di ricarica | tempo di carica | durata della ricarica',
  ),
  beside(
    wholeWords`traslo(?:co|chi|care|chiamo|cato)|camb(?:io|iare|iamo|iato) casa|(?:caricarl|metterl|portarl)[oa] in (?:macchina|auto|furgone)`,
    'trasporto | trasportare | spostamento | movimentazione',
  ),
  beside(
    wholeWords`butt(?:o|are|arl[oaie]|arne|iamo|ato|ata|i)(?: via)?|gett(?:o|are|arl[oaie])(?: via)?|sbarazz\p{L}*|disfarm?i|disfarsene|(?:in|alla|nella|nel) (?:discarica|pattumiera|spazzatura|immondizia|isola ecologica|cassonetto)|ritir(?:a|ano|ate)\b[^.?!]{0,30}\b(?:vecchi[oa]|usat[oa])|rottamar\p{L}*`,
    'smaltimento | smaltire | rottamazione | riciclaggio | raccolta differenziata | dismissione',
  ),
  beside(
    wholeWords`(?:in|durante le|per le) (?:vacanz[ae]|ferie)|(?:vado|andiamo|parto|partiamo) via|(?:settimane|mesi|tanto|a lungo) (?:senza usarl[oa]|ferm[oa]|che non l[oa] us\p{L}*|inutilizzat[oa])|(?:non l[oa] us(?:o|iamo|erò)|non (?:viene )?usat[oa]) (?:per|da) (?:\p{L}+ ){0,2}(?:settimane|mesi|tempo|anno)|seconda casa|casa (?:al mare|in montagna)`,
    'assenza prolungata | assenze prolungate | lunga assenza | inutilizzo prolungato | lunghi periodi di inutilizzo | periodi di inutilizzo | lungo periodo di inattività | periodi prolungati | funzione vacanza | modalità vacanza | messa fuori servizio | messa a riposo | inutilizzo | vacanze',
  ),
  beside(
    wholeWords`ciabatt[ae]|multipres[ae]|pres[ae] multipl[ae]|tripl[ae]|sdoppiator[ei]`,
    'prese multiple | presa multipla | ciabatta | multipresa | adattatori | prolunghe',
  ),
  beside(
    wholeWords`prolung(?:a|he)|(?:cavo|filo|cordone) (?:\p{L}+ ){0,2}?(?:cort[oi]|più lungo)`,
    'cavo di prolunga | cavi di prolunga | prolunga | prolunghe | cavo di alimentazione',
  ),
  beside(
    wholeWords`tubo (?:\p{L}+ ){0,2}?(?:corto|più lungo)`,
    'prolunga del tubo | tubo di prolunga | lunghezza del tubo | prolunga',
  ),
  beside(
    wholeWords`(?:cancellare|azzerare|resettare|ripristinare) (?:tutto|tutte le impostazioni)|resett(?:o|are|arl[oa])|come (?:nuov[oa]|appena comprat[oa]|appena uscit[oa]|all['’]inizio)|(?:ripartire|ricominciare) da (?:zero|capo)`,
    'impostazioni di fabbrica | impostazioni predefinite | valori di fabbrica | impostazione di fabbrica | dati di fabbrica | ripristino | reset',
  ),
  beside(
    wholeWords`(?:chi|a chi) (?:devo |posso |si può |bisogna )?(?:chiam\p{L}*|contatt\p{L}*|rivolg\p{L}*|sent\p{L}*|telefon\p{L}*)|chi (?:mi |l[oa] )?(?:ripara|aggiusta|aiuta|viene)|riparator[ei]|(?:il|un|dal|al) tecnico`,
    'servizio di assistenza | assistenza clienti | servizio clienti | centro di assistenza | centro assistenza | assistenza tecnica | servizio assistenza | assistenza',
  ),
  beside(
    wholeWords`(?:nella|dentro la|in) (?:scatola|confezione)|cosa (?:c['’]è|è) (?:compreso|incluso)|(?:è|sono|viene|vengono) (?:già )?(?:inclus|compres|fornit|dat)[oaie]|insieme (?:al|alla) (?:macchina|apparecchio)`,
    "contenuto della confezione | contenuto della scatola | contenuto dell’imballaggio | contenuto dell'imballaggio | dotazione di serie | fornitura | materiale in dotazione | accessori in dotazione | in dotazione",
  ),
  beside(
    wholeWords`numero (?:di|del) (?:serie|matricola|modello)|matricola|(?:che|quale) modello`,
    'targhetta dati | targhetta identificativa | targhetta di identificazione | targhetta del modello | targhetta matricola | targhetta',
  ),
  beside(
    wholeWords`bip|beep|bippa|suona|suonano|cicalino|fa (?:bip|beep)|suonerie?`,
    'segnale acustico | segnali acustici | segnale sonoro | segnali sonori | avviso acustico | cicalino',
  ),
  beside(
    wholeWords`(?:bambin[oaie]|bimb[oaie]|figli[oa]|figli|nipotin[oaie])\b[^.?!]{0,60}\b(?:prem|schiacc|tocc|gioc|apr|accend|gir|pasticc|blocc)\p{L}*|a prova di bambin[oi]`,
    'sicurezza bambini | blocco bambini | blocco di sicurezza bambini | sicurezza per bambini | blocco tasti | blocco comandi | blocco dei tasti',
  ),
  beside(
    wholeWords`(?:più tardi|di notte|la notte|domattina|domani mattina|fascia notturna|(?:alle|per le) \d+)(?: \p{L}+){0,4}? (?:part|accend|avvi|finisc|finit|inizi|cominc|sia pront)\p{L}*|(?:part|accend|avvi|finisc|finir|inizi|cominc)\p{L}*(?: \p{L}+){0,4}? (?:più tardi|di notte|la notte|domattina|(?:alle|per le) \d+)`,
    'partenza ritardata | avvio ritardato | avvio differito | partenza differita | inizio ritardato | fine ritardata | posticipo | timer | programmazione oraria',
  ),
  beside(
    wholeWords`(?:per|in|nel|nella)(?: il| la| un| una)? (?:mi[oa] |nostr[oa] |piccol[oa] )?(?:hotel|albergo|ristorante|bar|negozio|ufficio|pensione|b&b|agriturismo|ditta|azienda|officina|mensa)|us(?:o|arl[oa]) (?:per lavoro|professionale)`,
    "uso professionale | uso commerciale | uso domestico | uso conforme | utilizzo conforme | destinazione d’uso | destinazione d'uso | uso previsto",
  ),
  beside(
    wholeWords`blackout|(?:(?:è )?(?:andata|va|è mancata|manca|mancava|mancata|saltata|salta)(?: via)?) (?:via )?la (?:luce|corrente)|(?:senza|non c['’]era(?: più)?|non c['’]è(?: più)?) (?:luce|corrente|elettricità)`,
    "interruzione di corrente | interruzione dell’alimentazione | interruzione dell'alimentazione | interruzione di alimentazione | mancanza di corrente | mancanza di tensione | mancanza di alimentazione | black-out | blackout",
  ),
  beside(
    wholeWords`si spegne (?:da sol[oa]|dopo|automaticamente)|(?:spegnersi|spento) da sol[oa]`,
    'spegnimento automatico | autospegnimento | risparmio energetico | modalità standby | stand-by | standby',
  ),
  beside(
    wholeWords`(?:dal|con il|col|sul|tramite) (?:mio )?(?:telefono|telefonino|cellulare|smartphone|iphone|tablet)|da (?:remoto|fuori casa|lontano)|a distanza`,
    'app | applicazione | controllo remoto | comando a distanza',
  ),
  beside(
    wholeWords`(?:dimenticat[oa]|scordat[oa]|pers[oa]|non (?:mi )?ricordo)(?: più)?(?: la| il)? (?:mia |mio )?(?:password|pin|codice)|(?:password|pin|codice) (?:dimenticat|pers|smarrit)[oa]`,
    'password dimenticata | reimpostare la password | reimpostazione della password | ripristinare la password | recupero password | password',
  ),
  beside(
    wholeWords`(?:vend|regal)(?:o|ere|are|erl[oa]|arl[oa]|iamo|uto|uta|ato|ata)|nuovo proprietario|comprat[oa] usat[oa]`,
    'cambio di proprietario | cambio proprietario | cessione a terzi | cessione | nuovo proprietario | vendita',
  ),
  beside(
    wholeWords`(?:in|nel|nella|sul|sulla)(?: mi[oa])? (?:garage|cantina|balcone|terrazz[oa]|veranda|giardino|lavanderia|capanno|box|mansarda|soffitta)|all['’]aperto|(?:stare|lasciarl[oa]|metterl[oa]|tenerl[oa]) fuori`,
    "temperatura ambiente | classe climatica | condizioni ambientali | luogo di installazione | luogo d’installazione | luogo d'installazione | all’aperto | all'aperto | gelo",
  ),
  beside(
    wholeWords`(?:sotto|prende|con) (?:la )?pioggia|quando piove|se piove|bagnars[ie]|si bagna`,
    "grado di protezione | classe di protezione | spruzzi d’acqua | spruzzi d'acqua | pioggia | umidità",
  ),
  beside(
    wholeWords`(?:da sol[oaie]|da me|per conto mio|fai da te)\b[^.?!]{0,30}\b(?:ripar|cambi|sostitu|install|mont|smont|aggiust)\p{L}*|(?:ripar|cambi|sostitu|install|mont|smont|aggiust|colleg)\p{L}*\b[^.?!]{0,30}\b(?:da sol[oaie]|da me|per conto mio|fai da te)`,
    'personale qualificato | personale specializzato | tecnico qualificato | tecnico specializzato | personale autorizzato | servizio di assistenza | assistenza tecnica',
  ),
  beside(
    wholeWords`dove (?:\p{L}+ ){0,2}?(?:compr|ordin|acquist)\p{L}*|(?:ricomprar|riordinar|ordinar)\p{L}*|(?:codice|numero)(?: dell?| di)? ?['’]?(?:articolo|ricambio|ricambi|pezzo|ordine)|pezz[oi] (?:di ricambio|nuov[oi])|ricambi`,
    'parti di ricambio | pezzi di ricambio | ricambi | codice articolo | accessori',
  ),
  beside(
    wholeWords`(?:ancora )?in garanzia|quanto dura la garanzia|(?:è|sono) copert[oaie]`,
    'condizioni di garanzia | durata della garanzia | periodo di garanzia | garanzia',
  ),
  beside(
    wholeWords`lingua|(?:in|parla) (?:italiano|inglese|tedesco|francese|spagnolo|cinese)`,
    'impostazione della lingua | selezione della lingua | lingua',
  ),
  beside(wholeWords`(?:troppo|più) (?:luminos[oa]|chiar[oa]|scur[oa])|abbaglia`, 'luminosità'),
  beside(
    wholeWords`(?:in due|da sol[oa])(?: \p{L}+){0,2}? (?:sollev|port|alz|spost)\p{L}*|(?:sollev|port|alz|spost)(?:o|are|arl[oa])(?: \p{L}+){0,2}? (?:in due|da sol[oa])`,
    'due persone | almeno due persone',
  ),
  beside(
    wholeWords`prima (?:volta|accensione)|(?:appena|l['’]ho appena) (?:comprat|arrivat|consegnat|ricevut)[oa]|(?:prima di|aspettare)\b[^.?!]{0,40}\b(?:accend|attacc|colleg|usar)\p{L}*|nuov[oa] di zecca`,
    'prima messa in funzione | messa in funzione | prima messa in servizio | primo utilizzo | primo impiego | primo avvio | prima accensione | messa in servizio',
  ),
];
