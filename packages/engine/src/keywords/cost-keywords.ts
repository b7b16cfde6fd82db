import {
  type Ability,
  activated,
  addSubtype,
  atBeginningOf,
  type Cost,
  continuous,
  discardSelf,
  gain,
  type Modification,
  manaValueOf,
  powerOf,
  put,
  putCounters,
  returnTo,
  search,
  setBasePT,
  setColor,
  shuffle,
  spell,
  tap,
  target,
  the,
  when,
} from '@spellwright/dsl'
import type { Expansions } from './expansion.ts'

type WithCost =
  | 'craft'
  | 'dash'
  | 'embalm'
  | 'entwine'
  | 'eternalize'
  | 'level up'
  | 'outlast'
  | 'overload'
  | 'reinforce'
  | 'scavenge'
  | 'transmute'

const PAID_DASH = { kind: 'paid', cost: 'dash' } as const

/** CR 702.128, 702.129: a token that is a copy of the card, with exceptions. */
const asToken = (cost: Cost, ...except: Modification[]): Ability =>
  activated({
    zone: 'graveyard',
    timing: 'sorcery',
    cost: [...cost, { kind: 'exile', what: 'self' }],
    effects: [
      {
        kind: 'createTokenCopy',
        player: 'you',
        count: 1,
        of: 'self',
        except: [...except, { kind: 'noManaCost' }, addSubtype('Zombie')],
      },
    ],
  })

/** Keywords with a cost behind them that stand for ordinary abilities. */
export const costKeywords: Expansions<WithCost> = {
  // CR 702.167a
  craft: ({ with: materials, count, cost }) => [
    activated({
      cost: [
        ...cost,
        { kind: 'exile', what: 'self' },
        { kind: 'exile', what: { ...materials, zone: ['battlefield', 'graveyard'], other: true }, count },
      ],
      timing: 'sorcery',
      effects: [returnTo('battlefield', 'self', { enters: ['transformed'], under: { ownerOf: 'self' } })],
    }),
  ],
  // CR 702.87a
  'level up': ({ cost }) => [activated({ cost, timing: 'sorcery', effects: [putCounters('level', 1, 'self')] })],
  // CR 702.109
  dash: ({ cost }) => [
    { kind: 'alternativeCost', cost },
    spell({
      effects: [
        when(PAID_DASH, {
          kind: 'delayedTrigger',
          on: atBeginningOf('end', 'eachPlayer'),
          lasts: 'once',
          effects: [returnTo('hand', 'self')],
        }),
      ],
    }),
    continuous({ affects: 'self', apply: [gain('haste')], condition: PAID_DASH }),
  ],
  embalm: ({ cost }) => [asToken(cost, setColor('W'))],
  eternalize: ({ cost }) => [asToken(cost, setColor('B'), setBasePT(4))],
  // CR 702.42; for the choice of modes see `casting/announce.ts`.
  entwine: ({ cost }) => [{ kind: 'additionalCost', cost, optional: 'may', name: 'entwine' }],
  // CR 702.107
  outlast: ({ cost }) => [
    activated({ cost: [...cost, tap], timing: 'sorcery', effects: [putCounters('+1/+1', 1, 'self')] }),
  ],
  // CR 702.96; for what the spell does then see `casting/announce.ts`.
  overload: ({ cost }) => [{ kind: 'alternativeCost', cost }],
  // CR 702.77
  reinforce: ({ count, cost }) => [
    activated({
      zone: 'hand',
      cost: [...cost, discardSelf],
      targets: { creature: target({ type: 'creature' }) },
      effects: [putCounters('+1/+1', count, the('creature'))],
    }),
  ],
  // CR 702.97
  scavenge: ({ cost }) => [
    activated({
      zone: 'graveyard',
      timing: 'sorcery',
      cost: [...cost, { kind: 'exile', what: 'self' }],
      targets: { creature: target({ type: 'creature' }) },
      effects: [putCounters('+1/+1', powerOf('self'), the('creature'))],
    }),
  ],
  // CR 702.53
  transmute: ({ cost }) => [
    activated({
      zone: 'hand',
      timing: 'sorcery',
      cost: [...cost, discardSelf],
      effects: [
        search({ manaValue: { exactly: manaValueOf('self') } }, { reveal: 'reveal' }),
        put('hand', the('found')),
        shuffle(),
      ],
    }),
  ],
}
