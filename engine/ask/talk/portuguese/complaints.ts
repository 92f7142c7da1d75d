import { type Complaint, within } from '../complaint.ts';
import { wholeWords } from '../whole-words.ts';

/** "Não sei como funciona" tells of no fault. */
const NOT =
  '(?:não(?! (?:sei|entendo|percebo|compreendo|me lembro|devo|encontro (?:como|onde)))|nunca|jamais|nem|mal)';
/** "Não", "já não me" before it would say the contrary. */
const UNDENIED = String.raw`(?<!\b(?:não|nunca|sem) (?:\p{L}{1,12} ){0,2})`;
/** "Como se desliga?" asks for something else. */
const UNASKED = '(?<!(?:como|quando|quanto|onde|como se|quando se) )';
const DOOR = '(?:porta|tampa|gaveta|portinhola|portinha)';
const NOISES =
  'zumb|chiad|range|rangid|ranger|estal|ronca|roncan|assobi|rinch|gorgolej|borbulh|chocalh|matraque';

/** Portuguese. */
export const COMPLAINTS: readonly Complaint[] = [
  {
    said: wholeWords`(?:ecrã|tela|visor|display|mostrador)${within(4)} (?:pret[oa]|negr[oa]|apagad[oa]|desligad[oa]|escur[oa]|vazi[oa]|mort[oa]|em branco)|(?:ecrã|tela|visor|display|mostrador)${within(1)} ${NOT}${within(2)} (?:acende|liga|funciona|mostra|responde|aparece|dá)|nada n[oa] (?:ecrã|tela|visor|display|mostrador)|${NOT}${within(2)} (?:aparece|mostra) nada${within(1)} n[oa] (?:ecrã|tela|visor|display)`,
    written: wholeWords`(?:ecrã|tela|visor|display|mostrador|indicador)\p{L}*${within(4)} (?:pret[oa]|negr[oa]|apagad[oa]|desligad[oa]|escur[oa]|vazi[oa]|em branco|${NOT})|sem (?:indicação|visualização|imagem)|${NOT} (?:é |se )?(?:mostra|aparece|visualiza|exibe|acende)\p{L}*${within(2)} (?:nada|ecrã|tela|visor|display|imagem)`,
  },
  {
    said: wholeWords`${NOT}${within(3)} (?:entra|sai|chega|puxa|mete|pega|enche)(?: (?:a|de|nenhuma))? água(?! (?:quente|fri|morn))|água${within(1)} ${NOT} (?:entra|sai|chega|corre)(?!(?: \p{L}+)? (?:quente|fri|morn))|fica sem água`,
    written: wholeWords`${NOT}${within(3)} (?:entra|sai|chega|admite|flui|há|recebe|puxa)(?: (?:a|de))? água|água${within(1)} ${NOT} (?:entra|sai|chega|flui)|(?:falta|ausência|entrada|admissão|abastecimento) de água|sem água`,
  },
  {
    said: wholeWords`${NOT}${within(3)} (?:esfria|esfriar|refrigera|refrigerar|arrefece|arrefecer|resfria|gela|gelar|congela|congelar)|${NOT}${within(3)} (?:fri[oa]s?|fresc[oa]s?|gelad[oa]s?)|pouco frio|(?:gela|arrefece|esfria|refrigera) (?:pouco|mal)`,
    written: wholeWords`${NOT}${within(3)} (?:esfri|refriger|arrefec|resfri|gela|congel)\p{L}*|${NOT}${within(3)} (?:fri[oa]s?|fresc[oa]s?)|temperatura${within(4)} (?:alta|elevada)|(?:demasiado|muito) (?:quente|alta)|(?:frio|refrigeração|arrefecimento|resfriamento) insuficiente|(?:arrefece|esfria|refrigera) (?:pouco|mal)`,
  },
  {
    said: wholeWords`${NOT}${within(3)} (?:aquece|aquecem|aquecer|esquenta|esquentar|quentes?)|(?:aquece|esquenta) (?:pouco|mal)|${UNDENIED}(?:demasiado|muito|continua|fica|sai|ainda|sempre|está|tá)(?: \p{L}+)? (?:fri[oa]s?|gelad[oa]s?)|morn[oa]s?|tépid[oa]s?`,
    written: wholeWords`${NOT}${within(3)} (?:aquec|esquent|quente)\p{L}*|(?:demasiado |muito |sai |está )fri[oa]s?|morn[oa]s?|temperatura${within(4)} (?:baixa|insuficiente)|(?:calor|aquecimento) insuficiente|(?:aquece|esquenta) (?:pouco|mal)|${NOT} (?:atinge|alcança)${within(3)} temperatura`,
  },
  {
    said: wholeWords`${UNDENIED}(?:(?:demasiado|muito|super|tão|bem) quentes?|(?:sobre|super)aquec\p{L}*|(?:aquece|esquenta)(?:ndo)? (?:muito|demais|demasiado)|queima|a ferver|fervendo|pelando|a escaldar)`,
    written: wholeWords`(?:demasiado |muito )quentes?|(?:sobre|super)aquec\p{L}*|temperatura${within(4)} (?:alta|elevada|excessiva)|(?:aquece|esquenta) (?:muito|demais|demasiado|excessivamente)|excesso de (?:temperatura|calor)`,
  },
  {
    said: wholeWords`${UNDENIED}(?:congelad[oa]s?|congelam?|congelou|congelando|geada|gelo${within(4)} (?:dentro|fundo|parede|paredes|lado))|(?:muito|cheio de|cheia de|camada de|bloco de|demasiado|excesso de) gelo|criou gelo|cria gelo|faz gelo`,
    written: wholeWords`geada|congelad[oa]s?|congelam|(?:formação|camada|acumulação|acúmulo|presença|excesso|forma|forma-se) (?:de )?gelo|gelo${within(3)} (?:no|na|nas|nos|sobre)`,
  },
  {
    said: wholeWords`${NOT}${within(3)} (?:escoa|escoar|drena|drenar|despeja|esvazia|esvaziar|escorre|escoando|drenando)(?: \p{L}+)?|água${within(3)} parada|(?:fica|ficou|há|tem)${within(2)} água${within(3)} (?:dentro|fundo|tambor|cuba|parada)`,
    written: wholeWords`${NOT}${within(3)} (?:esco|dren|esvazi|despej|escorr|evacu)\p{L}*|água${within(4)} (?:parada|residual|fica|permanece|acumulada)|fica água|(?:escoamento|drenagem|esgoto|dreno)${within(4)} (?:entup|obstru|bloque|defeit|insuficiente|${NOT})\p{L}*`,
  },
  {
    said: wholeWords`fugas?|(?:vazament|pinga|pingo|goteir|gotej|transbord|inund|escorrend)\p{L}*|vaz(?:a|am|ar|ando|ou)|poças?|(?:verte|perde|deita|solta|larga|a verter|a perder|a deitar)(?: \p{L}+)? (?:água|líquido|óleo)|verte|sai${within(2)} (?:água|óleo|líquido)${within(2)} (?:por|pelo|pela|debaixo|embaixo|atrás)|(?:água|óleo|líquido)${within(4)} (?:no (?:chão|piso|fundo)|por baixo|debaixo|embaixo|por todo (?:o )?lado)`,
    written: wholeWords`fugas?|(?:vazament|ping|gotej|derram|transbord|inund)\p{L}*|vaz(?:a|am|ando)|verte\p{L}*|(?:perde|sai|perdas?|saída)${within(2)} (?:água|líquido|óleo)|(?:água|líquido)${within(4)} (?:(?:no|sobre o|pelo) (?:chão|piso|fundo|solo|pavimento)|debaixo|embaixo|sob)`,
  },
  {
    said: wholeWords`(?<!(?:quanto|pouco|menos|nível de|que) )(?:barulhos?|barulheira|ruídos?|barulhão|barulhinho)|(?:muito|demasiado|tão|super|mais) (?:barulhent|ruidos)[oa]s?|barulhent[oa]s?|faz (?:clac|clique|tec|toc|nhec)|(?:${NOISES})\p{L}*|range|a ranger|chia|a chiar`,
    written: wholeWords`ruídos?|barulhos?|(?:ruidos|barulhent)[oa]s?|sons? (?:estranho|anorma|incomu)\p{L}*|(?:${NOISES})\p{L}*`,
  },
  {
    said: wholeWords`(?:cheira|cheiram|cheirar|cheirando|(?:mau |maus )?cheiros?|fede|fedem|fedendo|fedor|fedorent[oa]|tresanda|catinga|odor(?:es)?|fedid[oa])(?!${within(3)} (?:queimado|esturro|gás|fumo|fumaça))`,
    written: wholeWords`odor(?:es)?|cheiros?|cheiram?|mal-?cheiros[oa]`,
  },
  {
    said: wholeWords`${UNDENIED}(?:vibr(?:a|am|ar|ando|ação|ações)|treme|tremem|tremendo|a tremer|trepida\p{L}*|balança\p{L}*|abana\p{L}*|sacode|pula|anda (?:pela|pelo|sozinh)[oa]?|(?:se mexe|mexe-se|desloca-se))|tort[oa]|inclinad[oa]|desnivelad[oa]|desalinhad[oa]|${NOT} está${within(1)} (?:direit[oa]|nivelad[oa]|ret[oa])`,
    written: wholeWords`vibra\p{L}*|(?:trepida|tremor|balanç|oscila)\p{L}*|treme|(?:move|desloca)-se|se (?:move|desloca)|instáve(?:l|is)|(?:des)?nivel(?:ad[oa]|ar|amento)`,
  },
  {
    said: wholeWords`condensação|embaciad[oa]s?|embaçad[oa]s?|embacia|embaça|gotículas|gotinhas|sua|suando|a suar`,
    written: wholeWords`condensa\p{L}*|embac\p{L}*|h?umidade|gotículas|gotas de água`,
  },
  {
    said: wholeWords`${NOT}${within(3)} (?:sec(?:a|am|ar|o|os|as|ou)|enxut[oa]s?)|(?:continua|continuam|está|estão|fica|ficam|sai|saem|tudo|toda|muito|ainda)(?: \p{L}+)? (?:molhad|h?úmid|encharcad|ensopad)[oa]s?|(?:encharcad|ensopad)[oa]s?`,
    written: wholeWords`${NOT}${within(3)} sec(?:a|am|o|os|as|agem)|(?:molhad|h?úmid)[oa]s?|secagem (?:insuficiente|deficiente)`,
  },
  {
    said: wholeWords`manchas?|manchad[oa]s?|nódoas?|(?:restos|resíduos|riscas|listras|marcas) (?:de|em|branc[oa]s|pret[oa]s|n[oa]s?)|(?:continua|continuam|fica|ficam|sai|saem|muito|ainda)(?: \p{L}+)? suj[oa]s?|${NOT}${within(3)} (?:limp[oa]s?|limpam?)|mofo|bolor|fiapos|cotão`,
    written: wholeWords`manch\p{L}*|nódoas?|(?:restos|resíduos|riscas|listras|marcas|depósitos) \p{L}+|suj[oa]s?|sujidade|sujeira|${NOT}${within(3)} limp\p{L}*|mofo|bolor|fiapos|cotão`,
  },
  {
    said: wholeWords`${NOT}${within(3)} (?:carrega|carregam|carregar|recarrega|carregando)|(?:bateria|pilha)s?${within(4)} (?:vazi|mort|gast|descarregad|viciad|frac|baix)[oa]s?|(?:bateria|pilha)s?${within(2)} (?:dura|duram|aguenta)${within(2)} (?:pouco|nada|menos)|descarrega(?:-se)? (?:rápido|logo|depressa|muito|sozinh[oa])|se descarrega|dura (?:muito )?pouco|acaba (?:logo|rápido|depressa)`,
    written: wholeWords`${NOT}${within(3)} (?:é |está a )?(?:re)?carreg\p{L}*|(?:bateria|pilha|acumulador)\p{L}*${within(4)} (?:vazi|gast|descarregad|frac|baix|esgotad|defeituos)[oa]s?|(?:autonomia|duração)${within(4)} (?:curt|reduzid|baix|insuficient|pouc)\p{L}*|descarrega|(?:erro|falha|problema) (?:de|no) carregamento`,
  },
  {
    said: wholeWords`${NOT}${within(3)} (?:(?:re)?conect[ae]\p{L}*|emparelh\p{L}*|pareia|parear|sincroniz\p{L}*|deteta|detecta|encontra|reconhece|liga(?:-se)? (?:ao?|à) (?:wi-?fi|internet|rede|telemóvel|bluetooth))|(?:${NOT} (?:há|tenho|tem|pega|apanha)|sem|perde|perdeu|cai)(?: \p{L}+)? (?:conexão|ligação|sinal|internet|wi-?fi|rede|cobertura)|(?:conexão|ligação|sinal|internet|wi-?fi)${within(2)} (?:cai|caindo|a cair|falha|some)|desconecta(?:-se)?(?: (?:sozinh[oa]|sempre))?|desconectad[oa]|offline`,
    written: wholeWords`${NOT}${within(3)} (?:é |foi )?(?:conect|emparelh|parea|sincroniz|detet|detect|encontr|reconhec|há ligação|há conexão|há sinal)\p{L}*|(?:sem|perda de|falta de|falha de|falha na|erro de|problemas? de|${NOT} há) (?:conexão|ligação|sinal|rede|comunicação|internet|wi-?fi)|(?:conexão|ligação|sinal|rede)\p{L}*${within(4)} (?:falh|perdid|frac|interromp|imposs|instáve|${NOT})\p{L}*|desconecta|offline`,
  },
  {
    said: wholeWords`(?:entup|encrav|emperr|obstru|atol|engasg)\p{L}*|(?:trav|bloque|ental)(?:ou|ad[oa]s?)|(?:ficou|está|tá) pres[oa]|tranc(?:ou|ad[oa])`,
    written: wholeWords`(?:entup|encrav|emperr|obstru|bloque|atol)\p{L}*|trav(?:a|am|ou|ad[oa]s?|amento)|pres[oa]s?`,
  },
  {
    said: wholeWords`${DOOR}${within(3)} ${NOT}${within(3)} (?:fecha|fecham|fechar|encaixa)|${NOT}${within(3)} (?:fecha|fecho|fechar)(?: (?:bem|a|direito))* ${DOOR}|${DOOR}${within(3)} (?:aberta|entreaberta|fecha mal)|${NOT}${within(2)} fecha(?: bem| direito)?|fecha mal`,
    written: wholeWords`${DOOR}s?${within(4)} (?:${NOT}|difícil)${within(3)} (?:fech|encaix)\p{L}*|${DOOR}s?${within(3)} abertas?|(?:${NOT}|difícil)${within(4)} fech\p{L}*|fecha mal`,
  },
  {
    said: wholeWords`${DOOR}${within(3)} (?:${NOT}${within(3)} (?:abre|abrem|abrir)|(?:bloquead|encravad|trancad|travad|emperrad|pres)[oa])|${NOT}${within(3)} (?:abre|abrir|abro)(?: (?:bem|a|direito))*(?: ${DOOR})?|(?:custa|difícil)${within(2)} abrir`,
    written: wholeWords`${DOOR}s?${within(4)} (?:${NOT}|difícil|custa)${within(3)} (?:abr|abert)\p{L}*|${DOOR}s?${within(3)} (?:bloquead|encravad|trancad|travad)[oa]|(?:${NOT}|difícil|impossível|dificuldade)${within(4)} (?:abre|abrir|abertura)`,
  },
  {
    said: wholeWords`(?:teclas?|botão|botões|comandos?|painel|touch|ecrã tátil|tela|manípulos?)${within(3)} (?:${NOT}|bloquead[oa]s?|travad[oa]s?)(?: (?:me|se))?(?: (?:funcionam?|respondem?|reagem?|fazem?(?: nada)?|vão|prestam?|obedecem?))?|${NOT}(?: \p{L}+)? (?:respondem?|reage|reagem|obedece)`,
    written: wholeWords`(?:teclas?|botão|botões|comandos?|painel|touch|sensor\p{L}*|manípulos?)${within(4)} (?:${NOT}|bloquead[oa]s?|respond\p{L}*|reag\p{L}*)|${NOT}${within(2)} (?:respond|reag)\p{L}*`,
  },
  {
    said: wholeWords`${UNASKED}${UNDENIED}(?:para(?= (?:sozinh|de repente|do nada|a meio|no meio))|desliga|apaga|desligou|apagou|parou|interrompe)(?:-se)?${within(3)} (?:sozinh[oa]|de repente|do nada|a meio|no meio|sem motivo|constantemente|toda hora|o tempo todo|sempre|logo)|(?:desligou|apagou|parou(?! de))(?:-se)?|se desligou|deixa de funcionar|para de funcionar|${NOT} (?:para|acaba|termina) nunca|nunca (?:para|desliga)|(?:funciona|trabalha|anda|fica|está)${within(2)} (?:o tempo todo|sempre ligad[oa]|sem parar|direto|continuamente|a trabalhar sempre)`,
    written: wholeWords`(?:desliga|apaga|interrompe)(?:-se)?|para (?:durante|sozinh[oa]|de funcionar|repentina\p{L}*|subita\p{L}*|de repente)|se (?:desliga|apaga|interrompe)|(?:paragem|parada|interrupção|desligamento)${within(2)} (?:automátic|inesperad|repentin|súbit)\p{L}*|deixa de funcionar|(?:funciona|trabalha)${within(3)} (?:continu\p{L}*|sem (?:parar|interrupção)|constante\p{L}*|permanente\p{L}*|demasiado)|interromp\p{L}*`,
  },
  {
    said: wholeWords`(?:dispar|desarm|queim|salt|rebent|cai|cair|deita|derrub)\p{L}*${within(3)} (?:disjuntor|fusíve(?:l|is)|diferencial|quadro)|(?:disjuntor|fusíve(?:l|is)|diferencial|quadro)${within(3)} (?:dispar|desarm|queim|salt|rebent|cai|cair|caiu|abaixo)\p{L}*|(?:vai|foi|manda|deita)${within(1)} (?:luz|quadro) abaixo|(?:cai|caiu|falta|derruba) a luz`,
    written: wholeWords`disjuntor\p{L}*|fusíve(?:l|is)|diferencial|interruptor (?:automático|diferencial)|corta-?circuitos?`,
  },
  {
    said: wholeWords`(?:luz|luzes|lâmpada|iluminação|led)${within(4)} (?:${NOT}|fundid[oa]|queimad[oa]|apagad[oa])(?: (?:acendem?|ligam?|funcionam?))?|(?:fundiu|queimou)(?:-se)?${within(2)} (?:luz|lâmpada)|${NOT} (?:dá|tem|há|faz) luz`,
    written: wholeWords`(?:luz|luzes|lâmpada|iluminação|led)s?${within(4)} (?:${NOT}|defeituos[oa]|fundid[oa]|apagad[oa]|queimad[oa])|${NOT}${within(3)} (?:ilumina|luz)`,
  },
  {
    said: wholeWords`(?:pouc[oa]|menos|perde|perdeu|falta de|sem|${NOT} tem)(?: (?:tanta|muita|a|sua))? (?:força|potência|pressão|sucção|caudal|vazão)|(?:sai|funciona|aspira|suga|corta) (?:muito )?(?:pouco|frac[oa]|sem força)|(?:muito|está|tá|ficou) frac[oa]|${NOT}${within(2)} (?:aspira|suga|absorve|puxa)`,
    written: wholeWords`(?:potência|pressão|sucção|aspiração|rendimento|desempenho|caudal|força|vazão)${within(4)} (?:baix|insuficient|reduzid|frac|escass|pouc|diminu|${NOT})\p{L}*|(?:pouca|baixa|falta de|perda de|menor) (?:potência|pressão|sucção|aspiração|força|vazão)|${NOT}${within(2)} (?:aspira|suga|absorve)|(?:aspira|corta|funciona) (?:pouco|mal)`,
  },
  {
    said: wholeWords`(?:vai|está|tá|muito|demasiado|super|tão) lent[oa]s?|demor(?:a|ando) (?:muito|demais|demasiado|imenso|uma eternidade|séculos)|leva (?:muito|demasiado) tempo|nunca (?:mais )?(?:acaba|termina)`,
    written: wholeWords`lent(?:[oa]s?|amente|idão)|demora${within(2)} (?:muito|demasiado|demais)|(?:duração|tempo|programa|processo)${within(4)} (?:long|excessiv|prolong|demorad)\p{L}*`,
  },
  {
    said: wholeWords`${NOT}${within(3)} (?:lig(?:a|am|ar|ou)|acend(?:e|em|er|eu)|arranc(?:a|ar|ou)|inicia|iniciar|funcion(?:a|am|ar|ou)|pega|anda|trabalha|começa|presta|dá sinal|vai)|(?:completamente|totalmente) (?:mort[oa]|apagad[oa])|${NOT} (?:acontece|faz|dá) nada|(?:morreu|pifou|avariou|estragou|bateu as botas|deu o berro|está mort[oa]|tá mort[oa])(?:-se)?|(?:deixou|parou) de (?:funcionar|trabalhar|andar)|sem (?:sinal|sinais) de vida`,
    written: wholeWords`${NOT}${within(3)} (?:se )?(?:lig|acend|arranc|funcion|inici|começ|trabalh|reag|entra em)\p{L}*|${NOT}${within(2)} (?:há|recebe|tem|chega) (?:corrente|tensão|alimentação|energia|eletricidade|electricidade)|(?:sem|falta de) (?:corrente|tensão|alimentação|energia)|permanece (?:desligad|apagad)[oa]`,
  },
];
