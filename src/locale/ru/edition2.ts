/** What the second edition says, in Russian. */
export const edition2: Readonly<Record<string, string>> = {
  'faction.scum': 'Отребье',
  'faction.republic': 'Республика',
  'faction.separatist': 'Сепаратисты',
  'chassis.t65xwing': 'Икс-Крыл T-65',
  'chassis.tielnfighter': 'Истребитель TIE/ln',
  'chassis.gauntletfighter': 'Истребитель «Гаунтлет»',
  'weapon.tail': 'кормовые орудия',

  'bearing.stationary': 'на месте',
  'bearing.slip-bank-left': 'скольжение по виражу влево',
  'bearing.slip-bank-right': 'скольжение по виражу вправо',
  'bearing.slip-turn-left': 'скольжение по повороту влево',
  'bearing.slip-turn-right': 'скольжение по повороту вправо',

  'token.calculate': 'расчёт',
  'token.reinforce-fore': 'усиление спереди',
  'token.reinforce-aft': 'усиление сзади',
  'token.jam': 'помехи',
  'token.disarm': 'разоружение',
  'token.strain': 'напряжение',
  'token.deplete': 'истощение',
  'token.ion': 'ион',
  'token.foils-closed': 'S-плоскости сложены',
  'token.force': 'Сила',

  'pilot.lukeskywalker': 'Люк Скайуокер',
  'pilot.lukeskywalker.ability': 'Став защищающимся, до броска кубиков он может восстановить 1 заряд Силы.',
  'pilot.jekporkins': 'Джек Поркинс',
  'pilot.jekporkins.ability':
    'Получив жетон перегрузки, может снять его и бросить кубик атаки: попадание — 1 повреждение.',
  'pilot.redsquadronveteran': 'Ветеран Красной эскадрильи',
  'pilot.bluesquadronescort': 'Эскорт Синей эскадрильи',
  'pilot.idenversio': 'Иден Версио',
  'pilot.idenversio.ability':
    'Прежде чем союзный TIE/ln на дистанции 0–1 получит повреждения, заряд может предотвратить их все.',
  'pilot.valenrudor': 'Вален Рудор',
  'pilot.valenrudor.ability': 'После того как союзный корабль на дистанции 0–1 защитился, он может выполнить действие.',
  'pilot.nightbeast': 'Ночной Зверь',
  'pilot.nightbeast.ability': 'Полностью выполнив синий манёвр, может выполнить действие концентрации.',
  'pilot.blacksquadronace': 'Ас Чёрной эскадрильи',
  'pilot.obsidiansquadronpilot': 'Пилот Обсидиановой эскадрильи',
  'pilot.academypilot': 'Курсант Академии',
  'pilot.chopper-gauntletfighter': '«Чоппер»',
  'pilot.chopper-gauntletfighter.ability':
    'В начале фазы боя каждый вражеский корабль на дистанции 0 получает 2 жетона помех.',
  'pilot.ezrabridger-gauntletfighter': 'Эзра Бриджер',
  'pilot.ezrabridger-gauntletfighter.ability':
    'Под перегрузкой 1 заряд Силы превращает до двух концентраций в попадания или уклонения.',
  'pilot.mandalorianresistancepilot': 'Пилот мандалорского сопротивления',
  'pilot.captainhark': 'Капитан Харк',
  'pilot.garsaxon': 'Гар Саксон',
  'pilot.imperialsupercommando': 'Имперский суперкоммандос',
  'pilot.maul': 'Мол',
  'pilot.rookkast': 'Рук Каст',
  'pilot.rookkast.ability':
    'Перед боем может взять жетон напряжения. Под напряжением основная атака превращает одну пустую грань или концентрацию в попадание.',
  'pilot.shadowcollectiveoperator': 'Агент Теневого коллектива',
  'pilot.bokatankryze': 'Бо-Катан Крайз',
  'pilot.niteowlliberator': 'Освободитель Ночных Сов',
  'pilot.bokatankryze-separatistalliance': 'Бо-Катан Крайз',
  'pilot.previzsla': 'Пре Визсла',
  'pilot.previzsla.ability':
    'Атакуя корабль равной или более высокой инициативы, за 2 заряда бросает на кубик атаки больше.',
  'pilot.deathwatchwarrior': 'Воин Дозора Смерти',

  'upgrade.predator.name': 'Хищник',
  'upgrade.predator.ability': 'Основная атака по цели в секторе прямой наводки может перебросить один кубик атаки.',
  'upgrade.outmaneuver.name': 'Перехитрить',
  'upgrade.outmaneuver.ability': 'При атаке вперёд вне секторов обстрела цели она бросает на кубик меньше.',
  'upgrade.elusive.name': 'Неуловимый',
  'upgrade.elusive.ability':
    'При защите заряд может перебросить один кубик. Полностью выполненный красный манёвр возвращает его.',
  'upgrade.servomotorsfoils.name': 'Сервоприводы S-плоскостей',
  'upgrade.servomotorsfoils.ability':
    'До открытия манёвра их можно раскрыть или сложить. Сложены: основные атаки бросают на кубик меньше; доступен форсаж, а после концентрации — красный форсаж.',
  'upgrade.heightenedperception.name': 'Обострённое восприятие',
  'upgrade.heightenedperception.ability':
    'В начале фазы боя за 1 заряд Силы корабль вступает в бой с инициативой 7 в этом раунде.',
  'upgrade.protontorpedoes.name': 'Протонные торпеды',
  'upgrade.protontorpedoes.ability':
    'Атака 4 кубиками на дистанции 2–3 по захваченному кораблю. Стоит заряд, захват остаётся; одно попадание может стать критическим.',
  'upgrade.r2d2.name': 'R2-D2',
  'upgrade.r2d2.ability':
    'После открытия манёвра за заряд можно восстановить 1 щит; корабль получает жетон разоружения.',
  'upgrade.hullupgrade.name': 'Усиленный корпус',
  'upgrade.hullupgrade.ability': 'Прочность корпуса на единицу выше.',
  'upgrade.veterantailgunner.name': 'Опытный кормовой стрелок',
  'upgrade.veterantailgunner.ability': 'После основной атаки вперёд может последовать дополнительная атака назад.',
  'upgrade.overtunedmodulators.name': 'Форсированные модуляторы',
  'upgrade.overtunedmodulators.ability':
    'Без перегрузки в фазе систем: заряд даёт 3 жетона расчёта. Когда он потрачен, каждый зелёный жетон, уходящий в фазе завершения, оставляет жетон напряжения.',

  'damage.panickedpilot.name': 'Паника пилота',
  'damage.panickedpilot.text': 'Сразу: получите 2 жетона перегрузки. Затем карта переворачивается.',
  'damage.blindedpilot.name': 'Пилот ослеплён',
  'damage.blindedpilot.text': 'Свои кубики атаки может менять только Сила. Действие: перевернуть карту.',
  'damage.woundedpilot.name': 'Пилот ранен',
  'damage.woundedpilot.text':
    'После каждого действия бросьте кубик атаки: попадание или критическое даёт 1 жетон перегрузки. Действие: перевернуть карту.',
  'damage.stunnedpilot.name': 'Пилот оглушён',
  'damage.stunnedpilot.text': 'После манёвра через преграду или на неё получите 1 повреждение.',
  'damage.consolefire.name': 'Пожар в кабине',
  'damage.consolefire.text':
    'Перед боем корабля бросьте кубик атаки: попадание — 1 повреждение. Действие: потушить (перевернуть карту).',
  'damage.damagedengine.name': 'Повреждение двигателя',
  'damage.damagedengine.text': 'Повороты влево и вправо на ступень труднее.',
  'damage.weaponsfailure.name': 'Отказ орудий',
  'damage.weaponsfailure.text': 'Атаки корабля бросают на кубик атаки меньше. Действие: перевернуть карту.',
  'damage.hullbreach.name': 'Пробоина в корпусе',
  'damage.hullbreach.text': 'Обычные повреждения становятся критическими. Действие: заделать (перевернуть карту).',
  'damage.structuraldamage.name': 'Структурные повреждения',
  'damage.structuraldamage.text': 'При защите бросайте на кубик защиты меньше.',
  'damage.damagedsensorarray.name': 'Повреждение сенсоров',
  'damage.damagedsensorarray.text':
    'Доступны только концентрация и действия с карт повреждений. Действие: перевернуть карту.',
  'damage.loosestabilizer.name': 'Разболтанный стабилизатор',
  'damage.loosestabilizer.text':
    'После манёвра не прямо получите 1 повреждение; затем карта переворачивается. Действие: закрепить (перевернуть карту).',
  'damage.disabledpowerregulator.name': 'Отказ регулятора энергии',
  'damage.disabledpowerregulator.text':
    'Перед боем корабль получает 1 ионный жетон. Переворачивается после ионизированного манёвра.',
  'damage.fuelleak.name': 'Утечка топлива',
  'damage.fuelleak.text':
    'После следующего критического повреждения получите 1 повреждение; затем карта переворачивается. Действие: заткнуть (перевернуть карту).',
  'damage.directhit.name': 'Прямое попадание!',
  'damage.directhit.text': 'Сразу: получите 1 повреждение. Затем карта переворачивается.',

  'mission.standard.name': 'Схватка',
  'mission.standard.short': 'Полная игра',
  'mission.standard.briefing.1': '«Гаунтлет» расправляет крылья, и лучше не оказаться перед ним.',
  'mission.standard.briefing.2':
    'Каждая сторона выставляет быстрые сборки равной угрозы. В игре всегда шесть астероидов, а кто первый, решают кубики каждый раунд.',
  'mission.standard.goal.first': 'Уничтожить все корабли противника',
  'mission.standard.goal.second': 'Уничтожить все корабли противника',
  'mission.standard.won.first': 'Кораблей не осталось: {{side}}.',
  'mission.standard.won.second': 'Кораблей не осталось: {{side}}.',
  'mission.standard.forces.first': 'Ветеран Красной и эскорт Синей эскадрильи на Икс-Крылах T-65',
  'mission.standard.forces.second':
    'Имперский суперкоммандос на истребителе «Гаунтлет» и ас Чёрной эскадрильи на TIE/ln',
  'mission.standard.rule.obstacles':
    'Шесть астероидов кладут по очереди до кораблей: не на дистанции 1 друг от друга и не на дистанции 1 или 2 от края.',
}
