import { CardDefinitions, checkDeck } from 'spellwright'
import type { SimDeck } from 'spellwright/sim'
import { UsageError } from '../command.ts'
import { type NamedDeck, readPlayableDeck } from '../decks/read-deck.ts'

export interface SimDecks {
  readonly decks: readonly SimDeck[]
  /** Cards without rules, if the user allows them: said on top of every report. */
  readonly unsupported: readonly string[]
}

const unsupportedIn = (deck: NamedDeck): string[] => {
  const names = new Set(deck.main.map(({ name }) => name))
  return checkDeck(deck, { registry: CardDefinitions }).unsupported.filter((name) => names.has(name))
}

/** Decks to simulate with: every card must be supported, unless the user says otherwise. */
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

/** A sideboard is only a choice: what is not supported stays out of it. */
const supported = (deck: NamedDeck): NamedDeck['sideboard'] =>
  deck.sideboard.filter(({ name }) => CardDefinitions.tryGet(name) !== undefined)

/** As the user wrote it, without folders and ending. */
const shortName = (name: string, deck: NamedDeck): string =>
  /[\\/.]/.test(name) ? name.replace(/^.*[\\/]/, '').replace(/\.[^.]+$/, '') || deck.name : name
