import {
  BUILT_IN_DECKS,
  CardDefinitions,
  type DeckEntry,
  type DeckList,
  parseDeckList,
  tryGetBuiltInDeck,
} from '@spellwright/cards'
import {
  type CardSource,
  createGame as createEngineGame,
  type Game,
  type GameSave,
  type GameSetup,
  type SnapshotPolicy,
} from '@spellwright/engine'
import { loadSave } from '@spellwright/formats'

/** The id of a built-in deck, a deck list as it was read or built, or its cards. */
export type DeckChoice = string | DeckList | readonly DeckEntry[]

/** What a game begins with: two decks, a seed, and options. */
export interface NewGame extends Omit<GameSetup, 'decks' | 'cards'> {
  readonly decks: readonly [DeckChoice, DeckChoice]
  /** Where cards are looked up; all shipped cards unless given. */
  readonly cards?: CardSource
}

/** No built-in deck has that id. */
export class UnknownDeckError extends Error {
  override name = 'UnknownDeckError'
  readonly deck: string
  constructor(deck: string) {
    const ids = BUILT_IN_DECKS.map(({ id }) => `"${id}"`).join(', ')
    super(
      `No built-in deck is called "${deck}"; there are ${ids}, and those of tournamentDecks. A deck list in text is read by parseDeckList.`,
    )
    this.deck = deck
  }
}

const isEntries = (deck: DeckList | readonly DeckEntry[]): deck is readonly DeckEntry[] => Array.isArray(deck)

type BroughtDeck = Pick<DeckList, 'main' | 'sideboard'>

function broughtDeck(deck: DeckChoice): BroughtDeck {
  if (typeof deck !== 'string') return isEntries(deck) ? { main: deck, sideboard: [] } : deck
  const builtIn = tryGetBuiltInDeck(deck)
  if (!builtIn) throw new UnknownDeckError(deck)
  return parseDeckList(builtIn.text)
}

/** A game from two decks and one seed: the same seed and the same answers give the same game on every machine. */
export function createGame({ decks: [first, second], cards = CardDefinitions, ...setup }: NewGame): Game {
  const one = broughtDeck(first)
  const two = broughtDeck(second)
  return createEngineGame({
    sideboards: [one.sideboard, two.sideboard],
    ...setup,
    cards,
    decks: [one.main, two.main],
  })
}

/** Goes on with a game saved by `game.save()`. What was saved may come from anywhere: it is checked first. */
export function loadGame(save: GameSave, cards: CardSource = CardDefinitions, snapshots?: SnapshotPolicy): Game {
  return loadSave(save, cards, snapshots)
}
