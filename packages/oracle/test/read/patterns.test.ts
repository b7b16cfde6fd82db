import type { Ability } from '@spellwright/dsl'
import { describe, expect, it } from 'vitest'
import { readFace } from '../../src/read/read-face.ts'

function abilitiesOf(type: string, text: string): readonly Ability[] | undefined {
  const size = type.includes('Creature') ? { power: 2, toughness: 2 } : {}
  const result = readFace({ name: 'Test Subject', type, cost: '{1}', ...size }, text)
  return 'face' in result ? result.face.abilities : undefined
}

const creature = (text: string): Ability | undefined => abilitiesOf('Creature — Bear', text)?.[0]
const sorcery = (text: string): Ability | undefined => abilitiesOf('Sorcery', text)?.[0]

describe('what a card in a graveyard can do', () => {
  it('is an ability of the graveyard', () => {
    expect(creature('{B}: Return this card from your graveyard to your hand.')).toMatchObject({ zone: 'graveyard' })
    expect(creature('{B}, Exile this card from your graveyard: Draw a card.')).toMatchObject({ zone: 'graveyard' })
  })
})

describe('what stands behind several nouns', () => {
  it('is said of the creature only, where only creatures can have it', () => {
    expect(sorcery('Destroy target artifact, enchantment, or creature with flying.')).toMatchObject({
      targets: {
        target: {
          objects: { any: [{ type: 'artifact' }, { type: 'enchantment' }, { type: 'creature', keyword: 'flying' }] },
        },
      },
    })
  })

  it('is said of all of them, where all can have it', () => {
    expect(sorcery('Destroy target creature or Vehicle an opponent controls.')).toMatchObject({
      targets: { target: { objects: { controller: 'opponent', any: [{ type: 'creature' }, { subtype: 'Vehicle' }] } } },
    })
  })
})

describe('events', () => {
  it('are those of the source and of others', () => {
    expect(creature('Whenever this creature or another Bear you control enters, draw a card.')).toMatchObject({
      on: { kind: 'either', events: [{ object: 'self' }, { object: { subtype: 'Bear', other: true } }] },
    })
  })

  it('know how much there was', () => {
    expect(creature('Whenever you gain life, put that many +1/+1 counters on this creature.')).toMatchObject({
      effects: [{ count: { kind: 'eventAmount' } }],
    })
    expect(creature('Whenever you gain life, discard a card, then draw that many cards.')).toBeUndefined()
  })
})

describe('cards looked at', () => {
  it('are chosen from, and the rest goes elsewhere', () => {
    expect(
      sorcery(
        'Look at the top two cards of your library. Put one of them into your hand and the other into your graveyard.',
      ),
    ).toMatchObject({
      effects: [
        { kind: 'lookAtTop', count: 2, as: 'seen' },
        { kind: 'chooseAmong', among: { the: 'seen' } },
        { to: 'hand' },
        { what: { all: { zone: 'library', among: { the: 'seen' } } }, to: 'graveyard' },
      ],
    })
  })
})

describe('abilities in quotation marks', () => {
  it('belong to what has them', () => {
    expect(abilitiesOf('Enchantment — Aura', 'Enchant land\nEnchanted land has "{T}: Add {G}."')?.[1]).toMatchObject({
      apply: [{ kind: 'gainAbility', ability: { kind: 'activated', cost: [{ kind: 'tap' }] } }],
    })
  })

  it('are not read where they name the card that grants them', () => {
    expect(
      abilitiesOf('Enchantment — Aura', 'Enchant creature\nEnchanted creature has "{T}: Destroy Test Subject."'),
    ).toBeUndefined()
  })
})

describe('X', () => {
  it('is what the end of the sentence says', () => {
    expect(sorcery('Draw X cards, where X is the number of Elves you control.')).toMatchObject({
      effects: [{ kind: 'draw', count: { kind: 'count', of: { subtype: 'Elf', controller: 'you' } } }],
    })
  })

  it('speaks of the spell an event is about, also where a target was named since', () => {
    expect(
      creature(
        "Whenever you cast an instant or sorcery spell, target creature gets +X/+0 until end of turn, where X is that spell's mana value.",
      ),
    ).toMatchObject({ effects: [{ apply: [{ power: { kind: 'manaValueOf', object: 'eventObject' } }] }] })
  })
})

describe('delayed triggers', () => {
  it('remember what the event was about', () => {
    expect(
      creature('Whenever this creature becomes blocked by a creature, destroy that creature at end of combat.'),
    ).toMatchObject({
      effects: [{ kind: 'bind', what: 'eventSource' }, { effects: [{ what: { the: 'remembered' } }] }],
    })
  })

  it('speak of what was made', () => {
    expect(
      sorcery('Create a 1/1 red Goblin creature token. Sacrifice that token at the beginning of the next end step.'),
    ).toMatchObject({
      effects: [{ as: 'token' }, { kind: 'delayedTrigger', effects: [{ kind: 'sacrifice', what: { the: 'token' } }] }],
    })
  })
})

describe('what deals damage', () => {
  it('[Gleeful Arsonist] deals as much as its own power', () => {
    const text = 'Whenever an opponent casts a spell, this creature deals damage equal to its power to that player.'
    expect(creature(text)).toMatchObject({ effects: [{ amount: { kind: 'powerOf', object: 'self' } }] })
  })
})

