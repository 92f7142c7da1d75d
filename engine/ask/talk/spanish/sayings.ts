import { beside, type Saying } from '../saying.ts';
import { wholeWords } from '../whole-words.ts';

/** Spanish; in this order. */
export const SAYINGS: readonly Saying[] = [
  beside(
    wholeWords`cuánto pesa[n]?|qué peso|cómo (?:es )?de pesad[oa]|qué tan pesad[oa]|pesa mucho|pesad[oa]s?`,
    'peso',
  ),
  beside(
    wholeWords`cuánto (?:mide|miden|ocupa|espacio ocupa)|cómo (?:es )?de (?:grande|alt[oa]|anch[oa]|larg[oa]|profund[oa])|qué tan (?:grande|alt[oa]|anch[oa]|larg[oa]|profund[oa])|qué (?:tamaño|medidas|altura|anchura|ancho|alto|largo|fondo|profundidad)|(?:cabe|entra) (?:en|debajo|bajo)`,
    'dimensiones | medidas | altura | anchura',
  ),
  beside(
    wholeWords`cuánto ruido|(?:nivel de|mucho) ruido|cuántos (?:decibelios|decibeles|db)|(?:es|cómo de|qué tan) (?:ruidos[oa]|silencios[oa])`,
    'nivel de ruido | nivel sonoro | potencia acústica | potencia sonora | presión acústica | emisión de ruido | emisiones acústicas | ruido acústico | ruido',
  ),
  beside(
    wholeWords`cuánt[oa]s?(?: (?:kilos|kg|litros|ropa|peso|agua|cosas|platos|botellas|personas))?(?: \p{L}+){0,3} (?:caben?|aguanta|soporta|admite|puedo (?:meter|cargar|poner|echar))|cuánt[oa]s? (?:kilos|kg|litros)`,
    'capacidad máxima | carga máxima | peso máximo | capacidad nominal | capacidad',
  ),
  beside(
    wholeWords`cuánt[oa] (?:espacio|hueco|distancia|separación|sitio)|cuántos (?:cm|centímetros)|(?:pegad[oa]s?|pegar(?:l[oa]s?)?|junto|contra|arrimad[oa]|arrimar(?:l[oa]s?)?)\b[^.?!]{0,20}\bpared|a qué distancia|lejos de la pared`,
    'distancia mínima | distancias mínimas | separación mínima | espacio libre | espacio mínimo | espacio suficiente | distancia | separación',
  ),
  beside(
    wholeWords`mudanza|me (?:voy a )?mud(?:o|ar)|nos (?:vamos a )?mud(?:amos|ar)|(?:mover|llevar|cargar|trasladar|transportar)(?:l[oa]s?)?(?: \p{L}+){0,4} (?:casa|coche|carro|auto|furgoneta|camioneta|piso|sitio)|trasladar(?:l[oa])?|transportar(?:l[oa])?|tumbad[oa]|acostad[oa]`,
    'transporte | transportar | traslado | desplazamiento',
  ),
  beside(
    wholeWords`(?:a|en) la basura|(?:tirar|botar)(?:l[oa]s?)?(?! (?:de|del)\b)|deshacer(?:me|nos|se)|punto limpio|(?:recogen|llevan|retiran)\b[^.?!]{0,30}\b(?:viej|antigu)[oa]|chatarra|reciclar`,
    'eliminación | desecho | reciclaje | fin de su vida útil | residuos de aparatos | eliminación de residuos | medio ambiente',
  ),
  beside(
    wholeWords`(?:de|las|en) vacaciones|(?:semanas|meses|mucho tiempo|temporada)(?: \p{L}+){0,2} (?:fuera|sin (?:usar|uso|utilizar)\p{L}*)|segunda residencia|casa de (?:campo|verano|playa)|me (?:voy|marcho|ausento)|nos (?:vamos|marchamos)|no (?:estoy|estamos|estaré|estaremos) (?:en casa|un|una|dos|tres|durante|por)`,
    'ausencia prolongada | ausencias prolongadas | períodos prolongados | periodos prolongados | período prolongado | periodo prolongado | largos períodos | largo tiempo | modo vacaciones | función vacaciones | inactividad | vacaciones | ausencia',
  ),
  beside(
    wholeWords`regletas?|ladrón|multitomas?|zapatilla|triple|multicontactos?`,
    'regletas | regleta | tomas múltiples | enchufes múltiples | toma múltiple | enchufe múltiple | adaptadores | alargadores',
  ),
  beside(
    wholeWords`(?:cable|cordón|enchufe)(?: \p{L}+){0,3} corto|alargadores?|alargues?|alargadera|extensión(?: eléctrica)?|prolongador(?:es)?`,
    'cable alargador | cables alargadores | alargador | cable de extensión | cables de extensión | cable de prolongación | cables de prolongación | prolongador | cable de alimentación',
  ),
  beside(
    wholeWords`manguera(?: \p{L}+){0,3} cort[oa]|alargar la manguera`,
    'prolongación | manguera de prolongación | extensión de la manguera | manguera',
  ),
  beside(
    wholeWords`de fábrica|(?:borrar|resetear|restablecer|reiniciar|formatear)(?:l[oa])?(?: todo)?|como (?:nuev[oa]|al principio|recién comprad[oa])|desde cero|poner(?:l[oa])? a cero`,
    'ajustes de fábrica | configuración de fábrica | valores de fábrica | valores predeterminados de fábrica | configuración predeterminada | parámetros de fábrica | restablecer | restablecimiento | reiniciar',
  ),
  beside(
    wholeWords`a quién (?:llamo|llamar|puedo llamar|acudo|recurro|pregunto|contacto)|(?:quién|alguien que)(?: \p{L}+){0,2} (?:arregla|repara|arregle|repare|arreglar|reparar|ayudar\p{L}*|venir|venga)|dónde (?:llamo|llamar|lo arreglan|reparan)|(?:llamar|número|teléfono)(?: \p{L}+){0,2} (?:técnico|servicio|atención|asistencia|soporte)|técnico`,
    'servicio de asistencia técnica | servicio técnico | servicio de atención al cliente | servicio de asistencia | atención al cliente | servicio posventa | servicio postventa | asistencia técnica | centro de servicio',
  ),
  beside(
    wholeWords`(?:viene|vienen|trae|incluye|incluyen|incluid[oa]s?)(?: \p{L}+){0,3} (?:con|en|de|la|caja|serie)|(?:en|dentro de) la caja|qué (?:viene|trae|incluye)`,
    'volumen de suministro | contenido del embalaje | contenido de la caja | contenido del paquete | contenido de la entrega | material suministrado | accesorios suministrados | accesorios incluidos | componentes suministrados',
  ),
  beside(
    wholeWords`número de (?:serie|modelo|fabricación)|qué modelo|(?:dónde|cuál)\b[^.?!]{0,30}\bmodelo`,
    'placa de características | placa de datos | placa de identificación | etiqueta de características | etiqueta de datos | número de serie',
  ),
  beside(
    wholeWords`pit(?:a|an|ar|ando|idos?|itos?)|bips?|bip bip|(?:suena|sonando|sonar)(?: \p{L}+){0,2} (?:alarma|pitido|pito)|alarmas?`,
    'señal acústica | señales acústicas | señal sonora | señales sonoras | pitido | alarma | zumbador',
  ),
  beside(
    wholeWords`(?:niñ[oa]s?|hij[oa]s?|niet[oa]s?|crí[oa]s?|bebé|peque(?:ñ[oa])?s?|chic[oa]s?|nen[ea]s?)\b[^.?!]{0,60}\b(?:tocan?|toquetean?|juegan?|jueguen?|apriet\p{L}*|puls\p{L}*|abran?|abren?|abrir|bloque\p{L}*|encienda?\p{L}*|toquen?|metan?)`,
    'seguro para niños | seguro infantil | bloqueo para niños | bloqueo infantil | bloqueo de seguridad para niños | seguridad para niños | bloqueo de teclas | bloqueo de los mandos | bloqueo de botones | bloqueo',
  ),
  beside(
    wholeWords`más tarde|(?:por|de|en) la (?:noche|madrugada)|mientras duermo|a las \d{1,2}|tarifa (?:nocturna|valle)|empiece (?:luego|después|solo|sola)|hora(?:s)? valle|retrasar`,
    'inicio diferido | inicio retardado | inicio retrasado | arranque diferido | comienzo diferido | fin diferido | programación diferida | retardo de inicio | retraso | temporizador | programador | programación',
  ),
  beside(
    wholeWords`(?:para|en) (?:mi|un|una|el|la|nuestr[oa]) (?:hotel|bar|restaurante|negocio|tienda|oficina|empresa|taller|peluquería|panadería|cafetería|local|comercio|colegio|pensión|hostal)|uso (?:profesional|industrial|comercial)|profesionalmente`,
    'uso profesional | uso comercial | uso industrial | fines comerciales | uso doméstico | uso previsto | uso conforme',
  ),
  beside(
    wholeWords`(?:se (?:va|fue|cortó|corta|ha ido)|sin|no (?:hay|había|hubo|tengo|teníamos)|cortaron|corte(?:s)? de) (?:la )?(?:luz|corriente|electricidad)|apag(?:ón|ones)`,
    'corte de corriente | corte de energía | corte eléctrico | corte de suministro | corte del suministro | fallo de corriente | falla de energía | interrupción de la corriente | fallo de alimentación | corte de luz | cortes de corriente',
  ),
  beside(
    wholeWords`(?:desde|con|en|por) (?:el|mi|un) (?:móvil|celular|teléfono|smartphone|iphone|cel|android)|a distancia|desde (?:fuera|lejos|el trabajo)`,
    'aplicación | app | control remoto | a distancia',
  ),
  beside(
    wholeWords`(?:contraseña|clave|pin|código|password)(?: \p{L}+){0,2} (?:olvidad[oa]|perdid[oa]|olvidé)|(?:olvid\p{L}+|perdí|perdido|no (?:me acuerdo de|recuerdo|sé))(?: \p{L}+){0,2} (?:contraseña|clave|pin|código|password)`,
    'restablecer la contraseña | restablecer contraseña | recuperar la contraseña | contraseña olvidada | cambiar la contraseña | contraseña | código pin',
  ),
  beside(
    wholeWords`(?:vend|regal|ced|traspas)(?:o|er|í|ar|é|ió|ó|ido|ado|erl[oa]|arl[oa])|nuevo (?:dueño|propietario)|de segunda mano|cambio de dueño`,
    'cambio de propietario | cambio de titular | nuevo propietario | a terceros',
  ),
  beside(
    wholeWords`(?:en|fuera en|al) (?:el |la |un |una |mi )?(?:garaje|cochera|sótano|balcón|terraza|patio|jardín|trastero|cobertizo|galería|intemperie|lavadero|porche|exterior|aire libre)|al aire libre`,
    'temperatura ambiente | clase climática | lugar de instalación | lugar de emplazamiento | emplazamiento | al aire libre | a la intemperie | exterior',
  ),
  beside(
    wholeWords`(?:abr|apertura)\p{L}*\b[^.?!]{0,40}\b(?:otro (?:lado|sentido)|(?:a la |hacia la )?(?:izquierda|derecha)|al revés)|(?:cambiar|invertir)\b[^.?!]{0,30}\b(?:sentido|lado)`,
    'inversión de la puerta | cambio del sentido de apertura | inversión del sentido de apertura | sentido de apertura | reversibilidad | cambiar el sentido',
  ),
  beside(
    wholeWords`(?:yo|tú|uno) mism[oa]|por (?:mi cuenta|mí mism[oa])|yo sol[oa]`,
    'personal cualificado | personal calificado | técnico cualificado | técnico especializado | personal autorizado | técnico autorizado | personal especializado | servicio técnico | servicio de asistencia técnica',
  ),
  beside(
    wholeWords`dónde (?:\p{L}+ ){0,2}(?:comprar?|compro|encuentro|encontrar|venden|consigo|conseguir|pido|pedir)|(?:comprar|pedir|conseguir)(?: \p{L}+){0,2} (?:otr[oa]|nuev[oa]s?|recambios?|repuestos?|piezas?|refacciones)|refacciones|referencia`,
    'piezas de recambio | piezas de repuesto | recambios | repuestos | accesorios | refacciones',
  ),
  beside(
    wholeWords`cuánto (?:tiempo )?(?:aguantan?|se (?:conservan?|guardan?|mantienen?))(?: \p{L}+){0,3}|se (?:conserva|guarda|mantiene)n?`,
    'tiempo de conservación | duración de conservación | tiempos de conservación | conservación',
  ),
  beside(
    wholeWords`cuánto (?:tiempo )?(?:me )?(?:dura|aguanta)(?: \p{L}+){0,2} (?:batería|pila|pilas|baterías|carga)|(?:batería|pila|carga)s? dura`,
    'autonomía | duración de la batería | duración de las pilas | tiempo de funcionamiento | tiempo de uso',
  ),
  beside(
    wholeWords`idiomas?|(?:en|habla) (?:español|castellano|inglés|catalán|francés|alemán)|lenguaje`,
    'idioma | lengua',
  ),
  beside(
    wholeWords`primera vez|(?:acabo|acabamos|acaban) de (?:comprar\p{L}*|recibir\p{L}*|traer\p{L}*|instalar\p{L}*)|recién (?:comprad[oa]|estrenad[oa]|traíd[oa])|estrenar(?:l[oa])?|antes de (?:usar|utilizar|estrenar|encender|enchufar|conectar)(?:l[oa])?|(?:esperar|espero)\b[^.?!]{0,40}\b(?:encender|enchufar|conectar|prender)\p{L}*`,
    'primera puesta en marcha | puesta en marcha | puesta en servicio | antes del primer uso | primer uso | primera utilización | puesta en funcionamiento | antes de usar',
  ),
  beside(
    wholeWords`cuánta (?:luz|electricidad|corriente)|(?:gasta|consume) mucho|cuánto (?:gasta|consume)`,
    'consumo de energía | consumo energético | consumo eléctrico | potencia nominal | consumo',
  ),
];
