import { describe, expect, it } from 'vitest'
import { board } from '../../support/board.ts'

describe('surveil', () => {
  const synthoids = (library: string[]) =>
    board({ a: { hand: ['A.I.M. Synthoids'], battlefield: ['Dimir Spybug'], library, mana: '{G}{G}' } })

  it('[CR 701.25a] puts any number of the top cards into the graveyard, the rest back on top in any order', () => {
    const b = synthoids(['Forest', 'Island', 'Swamp'])
    b.reply('arrange', [[1], [0]])
      .cast('A.I.M. Synthoids')
      .resolveAll()
    expect([b.names('graveyard', 'A'), b.names('library', 'A')]).toEqual([['Forest'], ['Island', 'Swamp']])
    const c = synthoids(['Forest', 'Island', 'Swamp'])
    c.reply('arrange', [[1, 0], []])
      .cast('A.I.M. Synthoids')
      .resolveAll()
    expect(c.names('library', 'A')).toEqual(['Island', 'Forest', 'Swamp'])
  })

  it('[CR 701.25d] triggers once it is complete, also with an empty library', () => {
    const b = synthoids([])
    b.cast('A.I.M. Synthoids').resolve().resolve()
    expect([b.counters('Dimir Spybug', '+1/+1'), b.game.state.stack.length]).toEqual([0, 1])
    expect(b.resolve().counters('Dimir Spybug', '+1/+1')).toBe(1)
  })
})

describe('scry', () => {
  it('[CR 701.22b] scry 0 is no scry: nothing triggers', () => {
    const b = board({
      a: { battlefield: ['Flamespeaker Adept', 'Oath of Jace'], library: ['10 Wastes'] },
      active: 1,
      step: 'end',
    })
    b.to('upkeep', 4).resolveAll()
    expect(b.pt('Flamespeaker Adept')).toBe('2/3')
    b.to('draw', 4)
    expect(b.pt('Flamespeaker Adept')).toBe('2/3')
  })
})

describe('searching and shuffling', () => {
  it('[CR 701.23d] a search for a card must find one', () => {
    const b = board({ a: { hand: ['Diabolic Tutor'], library: ['Forest', 'Island'], mana: '{B}{B}{B}{B}' } })
    b.reply('chooseFound', (decision) => {
      expect(decision).toMatchObject({ min: 1, max: 1 })
      return [b.id('Island')]
    })
    b.cast('Diabolic Tutor').resolve()
    expect(b.names('hand', 'A')).toEqual(['Island'])
  })

  it('[CR 701.23e] what is found is not revealed unless the effect says so', () => {
    const seen = (card: string, mana: string) => {
      const b = board({ a: { hand: [card], library: ['Memnite', 'Forest'], mana } })
      b.pick('chooseFound', 'Memnite').cast(card).resolve()
      return b.object('Memnite').knownTo
    }
    expect([seen('Diabolic Tutor', '{B}{B}{B}{B}'), seen('Worldly Tutor', '{G}')]).toEqual([1, 3])
  })

  it('[CR 701.24e] shuffling a library of one card is shuffling', () => {
    const b = board({
      active: 1,
      a: { battlefield: ["Cosi's Trickster"] },
      b: { hand: ['Ponder'], library: ['Forest'], mana: '{U}' },
    })
    b.cast('Ponder').yes().yes().resolveAll()
    expect(b.counters("Cosi's Trickster", '+1/+1')).toBe(1)
  })

  it('[CR 701.24a] a shuffle leaves nobody knowing the order', () => {
    const b = board({ a: { hand: ['Ponder'], library: ['Forest', 'Island', 'Swamp', 'Plains'], mana: '{U}' } })
    b.cast('Ponder').yes().resolve()
    const known = b.game.state.library[0].map((id) => b.game.state.objects[id]!.knownTo)
    expect(new Set(known)).toEqual(new Set([0]))
  })
})

describe('discard and mill', () => {
  it('[CR 701.9a, 701.9b] the player who discards chooses the cards', () => {
    const b = board({
      a: { hand: ['Mind Rot'], mana: '{B}{B}{B}' },
      b: { hand: ['Forest', 'Island', 'Swamp'] },
    })
    b.reply('discard', (decision) => {
      expect(decision.player).toBe(1)
      return [b.id('Forest', 'hand'), b.id('Swamp', 'hand')]
    })
    b.cast('Mind Rot', { targets: ['B'] }).resolve()
    expect([b.names('hand', 'B'), b.names('graveyard', 'B').toSorted()]).toEqual([['Island'], ['Forest', 'Swamp']])
  })

  it('[CR 701.9b] another player chooses where the effect says so', () => {
    const b = board({ a: { hand: ['Thoughtseize'], mana: '{B}' }, b: { hand: ['Shock', 'Memnite', 'Forest'] } })
    b.reply('choose', (decision) => {
      expect(decision.player).toBe(0)
      return [b.id('Shock')]
    })
    b.cast('Thoughtseize', { targets: ['B'] }).resolve()
    expect(b.names('graveyard', 'B')).toHaveLength(1)
  })

  it('[CR 701.17a] milling puts the top cards of a library into the graveyard', () => {
    const b = board({
      a: { hand: ['Island'], battlefield: ['Ruin Crab'] },
      b: { library: ['Forest', 'Swamp', 'Plains', 'Mountain'] },
    })
    b.play('Island').resolveAll()
    expect([b.names('graveyard', 'B').toSorted(), b.names('library', 'B')]).toEqual([
      ['Forest', 'Plains', 'Swamp'],
      ['Mountain'],
    ])
  })

  it('[CR 701.20b] revealing a hand leaves the cards in it', () => {
    const b = board({ a: { hand: ['Thoughtseize'], mana: '{B}' }, b: { hand: ['Forest', 'Island'] } })
    b.cast('Thoughtseize', { targets: ['B'] }).resolve()
    expect(b.names('hand', 'B').toSorted()).toEqual(['Forest', 'Island'])
    expect(b.object('Forest').knownTo).toBe(3)
  })

  it('[CR 701.20e] looking at cards shows them only to the one who looks', () => {
    const b = board({ a: { hand: ['Ponder'], library: ['Forest', 'Island', 'Swamp', 'Plains'], mana: '{U}' } })
    b.no().cast('Ponder').resolve()
    expect(b.game.state.library[0].map((id) => b.game.state.objects[id]!.knownTo)).toEqual([0, 1, 1])
  })
})

describe('tap and untap', () => {
  it('[CR 701.26b] only a tapped permanent becomes untapped', () => {
    const b = board({ a: { battlefield: ["Kiora's Follower", { card: 'Forest', tapped: true }] } })
    b.activate("Kiora's Follower", { targets: ['Forest'] }).resolve()
    expect(b.object('Forest').tapped).toBe(false)
  })
})
