import { describe, expect, it } from 'vitest'
import type { ObjectId } from '../../../src/state/ids.ts'
import { board } from '../../support/board.ts'
import { offers, watch } from '../../support/watch.ts'

it('[CR 701.12a example 1] Switcheroo does nothing to the one creature that is left', () => {
  const b = board({
    a: { battlefield: ['5 Island', 'Grizzly Bears'], hand: ['Switcheroo'] },
    b: { battlefield: ['Craw Wurm', 'Mountain'], hand: ['Shock'] },
  })
  b.cast('Switcheroo', { targets: ['Grizzly Bears'] }).turnTo('B')
  b.cast('Shock', { targets: ['Grizzly Bears'] }).resolveAll()
  expect([b.in('graveyard', 'Grizzly Bears'), b.in('battlefield', 'Craw Wurm', 'B')]).toEqual([true, true])
})

it('[CR 701.23b example 1] a search finds what lies in a graveyard for all to see, and may fail to find the rest', () => {
  const b = board({
    a: { battlefield: ['4 Island'], hand: ['Quash'] },
    b: { battlefield: ['Mountain'], hand: ['Shock'], graveyard: ['Shock'], library: ['2 Shock', '3 Wastes'] },
    active: 1,
  })
  b.cast('Shock', { targets: ['A'] }).turnTo('A')
  b.reply('chooseFound', (decision) => {
    if (decision.shape !== 'objects') throw new Error('Not a search')
    return decision.candidates.filter((id) => b.game.state.graveyard[1].includes(id as ObjectId))
  })
  b.cast('Quash').resolve()
  expect([b.count('graveyard', 'Shock', 'B'), b.count('library', 'Shock', 'B')]).toEqual([0, 2])
})

it('[CR 701.23f example 1] under Aven Mindcensor four cards are searched, but the whole library is shuffled', () => {
  const b = board({
    a: { battlefield: ['Aven Mindcensor', 'Mountain'], hand: ['Shock'] },
    b: { battlefield: ['Veteran Explorer'], library: ['Forest', '3 Wastes', 'Island', '20 Swamp'] },
  })
  const found = offers(b, 'chooseFound')
  const seen = watch(b)
  b.reply('yesNo', [1], 'A').reply('yesNo', [0], 'B')
  b.cast('Shock', { targets: ['Veteran Explorer'] }).resolveAll()
  expect([...found].sort()).toEqual(['Forest', 'Wastes', 'Wastes', 'Wastes'])
  expect(seen.count('shuffled', 'B')).toBe(1)
})

describe('[CR 701.24] shuffling', () => {
  it('[CR 701.24c example 1] the library is shuffled although Serra Avatar is no longer in the graveyard', () => {
    const b = board({
      a: { battlefield: ['Serra Avatar'], life: 3 },
      b: { battlefield: ['3 Swamp', "Tormod's Crypt"], hand: ['Murder'] },
    })
    b.turnTo('B')
      .cast('Murder', { targets: ['Serra Avatar'] })
      .resolve()
    b.turnTo('B')
      .activate("Tormod's Crypt", { targets: ['A'] })
      .resolve()
    expect(b.in('exile', 'Serra Avatar')).toBe(true)
    const seen = watch(b)
    b.resolveAll()
    expect([seen.count('shuffled', 'A'), b.in('exile', 'Serra Avatar')]).toEqual([1, true])
  })

  it("[CR 701.24c example 2] Black Sun's Zenith cast with flashback is exiled, and the library is shuffled", () => {
    const b = board({
      a: { battlefield: ['4 Swamp', '2 Mountain'], hand: ['Recoup'], graveyard: ["Black Sun's Zenith"] },
      b: { battlefield: ['Grizzly Bears'] },
    })
    b.cast('Recoup', { targets: ["Black Sun's Zenith"] }).resolve()
    const seen = watch(b)
    b.reply('x', 2).cast("Black Sun's Zenith", { method: 'flashback' }).resolve()
    expect([b.in('exile', "Black Sun's Zenith"), seen.count('shuffled', 'A')]).toEqual([true, 1])
    expect(b.in('graveyard', 'Grizzly Bears')).toBe(true)
  })

  it("[CR 701.24d example 1] Memory's Journey without card targets still shuffles the library", () => {
    const b = board({ a: { battlefield: ['2 Island'], hand: ["Memory's Journey"] }, b: { graveyard: ['Forest'] } })
    const seen = watch(b)
    b.cast("Memory's Journey", { targets: ['B', ''] }).resolve()
    expect([seen.count('shuffled', 'B'), b.names('graveyard', 'B')]).toEqual([1, ['Forest']])
  })
})
