import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Ill-Timed Explosion] deals damage equal to the greatest mana value among the discarded cards', () => {
  const b = board({
    a: { hand: ['Ill-Timed Explosion', 'Divination', 'Shock'], battlefield: ['2 Island', '2 Mountain'] },
    b: { battlefield: ['Hill Giant', 'Serra Angel'] },
  })
  b.cast('Ill-Timed Explosion').yes().pick('discard', 'Divination', 'Shock').resolve().resolve()
  expect([b.in('graveyard', 'Hill Giant', 'B'), b.object('Serra Angel').damage]).toEqual([true, 3])
})
