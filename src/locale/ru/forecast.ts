/** What is said of where ships are predicted to end. The same keys in the same order in every language. */
export const FORECAST: Readonly<Record<string, string>> = {
  'ui.forecast.wait': 'Видно, когда все диски выставлены, пока они не вскрыты.',
  'ui.forecast.thinking': 'Идёт расчёт …',
  'ui.forecast.none': 'Здесь ничего не предсказать.',
  'ui.forecast.closed': 'Не в настольном режиме.',
  'ui.forecast.rank.0': 'вероятнее всего',
  'ui.forecast.rank.1': 'на втором месте',
  'ui.forecast.rank.2': 'прочие',
  'ui.forecast.end': '{{percent}}\u00a0% {{manoeuvre}}',
  'ui.forecast.off': '{{percent}}\u00a0% за краем поля',
}
