import type { Ability, Filter, Keyword, Modification, Replacement, RuleEffect } from '@spellwright/dsl'
import { continuous, draw, keyword, mana, replacement, rule, tapForMana } from '@spellwright/dsl'
import { describe, expect, it } from 'vitest'
import { textOf } from './samples.ts'

type RuleOf<K extends RuleEffect['kind']> = Extract<RuleEffect, { kind: K }>
type ReplacementOf<K extends Replacement['kind']> = Extract<Replacement, { kind: K }>
type ModificationOf<K extends Modification['kind']> = Extract<Modification, { kind: K }>
type Parametric = Extract<Keyword, { kind: string }>
type KeywordOf<K extends Parametric['kind']> = Extract<Parametric, { kind: K }>

const mine: Filter = { type: 'creature', controller: 'you' }
const theirs: Filter = { type: 'creature', controller: 'opponent' }

const RULES: { [K in RuleEffect['kind']]: [RuleOf<K>, string] } = {
  cantAttack: [{ kind: 'cantAttack', what: theirs, defender: 'you' }, ''],
  cantAttackAlone: [{ kind: 'cantAttackAlone', what: 'self' }, ''],
  cantBlock: [{ kind: 'cantBlock', what: theirs, attackers: { subtype: 'Goblin' } }, ''],
  cantBlockAlone: [{ kind: 'cantBlockAlone', what: 'self' }, ''],
  cantBeBlocked: [{ kind: 'cantBeBlocked', what: mine, exceptBy: { keyword: 'flying' } }, ''],
  canBlockOnly: [{ kind: 'canBlockOnly', what: 'self', attackers: { keyword: 'flying' } }, ''],
  canBlockAdditional: [{ kind: 'canBlockAdditional', what: 'self', count: 1 }, ''],
  mustAttack: [{ kind: 'mustAttack', what: theirs }, ''],
  mustBlock: [{ kind: 'mustBlock', what: theirs }, ''],
  mustBeBlocked: [{ kind: 'mustBeBlocked', what: 'self', by: 'atLeastOne' }, ''],
  attackAsThoughNotDefender: [{ kind: 'attackAsThoughNotDefender', what: 'self' }, ''],
  attackCost: [{ kind: 'attackCost', what: { type: 'creature' }, defender: 'you', cost: [mana('{1}')] }, ''],
  attackAsThoughHaste: [{ kind: 'attackAsThoughHaste', what: 'self' }, ''],
  doesntUntap: [{ kind: 'doesntUntap', what: 'attachedTo' }, ''],
  cantCast: [{ kind: 'cantCast', player: 'opponent', spell: { type: 'creature' } }, ''],
  cantPlayLands: [{ kind: 'cantPlayLands', player: 'you' }, ''],
  cantActivate: [{ kind: 'cantActivate', object: { type: 'artifact' }, ability: 'nonmana' }, ''],
  additionalLands: [{ kind: 'additionalLands', player: 'you', count: 2 }, ''],
  mayPlayFrom: [{ kind: 'mayPlayFrom', player: 'you', zone: 'graveyard', what: { type: 'land' } }, ''],
  castAsThoughFlash: [{ kind: 'castAsThoughFlash', player: 'you', spell: { type: 'enchantment' } }, ''],
  costChange: [{ kind: 'costChange', player: 'opponent', spell: {}, change: { kind: 'increase', mana: '{1}' } }, ''],
  abilityCostChange: [
    {
      kind: 'abilityCostChange',
      object: { type: 'creature' },
      ability: 'any',
      change: { kind: 'reduce', mana: '{2}' },
    },
    '',
  ],
  spendOnlyOnX: [{ kind: 'spendOnlyOnX', colors: ['B'] }, ''],
  cantBeCountered: [{ kind: 'cantBeCountered', what: { type: 'creature', controller: 'you' } }, ''],
  cantBeRegenerated: [{ kind: 'cantBeRegenerated', what: { type: 'creature' } }, ''],
  damageCantBePrevented: [{ kind: 'damageCantBePrevented' }, ''],
  noLegendRule: [{ kind: 'noLegendRule', what: { controller: 'you' } }, ''],
  playerHas: [{ kind: 'playerHas', player: 'you', keyword: 'hexproof' }, ''],
  cantGainLife: [{ kind: 'cantGainLife', player: 'eachPlayer' }, ''],
  cantLoseGame: [{ kind: 'cantLoseGame', player: 'you' }, ''],
  maximumHandSize: [{ kind: 'maximumHandSize', player: 'you', size: 2 }, ''],
  topCardRevealed: [{ kind: 'topCardRevealed', player: 'eachPlayer' }, ''],
}

const REPLACEMENTS: { [K in Replacement['kind']]: [ReplacementOf<K>, string] } = {
  enters: [
    { kind: 'enters', object: 'self', with: [{ kind: 'choose', choose: { kind: 'creatureType' }, as: 'type' }] },
    '',
  ],
  zoneChange: [
    {
      kind: 'zoneChange',
      object: { owner: 'you', type: 'creature' },
      to: 'graveyard',
      instead: { to: 'library', position: 'bottom' },
    },
    '',
  ],
  draw: [{ kind: 'draw', player: 'opponent', which: 'exceptFirstInDrawStep', instead: [draw(1, 'you')] }, ''],
  damage: [
    { kind: 'damage', source: { color: 'R', controller: 'you' }, change: { kind: 'amount', change: { times: 2 } } },
    '',
  ],
  lifeLossFromDamage: [{ kind: 'lifeLossFromDamage', player: 'you', floor: 1 }, ''],
  gainLife: [{ kind: 'gainLife', player: 'you', change: { times: 2 } }, ''],
  loseLife: [{ kind: 'loseLife', player: 'opponent', change: { times: 2 } }, ''],
  putCounters: [{ kind: 'putCounters', object: mine, counter: '+1/+1', change: { times: 2 } }, ''],
  createTokens: [{ kind: 'createTokens', player: 'you', change: { times: 2 } }, ''],
  destroy: [{ kind: 'destroy', object: mine, instead: 'regenerate' }, ''],
  addMana: [{ kind: 'addMana', object: { type: 'land' }, instead: '{C}' }, ''],
  skip: [{ kind: 'skip', player: 'eachPlayer', what: 'upkeep' }, ''],
}

