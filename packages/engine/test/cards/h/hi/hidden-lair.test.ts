import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Hidden Lair] makes colored mana only when new or beside a basic land', () => {
  const makes = (...battlefield: string[]) =>
    board({ a: { battlefield: ['Hidden Lair', ...battlefield], hand: ['Opt'] } }).can('cast', 'Opt')
  expect([makes('Taiga'), makes('Forest')]).toEqual([false, true])
})
