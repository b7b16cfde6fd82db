import { allCardNames, type CardNames } from '../names/card-names.ts'
import { DeckDraft } from './deck-draft.ts'
import type { DeckList } from './deck-list.ts'
import { parsePlainList } from './parse-plain-list.ts'
import { looksLikeXml, parseXmlList } from './parse-xml-list.ts'

/** A list of every card there is would be shorter. */
const MOST_CHARACTERS = 1_000_000

function tooLong(text: string, names: CardNames): DeckList {
  const draft = new DeckDraft(names)
  draft.unreadable(1, text.slice(0, 80), 'the list is too long to be a deck: it has more than a million characters')
  return draft.finish()
}

/**
 * Reads a deck list in whichever format it is: MTGO text and .dek, Arena, Forge and XMage .dck, Cockatrice .cod,
 * Moxfield and other sites' exports, or just `4 Name` lines. Never throws: what it could not read is in `errors`.
 */
export function parseDeckList(text: string, names: CardNames = allCardNames()): DeckList {
  const clean = text.replace(/^\uFEFF/, '').normalize('NFC')
  if (clean.length > MOST_CHARACTERS) return tooLong(clean, names)
  return looksLikeXml(clean) ? parseXmlList(clean, names) : parsePlainList(clean, names)
}
