import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Sanctifier en-Vec] exiles black and red cards instead of letting them into a graveyard', () => {
  const b = board({
    a: { battlefield: ['Sanctifier en-Vec', 'Mountain'], hand: ['Shock'] },
    b: { battlefield: ['Memnite'] },
  })
  b.cast('Shock', { targets: ['Memnite'] }).resolve()
  expect([b.in('exile', 'Shock'), b.in('graveyard', 'Memnite')]).toEqual([true, true])
})
