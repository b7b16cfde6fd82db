import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Turntimber Symbiosis] puts a creature onto the battlefield, with three counters on a small one', () => {
  const put = (name: string) => {
    const b = board({
      a: {
        hand: ['Turntimber Symbiosis'],
        battlefield: ['7 Forest'],
        library: ['Serra Angel', 'Grizzly Bears', '8 Wastes'],
      },
    })
    b.pick('choose', name).cast('Turntimber Symbiosis').resolve()
    return b.pt(name)
  }
  expect([put('Serra Angel'), put('Grizzly Bears')]).toEqual(['4/4', '5/5'])
})

it('[Turntimber, Serpentine Wood] enters untapped for 3 life', () => {
  const b = board({ a: { hand: ['Turntimber Symbiosis'] } })
  b.yes('payOrNot').act(b.legal().find(({ kind }) => kind === 'playLand')!)
  expect([b.life('A'), b.object('Turntimber, Serpentine Wood').tapped]).toEqual([17, false])
})
