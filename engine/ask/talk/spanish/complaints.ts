import { type Complaint, within } from '../complaint.ts';
import { wholeWords } from '../whole-words.ts';

/** "No sé cómo funciona" tells of no fault. */
const NOT =
  '(?:no(?! (?:entiendo|comprendo|recuerdo|hay que|debo|(?:se|encuentro|tengo claro) (?:cómo|si|por|que|dónde|cuándo|cuál)))|nunca|jamás|apenas|ni|tampoco)';
/** "No", "ya no me" before it would say the contrary. */
const UNDENIED = String.raw`(?<!\b(?:no|nunca|sin) (?:\p{L}{1,12} ){0,2})`;
/** "¿Cómo se apaga?" asks for something else. */
const UNASKED = '(?<!(?:cómo|cuándo|cuánto|dónde) )';
const DOOR = '(?:puerta|tapa|cajón|compuerta|trampilla|portezuela|cubierta)';
const NOISES =
  'zumb|chirri|rechin|cruj|golpete|silb|traquete|gorgote|borbote|ronrone|castañete|chasque|chasquid|rugid';

/** Spanish. */
export const COMPLAINTS: readonly Complaint[] = [
  {
    said: wholeWords`(?:pantalla|display|visor|visualizador)${within(4)} (?:negra|negro|apagad[oa]|oscur[oa]|vací[oa]|muert[oa]|en blanco)|(?:pantalla|display|visor)${within(1)} ${NOT}${within(2)} (?:enciende|prende|funciona|muestra|responde|se ve|va|anda)|nada en (?:la|el) (?:pantalla|display|visor)|${NOT}${within(2)} (?:ve|aparece|sale|muestra) nada${within(1)} en (?:la|el) (?:pantalla|display|visor)`,
    written: wholeWords`(?:pantalla|display|visor|visualizador)\p{L}*${within(4)} (?:negra|negro|apagad[oa]|oscur[oa]|vací[oa]|en blanco|${NOT})|sin (?:indicación|visualización|imagen)|${NOT} (?:se )?(?:muestra|aparece|visualiza|enciende)${within(2)} (?:nada|pantalla|display|imagen)`,
  },
  {
    said: wholeWords`${NOT}${within(3)} (?:entra|sale|llega|coge|toma|carga|agarra|echa)(?: \p{L}+)? agua(?! (?:calient|fri|tibi))|agua${within(1)} ${NOT} (?:entra|sale|llega|corre)(?!(?: \p{L}+)? (?:calient|fri|tibi|templ))|se queda sin agua`,
    written: wholeWords`${NOT}${within(3)} (?:entra|sale|llega|toma|carga|fluye|hay|recibe)(?: \p{L}+)? agua|agua${within(1)} ${NOT} (?:entra|sale|llega|fluye)|(?:falta|ausencia|entrada|carga|suministro|toma) de agua|sin agua`,
  },
  {
    said: wholeWords`${NOT}${within(3)} (?:enfría|enfrían|enfriar|refrigera|refrigerar|congela|congelar|hiela)|${NOT}${within(3)} (?:frí[oa]s?|fresc[oa]s?|frío)|poco frío|enfría (?:poco|mal)`,
    written: wholeWords`${NOT}${within(3)} (?:enfr|refriger|congel)\p{L}*|${NOT}${within(3)} (?:frí[oa]s?|fresc[oa]s?)|temperatura${within(4)} (?:alta|elevada)|demasiado (?:caliente|alta)|(?:frío|enfriamiento|refrigeración) insuficiente|enfría (?:poco|mal)`,
  },
  {
    said: wholeWords`${NOT}${within(3)} (?:calient[ae]n?|calentar|calentarse|calor)|calienta (?:poco|mal)|${UNDENIED}(?:demasiado|muy|sigue|queda|sale|todavía|aún|siempre|está)(?: \p{L}+)? (?:frí[oa]s?|helad[oa]s?)|tibi[oa]s?|templad[oa]s?`,
    written: wholeWords`${NOT}${within(3)} (?:calient|calent)\p{L}*|(?:demasiado |muy |sale |está )frí[oa]s?|tibi[oa]s?|templad[oa]s?|temperatura${within(4)} (?:baja|insuficiente)|(?:calor|calentamiento) insuficiente|calienta (?:poco|mal)|${NOT} alcanza${within(3)} temperatura`,
  },
  {
    said: wholeWords`${UNDENIED}(?:(?:demasiado|muy|súper|tan|bien) calientes?|${UNASKED}se (?:me )?cal(?:ie|e)nt(?:a|ó)(?: (?:mucho|demasiado))?|(?:sobre|re)cal(?:ie|e)nt\p{L}*|quema|ardiendo|arde|hirviendo)`,
    written: wholeWords`(?:demasiado |muy )calientes?|(?:sobre|re)cal(?:ie|e)nt\p{L}*|se calienta|temperatura${within(4)} (?:alta|elevada|excesiva)|exceso de (?:temperatura|calor)`,
  },
  {
    said: wholeWords`${UNDENIED}(?:congelad[oa]s?|congelan?|congeló|hiela|escarch\p{L}*|hielo${within(4)} (?:dentro|adentro|fondo|pared|paredes|partes|lados))|(?:mucho|lleno de|llena de|capa de|bloque de|demasiado|exceso de) hielo`,
    written: wholeWords`escarch\p{L}*|congelad[oa]s?|se congelan?|(?:formación|capa|acumulación|presencia|exceso|formado|forma) (?:de )?hielo|hielo${within(3)} (?:en|sobre)`,
  },
  {
    said: wholeWords`${NOT}${within(3)} (?:desagua|desagota|drena|evacúa|vacía|desaguar|drenar|vaciar|vaciarse)(?: \p{L}+)?|agua${within(3)} (?:estancada|sin salir)|(?:queda|quedó|quedado|hay)${within(2)} agua${within(3)} (?:dentro|adentro|fondo|tambor|cuba|estancada)`,
    written: wholeWords`${NOT}${within(3)} (?:desag|dren|evac|vaci)\p{L}*|agua${within(4)} (?:estancada|residual|queda|permanece)|queda agua|(?:desagüe|drenaje|evacuación)${within(4)} (?:atasc|obstru|bloque|defect|insuficiente|${NOT})\p{L}*`,
  },
  {
    said: wholeWords`fugas?|(?:gote|chorre|desbord|rebos|inund|rezum)\p{L}*|charcos?|derrama|(?:pierde|perdiendo|tira|bota|escapa)${within(2)} (?:agua|líquido|aceite)|(?:sale|saliendo|echa|suelta)${within(2)} (?:agua|líquido|aceite)${within(2)} (?:por|debajo|abajo|atrás)|(?:agua|líquido|aceite)${within(4)} (?:(?:en|por) el (?:suelo|piso|fondo)|debajo|abajo|todas partes|todos lados)`,
    written: wholeWords`fugas?|escapes? de|(?:gote|derram|desbord|rebos|inund|rezum)\p{L}*|(?:pierde|sale|pérdidas?|salida)${within(2)} (?:agua|líquido|aceite)|(?:agua|líquido)${within(4)} (?:(?:en|sobre|por) el (?:suelo|piso|fondo)|debajo|bajo)`,
  },
  {
    said: wholeWords`(?<!(?:cuánto|poco|menos|nivel de|que) )(?:ruidos?|ruidazo|ruidito)|(?:muy|demasiado|tan|súper|más) ruidos[oa]s?|jaleo|estruendo|bulla|ruidajo|hace (?:clac|clic|crac|pum|toc)|suena${within(2)} (?:rar[oa]|extraño|mal|fuerte|mucho|como)|(?:${NOISES})\p{L}*`,
    written: wholeWords`ruidos?|ruidos[oa]s?|sonidos? (?:extraño|anormal|inusual|raro)s?|(?:${NOISES})\p{L}*`,
  },
  {
    said: wholeWords`(?:huelen?(?: (?:mal|raro|fatal|a (?:podrido|moho|humedad|plástico)))?|oliendo|(?:mal |raro )?olor(?:es)?|apesta\p{L}*|hedor|peste|tufo)(?!${within(3)} (?:quemado|chamuscado|gas|humo))`,
    written: wholeWords`olor(?:es)?|huelen?|maloliente\p{L}*`,
  },
  {
    said: wholeWords`${UNDENIED}(?:vibr(?:a|an|ando|ación|aciones)|tiembla|temblando|tambalea\p{L}*|bambolea\p{L}*|cojea|baila|se (?:mueve|desplaza|menea|zarandea))|torcid[oa]|inclinad[oa]|desnivelad[oa]|${NOT} está${within(1)} (?:rect[oa]|nivelad[oa]|derech[oa])`,
    written: wholeWords`vibra\p{L}*|(?:tambale|temblo|bambole)\p{L}*|tiembla|se (?:mueve|desplaza)|inestab\p{L}*|(?:des)?nivel(?:ad[oa]|ar|ación)`,
  },
  {
    said: wholeWords`condensación|vaho|empañ\p{L}*|gotitas|suda`,
    written: wholeWords`condensa\p{L}*|vaho|empañ\p{L}*|humedad|gotas de agua`,
  },
  {
    said: wholeWords`${NOT}${within(3)} (?:sec(?:a|an|ar|o|os|as)|escurr\p{L}*)|(?:sigue|siguen|está|están|queda|quedan|sale|salen|todo|toda|muy)(?: \p{L}+)? (?:mojad|húmed|empapad)[oa]s?|empapad[oa]s?`,
    written: wholeWords`${NOT}${within(3)} sec(?:a|an|ado|o|os|as|ados)|(?:mojad|húmed)[oa]s?|secado (?:insuficiente|deficiente)`,
  },
  {
    said: wholeWords`manchas?|manchad[oa]s?|(?:restos|residuos|rayas|vetas|marcas) (?:de|en|blanc[oa]s|negr[oa]s)|(?:sigue|siguen|queda|quedan|sale|salen|muy)(?: \p{L}+)? suci[oa]s?|${NOT}${within(3)} (?:limpi[oa]s?|limpian?)|moho|pelusas?|rayas`,
    written: wholeWords`manch\p{L}*|(?:restos|residuos|rayas|vetas|marcas|depósitos) \p{L}+|suci[oa]s?|suciedad|${NOT}${within(3)} limpi\p{L}*|moho|pelusas?`,
  },
  {
    said: wholeWords`${NOT}${within(3)} (?:carga|recarga|cargan|cargar|cargarse)|(?:batería|pila)s?${within(4)} (?:vací|muert|agotad|descargad|baj)[oa]s?|(?:batería|pila)s?${within(2)} (?:dura|duran|aguanta)${within(2)} (?:poco|nada|menos)|se (?:me )?(?:descarga|descargó|gasta|agota)|dura (?:muy )?poco`,
    written: wholeWords`${NOT}${within(3)} (?:re)?carg\p{L}*|(?:batería|pila|acumulador)\p{L}*${within(4)} (?:vací|agotad|descargad|baj|gastad|defectuos)[oa]s?|(?:autonomía|duración)${within(4)} (?:cort|reducid|baj|insuficient|poc)\p{L}*|se descarga|(?:error|fallo|problema) de carga`,
  },
  {
    said: wholeWords`${NOT}${within(3)} (?:(?:re)?conect[ae]\p{L}*|vincul\p{L}*|emparej\p{L}*|sincroniz\p{L}*|detecta|encuentra|reconoce)|(?:${NOT} (?:hay|tengo|tiene|agarra|coge)|sin|pierde|perdió|se corta|se cae|se va)(?: \p{L}+)? (?:conexión|señal|internet|wi-?fi|red|cobertura)|(?:conexión|señal|internet|wi-?fi)${within(2)} (?:se (?:corta|cae|pierde|va)|falla)|se desconecta|fuera de línea|offline`,
    written: wholeWords`${NOT}${within(3)} (?:conect|vincul|emparej|sincroniz|detect|encuentra|encontr|reconoce|hay conexión|hay señal)\p{L}*|(?:sin|pérdida de|falta de|fallo de|error de|problemas? de|${NOT} hay) (?:conexión|señal|red|comunicación|internet|wi-?fi)|(?:conexión|señal|red)\p{L}*${within(4)} (?:fall|perdid|débil|interrump|imposible|inestable|${NOT})\p{L}*|desconecta|fuera de línea|offline`,
  },
  {
    said: wholeWords`(?:atasc|atranc|encall|obstru)\p{L}*|ator(?:a|an|ó|ar|ad[oa]s?)|(?:se )?trab(?:a|ó|ad[oa]s?)|(?:bloquead|tapad|tupid|agarrotad|pillad)[oa]s?|se (?:me )?(?:bloquea|bloqueó|tapa|tapó|engancha)`,
    written: wholeWords`(?:atasc|atranc|obstru|bloque|encall|obtur)\p{L}*|(?:ator|trab)(?:a|an|ad[oa]s?)|tapad[oa]s?`,
  },
  {
    said: wholeWords`${DOOR}${within(3)} ${NOT}${within(3)} (?:cierra|cierran|cerrar|encaja|ajusta)|${NOT}${within(3)} (?:cierra|cierro|cerrar)(?: (?:bien|la|el|del todo))* ${DOOR}|${DOOR}${within(3)} (?:abierta|entreabierta|cierra mal)|${NOT}${within(2)} cierra(?: bien)?|cierra mal`,
    written: wholeWords`${DOOR}s?${within(4)} (?:${NOT}|mal|difícil)${within(3)} (?:cierr|cerr|encaj)\p{L}*|${DOOR}s?${within(3)} abiert[oa]s?|(?:${NOT}|difícil)${within(4)} (?:cierr|cerr)\p{L}*|cierra mal`,
  },
  {
    said: wholeWords`${DOOR}${within(3)} (?:${NOT}${within(3)} (?:abre|abren|abrir|abrirse)|(?:bloquead|atascad|trabad)[oa])|${NOT}${within(3)} (?:abre|abrir|abrirse|abro)(?: (?:bien|la|el))*(?: ${DOOR})?|(?:cuesta|difícil)${within(2)} abrir`,
    written: wholeWords`${DOOR}s?${within(4)} (?:${NOT}|difícil|cuesta)${within(3)} (?:abr|abiert)\p{L}*|${DOOR}s?${within(3)} (?:bloquead|atascad|trabad)[oa]|(?:${NOT}|difícil|imposible|dificultad)${within(4)} (?:abre|abrir|abrirse|apertura)`,
  },
  {
    said: wholeWords`(?:teclas?|botón|botones|mandos?|panel|pantalla táctil|táctil|perillas?|controles)${within(3)} (?:${NOT}|bloquead[oa]s?|trabad[oa]s?)(?: (?:me|se|le))?(?: (?:funcionan?|responden?|reaccionan?|hacen?(?: nada)?|van?|sirven?))?|${NOT}(?: \p{L}+)? (?:responden?|reaccionan?|hace caso)`,
    written: wholeWords`(?:teclas?|botón|botones|mandos?|panel|pantalla táctil|sensor\p{L}*|controles)${within(4)} (?:${NOT}|bloquead[oa]s?|respond\p{L}*|reaccion\p{L}*)|${NOT}${within(2)} (?:respond|reaccion)\p{L}*`,
  },
  {
    said: wholeWords`${UNASKED}(?<!\bno )se (?:me |nos )?(?:apag(?:a|ó)|par(?:a|ó)|detiene|detuvo|cort(?:a|ó)|interrump\p{L}*)(?:${within(3)} (?:sol[oa]|de repente|de golpe|de pronto|sin motivo|a mitad|a medias|a cada rato|constantemente|enseguida|todo el (?:tiempo|rato)))?|deja de (?:funcionar|andar|girar|trabajar)|${NOT} (?:para|termina|acaba) nunca|(?:funciona|trabaja|anda|está)${within(2)} (?:todo el (?:tiempo|rato|día)|sin parar|continuamente)`,
    written: wholeWords`se (?:apaga|para|detiene|interrumpe|desconecta|desactiva)|(?:apagado|parada|interrupción|desconexión)${within(2)} (?:automátic|inesperad|repentin)\p{L}*|deja de funcionar|(?:funciona|trabaja|marcha)${within(3)} (?:continu\p{L}*|sin (?:parar|interrupción)|constante\p{L}*|permanente\p{L}*|demasiado)|interrump\p{L}*`,
  },
  {
    said: wholeWords`(?:salt|dispar|fund|quem|bot|cae)\p{L}*${within(3)} (?:plomos?|fusibles?|diferencial|disyuntor|térmica|tacos?|breaker|magnetotérmico|limitador|automático|llave de la luz)|(?:plomos|fusibles?|diferencial|disyuntor|térmica|tacos|breaker|automático)${within(3)} (?:salt|dispar|fund|quem|cae|bot)\p{L}*|(?:van|fueron|ido) los plomos|(?:salta|saltó|se va|se fue|corta|deja sin) (?:la )?luz`,
    written: wholeWords`fusibles?|diferencial|disyuntor|magnetotérmico|interruptor (?:automático|diferencial)|cortacircuitos?|plomos`,
  },
  {
    said: wholeWords`(?:luz|luces|lámpara|bombilla|foco|iluminación|ampolleta)${within(4)} (?:${NOT}|fundid[oa]|quemad[oa]|apagad[oa])(?: (?:se |me )?(?:encienden?|prenden?|funcionan?|alumbran?|van?))?|(?:fundió|fundida|quemó)${within(2)} (?:luz|bombilla|lámpara|foco|ampolleta)|${NOT}${within(2)} luz`,
    written: wholeWords`(?:luz|luces|lámpara|bombilla|iluminación|led)s?${within(4)} (?:${NOT}|defectuos[oa]|fundid[oa]|apagad[oa]|quemad[oa])|${NOT}${within(3)} (?:ilumina|luz)`,
  },
  {
    said: wholeWords`(?:poc[oa]|menos|pierde|perdió|perdido|falta de|sin|${NOT} tiene)(?: (?:tanta|mucha|la|su|muy poca))? (?:fuerza|potencia|presión|succión|caudal)|(?:sale|funciona|va|aspira|corta) (?:muy )?(?:poco|floj[oa]|sin fuerza)|${NOT}${within(2)} (?:aspira|succiona|absorbe|chupa)`,
    written: wholeWords`(?:potencia|presión|succión|aspiración|rendimiento|caudal|fuerza)${within(4)} (?:baj|insuficient|reducid|débil|escas|poc|disminu|${NOT})\p{L}*|(?:poca|baja|falta de|pérdida de|menor) (?:potencia|presión|succión|aspiración|fuerza|caudal)|${NOT}${within(2)} (?:aspira|succiona|absorbe)|(?:aspira|corta|funciona) (?:poco|mal)`,
  },
  {
    said: wholeWords`(?:va|está|muy|demasiado|súper|tan) lent[oa]s?|tarda(?:ndo)? (?:mucho|demasiado|un montón|una eternidad|siglos)|dura (?:muchísimo|demasiado)|(?:${NOT}) acaba nunca|demora (?:mucho|demasiado)`,
    written: wholeWords`lent(?:[oa]s?|amente|itud)|tarda${within(2)} (?:mucho|demasiado)|(?:duración|tiempo|programa|proceso)${within(4)} (?:larg|excesiv|prolong|alarg)\p{L}*`,
  },
  {
    said: wholeWords`${NOT}${within(3)} (?:enciend[ea]n?|encender|prend[ea]n?|prender|arranca|arrancar|inicia|funcionan?|funcionar|trabaja|trabajan|anda|marcha|furula|rula|jala|tira|va|sirve|da señales|empieza)|(?:completamente|totalmente|del todo) (?:muert[oa]|apagad[oa])|${NOT} (?:pasa|hace|ocurre|sucede) nada|(?:se (?:ha )?|está |quedó )(?:murió|muerto|muerta|estropeado|estropeada|estropeó)|(?:dejó|ha dejado|dejo) de (?:funcionar|andar|ir)|sin (?:señales de )?vida`,
    written: wholeWords`${NOT}${within(3)} (?:enciend|encend|prend|arranc|arranque|funcion|inici|empieza|march|trabaj|reaccion|pone en)\p{L}*|${NOT}${within(2)} (?:hay|recibe|tiene|llega) (?:corriente|tensión|alimentación|electricidad|energía)|(?:sin|falta de) (?:corriente|tensión|alimentación|energía)|permanece apagad[oa]`,
  },
];
