import { describe, expect, it } from 'vitest'
import { botBoard } from '../support/bot-board.ts'

/** What the bot knows of the cards it plays: each of these was once ignored or guessed. */
describe('the bot reads card data as the rules do', () => {
  it('Fatal Push destroys a creature of mana value 4 after a permanent has left the battlefield this turn', () => {
    const b = botBoard({
      a: { hand: ['Fatal Push'], battlefield: ['Swamp', 'Wooded Foothills'] },
      b: { battlefield: ['Juzám Djinn'] },
      active: 1,
      step: 'upkeep',
    })
    b.board.turnTo('A').activate('Wooded Foothills').resolve()
    expect(b.at('end').act()).toEqual(['cast Fatal Push'])
  })

  it('Hooded Assassin destroys nothing where no creature was dealt damage this turn', () => {
    const b = botBoard({
      a: { hand: ['Hooded Assassin', 'Hypnotic Specter'], battlefield: ['3 Swamp'] },
      b: { battlefield: ['Serra Angel'] },
    })
    expect(b.act()).toEqual(['cast Hypnotic Specter'])
  })

  it('Muraganda Petroglyphs is not cast for the opponent’s creatures without abilities', () => {
    const withCreatures = (mine: string, theirs: string): string[] =>
      botBoard({
        a: { hand: ['Muraganda Petroglyphs'], battlefield: ['4 Forest', mine] },
        b: { battlefield: [theirs] },
      }).act()
    expect(withCreatures('4 Llanowar Elves', '2 Grizzly Bears')).toEqual([])
    expect(withCreatures('2 Grizzly Bears', '4 Llanowar Elves')).toEqual(['cast Muraganda Petroglyphs'])
  })

  it('Fanatic of Mogis deals damage equal to devotion to red', () => {
    const b = botBoard({
      a: { hand: ['Fanatic of Mogis', 'Juggernaut'], battlefield: ['4 Mountain', 'Ball Lightning'] },
      b: { life: 5, battlefield: ['2 Wall of Stone'] },
    })
    expect(b.act()).toEqual(['cast Fanatic of Mogis'])
  })

  it('Caller of the Claw makes a Bear for each creature that died this turn', () => {
    const b = botBoard({
      a: { hand: ['Caller of the Claw', 'Call of the Herd'], battlefield: ['3 Forest', '2 Mogg Fanatic'] },
    })
    for (let i = 0; i < 2; i++) b.board.activate('Mogg Fanatic', { targets: ['B'] }).resolve()
    expect(b.act()).toEqual(['cast Caller of the Claw'])
  })

  it('Jhoira, Weatherlight Captain draws for a historic spell only', () => {
    const b = botBoard({
      a: {
        hand: ['Bottle Gnomes', 'Wild Mongrel'],
        battlefield: ['3 Forest', 'Jhoira, Weatherlight Captain'],
        library: ['40 Forest'],
      },
    })
    expect(b.act()).toEqual(['cast Bottle Gnomes'])
  })

  it('[CR 700.8] three Wizards are a party of one for Squad Commander', () => {
    const b = botBoard({
      a: { hand: ['Squad Commander', 'Juggernaut'], battlefield: ['4 Plains', '3 Fugitive Wizard'] },
    })
    expect(b.act()).toEqual(['cast Juggernaut'])
  })

  it('[CR 603.4] Deadeye Tormentor makes nobody discard in a turn without an attack', () => {
    const b = botBoard({
      a: { hand: ['Deadeye Tormentor', 'Hill Giant'], battlefield: ['3 Swamp', 'Mountain'] },
      b: { hand: ['3 Forest'] },
    })
    expect(b.act()).toEqual(['cast Hill Giant'])
  })

  it('[CR 604.2] Worship does not keep a player alive who controls no creature', () => {
    const against = (battlefield: readonly string[]): string[] =>
      botBoard({
        a: { hand: ['Lightning Bolt'], battlefield: ['Mountain'] },
        b: { life: 3, battlefield: ['Worship', ...battlefield] },
      }).act()
    expect(against([])).toEqual(['cast Lightning Bolt', 'at B'])
    expect(against(['Wall of Stone'])).toEqual([])
  })

  it('Spitemare deals as much damage as it was dealt, and the target is chosen for that', () => {
    const b = botBoard({
      a: { battlefield: ['Spitemare'] },
      b: { hand: ['Lightning Bolt'], battlefield: ['Mountain', 'Mogg Fanatic', 'Hill Giant'] },
      active: 1,
    })
    b.board.cast('Lightning Bolt', { targets: ['Spitemare'] }).turnTo('A')
    b.board.submit({ kind: 'pass' })
    expect(b.act()).toEqual(['at Hill Giant'])
  })
})
