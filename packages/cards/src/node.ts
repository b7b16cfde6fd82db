import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { CardDataMissingError, provideCardData } from './data/card-data.ts'

/**
 * Importing this file lets Node.js read the card data from the files of this package. They are found through the
 * package's name, so that sources, a build, the bundle of `spellwright` and an installed package find the same files.
 */
let folder: string | undefined

function dataFolder(): string {
  folder ??= join(dirname(createRequire(import.meta.url).resolve('@spellwright/cards/package.json')), 'data')
  return folder
}

provideCardData({
  read: (file) => {
    try {
      return readFileSync(join(dataFolder(), file), 'utf8')
    } catch (error) {
      throw new CardDataMissingError(file, (error as Error).message)
    }
  },
})
