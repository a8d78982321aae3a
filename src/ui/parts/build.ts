/** Which version of the page this is. */
export { version as VERSION } from '../../../package.json'

/** The build: the name of its first script, which changes with every change of it. */
export const buildId = (): string =>
  document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src.split('/').at(-1) ?? 'unbuilt'
