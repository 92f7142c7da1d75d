/** How instructions of other languages than English begin: "Öffnen Sie", "Appuyez", "Pulse", "Premere", "Prima", "Druk". */

/** German needs no list of verbs: "Drücken Sie", also behind a condition: "Wenn sie leuchtet, drücken Sie". */
const GERMAN = /^(?:[^.!?]{3,120}, (?:dann )?)?\p{L}{2,}(?:en|ern|eln) Sie\b/u;

/** Nor does French: "Appuyez", "Ne tirez jamais". */
const FRENCH = /^(?:ne |n['’])?(?!chez\b|assez\b|avez\b|êtes\b|pouvez\b|devez\b|voulez\b)\p{L}{3,}ez\b/iu;
const FRENCH_INFINITIVES =
  'ajouter ajuster appeler appliquer appuyer arrêter attacher attendre brancher changer charger choisir cliquer coller connecter contrôler couper débrancher démarrer démonter déplacer desserrer dévisser enlever enregistrer entrer essuyer éteindre fermer fixer glisser insérer installer introduire laisser laver lancer maintenir mettre monter nettoyer ôter ouvrir placer poser pousser presser régler relâcher remettre remonter remplacer remplir répéter retirer rincer saisir sécher sélectionner serrer sortir suivre taper tirer tourner utiliser vérifier verser vider visser';

const SPANISH =
  'abrir acceder activar aflojar ajustar añadir apagar apretar aplicar asegurar atornillar avisar bajar borrar buscar calentar cambiar cargar cerrar colgar colocar comprobar conectar configurar confirmar consultar copiar cortar dejar desactivar descargar desconectar desenchufar desenroscar deslizar desmontar ejecutar elegir eliminar empujar encender enchufar enjuagar esperar evitar extraer fijar girar guardar hacer iniciar insertar instalar introducir ir lavar limpiar llamar llenar mantener marcar montar mover oprimir poner presionar pulsar quitar reiniciar repetir retirar revisar sacar secar seguir seleccionar situar soltar subir sustituir tirar tocar usar utilizar vaciar verificar verter volver';
const SPANISH_IRREGULAR =
  'asegúre cierre abra apriete cuelgue compruebe encienda caliente elija escoja extraiga haga introduzca vaya mantenga ponga repita siga saque seque coloque busque marque toque indique aplique desenrosque apague cargue descargue pegue vacíe vierta vuelva sustituya suelte';

const ITALIAN =
  'abbassare accendere accedere aggiungere agganciare alzare annullare appoggiare applicare aprire aspettare assicurare asciugare attendere attivare avviare avvitare bloccare cambiare cancellare caricare cercare chiamare chiudere collegare collocare compilare confermare controllare copiare creare digitare disattivare disinserire eliminare eseguire estrarre evitare fare fissare girare immettere impostare infilare inserire installare lasciare lavare mantenere mettere montare muovere portare posizionare premere prendere pulire regolare riavviare riempire rilasciare rimettere rimontare rimuovere ripetere risciacquare ruotare salvare scaricare scegliere scollegare selezionare serrare sfilare smontare sollevare sostituire spegnere spingere spostare staccare stringere svitare svuotare tenere tirare toccare togliere trascinare utilizzare usare verificare versare';
const ITALIAN_IRREGULAR = 'apri chiudi scegli togli spegni accendi premi metti fai tieni vai estrai esegui';

const PORTUGUESE =
  'abrir aceder acessar ativar activar adicionar ajustar aguardar apagar apertar aplicar arrastar assegurar baixar carregar certificar clicar colocar conectar confirmar consultar copiar criar deixar desapertar desativar desactivar descarregar desconectar desligar deslizar desmontar digitar encaixar encher enxaguar escolher escrever esperar esvaziar evitar executar expandir extrair fazer fechar fixar girar guardar iniciar inserir instalar introduzir ir lavar levantar ligar limpar mandar manter marcar montar mover pousar premir pressionar procurar puxar reiniciar remover repetir retirar rodar secar seguir selecionar seleccionar soltar substituir tirar tocar usar utilizar verificar virar voltar';
const PORTUGUESE_IRREGULAR =
  'prima faça ponha mantenha siga vá repita introduza abra feche insira escolha toque coloque seque ligue desligue carregue aplique marque clique desaperte enxague enxágue verifique certifique pegue extraia expanda encha escreva substitua remova';

const DUTCH =
  'activeer bevestig bewaar bewerk controleer demonteer doe draai druk gebruik ga giet haal herhaal herstart houd installeer kies klik koppel laat laad leeg maak monteer neem ontkoppel open pak plaats reinig schakel schroef schuif selecteer sla sluit spoel start steek stel stop trek tik til typ vervang verwijder vul voer wacht was zet zorg zoek';

/** Spanish and Portuguese: the infinitive, and the polite form "pulse", "abra". */
const iberianForms = (infinitives: string): string[] =>
  infinitives.split(' ').flatMap((verb) => [verb, `${verb.slice(0, -2)}${verb.endsWith('ar') ? 'e' : 'a'}`]);

/** Italian: the infinitive, and the familiar form "ruota", "premi". */
const italianForms = (infinitives: string): string[] =>
  infinitives.split(' ').flatMap((verb) => [verb, `${verb.slice(0, -3)}${verb.endsWith('are') ? 'a' : 'i'}`]);

const FORMS: ReadonlySet<string> = new Set([
  ...iberianForms(`${SPANISH} ${PORTUGUESE}`),
  ...italianForms(ITALIAN),
  ...[SPANISH_IRREGULAR, PORTUGUESE_IRREGULAR, ITALIAN_IRREGULAR, FRENCH_INFINITIVES, DUTCH].flatMap(
    (words) => words.split(' '),
  ),
]);
/** "Abra", "No abra", "Ne pas tirer", "Certifique-se": what it begins with, bare of the negation. */
const FIRST_WORD = /^(?:(?:no|non|não|ne (?:pas|jamais)) )?(\p{L}+)/iu;
/** "asegúrese", "assicurarsi". */
const REFLEXIVE = /(?:se|si|ti)$/;

/** Whether a text in another language than English begins with an instruction. */
export function beginsForeignInstruction(text: string): boolean {
  if (GERMAN.test(text) || FRENCH.test(text)) return true;
  const word = FIRST_WORD.exec(text)?.[1]?.toLowerCase() ?? '';
  return FORMS.has(word) || FORMS.has(word.replace(REFLEXIVE, ''));
}
