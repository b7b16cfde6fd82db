import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Relic of Progenitus] makes a player exile a card, or exiles all graveyards', () => {
  const b = board({ a: { battlefield: ['Relic of Progenitus', 'Forest'] }, b: { graveyard: ['Shock', 'Memnite'] } })
  b.activate('Relic of Progenitus', { targets: ['B'] }).resolve()
  expect(b.names('graveyard', 'B').length).toBe(1)
  const all = board({
    a: { battlefield: ['Relic of Progenitus', 'Forest'], graveyard: ['Forest'] },
    b: { graveyard: ['Shock', 'Memnite'] },
  })
  all.activate('Relic of Progenitus', { nth: 1 }).resolve()
  expect([all.names('graveyard'), all.names('hand', 'A'), all.in('exile', 'Relic of Progenitus', 'A')]).toEqual([
    [],
    ['Wastes'],
    true,
  ])
})
