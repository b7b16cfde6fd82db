import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Wirewood Symbiote] returns an Elf you control to its owner's hand to untap target creature", () => {
  const b = board({
    a: { battlefield: ['Wirewood Symbiote', 'Fyndhorn Elves', { card: 'Hill Giant', tapped: true }] },
    b: { battlefield: ['Llanowar Elves'] },
  })
  b.activate('Wirewood Symbiote', { targets: ['Hill Giant'] }).resolve()
  expect(b.names('hand', 'A')).toEqual(['Fyndhorn Elves'])
  expect(b.object('Hill Giant').tapped).toBe(false)
})

it('[Wirewood Symbiote] is no Elf: alone it returns nothing', () => {
  const b = board({
    a: { battlefield: ['Wirewood Symbiote', 'Grizzly Bears'] },
    b: { battlefield: ['Llanowar Elves'] },
  })
  expect(b.can('activate', 'Wirewood Symbiote')).toBe(false)
})

it('[Wirewood Symbiote] works once each turn', () => {
  const b = board({ a: { battlefield: ['Wirewood Symbiote', 'Fyndhorn Elves', 'Llanowar Elves'] } })
  b.pick('costObjects', 'Llanowar Elves')
    .activate('Wirewood Symbiote', { targets: ['Fyndhorn Elves'] })
    .resolve()
  expect(b.can('activate', 'Wirewood Symbiote')).toBe(false)
})

it('[Wirewood Symbiote] takes back an attacking Elf that was blocked, and no damage is dealt to it', () => {
  const b = board({
    a: { battlefield: ['Wirewood Symbiote', "Multani's Acolyte"] },
    b: { battlefield: ['Hill Giant'] },
  })
  b.attack("Multani's Acolyte").block("Hill Giant>Multani's Acolyte")
  b.activate('Wirewood Symbiote', { targets: ['Wirewood Symbiote'] })
    .resolve()
    .damage()
  expect(b.in('hand', "Multani's Acolyte", 'A')).toBe(true)
  expect([b.life('B'), b.object('Hill Giant').damage]).toEqual([20, 0])
})
