import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Grim Lavamancer] exiles two cards from its controller's graveyard to deal 2 damage", () => {
  const b = board({ a: { battlefield: ['Grim Lavamancer', 'Mountain'], graveyard: ['Shock', 'Forest', 'Hill Giant'] } })
  b.pick('costObjects', 'Shock', 'Forest')
    .activate('Grim Lavamancer', { targets: ['B'] })
    .resolve()
  expect(b.life('B')).toBe(18)
  expect(b.names('graveyard', 'A')).toEqual(['Hill Giant'])
  expect(b.names('exile').sort()).toEqual(['Forest', 'Shock'])
})

it('[Grim Lavamancer] needs two cards in its own graveyard', () => {
  const b = board({
    a: { battlefield: ['Grim Lavamancer', 'Mountain'], graveyard: ['Shock'] },
    b: { graveyard: ['Shock', 'Shock'] },
  })
  expect(b.can('activate', 'Grim Lavamancer')).toBe(false)
})

it('[Grim Lavamancer] has to wait a turn: its cost has the tap symbol', () => {
  const b = board({
    a: { battlefield: [{ card: 'Grim Lavamancer', sick: true }, 'Mountain'], graveyard: ['2 Shock'] },
  })
  expect(b.can('activate', 'Grim Lavamancer')).toBe(false)
})
