import { expect, it } from 'vitest'
import { board } from '../../support/board.ts'

it('[Zero Point Ballad] with X of 6 returns a creature card it put into a graveyard', () => {
  const b = board({
    a: { hand: ['Zero Point Ballad'], battlefield: ['7 Swamp'] },
    b: { battlefield: ['Serra Angel', 'Grizzly Bears'], graveyard: ['Hill Giant'] },
  })
  b.reply('x', 6).cast('Zero Point Ballad')
  b.reply('choose', (decision) => {
    expect(decision.shape === 'objects' && decision.candidates).toHaveLength(2)
    return [b.id('Serra Angel')]
  })
  b.resolve()
  expect([b.in('battlefield', 'Serra Angel', 'A'), b.life('A')]).toEqual([true, 14])
})
