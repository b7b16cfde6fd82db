import { card, enters, exactly, gainLife, matches, may, put, the, triggered, when } from '@spellwright/dsl'

export const townGreeter = card({
  name: 'Town Greeter',
  cost: '{1}{G}',
  type: 'Creature — Human Citizen',
  power: 1,
  toughness: 1,
  abilities: [
    triggered({
      on: enters('self'),
      effects: [
        { kind: 'mill', player: 'you', count: 4, as: 'milled' },
        may(
          {
            kind: 'chooseAmong',
            player: 'you',
            among: the('milled'),
            filter: { type: 'land' },
            count: exactly(1),
            as: 'chosen',
          },
          put('hand', the('chosen'), { as: 'card' }),
        ),
        when(matches(the('card'), { subtype: 'Town' }), gainLife(2)),
      ],
    }),
  ],
})
