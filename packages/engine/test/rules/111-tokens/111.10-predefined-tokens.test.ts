import { expect, it } from 'vitest'
import { board } from '../../support/board.ts'

it('[CR 111.10a] a Treasure is sacrificed for one mana of any color', () => {
  const b = board({ a: { hand: ['Brazen Freebooter', 'Healing Salve'], battlefield: ['4 Mountain'] } })
  b.cast('Brazen Freebooter').resolve().resolve()
  expect(b.in('battlefield', 'Treasure Token', 'A')).toBe(true)
  b.cast('Healing Salve', { targets: ['A'] })
  expect(b.in('battlefield', 'Treasure Token')).toBe(false)
  expect(b.in('stack', 'Healing Salve')).toBe(true)
})

it('[CR 111.10b] a Food gives 3 life for {2}', () => {
  const b = board({ a: { hand: ['Fierce Witchstalker'], battlefield: ['6 Forest'] } })
  b.cast('Fierce Witchstalker').resolve().resolve().activate('Food Token').resolve()
  expect(b.life('A')).toBe(23)
  expect(b.in('battlefield', 'Food Token')).toBe(false)
})

it('[CR 111.10g] a Blood discards a card to draw one', () => {
  const b = board({ a: { hand: ['Falkenrath Celebrants', 'Forest'], battlefield: ['6 Mountain'], library: ['Shock'] } })
  b.cast('Falkenrath Celebrants').resolve().resolve()
  expect(b.count('battlefield', 'Blood Token')).toBe(2)
  b.pick('discard', 'Forest').activate('Blood Token').resolve()
  expect(b.names('hand', 'A')).toEqual(['Shock'])
  expect(b.in('graveyard', 'Forest', 'A')).toBe(true)
})

it('[CR 111.10h] mana of a Powerstone casts artifacts and pays for abilities, not for other spells', () => {
  const b = board({
    a: {
      hand: ['Shock', 'Sol Ring', 'Grizzly Bears'],
      battlefield: ['2 Mountain', 'Powerstone Engineer'],
    },
  })
  b.cast('Shock', { targets: ['Powerstone Engineer'] })
    .resolve()
    .resolve()
  expect(b.object('Powerstone Token').tapped).toBe(true)
  b.to('main1', 5)
  expect(b.object('Powerstone Token').tapped).toBe(false)
  b.tapForMana('Mountain').tapForMana('Mountain#2')
  expect(b.can('cast', 'Grizzly Bears')).toBe(false)
  expect(b.can('cast', 'Sol Ring')).toBe(true)
})
