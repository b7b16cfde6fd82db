/** Writes packages/cards/src/definitions/index.ts: the list of the cards that have a file of their own. */
import { fileURLToPath } from 'node:url'
import { DEFINITIONS, writeDefinitionsIndex } from '../../apps/cli/src/cards/definitions-index.ts'

writeDefinitionsIndex(fileURLToPath(new URL(`../../${DEFINITIONS}/`, import.meta.url)))
