import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Shelldock Isle] plays the hidden card only if a library has twenty or fewer cards', () => {
  const played = (mine: number, theirs: number): boolean => {
    const b = board({
      a: { hand: ['Shelldock Isle'], battlefield: ['Island'], library: ['Serra Angel', `${mine} Wastes`] },
      b: { library: [`${theirs} Wastes`] },
    })
    b.pick('choose', 'Serra Angel').play('Shelldock Isle').resolveAll()
    b.game.state.objects[b.id('Shelldock Isle')] = { ...b.object('Shelldock Isle'), tapped: false }
    b.yes().activate('Shelldock Isle').resolveAll()
    return b.in('battlefield', 'Serra Angel')
  }
  expect([played(25, 20), played(20, 30), played(25, 25)]).toEqual([true, true, false])
})
