import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'
import { offers } from '../../../support/watch.ts'

it.each(['Grizzly Bears', 'Hill Giant'])(
  '[Divine Verdict] destroys %s in combat, and not Gray Ogre outside',
  (victim) => {
    const b = board({
      a: { battlefield: ['Grizzly Bears', 'Gray Ogre'] },
      b: { battlefield: ['Hill Giant', '4 Plains'], hand: ['Divine Verdict'] },
    })
    b.attack('Grizzly Bears').block('Hill Giant>Grizzly Bears').turnTo('B')
    const seen = offers(b, 'target', victim)
    b.cast('Divine Verdict').resolve()
    expect(seen).toEqual(['Grizzly Bears', 'Hill Giant'])
    expect(b.in('graveyard', victim)).toBe(true)
  },
)
