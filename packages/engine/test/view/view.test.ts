import { describe, expect, it } from 'vitest'
import { randomHandler } from '../../src/decision/handler.ts'
import { playGameSync } from '../../src/decision/play.ts'
import { PLAYERS } from '../../src/state/ids.ts'
import { createRandom } from '../../src/state/rng.ts'
import type { GameView, PlayerView } from '../../src/view/types.ts'
import { lensFor, viewFor } from '../../src/view/view.ts'
import { smallGame } from '../decision/small-game.ts'
import { board } from '../support/board.ts'

const named = (view: GameView, name: string) => view.battlefield.find((permanent) => permanent.name === name)!

describe('[S13.11] what a player sees', () => {
  it('is their own hand, and of the other only how many cards it holds', () => {
    const b = board({ a: { hand: ['Lightning Bolt', 'Mountain'] }, b: { hand: ['Counterspell', 'Island', 'Daze'] } })
    const view = viewFor(b.game, 0)
    expect(view.hand.map(({ name }) => name)).toEqual(['Lightning Bolt', 'Mountain'])
    expect(view.players.map(({ handCount, libraryCount }) => [handCount, libraryCount])).toEqual([
      [2, 10],
      [3, 10],
    ])
    expect(JSON.stringify(view)).not.toMatch(/Counterspell|Island|Daze|Wastes/)
  })

  it('is everything on the battlefield, as it is now', () => {
    const b = board({
      a: { battlefield: ['Goblin King', { card: 'Mogg Fanatic', tapped: true, counters: { '+1/+1': 2 } }] },
      b: { battlefield: [{ card: 'Grizzly Bears', damage: 1, sick: true }] },
    })
    const view = viewFor(b.game, 1)
    expect(named(view, 'Mogg Fanatic')).toMatchObject({
      controller: 0,
      owner: 0,
      power: 4,
      toughness: 4,
      basePower: 1,
      tapped: true,
      counters: { '+1/+1': 2 },
      types: ['creature'],
      subtypes: ['Goblin'],
      colors: ['R'],
      keywords: ['landwalk'],
    })
    expect(named(view, 'Grizzly Bears')).toMatchObject({ controller: 1, damage: 1, summoningSick: true })
  })

  it('is the stack with targets and controllers', () => {
    const b = board({ a: { hand: ['Lightning Bolt'], mana: '{R}' }, b: { battlefield: ['Grizzly Bears'] } })
    b.cast('Lightning Bolt', { targets: ['Grizzly Bears'] })
    expect(viewFor(b.game, 1).stack).toMatchObject([
      {
        kind: 'spell',
        name: 'Lightning Bolt',
        controller: 0,
        spell: { manaValue: 1 },
        targets: [{ entities: [b.id('Grizzly Bears')] }],
      },
    ])
  })

  it('is who attacks and who blocks', () => {
    const b = board({ a: { battlefield: ['Goblin Piledriver'] }, b: { battlefield: ['Grizzly Bears'] } })
    b.attack('Goblin Piledriver').block('Grizzly Bears>Goblin Piledriver')
    const view = viewFor(b.game, 0)
    expect(named(view, 'Goblin Piledriver')).toMatchObject({ attacking: -2, blocked: true })
    expect(named(view, 'Grizzly Bears').blocking).toEqual([b.id('Goblin Piledriver')])
    expect(view.combat?.attackers).toHaveLength(1)
  })

  it('[CR 708.5] is what their own face-down permanents are, and not the other’s', () => {
    const b = board({ a: { hand: ['Exalted Angel'], battlefield: ['3 Plains'] } })
    b.cast('Exalted Angel', { method: 'morph' })
    expect(viewFor(b.game, 0).stack[0]).toMatchObject({ spell: { name: '' }, card: { name: 'Exalted Angel' } })
    expect(JSON.stringify(viewFor(b.game, 1))).not.toContain('Exalted Angel')
    b.resolve()
    expect(named(viewFor(b.game, 0), '')).toMatchObject({ faceDown: true, power: 2, card: { name: 'Exalted Angel' } })
    expect(named(viewFor(b.game, 1), '')).toMatchObject({ faceDown: true, power: 2, card: null })
    expect(JSON.stringify(viewFor(b.game, 1))).not.toContain('Exalted Angel')
  })

  it('is a card that went to a hand in the open, by name and without id', () => {
    const b = board({ a: { hand: ['Unsummon'], mana: '{U}' }, b: { battlefield: ['Grizzly Bears'], hand: ['Daze'] } })
    b.cast('Unsummon', { targets: ['Grizzly Bears'] }).resolve()
    const [, other] = viewFor(b.game, 0).players
    expect(other.handCount).toBe(2)
    expect(other.knownHand.map(({ name }) => name)).toEqual(['Grizzly Bears'])
    expect(other.knownHand[0]).not.toHaveProperty('id')
  })

  it('Goblin Matron: is the card that was found and revealed', () => {
    const b = board({ a: { hand: ['Goblin Matron', 'Shock'], mana: '{R}{R}{R}', library: ['Mogg Fanatic', 'Forest'] } })
    b.pick('chooseFound', 'Mogg Fanatic').cast('Goblin Matron').resolve().resolve()
    expect(viewFor(b.game, 1).players[0].knownHand.map(({ name }) => name)).toEqual(['Mogg Fanatic'])
  })

  it('[CR 701.24b] Sterling Grove: is the card that was revealed and put on top of the library after shuffling', () => {
    const b = board({
      a: { battlefield: ['Sterling Grove'], mana: '{G}', library: ['Exploration', 'Forest', 'Opalescence'] },
    })
    b.pick('chooseFound', 'Opalescence').activate('Sterling Grove').resolve()
    expect(viewFor(b.game, 1).players[0].knownLibrary.map(({ name }) => name)).toEqual(['Opalescence'])
  })

  it('Goblin Ringleader: is what went to the hand, and nothing of the order on the bottom', () => {
    const library = ['Forest', 'Mogg Fanatic', 'Shock', 'Island', 'Plains', 'Plains']
    const b = board({ a: { hand: ['Goblin Ringleader'], mana: '{R}{R}{R}{R}', library } })
    b.cast('Goblin Ringleader').resolve().resolve()
    const [seen] = viewFor(b.game, 1).players
    expect(seen.knownHand.map(({ name }) => name)).toEqual(['Mogg Fanatic'])
    expect(seen.knownLibrary).toEqual([])
  })

  it('is the hand that was revealed to them', () => {
    const b = board({ a: { hand: ['Duress'], mana: '{B}' }, b: { hand: ['Forest', 'Counterspell', 'Daze'] } })
    b.pick('choose', 'Daze')
      .cast('Duress', { targets: ['B'] })
      .resolve()
    const [, other] = viewFor(b.game, 0).players
    expect(other.knownHand.map(({ name }) => name)).toEqual(['Counterspell', 'Forest'])
    expect(other.graveyard.map(({ name }) => name)).toEqual(['Daze'])
  })

  it('is the open question only if it is theirs', () => {
    const b = board({ a: { hand: ['Lightning Bolt'], mana: '{R}' } })
    expect(viewFor(b.game, 0)).toMatchObject({ waitingFor: 0, decision: { shape: 'act', purpose: 'priority' } })
    expect(viewFor(b.game, 1)).toMatchObject({ waitingFor: 0, decision: null })
  })

  it('is the library they search, in the question and nowhere else', () => {
    const b = board({
      a: { battlefield: ['Wooded Foothills'], library: ['Forest', 'Goblin Lackey', 'Mountain', 'Goblin King'] },
    })
    b.activate('Wooded Foothills').pass().submit({ kind: 'pass' })
    const { decision, ...rest } = viewFor(b.game, 0)
    expect(decision).toMatchObject({ shape: 'objects', purpose: 'chooseFound', max: 1 })
    expect(decision?.cards.map(({ name, zone }) => `${name} in ${zone}`).sort()).toEqual([
      'Forest in library',
      'Goblin King in library',
      'Goblin Lackey in library',
      'Mountain in library',
    ])
    expect(decision?.shape === 'objects' && decision.candidates).toHaveLength(2)
    expect(JSON.stringify(rest)).not.toMatch(/Goblin Lackey|Goblin King/)
    expect(viewFor(b.game, 1).decision).toBeNull()
  })

  it('is the result of the game', () => {
    const b = board({})
    b.game.concede(1)
    expect(viewFor(b.game, 1)).toMatchObject({ result: { winner: 0 }, waitingFor: null, decision: null })
  })
})

