import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Damn] destroys a creature, or each creature if it is overloaded', () => {
  const left = (method: 'normal' | 'alternative'): string[] => {
    const b = board({
      a: { hand: ['Damn'], battlefield: ['2 Swamp', '2 Plains', 'Llanowar Elves'] },
      b: { battlefield: ['Grizzly Bears', 'Hill Giant'] },
    })
    b.cast('Damn', { method, targets: ['Grizzly Bears'] }).resolve()
    return [...b.names('battlefield', 'A'), ...b.names('battlefield', 'B')].filter((n) => !/Swamp|Plains/.test(n))
  }
  expect([left('normal'), left('alternative')]).toEqual([['Llanowar Elves', 'Hill Giant'], []])
})
