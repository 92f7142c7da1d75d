/** Everyday words, Spanish, as they are spoken, too; see `words/common-words.ts`. */
export const EVERYDAY =
  'a abajo absolutamente abuela abuelo acá acaba acabo además adentro afuera agarrar agarro ahí ahora ' +
  'ahorita al algo alguien algún alguna algunas alguno algunos allá allí alrededor amiga amigo amigos ' +
  'andas ando antes año años apenas aquel aquella aquellas aquello aquellos aquí arriba así atrás aún ' +
  'aunque averiguar ay ayer ayuda ayúdame ayudar ayudarme bah bárbaro básicamente bastante bien boludo ' +
  'bonito buen buena buenas bueno buenos cabrón cada carajo caray cariño casa casi caso cerca chamba che ' +
  'chévere chica chico chido chiquita chiquito chiquitos chisme chunche cierta ciertamente cierto cinco ' +
  'claro coger cojo comentar comento compa completa completamente completo comprado compramos comprar ' +
  'compras compré comprende comprender comprendo compro conforme conmigo conoce conocer conozco conseguir ' +
  'consejo considero consigo consigue constantemente contigo contra coño correcta correctamente correcto ' +
  'cosa cosas coso cree creer creo cuál cualquier cualquiera cuánta cuántas cuanto cuánto cuántos cuate ' +
  'cuatro cuñado curioso da daba dame dar de debajo debe debemos deben debería deberían debía debo decía ' +
  'decir decirme deja dejado dejan dejar dejé dejo del delante demás demasiada demasiadas demasiado ' +
  'demasiados demonios dentro depende desea deseo desesperada desesperado desgraciado después detrás di ' +
  'día diablos días dice dicen dicho diferente diga dígame digo dijeron dijo dime dio dios directamente ' +
  'distinto domingo dos doy duda dudas durante echo efectivamente ejemplo encantaría encima encontrado ' +
  'encontrar encontrarlo encontré encuentro enseguida entender entendí entendido entiende entiendo ' +
  'entonces entre era eran eres esa esas ese eso esos esposa esposo está estaba estaban estamos están ' +
  'estaría estás este esté estén esto estos estoy estuve estuviera estuvieron estuvo evidentemente ' +
  'exactamente exacto existe explica explícame explicar explíqueme extraña extrañas extraño extraños fácil ' +
  'fácilmente falta familia fatal favor feo fin final finalmente fue fuera fueron fuese fui gente gracias ' +
  'gran grande grandes güey gustaría ha habéis haber había habían habías habido habrá habrán habría hace ' +
  'hacen hacer hacerla hacerle hacerlo hacía haciendo haga hagan hago han hará harán haría harta harto has ' +
  'hasta hay haya he hecho hemos hermana hermano hice hicieron hija hijo hijos hizo hola hombre ' +
  'honestamente hostia hoy hubiera hubo huevón iba ida idea ideas igual igualmente importa importante ' +
  'imposible incluso intenta intentado intentar intenté intento ir jamás joder jueves la lado lío ' +
  'llega llegado llegan llegar llegó lleva llevamos llevo luego lugar lunes macho madre mal mala maldita ' +
  'maldito malo mamá manera maneras mañana marido martes más mayor mayoría me medio mejor menor menos ' +
  'menudo mes meses mi mía miedo mientras miércoles mierda mío míos mira mirar miro mis misma mismas mismo ' +
  'mismos mogollón momento montón mucha muchas muchísimo mucho muchos mujer mundo muy nada nadie narices ' +
  'necesita necesitamos necesitar necesitaría necesito ni ningún ninguna ninguno no noche noches normal ' +
  'normales normalmente nos nosotros nuestra nuestras nuestro nuestros nueva nuevas nuevo nuevos nunca o ' +
  'obviamente ocho ocurre ocurrido ocurrió ojalá ok onda os ostras otra otras otro otros oye padre papá ' +
  'parece parecen parecer parecido particular pasa pasaba pasado pasan pasando pasó pe pena pendejo ' +
  'pensaba pensar peor pequeña pequeñas pequeño pequeños perdón perdona perfectamente perfecto pero ' +
  'persona personal personas pienso pinche plis poca pocas poco pocos podéis podemos poder podría ' +
  'podríamos podrían podrías pone ponen poner ponerlo pones pongo por porfa porfi porque porqué posible ' +
  'posiblemente pregunta preguntar pregunto preocupa previamente primer primera primero primo ' +
  'principalmente probablemente probado probar probé pronto próxima próximo pude pueda puedan puedas puede ' +
  'pueden puedes puedo pues puñeta puñetera puñetero puse pusimos puso puta puto queda quedado quedan ' +
  'quedar quede quedo queréis queremos querer quería querría quien quién quienes quiera quieras quiere ' +
  'quieren quieres quiero quilombo quise quizá quizás rara raras rarito raro raros rato realidad realmente ' +
  'recién recientemente relación resolver respecto rollo sábado sabe sabéis saben saber saberlo sabes se ' +
  'sé sea sean seguido seguir según seis semana semanas sentido señor señora ser será serán si sí sido ' +
  'siempre siendo siete siga sigo sigue siguen simple simplemente simples siquiera sirva sirve sirven ' +
  'sirvió sitio situación sobra sobre sobretodo sobrina sobrino sois sola solamente solas solo sólo solos ' +
  'somos soy suegra super súper supongo supuesto suya suyo tal tales también tampoco tan tanta tantas ' +
  'tanto tantos tarde tardes tema tendrá tendría tenéis tenemos tener tenga tengáis tengan tengas tengo ' +
  'tenía teníamos tercera tercero ti tía tiempo tiene tienen tienes tío tipo tipos toda todas todavía todo ' +
  'todos total totalmente tras tratado tratar trato tres truco tu tú tus tuve tuvieron tuvo tuya tuyo ' +
  'última últimamente últimas último últimos un una unas uno unos usted ustedes útil va vaina vale vamos ' +
  'van varias varios vaya vayan ve veces vecina vecino vecinos veis vemos ven veo ver vete vez vi vieja ' +
  'viejas viejo viejos viene vienen viernes visto volver volví volvió vosotros voy vuelta vuelva vuelve ' +
  'vuelven vuelvo y ya yo';
