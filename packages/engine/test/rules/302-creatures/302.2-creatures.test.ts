import { expect, it } from 'vitest'
import { board } from '../../support/board.ts'

it('[CR 302.4, 302.4a, 302.4b] power is dealt as damage, toughness is what destroys', () => {
  const b = board({ a: { battlefield: ['Ember Beast', 'Grizzly Bears'] }, b: { battlefield: ['Hill Giant'] } })
  b.attack('Ember Beast', 'Grizzly Bears').block('Hill Giant>Ember Beast').damage()
  // 3/4 against 3/3: only the smaller toughness is reached.
  expect([b.in('graveyard', 'Hill Giant'), b.in('battlefield', 'Ember Beast')]).toEqual([true, true])
})

it('[CR 302.5, 302.6] a creature that came under control this turn neither attacks nor taps for its ability', () => {
  const b = board({ a: { battlefield: [{ card: 'Llanowar Elves', sick: true }] } })
  expect(b.can('activateMana', 'Llanowar Elves')).toBe(false)
  expect(() => b.attack('Llanowar Elves')).toThrow()
})

it('[CR 302.7, 704.5g] damage as great as its toughness destroys a creature', () => {
  const b = board({ a: { battlefield: ['Mountain'], hand: ['Shock'] }, b: { battlefield: ['Grizzly Bears'] } })
  b.cast('Shock', { targets: ['Grizzly Bears'] }).resolve()
  expect(b.in('graveyard', 'Grizzly Bears')).toBe(true)
})
