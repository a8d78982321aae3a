/** What is said of where ships are predicted to end. The same keys in the same order in every language. */
export const FORECAST: Readonly<Record<string, string>> = {
  'ui.forecast.wait': 'Zu sehen, sobald alle Räder feststehen, bis sie aufgedeckt werden.',
  'ui.forecast.thinking': 'Wird berechnet …',
  'ui.forecast.none': 'Hier lässt sich nichts vorhersagen.',
  'ui.forecast.closed': 'Nicht im Tischmodus.',
  'ui.forecast.rank.0': 'am ehesten',
  'ui.forecast.rank.1': 'an zweiter Stelle',
  'ui.forecast.rank.2': 'weitere',
  'ui.forecast.end': '{{percent}}\u00a0% {{manoeuvre}}',
  'ui.forecast.off': '{{percent}}\u00a0% von der Matte',
}
