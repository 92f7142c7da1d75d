/** French words of one meaning, or of a customer's word and the one that manuals print for it; groups parted by "|". */
export const SYNONYMS =
  'batterie accu pile accumulateur | recharger charger charge chargement | chargeur adaptateur alimentation | ' +
  'prise secteur alimentation fiche | brancher raccorder branchement connecter raccordement | branchement ' +
  'raccordement installation | débrancher déconnecter retirer secteur | courant alimentation tension ' +
  'électricité secteur | jus courant alimentation | électricité courant énergie alimentation électrique | ' +
  'panne coupure défaut dysfonctionnement défaillance | coupure panne interruption | disjoncteur fusible ' +
  'différentiel | plombs disjoncteur fusible | saute disjoncteur fusible | consomme consommation | ' +
  'consommation énergie puissance | puissance watt consommation | bouton touche commande interrupteur | touche ' +
  'bouton | appuyer presser appui | allumer démarrer activer mettre marche | démarrer marche allumer démarrage ' +
  '| éteindre arrêter désactiver arrêt | arrêter arrêt éteindre désactiver | couper arrêter éteindre ' +
  'désactiver | marche fonctionne fonctionnement | marcher fonctionner | fonctionne marche | désactiver couper ' +
  'arrêter | activer allumer mettre | régler réglage ajuster paramétrer configurer | réglage paramètre ' +
  'réglages | changer remplacer modifier remplacement | remplacer changer remplacement | modifier changer ' +
  'régler | réparer réparation dépannage | réparation réparer dépannage sav | cassé endommagé défectueux ' +
  'défaut rupture | casse endommagé rupture | abîmé endommagé usé | déconne dysfonctionnement panne défaut | ' +
  'bug dysfonctionnement erreur défaut | problème défaut erreur anomalie panne | erreur code défaut | message ' +
  'affichage code alerte | voyant lampe témoin led | lumière éclairage lampe voyant led | lampe éclairage ' +
  'ampoule voyant | ampoule lampe led éclairage | clignote clignotement clignotant voyant | allumé voyant fixe ' +
  '| écran afficheur affichage | affiche affichage afficheur indique | noir éteint | bip signal sonore alarme ' +
  '| bipe signal sonore alarme bip | sonne alarme signal sonore | sonnerie alarme signal sonore | son sonore ' +
  'volume | bruit bruyant sonore niveau | boucan bruit bruyant | bruyant bruit | vacarme bruit bruyant | ' +
  'ronronne bruit ronronnement | grince bruit grincement | claque bruit claquement | gargouille bruit ' +
  'gargouillis glouglou | siffle bruit sifflement | vibre vibration vibrations bruit | vibration vibre stable ' +
  '| bouge stable vibration niveau | bancal niveau stable pieds | droit niveau horizontal | penche niveau ' +
  'horizontal pieds | pue odeur odeurs | sent odeur odeurs | odeur odeurs | puanteur odeur | moisi moisissure ' +
  'humidité odeur | moisissure humidité | sale salissure encrassé nettoyer | crade sale salissure nettoyer | ' +
  'saleté salissure dépôt encrassement | tache salissure traces | nettoyer nettoyage entretien laver | laver ' +
  'nettoyer lavage | nettoyage entretien | astiquer nettoyer | essuyer chiffon nettoyer | éponge chiffon | ' +
  'entretenir entretien maintenance | produit détergent nettoyant | javel chlore détergent | vinaigre ' +
  'détartrant détartrage | calcaire tartre détartrage dureté | tartre calcaire détartrage | dure dureté ' +
  'calcaire | bouché obstrué bloqué colmaté | obstrué bouché bloqué | coincé bloqué bourrage | bloqué coincé ' +
  'verrouillé obstrué | fuit fuite étanchéité | fuite étanchéité écoulement | coule fuite écoulement | goutte ' +
  'fuite gouttes écoulement | flaque fuite eau écoulement | inondation fuite débordement | déborde débordement ' +
  'trop-plein | mouillé humide humidité eau | humide humidité condensation | buée condensation humidité | ' +
  'gouttelettes condensation humidité | sec séchage sécher | chaud température chauffe surchauffe | chauffe ' +
  'chaud température surchauffe | tiède température chaud | froid température refroidir réfrigération | ' +
  'refroidir réfrigération froid refroidissement | frais froid réfrigération fraîcheur | congeler congélation ' +
  '| geler gel givre congélation | gelé gel givre congelé | glace givre glaçons | givre glace dégivrage | ' +
  'dégivrer dégivrage | glaçons glace | glaçon glaçons glace | pèse poids | lourd poids | poids masse charge | ' +
  'taille dimensions encombrement | grand dimensions taille | dimensions encombrement taille | large largeur ' +
  'dimensions | haut hauteur dimensions | profond profondeur dimensions | long longueur durée | longtemps ' +
  'durée temps | durée temps | distance espace écart dégagement | espace dégagement distance jeu | place ' +
  'espace dégagement emplacement | loin distance | mur distance paroi | coller distance mur | poser installer ' +
  'emplacement placer | installer installation montage poser | mettre placer installer | monter montage ' +
  'assembler installer | accrocher fixer suspendre | fixer fixation monter visser | connecter raccorder ' +
  'appairer associer connexion | connexion réseau connecter | appairer associer jumelage appairage connecter | ' +
  'portable smartphone téléphone mobile | téléphone smartphone mobile numéro | appli application app | ' +
  'application app | wifi wi-fi réseau | internet réseau connexion wi-fi | box routeur réseau | routeur box ' +
  'réseau | code mot pin | compte utilisateur | connecté connexion | débloquer déverrouiller | verrouiller ' +
  'verrouillage sécurité enfants | bloquer verrouiller verrouillage | déverrouiller verrouillage débloquer | ' +
  'enfant enfants sécurité verrouillage | gamin enfants sécurité verrouillage | porte battant portillon | ' +
  'couvercle capot | ouvrir ouverture | fermer fermeture | ferme fermeture joint | joint étanchéité caoutchouc ' +
  '| caoutchouc joint | poignée | charnière gond | enlever retirer démonter extraire | retirer enlever ' +
  'extraire sortir | sortir retirer extraire | ôter retirer enlever | démonter démontage retirer déposer | ' +
  'remettre replacer réinstaller remonter | insérer introduire mettre | remplir remplissage réservoir | vider ' +
  'vidange évacuer | vidange vider évacuation | évacuation écoulement vidange tuyau | tuyau flexible conduite ' +
  '| robinet arrivée vanne | arrivée alimentation robinet | filtre cartouche | cartouche filtre | bac tiroir ' +
  'compartiment | tiroir bac | étagère clayette tablette | plateau clayette tablette | clayette étagère ' +
  'tablette | grille clayette | balconnet porte | boîte bac compartiment récipient | légumes bac | viande ' +
  'aliments | bouffe aliments denrées | nourriture aliments denrées | aliments denrées | conserver ' +
  'conservation stockage | garder conserver conservation | ranger rangement stocker conservation | bouteille ' +
  'bouteilles | courses aliments | vis visser fixation | serrer visser | desserrer dévisser | rouille ' +
  'corrosion | rayure rayures surface | fissure endommagé | rapide super vite | rapidement super vite | ' +
  'vacances absence | partir absence | absent absence vacances | absence vacances | programmer programmation ' +
  'minuterie | minuteur minuterie programmation | heure horloge | réinitialiser réinitialisation usine | zéro ' +
  'réinitialisation usine | usine réinitialisation | redémarrer réinitialiser démarrage | mise jour | logiciel ' +
  'micrologiciel mise | langue langues | garantie garanti | garanti garantie | facture preuve garantie | pièce ' +
  'pièces rechange détachées | rechange pièces détachées accessoires | accessoire accessoires pièces | ' +
  'commander commande référence pièces | référence article numéro pièce | numéro référence série | série ' +
  'plaque signalétique numéro | étiquette plaque signalétique | plaque signalétique étiquette | sav service ' +
  'après-vente assistance réparateur | réparateur technicien service après-vente | technicien professionnel ' +
  'service réparateur qualifié | dépanneur technicien service après-vente | plombier professionnel ' +
  'installateur | électricien professionnel qualifié | appeler contacter service numéro | contacter service ' +
  'assistance | joindre contacter service | poubelle déchets élimination recyclage | jeter éliminer ' +
  'élimination recyclage mise rebut | débarrasser élimination recyclage rebut | recycler recyclage élimination ' +
  '| déchetterie recyclage collecte | emballage carton | carton emballage | déménager transport transporter ' +
  'déplacer | déménagement transport transporter | transporter transport déplacer | bouger déplacer transport ' +
  '| porter transport soulever | stocker stockage conservation | hiver gel | dangereux danger risque ' +
  'avertissement | danger risque | toxique danger inflammable | gaz réfrigérant | feu incendie | brûler ' +
  'brûlure incendie | fumée incendie | électrocution choc électrique | blessure risque | autorisé permis | ' +
  'interdit risque | maximum maximale max | minimum minimale min | souvent fréquence régulièrement intervalle ' +
  '| fréquence intervalle mois | mois mensuel | an annuel | jour quotidien | dehors extérieur | garage ' +
  'extérieur température ambiante | cuisine | sol plancher surface | pieds vérins pied | roulettes roues | ' +
  'fourni inclus livré livraison | inclus fourni livraison | contenu livraison emballage | neuf première mise ' +
  'service | premier première mise service | utiliser utilisation usage | utilité utilisation | faut ' +
  'nécessaire | besoin nécessaire | compatible adapté convient | convient adapté compatible | contenance ' +
  'capacité volume | capacité volume contenance | litre litres volume capacité | kilo kg charge poids | charge ' +
  'capacité poids | pression bar | air ventilation aération | aérer ventilation aération | ventilateur ' +
  'ventilation | moteur compresseur | compresseur moteur | huile lubrifier graisse | graisse lubrifier huile | ' +
  'essence carburant | photo image caméra | image photo | enregistrer sauvegarder | sauvegarder sauvegarde ' +
  'enregistrer | symbole pictogramme icône voyant | icône symbole pictogramme | dessin symbole pictogramme ' +
  'icône | signifie signification symbole | logo symbole icône | frigo réfrigérateur | congélo congélateur | ' +
  'frigidaire réfrigérateur | machine appareil | engin appareil | bécane appareil machine | lave-linge machine ' +
  '| vaisselle lave-vaisselle | aspirateur aspiration | four cuisson | chauffage radiateur chauffe | ' +
  'télécommande commande | distance télécommande | animal animaux | chat animaux | chien animaux | inverser ' +
  'réversibilité sens inversion | sens inversion réversibilité | eau distributeur | jouet enfants | économiser ' +
  'économie eco énergie | éco économie énergie';
