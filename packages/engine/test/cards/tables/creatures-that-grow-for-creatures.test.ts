import { expect, it } from 'vitest'
import { board } from '../../support/board.ts'

it.each(['Blood Bairn', 'Nantuko Husk'])('[%s] gets +2/+2 for a creature sacrificed', (name) => {
  const b = board({ a: { battlefield: [name, 'Grizzly Bears'] } })
  b.pick('sacrifice', 'Grizzly Bears').activate(name).resolve()
  expect(b.pt(name)).toBe('4/4')
  expect(b.in('graveyard', 'Grizzly Bears', 'A')).toBe(true)
})
