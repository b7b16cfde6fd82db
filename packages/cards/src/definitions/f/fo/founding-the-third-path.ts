import { card, chapter, exile, keyword, target, the, upTo } from '@spellwright/dsl'

export const foundingTheThirdPath = card({
  name: 'Founding the Third Path',
  type: 'Enchantment — Saga',
  cost: '{1}{U}',
  abilities: [
    keyword('read ahead'),
    chapter(1, {
      effects: [
        {
          kind: 'choose',
          player: 'you',
          from: {
            zone: 'hand',
            type: ['instant', 'sorcery'],
            manaValue: { atMost: 2 },
            not: { manaValue: { lessThan: 1 } },
          },
          whose: 'you',
          count: upTo(1),
          as: 'card',
        },
        { kind: 'castCard', what: the('card'), player: 'you', cost: 'free', optional: 'may' },
      ],
    }),
    chapter(2, {
      targets: { target: { players: { player: 'any' } } },
      effects: [{ kind: 'mill', player: the('target'), count: 4 }],
    }),
    chapter(3, {
      targets: { card: target({ zone: 'graveyard', owner: 'you', type: ['instant', 'sorcery'] }) },
      effects: [
        exile(the('card'), { as: 'exiled' }),
        { kind: 'copyCard', what: the('exiled'), as: 'copy' },
        { kind: 'castCard', what: the('copy'), player: 'you', cost: 'normal', optional: 'may' },
      ],
    }),
  ],
})
