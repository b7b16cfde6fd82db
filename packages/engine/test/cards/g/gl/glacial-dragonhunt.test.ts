import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Glacial Dragonhunt] deals damage for a nonland card discarded', () => {
  const b = board({
    a: { hand: ['Glacial Dragonhunt', 'Memnite'], battlefield: ['Island', 'Mountain'] },
    b: { battlefield: ['Hill Giant'] },
  })
  b.cast('Glacial Dragonhunt').yes().pick('discard', 'Memnite').resolve().resolveAll()
  expect(b.in('graveyard', 'Hill Giant', 'B')).toBe(true)
})
