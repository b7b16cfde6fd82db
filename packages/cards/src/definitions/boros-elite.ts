import { card } from '@spellwright/dsl'

export const borosElite = card({
  name: 'Boros Elite',
  cost: '{W}',
  type: 'Creature — Human Soldier',
  power: 1,
  toughness: 1,
  abilities: [
    {
      kind: 'triggered',
      abilityWord: 'Battalion',
      on: { kind: 'attacks', object: 'self', with: { count: 2, of: { type: 'creature' } } },
      effects: [
        {
          kind: 'apply',
          what: 'self',
          apply: [
            {
              kind: 'modifyPT',
              power: 2,
              toughness: 2,
            },
          ],
          until: 'endOfTurn',
        },
      ],
    },
  ],
})
