import { readFileSync } from 'node:fs'

/** The version of this package, and with it of the engine: they are released together. */
export const ENGINE_VERSION: string = (
  JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as { version: string }
).version
