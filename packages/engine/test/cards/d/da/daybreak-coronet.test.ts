import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Daybreak Coronet] enchants only a creature with another Aura', () => {
  const b = board({
    a: {
      hand: ['Daybreak Coronet'],
      battlefield: ['2 Plains', 'Grizzly Bears', 'Hill Giant', { card: 'Holy Strength', attachedTo: 'Grizzly Bears' }],
    },
  })
  b.cast('Daybreak Coronet').resolve()
  expect(b.pt('Grizzly Bears')).toBe('6/7')
})
