import { card, keyword, targetOpponent, the, triggered } from '@spellwright/dsl'

export const veneratedRotpriest = card({
  name: 'Venerated Rotpriest',
  cost: '{G}',
  type: 'Creature — Phyrexian Druid',
  power: 1,
  toughness: 2,
  abilities: [
    keyword({ kind: 'toxic', count: 1 }),
    triggered({
      on: { kind: 'becomesTarget', object: { type: 'creature', controller: 'you' }, by: { zone: 'stack' } },
      targets: { opponent: targetOpponent },
      effects: [{ kind: 'playerCounters', player: the('opponent'), counter: 'poison', count: 1 }],
    }),
  ],
})
