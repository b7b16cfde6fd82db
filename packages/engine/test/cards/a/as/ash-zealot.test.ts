import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Ash Zealot] burns whoever casts from a graveyard', () => {
  const b = board({
    a: { battlefield: ['Ash Zealot'] },
    b: { graveyard: ['Think Twice'], hand: ['Opt'], battlefield: ['4 Island'] },
    active: 1,
  })
  b.cast('Opt').resolveAll()
  expect(b.life('B')).toBe(20)
  b.cast('Think Twice', { method: 'flashback' }).resolveAll()
  expect(b.life('B')).toBe(17)
})
