import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Violent Urge] gives double strike only with four card types in your graveyard', () => {
  const start = { hand: ['Violent Urge'], battlefield: ['Mountain', 'Grizzly Bears'] }
  const b = board({ a: { ...start, graveyard: ['Shock', 'Divination', 'Forest', 'Memnite'] } })
  b.cast('Violent Urge', { targets: ['Grizzly Bears'] }).resolve()
  expect([b.pt('Grizzly Bears'), b.has('Grizzly Bears', 'double strike')]).toEqual(['3/2', true])
  const c = board({ a: { ...start, graveyard: ['Shock', 'Divination', 'Forest'] } })
  c.cast('Violent Urge', { targets: ['Grizzly Bears'] }).resolve()
  expect([c.has('Grizzly Bears', 'first strike'), c.has('Grizzly Bears', 'double strike')]).toEqual([true, false])
})
