/** What the page says of its graphics: beside the flat board that stands in for the stage, and in the help. */
export const GRAPHICS: Readonly<Record<string, string>> = {
  'ui.flat': 'Плоское поле: 3D-графика здесь недоступна',
  'ui.flat.renderer': 'Графика',
  'ui.flat.none': 'Нет такой, какую браузер может использовать для 3D',
  'ui.flat.browser': 'Браузер',
  'ui.flat.help': 'Что нужно для 3D',
  'ui.help.graphics': '3D-графика',
  'ui.help.graphics.needs':
    'Для стола в 3D нужны браузер с WebGL 2 и видеокарта, которой браузеру разрешено пользоваться.',
  'ui.help.graphics.on':
    'Если её нет: в настройках браузера, в разделе «Система» или «Производительность», включите аппаратное ускорение (или ускорение графики) и перезапустите браузер. Может помочь и обновление браузера или видеодрайвера; в виртуальных машинах и на удалённых рабочих столах её часто нет.',
  'ui.help.graphics.flat': 'На плоском поле идёт та же игра: те же правила, те же противники, те же сохранённые бои.',
}
