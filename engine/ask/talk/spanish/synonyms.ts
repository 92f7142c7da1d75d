/**
 * Spanish words of one meaning, or of a customer's word and the one that manuals print for it; groups parted by "|".
 */
export const SYNONYMS =
  'batería pila acumulador | cargar recargar | cargador adaptador | enchufe toma clavija tomacorriente | ' +
  'conectar conexión enchufar | desconectar desconexión desenchufar | cable cordón conductor | alargador ' +
  'prolongador extensión | regleta zapatilla multitoma | corriente electricidad tensión alimentación | ' +
  'electricidad corriente energía | tensión voltaje | amperios amperaje intensidad | potencia vatios watts ' +
  'consumo | consumo energía potencia | gasta consumo | apagón corte suministro | plomos fusible ' +
  'diferencial | salta diferencial disyuntor fusible | disyuntor diferencial magnetotérmico térmica | ' +
  'calambre descarga eléctrica | botón tecla pulsador | interruptor pulsador | perilla mando selector ' +
  'ruleta | ruedecilla selector mando | pulsar presionar apretar oprimir | encender enciende prender ' +
  'conectar | arrancar iniciar arranque | empezar iniciar comenzar | apagar desconectar | apaga ' +
  'desconexión | detener detiene | anda funciona | funcionar operación | marcha funcionamiento | activar ' +
  'activación habilitar | desactivar deshabilitar desactivación | ajustar regular configurar | ajuste ' +
  'regulación configuración | regular regulación ajustar | configurar configuración ajustes | ' +
  'configuración ajustes parámetros | sustituir sustitución reemplazar cambiar | reparar reparación ' +
  'arreglar | componer reparar reparación | roto dañado defectuoso averiado | rompió dañado rotura avería ' +
  '| rompe rotura daño | estropeado averiado dañado defectuoso | estropeó avería defecto daño | ' +
  'descompuesto averiado defectuoso | malogrado averiado dañado | desgastado desgaste gastado | fallo ' +
  'error avería anomalía | problema fallo anomalía error | problemas fallos anomalías averías | error ' +
  'fallo código | mensaje aviso indicación | aviso advertencia mensaje | alarma aviso alerta | luz lámpara ' +
  'iluminación led | lucecita indicador piloto led testigo | foco bombilla lámpara | ampolleta bombilla ' +
  'lámpara | parpadear parpadeo | titila parpadea intermitente | destella parpadea intermitente | pantalla ' +
  'display visor visualizador | display pantalla visor indicador | pita señal acústica | pitido acústica ' +
  'sonora | bip pitido acústica | suena sonido ruido | sonido volumen audio | ruido ruidoso sonoro | jaleo ' +
  'ruido ruidoso | bulla ruido | escándalo ruido | zumba ruido | chirría chirrido ruido | rechina chirrido ' +
  'ruido | golpetea ruido | cruje ruido | silba ruido | tiembla vibración vibra | tambalea vibración ' +
  'inestable nivelar | mueve vibración vibra | cojea nivelar patas inestable | torcido nivelar | inclinado ' +
  'nivelar | desnivelado nivelar | nivelar nivelación | huele olor | oler olor | apesta olor | peste olor ' +
  '| hedor olor | moho humedad olor | mugre suciedad | mugriento suciedad sucio | polvo suciedad | manchas ' +
  'residuos | pelos pelusa cabello | limpiar limpieza | fregar limpiar lavar | paño trapo bayeta | esponja ' +
  'paño | estropajo abrasivo | lejía cloro blanqueador | limpiador detergente | jabón detergente | ' +
  'mantenimiento conservación cuidado | vinagre descalcificador | cal descalcificar descalcificación ' +
  'calcio | sarro cal descalcificar descalcificación | descalcificar descalcificación descalcificador | ' +
  'dureza cal | atasca obstrucción bloqueo | atorado atascado bloqueado obstruido | atrancado atascado ' +
  'obstruido bloqueado | trabado atascado bloqueado | tupido obstruido | obstruido obstrucción atascado | ' +
  'bloqueado bloqueo atascado | encallado atascado bloqueado | fuga escape | gotear fuga goteo | gotera ' +
  'fuga goteo | pierde fuga pérdida | charco fuga derrame | desborda rebosa | inundación fuga ' +
  'desbordamiento | mojado húmedo | humedad condensación | vaho condensación | empaña condensación | ' +
  'caliente temperatura calor | calienta calentar | recalienta sobrecalentamiento | sobrecalentamiento ' +
  'sobrecalienta recalentamiento | tibio temperatura templado | frío temperatura refrigeración | fresco ' +
  'refrigeración | enfría enfriamiento refrigeración | congelado congelación hielo | escarcha hielo ' +
  'descongelar | helado congelado | helada congelación | cubitos hielo | descongelar descongelación ' +
  'deshielo | grados temperatura | tamaño dimensiones medidas | mide dimensiones medidas | ancho anchura | ' +
  'alto altura | largo longitud | grosor espesor | grueso espesor | dura duración autonomía | tarda ' +
  'duración | demora duración retardo | distancia separación espacio | hueco espacio nicho encastre | ' +
  'lejos distancia alcance | pared muro | colocar colocación instalar emplazamiento | ubicar ubicación ' +
  'emplazamiento instalar | ubicación emplazamiento colocación | instalar instalación montaje | montar ' +
  'montaje ensamblar instalación | armar montaje ensamblar montar | colgar suspender fijar | fijar ' +
  'fijación sujetar | atornillar tornillo fijar | desatornillar aflojar tornillo | apriete apretar | flojo ' +
  'suelto | desmontar desmontaje retirar | desarmar desmontar desmontaje | empotrar encastrar | vincular ' +
  'emparejar vinculación | sincronizar vincular emparejar | móvil smartphone teléfono celular | app ' +
  'aplicación | wifi inalámbrica | internet red | señal cobertura | router enrutador módem | contraseña ' +
  'clave password | pin código | cuenta usuario | sesión login | loguear sesión | desbloquear desbloqueo | ' +
  'bebé niños infantil | puerta portezuela | tapa cubierta tapón | cubierta tapa carcasa | abrir apertura ' +
  'abierto | abre abrir apertura | cerrar cierre | junta goma estanqueidad | empaque junta | burlete junta ' +
  '| asa empuñadura tirador | mango empuñadura asa | manija tirador asa | manilla tirador | quitar retirar ' +
  'extraer | sacar extraer retirar | remover retirar quitar | meter introducir insertar | insertar ' +
  'introducir colocar | llenar rellenar | recargar rellenar | echar verter añadir | añadir agregar | ' +
  'desagua desagüe drenaje evacuación | drenar desagüe drenaje | tubo manguera tubería | cañería tubería | ' +
  'grifo llave | canilla grifo | cartucho filtro | tinta cartucho | tóner cartucho | depósito tanque | ' +
  'jarra depósito recipiente | cubo recipiente contenedor | recipiente contenedor depósito | cajón ' +
  'compartimento gaveta | cajetín compartimento gaveta | estante balda bandeja | repisa estante balda | ' +
  'rejilla parrilla | cesta canasta | botellero botellas | comida alimentos | conservar conservación ' +
  'almacenar | guardar almacenar conservación | óxido corrosión oxidación | arañazo rayado | grieta fisura ' +
  'dañado | rápido velocidad | lento velocidad | revoluciones velocidad rpm | viaje ausencia vacaciones | ' +
  'programar programación temporizador | programa ciclo | retrasar diferido retardo | diferido retardo ' +
  'aplazado | hora reloj | resetear restablecer reiniciar | fábrica restablecer | borrar eliminar suprimir ' +
  '| actualización actualizar firmware | firmware software actualización | programas software | idioma ' +
  'lengua | garantía garantizado | factura comprobante garantía | recibo comprobante factura | repuestos ' +
  'recambios accesorios | refacción repuesto recambio | comprar pedido | referencia artículo | etiqueta ' +
  'placa características | técnico especialista servicio | sat servicio asistencia | asistencia servicio ' +
  'soporte | electricista electricidad especialista cualificado | fontanero instalador cualificado | ' +
  'plomero instalador | gasista instalador | profesional cualificado especialista | cualificado calificado ' +
  'autorizado | llamar contactar | basura residuos eliminación desecho | tirar desechar eliminación ' +
  'eliminar | botar desechar eliminar | deshacerme desechar eliminación | reciclaje reciclado eliminación ' +
  '| chatarra reciclaje residuos | caja embalaje | embalaje cartón | mudanza transporte trasladar | mudar ' +
  'transporte trasladar | transporte trasladar traslado | trasladar transporte mover | levantar elevar | ' +
  'peligro riesgo advertencia | tóxico nocivo | arde incendio fuego | quemar quemadura | humo incendio | ' +
  'humea humo | electrocutar descarga eléctrica | herida lesión | permitido autorizado | frecuencia ' +
  'periodicidad intervalo | mensual mes | anual año | diario día | intemperie exterior aire | afuera ' +
  'exterior | garaje ambiente exterior | suelo piso | alfombra moqueta | patas pies | ruedas ruedecillas | ' +
  'viene incluido suministrado | trae incluido suministrado | estrenar primera | utilizar uso usar | uso ' +
  'utilización | requisitos requerimientos | necesario requerido | compatible compatibilidad | compatible ' +
  'adecuado | adecuado apropiado apto | cabe capacidad | litros capacidad volumen | kilos kg | ropa colada ' +
  '| enjuagar aclarado | platos vajilla | aire ventilación | ventilar ventilación | cuchillas hojas | filo ' +
  'afilar | aceite lubricante | engrasar lubricar grasa | lubricar lubricación engrasar | gasolina ' +
  'combustible nafta | combustible carburante gasolina | gasoil diésel gasóleo | césped hierba pasto | ' +
  'cortacésped segadora | cortadora cortacésped | motosierra sierra | regar riego | abono fertilizante | ' +
  'taladro perforador | coche vehículo automóvel | carro vehículo coche | moto motocicleta | bici ' +
  'bicicleta | neumático llanta | rueda neumático | pinchazo neumático | embrague pedal | maletero baúl | ' +
  'limpiaparabrisas escobillas | manejar conducir conducción | foto imagen fotografía | fotos imágenes ' +
  'fotografías | vídeo grabación | grabar grabación | tarjeta memoria | memoria almacenamiento | ordenador ' +
  'computadora pc | compu ordenador computadora | portátil laptop notebook | ratón mouse | auriculares ' +
  'audífonos cascos | altavoz altavoces | parlante altavoz | tele televisor televisión | televisor ' +
  'televisión tv | impresora impresión | imprimir impresión | escanear digitalizar | archivo fichero | ' +
  'carpeta directorio | respaldo copia | datos información | tocar pulsar táctil | táctil pantalla | ' +
  'símbolo icono pictograma | dibujito símbolo icono | significa significado símbolo | nevera frigorífico ' +
  'refrigerador | heladera refrigerador frigorífico | refri refrigerador frigorífico | frigo frigorífico | ' +
  'congelador freezer | lavadora lavarropas | lavavajillas lavaplatos | secadora secarropas | aspira ' +
  'aspiración succión | horno cocción | horneo hornear | cocina cocción | vitrocerámica inducción | vitro ' +
  'vitrocerámica | hornilla quemador | fogón quemador | campana extractor extracción | calefactor ' +
  'calefacción estufa | radiador calefacción | calentador caldera termo | calefón calentador | ' +
  'climatizador acondicionado | clima acondicionado climatización | licuadora batidora | moler molinillo ' +
  'molienda | cacharro aparato | trasto aparato | máquina aparato | dispositivo aparato equipo | ' +
  'electrodoméstico aparato | artefacto aparato | mando remoto telemando | gato animales mascotas | perro ' +
  'animales mascotas | eco ahorro económico | serie placa';
