import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Emry, Lurker of the Loch] lets you cast that artifact card from the graveyard this turn only, for its cost', () => {
  const b = board({ a: { battlefield: ['Emry, Lurker of the Loch', 'Plains'], graveyard: ['Sol Ring', 'Memnite'] } })
  b.activate('Emry, Lurker of the Loch', { targets: ['Sol Ring'] }).resolve()
  expect([b.can('cast', 'Sol Ring'), b.can('cast', 'Memnite')]).toEqual([true, false])
  b.cast('Sol Ring', { from: 'graveyard' }).resolve()
  expect([b.in('battlefield', 'Sol Ring'), b.object('Plains').tapped]).toEqual([true, true])
})
