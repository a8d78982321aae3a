/** What the page says of its graphics: beside the flat board that stands in for the stage, and in the help. */
export const GRAPHICS: Readonly<Record<string, string>> = {
  'ui.flat': 'Płaska plansza: grafika 3D nie jest tu dostępna',
  'ui.flat.renderer': 'Grafika',
  'ui.flat.none': 'Brak takiej, której przeglądarka może użyć do 3D',
  'ui.flat.browser': 'Przeglądarka',
  'ui.flat.help': 'Czego wymaga 3D',
  'ui.help.graphics': 'Grafika 3D',
  'ui.help.graphics.needs':
    'Stół w 3D wymaga przeglądarki z WebGL 2 i układu graficznego, z którego przeglądarka może korzystać.',
  'ui.help.graphics.on':
    'Jeśli go brak: w ustawieniach przeglądarki, w części „System” lub „Wydajność”, włącz akcelerację sprzętową (zwaną też akceleracją grafiki) i uruchom przeglądarkę ponownie. Może też pomóc nowsza przeglądarka lub sterownik graficzny; maszyny wirtualne i pulpity zdalne często nie mają grafiki 3D.',
  'ui.help.graphics.flat':
    'Na płaskiej planszy toczy się ta sama gra: te same zasady, ci sami przeciwnicy, te same zapisane bitwy. Można ją też wybrać w ustawieniach.',
}
