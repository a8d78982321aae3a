/** What a browser says that is too old for the page, in every language: a script of its own says it before anything else is fetched. */
import type { Language } from './languages.ts'

/** The oldest versions that have what `src/app/floor.ts` asks for. OBS Studio brings a Chromium of its own. */
export const FLOOR = { chromium: 110, firefox: 121, safari: '16.4', obs: 31 } as const

const { chromium, firefox, safari, obs } = FLOOR

/** The one sentence, by language. */
export const TOO_OLD: Readonly<Record<Language, string>> = {
  en: `This browser is too old for Koiogran: it needs Chrome or Edge ${chromium}, Firefox ${firefox}, Safari ${safari}, OBS Studio ${obs}, or anything newer.`,
  de: `Dieser Browser ist zu alt für Koiogran: Nötig sind Chrome oder Edge ${chromium}, Firefox ${firefox}, Safari ${safari}, OBS Studio ${obs} oder neuer.`,
  pl: `Ta przeglądarka jest za stara na Koiogran: potrzebny jest Chrome lub Edge ${chromium}, Firefox ${firefox}, Safari ${safari}, OBS Studio ${obs} albo nowsza wersja.`,
  sv: `Den här webbläsaren är för gammal för Koiogran: det behövs Chrome eller Edge ${chromium}, Firefox ${firefox}, Safari ${safari}, OBS Studio ${obs} eller nyare.`,
  ru: `Этот браузер слишком стар для Koiogran: нужен Chrome или Edge ${chromium}, Firefox ${firefox}, Safari ${safari}, OBS Studio ${obs} или новее.`,
}
