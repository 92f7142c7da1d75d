/**
 * Portuguese words of one meaning, or of a customer's word and the one that manuals print for it; groups parted by "|".
 */
export const SYNONYMS =
  'bateria pilha acumulador | carregar recarregar carga | carregador adaptador | ficha tomada plugue | ' +
  'conectar ligar conexão ligação | ligação ligações conexão | desconectar desligar | cabo fio cordão | ' +
  'extensão prolongador | benjamim adaptador | corrente electricidade eletricidade tensão | eletricidade ' +
  'corrente energia electricidade | tensão voltagem | amperagem corrente intensidade | potência watts ' +
  'consumo | consumo energia consome | gasta consumo consome | apagão energia falha | disjuntor fusível ' +
  'diferencial | fusível fusíveis disjuntor | choque elétrico eléctrico descarga | aterramento terra | ' +
  'botão tecla interruptor | botões teclas botão | manípulo botão seletor | pressionar premir apertar | ' +
  'ligar acender iniciar | acender ligar aceso | arrancar arranque iniciar | iniciar início começar | ' +
  'desligar apagar | funcionar operação | ativar ativação habilitar activar | desativar desactivar ' +
  'desabilitar desativação | ajustar regular configurar | regular regulação ajustar regulagem | configurar ' +
  'configuração definições | configuração configurações definições | troca substituição substituir | mudar ' +
  'alterar trocar | reparar reparação conserto | arranjar reparar reparação | arrumar reparar conserto | ' +
  'quebrado danificado avariado defeituoso | quebrou danificado defeito | estragado danificado avariado | ' +
  'estragou avaria defeito | avariou avaria defeito | avariado avaria defeituoso | desgastado desgaste ' +
  'gasto | avaria defeito falha anomalia | falha defeito erro avaria | pifou avaria defeito | problema ' +
  'falha anomalia avaria | erro falha código | erros falhas códigos | mensagem aviso indicação | aviso ' +
  'alerta advertência | alarme aviso alerta | luz lâmpada led iluminação | luzinha indicador led piloto | ' +
  'luzinhas indicadores luzes | indicador luz led | pisca intermitente | ecrã visor display tela | ' +
  'mostrador visor display | apita sinal sonoro bipe | som volume áudio | barulhento ruído ruidoso barulho ' +
  '| barulheira ruído barulho | zumbido ruído | chia ruído | range ruído | estala ruído | ronca ruído | ' +
  'assobia assobio ruído | vibra vibração vibrações | trepida vibração trepidação | balança vibração ' +
  'nivelar | abana vibração nivelar | mexe vibração | torto nivelar | inclinado nivelar | desnivelado ' +
  'nivelar | fede cheiro odor | fedor odor cheiro | mofo bolor humidade umidade | sujo sujidade sujeira | ' +
  'pó poeira sujidade | nódoa mancha | manchas resíduos | cotão fiapos | limpar limpeza | lavar lavagem | ' +
  'esfregar limpar | pano tecido | esponja pano | esfregão abrasivo | sanitária lixívia cloro | sabão ' +
  'detergente | manutenção conservação cuidados | vinagre descalcificante | calcário descalcificar ' +
  'descalcificação | tártaro calcário | dureza calcário | entupido obstruído bloqueado | entope entupido ' +
  'obstruído | obstruído obstrução entupido | encravado bloqueado preso | emperrado bloqueado preso | ' +
  'emperra bloqueado travado | atolamento encravamento | vaza vazamento fuga | verte fuga vazamento | pinga ' +
  'gotejamento fuga vazamento | poça fuga vazamento | inundação fuga vazamento transbordamento | molhado ' +
  'húmido úmido | húmido humidade molhado | úmido umidade molhado | humidade umidade condensação | ' +
  'embaciado condensação | seco secagem | quente temperatura calor | aquece quente | esquenta aquece | ' +
  'sobreaquece superaquecimento | morno temperatura | frio temperatura refrigeração | fresco refrigeração | ' +
  'esfria resfriamento refrigeração arrefecimento | gela refrigeração resfriamento | refrigera refrigeração ' +
  '| congelado congelação gelo | gelo geada | cubos gelo | descongelar descongelação degelo | graus ' +
  'temperatura | peso massa | tamanho dimensões medidas | dimensões medidas dimensão | largura dimensões | ' +
  'altura dimensões | comprimento longitude | profundidade dimensões | grossura espessura | dura duração ' +
  'autonomia | demora duração | distância afastamento espaço | longe distância alcance | parede muro | ' +
  'encostar distância afastamento | colocar colocação posicionar | botar colocar | instalar instalação ' +
  'montagem | instalação instalações instalar | montagem montar instalação | pendurar suspender fixar | ' +
  'prender fixar fixação | aparafusar parafuso fixar | desaparafusar parafuso soltar | afrouxar desapertar ' +
  'soltar | solto frouxo | desmontar desmontagem | embutir encastrar | emparelhar vincular | sincronizar ' +
  'emparelhar | telemóvel smartphone telefone celular | app aplicação aplicativo | wifi rede | internet ' +
  'rede | sinal cobertura | router roteador | senha password passe | pin código | conta utilizador usuário ' +
  '| sessão login | registrar cadastro | trancar bloqueio bloquear | trava bloqueio | destravar desbloquear ' +
  'desbloqueio | crianças infantil | miúdos crianças | bebé crianças | porta portinhola | tampa cobertura | ' +
  'rolha tampa | abrir abertura aberto | abre abrir abertura | fechar fechamento | borracha vedação junta ' +
  'vedante | pega alça puxador | maçaneta puxador | tirar retirar remover | remover retirar extrair | sacar ' +
  'retirar | meter introduzir inserir | inserir introduzir colocar | enfiar introduzir inserir | encher ' +
  'enchimento abastecer | deitar adicionar | despejar esvaziar verter | adicionar acrescentar | esvazia ' +
  'esvaziar | escoamento drenagem esgoto | escoa escoamento drenagem | escorre escoamento | drenagem ' +
  'escoamento dreno | ralo escoamento | mangueira tubo | cano tubo tubagem | encanamento tubulação | ' +
  'torneira registo | tinta cartucho | tinteiro cartucho | toner cartucho | depósito reservatório tanque | ' +
  'jarro depósito | balde recipiente | recipiente depósito | gaveta compartimento | tabuleiro bandeja | ' +
  'grelha grade | legumes verduras | conservar conservação | guardar armazenar conservação | ferrugem ' +
  'corrosão oxidação | enferrujado ferrugem corrosão | rachadura fissura | racha fissura | rápido ' +
  'velocidade | devagar velocidade | lento velocidade | rotações velocidade rpm | viagem ausência férias | ' +
  'viajar ausência férias | programar programação temporizador | programa ciclo | temporizador programador ' +
  'timer | adiar diferido retardado | hora relógio | reiniciar reinício repor | resetar redefinir reiniciar ' +
  'restaurar | redefinir repor restaurar reset | fábrica repor redefinir restaurar | apagar eliminar ' +
  'excluir | atualizar atualização actualizar | atualização atualizações firmware actualização | firmware ' +
  'software atualização | idioma língua | fatura comprovativo garantia | recibo comprovativo | peças ' +
  'sobressalentes reposição sobresselentes | encomendar pedido | comprar encomenda | referência artigo | ' +
  'série identificação | etiqueta placa identificação | placa identificação características | técnico ' +
  'assistência especializado | assistência serviço suporte | atendimento assistência | electricista ' +
  'eletricista qualificado | canalizador instalador | encanador instalador | profissional qualificado ' +
  'especializado | qualificado autorizado | telefonar contactar | contactar contatar | lixo resíduos ' +
  'eliminação descarte | jogar descartar eliminar | reciclar reciclagem | reciclagem eliminação | sucata ' +
  'reciclagem resíduos | caixa embalagem | papelão embalagem | cartão embalagem | mudança transporte | ' +
  'transporte deslocar | levantar elevar | perigo risco advertência | tóxico nocivo | arde incêndio fogo | ' +
  'queimar queimadura | fumo fumaça incêndio | ferimento lesão lesões | machucar ferimentos lesões | ' +
  'permitido autorizado | frequência periodicidade intervalo | mensal mês | anual ano | diário dia | ' +
  'exterior livre | garagem ambiente exterior | chão piso solo | tapete carpete | rodinhas rodízios rodas | ' +
  'vem incluído fornecido | traz incluído fornecido | incluído fornecido incluso | estrear primeira | usar ' +
  'utilizar uso | utilizar utilização usar | uso utilização | requisitos exigências | necessário requerido ' +
  '| compatível compatibilidade | adequado apropriado | litros capacidade volume | quilos kg | sobrecarga ' +
  'sobrecarregar | roupa peças | centrifuga centrifugação | enxaguar enxágue | pratos louça loiça | ' +
  'talheres cesto | pressão bar | ar ventilação | arejar ventilação | ventoinha ventilador | afiar afiação ' +
  '| óleo lubrificante | graxa lubrificar lubrificação | combustível gasolina | gasóleo diesel | relva ' +
  'grama | roçadora roçadeira | motosserra serra | rega irrigação | adubo fertilizante | berbequim ' +
  'furadeira | furar perfurar | parafusadeira aparafusadora | carro veículo automóvel | mota motocicleta | ' +
  'bicicleta bike | pneu pneus | travão travões freio | frear frenagem | embraiagem embreagem | farol ' +
  'faróis | pisca indicadores | banco assento | dirigir condução | conduzir condução | foto imagem ' +
  'fotografia | fotos imagens fotografias | vídeo gravação | gravar gravação | memória armazenamento | ' +
  'computador pc | notebook portátil laptop | rato mouse | auscultadores auriculares fones | falante ' +
  'altifalante | microfone áudio | televisão televisor tv | impressora impressão | imprimir impressão | ' +
  'folha papel | digitalizar digitalização scanner | arquivo ficheiro | pasta diretório | baixar download ' +
  'descarregar | descarregar download transferir | backup cópia | dados informações | tátil toque | símbolo ' +
  'ícone pictograma | desenho símbolo ícone | significa significado símbolo | frigorífico geladeira ' +
  'refrigerador | congelador freezer | lavadora lavar | aspira aspiração sucção | forno cozedura cozimento ' +
  '| assar forno | cozinhar cozedura cozimento | fogão cooktop placa | vitrocerâmica indução | bico ' +
  'queimador | exaustor extrator coifa | aquecedor aquecimento | lareira aquecedor | radiador aquecedor | ' +
  'caldeira esquentador | chuveiro duche | climatizador condicionado | liquidificador batedeira | batedeira ' +
  'batedor | cafeteira café | moer moagem moinho | moedor moagem | ferro engomar | máquina aparelho | ' +
  'aparelho dispositivo equipamento | eletrodoméstico aparelho | engenhoca aparelho | comando controlo ' +
  'remoto | animal animais | gato animais | cão animais | cachorro animais | poupar poupança economia | ' +
  'economizar economia poupança | economia eco | tremer vibração trepidação | pausa interromper | controle ' +
  'comando telecomando | criança menino menina | menino criança | menina criança | bebe criança | bebé ' +
  'criança | miúdo criança | filho criança | filha criança | autocaravana caravana veículo | cão animal | ' +
  'gato animal | fio cabo | marcapasso pacemaker | pacemaker marcapasso | forrar revestir alumínio | fumaça ' +
  'fumo | fumo fumaça | caneca chávena recipiente | tigela recipiente louça | taça recipiente | prato louça ' +
  'recipiente | louça recipiente | tupperware recipiente plástico | escaldar queimar queimadura | gasta ' +
  'consumo energia | gastar consumo energia | conta consumo energia | grade grelha | tela visor ecrã | ecrã ' +
  'visor | tela ecrã visor | pingo gota água | gota água | chave bloqueio | trinco bloqueio fecho | tranca ' +
  'bloqueio fecho | destravar desbloquear desativar | travar bloquear bloqueio | obedecer reagir responder ' +
  '| obedece reage responde | devolver devolução garantia | pivete cheiro odor | cheiro odor | fedor cheiro ' +
  'odor | apito sinal sonoro | bip sinal sonoro | bipe sinal sonoro | apitar sinal sonoro | barulho ruído | ' +
  'ruído barulho | motor ventilador ventoinha | grudar aderir agarrar resíduos | grudou resíduos sujidade | ' +
  'colado resíduos | gordura sujidade | vaporeto vapor máquina | baforada vapor injeção | caseiro preparar ' +
  '| frango aves | peru aves | queimado escuro | esferovite poliestireno embalagem | plástico embalagem | ' +
  'armário móvel nicho | buraco nicho abertura encaixe | medidas dimensões | medida dimensões | deitar ' +
  'eliminar | lixo eliminar resíduos | contentor recolha eliminar | pagar custo preço | pago custo preço | ' +
  'espetar introduzir inserir | espeto introduzo sonda | ficha tomada | termómetro sonda temperatura | ' +
  'termometro sonda temperatura | calor temperatura | quentinho manter quente | aquecer aquecimento | ' +
  'estreei primeira utilização | altitude calibração | memória guardar receitas | gravar guardar memorizar ' +
  '| receita programa | turbo rápido | rápido depressa | calha corrediça guia | extensível telescópica ' +
  'corrediça | assadeira tabuleiro | bandeja tabuleiro | vidro prato | rodar girar giratório | gira ' +
  'giratório | iogurte fermentar | secar desidratar desidratação | seco desidratar';
