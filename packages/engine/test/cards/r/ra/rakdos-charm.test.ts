import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Rakdos Charm] has each creature deal 1 damage to its controller, all at once', () => {
  const b = board({
    a: { hand: ['Rakdos Charm'], battlefield: ['Swamp', 'Mountain', 'Hill Giant'], life: 1 },
    b: { battlefield: ['3 Memnite'], life: 3 },
  })
  b.reply('mode', [2]).cast('Rakdos Charm').resolve()
  expect(b.winner).toBe('draw')
})

it('[Rakdos Charm] exiles a whole graveyard, or destroys an artifact', () => {
  const cast = (mode: number, target: string) => {
    const b = board({
      a: { hand: ['Rakdos Charm'], battlefield: ['Swamp', 'Mountain'] },
      b: { graveyard: ['Shock', 'Island'], battlefield: ['Memnite'] },
    })
    b.reply('mode', [mode])
      .cast('Rakdos Charm', { targets: [target] })
      .resolve()
    return [b.names('exile').sort(), b.in('battlefield', 'Memnite')]
  }
  expect([cast(0, 'B'), cast(1, 'Memnite')]).toEqual([
    [['Island', 'Shock'], true],
    [[], false],
  ])
})
