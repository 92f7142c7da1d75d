/** What manuals print for what people say; see `talk.ts`. */
export const LEXICON =
  'frigo: réfrigérateur | congélo: congélateur | clim: climatiseur climatisation | télé: téléviseur | ordi: ' +
  'ordinateur | bécane: moto véhicule | bagnole: véhicule automobile | voiture: véhicule automobile | vélo: ' +
  'bicyclette cycle | trottinette: véhicule | appli: application logiciel | mdp: passe identifiant | pseudo: ' +
  'identifiant utilisateur | login: identifiant connexion | mail: courriel adresse messagerie | texto: sms ' +
  'message | zapper: chaîne canal télécommande | zapette: télécommande | bruit: sonore niveau acoustique ' +
  'vibration | bruyant: bruit sonore niveau vibration | boucan: bruit sonore vibration | silencieux: bruit ' +
  'sonore décibel nocturne | vacarme: bruit sonore vibration | couiner: bruit lubrifier grincement | ' +
  'grincement: bruit lubrification | ronronner: bruit compresseur fonctionnement | bourdonner: bruit vibration ' +
  '| biper: sonore signal alarme bip | sonner: alarme signal sonore sonnerie | clignoter: voyant témoin ' +
  'indicateur | sombre: luminosité éclairage contraste | puer: odeur nettoyer | sentir: odeur | puanteur: ' +
  'odeur | cramer: brûler surchauffe brûlure | cramé: brûlé surchauffe | fumer: fumée surchauffe | chauffer: ' +
  'température surchauffe chauffage | bouillant: température brûlure chaud | tiède: température | dégeler: ' +
  'décongélation dégivrage | gel: antigel givre hivernage | hiver: hivernage gel antigel stockage | hiverner: ' +
  'hivernage stockage gel | hotte: extraction aspiration | mixeur: blender lame | pichet: verseuse carafe | ' +
  'cruche: carafe verseuse | gamelle: récipient bol | casserole: ustensile récipient | vaisselle: couvert ' +
  'panier rinçage | lessive: détergent linge lavage | linge: textile lavage charge | récurer: nettoyage ' +
  'abrasif | frotter: nettoyage abrasif essuyer | dépoussiérer: poussière nettoyage | sale: encrassé nettoyage ' +
  'saleté | crasse: saleté encrassement dépôt | encrassé: nettoyage filtre | moisi: moisissure humidité | ' +
  'calcaire: tartre détartrage détartrer | tartre: détartrage calcaire | adoucisseur: sel dureté | ' +
  'assouplissant: adoucissant | essorer: essorage | froissé: repassage pli essorage | aspi: aspirateur | sac: ' +
  'poussière collecteur | balai: brosse aspirateur | poubelle: élimination déchet collecte | déchetterie: ' +
  'recyclage élimination collecte | fuir: fuite étanchéité joint | couler: fuite écoulement étanchéité | ' +
  'goutter: fuite égouttement joint | bouché: obstrué colmaté bourrage obstruction | déboucher: obstruction ' +
  'nettoyer | tuyau: flexible conduite raccord | robinet: vanne arrivée mitigeur | vider: vidange purger | ' +
  'chiotte: toilette cuvette wc | douche: douchette pommeau | cumulus: ballon eau thermostat | chaudière: ' +
  'brûleur chauffage | radiateur: chauffage convecteur | thermostat: température consigne | remplir: ' +
  'remplissage niveau réservoir | plein: remplissage réservoir saturé | contenance: capacité volume | ' +
  'tondeuse: coupe lame | tondre: tonte coupe | gazon: pelouse herbe | arroser: arrosage irrigation | ' +
  'tronçonneuse: chaîne guide | kärcher: nettoyeur pression | perceuse: foret mandrin | aiguiser: affûtage ' +
  'lame | émoussé: affûtage lame | prise: secteur fiche alimentation | fil: câble cordon | rallonge: ' +
  'prolongateur câble | multiprise: bloc prise rallonge | courant: alimentation tension électrique secteur | ' +
  'disjoncter: disjoncteur surcharge fusible | électrocuter: électrocution choc électrique | châtaigne: ' +
  'décharge choc électrique | conso: consommation énergie | pile: batterie | accu: batterie | chargeur: ' +
  'adaptateur charge station | autonomie: durée batterie | brancher: raccorder connecter raccordement | ' +
  'débrancher: déconnecter retirer fiche | allumer: activer marche démarrer | éteindre: désactiver arrêt ' +
  'tension | éteint: arrêt tension | redémarrer: réinitialiser redémarrage | rebooter: redémarrer ' +
  'réinitialiser | planter: bloqué réinitialiser redémarrer | planté: bloqué redémarrer réinitialiser | bug: ' +
  'erreur dysfonctionnement anomalie | ramer: lent performance mémoire | lent: performance vitesse | panne: ' +
  'défaut dysfonctionnement dépannage anomalie | dépanner: dépannage anomalie | casser: endommager ' +
  'détérioration | foutu: défectueux endommagé | nase: défectueux usé | hs: défectueux panne | abîmé: ' +
  'endommagé usé | fissuré: endommagé fissure | fêlé: fissure endommagé | rayé: rayure abrasif | rouiller: ' +
  'corrosion rouille | coincer: bloquer blocage | bancal: stabilité niveau pied | trembler: vibration ' +
  'stabilité | vibrer: vibration équilibrage | déménager: transport déplacement | lourd: poids masse charge | ' +
  'poids: masse charge | taille: dimension largeur hauteur | coller: adhésif fixer | accrocher: fixer fixation ' +
  'suspendre | mur: mural fixation | démonter: démontage retirer | ôter: retirer | sortir: retirer extraire | ' +
  'changer: remplacer remplacement | réparateur: technicien service réparation | dépanneur: technicien service ' +
  '| sav: service clientèle garantie assistance | touche: bouton | molette: bouton sélecteur | poignée: anse | ' +
  'couvercle: capot | trappe: couvercle volet | pneu: pneumatique pression | crevaison: pneu réparation | ' +
  'freiner: freinage frein | essence: carburant | gasoil: carburant diesel gazole | graisser: lubrifier ' +
  'lubrification | phare: projecteur feu éclairage | buée: condensation désembuage | klaxon: avertisseur ' +
  'sonore | rouler: conduite circulation | code: pin passe | wifi: réseau connexion | internet: réseau ' +
  'connexion | box: routeur modem | appairer: appairage bluetooth couplage | jumeler: appairage bluetooth ' +
  'couplage | synchro: synchronisation | pirater: sécurité passe | virer: supprimer retirer | maj: ' +
  'actualisation micrologiciel version | réglage: paramètre configuration | minuteur: minuterie programmation ' +
  '| retarder: différé départ | flou: netteté objectif focus | encre: cartouche | papier: bac support feuille ' +
  '| bourrage: papier | photocopier: copie | micro: microphone | tensiomètre: pression artérielle brassard | ' +
  'cardio: cardiaque fréquence | bébé: enfant | gamin: enfant | enfant: verrouillage sécurité | danger: risque ' +
  'avertissement sécurité | blesser: blessure risque | protéger: protection | coûter: prix coût | payer: ' +
  'paiement | ticket: preuve achat facture | rembourser: remboursement retour garantie | garantie: achat ' +
  'défaut | colis: livraison emballage | déballer: déballage emballage | loupiote: voyant témoin | cher: prix ' +
  'coût tarif | gosse: enfant | feu: incendie brûleur foyer | caoutchouc: joint | baffle: enceinte | gonfler: ' +
  'pression gonflage | mort: panne défectueux | dégueulasse: encrassé saleté nettoyage | débrider: ' +
  'modification vitesse interdit | trafiquer: modification interdit garantie | fringue: textile linge vêtement ' +
  '| vêtement: textile linge | pluie: étanchéité humidité intempérie | cadenas: antivol verrou | javel: chlore ' +
  'chloré | savon: détergent | vinaigre: détartrage acide | éponge: chiffon abrasif | pub: publicité ' +
  'notification | résilier: résiliation abonnement | grésiller: parasite interférence | crachoter: parasite ' +
  'interférence | cadran: affichage | bouchon: capuchon couvercle | mode emploi: notice manuel | marche plus: ' +
  'panne défaut dysfonctionnement dépannage | marche pas: panne défaut dysfonctionnement dépannage | ' +
  'fonctionne plus: panne défaut dysfonctionnement dépannage | allume pas: alimentation marche tension voyant ' +
  '| allume plus: alimentation marche tension fusible | éteint tout seul: arrêt automatique surchauffe veille ' +
  '| démarre pas: démarrage alimentation marche | démarre plus: démarrage alimentation batterie | répond plus: ' +
  'bloqué réinitialiser redémarrer | rien se passe: défaut alimentation marche | écran noir: affichage ' +
  'alimentation réinitialiser | écran figé: bloqué redémarrer réinitialiser | écran bleu: erreur redémarrer | ' +
  'trop lent: performance vitesse mémoire | ça rame: lent performance mémoire | ça bugue: erreur ' +
  'dysfonctionnement anomalie | ça plante: erreur blocage redémarrer | tomber en panne: défaut ' +
  'dysfonctionnement dépannage | faire du bruit: sonore vibration anormal | fait du bruit: sonore vibration ' +
  'anormal | trop de bruit: sonore niveau vibration | bruit bizarre: anormal sonore vibration | niveau de ' +
  'bruit: acoustique sonore décibel | ça couine: bruit lubrifier graisser | ça bipe: signal sonore alarme ' +
  'avertisseur | arrête de sonner: alarme désactiver sonore | couper le son: muet sourdine silencieux | plus ' +
  'de son: audio volume muet | pas de son: audio volume muet | monter le son: volume augmenter | baisser le ' +
  'son: volume réduire | ça clignote: voyant témoin clignotement | lumière rouge: voyant témoin alarme | ' +
  'lumière qui clignote: voyant témoin clignotement | petite lumière: voyant témoin led | ça pue: odeur ' +
  'nettoyer | sent mauvais: odeur nettoyer | mauvaise odeur: nettoyage filtre | sent le brûlé: odeur ' +
  'surchauffe fumée | odeur de brûlé: surchauffe fumée | sent le gaz: fuite robinet | ça fume: fumée ' +
  'surchauffe | trop chaud: surchauffe température refroidissement | chauffe trop: surchauffe température ' +
  'ventilation | chauffe pas: température résistance chauffage | chauffe plus: température résistance ' +
  'thermostat | trop froid: température réglage thermostat | pas assez froid: température refroidissement ' +
  'thermostat | refroidit pas: température compresseur refroidissement | plein de glace: givre dégivrage | ' +
  'couche de glace: givre dégivrage | eau chaude: chauffe ballon sanitaire | plaque de cuisson: foyer table ' +
  'induction | lait qui mousse: mousseur vapeur | traces blanches: calcaire sel dépôt | dépôt blanc: calcaire ' +
  'tartre détartrage | plein de calcaire: tartre détartrage | trop de mousse: détergent dosage | linge ' +
  'mouillé: essorage humidité | essore pas: essorage balourd déséquilibre | tourne pas: rotation moteur bloqué ' +
  '| saute partout: balourd vibration transport | bouge tout seul: vibration stabilité niveau | porte bloquée: ' +
  'verrouillage hublot déverrouillage | ouvre pas: verrouillage déverrouiller bloqué | ferme pas: fermeture ' +
  'verrouillage joint | ferme mal: fermeture joint étanchéité | porte ouverte: alarme fermeture | aspire mal: ' +
  'aspiration filtre obstrué | perte de puissance: aspiration filtre performance | changer le sac: remplacer ' +
  'collecteur | bac à poussière: collecteur réservoir | produit vaisselle: détergent détersif | fuite eau: ' +
  'étanchéité joint raccord | perd de eau: fuite étanchéité joint | flaque par terre: fuite eau condensat | ' +
  'eau par terre: fuite inondation étanchéité | coule en dessous: fuite étanchéité joint | goutte à goutte: ' +
  'égouttement irrigation fuite | vide pas: vidange pompe évacuation filtre | vide plus: vidange pompe ' +
  'évacuation filtre | eau qui stagne: vidange évacuation pompe | tuyau bouché: obstruction colmaté évacuation ' +
  '| couper eau: robinet vanne arrêt | arrivée eau: alimentation robinet raccordement | résiste à eau: étanche ' +
  'étanchéité ip | sous la pluie: étanchéité humidité intempérie | sous eau: étanche immersion étanchéité | ' +
  'couper herbe: tonte coupe hauteur | couper la haie: taille lame | passer hiver: hivernage gel stockage | ' +
  'ranger pour hiver: hivernage stockage entreposage | laisser dehors: extérieur intempérie gel | eau verte: ' +
  'algue chlore traitement | couper le courant: débrancher disjoncteur alimentation | coupure de courant: ' +
  'alimentation panne secteur | prise de courant: secteur fiche socle | prise murale: secteur socle | plombs ' +
  'qui sautent: disjoncteur fusible surcharge | fait disjoncter: différentiel disjoncteur fusible | prendre le ' +
  'jus: électrocution choc électrique | coup de jus: électrocution choc électrique | fil de terre: masse ' +
  'conducteur protection | fil dénudé: câble isolation endommagé | plus de batterie: charge chargeur déchargé ' +
  '| batterie à plat: déchargé charge | pile vide: batterie remplacer | pile morte: batterie remplacer | ' +
  'changer les piles: remplacement batterie compartiment | tient plus charge: batterie autonomie capacité | ' +
  'charge plus: batterie chargeur recharge | temps de charge: durée batterie recharge | tient combien temps: ' +
  'autonomie durée | combien de kilos: poids masse charge | combien de litres: capacité volume | combien de ' +
  'watts: puissance consommation | combien ça consomme: consommation énergie puissance | combien ça coûte: ' +
  'prix tarif | combien ça pèse: poids masse | poids maximum: charge maximale masse | supporter le poids: ' +
  'charge maximale capacité | rentre pas: dimension encombrement largeur | combien de personnes: capacité ' +
  'couvert | facture de courant: consommation énergie | consomme beaucoup: consommation énergie éco | mode ' +
  'économique: éco énergie veille | heures creuses: tarif différé programmation | lancer plus tard: départ ' +
  'différé programmation | mettre en route: démarrer marche activer | mettre en marche: démarrer allumer ' +
  'activer | mettre en pause: interrompre suspendre | première fois: initial préparation | avant de commencer: ' +
  'préparation préalable | remettre à zéro: réinitialisation réinitialiser usine | tout effacer: ' +
  'réinitialisation supprimer usine | réglage usine: réinitialisation défaut paramètre | mettre à jour: ' +
  'actualisation micrologiciel version | nouvelle version: actualisation micrologiciel | mot de passe: ' +
  'identifiant connexion | mot passe oublié: réinitialiser réinitialisation identifiant | perdu mon code: pin ' +
  'réinitialisation passe | peux plus entrer: connexion accès passe | créer un compte: inscription ' +
  'enregistrement | espace client: compte portail | vie privée: confidentialité donnée | plus de réseau: ' +
  'connexion signal couverture | pas de réseau: connexion signal couverture | pas de wifi: réseau connexion ' +
  'routeur | capte pas: réception signal antenne | capte mal: réception signal antenne | plus internet: réseau ' +
  'connexion routeur | trouve pas réseau: connexion ssid routeur | se connecte pas: connexion appairage réseau ' +
  '| perd la connexion: déconnexion signal portée | relier au téléphone: appairage bluetooth couplage | ' +
  'brancher sur télé: hdmi connecter raccordement | écran cassé: fissure endommagé remplacement | plus de ' +
  'place: mémoire stockage capacité saturé | mémoire pleine: stockage capacité supprimer | couper le micro: ' +
  'microphone muet désactiver | écrire plus gros: taille police caractère | trop petit texte: police taille ' +
  'caractère | régler heure: horloge date | changement heure: horloge été | bourrage papier: coincé bac ' +
  'rouleau | papier coincé: bourrage bac retirer | imprime pas: impression file connexion | imprime blanc: ' +
  'cartouche buse tête | plus encre: cartouche remplacer niveau | traits sur feuille: impression nettoyage ' +
  'tête | couleurs bizarres: calibrage étalonnage alignement | photo floue: netteté objectif stabilisation | ' +
  'photo de nuit: flash sensibilité exposition | pas image: signal source affichage | chercher les chaînes: ' +
  'syntonisation recherche canal | changer de chaîne: canal télécommande | pneu crevé: crevaison roue ' +
  'réparation | roue de secours: crevaison cric | gonfler les pneus: pression pneumatique valve | freine mal: ' +
  'plaquette freinage disque | frein qui couine: plaquette disque freinage | chaîne qui saute: transmission ' +
  'dérailleur tension | faire le plein: remplissage carburant réservoir | changer huile: vidange lubrifiant | ' +
  'mesurer la tension: artérielle brassard tensiomètre pression | battements du coeur: fréquence cardiaque | ' +
  'nombre de pas: podomètre activité | femme enceinte: grossesse | pour les enfants: âge sécurité surveillance ' +
  '| sécurité enfant: verrouillage verrou | bloquer les touches: verrouillage | se brûler: brûlure chaud ' +
  'surface | se couper: blessure tranchant lame | prendre feu: incendie inflammable surchauffe | produit ' +
  'avalé: ingestion médecin poison | dans les yeux: contact rincer oculaire | pas le droit: interdit ' +
  'réglementation autorisé | numéro de série: plaque signalétique | quel modèle: référence plaque signalétique ' +
  '| accrocher au mur: fixation mural montage | faire un trou: perçage percer foret | mettre à niveau: pied ' +
  'réglable horizontal | ça bouge: instable stabilité fixation | il manque: fourni accessoire livraison ' +
  'contenu | dans la boîte: contenu fourni emballage accessoire | pièce de rechange: détachée accessoire ' +
  'référence | pièce manquante: contenu livraison réclamation | arrivé cassé: transport endommagé réclamation ' +
  '| suivre mon colis: livraison expédition suivi | renvoyer le produit: retour rétractation | changer avis: ' +
  'rétractation retour | être remboursé: remboursement rétractation garantie | sous garantie: durée défaut ' +
  'achat | ticket de caisse: preuve achat facture | service après vente: clientèle assistance réparation | ' +
  'faire réparer: réparation technicien agréé | code erreur: défaut message affichage | message bizarre: ' +
  'erreur défaut code | mettre aux ordures: élimination déchet collecte | où jeter: élimination recyclage ' +
  'collecte | vieil appareil: élimination recyclage collecte | plus de jus: charge batterie déchargé | piquer ' +
  'mon vélo: vol antivol | mon téléphone perdu: localiser localisation';
