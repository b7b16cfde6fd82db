import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Bringer of the Black Dawn] may be cast for {W}{U}{B}{R}{G} and finds a card for 2 life', () => {
  const b = board({
    a: { mana: '{W}{U}{B}{R}{G}', hand: ['Bringer of the Black Dawn'], library: ['Forest', 'Memnite'] },
  })
  b.cast('Bringer of the Black Dawn', { method: 'alternative' }).resolve()
  expect(b.pt('Bringer of the Black Dawn')).toBe('5/5')
  const upkeep = board({
    a: { battlefield: ['Bringer of the Black Dawn'], library: ['Forest', 'Memnite', 'Forest'] },
    active: 1,
  })
  upkeep.yes('payOrNot').pick('chooseFound', 'Memnite').to('draw')
  upkeep.to('main1')
  expect([upkeep.life('A'), upkeep.names('hand', 'A')]).toEqual([18, ['Memnite']])
})
