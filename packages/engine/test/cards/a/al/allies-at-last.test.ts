import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Allies at Last] makes up to two creatures deal damage equal to their power', () => {
  const b = board({
    a: { hand: ['Allies at Last'], battlefield: ['3 Forest', 'Grizzly Bears', 'Hill Giant'] },
    b: { battlefield: ['Craw Wurm'] },
  })
  b.pick('target', 'Grizzly Bears', 'Hill Giant').cast('Allies at Last').resolve()
  expect(b.in('graveyard', 'Craw Wurm')).toBe(true)
})
