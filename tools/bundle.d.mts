export const bundleFolder: string
export function bundle(): Promise<void>
