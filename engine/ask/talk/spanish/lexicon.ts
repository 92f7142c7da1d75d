/** What manuals print for what people say; see `talk.ts`. */
export const LEXICON =
  'heladera: frigorífico refrigerador | nevera: frigorífico refrigerador | refri: refrigerador frigorífico | ' +
  'lavarropas: lavadora | lavaplatos: lavavajillas | lavatrastes: lavavajillas | secarropas: secadora | vitro: ' +
  'vitrocerámica placa encimera | hornalla: quemador zona fogón | anafe: placa encimera | estufa: calefactor ' +
  'radiador cocina | canilla: grifo | empaque: junta sello | burlete: junta | traste: vajilla | olla: ' +
  'recipiente cazuela utensilio | cajón: compartimento depósito | balda: estante bandeja | gaveta: cajón ' +
  'compartimento | jabón: detergente | cloro: lejía hipoclorito | sarro: cal incrustación descalcificación | ' +
  'moho: humedad hongo | mugre: suciedad residuo | pelusa: filtro residuo fibra | pelo: residuo cepillo filtro ' +
  '| engrasar: lubricar lubricante | aceitar: lubricar lubricante | apestar: olor | peste: olor | maloliente: ' +
  'olor | tufo: olor | chamuscado: quemado sobrecalentamiento humo | humear: humo sobrecalentamiento | chispa: ' +
  'arco descarga cortocircuito | chispazo: cortocircuito arco descarga | corrientazo: descarga eléctrica | ' +
  'electrocutarse: descarga eléctrica | corriente: alimentación tensión electricidad red | watt: potencia ' +
  'vatio | apagón: corte suministro alimentación | térmica: disyuntor interruptor | tomacorriente: toma ' +
  'enchufe | enchufar: conectar alimentación | desenchufar: desconectar alimentación | alargador: prolongador ' +
  'extensión | zapatilla: regleta toma | pila: batería | descargado: batería carga agotado | prender: encender ' +
  'encendido | muerto: encender alimentación avería | roto: defectuoso dañado averiado | romperse: avería daño ' +
  'defecto | estropeado: averiado defectuoso dañado | estropearse: avería fallo | dañado: defectuoso averiado ' +
  '| descompuesto: averiado defectuoso | escacharrado: averiado defectuoso | malogrado: averiado defectuoso | ' +
  'petar: bloquear fallo error | colgarse: bloquear reiniciar responder | colgado: bloqueado reiniciar | ' +
  'trabado: bloqueado atascado | trabarse: bloquear atasco | atorado: atascado obstruido | atorarse: atasco ' +
  'obstrucción | atascado: obstruido bloqueado | tapado: obstruido atascado | taparse: obstrucción atasco | ' +
  'destapar: desatascar obstrucción | desatorar: desatascar obstrucción | gotear: fuga goteo | gotera: fuga ' +
  'goteo | charco: fuga agua | desaguar: desagüe vaciado bomba | desagotar: vaciar desagüe | cañería: tubería ' +
  'conducto | caño: tubo tubería | váter: inodoro | wáter: inodoro | excusado: inodoro | calefón: calentador | ' +
  'boiler: calentador caldera | calefa: calefacción | aire: climatizador acondicionador | split: ' +
  'acondicionador climatizador | abanico: ventilador | chirriar: ruido fricción lubricar | rechinar: ruido ' +
  'lubricar | pitar: pitido acústico alarma señal | temblar: vibración nivelar | cojo: nivelar inestable pata ' +
  '| tambalearse: inestable nivelar | chueco: nivelar alinear desalineado | desnivelado: nivelar | flojo: ' +
  'suelto apretar | aflojar: soltar desatornillar | rayón: arañazo rasguño | abolladura: daño golpe | grieta: ' +
  'fisura daño | rajado: agrietado fisura | herrumbre: óxido corrosión | oxidado: corrosión óxido | botón: ' +
  'tecla pulsador | perilla: mando selector | ruedita: mando selector rueda | manija: asa tirador | ' +
  'agarradera: asa empuñadura | foco: lámpara bombilla | ampolleta: lámpara bombilla | bombillo: lámpara ' +
  'bombilla | lucecita: indicador testigo led piloto | chivato: testigo indicador | parpadear: intermitente ' +
  'destellar indicador | titilar: parpadear intermitente | pantallita: visor display indicador | numerito: ' +
  'código indicador | bulón: perno tornillo | destornillador: atornillador | armar: montar montaje ensamblar | ' +
  'desarmar: desmontar desmontaje | sacar: retirar extraer desmontar | quitar: retirar extraer desmontar | ' +
  'mudanza: transporte traslado | empotrado: integrado encastrar | caber: dimensión capacidad medida | tamaño: ' +
  'dimensión medida | ancho: anchura dimensión | hondo: profundidad dimensión | fregar: limpiar lavar | ' +
  'arreglar: reparar reparación solucionar | arreglo: reparación | técnico: servicio asistencia | repuesto: ' +
  'recambio pieza | refacción: recambio repuesto pieza | tirar: desechar eliminar desecho reciclaje | botar: ' +
  'desechar eliminar reciclaje | basura: residuo desecho eliminación | celular: móvil smartphone teléfono | ' +
  'compu: ordenador computadora | computadora: ordenador equipo | ordenador: computadora equipo | wifi: wlan ' +
  'inalámbrico red | router: enrutador módem | módem: enrutador router | contraseña: clave acceso | ' +
  'registrarse: cuenta usuario registro | loguearse: acceder sesión | vincular: emparejar conexión bluetooth | ' +
  'bajar: descargar reducir disminuir | resetear: restablecer reiniciar | reiniciar: restablecer apagar ' +
  'encender | borrar: eliminar suprimir | pantallazo: captura | tinta: cartucho tóner | tele: televisor ' +
  'televisión | bocina: altavoz | parlante: altavoz | corneta: altavoz | auricular: audífono | enmudecer: ' +
  'silenciar sonido | borroso: enfoque nitidez desenfoque | pixelado: resolución señal | coche: vehículo ' +
  'automóvil | carro: vehículo automóvil | auto: vehículo automóvil | llanta: neumático rueda | desinflado: ' +
  'presión neumático inflado | pinchar: pinchazo neumático | cajuela: maletero | baúl: maletero | parabrisas: ' +
  'limpiaparabrisas luneta | nafta: gasolina combustible | bencina: gasolina combustible | tanque: depósito | ' +
  'patinete: scooter monopatín | cortacésped: cortadora cuchilla | podadora: cortacésped cortadora | césped: ' +
  'hierba cortacésped | pasto: césped hierba | manguerazo: chorro agua | pileta: piscina | alberca: piscina | ' +
  'cortarse: lesión herida corte | lastimarse: lesión | peligroso: peligro riesgo advertencia seguridad | ' +
  'tensiómetro: esfigmomanómetro presión arterial | caminadora: cinta correr | báscula: balanza peso | boleta: ' +
  'factura recibo comprobante | ticket: recibo factura comprobante | plata: precio coste importe pago | ' +
  'costar: precio coste | gastado: desgastado desgaste | devolver: devolución desistimiento reembolso | ' +
  'reembolso: devolución | reclamo: reclamación garantía | cambiar: sustituir reemplazar modificar | ' +
  'aspiradora: aspirador aspiración | licuadora: batidora | bichos: insecto plaga | apagar: apagado ' +
  'desconectar desactivar | encender: encendido activar | lento: velocidad rendimiento | niño: infantil ' +
  'bloqueo seguridad | envío: entrega | internet: red conexión | medida: dimensión | pesar: peso | grande: ' +
  'dimensión capacidad | inundar: fuga desbordamiento | cal: descalcificación incrustación depósito | cargar: ' +
  'carga batería | enchufe: toma clavija conector | voltaje: tensión | chillar: ruido alarma | bici: bicicleta ' +
  '| móvil: smartphone teléfono | filo: cuchilla afilar | arrancar: arranque encendido | paquete: embalaje ' +
  'envío | emparejar: vincular bluetooth acoplamiento | aspirar: aspiración aspirador | caja: embalaje | ' +
  'ruidoso: ruido acústico nivel | perder agua: fuga goteo | no prende: encender encendido alimentación | no ' +
  'enciende: encender encendido alimentación | no arranca: arranque encendido iniciar | no funciona: fallo ' +
  'avería error | no jala: fallo avería error | no carga: carga batería cargador | no calienta: calentamiento ' +
  'resistencia temperatura | no enfría: refrigeración temperatura enfriamiento | no desagua: desagüe vaciado ' +
  'bomba obstrucción | no centrifuga: centrifugado desequilibrio carga | no gira: giro rotación bloqueado | no ' +
  'cierra: puerta cierre bloqueo | no abre: puerta apertura bloqueo | no responde: bloqueado reiniciar | no ' +
  'conecta: conexión red emparejar | no se oye: sonido volumen silenciar audio | no suena: sonido volumen ' +
  'audio silenciar | no se escucha: sonido volumen audio | no se ve: imagen pantalla señal | no imprime: ' +
  'impresión impresora | no aspira: aspiración succión obstrucción filtro | no chupa: aspiración succión ' +
  'obstrucción | no limpia bien: limpieza resultado suciedad | no lava bien: lavado resultado detergente | no ' +
  'seca: secado | no corta: cuchilla afilar corte | no frena: freno frenado | no entra agua: grifo entrada ' +
  'suministro | no sale agua: grifo obstruido bomba | no sale vapor: vapor descalcificación depósito | no echa ' +
  'agua: suministro bomba obstruido | no hay señal: señal cobertura recepción | no hay internet: conexión red ' +
  '| no reconoce: detectar compatibilidad conexión | no lo encuentra: detectar visible búsqueda | no me ' +
  'acuerdo: olvidado restablecer contraseña | no hace nada: alimentación encender responder | no da chispa: ' +
  'encendido bujía | no dura nada: autonomía batería duración | no aguanta: autonomía batería resistencia | se ' +
  'apaga solo: apagado automático sobrecalentamiento | se apaga: apagado desconexión automático | se cuelga: ' +
  'bloqueado reiniciar responder | se queda colgado: bloqueado reiniciar responder | se quedó pegado: ' +
  'bloqueado reiniciar | se atasca: atasco obstrucción | se tapó: obstrucción atasco desatascar | se cae: ' +
  'desconexión caída | se cayó: caída golpe daño | se me cayó: caída golpe daño | se mojó: humedad agua ' +
  'líquido | se me mojó: humedad agua líquido | se calienta mucho: sobrecalentamiento temperatura | se quemó: ' +
  'sobrecalentamiento quemado fusible | se rompió: avería daño reparación defectuoso | echarse a perder: ' +
  'avería defectuoso | irse la luz: corte suministro alimentación electricidad | salta la luz: diferencial ' +
  'disyuntor fusible cortocircuito | saltan los plomos: fusible disyuntor sobrecarga | se sale: fuga rebosar | ' +
  'se afloja: apretar tornillo suelto | se desconecta: desconexión conexión señal | se corta: interrupción ' +
  'desconexión señal | se ve borroso: enfoque nitidez resolución | se ve mal: imagen resolución señal calidad ' +
  '| se ve negro: pantalla imagen brillo | se oye mal: sonido audio interferencia | se oye entrecortado: ' +
  'interferencia señal audio | se descarga rápido: batería autonomía consumo | acaba la pila: batería ' +
  'descargar autonomía | se hace hielo: escarcha descongelación | se hizo hielo: escarcha descongelación | se ' +
  'hincha: batería deformado | se empaña: condensación humedad | hace ruido: ruido vibración sonido | hace ' +
  'mucho ruido: ruido vibración | hace espuma: espuma detergente dosificación | hace chispas: cortocircuito ' +
  'arco | da calambre: descarga eléctrica tierra | da toques: descarga eléctrica tierra | da error: error ' +
  'código fallo | sale error: error código fallo | sale humo: humo sobrecalentamiento incendio | echa humo: ' +
  'humo sobrecalentamiento incendio | sale un código: código error indicador | pierde agua: fuga junta goteo | ' +
  'bota agua: fuga goteo | pierde aceite: fuga aceite junta | pierde aire: fuga presión neumático | huele mal: ' +
  'olor limpieza | huele a quemado: olor sobrecalentamiento humo | huele a gas: gas fuga | mal olor: olor ' +
  'limpieza | está en gris: inactivo desactivado disponible | está bloqueado: bloqueo desbloquear | está ' +
  'lleno: vaciar depósito capacidad | está en inglés: idioma lenguaje | está parpadeando: parpadear ' +
  'intermitente indicador | sale borroso: enfoque nitidez | sale en blanco: cartucho tinta impresión | sale ' +
  'con rayas: cabezal impresión limpieza | sale con manchas: suciedad residuo limpieza | sale mojado: secado ' +
  'humedad | ropa mojada: centrifugado secado humedad | ropa arrugada: antiarrugas planchado arruga | manchas ' +
  'blancas: cal residuo detergente abrillantador | vasos opacos: abrillantador cal velo | luz roja: indicador ' +
  'testigo led | luz verde: indicador testigo led | luz intermitente: parpadear indicador | pantalla negra: ' +
  'visualización imagen brillo | pantalla rota: dañado reparación | poca fuerza: potencia presión rendimiento ' +
  '| poca presión: caudal presión obstrucción | poca batería: nivel carga autonomía | poco espacio: memoria ' +
  'almacenamiento capacidad | va lento: rendimiento velocidad memoria | tarda mucho: duración tiempo | cuánto ' +
  'dura: duración autonomía tiempo | cuánto tarda: duración tiempo | cuánto pesa: peso | cuánto mide: ' +
  'dimensión altura anchura profundidad | cuánto gasta: consumo energía potencia | cuánta luz gasta: consumo ' +
  'energía potencia | cuánto le cabe: capacidad volumen | cuánto cuesta: precio coste | cuánto jabón: ' +
  'detergente dosificación cantidad | cada cuánto: frecuencia intervalo periodicidad | qué tan ruidoso: ruido ' +
  'acústico nivel | qué trae: contenido suministro accesorio | qué viene incluido: contenido suministro ' +
  'accesorio | qué viene adentro: contenido suministro | qué incluye: contenido suministro volumen | de qué ' +
  'material: material composición | dónde lo tiro: eliminación reciclaje residuo | dónde lo llevo: servicio ' +
  'asistencia | punto limpio: reciclaje eliminación residuo recogida | número de serie: placa característica ' +
  'identificación | a qué temperatura: temperatura grado | cuántos grados: temperatura | cuántos watts: ' +
  'potencia vatio | cuántos kilos: carga peso capacidad | sin cable: inalámbrico batería | a pilas: batería ' +
  'alimentación | dejar de fábrica: restablecer ajuste | borrar todo: restablecer eliminar | olvidé la ' +
  'contraseña: restablecer clave recuperar | perdí la contraseña: restablecer clave recuperar | iniciar ' +
  'sesión: acceder usuario cuenta | dar de baja: cancelar eliminar cuenta | copia de seguridad: respaldo ' +
  'backup | dar de alta: registrar registro cuenta | poner en hora: reloj hora ajuste | poner en español: ' +
  'idioma ajuste | cambiar la pila: batería sustituir | cambiar el filtro: sustituir reemplazar | cambiar la ' +
  'goma: junta sustituir | cambiar el foco: lámpara bombilla sustituir | cambiar la tinta: cartucho sustituir ' +
  '| echar sal: sal regenerador descalcificador | echar agua: llenar depósito | echar jabón: detergente ' +
  'compartimento | echar gasolina: repostar combustible | llenar el tanque: repostar depósito combustible | ' +
  'sacar el agua: vaciar drenar desagüe | sacar el aire: purgar | quitar la cal: descalcificar ' +
  'descalcificación | quitar el hielo: descongelar descongelación escarcha | quitar el pitido: silenciar ' +
  'acústico desactivar señal | quitar el sonido: silenciar volumen desactivar | quitar el candado: desbloquear ' +
  'bloqueo | seguro para niños: bloqueo infantil seguridad | colgar en pared: montaje soporte fijación | poner ' +
  'derecho: nivelar | hacer el agujero: perforar taladrar | apretar el botón: pulsar tecla | dejar apretado: ' +
  'mantener pulsado | meter en lavavajillas: apto lavable | puede mojarse: impermeable agua protección | es ' +
  'impermeable: agua protección estanco | prueba de agua: impermeable estanco protección | más bajito: volumen ' +
  'reducir | programar para después: diferido temporizador retardo | dejarlo programado: temporizador ' +
  'programación diferido | ir de vacaciones: ausencia vacaciones | guardar en invierno: almacenamiento ' +
  'hibernación almacenar | abrir la caja: desembalar embalaje | vino roto: daño transporte reclamación | llegó ' +
  'roto: daño transporte reclamación | llegó golpeado: daño transporte reclamación | falta una pieza: ' +
  'contenido suministro componente | todavía no llega: entrega envío plazo | devolver el dinero: reembolso ' +
  'devolución | me lo cambian: garantía sustitución | en garantía: cobertura reparación | perdí el ticket: ' +
  'factura comprobante recibo | servicio técnico: asistencia reparación | hablar con alguien: atención ' +
  'contacto asistencia | a quién llamo: servicio asistencia contacto | mando a distancia: remoto telemando | ' +
  'cadena floja: tensar tensión | llanta baja: presión neumático inflado | batería hinchada: dañado sustituir ' +
  '| pasar corriente: arranque puente | caja de cambios: transmisión | papel atascado: atasco bandeja | se ' +
  'traga hojas: atasco alimentación rodillo | pantalla se apaga: suspensión reposo brillo | modo dormir: ' +
  'suspensión reposo | aire acondicionado: climatizador climatización | control remoto: mando telemando | ' +
  'cambiar la contraseña: clave modificar | está sucio: suciedad limpieza | que empiece después: diferido ' +
  'temporizador inicio retardo | no anda: fallo avería error | se reinicia solo: reinicio actualización | se ' +
  'traba: bloqueado atasco | hacer una copia: respaldo seguridad | cerrar sesión: salir cuenta | rueda ' +
  'pinchada: neumático pinchazo | dónde lo compro: distribuidor accesorio | luces del tablero: testigo ' +
  'indicador | sale agua: fuga goteo | se congela: bloqueado reiniciar';
