import { expect, it } from 'vitest'
import { board } from '../../support/board.ts'

it('[CR 607.3] "the exiled card" is each of two cards that one land has hidden', () => {
  const b = board({
    a: {
      hand: ['Windbrisk Heights'],
      battlefield: ['Elesh Norn, Mother of Machines', '3 Memnite', 'Plains', 'Fastbond'],
      library: ['10 Ghost Quarter'],
    },
  })
  b.play('Windbrisk Heights').resolveAll()
  expect(b.count('exile', 'Ghost Quarter')).toBe(2)
  b.to('main1', 5).attack('Memnite', 'Memnite#2', 'Memnite#3')
  b.reply('choose', (decision) => (decision.shape === 'objects' ? decision.candidates : []))
  b.reply('choose', (decision) => (decision.shape === 'objects' ? decision.candidates : []))
  b.activate('Windbrisk Heights').resolve()
  expect(b.count('battlefield', 'Ghost Quarter')).toBe(2)
})
