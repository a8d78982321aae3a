/** The picture of the menu: a Koiogran turn on the chart, two bases, the template between them, range rings. Decoration. */
export function Chart() {
  const arc = (x: number, y: number, turn: number, className: string) => (
    <g transform={`translate(${x} ${y}) rotate(${turn})`} className={className}>
      <rect x="-40" y="-40" width="80" height="80" />
      <path d="M0 0-34-40M0 0 34-40" />
      <path d="M0-22V20M-9-4 0-22 9-4M-9 20H9" className="ship" />
    </g>
  )
  return (
    <svg viewBox="0 0 640 720" className="chart" aria-hidden="true">
      <g className="rings">
        <path d="M20 120h600M20 300h600M20 480h600M20 660h600M140 20v680M320 20v680M500 20v680" />
        <path d="M320 120-32-296M320 120 672-296" className="cone" transform="rotate(180 320 120)" />
        <path d="M255 196A150 150 0 0 0 385 196M190 272A250 250 0 0 0 450 272M125 348A350 350 0 0 0 515 348" />
      </g>
      <g className="template">
        <path d="M300 560V160h40v400M300 560h40M300 460h40M300 360h40M300 260h40" />
      </g>
      <path className="loop" d="M320 580V190C320 60 470 40 470 130C470 200 330 180 320 120" />
      {arc(320, 600, 0, 'base first')}
      {arc(320, 120, 180, 'base first')}
      {arc(505, 505, -62, 'base second')}
      {arc(150, 430, 38, 'base second faint')}
      <g className="marks">
        <path d="M470 130h70M470 130v-50" />
      </g>
    </svg>
  )
}
