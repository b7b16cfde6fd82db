import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Wail of the Forgotten] does all it can with eight permanent cards in the graveyard', () => {
  const of = (graveyard: string) => {
    const b = board({
      a: {
        hand: ['Wail of the Forgotten'],
        battlefield: ['Island', 'Swamp'],
        graveyard: [graveyard],
        library: ['3 Opt'],
      },
      b: { hand: ['Shock'], battlefield: ['Hill Giant'] },
    })
    b.reply('mode', (d) => (d.shape === 'options' ? Array.from({ length: d.max }, (_, i) => i) : []))
      .aim(['Hill Giant'])
      .cast('Wail of the Forgotten')
      .resolve()
    return [b.in('battlefield', 'Hill Giant'), b.count('hand', 'Opt', 'A')]
  }
  expect([of('8 Forest'), of('7 Forest')]).toEqual([
    [false, 1],
    [false, 0],
  ])
})
