/** What the page says of its graphics: beside the flat board that stands in for the stage, and in the help. */
export const GRAPHICS: Readonly<Record<string, string>> = {
  'ui.flat': 'Flaches Spielfeld: 3D-Grafik gibt es hier nicht',
  'ui.flat.renderer': 'Grafik',
  'ui.flat.none': 'Keine, die der Browser für 3D nutzen kann',
  'ui.flat.browser': 'Browser',
  'ui.flat.help': 'Was 3D braucht',
  'ui.help.graphics': '3D-Grafik',
  'ui.help.graphics.needs':
    'Der Tisch in 3D braucht einen Browser mit WebGL 2 und eine Grafikeinheit, die der Browser nutzen darf.',
  'ui.help.graphics.on':
    'Wenn sie fehlt: Schalte in den Einstellungen des Browsers unter „System“ oder „Leistung“ die Hardwarebeschleunigung (auch Grafikbeschleunigung) ein und starte den Browser neu. Auch ein neuerer Browser oder Grafiktreiber kann helfen; virtuelle Maschinen und Fernzugriffe haben oft keine.',
  'ui.help.graphics.flat':
    'Auf dem flachen Spielfeld läuft dasselbe Spiel: dieselben Regeln, dieselben Gegner, dieselben gespeicherten Gefechte. Es lässt sich auch in den Einstellungen wählen.',
}
