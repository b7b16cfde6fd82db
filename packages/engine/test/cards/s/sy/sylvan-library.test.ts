import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'
import { offers } from '../../../support/watch.ts'

const library = ['Forest', 'Mountain', 'Plains', 'Island', 'Swamp']

const start = { active: 1 as const, step: 'end' as const }

it('[Sylvan Library] draws two more at your draw step; put back, they cost no life', () => {
  const b = board({ ...start, a: { battlefield: ['Sylvan Library'], library } })
  b.pick('choose', 'Forest', 'Plains').no('payOrNot').no('payOrNot').to('draw')
  expect(b.names('hand', 'A')).toEqual(['Mountain'])
  expect(b.names('library', 'A').slice(0, 2).sort()).toEqual(['Forest', 'Plains'])
  expect(b.life('A')).toBe(20)
})

it('[Sylvan Library] costs 4 life for each card kept', () => {
  const b = board({ ...start, a: { battlefield: ['Sylvan Library'], library } })
  b.pick('choose', 'Forest', 'Plains').yes('payOrNot').no('payOrNot').to('draw')
  expect(b.names('hand', 'A')).toHaveLength(2)
  expect(b.life('A')).toBe(16)
})

it('[Sylvan Library] keeps both for 8 life', () => {
  const b = board({ ...start, a: { battlefield: ['Sylvan Library'], library } })
  b.yes('payOrNot').yes('payOrNot').to('draw')
  expect(b.names('hand', 'A')).toHaveLength(3)
  expect(b.life('A')).toBe(12)
})

it('[Sylvan Library] may be declined', () => {
  const b = board({ ...start, a: { battlefield: ['Sylvan Library'], library } })
  b.no().to('draw')
  expect(b.names('hand', 'A')).toEqual(['Forest'])
})

it('[Sylvan Library] puts back only cards drawn this turn', () => {
  const b = board({ ...start, a: { battlefield: ['Sylvan Library'], hand: ['Shock'], library } })
  const seen = offers(b, 'choose', 'Forest', 'Plains')
  b.no('payOrNot').no('payOrNot').to('draw')
  expect(seen).toEqual(['Forest', 'Mountain', 'Plains'])
})

it("[Sylvan Library] does nothing in the opponent's draw step", () => {
  const b = board({ step: 'end', a: { battlefield: ['Sylvan Library'], library } })
  b.to('draw')
  expect(b.names('hand', 'A')).toEqual([])
  expect(b.count('hand', 'Wastes', 'B')).toBe(1)
})

it('[Sylvan Library] cannot keep cards without the life to pay', () => {
  const b = board({ ...start, a: { battlefield: ['Sylvan Library'], library, life: 3 } })
  b.yes('payOrNot').to('draw')
  expect(b.names('hand', 'A')).toHaveLength(1)
  expect(b.life('A')).toBe(3)
})

it('[Sylvan Library] counts a card drawn at upkeep as drawn this turn', () => {
  const b = board({
    ...start,
    a: { battlefield: ['Sylvan Library', 'Island'], hand: ['Brainstorm'], library: [...library, 'Wastes', 'Shock'] },
  })
  b.to('upkeep').pick('choose', 'Forest', 'Mountain').cast('Brainstorm').resolve()
  expect(b.names('hand', 'A')).toEqual(['Plains'])
  const seen = offers(b, 'choose', 'Plains', 'Forest')
  b.no('payOrNot').no('payOrNot').to('draw')
  expect(seen).toContain('Plains')
  expect(seen).toHaveLength(4)
})

it('[Sylvan Library] leaves both choices to its controller', () => {
  const b = board({ ...start, a: { battlefield: ['Sylvan Library'], library } })
  b.reply('yesNo', [0], 'A')
    .reply('choose', () => [b.id('Forest'), b.id('Plains')], 'A')
    .to('draw')
  expect(b.asked.map((decision) => decision.purpose)).toEqual(['yesNo', 'choose'])
})

it('[Sylvan Library] puts back two cards, not three', () => {
  const b = board({ ...start, a: { battlefield: ['Sylvan Library'], library } })
  b.pick('choose', 'Forest', 'Mountain', 'Plains')
  expect(() => b.to('draw')).toThrow()
})

it('Sylvan Library: draw two, and for each of two cards pay 4 life or put it on top', () => {
  const b = board({
    a: { battlefield: ['Sylvan Library'], library: ['Forest', 'Island', 'Swamp', 'Plains'] },
    step: 'upkeep',
  })
  b.yes().reply('choose', () => [b.id('Forest', 'hand'), b.id('Swamp', 'hand')])
  b.yes('payOrNot').no('payOrNot')
  b.to('main1')
  expect(b.life('A')).toBe(16)
  expect([...b.names('hand', 'A')].sort()).toEqual(['Forest', 'Island'])
  expect(b.names('library', 'A')).toEqual(['Swamp', 'Plains'])
})

it('Sylvan Library: only cards drawn this turn may be chosen', () => {
  const b = board({
    a: { battlefield: ['Sylvan Library'], hand: ['Mountain'], library: ['Forest', 'Island', 'Swamp', 'Plains'] },
    step: 'upkeep',
  })
  b.yes().reply('choose', (d) => {
    if (d.shape !== 'objects') throw new Error(d.shape)
    expect(d.candidates.length).toBe(3)
    return d.candidates.slice(0, 2)
  })
  b.to('main1')
  expect(b.asked.some((d) => d.purpose === 'choose')).toBe(true)
})
