import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Ball Lightning] tramples for 6 and is sacrificed at the end step', () => {
  const b = board({
    a: { battlefield: ['3 Mountain'], hand: ['Ball Lightning'] },
    b: { battlefield: ['Grizzly Bears'] },
  })
  b.cast('Ball Lightning').resolve().attack('Ball Lightning').block('Grizzly Bears>Ball Lightning')
  b.reply('damageAssignment', [2, 4]).damage()
  expect(b.life('B')).toBe(16)
  const idle = board({ a: { battlefield: ['Ball Lightning'] } })
  idle.to('end')
  expect(idle.in('graveyard', 'Ball Lightning', 'A')).toBe(true)
})
