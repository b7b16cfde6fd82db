import type { CardNames } from '../names/card-names.ts'
import { nearestNames } from '../names/nearest-names.ts'
import { addEntry, type DeckEntry, type DeckError, type DeckList, type DeckNote } from './deck-list.ts'
import type { Section } from './section.ts'

const MOST_COPIES = 1000

/** A deck list being read. */
export class DeckDraft {
  name: string | undefined
  readonly main: DeckEntry[] = []
  readonly sideboard: DeckEntry[] = []
  readonly notes: DeckNote[] = []
  readonly errors: DeckError[] = []
  readonly #names: CardNames

  constructor(names: CardNames) {
    this.#names = names
  }

  note(line: number, message: string): void {
    this.notes.push({ line, message })
  }

  unreadable(line: number, text: string, message: string, nearest: readonly string[] = []): void {
    this.errors.push({ kind: 'unreadable', line, text, message, nearest })
  }

  /** `name` is the full name where `known`. */
  addCard(line: number, text: string, section: Section, card: { name: string; count: number; known: boolean }): void {
    const { name, count } = card
    if (count < 1 || count > MOST_COPIES) {
      this.unreadable(line, text, `${count} is no number of copies a deck can hold`)
      return
    }
    if (!card.known) this.#unknownName(line, text, name)
    if (section === 'outside') this.note(line, `${count} ${name} stands outside the deck`)
    else if (section === 'companion') this.note(line, `${name} is the companion`)
    else if (section === 'sideboard') addEntry(this.sideboard, name, count)
    else addEntry(this.main, name, count)
    if (section === 'commander') this.note(line, `${name} is the commander; it was put into the main deck`)
  }

  #unknownName(line: number, text: string, name: string): void {
    const nearest = nearestNames(name, 3, this.#names)
    const hint = nearest.length === 0 ? '' : ` Did you mean ${nearest.map((near) => `"${near}"`).join(' or ')}?`
    this.errors.push({ kind: 'unknownName', line, text, message: `No card is called "${name}".${hint}`, nearest })
  }

  finish(): DeckList {
    const { main, sideboard, notes, errors } = this
    const deck = { main, sideboard, notes, errors }
    return this.name === undefined ? deck : { name: this.name, ...deck }
  }
}
