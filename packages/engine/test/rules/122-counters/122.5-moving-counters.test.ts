import { expect, it } from 'vitest'
import { board } from '../../support/board.ts'

it('[CR 122.5] a counter that is moved leaves one object and is put on the other', () => {
  const b = board({
    a: {
      hand: ['Bioshift'],
      battlefield: [{ card: 'Memnite', counters: { '+1/+1': 3 } }, 'Ornithopter', 'Hardened Scales'],
      mana: '{G}',
    },
  })
  b.reply('number', 2)
    .reply('x', 2)
    .cast('Bioshift', { targets: ['Memnite', 'Ornithopter'] })
    .resolve()
  expect(b.counters('Memnite', '+1/+1') + b.counters('Ornithopter', '+1/+1')).toBe(4)
})

it('[CR 122.5] a graft ability moves nothing where there is no counter', () => {
  const b = board({
    a: { hand: ['Memnite'], battlefield: ['Simic Initiate', 'Glorious Anthem'] },
  })
  b.cast('Memnite').yes().resolveAll()
  expect(b.counters('Memnite', '+1/+1')).toBe(0)
})
