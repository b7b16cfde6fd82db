import { expect, it } from 'vitest'
import { board } from '../../support/board.ts'

it.each([
  ['Igneous Cur', '{R}{R}', '3/2'],
  ['Augmenting Automaton', '{B}{B}', '2/2'],
  ['Dragon Hatchling', '{R}', '1/1'],
  ['Evernight Shade', '{B}', '2/2'],
  ['Anointed Chorister', '{W}{W}{W}{W}{W}', '4/4'],
] as const)('[%s] grows for %s to %s', (name, mana, size) => {
  const b = board({ a: { battlefield: [name], mana } })
  b.activate(name).resolve()
  expect([b.pt(name), b.pool('A')]).toEqual([size, ''])
})

it.each([
  ['Dragon Hatchling', 'flying'],
  ['Evernight Shade', 'undying'],
  ['Anointed Chorister', 'lifelink'],
  ['Blight Mamba', 'infect'],
  ['Blighted Agent', 'infect'],
  ['Wall of Pine Needles', 'defender'],
  ['Firewing Phoenix', 'flying'],
  ['Hypersonic Dragon', 'haste'],
  ['Griselbrand', 'lifelink'],
  ['Linvala, Keeper of Silence', 'flying'],
  ['Sagu Mauler', 'hexproof'],
  ['Sagu Mauler', 'morph'],
  ['Arcbound Hybrid', 'haste'],
  ['Markov Blademaster', 'double strike'],
  ['Illusionary Servant', 'flying'],
  ['Howling Banshee', 'flying'],
  ["Jace's Phantasm", 'flying'],
  ["Geralf's Messenger", 'undying'],
  ['Glint Hawk', 'flying'],
  ['Phyrexian Negator', 'trample'],
  ['Skizzik', 'trample'],
  ['Fear of Being Hunted', 'haste'],
  ['Geist of Saint Traft', 'hexproof'],
  ['Bloodgift Demon', 'flying'],
  ['Flickerwisp', 'flying'],
] as const)('[%s] has %s', (name, word) => {
  expect(board({ a: { battlefield: [name] } }).has(name, word)).toBe(true)
})
