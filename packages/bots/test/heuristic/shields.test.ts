import { nameOf } from '@spellwright/engine'
import { describe, expect, it } from 'vitest'
import { type BotBoard, botBoard } from '../support/bot-board.ts'

const GOBLINS = ['2 Goblin Warchief', 'Goblin Ringleader', '2 Mogg Fanatic']

/** Answers the bot's own questions, and passes for both, until it is asked for this. */
function untilAskedFor(b: BotBoard, purpose: string): void {
  for (let guard = 0; guard < 60 && b.board.decision.purpose !== purpose; guard++)
    b.board.submit(b.board.decision.shape === 'act' ? { kind: 'pass' } : b.answer())
}

describe('cards to hide behind', () => {
  it('[S13.10] Solitary Confinement waits until it is needed, or something draws cards for it', () => {
    const hand = ['Solitary Confinement', 'Forest', 'Plains']
    const early = botBoard({
      a: { battlefield: ['3 Plains'], hand },
      b: { battlefield: ['Goblin Lackey', 'Mogg Fanatic'] },
    })
    expect(early.actAll()).not.toContain('cast Solitary Confinement')
    const late = botBoard({ a: { battlefield: ['3 Plains'], hand, life: 8 }, b: { battlefield: GOBLINS } })
    expect(late.actAll()).toContain('cast Solitary Confinement')
  })

  it('[S13.10] the last card is kept for Solitary Confinement', () => {
    const position = {
      b: { battlefield: GOBLINS },
      active: 1,
      step: 'end',
    } as const
    const last = botBoard({
      ...position,
      a: { battlefield: ['Solitary Confinement', 'Plains'], hand: ['Swords to Plowshares'], life: 2 },
    })
    last.board.turnTo('A')
    expect(last.action()).toBe('pass')
    const spare = botBoard({
      ...position,
      a: { battlefield: ['Solitary Confinement', 'Plains'], hand: ['Swords to Plowshares', 'Forest'], life: 2 },
    })
    spare.board.turnTo('A')
    expect(spare.action()).toBe('cast Swords to Plowshares')
  })

  it('[S13.10] a land is not played if it is the last card for Solitary Confinement', () => {
    const b = botBoard({
      a: { battlefield: ['Solitary Confinement', '3 Plains'], hand: ['Forest'] },
      b: { battlefield: GOBLINS },
    })
    expect(b.actAll()).toEqual([])
  })

  it('[S13.10] Parallax Wave comes before other enchantments when an attack would soon kill', () => {
    const hand = ['Parallax Wave', 'Aura of Silence', "Enchantress's Presence"]
    const b = botBoard({
      a: { battlefield: ['2 Plains', '2 Forest'], hand, life: 9 },
      b: { battlefield: GOBLINS },
    })
    expect(b.action()).toBe('cast Parallax Wave')
  })

  it('[S13.10] Parallax Wave keeps its counters for the opponent’s attack', () => {
    const b = botBoard({
      a: { battlefield: [{ card: 'Parallax Wave', counters: { fade: 5 } }, 'Grizzly Bears'] },
      b: { battlefield: [{ card: 'Juggernaut', tapped: true }] },
    })
    b.board.attack('Grizzly Bears')
    b.at('declareBlockers')
    expect(b.action()).toBe('pass')
  })

  it('[S13.5] under threat, Mirri’s Guile puts on top what saves the player', () => {
    const b = botBoard({
      a: {
        battlefield: ["Mirri's Guile", '2 Plains', '2 Forest'],
        library: ["Enchantress's Presence", 'Aura of Silence', 'Solitary Confinement', '5 Forest'],
        life: 8,
      },
      b: { battlefield: GOBLINS },
      active: 1,
      step: 'end',
    })
    untilAskedFor(b, 'orderCards')
    const { decision } = b.board
    const [top] = b.answer() as readonly number[]
    if (decision?.shape !== 'order') throw new Error('Nothing is to be ordered')
    const { object } = decision.items[top!]!
    expect(nameOf(b.board.game, object!)).toBe('Solitary Confinement')
  })

  it('[S13.5] under threat, Sterling Grove is given up for the enchantment that saves the player', () => {
    const library = ['5 Forest', 'Solitary Confinement', 'Aura of Silence', "Mirri's Guile"]
    const position = { active: 1, step: 'end' } as const
    const a = { battlefield: ['Sterling Grove', '4 Plains'], library, hand: ['Forest'], life: 8 }
    const b = botBoard({ ...position, a, b: { battlefield: GOBLINS } })
    b.board.turnTo('A')
    expect(b.actAll()).toEqual(['activate Sterling Grove'])
    expect(b.board.game.state.library[0].map((id) => nameOf(b.board.game, id)).at(-1)).toBe('Solitary Confinement')
    const calm = botBoard({ ...position, a: { ...a, life: 20 }, b: { battlefield: ['Goblin Lackey'] } })
    calm.board.turnTo('A')
    expect(calm.actAll()).toEqual([])
  })
})
