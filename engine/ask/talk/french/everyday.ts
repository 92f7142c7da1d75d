/** Everyday words, French, as they are spoken, too; see `words/common-words.ts`. */
export const EVERYDAY =
  'a à absolument actuellement afin ah ai aider aimerais ainsi alors ami amie amis ans après arrive arriver as ' +
  'assez attendre au aucun aucune aujourd aujourd’hui auparavant auprès aussi aussitôt autant autour autre ' +
  'autrement autres aux avaient avais avait avant avec avez avoir avons bah beaucoup beau belle ben besoin ' +
  'bien bientôt bizarre bizarrement bon bonne bonnes bons bout bref bricole c ça car carrément cas ce ceci ' +
  'cela celle celles celui cent cependant certain certaine certaines certains ces cet cette ceux chacun chaque ' +
  'cher chercher chère chez chose choses chouette ci cinq clair combien comme comment complètement comprend ' +
  'comprends comprendre compris concernant conseil connaissez connais contre copain copine correct ' +
  'correctement côté coup couple cousin crois croire d dans de début dedans dehors déjà demain demande ' +
  'demander depuis dernier dernière dernièrement derrière des dès désolé dessous dessus deux devant devenir ' +
  'devient devoir devrait devrais dire direct directement dis dit dites dix doit doivent dois donc donner ' +
  'donne dont dû du durant e également elle elles embêtant en encore endroit enfant enfants enfin ensemble ' +
  'ensuite entier entière entre env environ envie épouse époux es est et étaient étais était étant etc été ' +
  'être eu euh eux évidemment exact exactement exemple exprès facile facilement façon faire fais faisait fait ' +
  'faites famille fasse faudra faudrait faut femme fille filles fils fin final finalement finir fois font ' +
  'force forcément fort franchement frère galère garçon genre gens gentil gosse gosses grand grande grandes ' +
  'grands grave gros grosse hein hier histoire homme honnêtement hop hors hui huit ici idée idées il ils ' +
  'importe impossible inutile j jamais je jeune joli jour journée jours jusqu jusque juste justement l la là ' +
  'laisse laisser laquelle le lequel les lesquels leur leurs loin long longtemps lors lorsque lui m ma machin ' +
  'madame maintenant mais maison mal malgré maman mamie manière mari matin me même mêmes merci mère merde mes ' +
  'met mets mettre mien mieux mince minute mis moche moi moins mois moment mon monde monsieur moyen n ne ni ' +
  'nickel noël nombreux non normal normale normalement nos notamment notre nous nouveau nouveaux nouvel ' +
  'nouvelle nouvelles nuit nul nulle oh ok on ont or ou où oubli oublié ouais oui outre p par paraît parce ' +
  'pareil parfois parler parmi part partie partir partout pas passe passer passé payé pendant pense penser ' +
  'perso personne personnes petit petite petites petits peu peur peut peuvent peux pis plein plus plusieurs ' +
  'plutôt point possible pour pourquoi pourra pourrait pourrais pourtant pouvez pouvoir pouvons premier ' +
  'première prend prendre prends près presque principe pris prochain prochaine propos propre puis puisque ' +
  'puisse puisqu qu quand quant quasi quasiment quatre que quel quelconque quelle quelles quelqu quelque ' +
  'quelques quels question qui quoi quoique rapide rapidement rapport rarement réellement refaire regarder ' +
  'rendre rentre reste rester retour rien s sa sais sait salut sans sauf savez savoir se semaine semaines ' +
  'semblant semble sens sept sera serai serait serais sert servir ses seul seule seulement si sien simple ' +
  'simplement sinon six soeur soi soir soit sommes son sont souci soucis soudain souvent suis suite sûr sur ' +
  'surtout sympa t ta tandis tant tante tard tel telle tellement tels temps tenir tes tête toi ton tonton tôt ' +
  'toujours tous tout toute toutefois toutes très trois trop trouve trouver truc trucs tu un une uns utile va ' +
  'vais vas vers veut veux veuillez vient vieux vieille vite vitesse voici voilà voir voire vois voisin ' +
  'voisine voisins vont vos votre voudrais vouloir voulez vous vrai vraiment vu vue week-end y avis dimanche ' +
  'lundi mardi mercredi jeudi vendredi samedi acheté achete acheter voulu flippe galere nawak flemme ras marre';
