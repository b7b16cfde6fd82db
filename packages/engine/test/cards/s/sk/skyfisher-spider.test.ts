import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Skyfisher Spider] gains life for the creatures in the graveyard, itself included, and is exiled', () => {
  const b = board({
    a: { hand: ['Murder'], battlefield: ['Skyfisher Spider', '3 Swamp'], graveyard: ['Hill Giant', 'Shock'] },
  })
  b.yes()
    .cast('Murder', { targets: ['Skyfisher Spider'] })
    .resolve()
    .resolve()
  expect([b.life('A'), b.in('exile', 'Skyfisher Spider', 'A')]).toEqual([22, true])
})
