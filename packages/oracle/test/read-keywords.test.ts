import {
  type Ability,
  bolster,
  createToken,
  type Effect,
  entersWith,
  explore,
  face,
  getEnergy,
  type Keyword,
  keyword,
  mana,
  PREDEFINED_TOKENS,
  payLife,
  SIMPLE_KEYWORDS,
  spell,
} from '@spellwright/dsl'
import { describe, expect, it } from 'vitest'
import { renderFace } from '../src/index.ts'
import { readFace } from '../src/read/read-face.ts'

/** What is read from the words written for these abilities. */
function readAgain(type: string, ...abilities: Ability[]): readonly Ability[] | readonly string[] {
  const facts = { name: 'Test Card', type }
  const read = readFace(facts, renderFace(face({ ...facts, abilities })).text)
  return 'face' in read ? read.face.abilities : read.unread
}

const COUNTED = [
  'afflict',
  'afterlife',
  'backup',
  'bloodthirst',
  'casualty',
  'crew',
  'dredge',
  'fabricate',
  'firebending',
  'graft',
  'mobilize',
  'rampage',
  'soulshift',
] as const
const WITH_COST = [
  'blitz',
  'dash',
  'disguise',
  'embalm',
  'encore',
  'entwine',
  'escape',
  'eternalize',
  'foretell',
  'freerunning',
  'mayhem',
  'miracle',
  'sneak',
  'escalate',
  'reconfigure',
  'offspring',
  'outlast',
  'overload',
  'plot',
  'replicate',
  'scavenge',
  'spectacle',
  'surge',
  'transmute',
  'warp',
] as const

const cost = [mana('{1}{W}')]
const PARAMETRISED: readonly Keyword[] = [
  ...COUNTED.map((kind): Keyword => ({ kind, count: 2 })),
  ...WITH_COST.map((kind) => ({ kind, cost }) as Keyword),
  { kind: 'awaken', count: 3, cost },
  { kind: 'champion', what: { subtype: 'Faerie' } },
  { kind: 'reinforce', count: 2, cost },
  { kind: 'suspend', count: 3, cost },
  { kind: 'partnerWith', name: 'Bear Cub' },
]

describe('what is written is read again', () => {
  it.each(SIMPLE_KEYWORDS)('%s', (word) => {
    expect(readAgain('Creature — Bear', keyword(word))).toEqual([keyword(word)])
  })

  it.each(PARAMETRISED.map((word) => [typeof word === 'string' ? word : word.kind, word] as const))('%s', (_, word) => {
    expect(readAgain('Creature — Bear', keyword(word))).toEqual([keyword(word)])
  })

  it.each(Object.keys(PREDEFINED_TOKENS))('create two %s tokens', (name) => {
    const ability = spell({ effects: [createToken(2, PREDEFINED_TOKENS[name]!)] })
    expect(readAgain('Sorcery', ability)).toEqual([ability])
  })

  const ACTIONS: readonly Effect[] = [
    getEnergy(3),
    bolster(2),
    { kind: 'proliferate' },
    { kind: 'populate' },
    { kind: 'discover', count: 4 },
    { kind: 'amass', subtype: 'Orc', count: 2 },
    { kind: 'investigate', player: 'you', times: 2 },
  ]
  it.each(ACTIONS.map((effect) => [effect.kind, effect] as const))('%s', (_, effect) => {
    expect(readAgain('Sorcery', spell({ effects: [effect] }))).toEqual([spell({ effects: [effect] })])
  })

  it('a creature that explores as it enters', () => {
    const ability: Ability = {
      kind: 'triggered',
      on: { kind: 'zoneChange', object: 'self', to: 'battlefield' },
      effects: [explore('self')],
    }
    expect(readAgain('Creature — Bear', ability)).toEqual([ability])
  })

  it('a land that enters tapped unless life is paid', () => {
    const ability = entersWith({ kind: 'payOr', cost: [payLife(2)], else: [{ kind: 'tapped' }] })
    expect(readAgain('Land', ability)).toEqual([ability])
  })

  it('boast and exhaust, with what these words mean', () => {
    const boast: Ability = {
      kind: 'activated',
      abilityWord: 'Boast',
      cost: [mana('{1}')],
      condition: { kind: 'matches', object: 'self', filter: { is: 'attackedThisTurn' } },
      limit: { times: 1, per: 'turn' },
      effects: [{ kind: 'draw', player: 'you', count: 1 }],
    }
    const exhaust: Ability = {
      kind: 'activated',
      abilityWord: 'Exhaust',
      cost: [mana('{1}')],
      limit: { times: 1, per: 'game' },
      effects: [{ kind: 'draw', player: 'you', count: 1 }],
    }
    expect(readAgain('Creature — Bear', boast)).toEqual([boast])
    expect(readAgain('Creature — Bear', exhaust)).toEqual([exhaust])
  })

  it('an ability paid with energy', () => {
    const ability: Ability = {
      kind: 'activated',
      cost: [{ kind: 'tap' }, { kind: 'payEnergy', amount: 2 }],
      effects: [{ kind: 'draw', player: 'you', count: 1 }],
    }
    expect(readAgain('Artifact', ability)).toEqual([ability])
  })
})
