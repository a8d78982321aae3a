/** What the page says of its graphics: beside the flat board that stands in for the stage, and in the help. */
export const GRAPHICS = {
  'ui.flat': 'Flat board: 3D graphics are not available here',
  'ui.flat.renderer': 'Graphics',
  'ui.flat.none': 'None that the browser may use for 3D',
  'ui.flat.browser': 'Browser',
  'ui.flat.help': 'What 3D needs',
  'ui.help.graphics': '3D graphics',
  'ui.help.graphics.needs':
    'The table in 3D needs a browser with WebGL 2, and graphics hardware that the browser may use.',
  'ui.help.graphics.on':
    'If it is missing: switch on hardware acceleration (also called graphics acceleration) in the settings of the browser, under “System” or “Performance”, and start the browser again. An update of the browser or of the graphics driver may help, too; virtual machines and remote desktops often have none.',
  'ui.help.graphics.flat':
    'The flat board plays the same game: the same rules, the same opponents, the same saved battles. It can be chosen in the settings, too.',
}
