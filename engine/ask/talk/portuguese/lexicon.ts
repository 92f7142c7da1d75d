/** What manuals print for what people say; see `talk.ts`. */
export const LEXICON =
  'geladeira: frigorífico refrigerador | frigorífico: refrigerador geladeira | celular: telemóvel smartphone ' +
  'telefone | telemóvel: celular smartphone telefone | tela: ecrã visor display | ecrã: tela visor display | ' +
  'freezer: congelador refrigerador | arca: congelador freezer | fogão: cooktop placa | boca: queimador zona | ' +
  'exaustor: coifa depurador chaminé | coifa: exaustor depurador | lavadora: máquina lavagem | chuveirinho: ' +
  'ducha chuveiro | duche: chuveiro ducha | esquentador: aquecedor caldeira termoacumulador | cilindro: ' +
  'termoacumulador aquecedor | boiler: termoacumulador aquecedor reservatório | ventoinha: ventilador | ' +
  'varinha: misturador batedeira mixer triturador | botãozinho: tecla botão | luzinha: indicador led luz | ' +
  'apito: sinal alarme bipe acústico | apitar: alarme sinal bipe acústico | bipar: sinal bipe sonoro alarme | ' +
  'barulho: ruído vibração | barulhento: ruído ruidoso decibel | chiar: ruído chiado | chocalhar: vibração ' +
  'ruído solto | tremer: vibração vibrar nivelar | pular: vibração nivelar desequilíbrio | bambo: instável ' +
  'nivelar solto | fedor: odor cheiro | feder: odor cheiro | cheiro: odor | fumo: fumaça | fumaça: fumo | ' +
  'faísca: arco centelha curto | vazar: fuga vazamento vedação | vazamento: fuga vedação | pingar: gotejar ' +
  'fuga vazamento vedação | encharcado: húmido úmido | bolor: mofo fungos humidade | mofo: bolor fungos ' +
  'umidade | ferrugem: corrosão oxidação | enferrujado: corrosão oxidação | calcário: descalcificação ' +
  'incrustação depósitos | entupido: obstruído obstrução bloqueado | entupir: obstruir obstrução bloqueio | ' +
  'desentupir: desobstruir obstrução limpar | cano: tubo tubulação tubagem conduta | ralo: drenagem escoamento ' +
  'sifão | borracha: vedação junta vedante gaxeta | borrachinha: vedação anel junta vedante | torneira: ' +
  'válvula misturadora registro | autoclismo: descarga cisterna | privada: sanita vaso | esgoto: drenagem ' +
  'descarga efluente | morto: inoperante avaria alimentação | avariado: avaria defeito falha | avaria: defeito ' +
  'falha anomalia | quebrado: danificado avaria defeito | quebrar: danificar avaria partir | estragado: avaria ' +
  'danificado defeito | estragar: danificar avaria dano | pifar: avaria falha defeito | enguiçar: avaria falha ' +
  'bloquear | queimado: fundido danificado sobreaquecimento | rachado: fissura trinca danificado | trincado: ' +
  'fissura rachadura danificado | riscado: arranhado arranhão | travar: bloquear congelar reiniciar | travado: ' +
  'bloqueado congelado reiniciar | emperrado: bloqueado encravado preso | encravado: atolamento encravamento ' +
  'bloqueado | lento: desempenho velocidade | lentidão: desempenho velocidade | fraco: potência insuficiente ' +
  'sinal | esquentar: sobreaquecimento superaquecimento temperatura aquecer | fervendo: sobreaquecimento ' +
  'superaquecimento | gelado: frio temperatura | esfriar: arrefecer resfriar refrigeração | sujeira: resíduos ' +
  'detritos poeira | sujidade: resíduos detritos poeira | nódoa: mancha | sabão: detergente | amaciador: ' +
  'amaciante | amaciante: amaciador | lixívia: cloro branqueador alvejante | roupa: têxteis tecido | loiça: ' +
  'louça utensílios | gaveta: compartimento dispensador | gavetinha: compartimento dispensador gaveta | ' +
  'torcer: centrifugar centrifugação | tomada: ficha alimentação rede | ficha: plugue tomada | plugue: ficha ' +
  'tomada | fio: cabo cordão condutor | fiação: cablagem cabos ligação | disjuntor: fusível proteção ' +
  'diferencial | voltagem: tensão volts | amperagem: corrente amperes | choque: eletrocussão aterramento ' +
  'isolamento elétrico | força: potência | pilha: bateria | descarregado: bateria carga recarregar | viciada: ' +
  'bateria capacidade autonomia | gastar: consumo consumir | poupar: economia eficiência eco | senha: palavra ' +
  'password pin | password: senha palavra | usuário: utilizador | utilizador: usuário | logar: sessão login ' +
  'autenticação | deslogar: sessão logout terminar | cadastrar: registar registrar | cadastro: registo ' +
  'registro conta | baixar: transferir descarregar download | sacar: transferir descarregar download | ' +
  'atualizar: atualização firmware versão | apagar: eliminar excluir remover | deletar: excluir eliminar ' +
  'remover | ficheiro: arquivo | arquivo: ficheiro documento | pasta: diretório | rato: mouse | mouse: rato | ' +
  'internet: rede conexão ligação | wifi: wireless rede wlan | roteador: router modem | conectar: emparelhar ' +
  'ligar ligação | parear: emparelhar emparelhamento bluetooth | emparelhar: parear bluetooth pareamento | ' +
  'resetar: repor redefinir reiniciar restaurar | zerar: redefinir repor restaurar | formatar: restaurar ' +
  'inicializar | definições: configurações ajustes | configurações: definições ajustes | ajustar: regular ' +
  'regulação | print: captura | aplicativo: app aplicação | aplicação: aplicativo app | backup: cópia ' +
  'segurança | hackeado: segurança invasão comprometida | cinzento: desativado indisponível inativo | piscar: ' +
  'intermitente indicador cintilar | riscas: linhas listras faixas | comando: telecomando controle controlo | ' +
  'controle: comando telecomando controlo | som: áudio volume | coluna: altifalante speaker | altifalante: ' +
  'coluna | fone: auricular auscultador | auscultadores: fones auriculares | mudo: silêncio mute | impressora: ' +
  'multifunções multifuncional | tinteiro: cartucho tinta | toner: cartucho | xerox: cópia copiar | desfocado: ' +
  'foco focagem nitidez | borrado: foco manchado nitidez | tremido: estabilização | carro: veículo automóvel | ' +
  'viatura: veículo | moto: motociclo motocicleta | bike: bicicleta | travão: freio | freio: travão | breque: ' +
  'freio | pneu: roda pressão | furo: perfuração | marcha: mudança velocidade engrenagem | embreagem: ' +
  'embraiagem | bagageiro: bagageira suporte | gasolina: combustível | gasóleo: diesel combustível | graxa: ' +
  'lubrificante massa | berbequim: furadeira perfurador | furadeira: berbequim perfurador | furar: perfurar ' +
  'broca | aparafusadora: parafusadeira | grama: relva gramado | relva: grama gramado | regar: irrigação ' +
  'aspersão | roçadeira: roçadora | chupar: sucção aspiração | peça: componente acessório sobressalente | ' +
  'trocar: substituir substituição | conserto: reparação reparo assistência | consertar: reparar reparação ' +
  'assistência | arranjar: reparar reparação assistência | devolver: devolução reembolso troca | devolução: ' +
  'reembolso retorno | reembolso: devolução restituição | estorno: reembolso devolução | encomenda: pedido ' +
  'envio | frete: envio transporte custos | rastreio: rastreamento seguimento | nota: fatura comprovante | ' +
  'recibo: fatura comprovativo comprovante | medida: dimensões tamanho | pesado: peso massa | prender: fixar ' +
  'fixação | pendurar: fixar montagem parede | nivelar: nivelamento pés | parafusar: aparafusar fixar apertar ' +
  '| furinho: orifício abertura | buraco: orifício abertura furo | encaixe: conector junção | puxador: alça ' +
  'pega | rodinha: rodízio roda | bebê: criança segurança | bebé: criança segurança | perigoso: risco perigo ' +
  'advertência | machucar: lesão ferimento | magoar: lesão ferimento | pulsação: frequência cardíaca | ' +
  'batimento: frequência cardíaca pulso | lixo: resíduos eliminação descarte | reciclar: reciclagem eliminação ' +
  'descarte | agendar: programar temporizador | despertador: alarme | lampadazinha: indicador led | gelo: ' +
  'geada descongelação degelo | pecinha: componente acessório | não liga: alimentação arranque tomada fusível ' +
  '| não acende: lâmpada led alimentação | não funciona: avaria falha anomalia defeito | não arranca: arranque ' +
  'ignição bateria | não dá partida: arranque ignição partida bateria | não pega: arranque partida ignição ' +
  'bateria | não carrega: carregamento carregador carga bateria | não segura carga: capacidade desgaste ' +
  'autonomia bateria | acabou a bateria: recarregar carga descarregada | bateria viciada: bateria capacidade ' +
  'desgaste autonomia | bateria inchada: bateria dilatação danificada | dura pouco: autonomia bateria ' +
  'capacidade | quanto tempo dura: autonomia duração vida | não gela: refrigeração temperatura arrefecimento ' +
  'termóstato | não esfria: refrigeração arrefecimento temperatura | não aquece: aquecimento resistência ' +
  'temperatura | não esquenta: aquecimento resistência temperatura | muito quente: sobreaquecimento ' +
  'superaquecimento temperatura | esquenta muito: sobreaquecimento superaquecimento ventilação | aquece ' +
  'demais: sobreaquecimento superaquecimento ventilação | faz gelo: geada descongelação degelo | não ' +
  'centrifuga: centrifugação desequilíbrio drenagem | não escoa: drenagem escoamento bomba obstrução | não ' +
  'enche: entrada válvula torneira abastecimento | não puxa água: entrada abastecimento válvula filtro | não ' +
  'entra água: entrada abastecimento válvula torneira | não sai água: obstrução fluxo caudal vazão | água ' +
  'parada: drenagem residual | perde água: fuga vazamento vedação | deita água: fuga vazamento vedação | deita ' +
  'fumo: fumaça sobreaquecimento | pouca água: caudal vazão pressão | pouca pressão: pressão caudal vazão | ' +
  'chão molhado: fuga vazamento | está a pingar: gotejamento fuga vedação | cheira mal: odor | mau cheiro: ' +
  'odor | cheira a queimado: sobreaquecimento superaquecimento odor | cheiro de queimado: superaquecimento ' +
  'sobreaquecimento odor | cheiro a gás: fuga vazamento | cheiro de gás: vazamento fuga | dá choque: ' +
  'aterramento terra elétrico isolamento | levei um choque: aterramento terra elétrico isolamento | fio terra: ' +
  'aterramento terra condutor | cai o disjuntor: diferencial curto sobrecarga | desarma o disjuntor: ' +
  'sobrecarga curto diferencial | quadro disparou: disjuntor diferencial sobrecarga | falta de luz: energia ' +
  'interrupção alimentação | falta de energia: interrupção alimentação corte | queda de energia: interrupção ' +
  'alimentação falha | 110 ou 220: tensão voltagem bivolt | gasta muito: consumo energia eficiência | gasto de ' +
  'energia: consumo potência eficiência | conta de luz: consumo energia eletricidade | faz barulho: ruído ' +
  'vibração | muito barulho: ruído vibração decibel | barulho estranho: ruído anormal vibração | treme muito: ' +
  'vibração nivelar desequilíbrio | desliga sozinho: desligamento automático proteção térmica | apaga sozinho: ' +
  'desligamento automático suspensão | liga sozinho: temporizador programação automático | reinicia sozinho: ' +
  'reinício reinicialização falha | para a meio: interrupção ciclo pausa | luz a piscar: indicador ' +
  'intermitente led | luz vermelha: indicador led erro advertência | código de erro: falha anomalia ' +
  'diagnóstico | dá erro: código falha mensagem | aparece um erro: código mensagem falha | tela preta: ecrã ' +
  'visor display imagem | ecrã preto: tela visor imagem | tela quebrada: ecrã visor danificado | ecrã partido: ' +
  'tela visor danificado | tela congelada: bloqueado reiniciar ecrã | ecrã bloqueado: desbloquear congelado ' +
  'reiniciar | não dá imagem: vídeo sinal entrada | sem som: áudio volume mudo | não sai som: áudio volume ' +
  'altifalante | imagem desfocada: foco focagem nitidez | foto tremida: estabilização obturador | cartão ' +
  'cheio: memória armazenamento capacidade | memória cheia: armazenamento espaço capacidade | sem espaço: ' +
  'armazenamento memória capacidade | muito lento: desempenho velocidade memória | ficou travado: bloqueado ' +
  'reiniciar congelado | não responde: bloqueado reiniciar congelado | toque não funciona: ecrã tátil ' +
  'touchscreen calibração | esqueci a senha: palavra recuperar redefinir password | mudar a senha: alterar ' +
  'palavra password | palavra passe: senha password | não consigo entrar: autenticação sessão login senha | ' +
  'entrar na conta: sessão login autenticação | sair da conta: sessão logout terminar | criar conta: registo ' +
  'cadastro registar | apagar conta: eliminar excluir cancelar | conta bloqueada: desbloquear suspensão acesso ' +
  '| sem internet: rede conexão ligação router roteador | não tem internet: rede conexão ligação | internet ' +
  'lenta: velocidade rede banda | cai a internet: ligação conexão rede | não conecta: ligação conexão ' +
  'emparelhamento rede | não emparelha: emparelhamento bluetooth pareamento | não pareia: pareamento ' +
  'emparelhamento bluetooth | sem sinal: receção recepção antena cobertura | sem rede: sinal cobertura ligação ' +
  '| sem fio: wireless bluetooth rede | guardar cópia: backup segurança | cópia de segurança: backup | voltar ' +
  'de fábrica: restaurar repor redefinir | voltar ao zero: restaurar repor redefinir | apagar tudo: restaurar ' +
  'repor formatar redefinir | loja de aplicativos: aplicação store download | não imprime: impressão ' +
  'impressora tinta fila | papel encravado: atolamento encravamento obstrução | papel preso: atolamento ' +
  'encravamento obstrução | não puxa papel: alimentação rolo tabuleiro bandeja | sai em branco: cartucho ' +
  'tinteiro impressão cabeça | sai borrado: impressão cabeça limpeza alinhamento | acabou a tinta: cartucho ' +
  'tinteiro toner substituir | imprimir frente verso: duplex | caixa de som: altifalante coluna speaker | fone ' +
  'de ouvido: auricular auscultador headset | controle remoto: comando telecomando pilhas | comando à ' +
  'distância: telecomando controlo remoto | ar condicionado: climatizador split | máquina de lavar: lavadora | ' +
  'lava louças: lavadora loiça louça | micro ondas: forno | ferro de passar: engomar | quadro elétrico: ' +
  'disjuntor fusível distribuição | quadro de luz: disjuntor distribuição elétrico | corta relva: cortador ' +
  'grama | cortador de grama: relva corta lâmina | não corta: lâmina afiar desgaste | não suga: sucção ' +
  'aspiração filtro obstrução | depósito cheio: reservatório esvaziar recipiente | porta não fecha: trinco ' +
  'fecho vedação dobradiça | porta não abre: bloqueio trinco fecho | não fecha: trinco fecho vedação | não ' +
  'abre: bloqueio trinco fecho | borracha da porta: vedação junta vedante gaxeta | onde deitar fora: ' +
  'eliminação resíduos reciclagem | jogar fora: descartar descarte eliminação resíduos | jogar no lixo: ' +
  'descarte eliminação resíduos | quantas vezes: frequência intervalo periodicidade | quanto tempo demora: ' +
  'duração ciclo | quanto tempo leva: duração ciclo | quando chega: entrega envio expedição | não chegou: ' +
  'entrega envio expedição | veio quebrado: transporte danificado devolução | chegou partido: transporte ' +
  'danificado devolução | falta uma peça: conteúdo embalagem componentes | tirar da caixa: desembalar ' +
  'embalagem | está na garantia: cobertura prazo validade | dinheiro de volta: reembolso devolução | nota ' +
  'fiscal: fatura comprovante compra | peça de reposição: sobressalente substituição | quem conserta: ' +
  'assistência reparação técnico | mandar arranjar: reparação assistência | número de telefone: contacto ' +
  'contato atendimento | número de série: placa identificação etiqueta | qual o modelo: placa identificação ' +
  'referência | quanto mede: dimensões medidas tamanho | quanto pesa: peso massa | quantos litros: capacidade ' +
  'volume | aguenta água: impermeável estanque proteção | prova de água: impermeável estanque resistente | ' +
  'caiu na água: líquido humidade umidade | caiu no chão: queda impacto danificado | entrou água: infiltração ' +
  'líquido humidade umidade | apanhar chuva: humidade intempérie impermeável | fixar na parede: montagem ' +
  'suporte bucha | fica torto: nivelar desnivelado | fica bambo: instável nivelar | pneu furado: perfuração ' +
  'câmara reparação | calibrar os pneus: pressão bar psi | pneu careca: desgaste piso sulco | trocar o óleo: ' +
  'mudança lubrificante substituição | limpador de parabrisa: palheta lavador escovas | freio não pega: ' +
  'pastilhas travão desgaste | travão não trava: pastilhas freio desgaste | travão a chiar: pastilhas freio ' +
  'ruído desgaste | marcha não entra: câmbio desviador mudança | ponto de carga: carregador estação ' +
  'carregamento | trava de criança: bloqueio infantil segurança | bloqueio de crianças: infantil segurança | ' +
  'fora do alcance: criança armazenar | pode engolir: ingestão asfixia peças | cortei o dedo: lesão ferimento ' +
  'lâmina | queimei me: queimadura quente superfície | tenho marcapasso: pacemaker implantes contraindicações ' +
  '| medir a tensão: pressão arterial braçadeira | medir a pressão: arterial tensão braçadeira | batimentos do ' +
  'coração: frequência cardíaca pulso | esteira de corrida: passadeira velocidade | como limpar: limpeza ' +
  'manutenção detergente | tirar o calcário: descalcificar descalcificação | trocar o filtro: substituição ' +
  'cartucho | roupa molhada: centrifugação secagem | muita espuma: detergente dosagem excesso | bolinhas na ' +
  'roupa: borboto tecido programa | não seca: secagem condensador humidade | como montar: montagem instalação ' +
  '| modo de espera: standby repouso | acertar a hora: relógio ajuste definir | mudar o idioma: língua alterar ' +
  '| desativar o som: silenciar mudo mute | tirar o som: silenciar mudo mute | aumentar o brilho: luminosidade ' +
  'ajuste | ecrã escuro: brilho luminosidade | porta malas: bagageira compartimento | pode molhar: impermeável ' +
  'estanque proteção | encher o pneu: pressão calibrar insuflar | falar com alguém: contacto contato suporte ' +
  'atendimento | contar passos: podómetro pedômetro atividade | medidor de pressão: tensiómetro ' +
  'esfigmomanômetro braçadeira | onde comprar: revendedor distribuidor | vem na caixa: conteúdo embalagem ' +
  'incluído fornecido | cadeirinha de bebé: retenção isofix criança | está vazando: fuga vazamento vedação | ' +
  'fica apitando: alarme sinal acústico sonoro | meter português: idioma língua | luz acesa: indicador led | ' +
  'botão cinza: desativado indisponível inativo | cinto de segurança: retenção fivela | luz piscando: ' +
  'indicador intermitente led';
