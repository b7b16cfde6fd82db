import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Hapatra, Vizier of Poisons] makes a Snake for each creature you put -1/-1 counters on', () => {
  const b = board({
    a: { battlefield: ['Hapatra, Vizier of Poisons'], hand: ["Black Sun's Zenith"], mana: '{B}{B}{B}' },
    b: { battlefield: ['Hill Giant', 'Craw Wurm'] },
  })
  b.reply('x', 1).cast("Black Sun's Zenith").resolveAll()
  expect(b.count('battlefield', 'Snake Token', 'A')).toBe(3)
})

it('[Hapatra, Vizier of Poisons] makes none for counters an opponent puts', () => {
  const b = board({
    a: { battlefield: ['Hapatra, Vizier of Poisons'] },
    b: { hand: ['Instill Infection'], mana: '{B}{B}{B}{B}', battlefield: ['Craw Wurm'], library: ['2 Island'] },
    active: 1,
  })
  b.cast('Instill Infection', { targets: ['Craw Wurm'] }).resolveAll()
  expect(b.count('battlefield', 'Snake Token', 'A')).toBe(0)
})
