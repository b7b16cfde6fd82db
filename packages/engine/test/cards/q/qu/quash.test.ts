import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Quash] counters a sorcery and exiles every card of that name', () => {
  const b = board({
    a: { hand: ['2 Divination'], battlefield: ['3 Island'], library: ['Divination', 'Island'] },
    b: { hand: ['Quash'], battlefield: ['4 Island'] },
  })
  b.cast('Divination').turnTo('B')
  b.reply('chooseFound', (decision) => (decision.shape === 'objects' ? decision.candidates : []))
  b.cast('Quash', { targets: ['Divination'] }).resolve()
  expect([b.count('exile', 'Divination'), b.names('hand', 'A'), b.names('graveyard', 'A')]).toEqual([3, [], []])
})

it('[Quash] cannot counter a creature spell', () => {
  const b = board({ a: { hand: ['Memnite'] }, b: { hand: ['Quash'], battlefield: ['4 Island'] } })
  expect(b.cast('Memnite').turnTo('B').can('cast', 'Quash')).toBe(false)
})
