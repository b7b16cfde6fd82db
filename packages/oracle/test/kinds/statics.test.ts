import type { Ability, Filter, Keyword, Modification, Replacement } from '@spellwright/dsl'
import { continuous, draw, keyword, mana, replacement, tapForMana } from '@spellwright/dsl'
import { describe, expect, it } from 'vitest'
import { textOf } from './samples.ts'

type ReplacementOf<K extends Replacement['kind']> = Extract<Replacement, { kind: K }>
type ModificationOf<K extends Modification['kind']> = Extract<Modification, { kind: K }>
type Parametric = Extract<Keyword, { kind: string }>
type KeywordOf<K extends Parametric['kind']> = Extract<Parametric, { kind: K }>

const mine: Filter = { type: 'creature', controller: 'you' }
const theirs: Filter = { type: 'creature', controller: 'opponent' }

const REPLACEMENTS: { [K in Replacement['kind']]: [ReplacementOf<K>, string] } = {
  enters: [
    { kind: 'enters', object: 'self', with: [{ kind: 'choose', choose: { kind: 'creatureType' }, as: 'type' }] },
    'As this creature enters, choose a creature type.',
  ],
  zoneChange: [
    {
      kind: 'zoneChange',
      object: { owner: 'you', type: 'creature' },
      to: 'graveyard',
      instead: { to: 'library', position: 'bottom' },
    },
    "If a creature card would be put into your graveyard from anywhere, put it on the bottom of its owner's library instead.",
  ],
  draw: [
    { kind: 'draw', player: 'opponent', which: 'exceptFirstInDrawStep', instead: [draw(1, 'you')] },
    'If an opponent would draw a card except the first one they draw in each of their draw steps, instead that player skips that draw and you draw a card.',
  ],
  drawCards: [
    { kind: 'drawCards', player: 'you', change: { plus: 1 } },
    'If you would draw one or more cards, you draw that many cards plus one instead.',
  ],
  damage: [
    { kind: 'damage', source: { color: 'R', controller: 'you' }, change: { kind: 'amount', change: { times: 2 } } },
    'If a red source you control would deal damage, it deals double that damage instead.',
  ],
  lifeLossFromDamage: [
    { kind: 'lifeLossFromDamage', player: 'you', floor: 1 },
    'Damage that would reduce your life total to less than 1 reduces it to 1 instead.',
  ],
  gainLife: [
    { kind: 'gainLife', player: 'you', change: { times: 2 } },
    'If you would gain life, you gain twice that much life instead.',
  ],
  loseLife: [
    { kind: 'loseLife', player: 'opponent', change: { times: 2 } },
    'If an opponent would lose life, that player loses twice that much life instead.',
  ],
  putCounters: [
    { kind: 'putCounters', object: mine, counter: '+1/+1', change: { times: 2 } },
    'If one or more +1/+1 counters would be put on a creature you control, twice that many +1/+1 counters are put on it instead.',
  ],
  createTokens: [
    { kind: 'createTokens', player: 'you', change: { times: 2 } },
    'If one or more tokens would be created under your control, twice that many of those tokens are created instead.',
  ],
  destroy: [
    { kind: 'destroy', object: mine, instead: 'regenerate' },
    'If a creature you control would be destroyed, regenerate it.',
  ],
  addMana: [
    { kind: 'addMana', object: { type: 'land' }, instead: '{C}' },
    'If a land is tapped for mana, it produces {C} instead of any other type and amount.',
  ],
  transforms: [
    { kind: 'transforms', into: 'Moon', effects: [{ kind: 'draw', player: 'you', count: 1 }] },
    'As this creature transforms into Moon, draw a card.',
  ],
  skip: [{ kind: 'skip', player: 'eachPlayer', what: 'upkeep' }, 'Each player skips their upkeep.'],
}

