/** Everyday words, Portuguese, as they are spoken, too; see `words/common-words.ts`. */
export const EVERYDAY =
  'a abaixo absolutamente acaba acabei acabou acha achar achei acho acima acontece acontecem acontecer ' +
  'aconteceu adoraria afinal agora agradecia agradeço ah ai aí ainda ajuda ajudar ajude ajudem aki além ' +
  'algo alguém algum alguma algumas alguns ali aliás almoço amanhã amiga amigo amigos anda andam ando ano ' +
  'anos ante anteontem antes ao aos apenas apesar aquela aquelas aquele aqueles aqui aquilo arre as assim ' +
  'assunto até atrás através avó avô bagulho bah baita basicamente bastante beleza bem bizarro blz boa boas ' +
  'bocadinho bocado bom bonito bons bosta bué cá cacete cada cadê calhar calma cara caraca caraças caramba ' +
  'carinho casa caso cê cedo cena cerca certa certamente certas certeza certinho certo certos chata chatear ' +
  'chatice chato chega chegar chegou cima cinco claro coisa coisas coisinha coiso comigo completa ' +
  'completamente completo complicado compra comprado compramos comprar comprei comprou concordo conforme ' +
  'conhece conhecer conheço consegue conseguem consegui conseguimos conseguir conseguiu consigo contigo ' +
  'contra contudo correctamente correcto correta corretamente correto ctg cuja cujo cunhado da dá daí dali ' +
  'dão daquela daquele daqui dar das de debaixo decerto deixa deixam deixar deixei deixo dela delas dele ' +
  'deles demais dentro depende depois depressa desculpa desculpe desculpem desde desejo dessa desse desta ' +
  'deste detrás deu devagar devagarinho deve devem devemos deveria deveriam devia devo dez dia diabo dias ' +
  'diferente difícil diga digo dirá direito disse disseram disso disto diversos diz dizem dizer do doido ' +
  'dois domingo donde doutro dps droga duas durante dúvida dúvidas e efetivamente eh ei eita ela elas ele ' +
  'eles em embora encontrar encontrei encontro enfim entanto então entende entender entendi entendo entre ' +
  'entretanto era eram és esposa esposo esquisita esquisito esquisitos essa essas esse esses esta está ' +
  'estamos estão estar estarei estaria estas estava estavam este esteja estes esteve estive estou estranha ' +
  'estranhas estranho estranhos eu evidentemente exactamente exatamente exato exemplo existe existem ' +
  'explica explicar explique faça façam fácil facilmente faço facto fala falar falta família farei faria ' +
  'fato favor faz fazem fazendo fazer fazes fazia feia feio feito fez fica ficado ficam ficar ficaram fico ' +
  'ficou filha filho filhos fim final finalmente fiquei fixe fiz fizemos fizeram foda foi fora foram fosse ' +
  'fui fzr gajo galera gente geral geralmente giro gostaria gostava graças grande grandes guri há haja hão ' +
  'haver havia hei hein hj hoje homem honestamente houve houver ia ideia ideias igual imagino imediatamente ' +
  'imensa imenso importa importante impossível inclusive infelizmente inteira inteiro ir irei iria irmã ' +
  'irmão isso isto já jamais janta jantar jeito juro kd la lá lado legal levei levo lhe lhes lo logo louco ' +
  'lugar mãe maior maioria mais mal maldita maldito malta maluca maluco mamã maneira manhã mano marido mas ' +
  'mau me meio meios melhor menos merda mês meses mesma mesmas mesminho mesmo mesmos meu meus mim minha ' +
  'minhas miudo miúdo mm moça moço momento montão morrer msm mta mtas mto mtos muita muitas muito muitos ' +
  'mulher mundo n ñ na nada namorado não naquela naquele nas natural naturalmente nd né necessito negócio ' +
  'nela nele nem nenhum nenhuma nessa nesse nesta neste neta neto netos ngm ninguém nisso nisto no noite ' +
  'noites nojo nome normais normal normalmente nos nós nossa nossas nosso nossos nova novamente novas novo ' +
  'novos num numa nunca o obg obrigada obrigado obviamente ocorre ocorreu oi ok olá olha olhar olhe ontem ' +
  'oq oque ora os ou outra outras outro outros oxe p pá pai pais papá parece parecem parecer parecido ' +
  'particular pena pensar pensei penso pequena pequenas pequeno pequenos perante percebe perceber percebi ' +
  'percebo perdão perdoe perfeitamente perfeito pergunta perguntar pergunto perto pessoa pessoal pessoas pf ' +
  'pfv pior pode podem podemos poder poderia poderiam podia põe pois ponho porcaria porq porque porquê ' +
  'porra portanto possa possam possível posso pouca poucas pouco poucos pouquinho poxa pq pra pras precisa ' +
  'precisamos precisar precisava preciso preocupa prestes primeira primeiramente primeiro primo ' +
  'principalmente pro problemão própria próprio pros provavelmente próxima próximo pude puder pudesse puta ' +
  'puto putz puxa q qd qdo qta qtas qto qtos qts quais quaisquer qual qualquer quando quanta quantas quanto ' +
  'quantos quase quatro que quê quem quer querem queremos querer queria queríamos quero quinta quis ' +
  'rapariga rapaz rapidinho raro realidade realmente recente recentemente relação relativamente resolver ' +
  'respeito sábado sabe sabem saber sabia salta saltou são se segue sei seis seja sejam sem semana semanas ' +
  'semelhante sempre senão sendo senhor senhora sentido ser será serão seria serve servem servir sete seu ' +
  'seus sexta si sido sim simples simplesmente sítio situação só sob sobre sobretudo sobrinho socorro sogra ' +
  'sogro sois somente sou sozinha sozinho sua suas sucede sucedeu super suposto ta tá tais tal talvez ' +
  'também tampouco tanta tantas tanto tantos tão tarde tardes tava tb tbm tchê td tdo tds te tem têm temos ' +
  'tempo tempos tenha tenham tenho tens tenta tentado tentamos tentámos tentar tentei tento ter terá terça ' +
  'terceira terceiro terei teria teu teus teve ti tia tinha tinham tio tipo tipos tive tiver tiveram ' +
  'tivesse to tô toda todas todavia todo todos total totalmente tou trás treco três tu tua tuas tudo turbo ' +
  'uai última ultimamente últimas último últimos um uma umas uns útil vai vais vale valeu vamos vão vária ' +
  'várias vários vc vcs vê veem veja vejo velha velhas velho velhos vem vêm ver verdade vez vezes vi vir ' +
  'viu vizinha vizinho vizinhos vlw você vocês vos vossa vosso vou';
