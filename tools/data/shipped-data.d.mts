export const withoutDefinitions: { readonly name: string; load(id: string): string | null }
export function shipData(): Promise<void>
