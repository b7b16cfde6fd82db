import { nodeCardData } from '../node-card-data.ts'
import { CardDataMissingError, type CardDataSource } from './card-data-source.ts'

export * from './card-data-source.ts'

let provided: CardDataSource | null = null

/**
 * Says where card data comes from. In Node.js it is read from files unless something else is provided; a page provides
 * what it has fetched.
 */
export function provideCardData(source: CardDataSource): void {
  provided = source
}

const NOT_PROVIDED: CardDataSource = {
  read: (file) => {
    throw new CardDataMissingError(file, 'call provideCardData first to say where it is.')
  },
}

function current(): CardDataSource {
  provided ??= nodeCardData()
  return provided ?? NOT_PROVIDED
}

/** The source that was provided last, or the files in Node.js. */
export const cardData: CardDataSource = {
  read: (file) => current().read(file),
  get atOnce() {
    return current().atOnce ?? ''
  },
}
