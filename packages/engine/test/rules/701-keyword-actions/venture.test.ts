import { describe, expect, it } from 'vitest'
import { viewFor } from '../../../src/view/view.ts'
import { type Board, board } from '../../support/board.ts'

const roomOf = (b: Board, player: 0 | 1 = 0): string | undefined => viewFor(b.game, 0).players[player].dungeon?.room

const hunter = () => board({ a: { hand: ['Avenging Hunter'], mana: '{G}{G}{G}{G}{G}', library: ['20 Forest'] } })

describe('[CR 726] the initiative', () => {
  it('[CR 726.2] taking it ventures into Undercity, and so does each upkeep', () => {
    const b = hunter()
    b.pick('chooseFound', 'Forest').cast('Avenging Hunter').resolveAll()
    expect([roomOf(b), b.names('hand', 'A')]).toEqual(['Secret Entrance', ['Forest']])
    b.option('room', 'Lost Well').to('upkeep', 5).resolveAll()
    expect(roomOf(b)).toBe('Lost Well')
  })

  it('[CR 726.2, 726.3] creatures that deal combat damage together take it once', () => {
    const other = board({
      a: { hand: ['Avenging Hunter'], mana: '{G}{G}{G}{G}{G}', library: ['20 Forest'] },
      b: { battlefield: ['Grizzly Bears', 'Hill Giant'], library: ['20 Swamp'] },
    })
    other.cast('Avenging Hunter').resolveAll()
    other.to('main1', 4).attack('Grizzly Bears', 'Hill Giant').block().damage()
    expect([roomOf(other, 0), roomOf(other, 1)]).toEqual(['Secret Entrance', 'Secret Entrance'])
    expect(other.names('command').filter((name) => name === 'The Initiative')).toHaveLength(1)
  })

  it('[CR 726.5] taking it again ventures again', () => {
    const b = board({
      a: { hand: ['2 Avenging Hunter'], mana: '{G}{G}{G}{G}{G}{G}{G}{G}{G}{G}', library: ['20 Forest'] },
    })
    b.cast('Avenging Hunter').resolveAll().cast('Avenging Hunter').resolveAll()
    expect(roomOf(b)).toBe('Forge')
    expect(b.counters('Avenging Hunter', '+1/+1') + b.counters('Avenging Hunter#2', '+1/+1')).toBe(2)
  })
})

describe('[CR 701.49] venture into the dungeon', () => {
  const door = () => board({ a: { battlefield: ['Secret Door'], mana: '{U}{U}{U}{U}{U}', library: ['20 Forest'] } })

  it('[CR 701.49a, 309.2a, 309.4a] the player chooses a dungeon, but not Undercity', () => {
    const b = door()
    const offered: string[] = []
    b.reply('room', (decision) => {
      if (decision.shape === 'options') offered.push(...decision.options.map(({ label }) => label))
      return [0]
    })
    b.activate('Secret Door').resolveAll()
    expect(offered).toEqual(['Lost Mine of Phandelver', 'Dungeon of the Mad Mage', 'Tomb of Annihilation'])
    expect(viewFor(b.game, 0).players[0].dungeon).toEqual({ name: 'Lost Mine of Phandelver', room: 'Cave Entrance' })
  })

  it('[CR 701.49b, 309.4c, 309.5a] and goes on along an arrow', () => {
    const b = board({
      a: { battlefield: ['Secret Door'], mana: '{U}{U}{U}{U}{U}{U}{U}{U}{U}{U}', library: ['20 Forest'] },
    })
    b.option('room', 'Tomb of Annihilation').activate('Secret Door').resolveAll()
    expect([b.life('A'), b.life('B')]).toEqual([19, 19])
    b.option('room', 'Veils of Fear').activate('Secret Door').resolveAll()
    // Neither player has a card to discard.
    expect([b.life('A'), b.life('B')]).toEqual([17, 17])
  })

  it('[CR 309.7, 309.6] [CR 704.5t] a dungeon is completed once the ability of its last room has left the stack', () => {
    const b = board({
      a: {
        battlefield: ['Secret Door'],
        mana: '{U}'.repeat(20),
        library: ['20 Forest'],
      },
    })
    for (let time = 0; time < 3; time++) b.activate('Secret Door').resolveAll()
    b.activate('Secret Door').resolve()
    expect(roomOf(b)).toBe('Temple of Dumathoin')
    expect(b.names('command')).not.toContain('Completed dungeons')
    b.resolveAll()
    expect(viewFor(b.game, 0).players[0].dungeon).toBeNull()
    expect(b.names('command')).toContain('Completed dungeons')
  })

  it('a dungeon goes through a save', () => {
    const b = door()
    b.throughJson = true
    b.activate('Secret Door').resolveAll()
    expect(roomOf(b)).toBe('Cave Entrance')
  })
})
