import { CardDataMissingError, type CardDataSource } from './data/card-data-source.ts'

interface NodeFiles {
  readFileSync(file: URL, encoding: 'utf8'): string
}

interface NodeProcess {
  getBuiltinModule?(name: 'node:fs'): NodeFiles | undefined
}

/**
 * The files of the `data` folder in Node.js; null elsewhere. An import of `node:fs` would keep this package out of
 * browsers, so Node.js is asked for it. This file stands beside `data` in the sources, and so does the bundle that
 * contains it.
 */
export function nodeCardData(): CardDataSource | null {
  const { process } = globalThis as { readonly process?: NodeProcess }
  const files = process?.getBuiltinModule?.('node:fs')
  if (files === undefined) return null
  // Bundlers would take `new URL(…, import.meta.url)` for a file to bundle.
  const here: string = import.meta.url
  return {
    read: (file) => {
      try {
        return files.readFileSync(new URL(`../data/${file}`, here), 'utf8')
      } catch (error) {
        throw new CardDataMissingError(file, error instanceof Error ? error.message : String(error))
      }
    },
  }
}
