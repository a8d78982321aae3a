/** What the page says of its graphics: beside the flat board that stands in for the stage, and in the help. */
export const GRAPHICS: Readonly<Record<string, string>> = {
  'ui.flat': 'Platt spelplan: 3D-grafik finns inte här',
  'ui.flat.renderer': 'Grafik',
  'ui.flat.none': 'Ingen som webbläsaren kan använda för 3D',
  'ui.flat.browser': 'Webbläsare',
  'ui.flat.help': 'Vad 3D kräver',
  'ui.help.graphics': '3D-grafik',
  'ui.help.graphics.needs':
    'Bordet i 3D kräver en webbläsare med WebGL 2 och grafikhårdvara som webbläsaren får använda.',
  'ui.help.graphics.on':
    'Om den saknas: slå på maskinvaruacceleration (även kallad grafikacceleration) i webbläsarens inställningar, under ”System” eller ”Prestanda”, och starta om webbläsaren. En nyare webbläsare eller grafikdrivrutin kan också hjälpa; virtuella maskiner och fjärrskrivbord har ofta ingen.',
  'ui.help.graphics.flat':
    'På den platta spelplanen spelas samma spel: samma regler, samma motståndare, samma sparade strider. Den kan också väljas i inställningarna.',
}
