import { describe, expect, it } from 'vitest'
import { randomHandler } from '../../src/decision/handler.ts'
import { playGameSync } from '../../src/decision/play.ts'
import { ScriptedHandler } from '../../src/decision/scripted.ts'
import { EVENT_KINDS } from '../../src/events/event.ts'
import { createRandom } from '../../src/state/rng.ts'
import { createLog, type GameLog } from '../../src/view/log.ts'
import { sentences } from '../../src/view/sentences.ts'
import { viewFor } from '../../src/view/view.ts'
import { smallGame } from '../decision/small-game.ts'
import { board } from '../support/board.ts'

const texts = (log: GameLog): string[] => log.lines.map(({ text }) => text)

describe('[S14.1] the log tells', () => {
  it('turns, steps, draws and who keeps how many cards', () => {
    const game = smallGame('log')
    const log = createLog(game)
    const play = new ScriptedHandler()
    expect(() =>
      playGameSync(game, [play, play], {
        onDecision: () => {
          if (game.state.turn.number === 3) throw new Error('enough')
        },
      }),
    ).toThrow('enough')
    const [first, second] = game.state.turn.startingPlayer === 0 ? ['Alice', 'Bob'] : ['Bob', 'Alice']
    expect(texts(log).filter((text) => /keeps|Turn/.test(text))).toEqual([
      `${first} keeps 7 cards`,
      `${second} keeps 7 cards`,
      `Turn 1 (${first})`,
      `Turn 2 (${second})`,
      `Turn 3 (${first})`,
    ])
    expect(texts(log)).toContain(`${second}'s draw step`)
    expect(texts(log).some((text) => text.startsWith(`${second} draws `))).toBe(true)
  })

  it('a mulligan, and what is kept after it', () => {
    const game = smallGame('mulligan')
    const log = createLog(game, 0)
    const player = game.decision!.player
    game.submit(player, [1])
    while (game.decision?.purpose === 'mulligan') game.submit(game.decision.player, [0])
    const name = ['Alice', 'Bob'][player]!
    expect(texts(log)).toContain(`${name} takes a mulligan`)
    expect(texts(log)).toContain(`${name} keeps 6 cards`)
  })

  it('a land drop, a spell with its mana, and what becomes of it', () => {
    const b = board({ a: { hand: ['Forest', 'Goblin Lackey'], battlefield: ['Mountain'] } })
    const log = createLog(b.game)
    b.play('Forest').cast('Goblin Lackey').resolve()
    expect(texts(log)).toEqual([
      'A plays Forest (land drop)',
      'A casts Goblin Lackey',
      'A taps Mountain for {R}',
      'Goblin Lackey resolves',
    ])
    expect(log.lines.map(({ depth }) => depth)).toEqual([2, 2, 3, 2])
    expect(log.lines[0]).toMatchObject({ turn: 3, step: 'main1', kind: 'landPlayed', objects: [b.id('Forest')] })
  })

  it('[Wooded Foothills] an ability, and then what was paid for it', () => {
    const b = board({ a: { battlefield: ['Wooded Foothills'], library: ['Forest'] } })
    const log = createLog(b.game)
    b.activate('Wooded Foothills')
    expect(texts(log)).toEqual([
      'A activates an ability of Wooded Foothills',
      "A's Wooded Foothills becomes tapped",
      'A pays 1 life (20 → 19)',
      'A sacrifices Wooded Foothills',
    ])
  })

  it('targets, and damage with the life total after it', () => {
    const b = board({ a: { hand: ['2 Lightning Bolt'], mana: '{R}{R}' }, b: { battlefield: ['Grizzly Bears'] } })
    const log = createLog(b.game)
    b.cast('Lightning Bolt', { targets: ['B'] }).resolve()
    b.cast('Lightning Bolt', { targets: ['Grizzly Bears'] }).resolve()
    expect(texts(log)).toEqual([
      'A casts Lightning Bolt targeting B',
      'Lightning Bolt resolves',
      'Lightning Bolt deals 3 damage to B (20 → 17)',
      'A casts Lightning Bolt targeting Grizzly Bears',
      'Lightning Bolt resolves',
      'Lightning Bolt deals 3 damage to Grizzly Bears',
      'Grizzly Bears dies',
    ])
  })

  it('combat: attackers, blockers, damage of each, in one', () => {
    const b = board({
      a: { battlefield: ['Goblin Lackey', 'Mogg Fanatic', 'Grizzly Bears'] },
      b: { battlefield: ['Llanowar Elves'], life: 9 },
    })
    const log = createLog(b.game)
    b.attack('Goblin Lackey', 'Mogg Fanatic', 'Grizzly Bears').block('Llanowar Elves>Goblin Lackey').damage()
    expect(texts(log).filter((text) => !text.includes('step'))).toEqual([
      'A attacks with Goblin Lackey, Mogg Fanatic and Grizzly Bears',
      'B blocks Goblin Lackey with Llanowar Elves',
      'Goblin Lackey deals 1 damage to Llanowar Elves',
      'Mogg Fanatic deals 1 damage to B',
      'Grizzly Bears deals 2 damage to B',
      'Llanowar Elves deals 1 damage to Goblin Lackey',
      'B loses 3 life (9 → 6)',
      'Goblin Lackey dies',
      'Llanowar Elves dies',
    ])
  })

  it('what is destroyed, exiled and returned', () => {
    const b = board({
      a: { hand: ['Disenchant', 'Swords to Plowshares', 'Unsummon'], mana: '{W}{W}{W}', battlefield: ['Island'] },
      b: { battlefield: ['Opalescence', 'Grizzly Bears', 'Llanowar Elves'] },
    })
    const log = createLog(b.game)
    b.cast('Disenchant', { targets: ['Opalescence'] }).resolve()
    b.cast('Swords to Plowshares', { targets: ['Grizzly Bears'] }).resolve()
    b.cast('Unsummon', { targets: ['Llanowar Elves'] }).resolve()
    expect(texts(log).filter((text) => !/casts|taps|resolves/.test(text))).toEqual([
      'Opalescence is destroyed',
      'Grizzly Bears is exiled',
      'B gains 2 life (20 → 22)',
      "Llanowar Elves returns to B's hand",
    ])
  })

  it('where in a library a card is put', () => {
    const b = board({
      a: { hand: ['Time Ebb', 'Oust', 'Memory Lapse'], mana: '{U}{U}{U}{U}{U}{W}' },
      b: { hand: ['Lightning Bolt'], mana: '{R}', battlefield: ['Grizzly Bears', 'Llanowar Elves', 'Krosan Tusker'] },
    })
    const log = createLog(b.game)
    b.cast('Time Ebb', { targets: ['Grizzly Bears'] }).resolve()
    b.cast('Oust', { targets: ['Llanowar Elves'] }).resolve()
    b.pass()
      .cast('Lightning Bolt', { targets: ['A'] })
      .pass()
    b.cast('Memory Lapse', { targets: ['Lightning Bolt'] }).resolve()
    expect(texts(log).filter((text) => text.includes('library'))).toEqual([
      "Grizzly Bears is put on top of B's library",
      "Llanowar Elves is put into B's library, second from the top",
      "Lightning Bolt is put on top of B's library",
    ])
  })

  it('[Condemn] the bottom of a library, and [Feldon’s Cane] no place in one that is shuffled', () => {
    const b = board({
      a: { battlefield: ['Grizzly Bears', "Feldon's Cane"], graveyard: ['Forest'] },
      b: { hand: ['Condemn'], battlefield: ['Plains'] },
    })
    const log = createLog(b.game)
    b.activate("Feldon's Cane").resolve()
    expect(texts(log)).toContain("Forest is put into A's library")
    b.attack('Grizzly Bears')
      .turnTo('B')
      .cast('Condemn', { targets: ['Grizzly Bears'] })
      .resolve()
    expect(texts(log)).toContain("Grizzly Bears is put on the bottom of A's library")
  })

  it('damage that is prevented', () => {
    const b = board({
      a: { hand: ['Lightning Bolt'], battlefield: ['Mountain', 'Grizzly Bears'] },
      b: { battlefield: ['Solitary Confinement'] },
    })
    const log = createLog(b.game)
    b.attack('Grizzly Bears').damage()
    expect(texts(log)).toContain('Solitary Confinement prevents 2 damage to B from Grizzly Bears')
    expect(texts(log).some((text) => text.includes('deals'))).toBe(false)
  })

  it('[S10.2] a draw step that is skipped', () => {
    const b = board({ a: { battlefield: ['Solitary Confinement'], hand: ['Forest'] }, active: 1 })
    const log = createLog(b.game)
    b.pick('discard', 'Forest').to('main1', 4)
    expect(texts(log)).toContain('A skips their draw step')
    expect(texts(log).some((text) => text.startsWith('A draws'))).toBe(false)
  })

  it('triggers and activations', () => {
    const b = board({
      a: { battlefield: ['Mogg Fanatic', 'Argothian Enchantress'], hand: ['Exploration'], mana: '{G}' },
    })
    const log = createLog(b.game, 0)
    b.cast('Exploration').resolve()
    b.activate('Mogg Fanatic', { targets: ['B'] }).resolveAll()
    expect(texts(log)).toEqual(
      expect.arrayContaining([
        "A's Argothian Enchantress triggers",
        'The ability of Argothian Enchantress resolves',
        'A draws Wastes',
        'A sacrifices Mogg Fanatic',
        'A activates an ability of Mogg Fanatic targeting B',
        'The ability of Mogg Fanatic resolves',
        'Mogg Fanatic deals 1 damage to B (20 → 19)',
      ]),
    )
  })

  it('[S4.4] life totals after a decision was taken back', () => {
    const b = board({ a: { battlefield: ['Mogg Fanatic'] } })
    const log = createLog(b.game)
    const first = b.game.answers.length
    b.activate('Mogg Fanatic', { targets: ['B'] }).resolveAll()
    expect(b.game.takeBack(0, first)).toEqual({ ok: true })
    b.activate('Mogg Fanatic', { targets: ['B'] }).resolveAll()
    expect(texts(log).filter((text) => text.startsWith('Mogg Fanatic deals'))).toEqual([
      'Mogg Fanatic deals 1 damage to B (20 → 19)',
      'Mogg Fanatic deals 1 damage to B (20 → 19)',
    ])
  })

  it('a spell that is countered, and one whose targets are gone', () => {
    const b = board({
      a: { hand: ['Grizzly Bears', 'Giant Growth'], battlefield: ['Llanowar Elves'], mana: '{G}{G}{G}' },
      b: { hand: ['Counterspell', 'Shock'], mana: '{U}{U}{R}' },
    })
    const log = createLog(b.game)
    b.cast('Grizzly Bears')
      .pass()
      .cast('Counterspell', { targets: ['Grizzly Bears'] })
      .resolve()
    expect(texts(log)).toContain('Grizzly Bears is countered by Counterspell')
    b.turnTo('A').cast('Giant Growth', { targets: ['Llanowar Elves'] })
    b.pass()
      .cast('Shock', { targets: ['Llanowar Elves'] })
      .resolve()
      .resolve()
    expect(texts(log)).toContain("Giant Growth doesn't resolve: all its targets are illegal")
  })

  it('Mox Diamond: a permanent that goes to the graveyard instead of entering', () => {
    const b = board({ a: { hand: ['Mox Diamond'] } })
    const log = createLog(b.game)
    b.cast('Mox Diamond').resolve()
    expect(texts(log)).toContain("Mox Diamond is put into A's graveyard")
  })

  it('nothing of a spell that was taken back', () => {
    const b = board({ a: { hand: ['Grizzly Bears'], battlefield: ['2 Forest'] } })
    const log = createLog(b.game)
    b.reply('pay', { kind: 'cancel' })
    b.act({ kind: 'cast', object: b.id('Grizzly Bears'), face: 0, method: 'normal' })
    expect(texts(log)).toEqual([])
  })

  it('who wins and why', () => {
    const b = board({ a: { hand: ['Lightning Bolt'], mana: '{R}' }, b: { life: 3 } })
    const log = createLog(b.game)
    b.cast('Lightning Bolt', { targets: ['B'] }).resolve()
    expect(texts(log).slice(-2)).toEqual([
      'B loses the game (life total of 0 or less)',
      'A wins the game (B: life total of 0 or less)',
    ])
  })

  it('a concession', () => {
    const b = board({})
    const log = createLog(b.game, 1)
    b.game.concede(0)
    expect(texts(log).at(-1)).toBe('B wins the game (A: conceded)')
  })
})

