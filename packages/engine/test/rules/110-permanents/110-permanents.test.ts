import { describe, expect, it } from 'vitest'
import { board } from '../../support/board.ts'

it.each(['Grizzly Bears', 'Sol Ring', 'Glorious Anthem', 'Jace Beleren'])(
  '[CR 110.1, 608.3a] %s becomes a permanent as it resolves',
  (name) => {
    const b = board({ a: { hand: [name], battlefield: ['3 Island', '3 Plains', '2 Forest'] } })
    b.cast(name)
    expect([b.in('stack', name), b.in('battlefield', name)]).toEqual([true, false])
    b.resolve()
    expect([b.in('stack', name), b.in('battlefield', name)]).toEqual([false, true])
  },
)

describe('[CR 110.2] owner and controller', () => {
  it('[CR 108.3, 110.2, 110.2a] a permanent enters under the control of the player who put it there, and keeps its owner', () => {
    const b = board({ a: { battlefield: ['5 Swamp'], hand: ['Reanimate'] }, b: { graveyard: ['Hill Giant'] } })
    b.cast('Reanimate', { targets: ['Hill Giant'] }).resolve()
    expect([b.c('Hill Giant').controller, b.object('Hill Giant').owner]).toEqual([0, 1])
  })

  it("[CR 110.2, 613.1b] a permanent comes back to its owner's control when an effect ends", () => {
    const b = board({
      a: { battlefield: ['3 Mountain'], hand: ['Act of Treason'] },
      b: { battlefield: ['Hill Giant'] },
    })
    b.cast('Act of Treason', { targets: ['Hill Giant'] }).resolve()
    expect(b.c('Hill Giant').controller).toBe(0)
    expect(b.to('upkeep').c('Hill Giant').controller).toBe(1)
  })
})

describe('[CR 110.5] status', () => {
  it('[CR 110.5, 110.5b] a permanent enters untapped and face up unless an effect says otherwise', () => {
    const b = board({ a: { hand: ['Forest', 'Guardian Idol'], battlefield: ['2 Wastes'] } })
    b.play('Forest')
    expect([b.object('Forest').tapped, b.object('Forest').faceDown]).toEqual([false, false])
    b.cast('Guardian Idol').resolve()
    expect(b.object('Guardian Idol').tapped).toBe(true)
  })

  it('[CR 110.5d] a card that is no permanent has no status: a tapped creature that returns to the hand is untapped later', () => {
    const b = board({
      a: { battlefield: [{ card: 'Grizzly Bears', tapped: true }, 'Island', '2 Forest'], hand: ['Unsummon'] },
    })
    b.cast('Unsummon', { targets: ['Grizzly Bears'] })
      .resolve()
      .cast('Grizzly Bears')
      .resolve()
    expect(b.object('Grizzly Bears').tapped).toBe(false)
  })
})
