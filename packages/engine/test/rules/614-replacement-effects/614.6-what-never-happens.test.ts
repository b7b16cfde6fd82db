import { expect, it } from 'vitest'
import { board } from '../../support/board.ts'

it('[S10.5] [CR 614.6] a replaced event never happens: with Rest in Peace nothing dies', () => {
  const b = board({
    a: { battlefield: ['Mountain', 'Rest in Peace', 'Goblin Sharpshooter'], hand: ['Lightning Bolt'] },
    b: { battlefield: ['Doomed Traveler'] },
  })
  b.cast('Lightning Bolt', { targets: ['Doomed Traveler'] }).resolve()
  expect(b.game.state.stack).toEqual([])
  expect(b.in('exile', 'Doomed Traveler')).toBe(true)
})

it('[S10.5] [CR 614.6, 700.4] a token that would go to the graveyard is exiled too, so it does not die either', () => {
  const b = board({
    a: { battlefield: ['Mountain', '2 Plains', 'Rest in Peace'], hand: ['Raise the Alarm', 'Shock'] },
    b: { battlefield: [{ card: 'Goblin Sharpshooter', tapped: true }] },
  })
  b.cast('Raise the Alarm').resolve()
  b.cast('Shock', { targets: ['Soldier Token'] }).resolveAll()
  expect(b.count('battlefield', 'Soldier Token')).toBe(1)
  expect(b.object('Goblin Sharpshooter').tapped).toBe(true)
})

it('[CR 614.6] Rancor under Rest in Peace is exiled and does not return', () => {
  const b = board({
    a: {
      battlefield: ['Rest in Peace', 'Grizzly Bears', { card: 'Rancor', attachedTo: 'Grizzly Bears' }, 'Mountain'],
      hand: ['Shock'],
    },
  })
  b.cast('Shock', { targets: ['Grizzly Bears'] }).resolveAll()
  expect(b.in('exile', 'Rancor')).toBe(true)
})
