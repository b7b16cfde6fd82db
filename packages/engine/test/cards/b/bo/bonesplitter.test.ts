import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Bonesplitter] equips only at sorcery speed and only your creatures', () => {
  const b = board({ active: 1, a: { battlefield: ['Bonesplitter', 'Grizzly Bears', 'Forest'] } })
  b.turnTo('A')
  expect(b.can('activate', 'Bonesplitter')).toBe(false)
})
