import { readHeading } from './section.ts'

const LARGEST_SIDEBOARD = 15
const SMALLEST_DECK = 40

interface Block {
  firstLine: number
  cards: number
}

/** Runs of card lines between blank lines. */
function blocksOf(lines: readonly string[]): Block[] {
  const blocks: Block[] = []
  let open: Block | undefined
  lines.forEach((line, index) => {
    if (line === '') open = undefined
    else if (!/^(\/\/|#|;)/.test(line)) {
      if (open === undefined) {
        open = { firstLine: index + 1, cards: 0 }
        blocks.push(open)
      }
      open.cards += Number(line.match(/^\d+/)?.[0] ?? 1)
    }
  })
  return blocks
}

const marksItsParts = (line: string): boolean => /^sb:/i.test(line) || readHeading(line) !== undefined

/**
 * MTGO's text lists separate the sideboard by a blank line only. With one blank line the rest is the sideboard, if it is
 * small enough; with several (cards in groups) only a small last group behind a whole deck is.
 */
export function sideboardAfterBlank(lines: readonly string[]): number | undefined {
  if (lines.some(marksItsParts)) return undefined
  const blocks = blocksOf(lines)
  const last = blocks.at(-1)
  if (blocks.length < 2 || last === undefined || last.cards > LARGEST_SIDEBOARD) return undefined
  const before = blocks.slice(0, -1).reduce((total, block) => total + block.cards, 0)
  return blocks.length === 2 || before >= SMALLEST_DECK ? last.firstLine : undefined
}
