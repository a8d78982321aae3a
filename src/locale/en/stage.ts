/** The stage of a stream: what stands on its guides. */
export const STAGE = {
  'ui.stage.safe.picture': 'Picture: 3.5 %',
  'ui.stage.safe.text': 'Text: 5 %',
  'ui.stage.camera': 'Camera',
  'ui.stage.chat': 'Chat',
}
