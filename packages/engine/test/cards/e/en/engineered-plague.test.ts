import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Engineered Plague] gives -1/-1 to all creatures of the chosen type, whoever controls them', () => {
  const b = board({
    a: { hand: ['Engineered Plague'], battlefield: ['3 Swamp', 'Mogg Fanatic'] },
    b: { battlefield: ['Goblin Piledriver', 'Hill Giant'] },
  })
  b.option('chooseType', 'Goblin').cast('Engineered Plague').resolve()
  expect(b.in('graveyard', 'Mogg Fanatic', 'A')).toBe(true)
  expect(b.pt('Goblin Piledriver')).toBe('0/1')
  expect(b.pt('Hill Giant')).toBe('3/3')
})

it('[Engineered Plague] meets creatures that come later, and tokens', () => {
  const b = board({
    a: { hand: ['Engineered Plague'], battlefield: ['3 Swamp'] },
    b: { battlefield: ['5 Mountain'], hand: ['Siege-Gang Commander'] },
  })
  b.option('chooseType', 'Goblin').cast('Engineered Plague').resolve()
  b.to('main1', 4).cast('Siege-Gang Commander').resolveAll()
  expect(b.names('battlefield', 'B').filter((name) => name !== 'Mountain')).toEqual(['Siege-Gang Commander'])
})

it('[CR 205.3m] any creature type may be chosen, whatever is in the decks', () => {
  const b = board({ a: { hand: ['Engineered Plague'], battlefield: ['3 Swamp'] } })
  let types: string[] = []
  b.reply('chooseType', (decision) => {
    types = decision.shape === 'options' ? decision.options.map(({ label }) => label) : []
    return [types.indexOf('Squirrel')]
  })
  b.cast('Engineered Plague').resolve()
  expect(b.object('Engineered Plague').chosen).toEqual({ type: 'Squirrel' })
  expect(new Set(types).size).toBe(types.length)
})

it('[CR 400.2] the types offered first are those the player can see, not those of hidden cards', () => {
  const b = board({
    a: { hand: ['Engineered Plague'], battlefield: ['3 Swamp'] },
    b: { battlefield: ['Hill Giant'], hand: ['Goblin Lackey'], library: ['Wood Elves'] },
  })
  let first: string[] = []
  b.reply('chooseType', (decision) => {
    first = decision.shape === 'options' ? decision.options.slice(0, 2).map(({ label }) => label) : []
    return [0]
  })
  b.cast('Engineered Plague').resolve()
  expect(first).toEqual(['Giant', 'Advisor'])
})
