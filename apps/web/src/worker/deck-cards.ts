import {
  CardDefinitions,
  type CardNames,
  type DeckList,
  libraryFile,
  libraryPart,
  parseDeckList,
} from 'spellwright/play'
import { isLoaded, loadFile } from './card-files.ts'

/** Only names of cards that are here already, spelled exactly. */
const AT_HAND: CardNames = {
  all: [],
  tryGet: (name) => (CardDefinitions.isAtHand(name) && CardDefinitions.tryGet(name)?.name === name ? name : undefined),
}

/** The deck in a list. One whose cards are all here, as those of the built-in decks, needs no file of names. */
export function readDeck(text: string): DeckList {
  const deck = parseDeckList(text, AT_HAND)
  return deck.errors.length === 0 ? deck : parseDeckList(text)
}

const isAtHand = (text: string): boolean => parseDeckList(text, AT_HAND).errors.length === 0

const namesOf = (text: string): string[] => {
  const { main, sideboard } = parseDeckList(text)
  return [...main, ...sideboard].map(({ name }) => name)
}

/** Loads the cards of these lists, and calls `onWait` if that means waiting for the network. */
export async function loadCards(lists: readonly string[], onWait: () => void = () => {}): Promise<void> {
  const open = lists.filter((text) => !isAtHand(text))
  if (open.length === 0) return
  if (!isLoaded('names.txt')) onWait()
  await loadFile('names.txt')
  const missing = open.flatMap(namesOf).filter((name) => !CardDefinitions.isAtHand(name))
  const files = [...new Set(missing.map((name) => libraryFile(libraryPart(name))))].filter((file) => !isLoaded(file))
  if (files.length > 0) onWait()
  await Promise.all(files.map(loadFile))
  if (open.flatMap(namesOf).some((name) => !CardDefinitions.has(name))) await loadFile('facts.txt')
}
