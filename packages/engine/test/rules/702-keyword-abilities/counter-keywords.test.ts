import { describe, expect, it } from 'vitest'
import { board } from '../../support/board.ts'
import { couldBlock } from '../../support/declarations.ts'

describe('modular', () => {
  it('[CR 702.43a] enters with its counters, which an artifact creature may get as it dies', () => {
    const b = board({
      a: { hand: ['Arcbound Worker', 'Shock'], battlefield: ['Memnite'], mana: '{R}{R}' },
    })
    b.cast('Arcbound Worker').resolve()
    expect(b.counters('Arcbound Worker', '+1/+1')).toBe(1)
    b.cast('Shock', { targets: ['Arcbound Worker'] })
      .yes()
      .resolveAll()
    expect(b.counters('Memnite', '+1/+1')).toBe(1)
  })
})

describe('sunburst', () => {
  it('[CR 702.44b] adds nothing to a permanent that was not cast', () => {
    const b = board({ a: { hand: ['Show and Tell', 'Pentad Prism'], mana: '{U}{U}{U}' } })
    b.cast('Show and Tell').pick('choose', 'Pentad Prism').yes().resolve()
    expect(b.counters('Pentad Prism', 'charge')).toBe(0)
    expect(b.in('battlefield', 'Pentad Prism')).toBe(true)
  })
})

describe('vanishing', () => {
  it('[CR 702.63a] loses a time counter each upkeep, and is sacrificed with the last', () => {
    const b = board({
      step: 'end',
      active: 1,
      a: { battlefield: [{ card: 'Calciderm', counters: { time: 2 } }] },
    })
    b.to('main1', 4)
    expect(b.counters('Calciderm', 'time')).toBe(1)
    b.to('main1', 6)
    expect(b.in('graveyard', 'Calciderm')).toBe(true)
  })

  it('[CR 702.63a] enters with its time counters', () => {
    const b = board({ a: { hand: ['Calciderm'], mana: '{W}{W}{W}{W}' } })
    expect(b.cast('Calciderm').resolve().counters('Calciderm', 'time')).toBe(4)
  })
})

describe('unleash', () => {
  it('[CR 702.98a] may enter with a counter, and cannot block with one', () => {
    const unleashed = (yes: boolean) => {
      const b = board({ a: { hand: ['Rakdos Cackler'], mana: '{R}' }, b: { battlefield: ['Hill Giant'] } })
      // The question is whether it enters without the counter.
      b.reply('payOrNot', yes ? [1] : [0])
        .cast('Rakdos Cackler')
        .resolve()
      return [b.pt('Rakdos Cackler'), couldBlock(b, 'Rakdos Cackler', 'Hill Giant')]
    }
    expect([unleashed(true), unleashed(false)]).toEqual([
      ['2/2', false],
      ['1/1', true],
    ])
  })
})

describe('improvise', () => {
  it('[CR 702.126a] untapped artifacts pay for generic mana', () => {
    const b = board({ a: { hand: ['Reverse Engineer'], battlefield: ['2 Island', '3 Memnite'] } })
    b.cast('Reverse Engineer').resolve()
    expect([b.names('hand', 'A').length, b.object('Memnite').tapped]).toEqual([3, true])
  })

  it('[CR 702.126a] but not for colored mana', () => {
    const b = board({ a: { hand: ['Reverse Engineer'], battlefield: ['Island', '4 Memnite'] } })
    expect(b.can('cast', 'Reverse Engineer')).toBe(false)
  })

  it('[CR 702.126b] it pays for what an effect adds to the cost', () => {
    const b = board({
      a: { hand: ['Reverse Engineer'], battlefield: ['2 Island', '4 Memnite'] },
      b: { battlefield: ['Thalia, Guardian of Thraben'] },
    })
    expect(b.can('cast', 'Reverse Engineer')).toBe(true)
  })
})

describe('delve', () => {
  it('[CR 702.66b] pays for what an effect adds to the cost', () => {
    const b = board({
      a: { hand: ['Treasure Cruise'], battlefield: ['Island'], graveyard: ['8 Wastes'] },
      b: { battlefield: ['Thalia, Guardian of Thraben'] },
    })
    expect(b.can('cast', 'Treasure Cruise')).toBe(true)
  })
})

describe('hideaway', () => {
  it('[CR 702.75a] one of the top cards is exiled face down, the rest go to the bottom', () => {
    const b = board({
      a: { hand: ['Windbrisk Heights'], library: ['Shock', 'Forest', 'Island', 'Swamp', 'Plains', 'Wastes'] },
    })
    b.pick('chooseFound', 'Shock').play('Windbrisk Heights').pick('choose', 'Shock').resolveAll()
    expect(b.object('Shock')).toMatchObject({ zone: 'exile', faceDown: true, knownTo: 1 })
    expect(b.names('library', 'A').slice(0, 2)).toEqual(['Plains', 'Wastes'])
  })
})

describe('kicker', () => {
  it('[CR 702.33c, 702.33d] multikicker is paid any number of times', () => {
    const b = board({ a: { hand: ['Everflowing Chalice'], battlefield: ['5 Wastes'] } })
    b.reply('kicker', [0]).reply('kicker', [0]).reply('kicker', [1])
    b.reply('number', 2).cast('Everflowing Chalice').resolve()
    expect(b.counters('Everflowing Chalice', 'charge')).toBe(2)
  })
})

describe('cycling', () => {
  it('[CR 702.29c] "when you cycle this card" triggers from the graveyard', () => {
    const b = board({
      a: { hand: ['Avian Oddity'], battlefield: ['Memnite'], mana: '{U}{U}{U}' },
    })
    b.activate('Avian Oddity', { zone: 'hand' }).resolveAll()
    expect([b.counters('Memnite', 'flying'), b.in('graveyard', 'Avian Oddity')]).toEqual([1, true])
  })

  it('[CR 702.29f] typecycling is cycling: Drake Haven triggers', () => {
    const b = board({
      a: { hand: ['Eternal Dragon'], battlefield: ['Drake Haven'], library: ['Plains'], mana: '{W}{W}{W}' },
    })
    b.activate('Eternal Dragon', { zone: 'hand', nth: 1 })
    expect(b.game.state.stack).toHaveLength(2)
  })
})

describe('suspend', () => {
  it('[CR 702.62b] a card is suspended in exile with a time counter', () => {
    const b = board({ a: { hand: ['Rift Bolt'], mana: '{R}' } })
    b.activate('Rift Bolt', { zone: 'hand' })
    expect(b.object('Rift Bolt')).toMatchObject({ zone: 'exile' })
    expect(b.counters('Rift Bolt', 'time')).toBe(1)
  })
})

describe('escape', () => {
  it('[CR 702.138b, 702.138c] what escaped knows it: Uro stays, and one that was cast from the hand does not', () => {
    const b = board({
      a: { graveyard: ["Uro, Titan of Nature's Wrath", '5 Wastes'], mana: '{G}{G}{U}{U}' },
    })
    b.cast("Uro, Titan of Nature's Wrath", { method: 'escape', from: 'graveyard' }).resolveAll()
    expect(b.in('battlefield', "Uro, Titan of Nature's Wrath")).toBe(true)
    const c = board({ a: { hand: ["Uro, Titan of Nature's Wrath"], mana: '{G}{U}{U}' } })
    c.cast("Uro, Titan of Nature's Wrath").resolveAll()
    expect(c.in('graveyard', "Uro, Titan of Nature's Wrath")).toBe(true)
  })
})
