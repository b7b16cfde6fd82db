import { card, keyword, triggered } from '@spellwright/dsl'

export const guardianOfNewBenalia = card({
  name: 'Guardian of New Benalia',
  cost: '{1}{W}',
  type: 'Creature — Human Soldier',
  power: 2,
  toughness: 2,
  abilities: [
    keyword('enlist'),
    triggered({ on: { kind: 'enlisted', object: 'self' }, effects: [{ kind: 'scry', player: 'you', count: 2 }] }),
    {
      kind: 'activated',
      cost: [
        {
          kind: 'discard',
          what: {},
          count: 1,
        },
      ],
      effects: [
        {
          kind: 'apply',
          what: 'self',
          apply: [
            {
              kind: 'gainKeyword',
              keyword: 'indestructible',
            },
          ],
          until: 'endOfTurn',
        },
        {
          kind: 'tap',
          what: 'self',
        },
      ],
    },
  ],
})
