/** Writes packages/cards/src/names/packed-card-names.ts, the names of all cards, from the reference data. */
import { writeFileSync } from 'node:fs'
import { packNames } from '../packages/cards/src/names/pack-names.ts'
import { readReferenceCards } from './reference-cards.ts'

const names = readReferenceCards().map((card) => card.name)
const sorted = [...new Set(names)].sort((a, b) => (a < b ? -1 : 1))
if (sorted.some((name) => /[`\\\n]|\$\{/.test(name))) throw new Error('a name needs escaping in a template literal')
const text = `/** The names of all cards, packed by \`packNames\`. Written by tools/card-names.ts. */
export const PACKED_CARD_NAMES = \`${packNames(sorted)}\`
`
writeFileSync(new URL('../packages/cards/src/names/packed-card-names.ts', import.meta.url), text)
console.log(`${sorted.length} names`)
