import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Dance of the Dead] returns a creature tapped, which untaps only for {1}{B}', () => {
  const b = board({ a: { hand: ['Dance of the Dead'], battlefield: ['4 Swamp'], graveyard: ['Hill Giant'] } })
  b.cast('Dance of the Dead', { targets: ['Hill Giant'] })
    .resolve()
    .resolve()
  expect([b.pt('Hill Giant'), b.object('Hill Giant').tapped]).toEqual(['4/4', true])
  b.yes('payOrNot').to('main1', 5)
  expect(b.object('Hill Giant').tapped).toBe(false)
})
