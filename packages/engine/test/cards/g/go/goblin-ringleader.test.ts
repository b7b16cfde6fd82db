import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'
import { inOrder, watch } from '../../../support/watch.ts'

const library = ['Goblin Lackey', 'Mountain', 'Mogg Fanatic', 'Shock', 'Forest']

it('[Goblin Ringleader] puts all Goblin cards of the top four into hand', () => {
  const b = board({ a: { hand: ['Goblin Ringleader'], battlefield: ['4 Mountain'], library } })
  const seen = watch(b)
  b.cast('Goblin Ringleader').resolve().resolve()
  expect(b.names('hand', 'A').sort()).toEqual(['Goblin Lackey', 'Mogg Fanatic'])
  expect(seen.events.find((event) => event.kind === 'revealed')?.amount).toBe(4)
})

it('[Goblin Ringleader] leaves the fifth card alone', () => {
  const b = board({
    a: { hand: ['Goblin Ringleader'], battlefield: ['4 Mountain'], library: ['4 Mountain', 'Goblin King'] },
  })
  b.cast('Goblin Ringleader').resolve().resolve()
  expect(b.names('hand', 'A')).toEqual([])
  expect(b.names('library', 'A')[0]).toBe('Goblin King')
})

it('[Goblin Ringleader] puts the rest on the bottom in the order its controller chooses', () => {
  const b = board({
    a: {
      hand: ['Goblin Ringleader'],
      battlefield: ['4 Mountain'],
      library: ['Shock', 'Forest', 'Island', 'Plains', 'Swamp'],
    },
  })
  b.reply('orderCards', inOrder('Forest', 'Plains', 'Shock', 'Island'), 'A')
  b.cast('Goblin Ringleader').resolve().resolve()
  expect(b.names('library', 'A')).toEqual(['Swamp', 'Forest', 'Plains', 'Shock', 'Island'])
})

it('[Goblin Ringleader] does not shuffle', () => {
  const b = board({ a: { hand: ['Goblin Ringleader'], battlefield: ['4 Mountain'], library } })
  const seen = watch(b)
  b.cast('Goblin Ringleader').resolve().resolve()
  expect(seen.count('shuffled')).toBe(0)
})

it('[Goblin Ringleader] has haste: it attacks the turn it comes', () => {
  const b = board({ a: { hand: ['Goblin Ringleader'], battlefield: ['4 Mountain'] } })
  b.cast('Goblin Ringleader').resolve().resolve().attack('Goblin Ringleader').damage()
  expect(b.life('B')).toBe(18)
})

it('[Goblin Ringleader] takes what there is from a library of two', () => {
  const b = board({
    a: { hand: ['Goblin Ringleader'], battlefield: ['4 Mountain'], library: ['Shock', 'Mogg Fanatic'] },
  })
  b.cast('Goblin Ringleader').resolve().resolve()
  expect(b.names('hand', 'A')).toEqual(['Mogg Fanatic'])
  expect(b.names('library', 'A')).toEqual(['Shock'])
})

it('[Goblin Ringleader] reveals nothing when it dies', () => {
  const b = board({ a: { battlefield: ['Goblin Ringleader', 'Mountain'], hand: ['Shock'], library } })
  b.cast('Shock', { targets: ['Goblin Ringleader'] }).resolveAll()
  expect(b.names('hand', 'A')).toEqual([])
})
