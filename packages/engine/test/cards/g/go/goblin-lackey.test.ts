import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'
import { offers, watch } from '../../../support/watch.ts'

it('[Goblin Lackey] puts a Goblin permanent card from hand onto the battlefield when it deals damage to a player', () => {
  const b = board({ a: { battlefield: ['Goblin Lackey'], hand: ['Goblin Ringleader'] } })
  b.attack('Goblin Lackey').damage()
  expect(b.life('B')).toBe(19)
  expect(b.in('battlefield', 'Goblin Ringleader', 'A')).toBe(true)
})

it('[Goblin Lackey] may put nothing: declined, the Goblin stays in hand', () => {
  const b = board({ a: { battlefield: ['Goblin Lackey'], hand: ['Goblin King'] } })
  b.no().attack('Goblin Lackey').damage()
  expect(b.names('hand', 'A')).toEqual(['Goblin King'])
})

it('[Goblin Lackey] offers only Goblin cards', () => {
  const b = board({
    a: { battlefield: ['Goblin Lackey'], hand: ['Grizzly Bears', 'Goblin King', 'Mogg Fanatic', 'Mountain'] },
  })
  const seen = offers(b, 'choose', 'Mogg Fanatic')
  b.attack('Goblin Lackey').damage()
  expect(seen).toEqual(['Goblin King', 'Mogg Fanatic'])
  expect(b.in('battlefield', 'Mogg Fanatic', 'A')).toBe(true)
})

it('[Goblin Lackey] asks for damage of any kind, not only combat damage', () => {
  const b = board({ a: { battlefield: ['Goblin Lackey'] } })
  const [trigger] = b.c('Goblin Lackey').abilities.map(({ ability }) => ability)
  expect(trigger).toMatchObject({ kind: 'triggered', on: { kind: 'damage', source: 'self' } })
  expect(trigger).not.toHaveProperty('on.combat')
})

it('[Goblin Lackey] does nothing when it is blocked', () => {
  const b = board({
    a: { battlefield: ['Goblin Lackey'], hand: ['Goblin King'] },
    b: { battlefield: ['Wall of Stone'] },
  })
  b.attack('Goblin Lackey').block('Wall of Stone>Goblin Lackey').damage()
  expect(b.in('hand', 'Goblin King', 'A')).toBe(true)
})

it('[Goblin Lackey] does nothing when the damage is prevented', () => {
  const b = board({
    a: { battlefield: ['Goblin Lackey'], hand: ['Goblin King'] },
    b: { battlefield: ['Solitary Confinement'] },
  })
  b.attack('Goblin Lackey').damage()
  expect(b.in('hand', 'Goblin King', 'A')).toBe(true)
})

it('[Goblin Lackey] lets the Goblin it puts trigger on entering, though it was not cast', () => {
  const b = board({ a: { battlefield: ['Goblin Lackey'], hand: ['Siege-Gang Commander'] } })
  const seen = watch(b)
  b.attack('Goblin Lackey').damage()
  expect(b.count('battlefield', 'Goblin Token', 'A')).toBe(3)
  expect(seen.count('cast')).toBe(0)
})

it('[Goblin Lackey] does nothing with no Goblin in hand', () => {
  const b = board({ a: { battlefield: ['Goblin Lackey'], hand: ['Grizzly Bears'] } })
  b.attack('Goblin Lackey').damage()
  expect(b.names('battlefield', 'A')).toEqual(['Goblin Lackey'])
})

it('[Goblin Lackey] leaves the choice to its controller: whether, and which one Goblin', () => {
  const b = board({
    a: { battlefield: ['Goblin Lackey'], hand: ['Goblin King', 'Mogg Fanatic'] },
    b: { hand: ['Goblin Piker'] },
  })
  b.reply('yesNo', [0], 'A').reply('choose', () => [b.id('Mogg Fanatic')], 'A')
  b.attack('Goblin Lackey').damage()
  expect(b.asked.map((decision) => decision.player)).toEqual([0, 0])
  expect(b.names('hand', 'A')).toEqual(['Goblin King'])
})

it('[Goblin Lackey] puts one Goblin, not two', () => {
  const b = board({ a: { battlefield: ['Goblin Lackey'], hand: ['Goblin King', 'Mogg Fanatic'] } })
  b.pick('choose', 'Goblin King', 'Mogg Fanatic')
  expect(() => b.attack('Goblin Lackey').damage()).toThrow()
})
