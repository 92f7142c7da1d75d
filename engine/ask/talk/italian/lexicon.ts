/** What manuals print for what people say; see `talk.ts`. */
export const LEXICON =
  'frigo: frigorifero refrigeratore | freezer: congelatore | ghiacciaia: congelatore | brina: ghiaccio ' +
  'sbrinamento | sghiacciare: sbrinare sbrinamento | fornello: bruciatore piano fuoco | fornelli: bruciatore ' +
  'piano cottura | fuochi: bruciatore piano cottura | teglia: leccarda vassoio | pentolino: recipiente pentola ' +
  '| caraffa: brocca serbatoio recipiente | bacinella: contenitore recipiente | cestello: tamburo cesto | ' +
  'oblò: sportello porta | sportellino: coperchio vano sportello | lavatrice: lavabiancheria | asciugatrice: ' +
  'asciugabiancheria | lavapiatti: lavastoviglie | panni: biancheria bucato | bucato: biancheria lavaggio | ' +
  'detersivo: detergente | strizzare: centrifuga centrifugare | gocciolare: perdita | perdere: perdita ' +
  'fuoriuscita | pozza: perdita fuoriuscita | allagare: perdita fuoriuscita traboccamento | intasato: ostruito ' +
  'otturato ostruzione intasamento | tappato: ostruito otturato ostruzione | stasare: ostruzione disostruire ' +
  'pulire | scarico: drenaggio deflusso | tubo: condotto flessibile tubazione | lavandino: lavello lavabo | ' +
  'acquaio: lavello | water: wc sanitario | sciacquone: scarico cassetta risciacquo | scaldabagno: bollitore ' +
  'scaldacqua boiler | boiler: scaldacqua bollitore accumulo | termosifone: radiatore | calorifero: radiatore ' +
  '| stufa: riscaldatore stufetta apparecchio | stufetta: riscaldatore termoventilatore | condizionatore: ' +
  'climatizzatore climatizzazione | ventola: ventilatore | scotta: surriscaldamento ustione | bollente: ' +
  'surriscaldamento temperatura ustione | gelare: congelamento gelo antigelo | ghiacciato: congelato ghiaccio ' +
  'sbrinamento | appannato: condensa | calcare: decalcificazione anticalcare incrostazione | aloni: residuo ' +
  'macchia brillantante | unto: grasso | puzza: odore | puzzare: odore | fumo: combustione surriscaldamento | ' +
  'bruciato: surriscaldamento fusibile guasto | scoppiare: esplosione | scintille: arco scintillio | scossa: ' +
  'folgorazione elettrico | corrente: alimentazione tensione rete elettrico | luce: spia illuminazione lampada ' +
  'led | lampadina: lampada | faro: fanale faretto proiettore | faretto: lampada illuminazione | lampeggiare: ' +
  'intermittente spia | lampeggia: lampeggiante intermittente spia | spina: alimentazione connettore | presa: ' +
  'alimentazione rete | filo: cavo conduttore | cavetto: cavo | ciabatta: multipresa prolunga | salvavita: ' +
  'differenziale interruttore | pila: batteria | caricatore: caricabatterie alimentatore | caricabatteria: ' +
  'alimentatore caricabatterie | spinotto: connettore jack | attaccare: collegare fissare allacciare | ' +
  'staccare: scollegare rimuovere disinserire | accendere: avviare attivare accensione | accende: accensione ' +
  'avvio alimentazione | spegnere: disattivare arrestare spegnimento | partire: avviare avvio accensione | ' +
  'morto: guasto alimentazione scarico | rotto: guasto danneggiato difettoso | rompere: danneggiare danno | ' +
  'fuso: fusibile surriscaldamento guasto | impazzito: malfunzionamento anomalia ripristino | problema: guasto ' +
  'anomalia malfunzionamento | difetto: difettoso anomalia guasto | crepa: incrinatura danno danneggiato | ' +
  'storto: livellare allineamento inclinazione | traballare: instabile livellare stabilità | tremare: ' +
  'vibrazione | rumore: rumorosità sonoro acustico | chiasso: rumorosità rumore | ronzio: rumore vibrazione | ' +
  'cigolare: rumore lubrificare lubrificazione | fischio: rumore sibilo | silenzioso: rumorosità muto | bip: ' +
  'acustico cicalino segnale | suonare: acustico allarme segnale | incastrato: bloccato inceppamento | ' +
  'bloccarsi: arresto blocco inceppamento | inceppato: inceppamento bloccato | lento: velocità prestazione | ' +
  'allentare: svitare sbloccare | stringere: serrare avvitare serraggio | svitare: allentare rimuovere | ' +
  'smontare: rimuovere smontaggio | montare: assemblare installare montaggio | avvitare: serrare fissare | ' +
  'agganciare: fissare innestare | sganciare: sbloccare rimuovere | appendere: fissare staffa parete | muro: ' +
  'parete | brugola: esagonale chiave | bullone: vite dado | gommino: guarnizione piedino | piedini: livellare ' +
  'livellamento | rotelle: ruota | ripiano: mensola scaffale | tasto: pulsante | bottone: pulsante tasto | ' +
  'manopola: selettore regolatore | levetta: leva interruttore selettore | schermo: display | telecomando: ' +
  'radiocomando | telefonino: smartphone cellulare | cellulare: smartphone | portatile: notebook | chiavetta: ' +
  'usb | cuffie: auricolare | cuffiette: auricolare | cassa: altoparlante diffusore | casse: altoparlante ' +
  'diffusore | foto: immagine fotografia scatto | filmato: video registrazione | videocamera: telecamera | ' +
  'sfocato: messa fuoco nitidezza | sgranato: risoluzione nitidezza | stampare: stampa | inchiostro: cartuccia ' +
  '| foglio: carta | scannerizzare: scansione acquisire | wifi: wireless wlan rete | internet: rete ' +
  'connessione | modem: router gateway | accoppiare: associare abbinamento associazione | password: ' +
  'credenziali codice | iscriversi: registrazione account | registrarsi: account registrazione | entrare: ' +
  'accedere accesso login | sloggarsi: disconnettere disconnessione | aggiornare: aggiornamento firmware | ' +
  'scaricare: download | resettare: ripristinare ripristino reimpostare reset | azzerare: ripristinare ' +
  'reimpostare azzeramento | riavviare: riavvio | crashare: arresto anomalia riavvio | impallato: blocco ' +
  'riavvio | cancellare: eliminare eliminazione | buttare: smaltire smaltimento rifiuto | spazzatura: rifiuto ' +
  'smaltimento | immondizia: rifiuto smaltimento | riciclare: smaltimento riciclaggio raccolta | macchina: ' +
  'veicolo autovettura | auto: veicolo autovettura | motorino: ciclomotore scooter motociclo | moto: motociclo ' +
  '| bici: bicicletta | marce: cambio rapporto | frenare: freno frenata | freni: freno pastiglia | gomme: ' +
  'pneumatico | sgonfio: pressione gonfiaggio pneumatico | gonfiare: gonfiaggio pressione | bucare: foratura ' +
  'pneumatico | benzina: carburante | clacson: avvisatore acustico | tagliaerba: rasaerba tosaerba | tosaerba: ' +
  'rasaerba | erba: prato | affilare: affilatura lama | innaffiare: irrigare irrigazione | ungere: lubrificare ' +
  'lubrificazione ingrassare | ruggine: corrosione ossidazione | bambino: minore sorveglianza | bimbo: bambino ' +
  'minore | pericoloso: pericolo rischio avvertenza | velenoso: tossico nocivo | ferirsi: lesione infortunio | ' +
  'scontrino: acquisto prova ricevuta fattura | fattura: acquisto documento | restituire: reso recesso ' +
  'restituzione | rimborso: reso restituzione | riparare: riparazione assistenza | aggiustare: riparare ' +
  'riparazione assistenza | sistemare: riparare regolare risolvere | tecnico: assistenza specializzato | ' +
  'idraulico: installatore qualificato | elettricista: qualificato installatore | ricambio: pezzo accessorio | ' +
  'pacco: imballaggio confezione | scatola: imballaggio confezione | scatolone: imballaggio confezione | ' +
  'polistirolo: imballaggio | istruzioni: manuale guida | libretto: manuale istruzione | matricola: serie ' +
  'targhetta | misure: dimensione ingombro | grandezza: dimensione | largo: larghezza dimensione | alto: ' +
  'altezza dimensione | pesante: peso massa | bolletta: consumo energia | consumare: consumo assorbimento ' +
  'energia | potente: potenza prestazione | spedire: spedizione | programmare: impostare programma ' +
  'temporizzatore | settare: impostare configurare | impostazioni: configurazione menu parametro | febbre: ' +
  'temperatura termometro | battito: cardiaco frequenza polso | pillola: farmaco compressa | medicina: farmaco ' +
  'medicinale | disinfettare: disinfezione igienizzare | non si accende: accensione alimentazione avvio | non ' +
  'parte: avvio accensione avviamento | non va: guasto malfunzionamento anomalia | non funziona: guasto ' +
  'malfunzionamento anomalia | non dà segni: alimentazione guasto | si è rotto: guasto danneggiato riparazione ' +
  '| si spegne: spegnimento arresto | si spegne sola: spegnimento automatico arresto | non si spegne: ' +
  'spegnimento disattivare arresto | si è bloccato: blocco arresto inceppamento riavvio | si è impallato: ' +
  'blocco riavvio ripristino | si è piantato: blocco riavvio | si è inceppato: inceppamento bloccato | si è ' +
  'incastrato: bloccato inceppamento | si è staccato: allentato fissaggio distacco | si blocca: blocco arresto ' +
  'inceppamento | non si apre: sportello blocco sbloccare apertura | non si chiude: sportello chiusura porta | ' +
  'porta bloccata: sportello sbloccare blocco | aprire lo sportello: porta sblocco sbloccare | perde acqua: ' +
  'perdita fuoriuscita guarnizione tenuta | esce acqua: perdita fuoriuscita guarnizione | acqua per terra: ' +
  'perdita fuoriuscita pavimento | perde olio: perdita lubrificante guarnizione | perde gas: perdita fuga ' +
  'fuoriuscita | puzza di gas: perdita odore fuga | odore di gas: perdita fuga | puzza di bruciato: odore ' +
  'surriscaldamento fumo | odore di bruciato: surriscaldamento fumo | fa puzza: odore | cattivo odore: pulizia ' +
  'igiene | esce fumo: surriscaldamento combustione | ha preso fuoco: incendio fiamma | fa scintille: arco ' +
  'scintillio | prendere la scossa: folgorazione elettrico scarica | dà la scossa: folgorazione terra ' +
  'elettrico | salta la corrente: differenziale interruttore fusibile cortocircuito | salta il salvavita: ' +
  'differenziale dispersione interruttore | va via corrente: interruzione blackout alimentazione | manca la ' +
  'corrente: interruzione alimentazione blackout | senza corrente: alimentazione interruzione | mancanza di ' +
  'corrente: interruzione alimentazione blackout | attaccare alla corrente: collegare alimentazione rete spina ' +
  '| staccare la spina: scollegare alimentazione rete | staccare la corrente: scollegare alimentazione ' +
  'disinserire | consumo di corrente: assorbimento energia potenza | quanta corrente consuma: consumo ' +
  'assorbimento potenza energia | quanto consuma: consumo assorbimento potenza energia | non scalda: ' +
  'riscaldamento resistenza temperatura | scalda poco: riscaldamento temperatura | diventa caldo: ' +
  'surriscaldamento temperatura | non raffredda: raffreddamento refrigerazione temperatura | non fa freddo: ' +
  'raffreddamento refrigerazione temperatura | fa il ghiaccio: brina sbrinamento | togliere il ghiaccio: ' +
  'sbrinare sbrinamento | pieno di ghiaccio: brina sbrinamento | non scarica acqua: drenaggio pompa filtro ' +
  'ostruzione | non carica acqua: ingresso rubinetto alimentazione elettrovalvola | non entra acqua: ingresso ' +
  'rubinetto alimentazione | resta acqua dentro: scarico drenaggio residua pompa | non esce acqua: erogazione ' +
  'ostruzione rubinetto | poca pressione: portata | poca acqua: portata livello pressione | acqua dura: ' +
  'durezza calcare decalcificazione | togliere il calcare: decalcificare decalcificazione anticalcare | non ' +
  'gira: rotazione motore bloccato tamburo | non strizza: centrifuga sbilanciamento | non asciuga: asciugatura ' +
  'umidità | ferro da stiro: stiratura vapore piastra | non fa vapore: erogazione serbatoio | non aspira: ' +
  'aspirazione filtro ostruzione | svuotare il contenitore: svuotamento polvere vaschetta | cambiare il ' +
  'filtro: sostituzione sostituire | cambiare le pile: sostituzione batteria sostituire | cambiare la ' +
  'batteria: sostituzione sostituire accumulatore | cambiare la lampadina: sostituzione lampada sostituire | ' +
  'cambiare olio: sostituzione lubrificante manutenzione | cambiare la gomma: pneumatico sostituzione ruota | ' +
  'cambiare la lingua: impostazione selezione menu | mettere ora: orario impostare orologio | cambiare la ' +
  'password: reimpostare modificare credenziali | password dimenticata: reimpostare ripristinare recupero | ' +
  'parola chiave: password | nome utente: account credenziali | creare un account: registrazione registrare ' +
  'profilo | cancellare il profilo: eliminare account eliminazione | cancellare tutto: ripristino eliminare ' +
  'formattare formattazione | non fa entrare: accesso login credenziali | non si collega: connessione ' +
  'collegamento associazione | non si connette: connessione rete collegamento | non prende: segnale ricezione ' +
  'antenna | internet lento: velocità connessione rete segnale | perde la connessione: disconnessione segnale ' +
  'interferenza | rete di casa: wireless domestico router | senza fili: wireless batteria | collegare al ' +
  'telefono: associare smartphone bluetooth app | collegare al wifi: wireless rete connessione configurare | ' +
  'non lo trova: rilevare rilevamento associazione | numero verde: assistenza servizio contatto | chi devo ' +
  'chiamare: assistenza contatto servizio | servizio clienti: assistenza supporto contatto | chiamare il ' +
  'tecnico: assistenza servizio qualificato | schermo nero: display alimentazione segnale | schermo rotto: ' +
  'display danneggiato | non si vede: display immagine segnale | si vede male: immagine segnale ricezione ' +
  'risoluzione | non si sente: audio volume altoparlante | si sente male: audio suono distorsione interferenza ' +
  '| alzare il volume: aumentare audio | abbassare il volume: ridurre diminuire audio | togliere il suono: ' +
  'muto silenziare disattivare | togliere il bip: acustico disattivare cicalino segnale | fa bip: acustico ' +
  'segnale cicalino allarme | continua a suonare: acustico allarme segnale | fa rumore: rumorosità vibrazione ' +
  '| troppo rumore: rumorosità vibrazione | rumore strano: anomalo rumorosità vibrazione | si muove: instabile ' +
  'vibrazione livellare | non sta fermo: instabile vibrazione livellare stabilità | mettere in piano: ' +
  'livellare livellamento piedino | mettere in bolla: livellare livellamento livella | luce rossa: spia led ' +
  'indicatore | luce che lampeggia: spia led lampeggiante indicatore | spia accesa: indicatore led ' +
  'segnalazione | spia del motore: diagnostica avaria | lettere sul display: codice errore messaggio | numero ' +
  'sul display: codice errore indicazione | cosa vuol dire: significato descrizione simbolo | cosa significa: ' +
  'significato descrizione simbolo | tasti non vanno: pulsante comando blocco | blocco bambini: sicurezza ' +
  'sicura | sicura per bambini: blocco sicurezza | lontano dai bambini: portata sorveglianza minore | come da ' +
  'nuovo: ripristino fabbrica predefinito | riportare a zero: ripristinare azzerare reimpostare | impostazioni ' +
  'di fabbrica: ripristino predefinito reset | spegnere e riaccendere: riavviare riavvio | primo utilizzo: ' +
  'avvio preparazione | prima volta: iniziale avvio preparazione | non si ricarica: caricabatterie batteria ' +
  'carica | non carica: ricarica caricabatterie batteria | non tiene carica: batteria capacità autonomia ' +
  'durata | batteria scarica: carica ricarica livello | batteria gonfia: danneggiato rigonfiamento ' +
  'deformazione | dura poco: autonomia durata batteria | quanto ci mette: durata tempo | tempo di ricarica: ' +
  'carica durata | quanto ci vuole: durata tempo | quanto è grande: dimensione ingombro misura | quanto pesa: ' +
  'peso massa | quanto ci sta: capacità carico capienza | quanto peso regge: portata carico massimo | peso ' +
  'massimo: carico portata | quanto va veloce: velocità massimo | quanti litri: capacità volume serbatoio | ' +
  'dove si trova: posizione ubicazione | dove lo metto: posizionamento installazione ubicazione collocazione | ' +
  'dove lo butto: smaltimento rifiuto raccolta | buttare via: smaltire smaltimento rifiuto | rottamare il ' +
  'vecchio: smaltimento ritiro raee | appendere al muro: parete fissaggio staffa | fare i buchi: foratura ' +
  'forare tassello trapano | buco nel muro: foro parete foratura | che spazio serve: distanza ingombro | ' +
  'mancano le viti: componente contenuto confezione | pezzi di ricambio: componente parte | è arrivato rotto: ' +
  'trasporto danneggiato danno | aprire la scatola: disimballaggio disimballare confezione | mandare indietro: ' +
  'reso restituzione recesso | soldi indietro: rimborso restituzione recesso | ancora in garanzia: durata ' +
  'validità copertura | prova di acquisto: ricevuta scontrino fattura | numero di serie: matricola targhetta | ' +
  'targhetta dei dati: matricola modello | codice del modello: targhetta identificazione | istruzioni in ' +
  'italiano: manuale lingua | carta incastrata: inceppamento rimuovere | non stampa: stampante cartuccia ' +
  'ugello | stampa a righe: ugello testina allineamento pulizia | stampa sbiadita: toner cartuccia densità ' +
  'testina | finito inchiostro: cartuccia esaurito sostituzione | non prende carta: alimentazione rullo ' +
  'vassoio caricamento | fronte retro: duplex | fare una scansione: scanner acquisizione | foto mosse: ' +
  'stabilizzazione otturatore nitidezza | foto sfocate: messa fuoco nitidezza | mettere a fuoco: autofocus ' +
  'nitidezza | vedere di notte: infrarossi notturno visione | memoria piena: spazio archiviazione capacità ' +
  'eliminare | salvare i dati: backup salvataggio memorizzare | cercare i canali: sintonizzazione ricerca ' +
  'sintonia | non trova canali: sintonizzazione antenna ricerca segnale | troppo lento: velocità prestazione | ' +
  'va piano: velocità prestazione potenza | va a scatti: irregolare prestazione motore | non tira: potenza ' +
  'aspirazione tiraggio | non frena: freno pastiglia usura liquido | frena male: freno pastiglia usura | gomma ' +
  'a terra: pneumatico foratura pressione | pressione delle gomme: pneumatico gonfiaggio | fare benzina: ' +
  'rifornimento carburante | motore non parte: avviamento candela carburante batteria | sotto la pioggia: ' +
  'impermeabile umidità protezione intemperie | può bagnarsi: impermeabile protezione umidità | va in ' +
  'lavastoviglie: lavabile lavaggio | si può lavare: lavabile pulizia lavaggio | come si pulisce: pulizia ' +
  'manutenzione detergente | non taglia: lama affilatura usura | mettere via inverno: rimessaggio ' +
  'conservazione gelo | quando vado via: assenza vacanza inutilizzo | fermo da tanto: inutilizzo inattività ' +
  'prolungato | fa male: nocivo dolore rischio lesione | mi sono bruciato: ustione | mi sono tagliato: lesione ' +
  'tagliente lama | donne incinte: gravidanza controindicazione | portatore di pacemaker: stimolatore cardiaco ' +
  'controindicazione | misurare la pressione: arterioso misurazione sfigmomanometro | misurare la febbre: ' +
  'temperatura termometro | valori sballati: errato misurazione impreciso taratura | risparmiare corrente: ' +
  'risparmio energetico eco efficienza | avvio ritardato: timer partenza programmazione';
