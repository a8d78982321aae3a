/** What is said of where ships are predicted to end. The same keys in the same order in every language. */
export const FORECAST: Readonly<Record<string, string>> = {
  'ui.forecast.wait': 'Visas när alla skivor är låsta, tills de vänds upp.',
  'ui.forecast.thinking': 'Räknas ut …',
  'ui.forecast.none': 'Här kan inget förutses.',
  'ui.forecast.closed': 'Inte i bordsläge.',
  'ui.forecast.rank.0': 'troligast',
  'ui.forecast.rank.1': 'näst troligast',
  'ui.forecast.rank.2': 'övriga',
  'ui.forecast.end': '{{percent}}\u00a0% {{manoeuvre}}',
  'ui.forecast.off': '{{percent}}\u00a0% utanför mattan',
}
