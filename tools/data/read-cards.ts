/**
 * Writes packages/cards/data/library: every card of the reference data whose whole text is understood, as data.
 * The texts stay in the reference data. Cards that have a file of their own are left out.
 */
import { isDeepStrictEqual } from 'node:util'
import { ALL_CARDS, byCodeUnits } from '@spellwright/cards/library'
import { type CardDefinition, LAYOUTS, type Layout } from '@spellwright/dsl'
import { ManaCost } from '@spellwright/engine'
import { type FaceToRead, printedFacts, type ReadCard, readCard, renderFace } from '@spellwright/oracle'
import { facesOf, layoutOf, type ReferenceCard, readReferenceCards } from './reference-cards.ts'
import { writeInPackages, writeLibrary } from './write-library.ts'

/** Cards for a game of two players. */
function isOrdinary({ type_line, legalities, digital }: ReferenceCard): boolean {
  if (digital === true || /\b(Conspiracy|Attraction|Contraption|Sticker)\b/.test(type_line)) return false
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

const isLayout = (layout: string): layout is Layout => (LAYOUTS as readonly string[]).includes(layout)

function read(card: ReferenceCard): ReadableCard | undefined {
  const layout = layoutOf(card)
  if (!isLayout(layout)) return undefined
  const faces: FaceToRead[] = []
  for (const face of facesOf(card)) {
    const facts = isPayable(face.mana_cost) ? printedFacts(face) : undefined
    if (facts === undefined) return undefined
    faces.push({ facts, text: face.oracle_text ?? '' })
  }
  const found = readCard(layout, faces)
  if ('unread' in found) return undefined
  const shown = found.definition.faces.map((face) => renderFace(face))
  const isPrinted = facesOf(card).every(
    ({ power = null, toughness = null }, index) =>
      shown[index]!.power === power && shown[index]!.toughness === toughness,
  )
  // What a player reads of it must mean the same again.
  const again = readCard(
    layout,
    faces.map(({ facts }, index) => ({ facts, text: shown[index]!.text })),
  )
  const isProved = 'definition' in again && isDeepStrictEqual(again.definition, found.definition)
  return isPrinted && isProved && found.definition.name === card.name ? found : undefined
}

export type ReadableCard = Extract<ReadCard, { definition: CardDefinition }>

/** `isWanted`: only some of the cards, for a quick look. */
export function readableCards(isWanted: (card: ReferenceCard, index: number) => boolean = () => true): ReadableCard[] {
  const own = new Set(ALL_CARDS.map(({ name }) => name))
  return readReferenceCards().flatMap((card, index) =>
    own.has(card.name) || !isOrdinary(card) || !isWanted(card, index) ? [] : (read(card) ?? []),
  )
}

if (process.argv[1]?.endsWith('read-cards.ts')) {
  const cards = readableCards()
  writeLibrary(cards.map(({ definition }) => definition))
  const others = cards.flatMap(({ definition, says }) => (says === 'in other words' ? [definition.name] : []))
  writeInPackages('oracle/data/other-words.json', `${JSON.stringify(others.sort(byCodeUnits), null, 2)}\n`)
  console.log(`${cards.length} cards, ${others.length} of them in other words`)
}
