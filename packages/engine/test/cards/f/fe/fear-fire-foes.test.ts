import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Fear, Fire, Foes!] deals X damage to a creature and 1 to the others of its controller', () => {
  const b = board({
    a: { hand: ['Fear, Fire, Foes!'], battlefield: ['4 Mountain', 'Llanowar Elves'] },
    b: { battlefield: ['Hill Giant', 'Grizzly Bears', 'Birds of Paradise'] },
  })
  b.reply('number', 3)
    .cast('Fear, Fire, Foes!', { targets: ['Hill Giant'] })
    .resolve()
  expect(b.names('battlefield', 'B')).toEqual(['Grizzly Bears'])
  expect([b.object('Grizzly Bears').damage, b.in('battlefield', 'Llanowar Elves')]).toEqual([1, true])
})
