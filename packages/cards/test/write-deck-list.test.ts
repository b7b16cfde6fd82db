import { describe, expect, it } from 'vitest'
import { DECK_FORMATS, parseDeckList, writeDeckList } from '../src/index.ts'

const deck = parseDeckList(`// Fire & <Ice>
4 Lightning Bolt
2 Fire // Ice
1 Urza's Tower
20 Mountain

Sideboard
3 Pyroblast
`)

describe('writing a deck list', () => {
  it.each(DECK_FORMATS.map(({ id }) => id))('%s is read back as the same cards', (format) => {
    const { main, sideboard, errors } = parseDeckList(writeDeckList(deck, format))
    expect({ main, sideboard, errors }).toEqual({ main: deck.main, sideboard: deck.sideboard, errors: [] })
  })

  it.each(DECK_FORMATS.map(({ id }) => id))('%s writes no sideboard where there is none', (format) => {
    const { main, sideboard, errors } = parseDeckList(writeDeckList({ ...deck, sideboard: [] }, format))
    expect({ main, sideboard, errors }).toEqual({ main: deck.main, sideboard: [], errors: [] })
  })
})
