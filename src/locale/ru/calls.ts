/** What members of a side call to each other, and the mission for them. The same keys in the same order in every language. */
export const CALLS: Readonly<Record<string, string>> = {
  'call.take': 'Беру на себя: {{ship}}.',
  'call.behind': 'Держись за мной.',
  'call.behind.of': 'Держись сзади: впереди {{ship}}.',
  'call.left': 'Ухожу влево.',
  'call.left.of': '{{ship}} уходит влево.',
  'call.right': 'Ухожу вправо.',
  'call.right.of': '{{ship}} уходит вправо.',
  'call.help': 'Помоги мне!',
  'call.help.of': 'Нужна помощь: {{ship}}!',
  'call.ok': 'Понял.',
  'call.ok.of': 'Понял: {{ship}}.',
  'refusal.call-nobody': '«{{player}}» не участвует в этом бою.',
  'refusal.call-late': 'Этот раунд сейчас не разыгрывается.',
  'refusal.call-alone': 'На этой стороне больше некому передавать.',
  'refusal.call-twice': 'Одно сообщение за раунд: ваше уже услышали.',
  'refusal.call-no-enemy': 'Это не вражеский корабль на поле.',
  'refusal.call-not-yours': 'Этот корабль не ваш, или его нет на поле.',
  'mission.four-hands.briefing.1':
    'Четыре X-wing против семи TIE-истребителей, и на каждой стороне двое, кто их делит. Что они передают друг другу, слышат все; что у них на дисках, не знает никто.',
  'mission.four-hands.briefing.2':
    'Люк Скайуокер ведёт одну пару, в другой Бигс Дарклайтер принимает огонь на себя. Кувалда Мител привёл троих курсантов, пилот Чёрной эскадрильи — остальных.',
  'mission.four-hands.forces.first': 'Люк Скайуокер с R2-D2 и пилот-новичок; Бигс Дарклайтер и пилот-новичок',
  'mission.four-hands.forces.second':
    'Кувалда Мител с картой «Меткость» и три курсанта Академии; пилот Чёрной эскадрильи с картой «Целеустремлённость» и два пилота Обсидиановой эскадрильи',
  'mission.four-hands.rule.share':
    'Каждый участник управляет только своими кораблями и не видит чужих дисков, пока они не открыты. Что касается всей стороны, решает первый участник, у которого ещё есть корабль.',
  'mission.four-hands.rule.calls':
    'Раз за раунд каждый участник может передать что-то остальным. Это слышат обе стороны.',
}
