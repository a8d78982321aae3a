/** For those who watch: captions that teach, the glossary, the film’s line, taking over, questions before the answer. */
export const WATCHING: Readonly<Record<string, string>> = {
  'ui.watching.captions': 'Субтитры: {{level}}',
  'ui.watching.captions.choose': 'Субтитры',
  'ui.watching.captions.off': 'нет',
  'ui.watching.captions.brief': 'кратко',
  'ui.watching.captions.teach': 'с объяснением',
  'ui.watching.line': 'Шкала времени',
  'ui.watching.tick.attack': 'Атака',
  'ui.watching.line.at': 'Раунд {{round}}, {{phase}}',
  'ui.watching.line.show': 'Показать шкалу времени',
  'ui.watching.line.hide': 'Скрыть шкалу времени',
  'ui.watching.chapters': 'Главы',
  'ui.watching.chapter.blood': 'Первый урон: {{ship}}',
  'ui.watching.chapter.crit': 'Первое критическое попадание: {{ship}}',
  'ui.watching.chapter.destroyed': 'Уничтожен: {{ship}}',
  'ui.watching.chapter.objectTaken.satellite': '{{ship}} сканирует спутник',
  'ui.watching.chapter.objectsLost.satellite': '{{ship}} теряет данные',
  'ui.watching.chapter.shipUnmarked.disabled': 'Отремонтирован: {{ship}}',
  'ui.watching.chapter.shipFled': '{{ship}} покидает бой',
  'ui.watching.take': 'Продолжить самому',
  'ui.watching.take.of.rebel': 'Дальше за Мятежников',
  'ui.watching.take.of.imperial': 'Дальше за Империю',
  'ui.watching.take.of': 'Дальше за сторону: {{side}}',
  'ui.watching.take.note':
    'Начнётся ваш собственный бой — с последнего решения этой стороны перед этим мгновением. То, что вы смотрите, не изменится.',
  'ui.watching.take.level': 'Против',
  'ui.watching.take.failed': 'Этот бой нельзя продолжить: {{why}}',
  'ui.watching.guess': 'Сначала спросить меня',
  'ui.watching.guess.note': 'Показ останавливается перед дисками и кубиками и спрашивает, что будет.',
  'ui.watching.guess.dial': 'Какой манёвр выполнит {{ship}}?',
  'ui.watching.guess.attack': '{{attacker}} атакует, цель: {{defender}}. Сколько урона?',
  'ui.watching.guess.none': 'нисколько',
  'ui.watching.guess.more': '{{amount}} и больше',
  'ui.watching.guess.skip': 'Просто показать',
  'ui.watching.guess.stop': 'Больше не спрашивать',
  'ui.watching.guess.right': 'Верно: {{answer}}',
  'ui.watching.guess.wrong': 'Оказалось: {{answer}}',
  'ui.watching.glossary': 'Словарик',
  'ui.watching.glossary.search': 'Поиск в словарике',
  'ui.watching.glossary.none': 'Такого слова нет.',
  'ui.watching.key.steps': '← →',
  'ui.watching.key.steps.does': 'по шкале времени: событие, с Shift фаза, с Ctrl раунд; Home, End',

  'ui.watching.teach.gameStarted': 'У каждой стороны своя цель: кто победит, говорит [mission:миссия].',
  'ui.watching.teach.meet.arc':
    'Это корабль: он стоит на квадратной [base:подставке] и стреляет только по тому, что лежит в клине перед ним, в [arc:секторе обстрела].',
  'ui.watching.teach.meet.values':
    'Точки у [base:подставки] – то, что у корабля осталось: сначала [hull:корпус], потом [shield:щиты]; бледные потеряны. То же говорит список кораблей.',
  'ui.watching.teach.shipPlaced.setup': 'Корабли ставят по одному, начиная с низшего [skill:мастерства пилота].',
  'ui.watching.teach.shipPlaced.reinforcement':
    'Взамен потерянного корабля [mission:миссия] даёт новый — [reinforcement:подкрепление].',
  'ui.watching.teach.reinforcementImpossible':
    'Для [reinforcement:подкрепления] нужны модель в коробке и место у края.',
  'ui.watching.teach.tokenPlaced.asteroid':
    'Пролёт через [obstacle:астероид] стоит [action:действия] и грозит уроном; выстрелы через него [obstructed:осложнены].',
  'ui.watching.teach.tokenPlaced.satellite':
    'Корабль Империи на спутнике может [scan:сканировать] его вместо атаки; затем данные надо доставить домой.',
  'ui.watching.teach.tokenPlaced.comrade': 'Обе стороны хотят взять его на борт и увезти через свой [edge:край].',
  'ui.watching.teach.tokenImpossible': 'Между жетонами должно быть расстояние, и этому места не нашлось.',
  'ui.watching.teach.edgesChosen': 'Каждая сторона встаёт у своего [edge:края]; два других — ничьи.',
  'ui.watching.teach.initiativeRolled':
    'Очков поровну: кубик атаки скажет, кто выбирает. При [hit:попадании] или [crit:критическом попадании] – тот, кто бросал.',
  'ui.watching.teach.initiativeChosen':
    'Выбрала сторона с более дешёвым звеном: при равном [skill:мастерстве] первой летит и стреляет та, у кого [initiative:инициатива].',
  'ui.watching.teach.shipMarked.disabled':
    'До раунда 5 повреждённый корабль летает только [manoeuvre:манёврами] со [speed:скоростью] 1 или 2.',
  'ui.watching.teach.shipUnmarked.disabled':
    'Ремонт окончен: снова доступен весь [dial:диск], и теперь можно [flee:уйти].',
  'ui.watching.teach.counted.tracking':
    '[mission:Миссия] считает раунды: в раунде 5 повреждённый корабль снова исправен.',
  'ui.watching.teach.roundStarted': 'В каждом [round:раунде] четыре фазы: планирование, активация, бой и завершение.',
  'ui.watching.teach.phaseStarted.setup': 'До первого [round:раунда] готовят стол и расставляют корабли.',
  'ui.watching.teach.phaseStarted.planning':
    'Каждому кораблю тайно выбирают [manoeuvre:манёвр] на [dial:диске]: замысел противника не знает никто.',
  'ui.watching.teach.phaseStarted.system':
    'Когда диски выбраны, а корабли ещё стоят, карты могут класть на поле объекты.',
  'ui.watching.teach.phaseStarted.activation':
    'Первым летит низшее [skill:мастерство пилота]: лучшие пилоты отвечают на увиденное.',
  'ui.watching.teach.phaseStarted.combat':
    'Первым стреляет высшее [skill:мастерство пилота] — и может уничтожить врага, пока тот не ответил.',
  'ui.watching.teach.phaseStarted.end':
    'Неиспользованные жетоны [focus:концентрации] и [evade:уклонения] уходят; [stress:перегрузка] и [lock:захваты цели] остаются.',
  'ui.watching.teach.dialRevealed.straight':
    '[straight:Прямой манёвр]: корабль летит вперёд вдоль [template:шаблона]; число – его [speed:скорость].',
  'ui.watching.teach.dialRevealed.bank':
    '[bank:Вираж] – плавная дуга: корабль летит вдоль [template:шаблона] и в конце повёрнут на 45°.',
  'ui.watching.teach.dialRevealed.turn':
    '[turn:Поворот] – крутая дуга: корабль летит вдоль [template:шаблона] и в конце повёрнут на 90°.',
  'ui.watching.teach.dialRevealed.koiogran':
    '[koiogran:Разворот Койограна]: прямо вдоль [template:шаблона], а потом корабль разворачивают кругом, на 180°.',
  'ui.watching.teach.dialRevealed.segnor':
    '[segnor:Петля Сегнора]: плавно вдоль [template:шаблона], а потом корабль разворачивают кругом, на 180°.',
  'ui.watching.teach.dialRevealed.tallon':
    '[tallon:Бочка Таллона]: круто вдоль [template:шаблона], а потом ещё четверть оборота в ту же сторону.',
  'ui.watching.teach.dialRevealed.green':
    'Зелёные [manoeuvre:манёвры] лёгкие: после такого пилот с перегрузкой снимает жетон [stress:перегрузки].',
  'ui.watching.teach.dialRevealed.white':
    'Белые [manoeuvre:манёвры] обычные: они не дают [stress:перегрузки] и не снимают её.',
  'ui.watching.teach.dialRevealed.red':
    'Красные [manoeuvre:манёвры] трудные: они дают жетон [stress:перегрузки], и [action:действия] не будет.',
  'ui.watching.teach.manoeuvreReplaced':
    'При [stress:перегрузке] красные манёвры запрещены, и другой [manoeuvre:манёвр] выбирает противник.',
  'ui.watching.teach.manoeuvreExecuted.moved':
    'Корабль летит вдоль [template:шаблона] от переднего края [base:подставки], а затем может совершить [action:действие].',
  'ui.watching.teach.manoeuvreExecuted.bumped':
    'Двум кораблям не встать на одно место: при [overlap:перекрытии] корабль отступает по [template:шаблону] и теряет [action:действие].',
  'ui.watching.teach.manoeuvreExecuted.koiogran':
    'Если в конце нет места, [koiogran:разворот Койограна] становится прямым манёвром, и корабль не разворачивается.',
  'ui.watching.teach.manoeuvreExecuted.segnor':
    'Если в конце нет места, [segnor:петля Сегнора] становится виражом, и корабль не разворачивается.',
  'ui.watching.teach.manoeuvreExecuted.tallon':
    'Если в конце нет места, [tallon:бочка Таллона] становится поворотом, и корабль не доворачивает.',
  'ui.watching.teach.manoeuvreExecuted.slid':
    'После четверти оборота [tallon:бочка Таллона] допускает [slide:сдвиг] вдоль края [template:шаблона]: это место выбрал пилот.',
  'ui.watching.teach.manoeuvreExecuted.grazed':
    'Шаблон или [base:подставка] задели [obstacle:преграду]: [action:действия] нет, а урон решает кубик.',
  'ui.watching.teach.obstacleRolled':
    'Один кубик атаки: [hit:попадание] — урон, [crit:критическое попадание] — критический урон, остальное — удача.',
  'ui.watching.teach.moveDeclined': '[mission:Миссия] позволяет этому кораблю остаться на месте.',
  'ui.watching.teach.boosted':
    '[boost:Ускорение] несёт корабль вперёд по [template:шаблону] скорости 1; это не [manoeuvre:манёвр].',
  'ui.watching.teach.boosted.straight':
    'Прямой шаблон скорости 1 кладут к носу: корабль проходит длину [base:подставки], и [arc:сектор обстрела] достаёт дальше.',
  'ui.watching.teach.boosted.bank':
    'По [bank:виражу] скорости 1 корабль заканчивает повёрнутым на 45°, и [arc:сектор обстрела] поворачивается с ним.',
  'ui.watching.teach.boosted.turn':
    'Лишь немногие могут [boost:ускориться] по [turn:повороту]: корабль заканчивает повёрнутым на 90°.',
  'ui.watching.teach.tokenGained.stress':
    'При [stress:перегрузке] корабль не совершает [action:действий] и не выполняет красных [manoeuvre:манёвров].',
  'ui.watching.teach.tokenGained.other':
    'Жетон рядом с кораблём напоминает о том, что для него действует, пока жетон не снимут.',
  'ui.watching.teach.tokenRemoved.green':
    'Зелёный [manoeuvre:манёвр] снимает один жетон [stress:перегрузки]; когда их нет, [action:действия] снова разрешены.',
  'ui.watching.teach.lockAcquired':
    '[lock:Захват цели] можно использовать при атаке этого корабля, чтобы [reroll:перебросить] кубики.',
  'ui.watching.teach.actionPerformed.focus':
    'Жетон [focus:концентрации] превращает её результаты в [hit:попадания] при атаке и в [evade:уклонения] при защите.',
  'ui.watching.teach.actionPerformed.evade':
    'Жетон [evade:уклонения] наверняка отменяет одно [hit:попадание]; без дела он уходит в конце [round:раунда].',
  'ui.watching.teach.actionPerformed.barrel-roll':
    '[roll:Бочка] сдвигает корабль вбок: в [arc:сектор обстрела] или из него.',
  'ui.watching.teach.actionPerformed.mission': '[mission:Миссия] даёт этому кораблю особое [action:действие].',
  'ui.watching.teach.actionPerformed.mission.protect':
    'Близкий эскорт отдаёт челноку жетон [evade:уклонения] вместо собственного [action:действия].',
  'ui.watching.teach.actionPerformed.repair':
    '[action:Действие] потрачено, чтобы закрыть [crit:критическую] [card:карту урона].',
  'ui.watching.teach.actionPerformed.card': 'Карта [upgrade:улучшения] может давать особое [action:действие].',
  'ui.watching.teach.actionSkipped.stressed':
    'При [stress:перегрузке] нет [action:действий]; поможет зелёный [manoeuvre:манёвр].',
  'ui.watching.teach.actionSkipped.overlap':
    'Кто [overlap:перекрыл] бы другой корабль, теряет [action:действие] этого хода.',
  'ui.watching.teach.actionSkipped.obstacle': 'Кто задел [obstacle:преграду], теряет [action:действие] этого хода.',
  'ui.watching.teach.attackDeclared':
    'Цель в [arc:секторе обстрела] на [range:дистанции] до 3; на дистанции 1 атакующий бросает на кубик больше, на 3 — защищающийся.',
  'ui.watching.teach.attackDeclared.obstructed':
    'На линии огня [obstacle:преграда]: атака [obstructed:осложнена], и защищающийся бросает на кубик больше.',
  'ui.watching.teach.attackDeclared.card':
    'У [secondary:вспомогательного оружия] свои кубики, [range:дистанции] и цена; дистанция кубиков не добавляет.',
  'ui.watching.teach.objectTaken.satellite': '[scan:Сканирование] заменяет кораблю атаку.',
  'ui.watching.teach.objectTaken.comrade': 'Взять на борт — вместо атаки корабля.',
  'ui.watching.teach.objectsLost.satellite': 'Вместе с кораблём навсегда пропали [scan:сканированные] данные.',
  'ui.watching.teach.objectFell.comrade': 'Товарища снова может подобрать любая сторона.',
  'ui.watching.teach.objectPlaced': 'Сброшенное лежит у конца шаблона позади корабля.',
  'ui.watching.teach.objectMoved': 'Некоторые объекты на поле движутся по шаблону, как корабли.',
  'ui.watching.teach.fuseChanged': 'Пока на нём лежит маркер запала, взрыва не будет.',
  'ui.watching.teach.objectDetonated': 'Взрыв бьёт и по своим, и по врагам — насколько достаёт.',
  'ui.watching.teach.objectRemoved': 'Его больше нет на поле, и оно никому не мешает.',
  'ui.watching.teach.attackSkipped.no-target':
    'В [arc:секторе обстрела] нет врагов на [range:дистанции] до 3, или есть лишь тот, которого этот корабль касается.',
  'ui.watching.teach.attackSkipped.obstacle':
    'Корабль, чья [base:подставка] лежит на [obstacle:преграде], атаковать не может.',
  'ui.watching.teach.attackSkipped.effect': 'Карта или [mission:миссия] запрещает этому кораблю атаковать.',
  'ui.watching.teach.diceRolled.attack':
    'Красных кубиков столько, сколько велит [weapon:оружие], и ещё один на [range:дистанции] 1.',
  'ui.watching.teach.diceRolled.defence':
    'Зелёных кубиков столько, какова [agility:манёвренность], и ещё один на [range:дистанции] 3 или если атака [obstructed:осложнена].',
  'ui.watching.teach.diceModified.focus.attack':
    'Использован жетон [focus:концентрации]: все её результаты становятся [hit:попаданиями].',
  'ui.watching.teach.diceModified.focus.defence':
    'Использован жетон [focus:концентрации]: все её результаты становятся [evade:уклонениями].',
  'ui.watching.teach.diceModified.evade': 'Использован жетон [evade:уклонения]: к броску добавлено одно уклонение.',
  'ui.watching.teach.diceModified.target-lock':
    'Использован [lock:захват цели]: выбранные кубики [reroll:перебрасывают], каждый один раз.',
  'ui.watching.teach.diceModified.pilot': 'У пилотов с именами есть свойства, которые меняют правила по-своему.',
  'ui.watching.teach.diceModified.card': 'Карта меняет этот бросок; когда можно — сказано в её тексте.',
  'ui.watching.teach.resultsCompared.hit':
    'Каждое [evade:уклонение] отменяет одно [hit:попадание]; что осталось — урон.',
  'ui.watching.teach.resultsCompared.crit':
    'Сначала отменяют обычные [hit:попадания], поэтому [crit:критическое попадание] проходит легче.',
  'ui.watching.teach.resultsCompared.evaded': '[evade:Уклонений] не меньше, чем [hit:попаданий]: урона нет.',
  'ui.watching.teach.resultsCompared.miss': 'Ни на одном кубике нет [hit:попадания], уклоняться не от чего.',
  'ui.watching.teach.attackFizzled': 'Карты забрали последний кубик атаки: бросать нечего.',
  'ui.watching.teach.shieldLost':
    'Сначала уходят [shield:щиты]: каждый принимает один урон, даже [crit:критическое попадание].',
  'ui.watching.teach.shieldRegained': '[shield:Щитов] не бывает больше, чем было в начале.',
  'ui.watching.teach.damageDiscarded': 'Карту сбрасывают сразу: ни урона, ни эффекта.',
  'ui.watching.teach.damageDealt.faceDown':
    'Без [shield:щитов] каждый урон — закрытая [card:карта урона]: на единицу меньше [hull:корпуса].',
  'ui.watching.teach.damageDealt.faceUp':
    'Без [shield:щитов] [crit:критическое попадание] — это раскрытая [card:карта урона]: один урон, и её текст действует.',
  'ui.watching.teach.damageTurnedDown.repaired':
    'Закрытая [card:карта] — всё ещё урон, но её текст больше не действует.',
  'ui.watching.teach.cardRolled': '[card:Карта урона] требует броска: кубик решает, что она сделает.',
  'ui.watching.teach.effectBegan': 'Это действует до конца [round:раунда].',
  'ui.watching.teach.cardTriggered': 'Текст карты действует сам собой.',
  'ui.watching.teach.shipKept':
    'Корабли с равным [skill:мастерством пилота] стреляют одновременно: у этого ещё есть атака.',
  'ui.watching.teach.shipDestroyed':
    '[card:Карт урона] столько же, сколько [hull:прочности корпуса]: корабль сразу выбывает.',
  'ui.watching.teach.shipFled.escaped':
    '[mission:Миссия] позволяет этому кораблю [flee:уйти за этот край]: он считается спасённым.',
  'ui.watching.teach.shipFled.lost':
    'Если [base:подставка] вышла за край, корабль [flee:вышел из боя]: он считается уничтоженным.',
  'ui.watching.teach.gameEnded.goal': 'Цель [mission:миссии] достигнута, бой окончен.',
  'ui.watching.teach.gameEnded.destroyed': 'У другой стороны не осталось кораблей, бой окончен.',
  'ui.watching.teach.gameEnded.limit': 'Бои компьютеров кончаются после заданного числа [round:раундов].',
  'ui.watching.teach.gameEnded.conceded': 'Другая сторона сдалась, и бой окончен.',
  'ui.watching.teach.gameEnded.draw': 'Обе стороны разом потеряли последний корабль, или вышло время.',

  'ui.watching.term.round': 'Раунд',
  'ui.watching.term.round.means':
    'Планирование, активация, бой и завершение, одно за другим; потом начинается следующий.',
  'ui.watching.term.planning': 'Фаза планирования',
  'ui.watching.term.planning.means': 'Обе стороны тайно и одновременно выбирают на дисках манёвры всех своих кораблей.',
  'ui.watching.term.activation': 'Фаза активации',
  'ui.watching.term.activation.means':
    'Диски раскрывают, и корабли летят по одному, начиная с низшего мастерства пилота.',
  'ui.watching.term.combat': 'Фаза боя',
  'ui.watching.term.combat.means': 'Каждый корабль может атаковать один раз, начиная с высшего мастерства пилота.',
  'ui.watching.term.end': 'Фаза завершения',
  'ui.watching.term.end.means':
    'Неиспользованные жетоны концентрации и уклонения убирают. Перегрузка и захваты цели остаются.',
  'ui.watching.term.initiative': 'Инициатива',
  'ui.watching.term.initiative.means':
    'При равном мастерстве пилотов сторона с инициативой первая — и в полёте, и в стрельбе.',
  'ui.watching.term.skill': 'Мастерство пилота',
  'ui.watching.term.skill.means': 'От 1 до 9, оранжевое на карте. Низкое летит первым, высокое стреляет первым.',
  'ui.watching.term.dial': 'Диск манёвров',
  'ui.watching.term.dial.means': 'На этом диске тайно выбирают манёвр корабля. На нём всё, что этот корабль умеет.',
  'ui.watching.term.manoeuvre': 'Манёвр',
  'ui.watching.term.manoeuvre.means':
    'Направление и скорость — зелёные, белые или красные. Каждый корабль выполняет один за раунд.',
  'ui.watching.term.speed': 'Скорость',
  'ui.watching.term.speed.means': 'Как далеко ведёт манёвр: от 1 до 5 длин подставки.',
  'ui.watching.term.difficulty': 'Сложность',
  'ui.watching.term.difficulty.means':
    'Цвет манёвра: зелёный снимает перегрузку, белый ничего не меняет, красный даёт перегрузку.',
  'ui.watching.term.straight': 'Прямой манёвр',
  'ui.watching.term.straight.means': 'Прямо вперёд, с любой скоростью, какая есть на диске.',
  'ui.watching.term.bank': 'Вираж',
  'ui.watching.term.bank.means': 'Плавная дуга: в конце корабль повёрнут на 45°.',
  'ui.watching.term.turn': 'Поворот',
  'ui.watching.term.turn.means': 'Крутая дуга: в конце корабль повёрнут на 90°.',
  'ui.watching.term.koiogran': 'Разворот Койограна',
  'ui.watching.term.koiogran.means': 'Прямо вперёд, а затем кругом на 180°: снова лицом к врагу, ценой перегрузки.',
  'ui.watching.term.segnor': 'Петля Сегнора',
  'ui.watching.term.segnor.means':
    'По виражу, а затем кругом на 180°: снова лицом к врагу и в сторону, ценой перегрузки.',
  'ui.watching.term.tallon': 'Бочка Таллона',
  'ui.watching.term.tallon.means':
    'По повороту, а затем ещё четверть оборота: носом назад, со сдвигом вдоль края шаблона по желанию.',
  'ui.watching.term.slide': 'Сдвиг',
  'ui.watching.term.slide.means':
    'В конце бочки Таллона корабль можно сдвинуть вперёд или назад, пока его борт закрывает весь край шаблона.',
  'ui.watching.term.template': 'Шаблон манёвра',
  'ui.watching.term.template.means': 'Полоска картона, вдоль которой корабль выполняет манёвр.',
  'ui.watching.term.base': 'Подставка',
  'ui.watching.term.base.means': 'Квадрат 4 см под моделью. От него всё и меряют.',
  'ui.watching.term.overlap': 'Перекрытие',
  'ui.watching.term.overlap.means':
    'Подставка оказалась бы на другой. Корабль отступает, пока не поместится, и теряет действие.',
  'ui.watching.term.blocked': 'Разворот сорван',
  'ui.watching.term.blocked.means':
    'Если на пути корабль, от разворота Койограна, петли Сегнора или бочки Таллона остаётся простой манёвр: прямо, вираж или поворот. Корабль отступает и не разворачивается.',
  'ui.watching.term.flee': 'Выход из боя',
  'ui.watching.term.flee.means': 'После манёвра часть подставки за краем: корабль выбыл из боя.',
  'ui.watching.term.action': 'Действие',
  'ui.watching.term.action.means':
    'После манёвра корабль может сделать одно из своей панели действий: концентрацию, уклонение, захват цели, бочку.',
  'ui.watching.term.free': 'Дополнительное действие',
  'ui.watching.term.free.means': 'Действие, которое карта даёт сверх обычного. При перегрузке и оно запрещено.',
  'ui.watching.term.focus': 'Концентрация',
  'ui.watching.term.focus.means':
    'Жетон, который тратят: все её результаты в броске становятся попаданиями или уклонениями. Уходит в конце раунда.',
  'ui.watching.term.evade': 'Уклонение',
  'ui.watching.term.evade.means':
    'Результат, который отменяет попадание, и жетон, который добавляет такой результат к броску защиты.',
  'ui.watching.term.lock': 'Захват цели',
  'ui.watching.term.lock.means':
    'Отмечает врага на дистанции до 3. Потраченный при атаке на него, позволяет перебросить кубики.',
  'ui.watching.term.reroll': 'Переброс',
  'ui.watching.term.reroll.means': 'Кубики берут и бросают снова. Ни один не перебрасывают дважды.',
  'ui.watching.term.roll': 'Бочка',
  'ui.watching.term.roll.means': 'Действие, которое сдвигает корабль вбок на шаблон скорости 1; курс не меняется.',
  'ui.watching.term.boost': 'Ускорение',
  'ui.watching.term.boost.means':
    'Действие, которое переносит корабль вперёд по прямому шаблону или шаблону виража скорости 1.',
  'ui.watching.term.stress': 'Перегрузка',
  'ui.watching.term.stress.means':
    'Жетон напряжения: ни действий, ни красных манёвров, пока его не снимет зелёный манёвр.',
  'ui.watching.term.arc': 'Сектор обстрела',
  'ui.watching.term.arc.means':
    'Клин перед кораблём, напечатанный на подставке. Стрелять можно только по тому, что в нём.',
  'ui.watching.term.range': 'Дистанция',
  'ui.watching.term.range.means':
    'Три полосы по 10 см. Дистанция 1: на кубик атаки больше. Дистанция 3: на кубик защиты больше.',
  'ui.watching.term.weapon': 'Параметр оружия',
  'ui.watching.term.weapon.means': 'Сколько красных кубиков бросает основное оружие.',
  'ui.watching.term.secondary': 'Вспомогательное оружие',
  'ui.watching.term.secondary.means': 'Оружие с карты улучшения, например торпеды, со своими кубиками и условиями.',
  'ui.watching.term.agility': 'Манёвренность',
  'ui.watching.term.agility.means': 'Сколько зелёных кубиков бросает корабль, когда его атакуют.',
  'ui.watching.term.hit': 'Попадание',
  'ui.watching.term.hit.means': 'Результат красного кубика: один урон, если его не отменит уклонение.',
  'ui.watching.term.crit': 'Критическое попадание',
  'ui.watching.term.crit.means':
    'Попадание, чью карту урона кладут раскрытой, если его не принял щит. Отменяется последним.',
  'ui.watching.term.obstructed': 'Осложнённая атака',
  'ui.watching.term.obstructed.means': 'Кратчайшая линия огня проходит через преграду: на кубик защиты больше.',
  'ui.watching.term.shield': 'Щит',
  'ui.watching.term.shield.means': 'Принимает один урон, критический или нет, прежде чем пострадает корпус.',
  'ui.watching.term.hull': 'Корпус',
  'ui.watching.term.hull.means': 'Когда карт урона столько же, сколько прочности корпуса, корабль уничтожен.',
  'ui.watching.term.card': 'Карта урона',
  'ui.watching.term.card.means': 'Закрытая — это один урон. Раскрытая — критическая: действует и её текст.',
  'ui.watching.term.obstacle': 'Преграда',
  'ui.watching.term.obstacle.means':
    'Астероиды. Кто летит сквозь них, теряет действие и бросает кубик на урон; кто лежит на них, не может атаковать.',
  'ui.watching.term.edge': 'Край',
  'ui.watching.term.edge.means': 'Сторона игровой зоны, ближайшая к игроку. Там начинают его корабли.',
  'ui.watching.term.mission': 'Миссия',
  'ui.watching.term.mission.means': 'Своя подготовка, силы, особые правила и цели для каждой стороны.',
  'ui.watching.term.reinforcement': 'Подкрепление',
  'ui.watching.term.reinforcement.means': 'Новый корабль, который некоторые миссии дают взамен уничтоженного.',
  'ui.watching.term.scan': 'Сканирование',
  'ui.watching.term.scan.means': 'В миссии 3 корабль Империи снимает данные со спутника вместо атаки.',
  'ui.watching.term.upgrade': 'Улучшение',
  'ui.watching.term.upgrade.means': 'Карта, купленная для корабля: оружие, дроид, талант пилота.',
  'ui.watching.term.points': 'Очки сбора',
  'ui.watching.term.points.means': 'Сколько стоят корабли и улучшения. Обе стороны тратят поровну, часто 100.',
}
