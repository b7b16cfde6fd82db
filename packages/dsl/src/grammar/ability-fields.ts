import type { Ability, Mode, Modes } from '../ability.ts'
import type { TokenDefinition } from '../card.ts'
import type { CostPart } from '../cost.ts'
import type { Keyword } from '../keyword.ts'
import type { ManaProduction, ManaRider } from '../mana.ts'
import type { Modification } from '../modification.ts'
import type { CostChange, RuleEffect } from '../rule.ts'
import type { TargetSpec } from '../target.ts'
import type { FieldsByKind, FieldsOf } from './fields.ts'

const leaf = 'leaf'
const cost = { cost: 'costPart' } as const
const count = { count: leaf } as const
const none = {} as const
const text = { targets: 'targets', modes: 'modes', effects: 'effect', abilityWord: leaf } as const

export const ABILITY_FIELDS: FieldsByKind<Ability> = {
  spell: text,
  activated: {
    ...text,
    ...cost,
    zone: 'zone',
    timing: leaf,
    condition: 'condition',
    limit: { times: leaf, per: leaf },
    costChange: { change: 'costChange', condition: 'condition' },
    activator: leaf,
    keyword: leaf,
  },
  triggered: {
    ...text,
    on: 'event',
    condition: 'condition',
    zone: 'zone',
    limit: { times: leaf, per: leaf },
    keyword: leaf,
  },
  static: {
    condition: 'condition',
    zone: 'zone',
    affects: 'affects',
    apply: 'modification',
    rule: 'rule',
    replacement: 'replacement',
    abilityWord: leaf,
    keyword: leaf,
  },
  characteristicDefining: {
    power: 'quantity',
    toughness: 'quantity',
    colors: leaf,
    creatureTypes: leaf,
    abilityWord: leaf,
  },
  alternativeCost: { ...cost, condition: 'condition', timing: leaf },
  additionalCost: { ...cost, optional: leaf, name: leaf },
  openingHand: { effects: 'effect' },
  specialAction: { ...cost, zone: 'zone', timing: leaf, effects: 'effect', keyword: leaf },
  keyword: { keyword: 'keyword' },
  classLevel: { ...cost, level: leaf, abilities: 'ability' },
  level: { from: leaf, to: leaf, power: leaf, toughness: leaf, abilities: 'ability' },
}

export const MODE_FIELDS: FieldsOf<Mode> = { targets: 'targets', effects: 'effect', label: leaf, cost: 'costPart' }

export const MODES_FIELDS: FieldsOf<Modes> = {
  min: 'quantity',
  max: 'quantity',
  repeat: leaf,
  keyword: leaf,
  options: 'mode',
}

export const TARGET_FIELDS: FieldsOf<TargetSpec> = {
  objects: 'filter',
  players: 'playerFilter',
  chooser: 'playerRef',
  anyTarget: leaf,
  count: 'chooseCount',
  divide: 'quantity',
  differentFrom: 'objectRef',
  onlyIf: 'condition',
  together: leaf,
}

export const TOKEN_FIELDS: FieldsOf<TokenDefinition> = {
  name: leaf,
  colors: leaf,
  power: leaf,
  toughness: leaf,
  supertypes: leaf,
  types: leaf,
  subtypes: leaf,
  abilities: 'ability',
  back: 'token',
}

const counted = { count: 'quantity', as: leaf } as const

export const COST_FIELDS: FieldsByKind<CostPart> = {
  mana: { mana: leaf },
  ownManaCost: none,
  generic: { amount: 'quantity' },
  tap: none,
  untap: none,
  payLife: { amount: 'quantity' },
  sacrifice: { ...counted, what: 'who', totalPower: leaf },
  discard: { ...counted, what: 'who', random: leaf },
  exile: { ...counted, what: 'who', top: leaf },
  returnToHand: { ...counted, what: 'who' },
  tapOther: { ...counted, what: 'filter', totalPower: leaf },
  reveal: { ...counted, what: 'who' },
  removeCounters: { counter: leaf, count: 'quantity', from: 'who' },
  putCounters: { counter: leaf, count: 'quantity' },
  mill: { count: 'quantity' },
  payEnergy: { amount: 'quantity' },
  collectEvidence: { amount: 'quantity' },
  exert: none,
  loyalty: { change: leaf },
  choice: { options: 'costPart' },
  repeated: { cost: 'costPart', times: 'quantity' },
}

export const COST_CHANGE_FIELDS: FieldsByKind<CostChange> = {
  increase: { ...cost, mana: leaf, times: 'quantity' },
  reduce: { mana: leaf, times: 'quantity' },
  set: { mana: leaf },
}

export const MANA_FIELDS: FieldsByKind<ManaProduction> = {
  fixed: { mana: leaf, times: 'quantity' },
  choice: { options: leaf },
  anyOneColor: { amount: 'quantity', colors: leaf },
  anyCombination: { amount: 'quantity', colors: leaf },
  chosenColor: { chosen: leaf, amount: 'quantity' },
}

export const RIDER_FIELDS: FieldsByKind<ManaRider> = {
  onlyCast: { spell: 'filter' },
  onlyActivate: { object: 'filter' },
  onlyCastOrActivate: { spell: 'filter', object: 'filter' },
  notCast: { spell: 'filter' },
}

