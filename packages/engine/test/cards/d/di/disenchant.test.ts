import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Disenchant] destroys an artifact', () => {
  const b = board({ a: { battlefield: ['2 Plains'], hand: ['Disenchant'] }, b: { battlefield: ['Sol Ring'] } })
  b.cast('Disenchant').resolve()
  expect(b.in('graveyard', 'Sol Ring', 'B')).toBe(true)
})

it('[Disenchant] destroys an enchantment, an Aura too', () => {
  const b = board({
    a: { battlefield: ['2 Plains', 'Grizzly Bears'], hand: ['Disenchant'] },
    b: { battlefield: [{ card: 'Pacifism', attachedTo: 'Grizzly Bears' }] },
  })
  b.cast('Disenchant').resolve()
  expect(b.in('graveyard', 'Pacifism', 'B')).toBe(true)
})

it('[Disenchant] targets neither creatures nor lands', () => {
  const b = board({ a: { battlefield: ['2 Plains'], hand: ['Disenchant'] }, b: { battlefield: ['Grizzly Bears'] } })
  expect(b.can('cast', 'Disenchant')).toBe(false)
})

it('[Disenchant] destroys an artifact creature', () => {
  const b = board({ a: { battlefield: ['2 Plains'], hand: ['Disenchant'] }, b: { battlefield: ['Ornithopter'] } })
  b.cast('Disenchant').resolve()
  expect(b.in('graveyard', 'Ornithopter', 'B')).toBe(true)
})
