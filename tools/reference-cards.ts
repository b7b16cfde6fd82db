/** The card reference data that lies beside the repository on machines that have it. */
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

/** In the shape of Scryfall's "oracle cards". */
export interface ReferenceCard extends ReferenceFace {
  layout: string
  card_faces?: ReferenceFace[]
  legalities: Record<string, string>
  /** Known only from digital printings. */
  digital?: boolean
}

/** Layouts whose cards have one face: what is special about their frame is an ability here. */
const IN_ONE_FRAME: ReadonlySet<string> = new Set(['class', 'leveler', 'mutate', 'prototype', 'saga'])

/** The layout as the card language calls it. */
export const layoutOf = ({ layout }: ReferenceCard): string => (IN_ONE_FRAME.has(layout) ? 'normal' : layout)

const shared = new URL('../../shared/', import.meta.url)
export const deckFolder = fileURLToPath(new URL('decks/', shared))

export function readReferenceCards(): ReferenceCard[] {
  const lines = gunzipSync(readFileSync(new URL('cards/oracle-cards.jsonl.gz', shared)))
    .toString('utf8')
    .split('\n')
  return lines.filter((line) => line !== '').map((line) => JSON.parse(line) as ReferenceCard)
}

/** The printed faces, front first; a card with one face is its own. */
export function facesOf(card: ReferenceCard): readonly ReferenceFace[] {
  return card.card_faces ?? [card]
}