describe('cards revealed', () => {
  it('go here, and otherwise there', () => {
    const text =
      "Reveal the top card of your library. If it's an artifact card, put it onto the battlefield. Otherwise, put that card into your hand."
    expect(sorcery(text)).toMatchObject({
      effects: [{ kind: 'lookAtTop' }, { kind: 'if', then: [{ to: 'battlefield' }], else: [{ to: 'hand' }] }],
    })
  })

  it('[CR 400.7] are spoken of as what they became: Dark Confidant', () => {
    const text =
      'Reveal the top card of your library and put that card into your hand. You lose life equal to its mana value.'
    expect(sorcery(text)).toMatchObject({
      effects: [{}, { to: 'hand', as: 'put' }, { amount: { kind: 'manaValueOf', object: { the: 'put' } } }],
    })
  })

  it('until one fits, and the rest', () => {
    const text =
      'Reveal cards from the top of your library until you reveal an enchantment card. Put that card into your hand and the rest on the bottom of your library in a random order.'
    expect(sorcery(text)).toMatchObject({
      effects: [{ kind: 'revealUntil' }, { to: 'hand' }, { what: { the: 'others' }, to: 'library' }],
    })
  })
})

describe('when you do', () => {
  it('[CR 603.12] has targets of its own', () => {
    const text = 'When this creature enters, you may sacrifice another creature. When you do, destroy target creature.'
    const found = creature(text)
    expect(found).not.toHaveProperty('targets')
    expect(found).toMatchObject({ effects: [{ then: [{ kind: 'reflexiveTrigger', targets: {} }] }] })
  })
})

describe('names', () => {
  it('[Bogbrew Witch] finds a card of one name or the other', () => {
    expect(
      sorcery(
        'Search your library for a card named Festering Newt or Bubbling Cauldron, put it into your hand, then shuffle.',
      ),
    ).toMatchObject({
      effects: [{ filter: { any: [{ name: 'Festering Newt' }, { name: 'Bubbling Cauldron' }] } }, {}, {}],
    })
  })
})

describe('what the words do not say', () => {
  it.each([
    [
      'two cards of two names',
      'Sorcery',
      'Search your library for a card named Hill Giant and/or a card named Gray Ogre, reveal them, put them into your hand, then shuffle.',
    ],
    [
      'objects that are not the same ones any more',
      'Sorcery',
      'Gain control of all artifacts your opponents control until end of turn. Untap them.',
    ],
    ['targets that somebody else chooses', 'Sorcery', 'Destroy target creature that player controls of their choice.'],
    [
      'what each of several creatures has on it',
      'Enchantment',
      'Each creature you control gets +1/+1 for each +1/+1 counter on it.',
    ],
    ['keywords before a dash', 'Creature — Bear', 'Forecast — {1}: Draw a card.'],
    ['another target than one of another sort', 'Sorcery', 'Destroy target land. Destroy another target creature.'],
    ['others than a target', 'Sorcery', 'Destroy target creature. Destroy each other creature.'],
    ['others than tokens just made', 'Sorcery', 'Create a 1/1 red Goblin creature token. Destroy all other creatures.'],
    [
      'a number that the first step changes',
      'Sorcery',
      'Draw X cards and you lose X life, where X is the number of cards in your hand.',
    ],
    ['what each of several objects is', 'Enchantment', "Each land gets +2/+2 as long as it's a creature."],
  ])('%s are left unread', (_, type, text) => expect(abilitiesOf(type, text)).toBeUndefined())
})

describe('permanents that become creatures', () => {
  it('and nothing else keep no other type (CR 205.1a)', () => {
    expect(abilitiesOf('Enchantment', '{1}: This enchantment becomes a 3/3 Bear creature.')).toMatchObject([
      { effects: [{ apply: [{ kind: 'setTypes', types: ['creature'], subtypes: ['Bear'] }, { kind: 'setBasePT' }] }] },
    ])
  })

  it('in addition to their other types keep those (CR 205.1b)', () => {
    const text = '{1}: This enchantment becomes a 3/3 Bear creature in addition to its other types.'
    expect(abilitiesOf('Enchantment', text)).toMatchObject([
      {
        effects: [{ apply: [{ kind: 'addType', types: ['creature'] }, { kind: 'addSubtype' }, { kind: 'setBasePT' }] }],
      },
    ])
  })
})

describe('what was done to several', () => {
  it('is counted by the step that did it', () => {
    expect(
      abilitiesOf('Sorcery', 'Destroy all creatures. Draw a card for each creature destroyed this way.'),
    ).toMatchObject([
      {
        effects: [
          { kind: 'destroy', as: 'destroyed' },
          { kind: 'draw', count: { kind: 'bound', name: 'destroyed' } },
        ],
      },
    ])
  })

  it('is counted only as far as it fits', () => {
    const text = 'Mill four cards. You gain 1 life for each creature card milled this way.'
    expect(abilitiesOf('Sorcery', text)).toMatchObject([
      {
        effects: [{ as: 'milled' }, { amount: { kind: 'count', of: { type: 'creature', among: { the: 'milled' } } } }],
      },
    ])
  })

  it('is not counted where nothing of the kind was done', () => {
    expect(abilitiesOf('Sorcery', 'Destroy all creatures. Draw a card for each card exiled this way.')).toBeUndefined()
  })
})