describe('[S14.1] the log never names a hidden card', () => {
  it('a draw is named only to the one who draws', () => {
    const b = board({ active: 1, a: { library: ['Forest', '5 Island'] } })
    const logs = ([0, 1, 'all'] as const).map((reader) => createLog(b.game, reader))
    b.to('draw', 4)
    expect(logs.map((log) => texts(log).find((text) => text.startsWith('A draws')))).toEqual([
      'A draws Forest',
      'A draws a card',
      'A draws Forest',
    ])
    expect(logs[1]!.lines.find(({ kind }) => kind === 'drawn')?.objects).toEqual([])
  })

  it('a card that is looked at, and put back, is named only to the one who looks', () => {
    const b = board({
      active: 1,
      a: { battlefield: ["Mirri's Guile"], library: ['Forest', 'Island', 'Swamp', 'Plains'] },
    })
    const [own, other] = [createLog(b.game, 0), createLog(b.game, 1)]
    b.yes().to('draw', 4)
    expect(texts(own)).toContain('A looks at Forest, Island and Swamp')
    expect(texts(other)).toContain('A looks at 3 cards')
    expect(other.text()).not.toMatch(/Forest|Island|Swamp|Plains/)
  })

  it('a card that is revealed is named to everyone', () => {
    const b = board({ a: { hand: ['Goblin Matron'], mana: '{R}{R}{R}', library: ['Goblin King', 'Shock'] } })
    const log = createLog(b.game, 1)
    b.yes().pick('chooseFound', 'Goblin King').cast('Goblin Matron').resolveAll()
    expect(texts(log)).toContain('A reveals Goblin King')
  })

  it('a face-down spell has no name', () => {
    const b = board({ a: { hand: ['Exalted Angel'], battlefield: ['3 Plains'] } })
    const log = createLog(b.game, 1)
    b.cast('Exalted Angel', { method: 'morph' }).resolve()
    expect(log.text()).not.toContain('Exalted Angel')
    expect(log.lines.some(({ kind }) => kind === 'cast')).toBe(true)
  })

  it('over whole games, every card named to a player has been seen by them', () => {
    for (const seed of ['seen 1', 'seen 2', 'seen 3']) {
      const game = smallGame(seed)
      const log = createLog(game, 0)
      const secret = [
        'Forest',
        'Windswept Heath',
        'Grizzly Bears',
        'Llanowar Elves',
        'Sylvan Library',
        "Mirri's Guile",
        'Naturalize',
      ]
      const seen = new Set<string>()
      let read = 0
      playGameSync(game, [randomHandler(createRandom(`${seed} a`)), randomHandler(createRandom(`${seed} b`))], {
        onDecision: () => {
          const view = JSON.stringify(viewFor(game, 0))
          for (const name of secret) if (view.includes(`"${name}"`)) seen.add(name)
          for (const { text } of log.lines.slice(read))
            expect(secret.filter((name) => text.includes(name) && !seen.has(name))).toEqual([])
          read = log.lines.length
        },
      })
      expect(read).toBeGreaterThan(30)
    }
  })
})

describe('a log', () => {
  it('has a sentence, or silence, for every kind of event', () => {
    expect(Object.keys(sentences).sort()).toEqual([...EVENT_KINDS].sort())
  })

  it('puts a step’s heading before the first line in it, and only then', () => {
    const b = board({ a: { hand: ['Forest'] } })
    const log = createLog(b.game)
    b.to('main2').play('Forest')
    expect(texts(log)).toEqual(["A's postcombat main phase", 'A plays Forest (land drop)'])
    expect(log.text()).toBe("  A's postcombat main phase\n    A plays Forest (land drop)")
  })

  it('ends when it is stopped', () => {
    const b = board({ a: { hand: ['Forest'] } })
    const log = createLog(b.game)
    log.stop()
    b.play('Forest')
    expect(log.lines).toEqual([])
  })
})
