import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Beastie Beatdown] deals damage equal to the power of your creature, with two counters under delirium', () => {
  const dealt = (graveyard: string[]): number => {
    const b = board({
      a: { hand: ['Beastie Beatdown'], battlefield: ['Mountain', 'Forest', 'Grizzly Bears'], graveyard },
      b: { battlefield: ['Shivan Dragon'] },
    })
    b.cast('Beastie Beatdown', { targets: ['Grizzly Bears', 'Shivan Dragon'] }).resolve()
    return b.object('Shivan Dragon').damage
  }
  expect([dealt([]), dealt(['Shock', 'Divination', 'Sol Ring', 'Forest'])]).toEqual([2, 4])
})
