import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[CR 702.148] [Path of Peril] destroys creatures with mana value 2 or less, or all for its cleave cost', () => {
  const position = () =>
    board({
      a: { hand: ['Path of Peril'], battlefield: ['3 Swamp', '3 Plains'] },
      b: { battlefield: ['Hill Giant', 'Grizzly Bears'] },
    })
  expect(position().cast('Path of Peril').resolve().names('battlefield', 'B')).toEqual(['Hill Giant'])
  expect(position().cast('Path of Peril', { method: 'alternative' }).resolve().names('battlefield', 'B')).toEqual([])
})

it('[Path of Peril] is not cleft where it is cast without paying its mana cost', () => {
  const b = board({
    a: { hand: ['Omniscience', 'Path of Peril'], battlefield: ['Omniscience'] },
    b: { battlefield: ['Hill Giant'] },
  })
  const methods = b
    .legal()
    .flatMap((action) => (action.kind === 'cast' && action.object === b.id('Path of Peril') ? [action.method] : []))
  expect(methods.every((method) => !method.startsWith('alternative'))).toBe(true)
})
