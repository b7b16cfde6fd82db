import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Berserk] doubles the power of a creature, which is destroyed if it attacked', () => {
  const b = board({ a: { hand: ['Berserk'], battlefield: ['Forest', 'Hill Giant'] } })
  b.attack('Hill Giant')
    .cast('Berserk', { targets: ['Hill Giant'] })
    .resolve()
    .damage()
  expect(b.life('B')).toBe(14)
  b.to('upkeep', 4)
  expect(b.in('graveyard', 'Hill Giant')).toBe(true)
})

it("[Berserk] leaves a creature that did not attack, and can't be cast after combat", () => {
  const b = board({ a: { hand: ['2 Berserk'], battlefield: ['2 Forest', 'Hill Giant'] } })
  b.cast('Berserk', { targets: ['Hill Giant'] })
    .resolve()
    .to('main2')
  expect(b.can('cast', 'Berserk')).toBe(false)
  b.to('upkeep', 4)
  expect(b.in('battlefield', 'Hill Giant')).toBe(true)
})

it("[CR 506.7d] [Berserk] can't be cast in a second combat phase", () => {
  const b = board({ a: { hand: ['Berserk'], battlefield: ['Forest', 'Aurelia, the Warleader'] } })
  b.attack('Aurelia, the Warleader')
  expect(b.can('cast', 'Berserk')).toBe(true)
  b.resolveAll().to('endCombat').to('beginCombat')
  expect(b.can('cast', 'Berserk')).toBe(false)
})
