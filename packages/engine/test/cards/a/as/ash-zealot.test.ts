import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Ash Zealot] punishes spells from graveyards', () => {
  const b = board({
    a: { battlefield: ['Ash Zealot'] },
    b: { graveyard: ['Faithless Looting'], battlefield: ['3 Mountain'] },
    active: 1,
  })
  b.cast('Faithless Looting', { method: 'flashback' }).resolveAll()
  expect(b.life('B')).toBe(17)
})
