/** A model as it is seen from above, nose up, its middle at the origin. `across`: mm each way. */
export const Above = ({ href, across }: { readonly href: string; readonly across: number }) => (
  <image className="above" href={href} x={-across / 2} y={-across / 2} width={across} height={across} />
)
