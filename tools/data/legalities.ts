/** Writes packages/cards/data/legalities.txt from the reference data: for each card with rules, the formats it is legal in. */
import { allCardNames, CardDefinitions, FIRST_SIGN, LEGALITY_FORMATS, LEGALITY_LETTERS } from '@spellwright/cards'
import { readReferenceCards } from './reference-cards.ts'
import { writeInPackages } from './write-library.ts'

const letters = new Map(Object.entries(LEGALITY_LETTERS).map(([letter, word]) => [word, letter]))
const byName = new Map(
  readReferenceCards().map(({ name, legalities }) => [
    name,
    LEGALITY_FORMATS.map((format) => letters.get(legalities[format] ?? 'not_legal') ?? 'N').join(''),
  ]),
)
const patterns = [...new Set(byName.values())].sort()
const signs = allCardNames().all.map((name) => {
  const pattern = CardDefinitions.has(name) ? byName.get(name) : undefined
  return pattern === undefined ? '.' : String.fromCharCode(FIRST_SIGN + patterns.indexOf(pattern))
})
writeInPackages('cards/data/legalities.txt', `${patterns.join(' ')}\n${signs.join('')}\n`)
console.log(`${signs.filter((sign) => sign !== '.').length} cards, ${patterns.length} patterns`)
