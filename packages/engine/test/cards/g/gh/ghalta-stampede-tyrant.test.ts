import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Ghalta, Stampede Tyrant] puts any number of creatures onto the battlefield', () => {
  const b = board({
    a: { hand: ['Ghalta, Stampede Tyrant', 'Hill Giant', 'Memnite', 'Shock'], battlefield: ['8 Forest'] },
  })
  b.pick('choose', 'Hill Giant', 'Memnite').cast('Ghalta, Stampede Tyrant').resolveAll()
  expect([b.in('battlefield', 'Hill Giant'), b.in('battlefield', 'Memnite')]).toEqual([true, true])
})