export const MODIFICATION_FIELDS: FieldsByKind<Modification> = {
  setController: { player: 'playerRef' },
  addType: { types: leaf },
  setTypes: { types: leaf, subtypes: leaf },
  removeType: { types: leaf },
  addSupertype: { supertypes: leaf },
  removeSupertype: { supertypes: leaf },
  addSubtype: { subtypes: 'words' },
  setCreatureTypes: { subtypes: 'words' },
  allCreatureTypes: none,
  setLandTypes: { subtypes: 'words' },
  setColor: { colors: 'words' },
  addColor: { colors: 'words' },
  gainAbility: { ability: 'ability' },
  gainKeyword: { keyword: 'keyword' },
  loseKeyword: { keyword: leaf },
  loseAllAbilities: none,
  setBasePT: { power: 'quantity', toughness: 'quantity' },
  modifyPT: { power: 'quantity', toughness: 'quantity' },
  switchPT: none,
  setName: { name: leaf },
  noManaCost: none,
}

const affected = { what: 'affects' } as const
const player = { player: 'playerRef' } as const

export const RULE_FIELDS: FieldsByKind<RuleEffect> = {
  cantAttack: { ...affected, defender: 'playerRef' },
  cantAttackAlone: affected,
  cantBlock: { ...affected, attackers: 'filter' },
  cantBlockAlone: affected,
  cantBeBlocked: { ...affected, by: 'filter', exceptBy: 'filter', exceptByCount: leaf, byMoreThan: leaf },
  canBlockOnly: { ...affected, attackers: 'filter' },
  canBlockAdditional: { ...affected, count: leaf },
  mustAttack: { ...affected, defender: 'playerRef' },
  goaded: affected,
  mustBlock: { ...affected, attackers: 'affects' },
  mustBeBlocked: { ...affected, by: leaf },
  attackAsThoughNotDefender: affected,
  attackCost: { ...affected, ...cost, defender: 'playerRef' },
  attackAsThoughHaste: affected,
  mayExert: affected,
  doesntUntap: { ...affected, during: 'playerRef' },
  cantPhaseOut: affected,
  cantCast: { ...player, spell: 'who', perTurn: leaf },
  cantPlayLands: player,
  cantActivate: { object: 'affects', ability: leaf },
  additionalLands: { ...player, count: 'quantity' },
  mayPlayFrom: { ...player, zone: 'zone', what: 'who', top: leaf, using: leaf, verb: leaf },
  castAsThoughFlash: { ...player, spell: 'who' },
  costChange: { ...player, spell: 'who', change: 'costChange' },
  abilityCostChange: { object: 'affects', ability: leaf, change: 'costChange' },
  spendAsAnyColor: player,
  spendOnlyOnX: { colors: leaf },
  cantBeCountered: affected,
  cantBeRegenerated: affected,
  damageCantBePrevented: { source: 'affects' },
  noLegendRule: affected,
  playerHas: { ...player, keyword: 'keyword' },
  cantGainLife: player,
  cantLoseGame: player,
  maximumHandSize: { ...player, size: leaf },
  topCardRevealed: { ...player, to: leaf },
}

export const KEYWORD_FIELDS: FieldsByKind<Keyword> = {
  protection: { from: 'protection' },
  landwalk: { land: 'filter' },
  hexproofFrom: { from: 'filter' },
  ward: cost,
  cycling: { ...cost, search: 'filter', label: leaf },
  flashback: cost,
  kicker: { ...cost, times: leaf },
  buyback: cost,
  echo: cost,
  fading: count,
  vanishing: count,
  cumulativeUpkeep: cost,
  madness: cost,
  morph: { ...cost, mega: leaf },
  ninjutsu: cost,
  annihilator: count,
  bushido: count,
  renown: count,
  equip: { ...cost, to: 'filter' },
  enchant: { what: 'enchanted' },
  affinity: { for: 'filter' },
  toxic: count,
  unearth: cost,
  evoke: cost,
  exalted: none,
  modular: count,
  mutate: cost,
  prototype: { mana: leaf, power: leaf, toughness: leaf },
  bestow: cost,
  squad: cost,
  afflict: count,
  afterlife: count,
  bloodthirst: count,
  crew: count,
  dredge: count,
  fabricate: count,
  graft: count,
  rampage: count,
  soulshift: count,
  blitz: cost,
  casualty: count,
  encore: cost,
  escape: cost,
  mobilize: count,
  offspring: cost,
  partnerWith: { name: leaf },
  replicate: cost,
  spectacle: cost,
  surge: cost,
  warp: cost,
  disguise: cost,
  foretell: cost,
  plot: cost,
  suspend: { ...cost, ...count },
  craft: { ...cost, ...count, with: 'filter' },
  dash: cost,
  disturb: cost,
  embalm: cost,
  entwine: cost,
  eternalize: cost,
  'level up': cost,
  outlast: cost,
  overload: cost,
  reinforce: { ...cost, ...count },
  scavenge: cost,
  transmute: cost,
  awaken: { ...cost, ...count },
  backup: count,
  champion: { what: 'filter' },
  firebending: count,
  freerunning: cost,
  mayhem: cost,
  miracle: cost,
  sneak: cost,
  escalate: cost,
  strive: cost,
  saddle: count,
  reconfigure: cost,
  devour: { ...count, what: 'filter' },
}
