import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Choking Miasma] saves a creature if it was kicked', () => {
  const b = board({ a: { hand: ['Choking Miasma'], battlefield: ['3 Swamp', 'Forest', 'Grizzly Bears'] } })
  b.yes('kicker').cast('Choking Miasma').resolve()
  expect(b.pt('Grizzly Bears')).toBe('1/1')
})
