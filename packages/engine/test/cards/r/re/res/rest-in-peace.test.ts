import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Rest in Peace] exiles all graveyards and everything that would go there', () => {
  const b = board({
    a: { battlefield: ['2 Plains', 'Mountain'], hand: ['Rest in Peace', 'Shock'], graveyard: ['Forest'] },
    b: { battlefield: ['Grizzly Bears'], graveyard: ['Murder'] },
  })
  b.cast('Rest in Peace').resolveAll()
  b.cast('Shock', { targets: ['Grizzly Bears'] }).resolve()
  expect(b.names('graveyard')).toEqual([])
  expect(b.names('exile').sort()).toEqual(['Forest', 'Grizzly Bears', 'Murder', 'Shock'])
})

it('[Rest in Peace] keeps dies triggers from triggering', () => {
  const b = board({ a: { battlefield: ['Rest in Peace', 'Mountain', 'Doomed Traveler'], hand: ['Shock'] } })
  b.cast('Shock', { targets: ['Doomed Traveler'] }).resolveAll()
  expect(b.count('battlefield', 'Spirit Token')).toBe(0)
})

it('Rest in Peace exiles all graveyards when it enters', () => {
  const b = board({
    a: { battlefield: ['2 Plains'], hand: ['Rest in Peace'], graveyard: ['Forest'] },
    b: { graveyard: ['Hill Giant'] },
  })
  b.cast('Rest in Peace').resolve().resolve()
  expect(b.names('graveyard')).toEqual([])
  expect(b.names('exile')).toEqual(['Forest', 'Hill Giant'])
})
