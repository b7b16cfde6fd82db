import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Does Machines] makes an artifact a Robot with three counters', () => {
  const b = board({ a: { battlefield: ['Does Machines', '8 Island', 'Sol Ring'] } })
  b.activate('Does Machines').resolveAll()
  b.aim(['Sol Ring']).activate('Does Machines', { nth: 1 }).resolveAll().to('beginCombat').resolveAll()
  expect(b.pt('Sol Ring')).toBe('3/3')
})
