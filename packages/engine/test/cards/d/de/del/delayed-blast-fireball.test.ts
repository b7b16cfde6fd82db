import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Delayed Blast Fireball] deals 2 damage from the hand, and 5 from exile', () => {
  const b = board({
    a: { hand: ['2 Delayed Blast Fireball'], battlefield: ['8 Mountain', 'Grizzly Bears'] },
    b: { battlefield: ['Shivan Dragon'] },
  })
  b.cast('Delayed Blast Fireball').resolve()
  expect([b.life('B'), b.object('Shivan Dragon').damage, b.object('Grizzly Bears').damage]).toEqual([18, 2, 0])
  b.activate('Delayed Blast Fireball', { zone: 'hand' }).to('main1', 5)
  b.cast('Delayed Blast Fireball', { method: 'foretell', from: 'exile' }).resolve()
  expect([b.life('B'), b.in('graveyard', 'Shivan Dragon')]).toEqual([13, true])
})
