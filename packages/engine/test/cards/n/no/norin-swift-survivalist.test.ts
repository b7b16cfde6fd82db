import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Norin, Swift Survivalist] exiles a blocked creature, which you may cast again this turn', () => {
  const b = board({
    a: { battlefield: ['Norin, Swift Survivalist', 'Grizzly Bears', '2 Forest'] },
    b: { battlefield: ['Hill Giant'] },
  })
  b.attack('Grizzly Bears').block('Hill Giant>Grizzly Bears').yes().resolve()
  expect(b.in('exile', 'Grizzly Bears')).toBe(true)
  b.to('main2').cast('Grizzly Bears', { from: 'exile' }).resolve()
  expect(b.in('battlefield', 'Grizzly Bears', 'A')).toBe(true)
})
