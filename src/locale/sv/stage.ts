/** The stage of a stream: what stands on its guides. */
export const STAGE: Readonly<Record<string, string>> = {
  'ui.stage.safe.picture': 'Bildyta: 3,5 %',
  'ui.stage.safe.text': 'Textyta: 5 %',
  'ui.stage.camera': 'Kamera',
  'ui.stage.chat': 'Chatt',
}
