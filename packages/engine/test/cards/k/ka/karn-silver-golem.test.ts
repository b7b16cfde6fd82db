import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Karn, Silver Golem] makes a creature of an artifact', () => {
  const b = board({ a: { battlefield: ['Karn, Silver Golem', 'Mind Stone', 'Wastes'] } })
  b.activate('Karn, Silver Golem', { targets: ['Mind Stone'] }).resolve()
  expect(b.pt('Mind Stone')).toBe('2/2')
})
