/** The parts of the glTF validator that tests use; the package has no types of its own. */
declare module 'gltf-validator' {
  export type Report = {
    readonly issues: {
      readonly messages: readonly { code: string; message: string; severity: number; pointer?: string }[]
    }
    readonly info: { readonly extensionsUsed?: readonly string[] }
  }
  export function validateBytes(
    data: Uint8Array,
    options: {
      uri?: string
      ignoredIssues?: readonly string[]
      externalResourceFunction?: (uri: string) => Promise<Uint8Array>
    },
  ): Promise<Report>
}
