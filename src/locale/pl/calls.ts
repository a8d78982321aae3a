/** What members of a side call to each other, and the mission for them. The same keys in the same order in every language. */
export const CALLS: Readonly<Record<string, string>> = {
  'call.take': 'Biorę na siebie: {{ship}}.',
  'call.behind': 'Trzymaj się za mną.',
  'call.behind.of': 'Trzymaj się z tyłu: {{ship}} leci przodem.',
  'call.left': 'Lecę w lewo.',
  'call.left.of': '{{ship}} leci w lewo.',
  'call.right': 'Lecę w prawo.',
  'call.right.of': '{{ship}} leci w prawo.',
  'call.help': 'Pomóż mi!',
  'call.help.of': 'Potrzebna pomoc: {{ship}}!',
  'call.ok': 'Zrozumiałem.',
  'call.ok.of': 'Zrozumiałem: {{ship}}.',
  'refusal.call-nobody': '„{{player}}” nie bierze udziału w tej bitwie.',
  'refusal.call-late': 'Ta runda nie jest teraz rozgrywana.',
  'refusal.call-alone': 'Po tej stronie nie ma nikogo innego, do kogo można by zawołać.',
  'refusal.call-twice': 'Jedno wezwanie na rundę: twoje już usłyszano.',
  'refusal.call-no-enemy': 'To nie jest wrogi statek na macie.',
  'refusal.call-not-yours': 'Ten statek nie jest twój albo nie ma go na macie.',
  'mission.four-hands.briefing.1':
    'Cztery X-wingi przeciw siedmiu myśliwcom TIE, a po każdej stronie dwoje, którzy się nimi dzielą. Co do siebie wołają, słyszą wszyscy; co mają na wskaźnikach, nie wie nikt.',
  'mission.four-hands.briefing.2':
    'Luke Skywalker prowadzi jedną parę, w drugiej Biggs Darklighter ściąga ogień na siebie. „Mauler Mithel” przyprowadza trzech kadetów, Pilot Eskadry Czarnych resztę.',
  'mission.four-hands.forces.first':
    'Luke Skywalker z R2-D2 i niedoświadczony pilot; Biggs Darklighter i niedoświadczony pilot',
  'mission.four-hands.forces.second':
    '„Mauler Mithel” z kartą Celność i trzej Piloci z Akademii; Pilot Eskadry Czarnych z kartą Determinacja i dwaj Piloci Eskadry Obsydianowych',
  'mission.four-hands.rule.share':
    'Każdy członek lata tylko własnymi statkami i nie widzi cudzych wskaźników, dopóki nie zostaną odkryte. O tym, co dotyczy całej strony, decyduje jej pierwszy członek, który ma jeszcze statek.',
  'mission.four-hands.rule.calls': 'Raz na rundę każdy członek może coś zawołać do pozostałych. Słyszą to obie strony.',
}
