import { allCardNames, type CardNames } from '../names/card-names.ts'
import type { DeckList } from './deck-list.ts'
import { parsePlainList } from './parse-plain-list.ts'
import { looksLikeXml, parseXmlList } from './parse-xml-list.ts'

/**
 * Reads a deck list in whichever format it is: MTGO text and .dek, Arena, Forge and XMage .dck, Cockatrice .cod,
 * Moxfield and other sites' exports, or just `4 Name` lines. Never throws: what it could not read is in `errors`.
 */
export function parseDeckList(text: string, names: CardNames = allCardNames()): DeckList {
  const clean = text.replace(/^\uFEFF/, '').normalize('NFC')
  return looksLikeXml(clean) ? parseXmlList(clean, names) : parsePlainList(clean, names)
}