describe('a view', () => {
  it('is plain data: the same after JSON, at every question of a game; and the lens shows the same', () => {
    const game = smallGame('json')
    let views = 0
    playGameSync(game, [randomHandler(createRandom('j1')), randomHandler(createRandom('j2'))], {
      onDecision: () => {
        for (const player of PLAYERS) {
          const view = viewFor(game, player)
          expect(JSON.parse(JSON.stringify(view))).toEqual(view)
          expect(JSON.parse(JSON.stringify(lensFor(game, player)))).toEqual(view)
          views++
        }
      },
    })
    expect(views).toBeGreaterThan(100)
  })

  it('through the lens has the parts of the plain view', () => {
    const { game } = board({ a: { hand: ['Lightning Bolt'], battlefield: ['Mountain'] } })
    const view = viewFor(game, 0)
    const lens = lensFor(game, 0)
    const { players, ...parts } = view
    for (const key of Object.keys(parts) as (keyof typeof parts)[]) expect(lens[key]).toEqual(parts[key])
    players.forEach((player, seat) => {
      for (const key of Object.keys(player) as (keyof PlayerView)[])
        expect(lens.players[seat]![key]).toEqual(player[key])
    })
    expect(JSON.stringify(lens)).toBe(JSON.stringify(view))
    expect(JSON.stringify(lens.players)).toBe(JSON.stringify(players))
    expect(lens.battlefield).toBe(lens.battlefield)
  })
})
