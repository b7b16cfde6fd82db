import { ALL_CARDS } from './definitions/index.ts'
import { createRegistry } from './registry.ts'

/** Every card this package brings. */
export const CardDefinitions = createRegistry(ALL_CARDS)
