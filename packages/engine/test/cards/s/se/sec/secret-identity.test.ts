import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Secret Identity] makes the creature a 3/4 Hero with flying and vigilance', () => {
  const b = board({ a: { hand: ['Secret Identity'], battlefield: ['Island', 'Memnite'] } })
  b.reply('mode', [1])
  b.cast('Secret Identity', { targets: ['Memnite'] }).resolve()
  expect([b.pt('Memnite'), b.c('Memnite').subtypes, b.has('Memnite', 'flying')]).toEqual(['3/4', ['Hero'], true])
})
