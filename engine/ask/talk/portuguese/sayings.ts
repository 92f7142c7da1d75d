import { beside, type Saying } from '../saying.ts';
import { wholeWords } from '../whole-words.ts';

/** Portuguese; in this order. */
export const SAYINGS: readonly Saying[] = [
  beside(wholeWords`quanto pesam?|que peso|qual (?:é )?o peso|pesa muito|pesad[oa]s?`, 'peso | massa'),
  beside(
    wholeWords`quanto (?:mede|medem|ocupa|espaço ocupa)|(?:que|qual) (?:(?:é )?[oa]s? )?(?:tamanho|medidas|altura|largura|comprimento|profundidade)|(?:cabe|entra) (?:em|debaixo|sob|no|na|por baixo)|(?:quão|que) (?:grande|alt[oa]|larg[oa])`,
    'dimensões | medidas | altura | largura',
  ),
  beside(
    wholeWords`quanto (?:barulho|ruído)|(?:nível de|muito|que) (?:barulho|ruído)|quantos (?:decibéis|decibeis|db)|(?:é|são) (?:\p{L}+ )?(?:barulhent|ruidos|silencios)[oa]s?`,
    'nível de ruído | nível sonoro | potência sonora | potência acústica | pressão sonora | pressão acústica | emissão de ruído | emissões de ruído | ruído',
  ),
  beside(
    wholeWords`quant[oa]s?(?: (?:quilos|kg|litros|roupa|peso|água|coisas|pratos|garrafas|pessoas))?(?: \p{L}+){0,3} (?:cabem?|aguenta|suporta|leva|posso (?:meter|colocar|pôr|botar))|quant[oa]s? (?:quilos|kg|litros)`,
    'capacidade máxima | carga máxima | peso máximo | capacidade nominal | capacidade',
  ),
  beside(
    wholeWords`quant[oa] (?:espaço|distância)|quantos (?:cm|centímetros)|(?:encostad[oa]s?|encostar|encostá-l[oa]|junto|colad[oa]|contra|perto)\b[^.?!]{0,20}\bparede|a que distância|longe da parede`,
    'distância mínima | distâncias mínimas | espaço mínimo | espaço livre | espaço suficiente | afastamento | distância | espaço',
  ),
  beside(
    wholeWords`(?:vou|vamos|me|estou a|estamos a) (?:mudar|mudo)(?:-me|-nos)?(?: de casa)?|mudanças?|(?:levar|carregar|deslocar|mover|transportar)(?:-[oa])?(?: \p{L}+){0,4} (?:casa|carro|apartamento|carrinha|caminhão|sítio)|transportar|deitad[oa]`,
    'transporte | transportar | deslocação | deslocamento | movimentação',
  ),
  beside(
    wholeWords`(?:para|no|ao|pro) lixo|(?:deitar|jogar|botar|mandar)(?:-[oa])? fora|livrar(?:-me|-se)?|desfazer(?:-me|-se)?|ecoponto|ecocentro|(?:recolhem|levam|retiram)\b[^.?!]{0,30}\b(?:velh|antig|usad)[oa]|sucata|reciclar|descartar`,
    'eliminação | descarte | reciclagem | fim da vida útil | fim de vida | resíduos de equipamentos | meio ambiente | proteção do ambiente | protecção do ambiente | proteção ambiental',
  ),
  beside(
    wholeWords`(?:de|em|nas) férias|(?:semanas|meses|muito tempo)(?: \p{L}+){0,2} (?:fora|ausentes?|parad[oa]|sem (?:usar|uso|utilizar)\p{L}*)|casa de (?:praia|campo|férias)|vou viajar|vamos viajar|viagem|(?:me ausento|ausento-me|ausente)`,
    'ausência prolongada | ausências prolongadas | períodos prolongados | período prolongado | longos períodos | longo período | muito tempo | modo férias | função férias | inatividade | inactividade | férias | ausência',
  ),
  beside(
    wholeWords`extensão (?:múltipla|tripla)|triplas?|régua(?: de tomadas)?|benjamim|filtro de linha|t de tomada|adaptador triplo`,
    'tomadas múltiplas | tomada múltipla | fichas múltiplas | ficha tripla | benjamins | adaptadores | extensões | extensão',
  ),
  beside(
    wholeWords`(?:cabo|fio|ficha)(?: \p{L}+){0,3} curto|extensão(?! (?:múltipla|tripla))|extensões|prolongador`,
    'cabo de extensão | cabos de extensão | extensões elétricas | extensões eléctricas | extensão | prolongamento | cabo de alimentação | cabo elétrico',
  ),
  beside(
    wholeWords`mangueira(?: \p{L}+){0,3} curta|(?:aumentar|prolongar|emendar) a mangueira`,
    'prolongamento | extensão da mangueira | mangueira de extensão | mangueira',
  ),
  beside(
    wholeWords`de fábrica|(?:apagar|resetar|redefinir|repor|restaurar|formatar|zerar|limpar)(?:-[oa])? tudo|resetar|zerar|formatar|como (?:nov[oa]|no início|veio de fábrica)|do zero`,
    'definições de fábrica | configurações de fábrica | configuração de fábrica | ajustes de fábrica | padrão de fábrica | valores de fábrica | predefinições | repor | redefinir | restaurar',
  ),
  beside(
    wholeWords`(?:a|para|com) quem (?:ligo|ligar|telefono|devo (?:ligar|falar|contactar)|posso (?:ligar|falar)|falo|recorro|contacto)|quem(?: \p{L}+){0,2} (?:arranja|repara|conserta|arranjar|reparar|consertar|ajudar\p{L}*|vir)|onde (?:ligo|conserto|arranjo|reparam)|(?:número|telefone)(?: \p{L}+){0,2} (?:assistência|suporte|apoio|sac|atendimento)|técnico`,
    'assistência técnica | serviço de assistência técnica | serviço de assistência | serviço técnico | serviço autorizado | serviço pós-venda | assistência pós-venda | apoio ao cliente | atendimento ao cliente | atendimento ao consumidor | serviço de apoio ao cliente',
  ),
  beside(
    wholeWords`(?:vem|vêm|traz|trazem|inclui|incluíd[oa]s?)(?: \p{L}+){0,3} (?:com|na|no|junto|caixa)|(?:na|dentro da) caixa|o que (?:vem|traz|inclui)`,
    'conteúdo da embalagem | conteúdo da caixa | âmbito de fornecimento | volume de fornecimento | material fornecido | itens incluídos | itens fornecidos | acessórios fornecidos | acessórios incluídos | componentes fornecidos',
  ),
  beside(
    wholeWords`número (?:de|do) (?:série|modelo|fabrico)|(?:que|qual)(?: é)?(?: o)? modelo`,
    'placa de características | placa de identificação | chapa de características | etiqueta de identificação | placa de dados | etiqueta de características | número de série',
  ),
  beside(
    wholeWords`apit(?:a|am|ar|ando|os?)|bip(?:e|es|a|ando|s)?|(?:toca|tocando|a tocar|soa)(?: \p{L}+){0,2} (?:alarme|apito|campainha)|alarmes?`,
    'sinal sonoro | sinais sonoros | sinal acústico | sinais acústicos | bipe | alarme sonoro | alarme',
  ),
  beside(
    wholeWords`(?:crianças?|filh[oa]s?|net[oa]s?|miúd[oa]s?|bebé|bebê|pequen[oa]s?|menin[oa]s?|garot[oa]s?)\b[^.?!]{0,60}\b(?:mexem?|mexer|mexam?|tocam?|brincam?|brinquem?|carregam?|carregue\p{L}*|apert\p{L}*|abram?|abrem?|abrir|bloque\p{L}*|tranc\p{L}*|ligu?e?m?|liga)`,
    'bloqueio para crianças | bloqueio de segurança para crianças | bloqueio infantil | segurança para crianças | trava para crianças | trava de segurança para crianças | trava infantil | bloqueio de teclas | bloqueio de botões | bloqueio dos comandos | bloqueio do painel | bloqueio',
  ),
  beside(
    wholeWords`mais tarde|(?:à|de|durante a) (?:noite|madrugada)|enquanto durmo|às \d{1,2}|tarifa (?:noturna|bi-?horária)|horas? (?:de )?vazio|comec\p{L}* (?:depois|sozinh[oa])`,
    'início diferido | início programado | início retardado | início adiado | arranque diferido | fim diferido | partida programada | adiamento do início | temporizador | programador | programação',
  ),
  beside(
    wholeWords`(?:para|no|na|num|numa) (?:(?:o |a |um |uma )?(?:meu |minha |nosso |nossa )?)(?:hotel|bar|restaurante|negócio|loja|escritório|empresa|oficina|cabeleireiro|salão|padaria|pastelaria|café|lanchonete|comércio|escola|pensão|pousada|consultório)|uso (?:profissional|industrial|comercial)|profissionalmente`,
    'uso profissional | utilização profissional | uso comercial | utilização comercial | fins comerciais | uso industrial | uso doméstico | utilização doméstica | utilização prevista | uso pretendido',
  ),
  beside(
    wholeWords`(?:falta|faltou|falha|falhou|acab\p{L}+|sem|foi-se|cortaram|corte de|queda de|caiu|cai) (?:a |de )?(?:luz|energia|eletricidade|electricidade|corrente)|apag(?:ão|ões)`,
    'falha de energia | falta de energia | falha de corrente | corte de energia | queda de energia | falha de alimentação | falha elétrica | falha eléctrica | interrupção de energia | interrupção da alimentação | falta de corrente',
  ),
  beside(
    wholeWords`(?:pelo|com o|do|no|através do|a partir do) (?:meu )?(?:telemóvel|celular|telefone|smartphone|iphone|android)|à distância|remotamente`,
    'aplicação | aplicativo | app | controlo remoto | controle remoto | à distância',
  ),
  beside(
    wholeWords`(?:senha|palavra-passe|palavra passe|password|pin|código)(?: \p{L}+){0,2} (?:esquecid[oa]|perdid[oa])|(?:esqueci|esqueceu|perdi|perdeu|não (?:me lembro|lembro|sei))(?:-me)?(?: \p{L}+){0,2} (?:senha|palavra-passe|palavra passe|password|pin|código)`,
    'redefinir a senha | redefinir senha | redefinição de senha | recuperar a senha | redefinir a palavra-passe | repor a palavra-passe | alterar a palavra-passe | palavra-passe | senha | código pin',
  ),
  beside(
    wholeWords`vend(?:o|er|i|eu|ido|ê-l[oa])|oferec(?:er|i|eu|ido)|ceder|do(?:ar|ei)|nov[oa] (?:don[oa]|proprietári[oa])|em segunda mão|mudança de dono`,
    'mudança de proprietário | troca de proprietário | novo proprietário | a terceiros',
  ),
  beside(
    wholeWords`(?:na|no|numa|num|em) (?:minha |meu |uma |um )?(?:garagem|cave|porão|varanda|terraço|quintal|jardim|arrecadação|anexo|marquise|alpendre|área de serviço|lavandaria|lavanderia|sótão|rua|exterior|ar livre)|lá fora|ao ar livre|ao relento`,
    'temperatura ambiente | classe climática | local de instalação | local da instalação | ao ar livre | exterior | intempéries',
  ),
  beside(
    wholeWords`(?:abr|abertura)\p{L}*\b[^.?!]{0,40}\b(?:outro (?:lado|sentido)|(?:à |para a |pela )?(?:esquerda|direita)|ao contrário)|(?:mudar|inverter|trocar)\b[^.?!]{0,30}\b(?:sentido|lado)`,
    'inversão da porta | inversão do sentido de abertura | mudança do sentido de abertura | sentido de abertura | reversibilidade | inverter a porta | inverter o sentido | reversão da porta',
  ),
  beside(
    wholeWords`eu mesm[oa]|eu própri[oa]|por (?:minha conta|mim mesm[oa])|eu sozinh[oa]|sozinh[oa] em casa`,
    'pessoal qualificado | técnico qualificado | técnicos qualificados | profissional qualificado | técnico autorizado | pessoal autorizado | técnico especializado | assistência técnica | serviço de assistência técnica',
  ),
  beside(
    wholeWords`onde (?:\p{L}+ ){0,2}(?:comprar|compro|encontro|encontrar|vendem|acho|achar|arranjo|arranjar|encomendo|encomendar|consigo)|(?:comprar|encomendar|arranjar|pedir)(?: \p{L}+){0,2} (?:outr[oa]|nov[oa]s?|peças?)|referência`,
    'peças sobressalentes | peças de substituição | peças de reposição | peças sobresselentes | peças originais | acessórios',
  ),
  beside(
    wholeWords`quanto (?:tempo )?(?:aguentam?|se (?:conservam?|guardam?))(?: \p{L}+){0,3}|se (?:conserva|guarda)m?|(?:conserva|guarda)m?-se`,
    'tempo de conservação | tempos de conservação | período de conservação | conservação',
  ),
  beside(
    wholeWords`quanto (?:tempo )?(?:dura|aguenta)(?: \p{L}+){0,2} (?:bateria|pilha|pilhas|baterias|carga)|(?:bateria|pilha|carga)s? dura`,
    'autonomia | duração da bateria | duração das pilhas | tempo de funcionamento | tempo de uso | tempo de utilização',
  ),
  beside(
    wholeWords`idiomas?|línguas?|(?:em|fala) (?:português|inglês|espanhol|francês|alemão)`,
    'idioma | língua',
  ),
  beside(
    wholeWords`primeira vez|(?:acabei|acabámos|acabamos|acabou) de (?:comprar|receber|chegar|instalar)|recém[- ](?:comprad|chegad|instalad)[oa]|nov[oa] em folha|estrear|antes de (?:usar|utilizar|estrear|ligar|conectar)(?:-[oa])?|(?:esperar|espero|aguardar)\b[^.?!]{0,40}\b(?:ligar|conectar)`,
    'primeira utilização | primeiro uso | antes da primeira utilização | antes do primeiro uso | colocação em funcionamento | colocação em serviço | entrada em funcionamento | primeira colocação em funcionamento | antes de usar',
  ),
  beside(
    wholeWords`quanta (?:luz|energia|eletricidade|electricidade)|(?:gasta|consome) muit[oa]|quanto (?:gasta|consome)`,
    'consumo de energia | consumo energético | consumo elétrico | consumo eléctrico | potência nominal | consumo',
  ),
];
