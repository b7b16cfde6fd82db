import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Thought-Stalker Warlock] lets you choose what is discarded if the opponent lost life', () => {
  const enters = (life: boolean) => {
    const b = board({
      a: { hand: ['Thought-Stalker Warlock', 'Shock'], battlefield: ['3 Swamp', 'Mountain'] },
      b: { hand: ['Hill Giant', 'Memnite', 'Island'] },
    })
    if (life) b.cast('Shock', { targets: ['B'] }).resolve()
    b.pick('choose', 'Hill Giant').reply('discard', (_, board) => [board.id('Island')], 'B')
    b.cast('Thought-Stalker Warlock').resolve().resolve()
    return b.names('graveyard', 'B')
  }
  expect([enters(true), enters(false)]).toEqual([['Hill Giant'], ['Island']])
})
