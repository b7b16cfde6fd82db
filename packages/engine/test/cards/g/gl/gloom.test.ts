import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Gloom] makes white spells of every player cost {3} more', () => {
  const b = board({
    a: { battlefield: ['Gloom', '3 Plains'], hand: ['Swords to Plowshares', 'Duress'] },
    b: { battlefield: ['Hill Giant', 'Swamp'] },
  })
  expect(b.can('cast', 'Swords to Plowshares')).toBe(false)
  const rich = board({
    a: { battlefield: ['Gloom', '4 Plains'], hand: ['Swords to Plowshares'] },
    b: { battlefield: ['Hill Giant'] },
  })
  rich.cast('Swords to Plowshares', { targets: ['Hill Giant'] }).resolve()
  expect(rich.in('exile', 'Hill Giant')).toBe(true)
})

it('[Gloom] leaves spells of other colours alone', () => {
  const b = board({ a: { battlefield: ['Gloom', 'Swamp'], hand: ['Duress'] }, b: { hand: ['Shock'] } })
  expect(b.can('cast', 'Duress')).toBe(true)
})

it('[Gloom] makes activated abilities of white enchantments cost {3} more', () => {
  const b = board({ a: { battlefield: ['Circle of Protection: Red', '3 Plains'] }, b: { battlefield: ['Gloom'] } })
  expect(b.can('activate', 'Circle of Protection: Red')).toBe(false)
  const rich = board({ a: { battlefield: ['Circle of Protection: Red', '4 Plains'] }, b: { battlefield: ['Gloom'] } })
  expect(rich.can('activate', 'Circle of Protection: Red')).toBe(true)
})

it('[Gloom] makes an ability without mana in its cost cost {3}', () => {
  const b = board({
    a: { battlefield: ['Seal of Cleansing', '2 Plains'] },
    b: { battlefield: ['Gloom'] },
  })
  expect(b.can('activate', 'Seal of Cleansing')).toBe(false)
})

it('[Gloom] leaves abilities of artifacts and of black enchantments alone', () => {
  const b = board({
    a: { battlefield: ["Tormod's Crypt", 'Zombie Infestation'], hand: ['Shock', 'Duress'] },
    b: { battlefield: ['Gloom'] },
  })
  expect(b.can('activate', "Tormod's Crypt")).toBe(true)
  expect(b.can('activate', 'Zombie Infestation')).toBe(true)
})
