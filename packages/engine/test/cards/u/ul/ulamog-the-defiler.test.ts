import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Ulamog, the Defiler] exiles half a library, enters with counters and annihilates as many permanents', () => {
  const b = board({
    a: { hand: ['Ulamog, the Defiler'], battlefield: ['10 Wastes'] },
    b: { library: ['Serra Angel', '6 Wastes'], battlefield: ['7 Forest'] },
  })
  b.cast('Ulamog, the Defiler').resolveAll()
  expect([b.names('exile', 'B').length, b.pt('Ulamog, the Defiler')]).toEqual([4, '12/12'])
  b.to('main1', 5).attack('Ulamog, the Defiler').resolveAll()
  expect(b.count('battlefield', 'Forest', 'B')).toBe(2)
})

it('[Ulamog, the Defiler] wards with two permanents', () => {
  const b = board({
    a: { hand: ['Shock'], battlefield: ['Mountain', 'Forest'] },
    b: { battlefield: ['Ulamog, the Defiler'] },
  })
  b.pick('target', 'Ulamog, the Defiler').yes('payOrNot').cast('Shock').resolveAll()
  expect([b.object('Ulamog, the Defiler').damage, b.names('battlefield', 'A')]).toEqual([2, []])
})
