import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Mjölnir, Hammer of Thor] doubles the damage of the equipped creature', () => {
  const b = board({
    a: {
      battlefield: [
        'Isamaru, Hound of Konda',
        { card: 'Mjölnir, Hammer of Thor', attachedTo: 'Isamaru, Hound of Konda' },
      ],
    },
  })
  b.attack('Isamaru, Hound of Konda').damage()
  expect(b.life('B')).toBe(16)
})
