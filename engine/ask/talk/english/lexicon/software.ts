/** What manuals print for what people say of programs and what is done with them; see `talk.ts`. */
export const SOFTWARE =
  'program: application software executable | app: application software | popup: dialog notification message | ' +
  'tick: checkbox select enable | tickbox: checkbox | untick: clear deselect disable | uncheck: clear deselect ' +
  'disable | cog: setting gear preference | bin: trash recycle delete | trashcan: trash recycle bin | dustbin: ' +
  'trash recycle bin | wastebasket: trash recycle bin | rubbish: trash recycle | magnifier: search zoom | ' +
  'padlock: lock secure encrypt | envelope: mail message | paperclip: attachment | spam: junk filter | junk: ' +
  'spam unwanted | crook: attacker fraud | scam: phishing fraud | hacker: attacker unauthorized intruder | ' +
  'hack: compromise unauthorized breach | spyware: malware threat | bug: defect issue problem | glitch: error ' +
  'problem artifact | crash: terminate failure error exception | freeze: hang unresponsive | stuck: ' +
  'unresponsive hang pending | sluggish: slow performance latency | laggy: latency delay performance | lag: ' +
  'latency delay performance | stutter: buffer lag playback | choppy: framerate buffer playback | speedy: fast ' +
  'performance | gibberish: encoding charset unicode | squiggle: spelling underline error | umlaut: diacritic ' +
  'unicode character | smiley: emoji emoticon | picture: image photo graphic | pic: image photo picture | ' +
  'photo: image picture | movie: video | song: track audio music | quiet: mute volume silent | ringtone: ' +
  'notification alert sound | beep: alert sound notification | ping: notification alert | nag: reminder prompt ' +
  'notification | remind: reminder alert notification | appointment: event meeting | diary: calendar journal | ' +
  'birthday: anniversary event contact | invite: invitation attendee guest | clash: conflict overlap | ' +
  'phonebook: contact address directory | buddy: contact friend | nickname: alias username | login: ' +
  'authenticate username account credential | logon: authenticate username credential | logout: session ' +
  'disconnect | passcode: password pin | register: account create enroll | quit: exit close | resume: continue ' +
  'restart | reboot: restart | uninstall: remove removal | wipe: erase delete format | erase: delete clear | ' +
  'migrate: transfer import | copy: duplicate backup clipboard | snip: screenshot crop cut | squash: compress ' +
  '| enlarge: zoom scale magnify increase | magnify: zoom enlarge | tiny: small scale zoom | bigger: zoom ' +
  'scale enlarge increase | smaller: reduce zoom scale | blurry: resolution scale sharpness | grainy: ' +
  'resolution quality noise | pixelated: resolution quality scale | dim: brightness contrast | skin: theme ' +
  'appearance | colour: color palette theme | color: colour palette theme | wallpaper: background desktop | ' +
  'backdrop: background | lettering: font typeface text | slanted: italic | label: tag name caption | ' +
  'subfolder: subdirectory nested | whereabouts: location path | doc: document file | spreadsheet: worksheet ' +
  'workbook table | slideshow: presentation | unzip: extract decompress archive | unpack: extract decompress ' +
  'archive | ending: extension suffix | stash: save archive shelve | keep: retain save preserve | retrieve: ' +
  'recover restore | rescue: recover restore | vanish: disappear missing hidden | disappear: missing hidden ' +
  'lost | gone: missing deleted hidden | broken: damaged corrupt invalid fail | garbled: corrupt encoding | ' +
  'fix: repair troubleshoot resolve | mend: repair | wrong: incorrect invalid error | mistake: error undo | ' +
  'oops: undo error | rollback: revert restore downgrade | downgrade: previous rollback version | newest: ' +
  'latest version release | outdated: obsolete deprecated version | beta: preview experimental prerelease | ' +
  'demo: trial evaluation | buy: purchase order license | refund: return purchase | advert: advertisement ad | ' +
  'snoop: privacy monitor track | spy: privacy monitor track | secret: hidden private encrypted | hide: hidden ' +
  'invisible collapse | unhide: show visible reveal | invisible: hidden visibility | forbid: restrict deny ' +
  'block | allow: permit enable permission grant | bypass: skip override ignore | kid: child parental | ' +
  'website: web page site | favourite: bookmark favorite | recent: latest history | internet: network online ' +
  'web connection | browse: navigate open explore | wifi: wireless network wlan | sync: synchronize | combine: ' +
  'merge join | compare: difference diff | alphabetical: sort ascending order | rearrange: reorder move sort | ' +
  'shuffle: random | lookup: search find | swap: replace exchange switch | sift: filter | dropdown: list menu ' +
  'combo | hover: tooltip pointer | trackpad: touchpad pointer | swipe: gesture | pinch: zoom gesture | ' +
  'keystroke: key shortcut | typing: input keyboard | dictate: speech voice recognition | blind: accessibility ' +
  'reader braille | deaf: accessibility caption subtitle | colourblind: accessibility contrast color | ' +
  'colorblind: accessibility contrast color | foreign: language locale | timezone: locale utc offset | ' +
  'printout: print page output | sideways: orientation landscape rotate | flip: mirror rotate | doodle: draw ' +
  'sketch | faq: question help | hint: tip tooltip | helpdesk: support contact | complain: report feedback ' +
  'support | addon: extension plugin | macro: script record automate | automatic: auto schedule | customise: ' +
  'customize preference configure | customize: preference configure | personalise: customize appearance theme ' +
  '| personalize: customize appearance theme | tweak: adjust configure setting | mail: email message | ' +
  'mailbox: inbox folder | bounce: undeliverable reject | unsend: recall undo | postpone: snooze reschedule ' +
  'defer | peek: preview | flicker: refresh display | hourglass: busy wait loading | spinner: loading busy | ' +
  'stretched: aspect ratio scale | fuzzy: blurry resolution sharpness | unreadable: encoding font corrupt | ' +
  'tidy: organize clean arrange | clutter: clean organize | leftover: residual temporary cache | typo: ' +
  'spelling autocorrect | proofread: spelling grammar review | scribble: annotate draw note | jot: note ' +
  'annotation | memo: note | screen: display monitor | phone: mobile smartphone | stick: usb flash drive | ' +
  'quicker: fast performance accelerate | virus: malware threat scan | infected: virus malware quarantine | ' +
  'eavesdrop: intercept encrypt | impersonate: spoof | anonymous: private privacy incognito | colleague: ' +
  'collaborator team member | coworker: collaborator team member | newsletter: subscription mailing | weekly: ' +
  'recurring repeat | deadline: due date | chore: task | holiday: vacation absence | timetable: schedule ' +
  'calendar | maths: formula equation calculate | math: formula equation calculate | stitch: merge combine ' +
  'join | chop: split trim cut | nuke: delete erase format | ditch: delete remove uninstall | louder: volume ' +
  'increase | quieter: volume reduce | rewind: seek backward | surname: last family | tally: count total | ' +
  'kick: remove disconnect | greyed out: disabled unavailable inactive dimmed | grayed out: disabled ' +
  'unavailable inactive dimmed | garbage text: encoding charset unicode | little squares: font encoding ' +
  'unicode | three dots: menu overflow more | gear wheel: setting preference | little cross: close button | ' +
  'red dot: badge notification unread | spinning circle: loading busy wait | spinning wheel: loading busy ' +
  'unresponsive | beach ball: unresponsive busy hang | hour glass: busy wait loading | blue screen: crash stop ' +
  'error | black screen: blank display | white screen: blank load | error screen: crash exception message | ' +
  'blank page: empty load | empty window: blank load | not responding: unresponsive hang | does nothing: ' +
  'unresponsive fail | lock up: hang unresponsive | shut itself down: crash terminate exit | close by itself: ' +
  'crash exit terminate | too slow: performance optimize | slow down: performance throttle | speed up: ' +
  'performance optimize accelerate | take forever: slow performance timeout | take too long: timeout slow ' +
  'performance | out of memory: ram heap insufficient | out of space: full storage quota insufficient | disk ' +
  'full: storage space quota | free up: clean delete release | clean up: delete remove cleanup | clear out: ' +
  'delete empty purge | make room: free delete storage | too big: exceed limit size maximum | too many: exceed ' +
  'limit maximum | how big: size maximum limit | log in: sign authenticate credential | sign in: login ' +
  'authenticate credential | sign up: register account create subscribe | sign out: logout session | log out: ' +
  'logout session | log off: logout session | locked out: account password lockout reset | kicked out: session ' +
  'disconnect timeout expire | forgot password: reset recover | lost password: reset recover | change ' +
  'password: reset credential | remember password: save autofill credential | secret question: security ' +
  'recovery | user name: login account username | get rid of: delete remove uninstall | throw away: delete ' +
  'discard trash | take away: remove revoke | cut out: crop trim | cut off: truncate crop | cross out: ' +
  'strikethrough | wipe clean: erase format reset | start over: reset restart | start fresh: reset clean | ' +
  'factory fresh: default reset | start by itself: autostart startup automatic | shut down: exit close quit | ' +
  'turn on: enable activate | turn off: disable deactivate | switch on: enable activate | switch off: disable ' +
  'deactivate | set up: configure install setup | put together: combine merge group | put in order: sort ' +
  'arrange organize | go back: undo previous revert return | unsend message: recall undo | earlier version: ' +
  'previous revision history | go away: dismiss close hide | make it bigger: zoom enlarge scale | make it ' +
  'smaller: reduce zoom shrink | bigger letters: font size zoom | hard to read: contrast font size | no sound: ' +
  'mute volume audio | out of sync: delay synchronize offset | dark mode: theme appearance | black background: ' +
  'dark theme | full screen: fullscreen maximize | make window small: minimize resize | side by side: split ' +
  'tile compare | second screen: monitor display external | picture of screen: screenshot capture | small ' +
  'picture: thumbnail icon | profile picture: avatar photo | change the name: rename | where are files: ' +
  'location path directory folder | where saved: location path directory folder | file ending: extension ' +
  'suffix | open with: association default application | open wrong program: association default | choose ' +
  'everything: select all | mark as done: complete check | to do list: task checklist | look for: search find ' +
  '| look up: search find dictionary | how many words: count statistics | spell check: spelling dictionary ' +
  'proofing | red underline: spelling grammar | finish my words: autocomplete autocorrect prediction ' +
  'suggestion | change my words: autocorrect | fill out: complete form | filled in automatically: autofill ' +
  'autocomplete | new line: newline break return | line spacing: leading paragraph | add up: sum total | ' +
  'mailing list: distribution group subscribe | junk mail: spam filter | fake mail: phishing spoof | mail ' +
  'bounce: undeliverable reject delivery | answer everybody: reply all | send on: forward redirect | send ' +
  'later: schedule delay defer | blind copy: bcc recipient | out of office: autoreply vacation automatic | ' +
  'mail footer: signature | not read: unread | address book: contact directory | people list: contact ' +
  'directory | same person twice: duplicate merge contact | last name: surname family | every week: recurring ' +
  'weekly repeat | every day: daily recurring schedule | put off: snooze postpone defer | call off: cancel | ' +
  'wrong time: timezone clock | wrong language: locale localization | web address: url link domain | web page: ' +
  'site url | no internet: offline connection network | keep losing connection: disconnect timeout network | ' +
  'old page shown: cache refresh reload | clear history: cache cookie delete | leave no traces: private ' +
  'incognito history | who can see: permission privacy visibility access | let others see: share permission ' +
  'publish | let someone in: invite grant access permission | work together: collaborate share | at same time: ' +
  'concurrent simultaneous multitask | someone else editing: locked conflict concurrent | not allowed: denied ' +
  'permission forbidden unauthorized | break in: intrusion unauthorized breach attack | stolen account: ' +
  'compromise hijack recovery | code by phone: verification authentication otp sms | scramble data: encrypt | ' +
  'make unreadable: encrypt | safe copy: backup | get back: recover restore retrieve | deleted by mistake: ' +
  'recover restore undelete trash | lost my work: recover autosave unsaved | power cut: recovery unsaved | ' +
  'save by itself: autosave automatic | write over: overwrite replace | save as: export format copy | turn ' +
  'into: convert export | move over: migrate transfer | pack together: archive compress zip | in one go: batch ' +
  'bulk | by hand: manual | by itself: automatic | without asking: silent unattended automatic | keeps asking: ' +
  'prompt confirm repeat | stop asking: suppress prompt confirm | keeps popping up: notification dialog ' +
  'recurring | leave me alone: disturb mute notification | pop up: appear dialog notification | error code: ' +
  'status message | error message: dialog exception warning | what went wrong: log diagnostic error | bug ' +
  'report: issue diagnostic feedback | get in touch: contact support | which version: about build release | ' +
  'try out: trial evaluation test | try again: retry repeat | free version: trial edition license | used up: ' +
  'exceed quota expire | product code: license serial key activation | type in code: activate key enter | ' +
  'another computer: transfer license migrate | several computers: multiple license seat | stop paying: cancel ' +
  'subscription renewal | will it run: requirement compatible supported | computer too old: requirement ' +
  'compatible minimum | add on: extension plugin | black window: terminal console prompt | poor eyesight: ' +
  'accessibility magnifier contrast | read aloud: speech narrator voice | talk to me: narrator speech reader | ' +
  'words on video: subtitle caption | list of songs: playlist queue | over and over: repeat loop | show on tv: ' +
  'cast mirror stream | skip ahead: forward seek | line up: align | upside down: rotate orientation flip | two ' +
  'sided: duplex | stuck printing: queue spooler pending | waiting in line: queue pending | fold up: collapse ' +
  '| side panel: sidebar pane | bar disappeared: toolbar hidden restore | right away: immediate instant | ' +
  'behind the scenes: background service process | in the background: service process daemon | tell it apart: ' +
  'distinguish | sticky note: note annotation comment | scribble on: annotate markup | side note: comment ' +
  'annotation footnote | magnifying glass: search zoom | too old: outdated unsupported obsolete | wrong ' +
  'password: incorrect credential authentication | charset: encoding';
