import { existsSync } from 'node:fs'
import { basename, extname } from 'node:path'
import { type DeckList, parseDeckList } from 'spellwright'
import { builtInDecks, deckSize, tryGetBuiltInDeck } from 'spellwright/decks'
import { nearestWords } from 'spellwright/sim'
import { UsageError } from '../command.ts'
import { readTextFile } from '../read-text-file.ts'
import { didYouMean } from '../words.ts'

export interface NamedDeck extends DeckList {
  readonly name: string
}

/** Reads a built-in deck by its id, or a file in any format that the deck reader knows. */
export function readDeck(deck: string): NamedDeck {
  const builtIn = tryGetBuiltInDeck(deck)
  if (builtIn) return { ...parseDeckList(builtIn.text), name: builtIn.title }
  if (!existsSync(deck)) {
    const ids = builtInDecks().map(({ id }) => id)
    const hint = didYouMean(nearestWords(deck, ids))
    throw new UsageError(
      `"${deck}" is neither a file nor a built-in deck.${hint} "spellwright deck" lists the built-in decks.`,
    )
  }
  const list = parseDeckList(readTextFile('The deck', deck))
  return { ...list, name: list.name ?? basename(deck, extname(deck)) }
}

/** Reads a deck, and refuses one without cards. */
export function readPlayableDeck(deck: string): NamedDeck {
  const list = readDeck(deck)
  if (deckSize(list.main) === 0) throw new UsageError(`"${deck}" has no cards in its main deck.`)
  return list
}
