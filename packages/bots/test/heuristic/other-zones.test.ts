import { describe, expect, it } from 'vitest'
import { botBoard } from '../support/bot-board.ts'

const library = ['20 Swamp']

describe('Equipment', () => {
  it('Bonesplitter is put on a creature that can attack, once', () => {
    const b = botBoard({
      a: { battlefield: ['3 Swamp', 'Bonesplitter', { card: 'Grizzly Bears', sick: true }, 'Hill Giant'] },
    })
    expect(b.actAll()).toEqual(['activate Bonesplitter', 'at Hill Giant'])
  })

  it('Bonesplitter stays unused where nobody can carry it into a fight', () => {
    const b = botBoard({ a: { battlefield: ['3 Swamp', 'Bonesplitter', { card: 'Grizzly Bears', sick: true }] } })
    expect(b.actAll()).toEqual([])
  })
})

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

describe('evoke', () => {
  it('Mulldrifter is cast to stay where there is mana for it, and evoked where there is not', () => {
    const five = botBoard({ a: { battlefield: ['5 Island'], hand: ['Mulldrifter'], library } })
    expect(five.actAll()).toContain('cast Mulldrifter')
    const three = botBoard({ a: { battlefield: ['3 Island'], hand: ['Mulldrifter'], library } })
    expect(three.actAll()).toContain('cast Mulldrifter (alternative)')
  })
})

describe('mana left after combat', () => {
  it('Ainok Bond-Kin outlasts once nobody attacks any more', () => {
    const b = botBoard({ a: { battlefield: ['2 Plains', 'Ainok Bond-Kin'] }, b: { battlefield: ['Hill Giant'] } })
    expect(b.act()).toEqual([])
    expect(b.at('main2').act()).toEqual(['activate Ainok Bond-Kin'])
  })
})

describe('levels', () => {
  it('Student of Warfare levels up to 3/3 before combat, and towards 4/4 with the mana that is left', () => {
    const b = botBoard({ a: { battlefield: ['7 Plains', 'Student of Warfare'] } })
    b.actAll()
    expect(b.board.pt('Student of Warfare')).toBe('3/3')
    b.at('main2').actAll()
    expect(b.board.pt('Student of Warfare')).toBe('4/4')
  })
})
