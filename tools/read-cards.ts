/**
 * Writes packages/cards/src/library/packed-library.ts: the definition of every card in the reference data whose whole
 * text the reader understands. The texts themselves stay in the reference data. Cards with their own file are left out.
 */
import { writeFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import { ALL_CARDS, packLibrary } from '@spellwright/cards/library'
import { type CardDefinition, LAYOUTS, type Layout } from '@spellwright/dsl'
import { ManaCost } from '@spellwright/engine'
import { type FaceToRead, printedFacts, type ReadCard, readCard, readFace, renderFace } from '@spellwright/oracle'
import { facesOf, layoutOf, type ReferenceCard, readReferenceCards } from './reference-cards.ts'

/** Whether the card can be played in an ordinary game of two players. */
function isOrdinary({ type_line, legalities, digital }: ReferenceCard): boolean {
  if (digital === true || /\b(Conspiracy|Attraction|Contraption|Sticker)\b/.test(type_line)) return false
  return Object.values(legalities).some((legality) => legality !== 'not_legal')
}

/** Whether the engine knows every symbol of the cost. */
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
  const isFaithful = found.definition.faces.every((face, index) => {
    const rendered = renderFace(face)
    const printed = facesOf(card)[index]
    const facts = faces[index]?.facts
    if (printed === undefined || facts === undefined) return false
    if (rendered.power !== (printed.power ?? null) || rendered.toughness !== (printed.toughness ?? null)) return false
    // Reading the rendered text must give the same abilities.
    const readAgain = readFace(facts, rendered.text)
    return 'face' in readAgain && isDeepStrictEqual(readAgain.face.abilities, face.abilities)
  })
  return isFaithful && found.definition.name === card.name ? found : undefined
}

export type ReadableCard = Extract<ReadCard, { definition: CardDefinition }>

/** With `every` greater than 1, only one card in that many is read, for a quick check. */
export function readableCards(every = 1): ReadableCard[] {
  const own = new Set(ALL_CARDS.map(({ name }) => name))
  return readReferenceCards().flatMap((card, index) =>
    index % every !== 0 || own.has(card.name) || !isOrdinary(card) ? [] : (read(card) ?? []),
  )
}

const write = (path: string, text: string): void => writeFileSync(new URL(`../packages/${path}`, import.meta.url), text)

if (process.argv[1]?.endsWith('read-cards.ts')) {
  const cards = readableCards()
  const packed = packLibrary(cards.map(({ definition }) => definition)).replace(/[\\`]|\$\{/g, '\\$&')
  write(
    'cards/src/library/packed-library.ts',
    `/** Cards read from their rules text, packed by \`packLibrary\`. Written by tools/read-cards.ts. */\nexport const PACKED_LIBRARY = \`${packed}\`\n`,
  )
  const others = cards.flatMap(({ definition, says }) => (says === 'in other words' ? [definition.name] : []))
  write('oracle/data/other-words.json', `${JSON.stringify(others, null, 2)}\n`)
  console.log(`${cards.length} cards, ${others.length} of them in other words`)
}
