import { ALL_CARDS } from './definitions/index.ts'
import { openLibrary } from './library/pack-library.ts'
import { PACKED_LIBRARY } from './library/packed-library.ts'
import { createRegistry } from './registry.ts'

/** Every card this package brings: those with a file of their own, and those read from their rules text. */
export const CardDefinitions = createRegistry(ALL_CARDS, openLibrary(PACKED_LIBRARY))
