/** The stage of a stream: what stands on its guides. */
export const STAGE: Readonly<Record<string, string>> = {
  'ui.stage.safe.picture': 'Bild: 3,5 %',
  'ui.stage.safe.text': 'Schrift: 5 %',
  'ui.stage.camera': 'Kamera',
  'ui.stage.chat': 'Chat-Fenster',
}
