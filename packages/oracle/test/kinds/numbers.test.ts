import type { Condition, CostPart, Filter, Quantity } from '@spellwright/dsl'
import { activated, continuous, dealDamage, draw, gain, matches, the, X, youControl } from '@spellwright/dsl'
import { describe, expect, it } from 'vitest'
import { effectText, textOf } from './samples.ts'

type Compound = Exclude<Quantity, number>
type QuantityOf<K extends Compound['kind']> = Extract<Compound, { kind: K }>
type ConditionOf<K extends Condition['kind']> = Extract<Condition, { kind: K }>
type PartOf<K extends CostPart['kind']> = Extract<CostPart, { kind: K }>

const mine: Filter = { type: 'creature', controller: 'you' }
const creature = the('creature')

const QUANTITIES: { [K in Compound['kind']]: [QuantityOf<K>, string] } = {
  startingLife: [{ kind: 'startingLife' }, 'Test Card deals damage equal to your starting life total to any target.'],
  opponents: [{ kind: 'opponents' }, 'Test Card deals damage equal to the number of opponents you have to any target.'],
  speed: [{ kind: 'speed' }, 'Test Card deals damage equal to your speed to any target.'],
  turnsTaken: [
    { kind: 'turnsTaken', player: 'you' },
    'Test Card deals damage equal to the number of turns you have begun to any target.',
  ],
  x: [{ kind: 'x' }, 'Test Card deals X damage to any target.'],
  count: [
    { kind: 'count', of: mine },
    'Test Card deals X damage to any target, where X is the number of creatures you control.',
  ],
  bound: [{ kind: 'bound', name: 'number' }, 'Test Card deals damage equal to that number to any target.'],
  eventAmount: [{ kind: 'eventAmount' }, 'Test Card deals that much damage to any target.'],
  manaValueOf: [
    { kind: 'manaValueOf', object: creature },
    "Test Card deals damage equal to target creature's mana value to any target.",
  ],
  powerOf: [
    { kind: 'powerOf', object: creature },
    "Test Card deals damage equal to target creature's power to any target.",
  ],
  basePowerOf: [
    { kind: 'basePowerOf', object: creature },
    "Test Card deals damage equal to target creature's base power to any target.",
  ],
  toughnessOf: [
    { kind: 'toughnessOf', object: creature },
    "Test Card deals damage equal to target creature's toughness to any target.",
  ],
  loyaltyOf: [{ kind: 'loyaltyOf', object: 'self' }, 'Test Card deals damage equal to its loyalty to any target.'],
  countersOn: [
    { kind: 'countersOn', object: creature, counter: 'charge' },
    'Test Card deals damage equal to the number of charge counters on target creature to any target.',
  ],
  playerCounters: [
    { kind: 'playerCounters', player: 'you', counter: 'energy' },
    'Test Card deals damage equal to the number of energy counters you have to any target.',
  ],
  lifeOf: [{ kind: 'lifeOf', player: 'you' }, 'Test Card deals damage equal to your life total to any target.'],
  cardsIn: [
    { kind: 'cardsIn', zone: 'hand', player: the('player') },
    "Test Card deals damage equal to the number of cards in target player's hand to any target.",
  ],
  cardTypesAmong: [
    { kind: 'cardTypesAmong', of: { zone: 'graveyard', owner: 'you' } },
    'Test Card deals damage equal to the number of card types among cards in your graveyard to any target.',
  ],
  colorsAmong: [
    { kind: 'colorsAmong', of: { controller: 'you' } },
    'Test Card deals damage equal to the number of colors among permanents you control to any target.',
  ],
  basicLandTypesAmong: [
    { kind: 'basicLandTypesAmong', of: { type: 'land', controller: 'you' } },
    'Test Card deals damage equal to the number of basic land types among lands you control to any target.',
  ],
  typesOf: [
    { kind: 'typesOf', object: 'self' },
    'Test Card deals damage equal to the number of supertypes, card types, and subtypes it has to any target.',
  ],
  third: [
    { kind: 'third', quantity: { kind: 'lifeOf', player: 'you' }, round: 'up' },
    'Test Card deals damage equal to a third of your life total, rounded up to any target.',
  ],
  lowest: [
    { kind: 'lowest', value: 'manaValue', of: mine },
    'Test Card deals damage equal to the lowest mana value among creatures you control to any target.',
  ],
  greatest: [
    { kind: 'greatest', value: 'power', of: mine },
    'Test Card deals damage equal to the greatest power among creatures you control to any target.',
  ],
  total: [
    { kind: 'total', value: 'power', of: mine },
    'Test Card deals damage equal to the total power of creatures you control to any target.',
  ],
  different: [
    { kind: 'different', value: 'power', of: mine },
    'Test Card deals damage equal to the number of different powers among creatures you control to any target.',
  ],
  devotion: [
    { kind: 'devotion', colors: ['R'] },
    'Test Card deals damage equal to your devotion to red to any target.',
  ],
  party: [{ kind: 'party' }, 'Test Card deals damage equal to the number of creatures in your party to any target.'],
  eventTotal: [
    { kind: 'eventTotal', event: { kind: 'lifeGained', player: 'you' }, when: 'thisTurn' },
    'Test Card deals damage equal to the amount of life you gained this turn to any target.',
  ],
  events: [
    { kind: 'events', event: { kind: 'cast', player: 'you' }, when: 'thisTurn' },
    "Test Card deals damage equal to the number of spells you've cast this turn to any target.",
  ],
  manaSpent: [
    { kind: 'manaSpent', color: 'any', on: 'cost' },
    'Test Card deals damage equal to the amount of mana spent to cast this spell to any target.',
  ],
  timesMutated: [
    { kind: 'timesMutated', object: 'self' },
    'Test Card deals X damage to any target, where X is the number of times Test Card has mutated.',
  ],
  devoured: [
    { kind: 'devoured' },
    'Test Card deals damage equal to the number of creatures it devoured to any target.',
  ],
  twoToThe: [{ kind: 'twoToThe', exponent: 3 }, 'Test Card deals damage equal to 2^3 to any target.'],
  product: [{ kind: 'product', factors: [2, 3] }, 'Test Card deals damage equal to 2 times 3 to any target.'],
  timesPaid: [
    { kind: 'timesPaid', cost: 'squad' },
    'Test Card deals damage equal to the number of times its squad cost was paid to any target.',
  ],
  colorsSpent: [
    { kind: 'colorsSpent' },
    'Test Card deals damage equal to the number of colors of mana spent to cast Test Card to any target.',
  ],
  timesResolved: [
    { kind: 'timesResolved' },
    'Test Card deals damage equal to the number of times this ability has resolved this turn to any target.',
  ],
  timesKicked: [
    { kind: 'timesKicked' },
    'Test Card deals damage equal to the number of times this spell was kicked to any target.',
  ],
  plus: [{ kind: 'plus', terms: [X, 1] }, 'Test Card deals damage equal to X plus 1 to any target.'],
  minus: [{ kind: 'minus', left: 10, right: X }, 'Test Card deals damage equal to 10 minus X to any target.'],
  times: [{ kind: 'times', factor: 2, quantity: X }, 'Test Card deals twice X damage to any target.'],
  half: [
    { kind: 'half', quantity: { kind: 'lifeOf', player: 'you' }, round: 'up' },
    'Test Card deals damage equal to half your life total, rounded up to any target.',
  ],
  least: [{ kind: 'least', of: [X, 5] }, 'Test Card deals damage equal to X, but not more than 5 to any target.'],
  most: [{ kind: 'most', of: [X, 5] }, 'Test Card deals damage equal to the greatest of X and 5 to any target.'],
  if: [
    { kind: 'if', condition: { kind: 'kicked' }, then: 4, else: 2 },
    'Test Card deals 2 damage to any target. If this spell was kicked, it deals 4 damage instead.',
  ],
}

