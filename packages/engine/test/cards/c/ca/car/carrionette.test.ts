import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

const MANA = '{B}{B}{B}{B}'

it('[CR 113.6b] [Carrionette] exiles itself and a creature from the graveyard, unless {2} is paid', () => {
  const b = board({ a: { graveyard: ['Carrionette'], mana: MANA }, b: { battlefield: ['Grizzly Bears'] } })
  b.activate('Carrionette', { targets: ['Grizzly Bears'], zone: 'graveyard' }).resolve()
  expect(b.names('exile')).toEqual(expect.arrayContaining(['Carrionette', 'Grizzly Bears']))
})

it('[CR 113.6b] [Carrionette] has no such ability on the battlefield', () => {
  const b = board({ a: { battlefield: ['Carrionette'], mana: MANA }, b: { battlefield: ['Grizzly Bears'] } })
  expect(b.can('activate', 'Carrionette')).toBe(false)
})
