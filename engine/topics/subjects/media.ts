/** Sound, pictures and print. */
export const MEDIA = `
blurry blurred blur faint pale faded fading fades illegible unreadable legible readable smudged washed-out contrast density darker lighter darkness sharpness grainy fuzzy; light dark grey gray quality print lines missing white streaks letters text colours poor
print prints printing printed printer printout printouts; page paper quality
ink toner cartridge cartridges ribbon; empty print refill level
-head printhead heads; clean cleaning residue
-paper label labels sheet sheets media; tray feed size jam
-roll rolls roller rollers platen spool; feed label paper stuck
align aligned alignment misaligned shifted shift shifts offset position crooked skewed skew centre centred margin margins; edge skips cut right left off across calibrate
-skip skips skipping; label page lines gap
-feed feeds feeding feeder pulls; paper jam stuck
-cut cuts cutting cutter blade blades knife scissors blunt dull sharp sharpen; edge replace
-font fonts letters text characters character umlaut umlauts chinese arabic; size bold print
barcode barcodes qr code scanner; read readable
template templates layout design logo; edit save text
-colour color colours colors coloured colored tint; red blue green yellow print wrong picture
picture image images photo photos resolution pixel pixels hdr 4k; quality sharp blurry dark
camera lens recording record records recorded video footage clip; night save motion
motion movement person detection; detect alarm false
tv television channel channels antenna aerial hdmi subtitles satellite tuner; input source
stream streaming netflix youtube cast casting mirror mirroring; app tv phone
projector beamer projection keystone focus; picture sharp
-sound sounds audio speaker speakers no-sound; music quality off
bass treble equaliser equalizer eq tinny presets preset deep; sound voice thin too
crackle crackles crackling static distorted distorts distortion buzzing hiss hissing popping crackly; sound noise volume
delay delayed lag lags lagging latency sync synchronous lip lips out-of-sync not-in-sync too-late; video audio games late second
mic microphone microphones call calls caller callers echo meetings not-hear-me phone-call video-call; mute quiet voice hear
voice announcement announcements prompts spoken speech; language off
mono balance one-sided one-side one-ear left-side right-side left-ear right-ear only-left only-right other-ear; left right side ear only one dead silent no-sound
anc noise-cancelling cancel cancels cancelling cancellation canceling ambient transparency noise-reduction; noise hear wind block outside
headband tight tighter comfort comfortable uncomfortable hurt hurts painful pinch pinches sore falls-out fall-out too-tight too-loose not-stay-in not-fit; big loose ears ear head press fall fit stay glasses
pads cushions cushion tips foam earpads ear-tip; ear replacement worn pad tip
-song songs track tracks playlist music radio podcast; play skip next
-pause pauses skip next previous play; song touch tap music button
game games gaming console controller playstation xbox; lag connect
watch strap straps band wrist bracelet; replace small
heart heartbeat pulse heartrate bpm ecg spo2 oxygen; wrong sensor
-steps step calories distance workout workouts run walk; wrong count
battery-saver gps route routes navigation navigate; map signal
glasses vr headset lens; blurry fit
telephone handset ring rings ringing ringtone; call hear
hearing-aid ear wax dome domes; clean
`;
