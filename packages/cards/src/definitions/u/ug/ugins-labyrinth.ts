import {
  activated,
  addMana,
  card,
  enters,
  exactly,
  exile,
  linked,
  may,
  returnTo,
  tap,
  the,
  triggered,
} from '@spellwright/dsl'

export const uginsLabyrinth = card({
  name: "Ugin's Labyrinth",
  type: 'Land',
  abilities: [
    triggered({
      abilityWord: 'Imprint',
      on: enters('self'),
      effects: [
        may(
          {
            kind: 'choose',
            player: 'you',
            from: { zone: 'hand', is: 'colorless', manaValue: { atLeast: 7 } },
            whose: 'you',
            count: exactly(1),
            as: 'card',
          },
          exile(the('card'), { linked: 'exiled' }),
        ),
      ],
    }),
    activated({
      cost: [tap],
      effects: [
        {
          kind: 'if',
          condition: { kind: 'exists', of: { zone: 'exile', among: linked('exiled') } },
          then: [addMana('{C}{C}')],
          else: [addMana('{C}')],
        },
      ],
    }),
    activated({ cost: [tap], effects: [returnTo('hand', linked('exiled'))] }),
  ],
})
