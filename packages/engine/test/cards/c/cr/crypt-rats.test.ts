import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Crypt Rats] deals X damage to each creature and each player', () => {
  const b = board({
    a: { battlefield: ['Crypt Rats', '3 Swamp'] },
    b: { battlefield: ['Hill Giant', 'Grizzly Bears'] },
  })
  b.reply('x', 2).activate('Crypt Rats').resolve()
  expect([b.life('A'), b.life('B'), b.names('battlefield', 'B')]).toEqual([18, 18, ['Hill Giant']])
  expect(b.in('graveyard', 'Crypt Rats')).toBe(true)
})

it('[Crypt Rats] spends only black mana on X', () => {
  const b = board({ a: { battlefield: ['Crypt Rats', 'Swamp', '5 Forest'] } })
  let most = -1
  b.reply('x', (decision) => {
    if (decision.shape === 'number') most = decision.max
    return 1
  })
  b.activate('Crypt Rats')
  expect(most).toBe(1)
})
