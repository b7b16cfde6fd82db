import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Keeper of the Dead] kills where the opponent has two creature cards fewer in the graveyard', () => {
  const keeper = (graveyard: string[]) => {
    const b = board({
      a: { battlefield: ['Keeper of the Dead', 'Swamp'], graveyard },
      b: { battlefield: ['Hill Giant', 'Bog Imp'], graveyard: ['Grizzly Bears'] },
    })
    return b
  }
  expect(keeper(['2 Hill Giant']).can('activate', 'Keeper of the Dead')).toBe(false)
  const b = keeper(['3 Gray Ogre'])
  b.activate('Keeper of the Dead', { targets: ['B', 'Hill Giant'] }).resolve()
  expect(b.in('graveyard', 'Hill Giant', 'B')).toBe(true)
})
