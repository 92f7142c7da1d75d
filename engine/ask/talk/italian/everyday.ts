/** Everyday words, Italian, as they are spoken, too; see `words/common-words.ts`. */
export const EVERYDAY =
  'abbastanza abbia abbiamo abbiano accade accaduto accidenti adesso affatto agli ah ahimè ai aiutare ' +
  'aiutarmi aiutatemi aiuto alcun alcuna alcune alcuni alle allo allora almeno altra altre altri altrimenti ' +
  'altro ambedue amica amici amico anche ancora andare andato anni anno anzi appena apposta appunto aspetta ' +
  'aspettare assai assolutamente attimo attualmente avanti avere avete aveva avevano avevo avrà avrebbe ' +
  'avrei avuto babbo beh bel bella belle bello ben bene bimba bimbo bisogna bisogno boh bravo brutta brutto ' +
  'buon buona buonasera buone buongiorno buoni buono capisce capisci capisco cara caro casa casino caspita ' +
  'cavolo cazzo cento cerca cercare cerco certamente certe certi certo che ci ciao ciascuno cinque ciò cioè ' +
  'circa cmq coi col colpo comodamente completamente comprare comprata comprato compro comunque conosce ' +
  'conosco consigli consigliate consiglio continuamente contro così coso costa costano costoso credere ' +
  'credo cugina cugino cui da dà dagli dai dalla dalle dallo dando dappertutto datemi davanti davvero dei ' +
  'del dentro deve devono di dice diciamo dico dieci dietro difficile difficilmente dimmi dire dirglielo ' +
  'dirmi ditemi diventa diventare diverse diversi diverso dobbiamo domanda domandare domani domenica dopo ' +
  'dove dovere dovete dovrà dovrebbe dovrei dovuto due dunque durante dv ecc ecco eccome effettivamente ehi ' +
  'ella entrambe entrambi eppure era erano eravamo ero esattamente esatto esempio essa esse esserci essi ' +
  'eventualmente fa faccia facciamo faccio facendo facevo facile facilmente famiglia fanno farci fare farla ' +
  'farli farlo farmi fate fatta fatti fatto fidanzata fidanzato figli figlia figlio finalmente fine fino ' +
  'finora forse francamente fratello fregato fregatura fretta fuori genere genitori gente gentilmente già ' +
  'giorni giorno giovedì giù giuro giusta giusto gliel glielo grande grandi gratis grazie grosso guaio ' +
  'guarda guardare guardato guardo idea ieri imparare importa importante impossibile improvvisamente ' +
  'indietro infatti infine inoltre insieme insomma intanto intendo intera intero intorno inutile invece ke ' +
  'là laggiù leggermente lì loro lunedì macello magari mah mai male maledetta maledetto mamma mamme ' +
  'mannaggia marito martedì mattina mattino mazza me medesimo mediante meglio meno mentre mercoledì mese ' +
  'mesi messa messo mette metterci mettere metterla metterlo metti metto mezz mezza mezzo mia mica mie mila ' +
  'mille minuti minuto mio miseria mo mò moglie molta molte molti moltissimo molto momento mondo msg natale ' +
  'ne né neanche negli nei nel nello nemmeno neppure nessun nessuna nessuno niente nipote nipoti nn noiosa ' +
  'nonna nonni nonno nonostante normale normali normalmente nostra nostre nostri nostro notte notti nove ' +
  'nulla nuova nuove nuovi nuovo obbligatorio occorre oddio offerta ogni ognuna ognuno oltre oppure ormai ' +
  'otto ovunque ovviamente ovvio paio papà parecchi parecchio parlare parlo parte pazienza peccato peggio ' +
  'pensa pensare pensavo penso per perciò perfino però persino persona persone piace piacere piacerebbe ' +
  'piccola piccole piccoli piccolo più piuttosto po poca poche pochi poco poi poiché porca porco possa ' +
  'possano possiamo possibile possibili possibilmente possono poteva potrà potrebbe potrei praticamente ' +
  'precisamente preferibilmente preferisco prego prendere prendo pressoché presto prima primo probabilmente ' +
  'proprio prossima prossimo provare provato provo può puoi pure purtroppo qlc qlcn qnd qndo qua qual ' +
  'qualche qualcosa qualcuna qualcuno qualsiasi qualunque quando quanta quante quanti quanto quasi quattro ' +
  'quegli quei quel quell quella quelle quelli quello quest questione qui quindi quotidianamente ragazza ' +
  'ragazzi ragazzo ragione rapporto raramente realmente recente recentemente ricordo riesce riesci riesco ' +
  'riescono riguarda riguardo riuscire riuscito roba sa sabato sai sanno sapere sapete sappiamo saprei sarà ' +
  'sarebbe sarei sbagliato sbaglio scemo schifezza schifo scorsa scorso scritto scusa scusate scusi sé ' +
  'sebbene secondo sei sembra sembrano sembrare semplice semplicemente sempre sentire sentito senza sera ' +
  'serve servire servono sette settimana settimane sia siamo siano siccome sicuramente sicuro siete signora ' +
  'signore sn so sola soldi soli solita solite soliti solito solo soltanto sono sopra soprattutto sorella ' +
  'sotto spesso spiega spiegare spiegatemi sta stai stamattina stanno stanotte stare stasera stata state ' +
  'stati stato stavo stavolta stessa stesse stessi stesso sto strana stranamente strane strani strano ' +
  'stupida stupido su sua subito succede succedere successo sue sugli sui sulla sulle sullo suocera suocero ' +
  'suoi tale tali tanta tante tanti tanto tardi te tempo tenere tengo tieni tipo tizio totalmente tra ' +
  'tranne tranquillamente tranquillo tre troppa troppe troppi troppo trova trovare trovato trovi trovo tt ' +
  'tua tue tuoi tutta tuttavia tutte tutti tutto uffa uguale ultima ultimamente ultimi ultimo unica unico ' +
  'utile va vabbè vada vado vai vale vanno vari varie vario vecchi vecchia vecchie vecchio vede vedere vedi ' +
  'vedo venerdì vengo vengono venire veniva venuto veramente vero verso vi via vicina vicini vicino viene ' +
  'visto vogliamo voglio vogliono vorrebbe vorrei vorremmo vostra vostre vostri vostro vuoi vuole weekend x ' +
  'xché xke xkè zia zii zio zitto';
