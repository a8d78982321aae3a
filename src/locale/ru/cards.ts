/** Ships, pilots, upgrades and damage cards, in the game's own words. */
export const cards: Readonly<Record<string, string>> = {
  'chassis.xwing': 'X-wing',
  'chassis.tiefighter': 'TIE-истребитель',
  'chassis.senatorshuttle': 'Челнок сенатора',

  'pilot.lukeskywalker': 'Люк Скайуокер',
  'pilot.lukeskywalker.ability': 'При защите он может заменить один результат концентрации на уклонение.',
  'pilot.biggsdarklighter': 'Бигс Дарклайтер',
  'pilot.biggsdarklighter.ability':
    'Враги не могут выбрать целью другой дружественный корабль на дистанции 1 от него, пока могут выбрать его самого.',
  'pilot.redsquadronpilot': 'Пилот Красной эскадрильи',
  'pilot.redsquadronpilot.ability': 'Без свойства.',
  'pilot.rookiepilot': 'Пилот-новичок',
  'pilot.rookiepilot.ability': 'Без свойства.',
  'pilot.maulermithel': 'Кувалда Мител',
  'pilot.maulermithel.ability': 'На дистанции 1 атакует одним кубиком больше — сверх бонуса за эту дистанцию.',
  'pilot.darkcurse': '«Тёмное проклятье»',
  'pilot.darkcurse.ability':
    'Когда он защищается, атакующий не может ни использовать жетоны концентрации, ни перебрасывать кубики атаки.',
  'pilot.nightbeast': 'Ночной Зверь',
  'pilot.nightbeast.ability': 'После зелёного манёвра может дополнительным действием выполнить концентрацию.',
  'pilot.blacksquadronpilot': 'Пилот Чёрной эскадрильи',
  'pilot.blacksquadronpilot.ability': 'Без свойства.',
  'pilot.obsidiansquadronpilot': 'Пилот Обсидиановой эскадрильи',
  'pilot.obsidiansquadronpilot.ability': 'Без свойства.',
  'pilot.academypilot': 'Курсант Академии',
  'pilot.academypilot.ability': 'Без свойства.',

  'upgrade.determination.name': 'Целеустремлённость',
  'upgrade.determination.ability':
    'Раскрытая карта урона с признаком «Пилот» сразу сбрасывается и не действует. Карты с признаком «Корабль» остаются.',
  'upgrade.marksmanship.name': 'Меткость',
  'upgrade.marksmanship.ability':
    'Действие: в атаках этого раунда один результат концентрации становится критическим попаданием, а все остальные — попаданиями.',
  'upgrade.protontorpedoes.name': 'Протонные торпеды',
  'upgrade.protontorpedoes.ability':
    'Атака 4 кубиками на дистанции 2–3. Расходует захват цели на защищающемся и саму карту; один результат концентрации может стать критическим попаданием.',
  'upgrade.r2d2.name': 'R2-D2',
  'upgrade.r2d2.ability': 'После зелёного манёвра можно вернуть один потерянный щит.',
  'upgrade.r2f2.name': 'R2-F2',
  'upgrade.r2f2.ability': 'Действие: манёвренность на единицу выше до конца раунда.',

  'damage.blindedpilot.name': 'Ослеплённый пилот',
  'damage.blindedpilot.text': 'В следующей атаке этот корабль не бросает кубиков атаки. После неё карта закрывается.',
  'damage.damagedcockpit.name': 'Повреждение кабины',
  'damage.damagedcockpit.text': 'Со следующего раунда мастерство пилота считается равным 0.',
  'damage.injuredpilot.name': 'Раненый пилот',
  'damage.injuredpilot.text': 'Свойство пилота и все элитные навыки не действуют.',
  'damage.stunnedpilot.name': 'Оглушённый пилот',
  'damage.stunnedpilot.text': 'После манёвра, который кончился вплотную к другому кораблю или на преграде, — 1 урон.',
  'damage.consolefire.name': 'Пожар на пульте',
  'damage.consolefire.text':
    'В начале каждой фазы боя бросьте кубик атаки: попадание — 1 урон. Действие: потушить (закрыть эту карту).',
  'damage.damagedengine.name': 'Повреждение двигателя',
  'damage.damagedengine.text': 'Все повороты этого корабля, влево и вправо, — красные.',
  'damage.damagedsensorarray.name': 'Повреждение сенсоров',
  'damage.damagedsensorarray.text':
    'Действия с панели действий недоступны. Действие: бросьте кубик атаки, попадание закрывает эту карту.',
  'damage.minorexplosion.name': 'Малый взрыв',
  'damage.minorexplosion.text': 'Сразу: бросьте кубик атаки, попадание — 1 урон. Затем карта закрывается.',
  'damage.minorhullbreach.name': 'Малая пробоина',
  'damage.minorhullbreach.text': 'После каждого красного манёвра бросьте кубик атаки: попадание — 1 урон.',
  'damage.munitionsfailure.name': 'Отказ боекомплекта',
  'damage.munitionsfailure.text': 'Сразу: сбросьте одно вспомогательное оружие. Затем карта закрывается.',
  'damage.structuraldamage.name': 'Повреждение конструкции',
  'damage.structuraldamage.text':
    'Манёвренность на единицу ниже. Действие: бросьте кубик атаки, попадание закрывает эту карту.',
  'damage.thrustcontrolfire.name': 'Пожар в системе тяги',
  'damage.thrustcontrolfire.text': 'Сразу: получите 1 жетон перегрузки. Затем карта закрывается.',
  'damage.weaponmalfunction.name': 'Неисправность орудий',
  'damage.weaponmalfunction.text':
    'Основное оружие на единицу слабее. Действие: бросьте кубик атаки, обычное или критическое попадание закрывает эту карту.',
  'damage.directhit.name': 'Прямое попадание',
  'damage.directhit.text': 'Пока карта раскрыта, она считается за 2 урона.',
}
