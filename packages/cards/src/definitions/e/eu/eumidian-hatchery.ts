import {
  activated,
  card,
  countersOn,
  createToken,
  dies,
  keyword,
  payLife,
  tap,
  token,
  triggered,
} from '@spellwright/dsl'

export const eumidianHatchery = card({
  name: 'Eumidian Hatchery',
  type: 'Land',
  abilities: [
    activated({
      cost: [tap, payLife(1)],
      effects: [
        { kind: 'addMana', player: 'you', mana: { kind: 'fixed', mana: '{B}' } },
        { kind: 'putCounters', what: 'self', counter: 'hatchling', count: 1 },
      ],
    }),
    triggered({
      on: dies('self'),
      effects: [
        createToken(
          countersOn('self', 'hatchling'),
          token({ colors: ['B'], type: 'Creature — Insect', power: 1, toughness: 1, abilities: [keyword('flying')] }),
        ),
      ],
    }),
  ],
})
