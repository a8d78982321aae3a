/** Takes whole parts out of three, React and React Three Fiber: what a page that is drawn in the browser alone, on a flat screen, never runs. */

/** Methods of three that write objects as JSON, and read them: no object is kept so. */
export const slimJson = (code: string): string =>
  code.replace(/\n\t(?:static )?(?:toJSON|fromJSON)\([^\n]*\) \{\n[\s\S]*?\n\t\}\n/g, '\n')

/** What three's renderer asks of glasses for virtual reality where there are none. */
const NO_GLASSES = `class WebXRManager extends EventDispatcher {
	constructor() {
		super();
		this.enabled = this.isPresenting = false;
		this.cameraAutoUpdate = true;
	}
	getEnvironmentBlendMode() {}
	getSession() { return null; }
	setAnimationLoop() {}
	dispose() {}
}
`

/** Three's renderer without glasses. */
export const slimGlasses = (code: string): string =>
  code.replace(/\nclass WebXRManager extends EventDispatcher \{\n[\s\S]*?\n\}\n/, () => `\n${NO_GLASSES}`)

/** What the host of a reconciler cannot do is said before it is built, so that it is built without. Throws where it does not ask any more. */
export function slimReconciler(code: string): string {
  const cannot = ['Persistence', 'Hydration', 'Resources', 'Singletons', 'TestSelectors']
  for (const what of ['Mutation', ...cannot])
    if (!code.includes(`m.supports${what}`)) throw new Error(`no reconciler asks for ${what} any more`)
  return code
    .split(/(?=\.exports = function \(m\) \{\n)/)
    .map(part => {
      const said: string[] = []
      const rest = part.replace(
        new RegExp(`\\b(\\w+) = m\\.supports(${cannot.join('|')}|Mutation)\\b`, 'g'),
        (_, name, what) => {
          said.push(`const ${name} = ${what === 'Mutation'};`)
          return `said_${name} = 0`
        },
      )
      return rest.replace(/^\.exports = function \(m\) \{\n/, begin => begin + said.join(''))
    })
    .join('')
}

/** What React does only for pages that came from a server already drawn, for elements that it lifts into the head, for elements of the page's own, and for transitions between views. */
const NEVER = [
  ...['getResource', 'acquireResource', 'preconnectAs', 'preloadStylesheet', 'adoptPreloadPropsForStylesheet'],
  ...[
    'insertStylesheet',
    'mountHoistable',
    'getHydratableHoistableCache',
    'suspendResource',
    'insertSuspendedStylesheets',
  ],
  ...['insertStylesheetIntoRoot', 'isHostHoistableType', 'prefetchDNS', 'preconnect', 'preload', 'preloadModule'],
  ...['preinitScript', 'preinitStyle', 'preinitModuleScript', 'setPropOnCustomElement', 'startViewTransition'],
]

/** React for a page that is drawn in the browser from its first line on. */
export function slimReact(code: string): string {
  const drawn = code
    .replace(/\bisHydrating = /g, 'wasHydrating = ')
    .replace(/[\w$.]+\.isDehydrated\b/g, '!1')
    .replace(/\b[\w$]+\.dehydrated\b(?!\s*=[^=])/g, 'null')
    .replace(/\nexports\.hydrateRoot = function \([\s\S]*?\n\};\n/, '\n')
  const without = NEVER.reduce((text, name) => {
    const whole = new RegExp(`\\nfunction ${name}\\([^)]*\\) \\{\\n[\\s\\S]*?\\n\\}(?=\\n)`)
    if (!whole.test(text)) throw new Error(`React has no ${name} any more`)
    return text.replace(whole, `\nfunction ${name}() {}`)
  }, drawn)
  return `const isHydrating = !1;\n${without}`
}
