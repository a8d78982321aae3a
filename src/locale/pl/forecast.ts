/** What is said of where ships are predicted to end. The same keys in the same order in every language. */
export const FORECAST: Readonly<Record<string, string>> = {
  'ui.forecast.wait': 'Widoczne, gdy wszystkie wskaźniki są ustawione, do ich odkrycia.',
  'ui.forecast.thinking': 'Trwa obliczanie …',
  'ui.forecast.none': 'Tu nic nie da się przewidzieć.',
  'ui.forecast.closed': 'Nie w trybie stołowym.',
  'ui.forecast.rank.0': 'najbardziej prawdopodobna',
  'ui.forecast.rank.1': 'druga',
  'ui.forecast.rank.2': 'pozostałe',
  'ui.forecast.end': '{{percent}}\u00a0% {{manoeuvre}}',
  'ui.forecast.off': '{{percent}}\u00a0% poza matą',
}
