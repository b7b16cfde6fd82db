/** Cards and how many copies, by name. */
export type CardCounts = Readonly<Record<string, number>>

/** A deck somebody played, as far as coverage needs it. */
export interface PlayedDeck {
  readonly format: string
  readonly main: CardCounts
  readonly side: CardCounts
}

export interface FormatCoverage {
  readonly decks: number
  /** Decks of which every card, sideboard included, has rules. */
  readonly whole: number
  /** Decks of which every card of the main deck has rules. */
  readonly mainOnly: number
  /** The share of all cards of these decks, copies counted, that have rules. */
  readonly slots: number
}

/** A card without rules, and how many of the decks contain it. */
export interface MissingCard {
  readonly card: string
  readonly decks: number
}

export interface DeckCoverage {
  readonly formats: Readonly<Record<string, FormatCoverage>>
  /** The cards without rules, in the order in which adding them completes decks soonest. */
  readonly next: readonly MissingCard[]
}

type HasRules = (name: string) => boolean

const total = (counts: CardCounts): number => Object.values(counts).reduce((sum, count) => sum + count, 0)

const missingIn = (counts: CardCounts, hasRules: HasRules): string[] =>
  Object.keys(counts).filter((name) => !hasRules(name))

const missingCopies = (counts: CardCounts, hasRules: HasRules): number =>
  missingIn(counts, hasRules).reduce((sum, name) => sum + (counts[name] ?? 0), 0)

function coverageOf(decks: readonly PlayedDeck[], hasRules: HasRules): FormatCoverage {
  let whole = 0
  let mainOnly = 0
  let slots = 0
  let missing = 0
  for (const { main, side } of decks) {
    const lacking = missingCopies(main, hasRules)
    const lackingInSide = missingCopies(side, hasRules)
    if (lacking === 0) mainOnly++
    if (lacking + lackingInSide === 0) whole++
    slots += total(main) + total(side)
    missing += lacking + lackingInSide
  }
  return { decks: decks.length, whole, mainOnly, slots: slots === 0 ? 0 : 1 - missing / slots }
}

/**
 * The missing cards in the order in which they complete decks: each deck gives one point, divided among the cards it still
 * lacks, so a card that is the last one missing somewhere comes before one that is missing in many hopeless decks.
 */
function completionOrder(decks: readonly (readonly string[])[]): MissingCard[] {
  const open = decks.filter((deck) => deck.length > 0).map((deck) => new Set(deck))
  const holders = new Map<string, Set<string>[]>()
  for (const deck of open)
    for (const card of deck) {
      const known = holders.get(card)
      if (known) known.push(deck)
      else holders.set(card, [deck])
    }
  const counts = new Map([...holders].map(([card, lacking]) => [card, lacking.length]))
  const next: MissingCard[] = []
  while (holders.size > 0) {
    const card = mostUseful(holders)
    for (const deck of holders.get(card) ?? []) deck.delete(card)
    holders.delete(card)
    next.push({ card, decks: counts.get(card) ?? 0 })
  }
  return next
}

function mostUseful(holders: ReadonlyMap<string, readonly ReadonlySet<string>[]>): string {
  let best = ''
  let most = -1
  for (const [card, decks] of holders) {
    const points = decks.reduce((sum, deck) => sum + 1 / deck.size, 0)
    if (points > most || (points === most && card < best)) {
      best = card
      most = points
    }
  }
  return best
}

/** How many of these decks can be played, and which cards would complete the others soonest. */
export function deckCoverage(decks: readonly PlayedDeck[], hasRules: HasRules): DeckCoverage {
  const known = new Map<string, boolean>()
  const remembered: HasRules = (name) => {
    const answer = known.get(name) ?? hasRules(name)
    known.set(name, answer)
    return answer
  }
  const formats = [...new Set(decks.map(({ format }) => format))]
  return {
    formats: Object.fromEntries(
      formats.map((format) => [
        format,
        coverageOf(
          decks.filter((deck) => deck.format === format),
          remembered,
        ),
      ]),
    ),
    next: completionOrder(
      decks.map(({ main, side }) => [...new Set([...missingIn(main, remembered), ...missingIn(side, remembered)])]),
    ),
  }
}
