import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Erratic Explosion] deals damage equal to the mana value of the first nonland card', () => {
  const b = board({
    a: { hand: ['Erratic Explosion'], battlefield: ['3 Mountain'], library: ['2 Wastes', 'Wurmcoil Engine', 'Opt'] },
  })
  b.cast('Erratic Explosion', { targets: ['B'] }).resolve()
  expect([b.life('B'), b.names('library', 'A')[0]]).toEqual([14, 'Opt'])
})
