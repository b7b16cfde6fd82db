import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'
import { offers, watch } from '../../../support/watch.ts'

it('[Goblin Matron] searches a Goblin card, reveals it, puts it into hand and shuffles', () => {
  const b = board({
    a: { hand: ['Goblin Matron'], battlefield: ['3 Mountain'], library: ['Forest', 'Goblin Ringleader', 'Shock'] },
  })
  const seen = watch(b)
  b.pick('chooseFound', 'Goblin Ringleader').cast('Goblin Matron').resolve().resolve()
  expect(b.names('hand', 'A')).toEqual(['Goblin Ringleader'])
  expect(seen.count('revealed', 'A')).toBe(1)
  expect(seen.count('shuffled', 'A')).toBe(1)
})

it('[Goblin Matron] may not search: then nothing is shuffled', () => {
  const b = board({
    a: { hand: ['Goblin Matron'], battlefield: ['3 Mountain'], library: ['Goblin Ringleader', 'Shock'] },
  })
  const seen = watch(b)
  b.no().cast('Goblin Matron').resolve().resolve()
  expect(b.names('hand', 'A')).toEqual([])
  expect(seen.count('shuffled')).toBe(0)
})

it('[Goblin Matron] may fail to find, and shuffles all the same', () => {
  const b = board({
    a: { hand: ['Goblin Matron'], battlefield: ['3 Mountain'], library: ['Goblin Ringleader', 'Shock'] },
  })
  const seen = watch(b)
  b.reply('chooseFound', []).cast('Goblin Matron').resolve().resolve()
  expect(b.names('hand', 'A')).toEqual([])
  expect(seen.count('shuffled', 'A')).toBe(1)
})

it('[Goblin Matron] finds only Goblin cards', () => {
  const b = board({
    a: {
      hand: ['Goblin Matron'],
      battlefield: ['3 Mountain'],
      library: ['Grizzly Bears', 'Mogg Fanatic', 'Shock', 'Skirk Prospector'],
    },
  })
  const found = offers(b, 'chooseFound', 'Skirk Prospector')
  b.cast('Goblin Matron').resolve().resolve()
  expect([...found].sort()).toEqual(['Mogg Fanatic', 'Skirk Prospector'])
})

it('[Goblin Matron] searches also when Goblin Lackey puts it onto the battlefield', () => {
  const b = board({
    a: { hand: ['Goblin Matron'], battlefield: ['Goblin Lackey'], library: ['Forest', 'Goblin King'] },
  })
  b.pick('chooseFound', 'Goblin King').attack('Goblin Lackey').damage()
  expect(b.names('hand', 'A')).toEqual(['Goblin King'])
})

it('[Goblin Matron] does not search when it dies', () => {
  const b = board({ a: { battlefield: ['Goblin Matron', 'Mountain'], hand: ['Shock'] } })
  const seen = watch(b)
  b.cast('Shock', { targets: ['Goblin Matron'] }).resolve()
  expect(seen.count('triggered')).toBe(0)
  expect(b.game.state.stack).toEqual([])
})

it('[Goblin Matron] leaves the choice to its controller, and finds one card', () => {
  const b = board({
    a: { hand: ['Goblin Matron'], battlefield: ['3 Mountain'], library: ['Goblin King', 'Mogg Fanatic'] },
  })
  b.reply('yesNo', [0], 'A').cast('Goblin Matron').resolve()
  b.reply('chooseFound', () => [b.id('Goblin King'), b.id('Mogg Fanatic')], 'A')
  expect(() => b.resolve()).toThrow()
  expect(b.asked.map((decision) => decision.purpose)).toEqual(['yesNo', 'chooseFound'])
})