const MODIFICATIONS: { [K in Modification['kind']]: [ModificationOf<K>, string] } = {
  setController: [{ kind: 'setController', player: 'you' }, 'You control creatures your opponents control.'],
  fullTextOf: [
    { kind: 'fullTextOf', card: { zone: 'graveyard', owner: 'you', type: 'creature', nothingAbove: {} } },
    'Creatures your opponents control have the full text of the creature card with no card above it in your graveyard.',
  ],
  setText: [
    { kind: 'setText', abilities: [keyword('flying')] },
    'Creatures your opponents control have the text "Flying".',
  ],
  addType: [
    { kind: 'addType', types: ['artifact'] },
    'Each creature your opponents control is an artifact in addition to its other types.',
  ],
  setTypes: [
    { kind: 'setTypes', types: ['land'], subtypes: ['Forest'] },
    'Creatures your opponents control are Forest lands.',
  ],
  removeType: [
    { kind: 'removeType', types: ['creature'] },
    'Creatures your opponents control are no longer creatures.',
  ],
  addSupertype: [{ kind: 'addSupertype', supertypes: ['snow'] }, 'Creatures your opponents control are snow.'],
  removeSubtype: [{ kind: 'removeSubtype', subtypes: ['Human'] }, "Creatures your opponents control aren't Humans."],
  removeSupertype: [
    { kind: 'removeSupertype', supertypes: ['legendary'] },
    'Creatures your opponents control are no longer legendary.',
  ],
  addSubtype: [
    { kind: 'addSubtype', subtypes: ['Zombie'] },
    'Each creature your opponents control is a Zombie in addition to its other types.',
  ],
  setCreatureTypes: [
    { kind: 'setCreatureTypes', subtypes: ['Goblin'] },
    'Creatures your opponents control are Goblins.',
  ],
  allCreatureTypes: [{ kind: 'allCreatureTypes' }, 'Creatures your opponents control are every creature type.'],
  setLandTypes: [{ kind: 'setLandTypes', subtypes: ['Island'] }, 'Creatures your opponents control are Islands.'],
  setColor: [{ kind: 'setColor', colors: ['U'] }, 'Creatures your opponents control are blue.'],
  addColor: [
    { kind: 'addColor', colors: ['B'] },
    'Creatures your opponents control are black in addition to their other colors.',
  ],
  gainActivatedAbilitiesOf: [
    { kind: 'gainActivatedAbilitiesOf', cards: { zone: 'graveyard', owner: 'you', type: 'creature' } },
    'Creatures your opponents control have all activated abilities of all creature cards in your graveyard.',
  ],
  gainAbility: [
    { kind: 'gainAbility', ability: tapForMana('{G}') },
    'Creatures your opponents control have "{T}: Add {G}."',
  ],
  gainKeyword: [{ kind: 'gainKeyword', keyword: 'flying' }, 'Creatures your opponents control have flying.'],
  loseKeyword: [{ kind: 'loseKeyword', keyword: 'flying' }, 'Creatures your opponents control lose flying.'],
  loseAllAbilities: [{ kind: 'loseAllAbilities' }, 'Creatures your opponents control lose all abilities.'],
  setBasePT: [
    { kind: 'setBasePT', power: 0, toughness: 2 },
    'Creatures your opponents control have base power and toughness 0/2.',
  ],
  modifyPT: [{ kind: 'modifyPT', power: -1, toughness: 0 }, 'Creatures your opponents control get -1/-0.'],
  switchPT: [{ kind: 'switchPT' }, 'Creatures your opponents control switch their power and toughness.'],
  hasThisAbility: [{ kind: 'hasThisAbility' }, 'Creatures your opponents control have this ability.'],
  setLoyalty: [{ kind: 'setLoyalty', loyalty: 3 }, 'Creatures your opponents control have starting loyalty 3.'],
  noManaCost: [{ kind: 'noManaCost' }, 'Creatures your opponents control have no mana cost.'],
  setName: [{ kind: 'setName', name: 'Bear' }, 'Creatures your opponents control are named Bear.'],
}

