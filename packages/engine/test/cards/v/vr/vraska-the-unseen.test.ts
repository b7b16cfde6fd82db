import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Vraska the Unseen] destroys a creature that deals combat damage to her', () => {
  const b = board({ a: { battlefield: ['Vraska the Unseen'] }, b: { battlefield: ['Hill Giant'] } })
  b.activate('Vraska the Unseen').resolve().to('main1', 4).attack('Hill Giant>Vraska the Unseen').damage()
  expect([b.in('graveyard', 'Hill Giant', 'B'), b.counters('Vraska the Unseen', 'loyalty')]).toEqual([true, 3])
})
