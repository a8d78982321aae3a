/** What is said where two people share a screen. The same keys in the same order in every language. */
export const TOGETHER: Readonly<Record<string, string>> = {
  'ui.together.turn': '{{side}}: wasze wskaźniki',
  'ui.together.note': 'Przekażcie ekran. Druga strona nie patrzy, dopóki te wskaźniki nie zostaną zatwierdzone.',
  'ui.together.here': '{{side}}: mamy go',
  'ui.seats.member': 'Gracz {{number}}',
  'ui.seats.person': 'Osoba przy ekranie',
  'ui.seats.computer': 'Komputer: {{level}}',
  'ui.seats.name': 'Imię: {{member}}',
  'ui.seats.name.short': 'Imię',
  'ui.seats.add': 'Jeszcze jeden gracz',
  'ui.seats.remove': '{{member}} odchodzi od stołu',
  'ui.seats.most': 'Najwyżej trzech graczy po jednej stronie.',
  'ui.seats.few_one':
    'Jeden statek, więc jeden gracz: następny nie miałby czym latać. Eskadry na punkty mają ich więcej.',
  'ui.seats.few_few': '{{count}} statki, więc {{count}} graczy: następny nie miałby czym latać.',
  'ui.seats.few_many': '{{count}} statków, więc {{count}} graczy: następny nie miałby czym latać.',
  'ui.seats.few_other': '{{count}} statku, więc {{count}} gracza: następny nie miałby czym latać.',
  'ui.seats.lacking_one':
    'Ta strona ma jeden statek i nie da się go podzielić. Wybierzcie drugą stronę albo eskadry na punkty.',
  'ui.seats.lacking_few': 'Ta strona ma {{count}} statki: nie wystarczy dla wszystkich.',
  'ui.seats.lacking_many': 'Ta strona ma {{count}} statków: nie wystarczy dla wszystkich.',
  'ui.seats.lacking_other': 'Ta strona ma {{count}} statku: nie wystarczy dla wszystkich.',
  'ui.seats.ships': 'Kto prowadzi który statek',
  'ui.seats.shared':
    'Dzielicie ten ekran: wskaźniki ustawia się po kolei, a między nimi przekazuje się ekran. Nic nie liczy się do statystyk.',
  'ui.seats.advised': 'Podpowiedzi i prognozy',
  'ui.seats.advised.note': 'Tylko za zgodą wszystkich przy tym ekranie',
}
