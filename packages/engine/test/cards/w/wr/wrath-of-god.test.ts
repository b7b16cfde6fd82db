import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Wrath of God] destroys all creatures without regeneration', () => {
  const b = board({
    a: { battlefield: ['4 Plains', 'Serra Angel'], hand: ['Wrath of God'] },
    b: { battlefield: ['Drudge Skeletons', 'Swamp', 'Glorious Anthem'] },
  })
  b.cast('Wrath of God').turnTo('B').activate('Drudge Skeletons').resolveAll()
  expect(b.names('battlefield')).toEqual(['Plains', 'Plains', 'Plains', 'Plains', 'Swamp', 'Glorious Anthem'])
})
