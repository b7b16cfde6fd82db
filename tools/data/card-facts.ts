/** Writes packages/cards/data/facts.txt: cost, type line and size of the cards that have no definition, and no text. */
import { CardDefinitions } from '@spellwright/cards'
import { byCodeUnits } from '@spellwright/cards/library'
import { parseTypeLine } from '@spellwright/dsl'
import { ManaCost } from '@spellwright/engine'
import { facesOf, readReferenceCards } from './reference-cards.ts'
import { writeInPackages } from './write-library.ts'

/** What is no card of a deck, or has nothing in its corners. */
const LAYOUTS_LEFT_OUT: ReadonlySet<string> = new Set([
  'token',
  'double_faced_token',
  'emblem',
  'art_series',
  'vanguard',
  'scheme',
  'planar',
])

/** Jokes have types and costs that the rules do not know; nothing is said of them. */
function isReadable(typeLine: string, cost: string): boolean {
  try {
    parseTypeLine(typeLine)
    ManaCost.parse(cost)
    return true
  } catch {
    return false
  }
}

const lines = new Map<string, string>()
for (const card of readReferenceCards()) {
  if (LAYOUTS_LEFT_OUT.has(card.layout) || CardDefinitions.has(card.name)) continue
  const [front = card] = facesOf(card)
  const { type_line, power, toughness, loyalty } = front
  const cost = front.mana_cost ?? card.mana_cost ?? ''
  if (!isReadable(type_line, cost)) continue
  const corner = power === undefined || toughness === undefined ? (loyalty ?? '') : `${power}/${toughness}`
  lines.set(card.name, [card.name, cost, type_line, corner].join('\t'))
}
writeInPackages(
  'cards/data/facts.txt',
  [...lines.values()]
    .sort(byCodeUnits)
    .map((line) => `${line}\n`)
    .join(''),
)
console.log(`facts of ${lines.size} cards`)
