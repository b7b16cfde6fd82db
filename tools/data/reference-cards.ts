/** Reads the card reference data, which is in ../shared on machines that have it. */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gunzipSync } from 'node:zlib'

export interface ReferenceFace {
  name: string
  mana_cost?: string
  type_line: string
  oracle_text?: string
  power?: string
  toughness?: string
  loyalty?: string
  defense?: string
  color_indicator?: string[]
}

/** A card in the format of Scryfall's "oracle cards". */
export interface ReferenceCard extends ReferenceFace {
  layout: string
  card_faces?: ReferenceFace[]
  legalities: Record<string, string>
  /** Known only from digital printings. */
  digital?: boolean
}

/** Layouts of cards with one face, whose special frame is expressed by abilities in card definitions. */
const ONE_FACED_LAYOUTS: ReadonlySet<string> = new Set(['case', 'class', 'leveler', 'mutate', 'prototype', 'saga'])

/** The layout as card definitions name it. */
export const layoutOf = (card: ReferenceCard): string =>
  ONE_FACED_LAYOUTS.has(card.layout) || isHalfOfMeldPair(card) ? 'normal' : card.layout

/** CR 712.4: a meld card is an ordinary card until it melds; what a pair melds into is not a card. */
const isHalfOfMeldPair = ({ layout, mana_cost, type_line }: ReferenceCard): boolean =>
  layout === 'meld' && (Boolean(mana_cost) || type_line.includes('Land'))

const shared = new URL('../../../shared/', import.meta.url)
export const deckFolder = fileURLToPath(new URL('decks/', shared))

export function readReferenceCards(): ReferenceCard[] {
  const lines = gunzipSync(readFileSync(new URL('cards/oracle-cards.jsonl.gz', shared)))
    .toString('utf8')
    .split('\n')
  return lines.filter((line) => line !== '').map((line) => JSON.parse(line) as ReferenceCard)
}

/** The printed faces, front first. */
export function facesOf(card: ReferenceCard): readonly ReferenceFace[] {
  return card.card_faces ?? [card]
}
