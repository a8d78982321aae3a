/** For those who listen, look closely or see colours otherwise: palettes, size of the text, trouble. */
export const reach: Readonly<Record<string, string>> = {
  'ui.mirror': 'Plansza słowami',
  'ui.palette': 'Kolory',
  'ui.palette.classic': 'Klasyczne',
  'ui.palette.classic.note': 'Zielone, białe i czerwone wskaźniki',
  'ui.palette.cvd': 'Dla daltonistów',
  'ui.palette.cvd.note': 'Niebieski, biały i pomarańczowy',
  'ui.palette.mono': 'Bez barw',
  'ui.palette.mono.note': 'Same kształty i kreski',
  'ui.motion': 'Ruch',
  'ui.motion.auto': 'Jak w systemie',
  'ui.motion.reduced': 'Ograniczony',
  'ui.motion.full': 'Pełny',
  'ui.motion.note':
    'Ograniczony: kamera tnie, kości od razu leżą, nic nie drży. Bitwa zachowuje to, z czym się zaczęła.',
  'ui.text': 'Wielkość tekstu',
  'ui.text.size': '{{size}} %',
  'ui.shortcuts': 'Pojedyncze litery jako klawisze',
  'ui.shortcuts.note': 'Wyłączone: działają tylko Tab, strzałki, Enter, Spacja i Escape',
  'ui.shortcuts.own': 'Wybierz klawisze',
  'ui.shortcuts.flat':
    'Na płaskiej planszy klawisz kamery śledzi film albo pokazuje całą matę, a klawisz stylu nic nie robi.',
  'ui.trouble.region': 'Ta część ekranu przestała działać ({{what}}). Bitwa toczy się dalej.',
  'ui.trouble.resume': 'Wznów z autozapisu',
  'ui.trouble.copy': 'Kopiuj raport',
  'ui.trouble.copied': 'Raport skopiowany. Zawiera bitwę i nazwę tej przeglądarki, nic więcej.',
}