const MODIFICATIONS: { [K in Modification['kind']]: [ModificationOf<K>, string] } = {
  setController: [{ kind: 'setController', player: 'you' }, ''],
  addType: [{ kind: 'addType', types: ['artifact'] }, ''],
  setTypes: [{ kind: 'setTypes', types: ['land'], subtypes: ['Forest'] }, ''],
  removeType: [{ kind: 'removeType', types: ['creature'] }, ''],
  addSupertype: [{ kind: 'addSupertype', supertypes: ['snow'] }, ''],
  removeSupertype: [{ kind: 'removeSupertype', supertypes: ['legendary'] }, ''],
  addSubtype: [{ kind: 'addSubtype', subtypes: ['Zombie'] }, ''],
  setCreatureTypes: [{ kind: 'setCreatureTypes', subtypes: ['Goblin'] }, ''],
  allCreatureTypes: [{ kind: 'allCreatureTypes' }, ''],
  setLandTypes: [{ kind: 'setLandTypes', subtypes: ['Island'] }, ''],
  setColor: [{ kind: 'setColor', colors: ['U'] }, ''],
  addColor: [{ kind: 'addColor', colors: ['B'] }, ''],
  gainAbility: [{ kind: 'gainAbility', ability: tapForMana('{G}') }, ''],
  gainKeyword: [{ kind: 'gainKeyword', keyword: 'flying' }, ''],
  loseKeyword: [{ kind: 'loseKeyword', keyword: 'flying' }, ''],
  loseAllAbilities: [{ kind: 'loseAllAbilities' }, ''],
  setBasePT: [{ kind: 'setBasePT', power: 0, toughness: 2 }, ''],
  modifyPT: [{ kind: 'modifyPT', power: -1, toughness: 0 }, ''],
  switchPT: [{ kind: 'switchPT' }, ''],
  setName: [{ kind: 'setName', name: 'Bear' }, ''],
}

const two = [mana('{2}')]
const KEYWORDS: { [K in Parametric['kind']]: [KeywordOf<K>, string] } = {
  protection: [{ kind: 'protection', from: [{ filter: { color: 'R' } }, { filter: { type: 'artifact' } }] }, ''],
  landwalk: [{ kind: 'landwalk', land: { subtype: 'Forest' } }, ''],
  hexproofFrom: [{ kind: 'hexproofFrom', from: { color: 'B' } }, ''],
  ward: [{ kind: 'ward', cost: two }, ''],
  cycling: [
    { kind: 'cycling', cost: two, search: { type: 'land', supertype: 'basic' }, label: 'basic landcycling' },
    '',
  ],
  flashback: [{ kind: 'flashback', cost: two }, ''],
  kicker: [{ kind: 'kicker', cost: two, times: 'multi' }, ''],
  buyback: [{ kind: 'buyback', cost: two }, ''],
  echo: [{ kind: 'echo', cost: two }, ''],
  fading: [{ kind: 'fading', count: 3 }, ''],
  vanishing: [{ kind: 'vanishing', count: 3 }, ''],
  cumulativeUpkeep: [{ kind: 'cumulativeUpkeep', cost: two }, ''],
  madness: [{ kind: 'madness', cost: two }, ''],
  morph: [{ kind: 'morph', cost: two }, ''],
  ninjutsu: [{ kind: 'ninjutsu', cost: two }, ''],
  annihilator: [{ kind: 'annihilator', count: 2 }, ''],
  bushido: [{ kind: 'bushido', count: 1 }, ''],
  renown: [{ kind: 'renown', count: 1 }, ''],
  equip: [{ kind: 'equip', cost: two, to: { supertype: 'legendary', type: 'creature' } }, ''],
  enchant: [{ kind: 'enchant', what: { type: 'creature', controller: 'you' } }, ''],
  affinity: [{ kind: 'affinity', for: { type: 'artifact' } }, ''],
  toxic: [{ kind: 'toxic', count: 1 }, ''],
  unearth: [{ kind: 'unearth', cost: two }, ''],
  evoke: [{ kind: 'evoke', cost: two }, ''],
  exalted: [{ kind: 'exalted' }, ''],
  modular: [{ kind: 'modular', count: 2 }, ''],
}

const ofCreature = (ability: Ability) => textOf('Creature — Bear', ability)

describe('every kind of static ability has its words', () => {
  it.each(Object.entries(RULES))('rule: %s', (_kind, [effect, text]) => expect(ofCreature(rule(effect))).toBe(text))
  it.each(Object.entries(REPLACEMENTS))('replacement: %s', (_kind, [effect, text]) =>
    expect(ofCreature(replacement(effect))).toBe(text),
  )
  it.each(Object.entries(MODIFICATIONS))('modification: %s', (_kind, [change, text]) =>
    expect(ofCreature(continuous({ affects: theirs, apply: [change] }))).toBe(text),
  )
  it.each(Object.entries(KEYWORDS))('keyword: %s', (_kind, [word, text]) =>
    expect(ofCreature(keyword(word))).toBe(text),
  )
})
