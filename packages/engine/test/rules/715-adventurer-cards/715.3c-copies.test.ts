import { expect, it } from 'vitest'
import { characteristics } from '../../../src/continuous/read.ts'
import { board } from '../../support/board.ts'

it('[CR 715.3c] a copy of an Adventure spell is an Adventure, and leaves nothing in exile', () => {
  const b = board({
    a: { hand: ['Brazen Borrower', 'Twincast'], mana: '{U}{U}{U}{U}' },
    b: { battlefield: ['Memnite', 'Ornithopter'] },
  })
  b.cast('Petty Theft', { targets: ['Memnite'] })
  b.cast('Twincast').yes('newTargets').aim(['Ornithopter']).resolve()
  expect(characteristics(b.game, b.game.state.stack[1]!).name).toBe('Petty Theft')
  b.resolveAll()
  expect(b.names('exile')).toEqual(['Brazen Borrower'])
})

it('[CR 715.3a] only the Adventure counts for whether it can be cast', () => {
  const b = board({ active: 1, a: { hand: ['Bonecrusher Giant'], mana: '{R}{R}' } }).turnTo('A')
  expect(b.legal().flatMap((a) => (a.kind === 'cast' ? [a.face] : []))).toEqual([1])
})
