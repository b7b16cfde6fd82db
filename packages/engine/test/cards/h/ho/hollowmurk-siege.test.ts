import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Hollowmurk Siege] strengthens an attacker, or draws for counters, as was chosen', () => {
  const of = (clan: string) => {
    const b = board({
      a: {
        hand: ['Hollowmurk Siege', 'Battlegrowth'],
        battlefield: ['Grizzly Bears', 'Swamp', '2 Forest'],
        library: ['2 Island'],
      },
    })
    b.option('chooseWord', clan).cast('Hollowmurk Siege').resolve()
    b.cast('Battlegrowth', { targets: ['Grizzly Bears'] }).resolveAll()
    b.attack('Grizzly Bears').resolveAll()
    return [b.pt('Grizzly Bears'), b.has('Grizzly Bears', 'menace'), b.count('hand', 'Island', 'A')]
  }
  expect(of('Sultai')).toEqual(['3/3', false, 1])
  expect(of('Abzan')).toEqual(['4/4', true, 0])
})
