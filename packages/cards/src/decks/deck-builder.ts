import { BASIC_LAND_TYPES } from '@spellwright/dsl'
import { addEntry, type DeckEntry, type DeckList } from './deck-list.ts'

const isBasicLandType = (name: string): boolean => (BASIC_LAND_TYPES as readonly string[]).includes(name)

/** A deck made by hand: `new DeckBuilder().addCard('Bear', 4, 'Creature — Bear').addLand('Forest', 20).build()`. */
export class DeckBuilder {
  readonly #main: DeckEntry[] = []
  readonly #sideboard: DeckEntry[] = []
  #name: string | undefined

  /** Gives the deck a name. */
  named(name: string): this {
    this.#name = name
    return this
  }

  /** The type line matters only for a card without a definition. */
  addCard(name: string, count = 1, typeLine?: string): this {
    addEntry(this.#main, name, checkedCount(name, count), typeLine)
    return this
  }

  /** Adds lands to the main deck; a basic land needs no more than its name. */
  addLand(name: string, count = 1): this {
    return this.addCard(name, count, isBasicLandType(name) ? `Basic Land — ${name}` : 'Land')
  }

  /** Adds cards to the sideboard. */
  addToSideboard(name: string, count = 1, typeLine?: string): this {
    addEntry(this.#sideboard, name, checkedCount(name, count), typeLine)
    return this
  }

  /** The deck as built so far. */
  build(): DeckList {
    const deck = { main: copyOf(this.#main), sideboard: copyOf(this.#sideboard), notes: [], errors: [] }
    return this.#name === undefined ? deck : { name: this.#name, ...deck }
  }
}

const copyOf = (entries: readonly DeckEntry[]): DeckEntry[] => entries.map((entry) => ({ ...entry }))

function checkedCount(name: string, count: number): number {
  if (!Number.isInteger(count) || count < 1) throw new RangeError(`${name}: ${count} is no number of cards`)
  return count
}
