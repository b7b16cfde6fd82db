import type { CardNames } from '../names/card-names.ts'
import { nearestNames } from '../names/nearest-names.ts'
import { readCardLine } from './card-line.ts'
import { DeckDraft } from './deck-draft.ts'
import type { DeckList } from './deck-list.ts'
import { readHeading, type Section } from './section.ts'
import { sideboardAfterBlank } from './sideboard-after-blank.ts'

interface Reading {
  draft: DeckDraft
  names: CardNames
  section: Section
  /** The line from which an unmarked list is its sideboard, if it has one. */
  sideboardFrom: number | undefined
}

/** `Name=`, `NAME:` and `Name …` give the title; other such lines speak about the list, not about its cards. */
const METADATA =
  /^(name|title|deck name|author|creator|description|deck type|set|format|layout \w+|date|event|comment)\s*[:=]\s*(.*)$/i

function readMetadata(reading: Reading, line: number, text: string): boolean {
  const { draft } = reading
  const arenaName = reading.section === 'about' ? text.match(/^name\s+(\S.*)$/i)?.[1] : undefined
  const pair = text.match(METADATA)
  const isTitle = pair !== null && /^(name|title|deck name)$/i.test(pair[1]!)
  const title = arenaName ?? (isTitle ? pair[2]!.trim() : undefined)
  if (title) draft.name = title
  else if (pair || reading.section === 'metadata' || reading.section === 'about') draft.note(line, text)
  else return false
  return true
}

/** A comment before the first card is the title, if the list has no other. */
function readComment(reading: Reading, line: number, text: string): boolean {
  const comment = text.match(/^(?:\/\/+|#+|;+)\s*(.*)$/)?.[1]?.trim()
  if (comment === undefined) return false
  const { draft } = reading
  const pair = comment.match(METADATA)
  if (pair) return readMetadata(reading, line, comment)
  if (comment === '') return true
  if (draft.name === undefined && draft.main.length === 0) draft.name = comment
  else draft.note(line, comment)
  return true
}

/** What is near to the line, or to the line without its first word, which may be a number that was spelled out. */
function nearestTo(text: string, names: CardNames): string[] {
  const nearest = nearestNames(text, 3, names)
  return nearest.length > 0 ? nearest : nearestNames(text.replace(/^\S+\s+/, ''), 3, names)
}

function readCard(reading: Reading, line: number, text: string): void {
  const { draft, names } = reading
  const card = readCardLine(text, names)
  if (card === undefined) {
    draft.unreadable(line, text, 'this line is no "4 Card Name"', nearestTo(text, names))
    return
  }
  const inSideboard = reading.sideboardFrom !== undefined && line >= reading.sideboardFrom
  draft.addCard(line, text, card.section ?? (inSideboard ? 'sideboard' : reading.section), card)
  for (const mark of card.marks) draft.note(line, `${card.name}: ${mark}`)
}

function readLine(reading: Reading, line: number, text: string): void {
  const heading = readHeading(text)
  if (heading?.kind === 'section') reading.section = heading.section
  if (heading) return
  // `[Planes]`-like headings nobody told us about: the cards below are no part of the deck.
  if (/^\[[\w -]+\]$/.test(text)) {
    reading.section = 'outside'
    reading.draft.note(line, text)
    return
  }
  if (readComment(reading, line, text) || readMetadata(reading, line, text)) return
  readCard(reading, line, text)
}

export function parsePlainList(text: string, names: CardNames): DeckList {
  const lines = text.split(/\r\n|\r|\n/).map((line) => line.trim())
  const draft = new DeckDraft(names)
  const reading: Reading = { draft, names, section: 'main', sideboardFrom: sideboardAfterBlank(lines) }
  lines.forEach((line, index) => {
    if (line !== '') readLine(reading, index + 1, line)
  })
  return draft.finish()
}
