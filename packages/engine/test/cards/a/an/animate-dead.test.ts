import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Animate Dead] returns a creature from a graveyard and is attached to it', () => {
  const b = board({ a: { hand: ['Animate Dead'], battlefield: ['2 Swamp'] }, b: { graveyard: ['Hill Giant'] } })
  b.cast('Animate Dead', { targets: ['Hill Giant'] })
    .resolve()
    .resolve()
  expect(b.in('battlefield', 'Hill Giant', 'A')).toBe(true)
  expect(b.pt('Hill Giant')).toBe('2/3')
  expect(b.object('Animate Dead').attachedTo).toBe(b.id('Hill Giant'))
})
it('[Animate Dead] takes the creature with it when it leaves', () => {
  const b = board({
    a: { hand: ['Animate Dead', 'Disenchant'], battlefield: ['2 Swamp', '2 Plains'] },
    b: { graveyard: ['Hill Giant'] },
  })
  b.cast('Animate Dead', { targets: ['Hill Giant'] })
    .resolve()
    .resolve()
  b.cast('Disenchant', { targets: ['Animate Dead'] }).resolveAll()
  expect(b.in('graveyard', 'Hill Giant', 'B')).toBe(true)
})
