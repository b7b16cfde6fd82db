import { readFileSync } from 'node:fs'

/** The version of this package and of the engine, which are released together. */
export const ENGINE_VERSION: string = (
  JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as { version: string }
).version
