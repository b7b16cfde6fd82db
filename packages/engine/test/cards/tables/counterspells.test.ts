import { expect, it } from 'vitest'
import { board } from '../../support/board.ts'

it.each([
  ['Cancel', 'Shock', true],
  ['Remove Soul', 'Memnite', true],
  ['Remove Soul', 'Shock', false],
  ['Outwit', 'Shock', true],
  ['Outwit', 'Memnite', false],
] as const)('[%s] may counter %s (aimed at a player): %s', (name, spell, allowed) => {
  const b = board({ a: { battlefield: ['Mountain'], hand: [spell] }, b: { battlefield: ['3 Island'], hand: [name] } })
  b.cast(spell, { targets: ['B'] }).turnTo('B')
  expect(b.can('cast', name)).toBe(allowed)
  if (allowed) b.cast(name).resolve()
  expect(b.in('graveyard', spell, 'A')).toBe(allowed)
})
