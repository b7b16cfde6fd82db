import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Vren, the Relentless] makes Rats for creatures of opponents exiled this turn', () => {
  const b = board({
    a: { hand: ['Shock'], battlefield: ['Vren, the Relentless', 'Mountain'] },
    b: { battlefield: ['Memnite'] },
  })
  b.cast('Shock', { targets: ['Memnite'] })
    .resolveAll()
    .to('end')
    .resolveAll()
  expect([b.in('exile', 'Memnite'), b.pt('Rat Token')]).toEqual([true, '2/2'])
})
