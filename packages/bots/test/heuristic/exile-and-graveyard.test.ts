import { describe, expect, it } from 'vitest'
import { botBoard } from '../support/bot-board.ts'

const library = ['20 Swamp']

describe('cards set aside', () => {
  it('Ancestral Vision is suspended', () => {
    const b = botBoard({ a: { battlefield: ['Island'], hand: ['Ancestral Vision'], library } })
    expect(b.actAll()).toEqual(['activate Ancestral Vision'])
  })

  it('Rift Bolt is suspended with one Mountain, and cast with three', () => {
    const b = botBoard({
      a: { battlefield: ['Mountain'], hand: ['Rift Bolt'] },
      b: { battlefield: ['Hill Giant'] },
    })
    expect(b.actAll()).toEqual(['activate Rift Bolt'])
    const three = botBoard({
      a: { battlefield: ['3 Mountain'], hand: ['Rift Bolt'] },
      b: { battlefield: ['Hill Giant'] },
    })
    expect(three.act()[0]).toBe('cast Rift Bolt')
  })

  it('Augury Raven is foretold with two lands, and cast for its foretell cost a turn later', () => {
    const b = botBoard({ a: { battlefield: ['2 Island'], hand: ['Augury Raven'], library }, b: { library } })
    expect(b.actAll()).toEqual(['activate Augury Raven'])
    b.board.to('end')
    b.board.to('upkeep')
    b.board.to('end')
    b.board.to('upkeep')
    expect(b.at('main1').act()).toContain('cast Augury Raven (foretell)')
  })

  it("Djinn of Fool's Fall is plotted where it cannot be cast yet", () => {
    const b = botBoard({ a: { battlefield: ['4 Island'], hand: ["Djinn of Fool's Fall"], library } })
    expect(b.actAll()).toEqual(["activate Djinn of Fool's Fall"])
  })
})

describe('the graveyard', () => {
  it('Dregscape Zombie is unearthed to attack', () => {
    const b = botBoard({ a: { battlefield: ['Swamp'], graveyard: ['Dregscape Zombie'] } })
    expect(b.actAll()).toEqual(['activate Dregscape Zombie'])
  })

  it('Sacred Cat is embalmed', () => {
    const b = botBoard({ a: { battlefield: ['Plains'], graveyard: ['Sacred Cat'] } })
    expect(b.actAll()).toEqual(['activate Sacred Cat'])
  })

  it('Flame Jab is cast again for a land nobody needs', () => {
    const lands = { battlefield: ['8 Mountain'], graveyard: ['Flame Jab'], hand: ['2 Mountain'] }
    const b = botBoard({ a: lands, b: { battlefield: ['Llanowar Elves'] } })
    expect(b.actAll()).toContain('cast Flame Jab (retrace)')
  })
})
