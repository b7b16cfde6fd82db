import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Desperate Plea] returns a creature no stronger than the one sacrificed', () => {
  const b = board({
    a: { hand: ['Desperate Plea'], battlefield: ['2 Swamp', 'Hill Giant'], graveyard: ['Memnite', 'Serra Angel'] },
  })
  b.reply('mode', [0])
  b.cast('Desperate Plea', { targets: ['Memnite'] }).resolve()
  expect(b.in('battlefield', 'Memnite', 'A')).toBe(true)
})
