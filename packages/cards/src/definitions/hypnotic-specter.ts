import { card, keyword, triggered } from '@spellwright/dsl'

export const hypnoticSpecter = card({
  name: 'Hypnotic Specter',
  cost: '{1}{B}{B}',
  type: 'Creature — Specter',
  power: 2,
  toughness: 2,
  abilities: [
    keyword('flying'),
    triggered({
      on: { kind: 'damage', source: 'self', to: { player: 'opponent' } },
      effects: [{ kind: 'discard', player: 'eventPlayer', count: 1, how: 'random' }],
    }),
  ],
})