const two = [mana('{2}')]
const KEYWORDS: { [K in Parametric['kind']]: [KeywordOf<K>, string] } = {
  protection: [
    { kind: 'protection', from: [{ filter: { color: 'R' } }, { filter: { type: 'artifact' } }] },
    'Protection from red and from artifacts',
  ],
  landwalk: [{ kind: 'landwalk', land: { subtype: 'Forest' } }, 'Forestwalk'],
  hexproofFrom: [{ kind: 'hexproofFrom', from: { color: 'B' } }, 'Hexproof from black'],
  ward: [{ kind: 'ward', cost: two }, 'Ward {2}'],
  emerge: [{ kind: 'emerge', cost: two, from: { type: 'artifact' } }, 'Emerge from artifact {2}'],
  cycling: [
    { kind: 'cycling', cost: two, search: { type: 'land', supertype: 'basic' }, label: 'basic landcycling' },
    'Basic landcycling {2}',
  ],
  flashback: [{ kind: 'flashback', cost: two }, 'Flashback {2}'],
  kicker: [{ kind: 'kicker', cost: two, times: 'multi' }, 'Multikicker {2}'],
  buyback: [{ kind: 'buyback', cost: two }, 'Buyback {2}'],
  echo: [{ kind: 'echo', cost: two }, 'Echo {2}'],
  fading: [{ kind: 'fading', count: 3 }, 'Fading 3'],
  vanishing: [{ kind: 'vanishing', count: 3 }, 'Vanishing 3'],
  cumulativeUpkeep: [{ kind: 'cumulativeUpkeep', cost: two }, 'Cumulative upkeep {2}'],
  madness: [{ kind: 'madness', cost: two }, 'Madness {2}'],
  morph: [{ kind: 'morph', cost: two }, 'Morph {2}'],
  ninjutsu: [{ kind: 'ninjutsu', cost: two }, 'Ninjutsu {2}'],
  annihilator: [{ kind: 'annihilator', count: 2 }, 'Annihilator 2'],
  bushido: [{ kind: 'bushido', count: 1 }, 'Bushido 1'],
  renown: [{ kind: 'renown', count: 1 }, 'Renown 1'],
  equip: [
    { kind: 'equip', cost: two, to: { supertype: 'legendary', type: 'creature' } },
    'Equip legendary creature {2}',
  ],
  enchant: [{ kind: 'enchant', what: { type: 'creature', controller: 'you' } }, 'Enchant creature you control'],
  affinity: [{ kind: 'affinity', for: { type: 'artifact' } }, 'Affinity for artifacts'],
  afflict: [{ kind: 'afflict', count: 2 }, 'Afflict 2'],
  afterlife: [{ kind: 'afterlife', count: 2 }, 'Afterlife 2'],
  bloodthirst: [{ kind: 'bloodthirst', count: 2 }, 'Bloodthirst 2'],
  crew: [{ kind: 'crew', count: 2 }, 'Crew 2'],
  dredge: [{ kind: 'dredge', count: 2 }, 'Dredge 2'],
  fabricate: [{ kind: 'fabricate', count: 2 }, 'Fabricate 2'],
  hideaway: [{ kind: 'hideaway', count: 4 }, 'Hideaway 4'],
  graft: [{ kind: 'graft', count: 2 }, 'Graft 2'],
  rampage: [{ kind: 'rampage', count: 2 }, 'Rampage 2'],
  soulshift: [{ kind: 'soulshift', count: 2 }, 'Soulshift 2'],
  dash: [{ kind: 'dash', cost: two }, 'Dash {2}'],
  embalm: [{ kind: 'embalm', cost: two }, 'Embalm {2}'],
  entwine: [{ kind: 'entwine', cost: two }, 'Entwine {2}'],
  eternalize: [{ kind: 'eternalize', cost: two }, 'Eternalize {2}'],
  outlast: [{ kind: 'outlast', cost: two }, 'Outlast {2}'],
  overload: [{ kind: 'overload', cost: two }, 'Overload {2}'],
  scavenge: [{ kind: 'scavenge', cost: two }, 'Scavenge {2}'],
  transmute: [{ kind: 'transmute', cost: two }, 'Transmute {2}'],
  reinforce: [{ kind: 'reinforce', count: 2, cost: two }, 'Reinforce 2—{2}'],
  blitz: [{ kind: 'blitz', cost: two }, 'Blitz {2}'],
  escalate: [{ kind: 'escalate', cost: two }, 'Escalate {2}'],
  splice: [{ kind: 'splice', onto: { subtype: 'Arcane' }, cost: two }, 'Splice onto Arcane {2}'],
  companion: [
    { kind: 'companion', condition: { each: { is: 'permanentCard' }, are: { manaValue: { atMost: 2 } } } },
    'Companion — Each permanent card in your starting deck has mana value 2 or less.',
  ],
  strive: [
    { kind: 'strive', cost: two },
    'Strive — This spell costs {2} more to cast for each target beyond the first.',
  ],
  saddle: [{ kind: 'saddle', count: 2 }, 'Saddle 2'],
  miracle: [{ kind: 'miracle', cost: two }, 'Miracle {2}'],
  sneak: [{ kind: 'sneak', cost: two }, 'Sneak {2}'],
  awaken: [{ kind: 'awaken', count: 3, cost: two }, 'Awaken 3—{2}'],
  backup: [{ kind: 'backup', count: 1 }, 'Backup 1'],
  champion: [{ kind: 'champion', what: { type: 'creature' } }, 'Champion a creature'],
  firebending: [{ kind: 'firebending', count: 2 }, 'Firebending 2'],
  freerunning: [{ kind: 'freerunning', cost: two }, 'Freerunning {2}'],
  mayhem: [{ kind: 'mayhem', cost: two }, 'Mayhem {2}'],
  reconfigure: [{ kind: 'reconfigure', cost: two }, 'Reconfigure {2}'],
  encore: [{ kind: 'encore', cost: two }, 'Encore {2}'],
  escape: [{ kind: 'escape', cost: two }, 'Escape {2}'],
  offspring: [{ kind: 'offspring', cost: two }, 'Offspring {2}'],
  replicate: [{ kind: 'replicate', cost: two }, 'Replicate {2}'],
  spectacle: [{ kind: 'spectacle', cost: two }, 'Spectacle {2}'],
  surge: [{ kind: 'surge', cost: two }, 'Surge {2}'],
  warp: [{ kind: 'warp', cost: two }, 'Warp {2}'],
  casualty: [{ kind: 'casualty', count: 2 }, 'Casualty 2'],
  cleave: [{ kind: 'cleave', cost: [mana('{4}{W}')] }, 'Cleave {4}{W}'],
  mobilize: [{ kind: 'mobilize', count: 2 }, 'Mobilize 2'],
  partnerWith: [{ kind: 'partnerWith', name: 'Bear Cub' }, 'Partner with Bear Cub'],
  craft: [{ kind: 'craft', with: { type: 'creature' }, count: 2, cost: two }, 'Craft with two creatures {2}'],
  'level up': [{ kind: 'level up', cost: two }, 'Level up {2}'],
  disturb: [{ kind: 'disturb', cost: two }, 'Disturb {2}'],
  disguise: [{ kind: 'disguise', cost: two }, 'Disguise {2}'],
  foretell: [{ kind: 'foretell', cost: two }, 'Foretell {2}'],
  impending: [{ kind: 'impending', count: 4, cost: two }, 'Impending 4—{2}'],
  plot: [{ kind: 'plot', cost: two }, 'Plot {2}'],
  suspend: [{ kind: 'suspend', count: 3, cost: two }, 'Suspend 3—{2}'],
  poisonous: [{ kind: 'poisonous', count: 1 }, 'Poisonous 1'],
  toxic: [{ kind: 'toxic', count: 1 }, 'Toxic 1'],
  unearth: [{ kind: 'unearth', cost: two }, 'Unearth {2}'],
  evoke: [{ kind: 'evoke', cost: two }, 'Evoke {2}'],
  exalted: [{ kind: 'exalted' }, 'Exalted'],
  modular: [{ kind: 'modular', count: 2 }, 'Modular 2'],
  mutate: [{ kind: 'mutate', cost: two }, 'Mutate {2}'],
  bestow: [{ kind: 'bestow', cost: two }, 'Bestow {2}'],
  devour: [{ kind: 'devour', count: 2 }, 'Devour 2'],
  squad: [{ kind: 'squad', cost: two }, 'Squad {2}'],
  harmonize: [{ kind: 'harmonize', cost: two }, 'Harmonize {2}'],
  gift: [{ kind: 'gift', gift: 'tapped Fish' }, 'Gift a tapped Fish'],
  webSlinging: [{ kind: 'webSlinging', cost: two }, 'Web-slinging {2}'],
  prototype: [{ kind: 'prototype', mana: '{2}{R}', power: 3, toughness: 2 }, 'Prototype {2}{R} — 3/2'],
}

const ofCreature = (ability: Ability) => textOf('Creature — Bear', ability)

describe('every kind of static ability has its words', () => {
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
