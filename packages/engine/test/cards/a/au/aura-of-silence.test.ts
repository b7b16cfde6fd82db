import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'
import { offers } from '../../../support/watch.ts'

it("[Aura of Silence] makes opponents' artifact and enchantment spells cost {2} more", () => {
  const b = board({
    active: 1,
    a: { battlefield: ['Aura of Silence'] },
    b: { battlefield: ['2 Forest'], hand: ['Sol Ring', 'Exploration', 'Grizzly Bears'] },
  })
  expect(b.can('cast', 'Sol Ring')).toBe(false)
  expect(b.can('cast', 'Exploration')).toBe(false)
  expect(b.can('cast', 'Grizzly Bears')).toBe(true)
})

it('[Aura of Silence] does not tax its controller', () => {
  const b = board({ a: { battlefield: ['Aura of Silence', 'Forest'], hand: ['Exploration', 'Sol Ring'] } })
  expect(b.can('cast', 'Exploration')).toBe(true)
  expect(b.can('cast', 'Sol Ring')).toBe(true)
})

it('[Aura of Silence] is sacrificed to destroy an artifact or enchantment', () => {
  const b = board({ a: { battlefield: ['Aura of Silence'] }, b: { battlefield: ['Sol Ring', 'Grizzly Bears'] } })
  b.activate('Aura of Silence', { targets: ['Sol Ring'] })
  expect(b.in('graveyard', 'Aura of Silence', 'A')).toBe(true)
  b.resolve()
  expect(b.in('graveyard', 'Sol Ring', 'B')).toBe(true)
})

it('[Aura of Silence] taxes an artifact creature once, not twice', () => {
  const b = board({
    active: 1,
    a: { battlefield: ['Aura of Silence'] },
    b: { battlefield: ['2 Forest'], hand: ['Ornithopter'] },
  })
  b.cast('Ornithopter')
  expect(b.object('Forest').tapped && b.object('Forest#2').tapped).toBe(true)
})

it('[Aura of Silence] targets artifacts and enchantments only', () => {
  const b = board({
    a: { battlefield: ['Aura of Silence'] },
    b: { battlefield: ['Grizzly Bears', 'Forest', 'Sol Ring', 'Humility'] },
  })
  const seen = offers(b, 'target', 'Humility')
  b.activate('Aura of Silence').resolve()
  expect(seen).toEqual(['Aura of Silence', 'Sol Ring', 'Humility'])
  expect(b.in('graveyard', 'Humility', 'B')).toBe(true)
})
