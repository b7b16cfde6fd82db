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
const artifact = (text: string): Ability | undefined => abilitiesOf('Artifact', text)?.[0]

describe('a condition', () => {
  it('stands before what is done, or behind it', () => {
    const wanted = { effects: [{ kind: 'if', condition: { kind: 'exists' }, then: [{ kind: 'draw' }] }] }
    expect(sorcery('If you control an artifact, draw a card.')).toMatchObject(wanted)
    expect(sorcery('Draw a card if you control an artifact.')).toMatchObject(wanted)
  })

  it('is turned round by "unless"', () => {
    expect(sorcery('Discard a card unless you control an artifact.')).toMatchObject({
      effects: [{ kind: 'if', condition: { kind: 'exists', count: { exactly: 0 } }, then: [{ kind: 'discard' }] }],
    })
  })

  it('in front of the only effect of a triggered ability is an intervening one, behind it not', () => {
    expect(creature('When this creature enters, if you control an artifact, draw a card.')).toMatchObject({
      condition: { kind: 'exists' },
    })
    expect(creature('When this creature enters, draw a card if you control an artifact.')).not.toHaveProperty(
      'condition',
    )
  })

  it('about the source makes "it" the source again', () => {
    expect(
      artifact(
        'At the beginning of your upkeep, create a 1/1 red Goblin creature token. If this artifact has three or more charge counters on it, sacrifice it.',
      ),
    ).toMatchObject({ effects: [{ kind: 'createToken' }, { then: [{ kind: 'sacrifice', what: 'self' }] }] })
  })

  it('may say what happened', () => {
    expect(sorcery('If an opponent was dealt damage this turn, draw a card.')).toMatchObject({
      effects: [{ condition: { kind: 'happened', event: { kind: 'damage' }, when: 'thisTurn' } }],
    })
    expect(sorcery('If you attacked with two or more creatures this turn, draw a card.')).toMatchObject({
      effects: [{ condition: { kind: 'compare', quantity: { kind: 'events', distinct: 'objects' } } }],
    })
  })

  it('may compare players', () => {
    expect(sorcery('If an opponent has more life than you, draw a card.')).toMatchObject({
      effects: [
        {
          condition: {
            quantity: { kind: 'lifeOf', player: 'opponent' },
            is: { moreThan: { kind: 'lifeOf', player: 'you' } },
          },
        },
      ],
    })
  })

  it('about the mana spent on another spell is not about the source', () => {
    expect(
      artifact('Whenever you cast a noncreature spell, if at least four mana was spent to cast it, draw a card.'),
    ).toMatchObject({ condition: { quantity: { kind: 'manaSpent', of: 'eventObject' } } })
  })
})

describe('a consequence', () => {
  it('follows what may be done, or what is not done', () => {
    expect(
      sorcery('You may put a creature card from your hand onto the battlefield. If you do, you lose 2 life.'),
    ).toMatchObject({ effects: [{ kind: 'may', then: [{ kind: 'loseLife' }] }] })
    expect(
      sorcery("You may put a creature card from your hand onto the battlefield. If you don't, draw a card."),
    ).toMatchObject({ effects: [{ kind: 'may', else: [{ kind: 'draw' }] }] })
  })

  it('has targets of its own behind "when you do"', () => {
    expect(creature('When this creature dies, you may exile it. When you do, destroy target artifact.')).toMatchObject({
      effects: [{ kind: 'may', then: [{ kind: 'reflexiveTrigger', targets: { target: {} } }] }],
    })
  })

  it('of another player’s choice is told of that player', () => {
    expect(
      creature('Whenever this creature deals combat damage to a player, that player may draw a card.'),
    ).toMatchObject({
      effects: [{ kind: 'may', player: 'eventPlayer', effects: [{ kind: 'draw', player: 'eventPlayer' }] }],
    })
  })

  it('"instead" takes the place of all that the sentence before does', () => {
    expect(
      sorcery('Draw a card, then discard a card. If you control an artifact, instead draw two cards.'),
    ).toMatchObject({
      effects: [{ kind: 'if', then: [{ kind: 'draw', count: 2 }], else: [{ kind: 'draw' }, { kind: 'discard' }] }],
    })
  })

  it('goes on where the cards were looked at', () => {
    expect(
      artifact(
        '{1}: You may pay {2}. If you do, look at the top two cards of your library. Put one of them into your hand and the other on the bottom of your library.',
      ),
    ).toMatchObject({ effects: [{ kind: 'mayPay', then: [{ kind: 'lookAtTop' }, {}, {}, {}] }] })
  })

  it('has the choice of new targets with the copy it belongs to', () => {
    expect(
      artifact(
        '{T}: When you next cast an instant or sorcery spell this turn, copy that spell. You may choose new targets for the copy.',
      ),
    ).toMatchObject({
      effects: [{ kind: 'delayedTrigger', lasts: 'onceThisTurn', effects: [{ kind: 'copySpell', newTargets: 'may' }] }],
    })
  })
})

