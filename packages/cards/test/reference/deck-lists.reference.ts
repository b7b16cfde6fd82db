import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { deckFolder } from '../../../../tools/data/reference-cards.ts'
import { deckSize } from '../../src/decks/deck-list.ts'
import { parseDeckList } from '../../src/decks/parse-deck-list.ts'

describe('deck lists beside the repository', () => {
  it.each(readdirSync(deckFolder).filter((file) => file.endsWith('.txt')))(
    '[S1.6] %s is read whole, and no correct name is called a typo',
    (file) => {
      const deck = parseDeckList(readFileSync(join(deckFolder, file), 'utf8'))
      expect(deck.errors).toEqual([])
      expect(deck.name).not.toBe('')
      expect(deckSize(deck.main)).toBeGreaterThanOrEqual(60)
      expect(deckSize(deck.sideboard)).toBe(15)
    },
  )
})
