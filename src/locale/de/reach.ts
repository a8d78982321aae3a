/** For those who listen, look closely or see colours otherwise: palettes, size of the text, trouble. */
export const reach: Readonly<Record<string, string>> = {
  'ui.mirror': 'Spielfeld in Worten',
  'ui.palette': 'Farben',
  'ui.palette.classic': 'Klassisch',
  'ui.palette.classic.note': 'Räder in Grün, Weiß und Rot',
  'ui.palette.cvd': 'Farbfehlsichtig',
  'ui.palette.cvd.note': 'Blau, Weiß und Orange',
  'ui.palette.mono': 'Einfarbig',
  'ui.palette.mono.note': 'Nur Formen und Striche',
  'ui.motion': 'Bewegung',
  'ui.motion.auto': 'Wie das System',
  'ui.motion.reduced': 'Wenig',
  'ui.motion.full': 'Voll',
  'ui.motion.note':
    'Wenig: Die Kamera schneidet, Würfel liegen sofort, nichts wackelt. Ein Gefecht behält, womit es begann.',
  'ui.text': 'Größe der Schrift',
  'ui.text.size': '{{size}} %',
  'ui.shortcuts': 'Einzelne Buchstaben als Tasten',
  'ui.shortcuts.note': 'Aus: Nur Tab, Pfeile, Eingabe, Leertaste und Esc wirken',
  'ui.shortcuts.own': 'Tasten wählen',
  'ui.shortcuts.flat':
    'Auf dem flachen Brett folgt die Kamerataste dem Film oder zeigt die ganze Matte; die für den Stil tut nichts.',
  'ui.trouble.region': 'Dieser Teil des Bildschirms funktioniert nicht mehr ({{what}}). Das Gefecht geht weiter.',
  'ui.trouble.resume': 'Letzten Stand laden',
  'ui.trouble.copy': 'Bericht kopieren',
  'ui.trouble.copied': 'Der Bericht ist kopiert. Er enthält das Gefecht und den Namen dieses Browsers, sonst nichts.',
}
