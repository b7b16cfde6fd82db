import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'
import { offers, watch } from '../../../support/watch.ts'

it('[Sterling Grove] gives your other enchantments shroud, not itself', () => {
  const b = board({ a: { battlefield: ['Sterling Grove', 'Exploration'] }, b: { battlefield: ['Humility'] } })
  expect(b.has('Exploration', 'shroud')).toBe(true)
  expect(b.has('Sterling Grove', 'shroud')).toBe(false)
  expect(b.has('Humility', 'shroud')).toBe(false)
})

it('[Sterling Grove] two of them guard each other', () => {
  const b = board({ a: { battlefield: ['2 Sterling Grove', '2 Plains'], hand: ['Disenchant'] } })
  expect(b.can('cast', 'Disenchant')).toBe(false)
})

it('[Sterling Grove] puts the found enchantment on top after shuffling', () => {
  const b = board({
    a: { battlefield: ['Sterling Grove', 'Forest'], library: ['Mountain', 'Island', 'Shock', 'Humility', 'Plains'] },
  })
  const seen = watch(b)
  b.pick('chooseFound', 'Humility').activate('Sterling Grove').resolve()
  expect(b.names('library', 'A')[0]).toBe('Humility')
  expect(b.names('library', 'A')).toHaveLength(5)
  expect(b.names('hand', 'A')).toEqual([])
  const kinds = seen.events.map((event) => event.kind)
  expect(kinds).toContain('revealed')
  expect(kinds).toContain('shuffled')
})

it('[Sterling Grove] finds only enchantment cards, Auras among them', () => {
  const b = board({
    a: {
      battlefield: ['Sterling Grove', 'Forest'],
      library: ['Mountain', 'Pacifism', 'Argothian Enchantress', 'Humility'],
    },
  })
  const found = offers(b, 'chooseFound', 'Pacifism')
  b.activate('Sterling Grove').resolve()
  expect([...found].sort()).toEqual(['Humility', 'Pacifism'])
})

it('[Sterling Grove] costs {1} and itself', () => {
  const b = board({ a: { battlefield: ['Sterling Grove'] } })
  expect(b.can('activate', 'Sterling Grove')).toBe(false)
})

it('[Sterling Grove] guards your Auras too', () => {
  const b = board({
    a: { battlefield: ['Sterling Grove', 'Forest', { card: 'Wild Growth', attachedTo: 'Forest' }] },
  })
  expect(b.has('Wild Growth', 'shroud')).toBe(true)
})

it('[Sterling Grove] found nothing: the library is shuffled, nothing is put on top', () => {
  const b = board({ a: { battlefield: ['Sterling Grove', 'Forest'], library: ['Mountain', 'Island'] } })
  const seen = watch(b)
  b.activate('Sterling Grove').resolve()
  expect(b.names('library', 'A')).toHaveLength(2)
  expect(seen.count('shuffled', 'A')).toBe(1)
})

it('[Sterling Grove] gives no shroud to your other permanents', () => {
  const b = board({ a: { battlefield: ['Sterling Grove', 'Grizzly Bears', 'Sol Ring'] } })
  expect(b.has('Grizzly Bears', 'shroud') || b.has('Sol Ring', 'shroud')).toBe(false)
})

it('[Sterling Grove] is sacrificed, and its controller finds one card', () => {
  const b = board({ a: { battlefield: ['Sterling Grove', 'Forest'], library: ['Humility', 'Worship'] } })
  b.activate('Sterling Grove')
  expect(b.in('graveyard', 'Sterling Grove', 'A')).toBe(true)
  b.reply('chooseFound', () => [b.id('Humility'), b.id('Worship')], 'A')
  expect(() => b.resolve()).toThrow()
})
