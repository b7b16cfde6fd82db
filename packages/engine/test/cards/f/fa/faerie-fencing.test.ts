import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Faerie Fencing] shrinks the creature by 3 more with a Faerie', () => {
  for (const [other, dies] of [
    ['Spellstutter Sprite', true],
    ['Elvish Mystic', false],
  ] as const) {
    const b = board({
      a: { hand: ['Faerie Fencing'], battlefield: ['2 Swamp', other] },
      b: { battlefield: ['Hill Giant'] },
    })
    b.reply('x', 1)
      .cast('Faerie Fencing', { targets: ['Hill Giant'] })
      .resolve()
    expect(b.in('graveyard', 'Hill Giant', 'B')).toBe(dies)
    if (!dies) expect(b.pt('Hill Giant')).toBe('2/2')
  }
})
