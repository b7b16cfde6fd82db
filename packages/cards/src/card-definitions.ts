import { cardData } from './data/card-data.ts'
import { ALL_CARDS } from './definitions/index.ts'
import { openLibrary } from './library/card-library.ts'
import { createRegistry } from './registry.ts'

/** Every card this package brings: those with a file of their own, and those of the library. */
export const CardDefinitions = createRegistry(ALL_CARDS, openLibrary(cardData))
