import {
  card,
  continuous,
  countersOn,
  entersWithCounters,
  exile,
  gain,
  keyword,
  targetOpponent,
  the,
  triggered,
} from '@spellwright/dsl'

export const ulamogTheDefiler = card({
  name: 'Ulamog, the Defiler',
  cost: '{10}',
  type: 'Legendary Creature — Eldrazi',
  power: 7,
  toughness: 7,
  abilities: [
    triggered({
      on: { kind: 'cast', spell: 'self' },
      zone: 'stack',
      targets: { player: targetOpponent },
      effects: [
        {
          kind: 'lookAtTop',
          player: the('player'),
          count: {
            kind: 'half',
            quantity: { kind: 'cardsIn', zone: 'library', player: the('player') },
            round: 'up',
          },
          as: 'cards',
          unseen: 'unseen',
        },
        exile(the('cards')),
      ],
    }),
    keyword({ kind: 'ward', cost: [{ kind: 'sacrifice', what: {}, count: 2 }] }),
    entersWithCounters('+1/+1', { kind: 'greatest', value: 'manaValue', of: { zone: 'exile' } }),
    continuous({ affects: 'self', apply: [gain({ kind: 'annihilator', count: countersOn('self', '+1/+1') })] }),
  ],
})