const CONDITIONS: { [K in Condition['kind']]: [ConditionOf<K>, string] } = {
  exists: [
    { kind: 'exists', of: mine, count: { atLeast: 3 } },
    'This creature has flying as long as you control three or more creatures.',
  ],
  matches: [
    { kind: 'matches', object: 'self', filter: { is: 'tapped' } },
    "This creature has flying as long as it's tapped.",
  ],
  compare: [
    { kind: 'compare', quantity: { kind: 'lifeOf', player: 'you' }, is: { atMost: 5 } },
    'As long as you have 5 or less life, this creature has flying.',
  ],
  happened: [
    { kind: 'happened', event: { kind: 'lifeGained', player: 'you' }, when: 'thisTurn' },
    'As long as you gained life this turn, this creature has flying.',
  ],
  somePlayerDid: [
    { kind: 'somePlayerDid', event: { kind: 'cast' }, when: 'thisTurn', times: { atLeast: 2 } },
    'As long as a player cast two or more spells this turn, this creature has flying.',
  ],
  castThisGame: [
    { kind: 'castThisGame', player: 'you', times: { atLeast: 2 } },
    "As long as you've cast two or more spells this game, this creature has flying.",
  ],
  did: [
    { kind: 'did', name: 'addedMana' },
    "As long as you've added mana with this ability this turn, this creature has flying.",
  ],
  kicked: [{ kind: 'kicked' }, 'As long as this spell was kicked, this creature has flying.'],
  isTurnOf: [{ kind: 'isTurnOf', player: 'you' }, 'During your turn, this creature has flying.'],
  designated: [
    { kind: 'designated', player: 'you', as: "city's blessing" },
    "As long as you have the city's blessing, this creature has flying.",
  ],
  duringStep: [{ kind: 'duringStep', step: 'upkeep' }, "As long as it's the upkeep, this creature has flying."],
  isStartingPlayer: [
    { kind: 'isStartingPlayer', player: 'you' },
    'As long as you are the starting player, this creature has flying.',
  ],
  chose: [{ kind: 'chose', as: 'clan', word: 'Temur' }, 'As long as you chose Temur, this creature has flying.'],
  shareColor: [
    { kind: 'shareColor', among: creature },
    'As long as two of it share a color, this creature has flying.',
  ],
  isPlayer: [
    { kind: 'isPlayer', player: 'activePlayer', same: 'you' },
    'As long as the active player is you, this creature has flying.',
  ],
  classLevel: [
    { kind: 'classLevel', is: { atLeast: 2 } },
    'As long as this creature is level 2 or greater, it has flying.',
  ],
  isDaytime: [{ kind: 'isDaytime', is: 'night' }, "As long as it's night, this creature has flying."],
  asCast: [
    { kind: 'asCast', condition: { kind: 'exists', of: { subtype: 'Dragon', controller: 'you' } } },
    'As long as you controlled a Dragon as you cast this spell, this creature has flying.',
  ],
  castAtInstantTiming: [
    { kind: 'castAtInstantTiming' },
    "As long as you cast it any time a sorcery couldn't have been cast, this creature has flying.",
  ],
  isThere: [{ kind: 'isThere', object: 'self' }, 'As long as this creature is on the battlefield, it has flying.'],
  castFrom: [
    { kind: 'castFrom', zone: 'graveyard' },
    'As long as this creature was cast from a graveyard, it has flying.',
  ],
  paid: [{ kind: 'paid', cost: 'kicker' }, 'As long as the kicker cost was paid, this creature has flying.'],
  newSinceLastUpkeep: [
    { kind: 'newSinceLastUpkeep' },
    'As long as this creature came under your control since the beginning of your last upkeep, it has flying.',
  ],
  not: [
    { kind: 'not', condition: youControl({ type: 'artifact' }) },
    'As long as you control no artifacts, this creature has flying.',
  ],
  all: [
    { kind: 'all', conditions: [youControl({ subtype: 'Swamp' }), { kind: 'isTurnOf', player: 'you' }] },
    "As long as you control a Swamp and it's your turn, this creature has flying.",
  ],
  any: [
    { kind: 'any', conditions: [matches('self', { is: 'attacking' }), matches('self', { is: 'blocking' })] },
    "As long as this creature is attacking or it's blocking, it has flying.",
  ],
}

