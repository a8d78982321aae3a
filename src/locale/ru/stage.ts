/** The stage of a stream: what stands on its guides. */
export const STAGE: Readonly<Record<string, string>> = {
  'ui.stage.safe.picture': 'Изображение: 3,5 %',
  'ui.stage.safe.text': 'Текст: 5 %',
  'ui.stage.camera': 'Камера',
  'ui.stage.chat': 'Чат',
}
