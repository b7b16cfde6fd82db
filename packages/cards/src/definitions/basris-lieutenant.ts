import {
  card,
  createToken,
  dies,
  enters,
  keyword,
  matches,
  putCounters,
  target,
  the,
  token,
  triggered,
} from '@spellwright/dsl'

const whiteKnight = token({
  colors: ['W'],
  type: 'Creature — Knight',
  power: 2,
  toughness: 2,
  abilities: [keyword('vigilance')],
})

export const basrisLieutenant = card({
  name: "Basri's Lieutenant",
  cost: '{3}{W}',
  type: 'Creature — Human Knight',
  power: 3,
  toughness: 4,
  abilities: [
    keyword('vigilance'),
    keyword({ kind: 'protection', from: [{ filter: { is: 'multicolored' } }] }),
    triggered({
      on: enters('self'),
      targets: { creature: target({ type: 'creature', controller: 'you' }) },
      effects: [putCounters('+1/+1', 1, the('creature'))],
    }),
    triggered({
      on: { kind: 'either', events: [dies('self'), dies({ type: 'creature', controller: 'you', other: true })] },
      condition: matches('eventObject', { counters: { counter: '+1/+1', count: { atLeast: 1 } } }),
      effects: [createToken(1, whiteKnight)],
    }),
  ],
})
