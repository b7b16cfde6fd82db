import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Emry, Lurker of the Loch] lets you cast that artifact card from the graveyard this turn only, for its cost', () => {
  const b = board({ a: { battlefield: ['Emry, Lurker of the Loch', 'Plains'], graveyard: ['Sol Ring', 'Memnite'] } })
  b.activate('Emry, Lurker of the Loch', { targets: ['Sol Ring'] }).resolve()
  expect([b.can('cast', 'Sol Ring'), b.can('cast', 'Memnite')]).toEqual([true, false])
  b.cast('Sol Ring', { from: 'graveyard' }).resolve()
  expect([b.in('battlefield', 'Sol Ring'), b.object('Plains').tapped]).toEqual([true, true])
})

it('[Emry, Lurker of the Loch] [CR 400.7] does not let the card be cast again once it was cast and came back', () => {
  const b = board({ a: { battlefield: ['Emry, Lurker of the Loch'], graveyard: ['Lotus Petal'] } })
  b.activate('Emry, Lurker of the Loch').resolve().cast('Lotus Petal', { from: 'graveyard' }).resolve()
  b.tapForMana('Lotus Petal')
  expect([b.in('graveyard', 'Lotus Petal'), b.can('cast', 'Lotus Petal')]).toEqual([true, false])
})
