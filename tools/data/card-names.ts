/** Writes packages/cards/data/names.txt from the reference data: names only, no other facts. */
import { byCodeUnits } from '@spellwright/cards/library'
import { readReferenceCards } from './reference-cards.ts'
import { writeInPackages } from './write-library.ts'

const names = new Set(readReferenceCards().map((card) => card.name))
writeInPackages(
  'cards/data/names.txt',
  [...names]
    .sort(byCodeUnits)
    .map((name) => `${name}\n`)
    .join(''),
)
console.log(`${names.size} names`)
