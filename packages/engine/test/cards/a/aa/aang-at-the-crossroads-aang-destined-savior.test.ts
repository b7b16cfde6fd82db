import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Aang, at the Crossroads] puts a creature card with mana value 4 or less onto the battlefield', () => {
  const b = board({
    a: {
      hand: ['Aang, at the Crossroads'],
      battlefield: ['Forest', 'Plains', '3 Island'],
      library: ['Serra Angel', 'Hill Giant', '5 Shock'],
    },
  })
  b.pick('choose', 'Hill Giant').cast('Aang, at the Crossroads').resolveAll()
  expect([b.in('battlefield', 'Hill Giant'), b.in('battlefield', 'Serra Angel')]).toEqual([true, false])
})

it('[Aang, at the Crossroads] transforms in the next upkeep after another creature of yours left, and gives land creatures vigilance', () => {
  const b = board({
    a: { hand: ['Shock'], battlefield: ['Aang, at the Crossroads', 'Grizzly Bears', 'Mountain', 'Forest'] },
  })
  b.cast('Shock', { targets: ['Grizzly Bears'] }).resolveAll()
  expect(b.in('battlefield', 'Aang, at the Crossroads')).toBe(true)
  b.to('main1', 5)
  expect(b.in('battlefield', 'Aang, Destined Savior')).toBe(true)
  b.aim(['Forest']).to('declareAttackers', 5)
  expect([b.pt('Forest'), b.has('Forest', 'vigilance'), b.has('Mountain', 'vigilance')]).toEqual(['2/2', true, false])
})
