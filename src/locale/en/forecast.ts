/** What is said of where ships are predicted to end. The same keys in the same order in every language. */
export const FORECAST = {
  'ui.forecast.wait': 'Shown when all dials are locked, until they are turned up.',
  'ui.forecast.thinking': 'Being reckoned …',
  'ui.forecast.none': 'Nothing can be predicted here.',
  'ui.forecast.closed': 'Not in table mode.',
  'ui.forecast.rank.0': 'likeliest',
  'ui.forecast.rank.1': 'second',
  'ui.forecast.rank.2': 'others',
  'ui.forecast.end': '{{percent}}\u00a0% {{manoeuvre}}',
  'ui.forecast.off': '{{percent}}\u00a0% off the mat',
}
