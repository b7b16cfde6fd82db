import { CardDefinitions, checkDeck } from 'spellwright'
import type { SimDeck } from 'spellwright/sim'
import { UsageError } from '../command.ts'
import { type NamedDeck, readPlayableDeck } from '../decks/read-deck.ts'

export interface SimDecks {
  readonly decks: readonly SimDeck[]
  /** The unsupported cards, which every report names at the top. */
  readonly unsupported: readonly string[]
}

const unsupportedIn = (deck: NamedDeck): string[] => {
  const names = new Set(deck.main.map(({ name }) => name))
  return checkDeck(deck, { registry: CardDefinitions }).unsupported.filter((name) => names.has(name))
}

/** Reads decks to simulate with; every card must be supported, unless the user allows others. */
export function readSimDecks(names: readonly string[], allowUnsupported: boolean): SimDecks {
  const lists = names.map((name) => ({ name, deck: readPlayableDeck(name) }))
  const unsupported = new Set<string>()
  for (const { name, deck } of lists) {
    const [wrong] = deck.errors.filter(({ kind }) => kind === 'unreadable')
    if (wrong) throw new UsageError(`"${name}", line ${wrong.line}: ${wrong.message}.`)
    const missing = unsupportedIn(deck)
    if (missing.length > 0 && !allowUnsupported)
      throw new UsageError(
        `"${name}" has cards that are not supported: ${missing.join(', ')}. Add --allow-unsupported to play them as blanks.`,
      )
    for (const card of missing) unsupported.add(card)
  }
  return {
    decks: lists.map(({ name, deck }) => ({
      name: shortName(name, deck),
      main: deck.main,
      sideboard: supported(deck),
    })),
    unsupported: [...unsupported],
  }
}

/** Unsupported cards are left out of sideboards, because nobody has to use them. */
const supported = (deck: NamedDeck): NamedDeck['sideboard'] =>
  deck.sideboard.filter(({ name }) => CardDefinitions.tryGet(name) !== undefined)

/** The name as the user wrote it, without folders and file extension. */
const shortName = (name: string, deck: NamedDeck): string =>
  /[\\/.]/.test(name) ? name.replace(/^.*[\\/]/, '').replace(/\.[^.]+$/, '') || deck.name : name
