/** Networks, telephones, computers and their software. */
export const CONNECTIONS = `
wifi wlan wi-fi network router internet ssid offline online wps hotspot mesh 2ghz 5ghz ghz wireless ethernet lan ip dhcp; connect connection connected connects connecting password frequency signal lost loses reconnect cloud server address app find
bluetooth pair pairs paired pairing discoverable unpair ble; linking visible connect connection connects connected link linked visible phone device devices find found
-connect connection connects connected connecting disconnect disconnects disconnected disconnecting reconnect reconnects connection-lost; link pair drops lost loses signal found find offline setup
drops dropouts drop-outs disconnects disconnecting disconnected stutter stutters stuttering interruptions interrupted choppy cuts-out drops-out breaks-up lose-connection lost-connection connection-lost connection-drops lose-signal lost-signal no-signal not-stay-connected; signal lost loses connection cuts short range
-range reach reaches distance metres meters far; signal kilometres km
multipoint simultaneously simultaneous two-devices both-devices two-phones second-device second-phone several-devices same-time at-once; two both devices second switch laptop phone tablet computer once
app apps phone phones smartphone iphone ipad android ios mobile mobiles tablet playstore; bluetooth download pair install store
driver drivers windows mac macos linux ubuntu chromebook installer wizard; computer laptop pc install installation setup usb software download program support
-computer laptop pc notebook desktop macbook; usb cable connect driver windows mac
firmware update updates updated updating upgrade upgrades upgraded downgrade version versions release patch ota; software new old download fails latest roll-back go-back
-software program programme application; download version windows install free
import imports export exports csv excel xls spreadsheet database merge xml; list data link table file files numbers addresses transfer copy
backup backups saved saving memory storage; save data files delete copy card usb transfer
card sd usb stick thumb drive format formatted exfat fat32; memory full read insert
alexa siri homekit google voice-assistant ifttt matter zigbee assistant smartthings; voice smart home speech
cloud server servers; data offline internet down
notification notifications push alerts; phone app message mail
-share sharing family members guest user users; access second phone account
outside away; house control home app phone
sim esim roaming lte 4g 5g apn; card network data
-website browser webpage url; address open page
virus hacked hacker hack security malware; safe
file files folder document documents pdf; open format
email mail mails smtp; send sends receive
scan scans scanning scanner; document pdf email
`;
