import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[CR 702.16k] [True-Name Nemesis] has protection from everything the chosen player controls', () => {
  const b = board({
    a: { hand: ['True-Name Nemesis'], battlefield: ['3 Island'] },
    b: { hand: ['Shock'], battlefield: ['Mountain', 'Hill Giant'] },
  })
  b.pick('choosePlayer', 'B').cast('True-Name Nemesis').resolve()
  b.turnTo('B')
  b.reply('target', (decision) => {
    if (decision.shape === 'objects') expect(decision.candidates).not.toContain(b.id('True-Name Nemesis'))
    return [b.entity('A')]
  })
  b.cast('Shock').resolveAll()
  b.to('main1', 5).attack('True-Name Nemesis')
  expect(() => b.block('Hill Giant>True-Name Nemesis')).toThrow()
})
