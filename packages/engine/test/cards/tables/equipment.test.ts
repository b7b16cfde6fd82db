import { expect, it } from 'vitest'
import { board } from '../../support/board.ts'

it.each([
  ['Bonesplitter', '4/2'],
  ['Short Sword', '3/3'],
])('[%s] makes an equipped Grizzly Bears %s and moves for {1}', (equipment, size) => {
  const b = board({ a: { battlefield: [equipment, 'Grizzly Bears', 'Hill Giant', '2 Forest'] } })
  b.activate(equipment, { targets: ['Grizzly Bears'] }).resolve()
  expect(b.pt('Grizzly Bears')).toBe(size)
  b.activate(equipment, { targets: ['Hill Giant'] }).resolve()
  expect(b.pt('Grizzly Bears')).toBe('2/2')
})

it.each(['Bonesplitter', 'Short Sword'])('[%s] costs {1} to equip', (equipment) => {
  const b = board({ a: { battlefield: [equipment, 'Grizzly Bears'] } })
  expect(b.can('activate', equipment)).toBe(false)
})

it.each([
  ['Shuko', 0],
  ['Leonin Scimitar', 1],
  ['Gorgon Flail', 2],
] as const)('[%s] is moved for {%i}', (name, cost) => {
  const b = board({ a: { battlefield: [name, 'Grizzly Bears', '2 Forest'] } })
  b.activate(name, { targets: ['Grizzly Bears'] }).resolve()
  expect(b.game.state.battlefield.filter((id) => b.game.state.objects[id]!.tapped).length).toBe(cost)
  expect(b.pt('Grizzly Bears')).not.toBe('2/2')
})

it.each([
  ['Kitesail', '3/2'],
  ['Nimbus Wings', '3/4'],
] as const)('[%s] makes a flying %s', (name, size) => {
  const b = board({ a: { battlefield: ['Grizzly Bears', { card: name, attachedTo: 'Grizzly Bears' }] } })
  expect([b.pt('Grizzly Bears'), b.has('Grizzly Bears', 'flying')]).toEqual([size, true])
})
