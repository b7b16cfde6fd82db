import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'
import { offers } from '../../../../support/watch.ts'

it('[Seal of Cleansing] is sacrificed to destroy an artifact or enchantment', () => {
  const b = board({ a: { battlefield: ['Seal of Cleansing'] }, b: { battlefield: ['Glorious Anthem'] } })
  b.activate('Seal of Cleansing', { targets: ['Glorious Anthem'] })
  expect(b.in('graveyard', 'Seal of Cleansing', 'A')).toBe(true)
  b.resolve()
  expect(b.in('graveyard', 'Glorious Anthem', 'B')).toBe(true)
})

it('[Seal of Cleansing] targets neither creatures nor lands', () => {
  const b = board({
    a: { battlefield: ['Seal of Cleansing'] },
    b: { battlefield: ['Grizzly Bears', 'Forest', 'Sol Ring'] },
  })
  const seen = offers(b, 'target', 'Sol Ring')
  b.activate('Seal of Cleansing')
  expect(seen).toEqual(['Seal of Cleansing', 'Sol Ring'])
})

it("[Seal of Cleansing] works at once and on the opponent's turn", () => {
  const b = board({
    active: 1,
    a: { battlefield: [{ card: 'Seal of Cleansing', sick: true }] },
    b: { battlefield: ['Sol Ring'] },
  })
  b.turnTo('A')
    .activate('Seal of Cleansing', { targets: ['Sol Ring'] })
    .resolve()
  expect(b.in('graveyard', 'Sol Ring', 'B')).toBe(true)
})

it('[Seal of Cleansing] does nothing to an indestructible artifact', () => {
  const b = board({ a: { battlefield: ['Seal of Cleansing'] }, b: { battlefield: ['Darksteel Relic'] } })
  b.activate('Seal of Cleansing', { targets: ['Darksteel Relic'] }).resolve()
  expect(b.in('battlefield', 'Darksteel Relic', 'B')).toBe(true)
})