describe('references', () => {
  it('take a target named by itself', () => {
    expect(sorcery('Choose target creature. When that creature dies this turn, draw a card.')).toMatchObject({
      effects: [
        { kind: 'bind', what: { the: 'target' } },
        { on: { object: { the: 'target' } }, lasts: 'onceThisTurn' },
      ],
    })
  })

  it('of who fights are to the one spoken of before', () => {
    expect(
      sorcery('Choose target creature an opponent controls. Target creature you control fights that creature.'),
    ).toMatchObject({ effects: [{}, { kind: 'fight', a: { the: 'target2' }, b: { the: 'target' } }] })
  })

  it('count what was done to several', () => {
    expect(sorcery('Discard any number of cards, then draw that many cards.')).toMatchObject({
      effects: [{ count: 'any', as: 'discarded' }, { count: { kind: 'bound', name: 'discarded' } }],
    })
  })

  it('of a spell are never to an event', () => {
    expect(sorcery('Destroy it.')).toBeUndefined()
  })
})

describe('events', () => {
  it('of one subject are joined by "or"', () => {
    expect(
      creature('Whenever this creature attacks or becomes the target of a spell or ability, draw a card.'),
    ).toMatchObject({ on: { kind: 'either', events: [{ kind: 'attacks' }, { kind: 'becomesTarget' }] } })
  })

  it('happen to the source or to another', () => {
    expect(creature('Whenever this creature or another Bear you control attacks, draw a card.')).toMatchObject({
      on: { kind: 'either', events: [{ object: 'self' }, { object: { subtype: 'Bear', other: true } }] },
    })
  })

  it('may ask for something to be so as they happen', () => {
    expect(creature('Whenever this creature attacks while you control an artifact, draw a card.')).toMatchObject({
      while: { kind: 'exists' },
    })
  })

  it('of cards are none of tokens', () => {
    expect(creature('Whenever a land card is put into your graveyard from anywhere, draw a card.')).toMatchObject({
      on: { object: { type: 'land', is: 'nontoken', owner: 'you' } },
    })
  })
})

describe('where an ability functions', () => {
  it('is said by its condition', () => {
    expect(
      abilitiesOf(
        'Creature — Bear',
        'As long as this card is in your graveyard and you control a Forest, creatures you control have reach.',
      )?.[0],
    ).toMatchObject({ zone: 'graveyard', condition: { kind: 'exists' } })
    expect(
      creature('At the beginning of your upkeep, if this card is in your graveyard, you gain 1 life.'),
    ).toMatchObject({ zone: 'graveyard' })
  })
})

describe('prevention', () => {
  it('is of what is dealt to something, and by something', () => {
    expect(sorcery('Prevent all damage target creature would deal this turn.')).toMatchObject({
      effects: [{ kind: 'shield', replacement: { source: { the: 'target' }, to: 'any' } }],
    })
    expect(
      sorcery('Prevent all combat damage that would be dealt to and dealt by target creature this turn.'),
    ).toMatchObject({
      effects: [{ replacement: { to: { object: { the: 'target' } } } }, { replacement: { source: { the: 'target' } } }],
    })
  })
})

describe('searches', () => {
  it('are of several zones, of which one need not be chosen', () => {
    expect(
      sorcery(
        'Search your library and/or graveyard for a card named Grizzly Bears, reveal it, and put it into your hand. If you search your library this way, shuffle.',
      ),
    ).toMatchObject({
      effects: [
        { kind: 'search', which: 'chosen', zones: ['library', 'graveyard'] },
        { to: 'hand' },
        { condition: { kind: 'did', name: 'searchedLibrary' }, then: [{ kind: 'shuffle' }] },
      ],
    })
  })

  it('are of another player’s library', () => {
    expect(
      sorcery(
        "Search target opponent's library for a creature card and put that card onto the battlefield under your control. Then that player shuffles.",
      ),
    ).toMatchObject({ effects: [{ whose: { the: 'target' } }, { under: 'you' }, { player: { the: 'target' } }] })
  })
})

describe('what the words leave open', () => {
  it.each([['a card without its zone', 'Sorcery', 'Destroy target creature card.']])(
    '%s is left unread',
    (_, type, text) => expect(abilitiesOf(type, text)).toBeUndefined(),
  )
})
