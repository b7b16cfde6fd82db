import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Settle the Wreckage] exiles the attackers and gives that many basic lands', () => {
  const b = board({
    active: 1,
    a: { hand: ['Settle the Wreckage'], battlefield: ['4 Plains'] },
    b: { battlefield: ['Hill Giant', 'Grizzly Bears', 'Memnite'], library: ['3 Forest', 'Taiga'] },
  })
  b.attack('Hill Giant', 'Grizzly Bears').turnTo('A')
  b.yes()
  b.reply('chooseFound', (decision) => (decision.shape === 'objects' ? decision.candidates.slice(0, decision.max) : []))
  b.cast('Settle the Wreckage', { targets: ['B'] }).resolve()
  expect(b.names('exile').sort()).toEqual(['Grizzly Bears', 'Hill Giant', 'Settle the Wreckage'].slice(0, 2))
  expect(b.count('battlefield', 'Forest', 'B')).toBe(2)
  expect(b.object('Forest').tapped).toBe(true)
})
