/** What The Force Awakens says: its factions, ships, cards and missions, in the game’s own words. */
export const tfa: Readonly<Record<string, string>> = {
  'faction.resistance': 'Сопротивление',
  'faction.firstorder': 'Первый Орден',
  'chassis.t70xwing': 'Икс-Крыл T-70',
  'chassis.tiefofighter': 'Истребитель TIE/пп',
  'chassis.cargo': 'Контейнер',

  'pilot.poedameron': 'По Дэмерон',
  'pilot.poedameron.ability':
    'Пока у него есть жетон концентрации, один его результат концентрации становится попаданием в атаке или уклонением в защите. Жетон остаётся.',
  'pilot.blueace': '«Синий ас»',
  'pilot.blueace.ability': 'Ускорение может идти и по поворотам на скорости 1.',
  'pilot.redsquadronveteran': 'Ветеран Красной эскадрильи',
  'pilot.bluesquadronnovice': 'Новичок Синей эскадрильи',
  'pilot.omegaace': '«Омега ас»',
  'pilot.omegaace.ability':
    'В атаке можно потратить жетон концентрации и захват цели на защищающемся: тогда каждый результат, даже пустой, — критическое попадание.',
  'pilot.epsilonleader': '«Эпсилон лидер»',
  'pilot.epsilonleader.ability':
    'В начале боя он и каждый союзный корабль на дистанции 1 теряют по одному жетону перегрузки.',
  'pilot.zetaace': '«Зета ас»',
  'pilot.zetaace.ability': 'Бочка может идти по прямому шаблону скорости 2 вместо шаблона скорости 1.',
  'pilot.omegasquadronpilot': 'Пилот эскадрильи Омега',
  'pilot.zetasquadronpilot': 'Пилот эскадрильи Зета',
  'pilot.epsilonsquadronpilot': 'Пилот эскадрильи Эпсилон',

  'upgrade.wired.name': 'Подключенный',
  'upgrade.wired.ability': 'При перегрузке, в атаке и в защите, можно перебросить любые свои результаты концентрации.',
  'upgrade.protontorpedoes.name': 'Протонные торпеды',
  'upgrade.protontorpedoes.ability':
    'Атака 4 кубиками на дистанции 2–3. Расходует захват цели на защищающемся и саму карту; один результат концентрации может стать критическим попаданием.',
  'upgrade.bb8.name': 'BB-8',
  'upgrade.bb8.ability': 'Когда вскрыт зелёный манёвр, корабль может до полёта выполнить бесплатную бочку.',
  'upgrade.r5x3.name': 'R5-X3',
  'upgrade.r5x3.ability':
    'До вскрытия диска эту карту можно сбросить: до конца раунда преграды не мешают кораблю, не вредят ему и не заслоняют его атак.',
  'upgrade.weaponsguidance.name': 'Система наведения',
  'upgrade.weaponsguidance.ability':
    'В атаке можно потратить жетон концентрации: один пустой результат становится попаданием.',

  'damage.blindedpilot.name': 'Ослеплённый пилот',
  'damage.blindedpilot.text':
    'Корабль не может атаковать. После его следующей возможности атаковать карта закрывается.',
  'damage.shakenpilot.name': 'Потрясённый пилот',
  'damage.shakenpilot.text': 'На диске нельзя задать прямой манёвр. Карта закрывается при следующем вскрытии диска.',
  'damage.damagedcockpit.name': 'Повреждение кабины',
  'damage.damagedcockpit.text': 'Со следующего раунда мастерство пилота считается равным 0.',
  'damage.stunnedpilot.name': 'Оглушённый пилот',
  'damage.stunnedpilot.text': 'После манёвра, который кончился вплотную к кораблю или на преграде, — 1 урон.',
  'damage.consolefire.name': 'Пожар на пульте',
  'damage.consolefire.text':
    'В начале каждой фазы боя бросьте кубик атаки: попадание — 1 урон. Действие: потушить (закрыть эту карту).',
  'damage.damagedengine.name': 'Повреждение двигателя',
  'damage.damagedengine.text':
    'Все повороты этого корабля, влево и вправо, — красные. Бочки Таллона и петли Сегнора сохраняют цвет.',
  'damage.majorexplosion.name': 'Сильный взрыв',
  'damage.majorexplosion.text': 'Сразу: бросьте кубик атаки, попадание — 1 критический урон. Затем карта закрывается.',
  'damage.weaponsfailure.name': 'Отказ орудий',
  'damage.weaponsfailure.text':
    'В атаках этого корабля на кубик атаки меньше. Действие: бросьте кубик атаки, обычное или критическое попадание закрывает эту карту.',
  'damage.majorhullbreach.name': 'Большая пробоина',
  'damage.majorhullbreach.text':
    'Со следующего раунда корабль получает каждую карту урона раскрытой. Действие: заделать (закрыть эту карту).',
  'damage.structuraldamage.name': 'Повреждение конструкции',
  'damage.structuraldamage.text':
    'Манёвренность на единицу ниже. Действие: бросьте кубик атаки, обычное или критическое попадание закрывает эту карту.',
  'damage.damagedsensorarray.name': 'Повреждение сенсоров',
  'damage.damagedsensorarray.text':
    'Доступны только действия с карт урона. Действие: бросьте кубик атаки, обычное или критическое попадание закрывает эту карту.',
  'damage.loosestabilizer.name': 'Расшатанный стабилизатор',
  'damage.loosestabilizer.text':
    'После каждого белого манёвра получите 1 жетон перегрузки. Действие: закрепить (закрыть эту карту).',
  'damage.thrustcontrolfire.name': 'Пожар в системе тяги',
  'damage.thrustcontrolfire.text': 'Сразу: получите 1 жетон перегрузки. Затем карта закрывается.',
  'damage.directhit.name': 'Прямое попадание!',
  'damage.directhit.text': 'Пока карта раскрыта, она считается за 2 урона.',

  'mission.first-flight.name': 'Первый полёт',
  'mission.first-flight.short': 'Вводная игра',
  'mission.first-flight.briefing.1':
    'Новичок на T-70 в первом патруле, два TIE/пп навстречу, а между ними только тьма.',
  'mission.first-flight.briefing.2':
    'Летайте и стреляйте, и ничего больше: ни действий, ни скал, ни критических повреждений. Разворот Койограна, петля Сегнора и бочка Таллона есть с первого раунда.',
  'mission.first-flight.goal.first': 'Уничтожьте оба TIE/пп',
  'mission.first-flight.goal.second': 'Уничтожьте T-70',
  'mission.first-flight.won.first': 'Кораблей не осталось: {{side}}.',
  'mission.first-flight.won.second': 'Кораблей не осталось: {{side}}.',
  'mission.first-flight.forces.first': 'Новичок Синей эскадрильи на Икс-Крыле T-70',
  'mission.first-flight.forces.second': 'Пилот эскадрильи Зета и пилот эскадрильи Эпсилон на истребителях TIE/пп',
  'mission.first-flight.rule.setup': 'Корабли стоят друг против друга на заданных местах.',
  'mission.first-flight.rule.order': 'Сначала летит Эпсилон, затем новичок, затем Зета; стреляют в обратном порядке.',
  'mission.first-flight.rule.combat':
    'Действий нет, и дистанция не даёт кубиков. Каждое оставшееся попадание, даже критическое, – это 1 повреждение рубашкой вверх, и уничтоженный корабль исчезает сразу.',
  'mission.first-flight.rule.shields': 'У TIE/пп здесь нет щитов; у T-70 все три.',
  'mission.first-flight.rule.stress':
    'Красные манёвры дают стресс, зелёные снимают его, и под стрессом красные недоступны. Кто покинет поле, уничтожен.',
  'mission.lesson-4.name': 'Урок 4: Ускорение и особые развороты',
  'mission.lesson-4.short': 'Урок 4',
  'mission.lesson-4.goal.first': 'Сбейте оба TIE/fo или продержитесь пять раундов',
  'mission.lesson-4.goal.second': 'Уничтожьте T-70',
  'mission.lesson-4.won.first': 'Урок пройден.',
  'mission.lesson-4.won.second': 'T-70 потерян.',
  'mission.standard.name': 'Схватка',
  'mission.standard.short': 'Полная игра',
  'mission.standard.briefing.1':
    'Тридцать лет спустя, то же небо: два звена встречаются среди скал, и одному придётся уйти.',
  'mission.standard.briefing.2':
    'Возьмите то, что есть в одной коробке, соберите звено на любое число очков или доверьтесь жребию. Шесть астероидов всегда в игре.',
  'mission.standard.goal.first': 'Уничтожьте все корабли противника',
  'mission.standard.goal.second': 'Уничтожьте все корабли противника',
  'mission.standard.won.first': 'Кораблей не осталось: {{side}}.',
  'mission.standard.won.second': 'Кораблей не осталось: {{side}}.',
  'mission.standard.forces.first': 'По Дэмерон на Икс-Крыле T-70',
  'mission.standard.forces.second': '«Омега ас» и пилот эскадрильи Зета на истребителях TIE/пп',
  'mission.standard.rule.obstacles':
    'Шесть астероидов выкладывают по очереди до кораблей; ни один не ближе дистанции 2 к другому и не ближе дистанции 3 к краю.',
  'mission.standard.rule.initiative': 'Сторона, потратившая меньше очков сбора, решает, у кого инициатива.',
  'mission.last-line.name': 'Последний рубеж',
  'mission.last-line.short': 'Наша собственная миссия',
  'mission.last-line.briefing.1': 'От конвоя остались четыре контейнера, а от его охраны — один ветеран.',
  'mission.last-line.briefing.2':
    'За ними идут два TIE/fo. Буксир в девяти раундах пути: до тех пор должны уцелеть хотя бы два контейнера — или сгинуть охотники.',
  'mission.last-line.goal.first': 'Удержать два контейнера до конца раунда 9 или уничтожить обоих охотников',
  'mission.last-line.goal.second': 'Уничтожить три контейнера из четырёх',
  'mission.last-line.won.first': 'Груз спасён: {{side}}.',
  'mission.last-line.won.second': 'Три контейнера потеряны: {{side}}.',
  'mission.last-line.forces.first':
    'Ветеран Красной эскадрильи с картами «Протонные торпеды», BB-8, «Система наведения» и четыре контейнера',
  'mission.last-line.forces.second': '«Омега ас» и пилот эскадрильи Зета на TIE/fo',
  'mission.last-line.rule.setup':
    'Три астероида лежат на своих местах. Сначала ставятся охотники, затем контейнеры: два в полосе дальности 2 и два в полосе дальности 3, дальше дальности 1 друг от друга; последним — T-70.',
  'mission.last-line.rule.cargo':
    'У контейнера 4 корпуса и манёвренность 0. Он не движется и не стреляет, мешает как корабль, а критические попадания считает обычными.',
  'mission.last-line.rule.time': 'Кто покинул поле, тот уничтожен. С концом раунда 9 всё кончено.',
  'mission.comrade-in-arms.name': 'Товарищ по оружию',
  'mission.comrade-in-arms.short': 'Наша собственная миссия',
  'mission.comrade-in-arms.briefing.1':
    'Кто-то, кто слишком много знает, дрейфует в капсуле среди скал, и зов услышали обе стороны.',
  'mission.comrade-in-arms.briefing.2':
    'Зайдите на капсулу, возьмите её на борт вместо выстрела и увезите домой через свой край.',
  'mission.comrade-in-arms.goal.first': 'Увезти товарища через свой край или уничтожить все корабли врага',
  'mission.comrade-in-arms.goal.second':
    'Увезти товарища через свой край, уничтожить все корабли врага или до конца раунда 12 никого не выпустить',
  'mission.comrade-in-arms.won.first': 'Товарищ дома: {{side}}.',
  'mission.comrade-in-arms.won.second': 'Товарищ у них: {{side}}.',
  'mission.comrade-in-arms.forces.first': 'По Дэмерон на T-70 с картами R5-X3, «Подключенный», «Система наведения»',
  'mission.comrade-in-arms.forces.second': '«Эпсилон лидер» и пилот эскадрильи Омега на TIE/fo',
  'mission.comrade-in-arms.rule.setup':
    'Товарищ лежит в центре поля. Шесть астероидов по очереди кладут вокруг, затем корабли встают на дальности 1 от своего края.',
  'mission.comrade-in-arms.rule.take':
    'Корабль, чья подставка лежит на товарище, может взять его на борт вместо атаки.',
  'mission.comrade-in-arms.rule.carry':
    'Кто его везёт, не летает красных манёвров и уходит с ним только через свой край.',
  'mission.comrade-in-arms.rule.fall': 'Если носитель потерян, товарищ лежит там, где тот был.',
  'mission.comrade-in-arms.rule.time': 'С концом раунда 12 побеждает вторая сторона.',

  'squad.resistance-box': 'Один По',
  'squad.resistance-box.note':
    'Всё, что даёт Сопротивлению одна коробка: один ас, которого не остановит никакой камень.',
  'squad.resistance-flight': 'Четыре T-70',
  'squad.resistance-flight.note': 'Четыре крепких истребителя без единой карты: просто летай и стреляй.',
  'squad.resistance-aces': 'Звено По',
  'squad.resistance-aces.note': 'По ведёт, «Синий ас» скользит между камней, ветеран несёт торпеды.',
  'squad.resistance-torpedoes': 'Торпедный заход',
  'squad.resistance-torpedoes.note':
    'Захватывайте цели в первых раундах; три торпеды на дистанции 2 или 3 решают почти всё.',
  'squad.first-order-box': 'Омега и Зета',
  'squad.first-order-box.note': 'Всё, что даёт Первому Ордену одна коробка: ас с захватом цели и ведомый.',
  'squad.first-order-swarm': 'Шесть TIE/пп',
  'squad.first-order-swarm.note': 'Шесть щитов, шесть орудий: пусть асы ждут того, что оставят другие.',
  'squad.first-order-zeta': 'Эскадрилья Зета',
  'squad.first-order-zeta.note': 'Одно мастерство, один голос: все шестеро летят и стреляют вместе.',
  'squad.first-order-aces': 'Пятёрка лидера',
  'squad.first-order-aces.note':
    '«Эпсилон лидер» снимает перегрузку с друзей; разворачивайтесь круто и держитесь рядом.',
}