const COSTS: { [K in CostPart['kind']]: [PartOf<K>, string] } = {
  mana: [{ kind: 'mana', mana: '{2}{R}' }, '{2}{R}: Draw a card.'],
  ownManaCost: [{ kind: 'ownManaCost' }, 'Pay its mana cost: Draw a card.'],
  generic: [
    { kind: 'generic', amount: { kind: 'count', of: mine } },
    'Pay {X}, where X is the number of creatures you control: Draw a card.',
  ],
  tap: [{ kind: 'tap' }, '{T}: Draw a card.'],
  untap: [{ kind: 'untap' }, '{Q}: Draw a card.'],
  payEnergy: [{ kind: 'payEnergy', amount: 2 }, 'Pay {E}{E}: Draw a card.'],
  payLife: [{ kind: 'payLife', amount: 2 }, 'Pay 2 life: Draw a card.'],
  sacrifice: [
    { kind: 'sacrifice', what: { type: 'creature', other: true } },
    'Sacrifice another creature: Draw a card.',
  ],
  discard: [{ kind: 'discard', what: {}, count: 2, random: 'random' }, 'Discard two cards at random: Draw a card.'],
  exile: [
    { kind: 'exile', what: { zone: 'graveyard', type: 'creature' }, count: 2 },
    'Exile two creature cards from your graveyard: Draw a card.',
  ],
  putOnBottom: [
    { kind: 'putOnBottom', what: { zone: 'graveyard' }, count: 3 },
    'Put three cards from your graveyard on the bottom of your library: Draw a card.',
  ],
  returnToHand: [
    { kind: 'returnToHand', what: { type: 'land', controller: 'you' } },
    "Return a land you control to its owner's hand: Draw a card.",
  ],
  tapOther: [
    { kind: 'tapOther', what: { type: 'creature' }, count: 2 },
    'Tap two untapped creatures you control: Draw a card.',
  ],
  reveal: [{ kind: 'reveal', what: { zone: 'hand', color: 'R' } }, 'Reveal a red card from your hand: Draw a card.'],
  removeCounters: [
    { kind: 'removeCounters', counter: 'charge', count: 3 },
    'Remove three charge counters from this creature: Draw a card.',
  ],
  putCounters: [
    { kind: 'putCounters', counter: '-1/-1', count: 1 },
    'Put a -1/-1 counter on this creature: Draw a card.',
  ],
  gainLife: [{ kind: 'gainLife', player: 'opponent', amount: 3 }, 'Have an opponent gain 3 life: Draw a card.'],
  waterbend: [{ kind: 'waterbend', mana: '{3}' }, 'Waterbend {3}: Draw a card.'],
  collectEvidence: [{ kind: 'collectEvidence', amount: 4 }, 'Collect evidence 4: Draw a card.'],
  behold: [{ kind: 'behold', what: { subtype: 'Dragon' } }, 'Behold a Dragon: Draw a card.'],
  exert: [{ kind: 'exert' }, 'Exert this creature: Draw a card.'],
  mill: [{ kind: 'mill', count: 3 }, 'Mill three cards: Draw a card.'],
  loyalty: [{ kind: 'loyalty', change: '-X' }, '−X: Draw a card.'],
  choice: [
    { kind: 'choice', options: [[{ kind: 'discard', what: {} }], [{ kind: 'payLife', amount: 3 }]] },
    'Discard a card or pay 3 life: Draw a card.',
  ],
  repeated: [{ kind: 'repeated', cost: [{ kind: 'mana', mana: '{1}' }], times: X }, 'Pay {1} X times: Draw a card.'],
}

describe('every kind of number, condition and cost has its words', () => {
  it.each(Object.entries(QUANTITIES))('quantity: %s', (_kind, [amount, text]) =>
    expect(effectText(dealDamage(amount, the('any')))).toBe(text),
  )
  it.each(Object.entries(CONDITIONS))('condition: %s', (_kind, [condition, text]) =>
    expect(textOf('Creature — Bear', continuous({ condition, affects: 'self', apply: [gain('flying')] }))).toBe(text),
  )
  it.each(Object.entries(COSTS))('cost: %s', (_kind, [part, text]) =>
    expect(textOf('Creature — Bear', activated({ cost: [part], effects: [draw()] }))).toBe(text),
  )
})
