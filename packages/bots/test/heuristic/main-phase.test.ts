import { describe, expect, it } from 'vitest'
import { botBoard } from '../support/bot-board.ts'

describe('the main phase', () => {
  it('[S13.5] neither counterspells nor instant removal are cast in its own main phase', () => {
    const b = botBoard({
      a: { battlefield: ['4 Island', '2 Mountain'], hand: ['Counterspell', 'Lightning Bolt'] },
      b: { battlefield: ['Grizzly Bears'] },
    })
    expect(b.actAll()).toEqual([])
  })

  it('[S13.5] of what it can afford, the spell that uses the mana best', () => {
    const b = botBoard({ a: { battlefield: ['3 Mountain'], hand: ['Goblin Lackey', 'Goblin Warchief'] } })
    expect(b.action()).toBe('cast Goblin Warchief')
  })

  it('[S13.5] two spells that together use all the mana', () => {
    const b = botBoard({
      a: { battlefield: ['3 Mountain'], hand: ['Goblin Lackey', 'Goblin Piledriver', 'Goblin Ringleader'] },
    })
    expect(b.actAll().sort()).toEqual(['cast Goblin Lackey', 'cast Goblin Piledriver'])
  })

  it('[S13.5] a ritual is cast only to enable a spell this turn', () => {
    const enables = botBoard({ a: { battlefield: ['Swamp'], hand: ['Dark Ritual', 'Hypnotic Specter'] } })
    expect(enables.actAll()).toEqual(['cast Dark Ritual', 'cast Hypnotic Specter'])
    const useless = botBoard({ a: { battlefield: ['Swamp'], hand: ['Dark Ritual', 'Grave Titan'] } })
    expect(useless.actAll()).toEqual([])
  })

  it('[S13.5] card selection waits for the opponent’s end step', () => {
    const position = { a: { battlefield: ['4 Island'], hand: ['Impulse', 'Island'] } }
    const own = botBoard(position)
    expect(own.actAll()).toEqual(['play Island'])
    const theirs = botBoard({ ...position, active: 1, step: 'end' })
    theirs.board.turnTo('A')
    expect(theirs.action()).toBe('cast Impulse')
  })

  it('Decree of Justice is cycled at the opponent’s end step, with all the mana put into X', () => {
    const b = botBoard({
      a: { battlefield: ['5 Plains'], hand: ['Decree of Justice'], library: ['20 Island'] },
      active: 1,
    })
    expect(b.at('end').actAll()).toEqual(['activate Decree of Justice'])
    expect(b.board.count('battlefield', 'Soldier Token', 'A')).toBe(2)
  })

  it('[S13.5] short of land, card selection comes in its own main phase', () => {
    const b = botBoard({ a: { battlefield: ['2 Island'], hand: ['Impulse', 'Mulldrifter'] } })
    expect(b.action()).toBe('cast Impulse')
  })

  it('[S13.5] removal is cast in its own main phase when that wins now', () => {
    const b = botBoard({ a: { battlefield: ['Mountain'], hand: ['Lightning Bolt'] }, b: { life: 3 } })
    expect(b.act()).toEqual(['cast Lightning Bolt', 'at B'])
  })

  it('[S13.5] removal is cast in its own main phase when it clears the way for a lethal attack', () => {
    const b = botBoard({
      a: { battlefield: ['Mountain', 'Juggernaut'], hand: ['Shock'] },
      b: { life: 5, battlefield: ['Grizzly Bears'] },
    })
    expect(b.act()).toEqual(['cast Shock', 'at Grizzly Bears'])
  })

  it('[S13.5] a spell that would have no effect is not cast', () => {
    const b = botBoard({ a: { battlefield: ['4 Plains'], hand: ['Replenish'] } })
    expect(b.actAll()).toEqual([])
    const full = botBoard({
      a: { battlefield: ['4 Plains'], hand: ['Replenish'], graveyard: ['Opalescence', 'Parallax Wave'] },
    })
    expect(full.action()).toBe('cast Replenish')
  })

  it('what makes the rest cheaper is cast first', () => {
    const b = botBoard({
      a: { battlefield: ['5 Mountain'], hand: ['Goblin Piledriver', 'Goblin Warchief'] },
    })
    expect(b.actAll()).toEqual(['cast Goblin Warchief', 'cast Goblin Piledriver'])
  })

  it('Wild Growth goes on its own land', () => {
    const b = botBoard({ a: { battlefield: ['Forest'], hand: ['Wild Growth'] }, b: { battlefield: ['Forest'] } })
    expect(b.act()).toEqual(['cast Wild Growth', 'at Forest'])
    b.board.resolveAll()
    expect(b.board.object('Wild Growth').attachedTo).toBe(b.board.id('Forest'))
  })

  it('Goblin Pyromancer is kept until the attack it helps is lethal', () => {
    const position = {
      a: { battlefield: ['4 Mountain', 'Goblin Lackey', 'Mogg Fanatic'], hand: ['Goblin Pyromancer'] },
      b: { life: 20 },
    }
    expect(botBoard(position).actAll()).toEqual([])
    expect(botBoard({ ...position, b: { life: 8 } }).action()).toBe('cast Goblin Pyromancer')
  })
})

describe('a short library', () => {
  it('[S13.5] an enchantment that would draw the last cards is not cast', () => {
    const battlefield = ['3 Argothian Enchantress', '3 Forest']
    const short = botBoard({ a: { battlefield, hand: ['Exploration'], library: ['6 Forest'] } })
    expect(short.actAll()).toEqual([])
    const long = botBoard({ a: { battlefield, hand: ["Mirri's Guile"], library: ['40 Forest'] } })
    expect(long.action()).toBe("cast Mirri's Guile")
  })
})
