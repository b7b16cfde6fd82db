import { card, dies, keyword, put, the, triggered } from '@spellwright/dsl'

export const spinnerOfSouls = card({
  name: 'Spinner of Souls',
  type: 'Creature — Spider Spirit',
  cost: '{2}{G}',
  power: 4,
  toughness: 3,
  abilities: [
    keyword('reach'),
    triggered({
      on: dies({ type: 'creature', is: 'nontoken', controller: 'you', other: true }),
      effects: [
        {
          kind: 'may',
          player: 'you',
          effects: [
            { kind: 'revealUntil', player: 'you', filter: { type: 'creature' }, as: 'card', others: 'others' },
            put('hand', the('card')),
            put('library', the('others'), { library: { position: 'bottom', order: 'random' } }),
          ],
        },
      ],
    }),
  ],
})
