import { describe, expect, it } from 'vitest'
import { viewFor } from '../../../src/view/view.ts'
import { board } from '../../support/board.ts'

describe('[CR 400] zones', () => {
  it('[CR 400.2, 401.2, 402.3] a player sees neither libraries nor the hand of the opponent', () => {
    const b = board({ a: { library: ['Black Lotus'] }, b: { hand: ['Lightning Bolt'], library: ['Ancestral Recall'] } })
    const seen = JSON.stringify(viewFor(b.game, 0))
    for (const name of ['Black Lotus', 'Lightning Bolt', 'Ancestral Recall']) expect(seen).not.toContain(name)
  })

  it('[CR 400.2, 404.2, 406.3] both players see graveyards, exile and the battlefield', () => {
    const b = board({ b: { graveyard: ['Shock'], exile: ['Divination'], battlefield: ['Hill Giant'] } })
    const seen = JSON.stringify(viewFor(b.game, 0))
    for (const name of ['Shock', 'Divination', 'Hill Giant']) expect(seen).toContain(name)
  })

  it("[CR 400.3] an object that would go to another player's graveyard goes to its owner's", () => {
    const b = board({
      a: { battlefield: ['4 Mountain', 'Swamp'], hand: ['Act of Treason', 'Vendetta'] },
      b: { battlefield: ['Hill Giant'] },
    })
    b.cast('Act of Treason', { targets: ['Hill Giant'] }).resolve()
    b.cast('Vendetta', { targets: ['Hill Giant'] }).resolve()
    expect([b.in('graveyard', 'Hill Giant', 'A'), b.in('graveyard', 'Hill Giant', 'B')]).toEqual([false, true])
  })

  it('[CR 400.7] a permanent that left and came back has no memory of Giant Growth', () => {
    const b = board({
      a: { battlefield: ['2 Forest', '2 Plains', 'Grizzly Bears'], hand: ['Giant Growth', 'Cloudshift'] },
    })
    b.cast('Giant Growth', { targets: ['Grizzly Bears'] })
      .resolve()
      .cast('Cloudshift', { targets: ['Grizzly Bears'] })
    expect(b.resolve().pt('Grizzly Bears')).toBe('2/2')
  })
})

describe('[CR 401] the library', () => {
  it('[CR 401.5] a player may play with the top card revealed', () => {
    const b = board({ b: { battlefield: ["Garruk's Horde"], library: ['Shock'] } })
    expect(JSON.stringify(viewFor(b.game, 0))).toContain('Shock')
  })
})

it('[CR 402.2, 514.1] a player discards down to the maximum hand size in the cleanup step only', () => {
  const b = board({ a: { hand: ['9 Forest'] } })
  expect(b.to('end').names('hand', 'A').length).toBe(9)
  expect(b.to('upkeep').names('hand', 'A').length).toBe(7)
})
