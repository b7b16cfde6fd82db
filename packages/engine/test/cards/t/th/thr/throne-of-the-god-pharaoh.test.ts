import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Throne of the God-Pharaoh] costs opponents 1 life for each tapped creature of yours', () => {
  const b = board({
    a: {
      battlefield: [
        'Throne of the God-Pharaoh',
        { card: 'Gray Ogre', tapped: true },
        { card: 'Hill Giant', tapped: true },
        'Memnite',
      ],
    },
  })
  b.to('end').resolveAll()
  expect(b.life('B')).toBe(18)
})
