/**
 * Writes packages/cards/src/library/packed-library.ts: every card of the reference data whose whole text is understood,
 * as data. The texts stay in the reference data. Cards that have a file of their own are left out.
 */
import { writeFileSync } from 'node:fs'
import { ALL_CARDS, packLibrary } from '@spellwright/cards/library'
import type { CardDefinition } from '@spellwright/dsl'
import { ManaCost } from '@spellwright/engine'
import { printedFacts, readFace, renderFace } from '@spellwright/oracle'
import { type ReferenceCard, readReferenceCards } from './reference-cards.ts'

/** Keyword counters (CR 122.1b) are not there yet. */
const KEYWORD_COUNTER =
  /"counter":"(flying|first strike|double strike|deathtouch|decayed|exalted|haste|hexproof|indestructible|lifelink|menace|reach|shadow|trample|vigilance|rad)"/

/** Cards with rules of their own that no line of their text says, or that are not for a game of two players. */
function isOrdinary({ layout, type_line, legalities, digital }: ReferenceCard): boolean {
  if (layout !== 'normal' || digital === true) return false
  if (/^Legendary (Instant|Sorcery)/.test(type_line)) return false
  if (/\b(Conspiracy|Attraction|Contraption|Sticker|Dungeon|Spacecraft)\b/.test(type_line)) return false
  return Object.values(legalities).some((legality) => legality !== 'not_legal')
}

/** Every symbol of the cost is one the engine knows. */
function isPayable(cost: string | undefined): boolean {
  try {
    if (cost) ManaCost.parse(cost)
    return true
  } catch {
    return false
  }
}

function read(card: ReferenceCard): CardDefinition | undefined {
  const facts = isPayable(card.mana_cost) ? printedFacts(card) : undefined
  const found = facts === undefined ? undefined : readFace(facts, card.oracle_text ?? '')
  if (found === undefined || 'unread' in found) return undefined
  const shown = renderFace(found.face)
  if (shown.power !== (card.power ?? null) || shown.toughness !== (card.toughness ?? null)) return undefined
  if (KEYWORD_COUNTER.test(JSON.stringify(found.face.abilities))) return undefined
  return { name: card.name, layout: 'normal', faces: [found.face] }
}

export function readableCards(): CardDefinition[] {
  const own = new Set(ALL_CARDS.map(({ name }) => name))
  return readReferenceCards().flatMap((card) => (own.has(card.name) || !isOrdinary(card) ? [] : (read(card) ?? [])))
}

if (process.argv[1]?.endsWith('read-cards.ts')) {
  const cards = readableCards()
  const packed = packLibrary(cards).replace(/[\\`]|\$\{/g, '\\$&')
  writeFileSync(
    new URL('../packages/cards/src/library/packed-library.ts', import.meta.url),
    `/** Cards read from their rules text, packed by \`packLibrary\`. Written by tools/read-cards.ts. */\nexport const PACKED_LIBRARY = \`${packed}\`\n`,
  )
  console.log(`${cards.length} cards`)
}
