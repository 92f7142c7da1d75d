/**
 * Italian words of one meaning, or of a customer's word and the one that manuals print for it; groups parted by "|".
 */
export const SYNONYMS =
  'batteria accumulatore pila | ricaricare ricarica caricare carica | caricabatterie caricatore ' +
  'alimentatore | caricatore caricabatterie alimentatore | alimentatore trasformatore alimentazione | presa ' +
  'spina alimentazione | spina presa alimentazione | cavo cordone alimentazione | filo cavo | attaccare ' +
  'collegare allacciare | allacciare collegare collegamento allacciamento | collegare collegamento ' +
  'connettere connessione | staccare scollegare disinserire disconnettere | scollegare staccare ' +
  'disconnettere | corrente alimentazione tensione elettricità | elettricità corrente energia alimentazione ' +
  '| tensione voltaggio alimentazione | voltaggio tensione | luce illuminazione lampada spia led | blackout ' +
  'interruzione corrente | salvavita differenziale interruttore fusibile | fusibile interruttore ' +
  'differenziale | consuma consumo assorbimento energia | consumo assorbimento potenza energia | potenza ' +
  'watt assorbimento | watt potenza | bolletta consumo energia | pulsante tasto bottone comando ' +
  'interruttore | bottone tasto pulsante | tasto pulsante | manopola selettore regolatore | premere pigiare ' +
  'schiacciare | schiacciare premere pigiare | accendere avviare attivare accensione | avviare accendere ' +
  'avvio avviamento | spegnere arrestare disattivare spegnimento | fermare arrestare interrompere arresto | ' +
  'attivare attivazione abilitare | disattivare disabilitare disattivazione | regolare regolazione ' +
  'impostare impostazione | impostare impostazione regolare configurare | configurare configurazione ' +
  'impostare | cambiare sostituire sostituzione modificare | sostituire sostituzione ricambio | modificare ' +
  'cambiare regolare | riparare riparazione assistenza | aggiustare riparare riparazione | rotto guasto ' +
  'difettoso danneggiato | rompersi guasto danno rottura | rottura guasto danno danneggiato | danneggiato ' +
  'danno difettoso | guasto anomalia difetto malfunzionamento | impallato bloccato riavviare | bug errore ' +
  'anomalia malfunzionamento | problema guasto errore anomalia inconveniente | errore codice anomalia ' +
  'guasto | inconveniente problema anomalia guasto | avviso messaggio allarme segnalazione | messaggio ' +
  'avviso segnalazione | spia led indicatore | lucina spia led indicatore | lampadina lampada led | lampada ' +
  'lampadina illuminazione | lampeggia lampeggiante intermittente | display schermo visualizzatore | ' +
  'schermo display visualizzatore | mostra visualizza display | buio spento scuro | luminosità ' +
  'illuminazione | bip segnale acustico cicalino | suona segnale acustico allarme | cicalino segnale ' +
  'acustico | suono acustico volume audio | rumore rumoroso rumorosità | rumoroso rumore rumorosità | ' +
  'baccano rumore rumorosità | fracasso rumore rumorosità | chiasso rumore rumorosità | silenzioso ' +
  'rumorosità rumore | ronzio rumore ronza | fischio rumore fischia sibilo | cigola rumore cigolio | ' +
  'gorgoglia rumore gorgoglio | sbatte rumore colpi | vibra vibrazione | trema vibrazione vibra | traballa ' +
  'instabile vibrazione livellare | balla vibrazione instabile livellare | storto livellare orizzontale | ' +
  'dritto livellare orizzontale | livella livellare orizzontale | puzza odore | tanfo odore | odore puzza | ' +
  'muffa umidità odore | sporco sporcizia residui | sporcizia sporco residui | polvere sporco | incrostato ' +
  'calcare incrostazioni residui | macchie aloni residui | aloni macchie striature | striature aloni ' +
  'macchie | pulire pulizia lavare | lavare lavaggio pulire | pulizia manutenzione pulire | strofinare ' +
  'pulire panno | straccio panno | spugna panno | manutenzione pulizia | detersivo detergente | sapone ' +
  'detergente detersivo | candeggina cloro detergente | aceto decalcificante decalcificare | calcare ' +
  'decalcificare decalcificazione anticalcare durezza | decalcificare decalcificazione anticalcare calcare ' +
  '| durezza calcare | intasato ostruito otturato bloccato | otturato ostruito intasato | incastrato ' +
  'bloccato inceppato | inceppato inceppamento bloccato | bloccato inceppato | perdita fuoriuscita perde | ' +
  'perde perdita fuoriuscita | gocciola perdita gocce gocciolamento | pozza perdita fuoriuscita | ' +
  'pozzanghera perdita fuoriuscita | allagamento perdita traboccamento | trabocca traboccamento perdita | ' +
  'bagnato umido umidità | umido umidità condensa | condensa umidità condensazione | appannato condensa | ' +
  'asciutto asciugatura asciugare | asciugare asciugatura essiccazione | caldo calore temperatura | ' +
  'scaldare riscaldare riscaldamento | riscaldare scaldare riscaldamento | surriscaldamento surriscalda ' +
  'temperatura | scotta ustione caldo | scottarsi ustione ustioni | bollente caldo ustione | tiepido ' +
  'temperatura | freddo raffreddare raffreddamento temperatura | raffreddare raffreddamento refrigerazione ' +
  '| fresco raffreddare raffreddamento | congelare congelamento surgelare congelazione | surgelato ' +
  'congelato congelamento | ghiaccio brina gelo | brina ghiaccio sbrinamento | sbrinare sbrinamento brina | ' +
  'scongelare scongelamento sbrinamento | antigelo congelamento | cubetti ghiaccio | pesante peso | peso ' +
  'massa | misure dimensioni ingombro | dimensioni misure ingombro | grandezza dimensioni | largo larghezza ' +
  'dimensioni | alto altezza dimensioni | profondo profondità dimensioni | lungo lunghezza | durata ' +
  'autonomia | distanza spazio distanziamento | spazio distanza ingombro | lontano distanza | muro parete | ' +
  'parete muro | installare installazione montaggio montare | montare montaggio assemblare installare | ' +
  'smontare smontaggio rimuovere | appendere fissare parete | fissare fissaggio avvitare | posizionare ' +
  'collocare installare posizione | appoggiare collocare posizionare | abbinare associare accoppiare ' +
  'abbinamento | accoppiare abbinare associare accoppiamento | associare associazione abbinare accoppiare | ' +
  'telefonino smartphone cellulare telefono | cellulare smartphone telefono | smartphone cellulare | app ' +
  'applicazione | wifi wlan rete wireless | wireless wifi wlan | internet rete connessione | modem router | ' +
  'router modem | password codice pin | pin codice password | account profilo utente | utente utilizzatore ' +
  'account | accedere accesso login | registrarsi registrazione account | lucchetto blocco | bambini ' +
  'sicurezza blocco | porta sportello portello anta | sportello porta portello | coperchio copertura | ' +
  'tappo coperchio | copertura coperchio | aprire apertura | chiudere chiusura | guarnizione gomma | gomma ' +
  'guarnizione | maniglia impugnatura manico | manico impugnatura maniglia | cerniera cardine | togliere ' +
  'rimuovere estrarre smontare | levare rimuovere togliere estrarre | estrarre rimuovere togliere | ' +
  'rimuovere togliere estrarre | rimettere reinserire riposizionare | inserire introdurre | infilare ' +
  'inserire introdurre | riempire riempimento rabboccare | rabboccare riempire rabbocco | svuotare ' +
  'svuotamento scaricare scarico | scarico svuotare deflusso | tubo flessibile condotto | rubinetto valvola ' +
  '| valvola rubinetto | filtro cartuccia | retina filtro | cassetto vaschetta comparto scomparto | ' +
  'vaschetta cassetto contenitore | vasca serbatoio | serbatoio vaschetta contenitore | tanica serbatoio | ' +
  'contenitore recipiente serbatoio | caraffa brocca | ripiano griglia mensola | griglia ripiano | ' +
  'sacchetto sacco | cestello tamburo | tamburo cestello | oblò sportello | bucato biancheria tessuti | ' +
  'biancheria bucato tessuti | vestiti tessuti biancheria | indumenti tessuti | centrifuga giri | giri ' +
  'velocità centrifuga | stoviglie piatti | piatti stoviglie | bicchieri stoviglie | programma ciclo ' +
  'modalità | ciclo programma | modalità funzione programma | rapido veloce breve | veloce rapido velocità ' +
  '| velocità giri | breve rapido | lento velocità | risparmiare risparmio eco | eco risparmio | timer ' +
  'programmazione ritardo | ritardato posticipato ritardo differito | posticipare ritardo ritardato | ' +
  'orologio orario | orario orologio | pausa interrompere | interrompere annullare arrestare interruzione | ' +
  'annullare cancellare interrompere | cancellare eliminare annullare | eliminare cancellare | resettare ' +
  'ripristinare reset ripristino azzerare | azzerare ripristinare reset | ripristinare ripristino reset | ' +
  'reset ripristino resettare | fabbrica predefinite ripristino | riavviare riavvio reset | aggiornare ' +
  'aggiornamento firmware | aggiornamento firmware software | software firmware | scontrino fattura ' +
  'garanzia | fattura garanzia | ricambi accessori pezzi | pezzo ricambio componente | accessorio ricambio ' +
  '| ordinare ordinazione ricambi | matricola seriale targhetta | seriale matricola targhetta | targhetta ' +
  'etichetta matricola | etichetta targhetta | modello targhetta | assistenza servizio | tecnico assistenza ' +
  'installatore specializzato | idraulico installatore tecnico | elettricista tecnico specializzato ' +
  'qualificato | installatore tecnico qualificato | riparatore assistenza tecnico | chiamare contattare ' +
  'assistenza telefono | contattare assistenza | telefonare contattare assistenza | pattumiera rifiuti ' +
  'smaltimento | spazzatura rifiuti smaltimento | immondizia rifiuti smaltimento | buttare smaltire ' +
  'smaltimento | rottamare smaltire smaltimento | discarica smaltimento rifiuti | smaltire smaltimento ' +
  'riciclaggio | riciclare riciclaggio smaltimento | imballaggio imballo scatola | scatola imballaggio ' +
  'confezione | confezione imballaggio | trasloco trasporto trasportare | trasportare trasporto spostare | ' +
  'spostare trasporto spostamento | sollevare sollevamento trasporto | riporre immagazzinare stoccaggio ' +
  'conservare | rimessaggio stoccaggio immagazzinamento inverno | inverno rimessaggio gelo | vacanza ' +
  'assenza inutilizzo | ferie assenza vacanza inutilizzo | assenza vacanza inutilizzo | pericoloso pericolo ' +
  'rischio avvertenza | pericolo rischio avvertenza | tossico nocivo pericolo | incendio fuoco fiamma | ' +
  'fuoco incendio fiamma | bruciare ustione incendio | fumo incendio | scossa folgorazione | consentito ' +
  'ammesso | vietato divieto | massimo max | frequenza intervallo regolarmente | intervallo frequenza | ' +
  'mensile mese | annuale anno | settimanale settimana | giornaliero giorno | fuori esterno aperto | ' +
  'esterno aperto | garage ambiente | cantina ambiente | pavimento superficie | tappeto moquette pavimento ' +
  '| piedini livellare | rotelle ruote | incluso dotazione compreso | compreso dotazione incluso | ' +
  'dotazione fornitura accessori | usare utilizzare utilizzo uso | utilizzare usare uso impiego | adatto ' +
  'idoneo compatibile | idoneo adatto compatibile | compatibile adatto idoneo compatibilità | capienza ' +
  'capacità volume | capacità volume capienza | litri capacità volume | chili kg peso | dose dosaggio | bar ' +
  'pressione | aria ventilazione aerazione | arieggiare ventilazione aerazione | ventola ventilatore | ' +
  'ventilatore ventola | motore azionamento | lama coltello lame | affilare affilatura lama | smussata ' +
  'affilare affilatura | olio lubrificante lubrificare | lubrificare lubrificazione olio | ingrassare ' +
  'lubrificare grasso | cinghia trasmissione | benzina carburante | gasolio carburante diesel | carburante ' +
  'benzina gasolio | tergicristallo spazzole | pneumatico gomma | foto immagine fotografia | fotografare ' +
  'scattare scatto | fotocamera obiettivo | telecamera videocamera | videocamera telecamera | video filmato ' +
  'registrazione | filmare registrare ripresa | sfocato nitidezza fuoco | scheda memoria | salvare ' +
  'memorizzare salvataggio | memorizzare salvare memoria | backup copia salvataggio | stampante stampa | ' +
  'inchiostro cartuccia toner | toner cartuccia inchiostro | fogli carta | scansionare scansione scanner | ' +
  'scanner scansione | fotocopia copia | chiavetta usb | auricolari cuffie | cuffie auricolari | casse ' +
  'altoparlanti | altoparlante diffusore | televisore tv | telecomando comando | simbolo icona pittogramma ' +
  '| icona simbolo | simbolino icona simbolo spia | significa significato | frigo frigorifero | congelatore ' +
  'freezer | freezer congelatore | lavatrice lavabiancheria | asciugatrice asciugatura | lavapiatti ' +
  'lavastoviglie | aspirapolvere aspirazione | forno cottura | fornello cottura | cuocere cottura | cappa ' +
  'aspirazione | chicchi caffè | macinare macinatura macinacaffè | caldaia riscaldamento | termosifone ' +
  'radiatore calorifero | radiatore termosifone calorifero | stufa riscaldamento | termostato temperatura | ' +
  'condizionatore climatizzatore | climatizzatore condizionatore | sensore rilevatore | rilevatore sensore ' +
  '| antifurto allarme | sirena allarme | erba prato | prato erba | tosaerba rasaerba tagliaerba | ' +
  'tagliaerba rasaerba tosaerba | annaffiare irrigazione | trapano avvitatore | sega taglio | vite avvitare ' +
  '| avvitare vite serrare | stringere serrare | allentare svitare | svitare allentare | ruggine corrosione ' +
  '| graffio graffi superficie | crepa danneggiato | attrezzo utensile | utensile attrezzo | gatto animali ' +
  '| cane animali | apparecchio macchina dispositivo | macchinetta macchina apparecchio | dispositivo ' +
  'apparecchio | libretto istruzioni manuale | manuale istruzioni libretto | istruzioni manuale | pdf ' +
  'istruzioni | scritta messaggio indicazione | scritto messaggio | segna indica visualizza mostra | spunta ' +
  'compare visualizza | monitor display schermo | lucetta spia led indicatore | luce spia led | figurina ' +
  'icona immagine simbolo | disegnino icona simbolo | freccia icona simbolo | tazzina tazza | tazza tazzina ' +
  '| bicchiere tazza | chicchi grani | grani chicchi | macinino macinacaffè macinatura macina | macinacaffè ' +
  'macinino macinatura | grattare macinare macinatura | deca decaffeinato | decaffeinato premacinato | ' +
  'polvere premacinato macinato | cucchiaio misurino dosatore | cucchiaino misurino | misurino cucchiaio | ' +
  'bricco caraffa | crema schiuma | schiumetta schiuma | schiuma crema | amaro aroma intensità gusto | ' +
  'brodoso acquoso aroma | acquoso aroma intensità | forte aroma intensità | leggero aroma intensità | ' +
  'ristretto corto lunghezza quantità | corto ristretto lunghezza quantità | dose quantità | dosi quantità ' +
  '| dischetto fondi | fondi scarti | fradicio bagnato umido | buchetto foro beccuccio ugello | foro ' +
  'beccuccio ugello | beccuccio erogatore | erogatore beccuccio | orlo bordo | coricata orizzontale ' +
  'sdraiata trasporto | sdraiata orizzontale trasporto | depuratore addolcitore filtro osmosi | osmosi ' +
  'addolcitore | rubinetto acqua | lavandino lavello | lavalo lavaggio lavastoviglie | lavare lavastoviglie ' +
  '| mensola ripiano | rimettere reinserire | regge carico portata capacità | ungere lubrificare ingrassare ' +
  '| oleoso olio | unto olio oleoso | aromi aromatizzati | bimbo bambini | bimba bambini | figlia bambini | ' +
  'figlio bambini | nipote bambini | pacemaker dispositivi medici | preventivo costo riparazione | prezzo ' +
  'costo preventivo | copertura garanzia estensione | gratis gratuito gratuita | gratuito gratis | b&b ' +
  'professionale commerciale | sveglia programmata orario | risparmiare risparmio | crepato rotto ' +
  'danneggiato | crepa danneggiato incrinato';
